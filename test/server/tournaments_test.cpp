// Tournaments on the server: rounds and their games, results, rights, limits, restarts.
#include <gtest/gtest.h>

#include "play/command.hpp"
#include "server/services/clubs/clubs.hpp"
#include "server/services/games/table.hpp"
#include "server/services/games/watching.hpp"
#include "server/services/tournaments/tournaments.hpp"
#include "server/tournaments_fixture.hpp"
#include "tournament/event.hpp"

namespace camlann::server::test {
namespace {

using tournament::System;

class TournamentsTest : public TournamentsFixture {};

INSTANTIATE_TEST_SUITE_P(Stores, TournamentsTest, testing::Values("memory", "sqlite", "postgres"),
                         store_name);

TEST_P(TournamentsTest, ATournamentOfAClubIsForItsMembers) {
  const auto of_club = [&](const std::function<Result<Payload>(Clubs&)>& what) {
    return asked(what, "anyone");
  };
  const auto club =
      of_club([](Clubs& all) { return all.make("anna", {"River", "", false, "Ann"}); });
  ASSERT_TRUE(club);
  const auto join = [&](const std::string& player) {
    return of_club(
        [&](Clubs& all) { return all.join(player, "river", player, text_field(*club, "code")); });
  };
  auto wish = club_evening(System::swiss);
  wish.club = "river";
  wish.is_public = false;
  const auto id = make(wish);
  const std::string refused = "This tournament is for members of its club";
  EXPECT_EQ(enter(id, "ben", "Ben").error().what, refused);
  ASSERT_TRUE(join("ben"));
  ASSERT_TRUE(enter(id, "ben", "Ben"));
  ASSERT_TRUE(enter(id, "ben", "Ben")) << "a repeated request";
  ASSERT_TRUE(ask([&](Tournaments& all) { return all.leave("ben", id); }));
  ASSERT_TRUE(of_club([](Clubs& all) { return all.remove("anna", "river", "ben"); }));
  restart();
  EXPECT_EQ(enter(id, "ben", "Ben").error().what, refused) << "also to return";
  wish.is_public = true;
  EXPECT_TRUE(enter(make(wish), "carl", "Carl"));
}

TEST_P(TournamentsTest, ARoundRobinIsPlayedToItsEnd) {
  const auto id = with_players(club_evening(System::round_robin), 4);
  EXPECT_EQ(text_field(shown(id), "phase"), "open");
  Random lots(1);
  for (std::size_t round = 1; round <= 3; ++round) {
    ASSERT_TRUE(start(id, round));
    EXPECT_EQ(games_of(id, round - 1).size(), 2U);
    play_round(id, round - 1, lots);
  }
  EXPECT_EQ(start(id, 4).error().what, "All rounds have been paired");
  ASSERT_TRUE(finish(id));
  const auto over = shown(id);
  EXPECT_EQ(text_field(over, "phase"), "over");
  std::int64_t halves = 0;
  for (int i = 0; i < 4; ++i) {
    halves += number_field(over, "standing." + std::to_string(i) + ".halves");
  }
  EXPECT_EQ(halves, 12);
}

TEST_P(TournamentsTest, TheGamesAreThoseOfThePlayers) {
  const auto id = with_players(club_evening(System::round_robin), 2);
  ASSERT_TRUE(start(id, 1));
  const auto game = games_of(id, 0).front();
  const auto meta = get(game)->get()->meta;
  EXPECT_EQ(meta.tournament, id);
  EXPECT_EQ(meta.time, club_evening(System::swiss).time);
  EXPECT_EQ(std::set({meta.seats[0].id, meta.seats[1].id}), (std::set<std::string>{"p0", "p1"}));
  EXPECT_EQ(meta.seats[0].name, meta.seats[0].id);
  EXPECT_EQ(play(game, 0, any_move(**get(game)), "n", "anna").error().what,
            "You have no seat in this game");
  restart();
  EXPECT_EQ(get(game)->get()->meta, meta);
}

TEST_P(TournamentsTest, TheGamesShowTheRatings) {
  auto wish = club_evening(System::round_robin);
  wish.rated = true;
  const auto id = with_players(wish, 3);
  ASSERT_TRUE(start(id, 1));
  const auto first = games_of(id, 0).at(0);
  for (const auto& seat : get(first)->get()->meta.seats)
    EXPECT_EQ(seat.rating, "") << "new players";
  play_opening(first);
  resign(first, Seat::white);
  ASSERT_TRUE(start(id, 2));
  int rated = 0;
  for (const auto& seat : get(games_of(id, 1).at(0))->get()->meta.seats) {
    if (!seat.rating.empty()) ++rated;
  }
  EXPECT_EQ(rated, 1) << "of three one plays who has played before";
}

TEST_P(TournamentsTest, AnAbsentPlayerLosesTheGame) {
  const auto id = with_players(club_evening(System::round_robin), 4);
  ASSERT_TRUE(start(id, 1));
  const auto games = games_of(id, 0);
  const auto move = any_move(**get(games[0]));
  ASSERT_TRUE(play(games[0], 0, move, "n", player_at(games[0], Seat::white)));
  now_ += play::first_move_time - 1;
  step();
  EXPECT_FALSE(get(games[0])->get()->standing.verdict.over());
  now_ += 2;
  for (int i = 0; i < 3; ++i) step();
  EXPECT_EQ(get(games[0])->get()->standing.verdict, (Verdict{Reason::forfeit, 0b01}));
  EXPECT_EQ(get(games[1])->get()->standing.verdict, (Verdict{Reason::forfeit, 0b10}));
  const auto there = shown(id);
  EXPECT_EQ(text_field(there, "rounds.0.games.0.result"), "1-0f");
  EXPECT_EQ(text_field(there, "rounds.0.games.1.result"), "0-1f");
}

TEST_P(TournamentsTest, AnAbsentPlayerIsNotPairedAgainInASwiss) {
  const auto id = with_players(club_evening(System::swiss), 4);
  ASSERT_TRUE(start(id, 1));
  const auto games = games_of(id, 0);
  const auto absent = player_at(games[0], Seat::white);
  resign(games[1], Seat::white);
  now_ += play::first_move_time;
  for (int i = 0; i < 3; ++i) step();
  EXPECT_EQ(number_field(shown(id), "players"), 3);
  ASSERT_TRUE(start(id, 2));
  for (const auto& game : games_of(id, 1)) {
    EXPECT_NE(player_at(game, Seat::white), absent);
    EXPECT_NE(player_at(game, Seat::black), absent);
  }
  ASSERT_TRUE(enter(id, absent, absent));
  EXPECT_EQ(number_field(shown(id), "players"), 4);
}

TEST_P(TournamentsTest, AGameOfATournamentIsNotCalledOff) {
  const auto id = with_players(club_evening(System::round_robin), 2);
  ASSERT_TRUE(start(id, 1));
  const auto game = games_of(id, 0).front();
  Awaited<View> answer;
  games_->ask(GameRequest{player_at(game, Seat::white), game}, answer.reply(), &Table::change,
              Action{}, GameChange(play::Cancel{}));
  step();
  EXPECT_EQ(answer.get().error().what, "A game of a tournament is not called off");
}

TEST_P(TournamentsTest, MovesOfATournamentAreNotTakenBack) {
  const auto id = with_players(club_evening(System::round_robin), 2);
  ASSERT_TRUE(start(id, 1));
  const auto game = games_of(id, 0).front();
  const auto white = player_at(game, Seat::white);
  ASSERT_TRUE(play(game, 0, any_move(**get(game)), "n", white));
  Awaited<View> answer;
  games_->ask(GameRequest{white, game}, answer.reply(), &Table::change, Action{},
              GameChange(play::TakeBack{}));
  step();
  EXPECT_EQ(answer.get().error().what, "In a game of a tournament moves are not taken back");
}

TEST_P(TournamentsTest, ARoundStartedTwiceIsPairedOnce) {
  const auto id = with_players(club_evening(System::swiss), 4);
  ASSERT_TRUE(start(id, 1));
  const auto games = games_of(id, 0);
  ASSERT_TRUE(start(id, 1));
  EXPECT_EQ(games_of(id, 0), games);
  EXPECT_EQ(number_field(shown(id), "round"), 1);
  EXPECT_EQ(start(id, 3).error().what, "Another round comes next");
  EXPECT_EQ(start(id, 2).error().what, "Games of this round are still open");
}

TEST_P(TournamentsTest, AccountsThatLookAlikePlayInOneTournament) {
  games_->know_accounts([](std::string_view player) { return player == "ben" || player == "ian"; });
  const auto id = make(club_evening(System::swiss));
  ASSERT_TRUE(enter(id, "ben", "limes11"));
  EXPECT_FALSE(enter(id, "carl", "Iimes11")) << "a guest";
  EXPECT_TRUE(enter(id, "ian", "Iimes11")) << "two accounts";
}

TEST_P(TournamentsTest, EnteringTwiceCountsOnce) {
  const auto id = make(club_evening(System::swiss));
  ASSERT_TRUE(enter(id, "ben", "Ben"));
  ASSERT_TRUE(enter(id, "ben", "Benjamin"));
  EXPECT_EQ(number_field(shown(id), "players"), 1);
  EXPECT_EQ(text_field(shown(id), "entrants.0.name"), "Ben");
  EXPECT_FALSE(enter(id, "carl", "Вen")) << "in Cyrillic letters";
  EXPECT_EQ(enter(id, "carl", "Ben").error().what,
            "Somebody in this tournament has this name, or one that looks like it");
}

TEST_P(TournamentsTest, ANameThatTheHostNoLongerWantsIsNotShown) {
  auto words = std::make_shared<const WordList>();
  games_->know_words([&words] { return words; });
  auto wish = club_evening(System::swiss);
  wish.name = "Idiots of the river";
  wish.is_public = true;
  const auto id = make(wish);
  EXPECT_EQ(text_field(shown(id), "name"), "Idiots of the river");
  words = std::make_shared<const WordList>(std::vector<std::string>{"idiot*"});
  EXPECT_EQ(text_field(shown(id), "name"), "(name hidden by the host)");
  const auto listed = *ask([](Tournaments& all) { return all.list("eve"); }, "eve");
  EXPECT_EQ(text_field(listed, "tournaments.0.name"), "(name hidden by the host)");
  words = std::make_shared<const WordList>();
  EXPECT_EQ(text_field(shown(id), "name"), "Idiots of the river") << "while the word is there";
}

TEST_P(TournamentsTest, StrangersDirectNothing) {
  const auto id = with_players(club_evening(System::swiss), 4);
  const std::string refused = "Only a director of the tournament can do this";
  EXPECT_EQ(start(id, 1, "p0").error().what, refused);
  ASSERT_TRUE(start(id, 1));
  const tournament::Report forged{1, 1, tournament::Score::white};
  EXPECT_EQ(give_result(id, forged, "p0").error().what, refused);
  EXPECT_EQ(ask([&](Tournaments& all) { return all.remove("p0", id, "p1"); }).error().what,
            refused);
  EXPECT_EQ(ask([&](Tournaments& all) { return all.finish("p0", id); }).error().what, refused);
  EXPECT_EQ(text_field(shown(id), "rounds.0.games.0.result"), "*");
}

TEST_P(TournamentsTest, TheDirectorsResultEndsTheGame) {
  const auto id = with_players(club_evening(System::swiss), 4);
  ASSERT_TRUE(start(id, 1));
  const auto games = games_of(id, 0);
  for (const auto& [board, score] :
       {std::pair(1U, tournament::Score::white_absent), {2U, tournament::Score::draw}}) {
    const tournament::Report given{1, board, score};
    ASSERT_TRUE(give_result(id, given));
    ASSERT_TRUE(give_result(id, given));
  }
  step();
  const auto first = get(games[0])->get()->standing.verdict;
  EXPECT_TRUE(first.won_by(Seat::black));
  EXPECT_EQ(get(games[1])->get()->standing.verdict, (Verdict{Reason::director, 0}));
  const tournament::Report other{1, 2, tournament::Score::black};
  ASSERT_TRUE(give_result(id, other));
  EXPECT_EQ(text_field(shown(id), "rounds.0.games.1.result"), "0-1");
  EXPECT_TRUE(get(games[1])->get()->standing.verdict.won_by(Seat::black));
  const tournament::Report nowhere{1, 9, tournament::Score::black};
  EXPECT_EQ(give_result(id, nowhere).error().code, ErrorCode::not_found);
}

TEST_P(TournamentsTest, LeavingLosesTheOpenGameAndAllowsReturning) {
  const auto id = with_players(club_evening(System::swiss), 4);
  ASSERT_TRUE(start(id, 1));
  const auto game = games_of(id, 0).front();
  const auto white = player_at(game, Seat::white);
  const auto leave = [&](Tournaments& all) { return all.leave(white, id); };
  ASSERT_TRUE(ask(leave));
  ASSERT_TRUE(ask(leave));
  step();
  EXPECT_EQ(text_field(shown(id), "rounds.0.games.0.result"), "0-1f");
  EXPECT_TRUE(get(game)->get()->standing.verdict.won_by(Seat::black));
  EXPECT_EQ(number_field(shown(id), "players"), 3);
  ASSERT_TRUE(enter(id, white, white));
  EXPECT_EQ(number_field(shown(id), "players"), 4);
}

TEST_P(TournamentsTest, LatePlayersAndByes) {
  const auto id = with_players(club_evening(System::swiss), 3);
  ASSERT_TRUE(start(id, 1));
  EXPECT_EQ(field(shown(id), "rounds.0.byes").as_array().size(), 1U);
  ASSERT_TRUE(enter(id, "late", "Late"));
  EXPECT_EQ(number_field(shown(id), "entrants.3.from"), 2);
  const auto rest = [&](Tournaments& all) { return all.ask_bye("late", id, 2); };
  ASSERT_TRUE(ask(rest));
  ASSERT_TRUE(ask(rest));
  Random lots(1);
  play_round(id, 0, lots);
  ASSERT_TRUE(start(id, 2));
  // An unpaired player has a whole point.
  EXPECT_EQ(text_field(shown(id), "rounds.1.byes.0.kind"), "win");
  EXPECT_EQ(text_field(shown(id), "rounds.1.byes.1.kind"), "half");
  EXPECT_EQ(number_field(shown(id), "rounds.1.byes.1.player"), 3);
}

TEST_P(TournamentsTest, RoundsStartByTheClock) {
  auto wish = club_evening(System::swiss);
  wish.terms.rounds = 2;
  wish.starts_in = 60'000;
  wish.pause = 30'000;
  const auto id = make(wish);
  now_ += 60'000;
  step();
  EXPECT_EQ(text_field(shown(id), "phase"), "open") << "nobody is there";
  for (const char* player : {"p0", "p1", "p2", "p3"}) ASSERT_TRUE(enter(id, player, player));
  now_ += 11'000;
  restart();
  step();
  ASSERT_EQ(number_field(shown(id), "round"), 1);
  Random lots(1);
  play_round(id, 0, lots);
  EXPECT_EQ(text_field(shown(id), "next"), to_iso(now_ + 30'000));
  now_ += 29'999;
  step();
  EXPECT_EQ(number_field(shown(id), "round"), 1);
  now_ += 1;
  step();
  ASSERT_EQ(number_field(shown(id), "round"), 2);
  play_round(id, 1, lots);
  now_ += 30'000;
  step();
  EXPECT_EQ(text_field(shown(id), "phase"), "over");
}

TEST_P(TournamentsTest, AnArenaPairsFreePlayersUntilItsTimeIsOver) {
  auto wish = club_evening(System::arena);
  wish.lasts = 20'000;
  const auto id = with_players(wish, 4);
  ASSERT_TRUE(start(id, 1));
  const auto first = games_of(id, 0);
  ASSERT_EQ(first.size(), 2U);
  for (const auto& game : first) resign(game, Seat::white);
  now_ += 5000;
  step();
  EXPECT_EQ(number_field(shown(id), "round"), 2);
  now_ += 15'000;
  step();
  EXPECT_EQ(text_field(shown(id), "phase"), "over");
  const auto open = games_of(id, 1).front();
  EXPECT_EQ(text_field(shown(id), "rounds.1.games.0.result"), "*");
  resign(open, Seat::white);
  EXPECT_EQ(text_field(shown(id), "rounds.1.games.0.result"), "*");
}

TEST_P(TournamentsTest, TournamentsThatEndAtTheSameTimeDoSoInPortions) {
  constexpr int tournaments = 20;
  limits_.tournaments_per_player = tournaments;
  restart();
  auto wish = club_evening(System::arena);
  wish.lasts = 20'000;
  for (int i = 0; i < tournaments; ++i) {
    ASSERT_TRUE(start(with_players(wish, 2), 1));
  }
  const auto running = [this] {
    Store& store = GetParam() == "memory" ? static_cast<Store&>(failing_) : *kept_;
    return store.tournaments().count("anna").value().made;
  };
  ASSERT_EQ(running(), tournaments);
  now_ += 20'000;
  for (int before = tournaments; before > 0;) {
    step();
    const int left = running();
    ASSERT_LT(left, before);
    EXPECT_LE(before - left, 8);
    before = left;
  }
}

// Resigning at once, 128 guests made about 46,000 games an hour.
TEST_P(TournamentsTest, WhoEndsAGameOfAnArenaBeforeMovingIsNotPairedAgain) {
  auto wish = club_evening(System::arena);
  wish.lasts = 60'000;
  const auto id = with_players(wish, 4);
  ASSERT_TRUE(start(id, 1));
  const auto games = games_of(id, 0);
  const auto away = player_at(games[0], Seat::white);
  resign(games[0], Seat::white);
  step();
  EXPECT_EQ(number_field(shown(id), "players"), 3);
  play_opening(games[1]);
  resign(games[1], Seat::white);
  step();
  EXPECT_EQ(number_field(shown(id), "players"), 3) << "that one was played";
  now_ += 5000;
  step();
  for (const auto& game : games_of(id, 1)) {
    EXPECT_NE(player_at(game, Seat::white), away);
    EXPECT_NE(player_at(game, Seat::black), away);
  }
  ASSERT_TRUE(enter(id, away, away));
  EXPECT_EQ(number_field(shown(id), "players"), 4);
}

TEST_P(TournamentsTest, AKnockoutEndsWithItsFinal) {
  auto wish = club_evening(System::knockout);
  wish.pause = 5000;
  const auto id = with_players(wish, 4);
  ASSERT_TRUE(start(id, 1));
  for (std::size_t round = 0; round < 2; ++round) {
    for (const auto& game : games_of(id, round)) resign(game, Seat::white);
    now_ += 5000;
    step();
  }
  EXPECT_EQ(text_field(shown(id), "phase"), "over");
  EXPECT_EQ(number_field(shown(id), "round"), 2);
}

TEST_P(TournamentsTest, ACorrespondenceLeagueHasAllItsGamesAtOnce) {
  const auto id = with_players(by_correspondence(1), 4);
  ASSERT_TRUE(start(id, 1));
  EXPECT_EQ(number_field(shown(id), "round"), 3);
  for (std::size_t round = 0; round < 3; ++round) EXPECT_EQ(games_of(id, round).size(), 2U);
}

TEST_P(TournamentsTest, ManyGamesByCorrespondenceBeginInPortionsAlsoAfterARestart) {
  const auto id = with_players(by_correspondence(2), 24);
  ASSERT_TRUE(start(id, 1));
  const auto rounds = [&] { return number_field(shown(id), "round"); };  // and another portion
  auto before = rounds();
  EXPECT_LE(before, 10) << "12 games each";
  restart();
  for (int steps = 0; before < 40 && steps < 30; ++steps) {
    const auto now = rounds();
    EXPECT_LE((now - before) * 12, 64 * 2) << "with the restart's step";
    before = now;
  }
  EXPECT_EQ(rounds(), 40) << "no player has more games at a time";
  for (int board = 1; board <= 12; ++board) {
    ASSERT_TRUE(give_result(id, {1, static_cast<std::size_t>(board), tournament::Score::draw}));
  }
  for (int i = 0; i < 3; ++i) step();
  EXPECT_EQ(rounds(), 41);
  for (std::size_t round = 0; round < 41; ++round) EXPECT_EQ(games_of(id, round).size(), 12U);
}

TEST_P(TournamentsTest, ARoundRobinHasBoundedGamesInAll) {
  limits_.round_robin_games = 12;
  restart();
  EXPECT_EQ(enter(with_players(by_correspondence(1), 5), "late", "Late").error().code,
            ErrorCode::too_many);
  EXPECT_EQ(enter(with_players(by_correspondence(2), 4), "late", "Late").error().code,
            ErrorCode::too_many);
  EXPECT_TRUE(enter(with_players(club_evening(System::swiss), 6), "late", "Late"));
}

TEST_P(TournamentsTest, AFloodOfTournamentsIsRefused) {
  for (int i = 0; i < limits_.tournaments_per_player; ++i) make(club_evening(System::swiss));
  const auto wish = club_evening(System::swiss);
  const auto one_more = ask([&](Tournaments& all) { return all.make("anna", wish); });
  EXPECT_EQ(one_more.error().code, ErrorCode::too_many);
  EXPECT_TRUE(ask([&](Tournaments& all) { return all.make("ben", wish); }));
}

TEST_P(TournamentsTest, ARepeatedRequestMakesNoSecondTournament) {
  auto wish = club_evening(System::swiss);
  wish.nonce = "once";
  const auto id = make(wish);
  EXPECT_EQ(make(wish), id);
  restart();
  EXPECT_EQ(make(wish), id);
  wish.name = "Another";
  EXPECT_EQ(ask([&](Tournaments& all) { return all.make("anna", wish); }).error().code,
            ErrorCode::conflict);
}

TEST_P(TournamentsTest, OnlyPublicOnesAreListedForStrangers) {
  const auto hidden = make(club_evening(System::swiss));
  auto wish = club_evening(System::swiss);
  wish.is_public = true;
  const auto open = make(wish);
  ASSERT_TRUE(enter(hidden, "ben", "Ben"));
  const auto listed = [&](const std::string& player) {
    std::set<std::string> ids;
    const auto list = *ask([&](Tournaments& all) { return all.list(player); });
    const auto all = field(list, "tournaments");
    for (const auto& one : all.as_array()) ids.insert(text_field(one, "id"));
    return ids;
  };
  EXPECT_EQ(listed("anna"), (std::set{hidden, open}));
  EXPECT_EQ(listed("ben"), (std::set{hidden, open}));
  EXPECT_EQ(listed("carl"), std::set{open});
}

TEST_P(TournamentsTest, WatchersReceiveEveryChange) {
  const auto id = make(club_evening(System::swiss));
  const auto watcher = std::make_shared<FakeWatcher>();
  games_->ask(GameRequest{"ben", id}, errors_to(watcher), &Watching::await, watcher);
  step();
  ASSERT_TRUE(enter(id, "ben", "Ben"));
  ASSERT_EQ(watcher->messages.size(), 2U);
  EXPECT_EQ(text_field(watcher->messages[1], "type"), "tournament");
  EXPECT_EQ(text_field(watcher->messages[1], "tournament"), id);
  EXPECT_EQ(number_field(watcher->messages[1], "version"), number_field(shown(id), "version"));
  games_->tell(QueueKey("ben"), &Watching::unwatch, GameRequest{"ben", id}, watcher);
  games_->ask(GameRequest{"ben", "00000000zzz"}, errors_to(watcher), &Watching::await, watcher);
  step();
  EXPECT_EQ(text_field(watcher->messages[2], "error.code"), "not-found");
}

}  // namespace
}  // namespace camlann::server::test
