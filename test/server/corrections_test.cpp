// Results that a tournament gives: what their games, ratings, scores, watchers and players see of
// them, and of their corrections.
#include <gtest/gtest.h>

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "game/catalog.hpp"
#include "play/command.hpp"
#include "rating/game.hpp"
#include "server/model/finished_game.hpp"
#include "server/model/game_record.hpp"
#include "server/model/notice.hpp"
#include "server/model/people.hpp"
#include "server/model/reminder_words.hpp"
#include "server/services/games/table.hpp"
#include "server/services/games/watching.hpp"
#include "server/services/tournaments/tournaments.hpp"
#include "server/store/contact_store.hpp"
#include "server/store/game_check.hpp"
#include "server/store/notice_store.hpp"
#include "server/store/rating_recompute.hpp"
#include "server/tournaments_fixture.hpp"
#include "tournament/event.hpp"

namespace camlann::server::test {
namespace {

class GivenResults : public TournamentsFixture {
 protected:
  using Score = tournament::Score;

  /// Begins a rated tournament of two players with two games.
  std::string begin_rated() {
    auto wish = club_evening(tournament::System::round_robin);
    wish.rated = true;
    wish.terms.cycles = 2;
    const auto id = with_players(wish, 2);
    EXPECT_TRUE(start(id, 1));
    return id;
  }
  Result<boost::json::value> give(const std::string& id, std::size_t round, Score score) {
    return give_result(id, {round, 1, score});
  }
  std::string first_game(const std::string& id, std::size_t round = 0) {
    return games_of(id, round).at(0);
  }
  Standing standing(const std::string& game) { return get(game)->get()->standing; }
  GameMeta meta(const std::string& game) { return get(game)->get()->meta; }
  Store& store() {
    return GetParam() == "memory" ? static_cast<Store&>(failing_) : static_cast<Store&>(*kept_);
  }
  /// Plays six plies and withdraws a draw offer at each: 19 events with the first.
  void play_with_offers(const std::string& game) {
    for (int ply = 0; ply < 6; ++ply) {
      const auto mover = player_at(game, standing(game).seat);
      for (const auto& what :
           {play::Command(play::OfferDraw{}), play::Command(play::AnswerDraw{false})}) {
        Awaited<View> answer;
        games_->ask(GameRequest{mover, game}, answer.reply(), &Table::change, Action{},
                    GameChange(what));
        step();
        EXPECT_TRUE(answer.get()) << answer.get().error().what;
      }
      EXPECT_TRUE(play(game, ply, any_move(**get(game)), "", mover));
    }
  }
  std::optional<KeptRating> rating(const std::string& player) {
    return store().people().rating(player, "cam", rating::Speed::fast).value();
  }
  std::vector<Tally> tallies(const std::string& player) {
    return store().people().tallies(player).value();
  }
  /// Returns the ratings after a game of these two in its final state, as if it had ended so at
  /// `at`, by player.
  std::map<std::string, KeptRating> after(const std::string& game, Millis at,
                                          const std::map<std::string, KeptRating>& before) {
    auto finished = finished_game(meta(game), standing(game), *catalog().find("cam")).value();
    finished.at = at;
    std::vector<KeptRating> were;
    for (const auto& seat : finished.seats) were.push_back(before.at(seat.player));
    const auto are = rated(finished, were);
    return {{finished.seats[0].player, are[0]}, {finished.seats[1].player, are[1]}};
  }
};

INSTANTIATE_TEST_SUITE_P(Stores, GivenResults, testing::Values("memory", "sqlite", "postgres"),
                         store_name);

class GivenResultsInTheDatabase : public GivenResults {};
INSTANTIATE_TEST_SUITE_P(Stores, GivenResultsInTheDatabase, testing::Values("sqlite", "postgres"),
                         store_name);

// They were kept as a resignation, and a draw by agreement.
TEST_P(GivenResults, HaveReasonsOfTheirOwn) {
  struct Given {
    Score score;
    Verdict verdict;
    const char* text;
  };
  const std::uint8_t white = bit_of(Seat::white), black = bit_of(Seat::black);
  for (const auto& [score, verdict, text] :
       {Given{Score::white,
              {Reason::director, white},
              "White wins: the director has given this result."},
        Given{Score::draw, {Reason::director, 0}, "Draw: the director has given this result."},
        Given{Score::white_absent, {Reason::forfeit, black}, "Black wins: White forfeits."},
        Given{Score::black_absent, {Reason::forfeit, white}, "White wins: Black forfeits."},
        Given{
            Score::both_absent, {Reason::neither_came, 0}, "Nobody wins: neither player came."}}) {
    const auto id = begin_rated();
    const auto game = first_game(id);
    ASSERT_TRUE(give(id, 1, score));
    step();
    EXPECT_EQ(standing(game).verdict, verdict) << text;
    EXPECT_EQ(standing(game).result_text, text);
    EXPECT_EQ(standing(game).corrected, std::nullopt);
    const auto given = shown(id);
    EXPECT_EQ(text_field(given, "rounds.0.games.0.given.by"), "anna");
    EXPECT_EQ(text_field(given, "rounds.0.games.0.given.at"), to_iso(now_));
    EXPECT_FALSE(field(given, "rounds.0.games.0.given.corrects").as_bool());
    EXPECT_EQ(rating("p0"), std::nullopt) << "nobody has moved";
  }
}

TEST_P(GivenResults, ARecordNamesThem) {
  const auto id = begin_rated();
  const auto game = first_game(id);
  ASSERT_TRUE(give(id, 1, Score::both_absent));
  step();
  const auto kept = load(store(), game).value().value();
  const auto made = record_of(kept.meta, kept.state);
  EXPECT_EQ(made.value("Termination"), "neither-came");
  EXPECT_EQ(made.value("Result"), "*");
}

TEST_P(GivenResults, AMovedGameIsRatedUnlessItIsAForfeit) {
  for (const Score score : {Score::black_absent, Score::white}) {
    const auto id = begin_rated();
    play_opening(first_game(id));
    ASSERT_TRUE(give(id, 1, score));
    step();
    EXPECT_EQ(rating("p0").has_value(), score == Score::white);
  }
}

TEST_P(GivenResults, APlayerWhoLeavesHasResignedABegunGame) {
  const auto id = begin_rated();
  const auto game = first_game(id);
  play_opening(game);
  const auto white = player_at(game, Seat::white);
  ASSERT_TRUE(ask([&](Tournaments& all) { return all.leave(white, id); }));
  step();
  EXPECT_EQ(standing(game).verdict, (Verdict{Reason::resignation, bit_of(Seat::black)}));
  EXPECT_EQ(text_field(shown(id), "rounds.0.games.0.result"), "0-1f");
  EXPECT_TRUE(rating(white));

  const auto other = begin_rated();
  play_opening(first_game(other));
  const auto removed = player_at(first_game(other), Seat::black);
  const auto before = rating(removed);
  ASSERT_TRUE(ask([&](Tournaments& all) { return all.remove("anna", other, removed); }));
  step();
  EXPECT_EQ(standing(first_game(other)).verdict.reason, Reason::forfeit);
  EXPECT_EQ(text_field(shown(other), "rounds.0.games.0.given.by"), "anna");
  EXPECT_EQ(rating(removed), before);
}

// It was a forfeit, which costs no rating.
TEST_P(GivenResults, ADirectorWhoLeavesAsAPlayerHasResignedToo) {
  auto wish = club_evening(tournament::System::round_robin);
  wish.rated = true;
  const auto id = make(wish);
  for (const char* player : {"anna", "p1"}) ASSERT_TRUE(enter(id, player, player));
  ASSERT_TRUE(start(id, 1));
  const auto game = first_game(id);
  play_opening(game);
  ASSERT_TRUE(ask([&](Tournaments& all) { return all.remove("anna", id, "anna"); }));
  step();
  EXPECT_EQ(standing(game).verdict.reason, Reason::resignation);
  EXPECT_TRUE(rating("anna"));
}

TEST_P(GivenResults, ACorrectionChangesTheGameForItsWatchersToo) {
  const auto id = begin_rated();
  const auto game = first_game(id);
  play_opening(game);
  resign(game, Seat::white);
  const auto watcher = std::make_shared<FakeWatcher>();
  games_->ask(GameRequest{"carl", game}, errors_to(watcher), &Watching::watch, WatchWish{4},
              watcher);
  step();
  const auto heard = watcher->messages.size();
  now_ += 1000;
  ASSERT_TRUE(give(id, 1, Score::white));
  EXPECT_EQ(standing(game).verdict, (Verdict{Reason::director, bit_of(Seat::white)}));
  EXPECT_EQ(standing(game).result_text,
            "White wins: the director has given this result. The earlier result was corrected.");
  EXPECT_EQ(standing(game).corrected, now_);
  EXPECT_EQ(text_field(json_of(*get(game)->get()->json), "corrected"), to_iso(now_));
  ASSERT_GT(watcher->messages.size(), heard);
  EXPECT_EQ(text_field(watcher->messages[heard], "game_state.result.reason"), "director");
  restart();
  EXPECT_EQ(standing(game).corrected, now_);
  EXPECT_EQ(text_field(shown(id), "rounds.0.games.0.given.by"), "anna");
  EXPECT_TRUE(field(shown(id), "rounds.0.games.0.given.corrects").as_bool());
  ASSERT_TRUE(give(id, 1, Score::white)) << "a repeated request";
  EXPECT_EQ(standing(game).version, 5) << "created, two moves, resigned, corrected";
}

// The game was read to its end before all requests of others.
TEST_P(GivenResults, OthersAreAnsweredBeforeTheGamesOfAPlayerWhoLeavesAreRead) {
  const auto id = begin_rated();
  const auto game = first_game(id);
  play_with_offers(game);
  const auto white = player_at(game, Seat::white);
  work_slowly();
  ASSERT_TRUE(ask([&](Tournaments& all) { return all.leave(white, id); }, white));
  Awaited<std::vector<GameSummary>> other;
  games_->ask(QueueKey("eve"), other.reply(), &Table::list, 10, 0);
  step();
  EXPECT_TRUE(other.here());
  const auto verdict = [&] { return load(store(), game).value().value().standing().verdict; };
  for (int i = 0; i < 5 && !verdict().over(); ++i) step();
  EXPECT_EQ(verdict(), (Verdict{Reason::resignation, bit_of(Seat::black)}));
}

// The games' thread read the whole game at once, and all other requests waited.
TEST_P(GivenResults, ALongGameIsReadInTurnsBeforeItsCorrection) {
  const auto id = begin_rated();
  const auto game = first_game(id);
  play_with_offers(game);
  resign(game, Seat::white);
  work_slowly();
  Awaited<Payload> answer;
  games_->ask(QueueKey("anna"), answer.reply(), &Tournaments::give_result, std::string("anna"), id,
              tournament::Report{1, 1, Score::white});
  step();
  EXPECT_FALSE(answer.here()) << "a part of the game was read";
  for (int i = 0; i < 5 && !answer.here(); ++i) step();
  ASSERT_TRUE(answer.here());
  const auto given = content_of(answer);
  ASSERT_TRUE(given) << given.error().what;
  EXPECT_EQ(text_field(*given, "rounds.0.games.0.result"), "1-0");
  const auto kept = load(store(), game).value().value();
  EXPECT_EQ(kept.standing().verdict, (Verdict{Reason::director, bit_of(Seat::white)}));
}

TEST_P(GivenResults, ACorrectionComputesTheRatingsAgain) {
  const auto id = begin_rated();
  const auto first = first_game(id);
  play_opening(first);
  resign(first, Seat::white);
  const auto first_end = now_;
  now_ += 3'600'000;
  ASSERT_TRUE(start(id, 2));
  const auto second = first_game(id, 1);
  play_opening(second);
  resign(second, Seat::white);
  const auto second_end = now_;
  now_ += 3'600'000;
  ASSERT_TRUE(give(id, 1, Score::white));
  const std::map<std::string, KeptRating> fresh{{"p0", KeptRating{}}, {"p1", KeptRating{}}};
  const auto expected = after(second, second_end, after(first, first_end, fresh));
  for (const char* player : {"p0", "p1"}) {
    EXPECT_EQ(rating(player), expected.at(player)) << player;
    EXPECT_EQ(tallies(player).size(), 1U);
  }
  const auto winner = player_at(first, Seat::white);
  EXPECT_EQ(winner, player_at(second, Seat::black));
  EXPECT_EQ(tallies(winner), (std::vector{Tally{"cam", "", 2, 0, 0}}));
  EXPECT_EQ(tallies(player_at(first, Seat::black)), (std::vector{Tally{"cam", "", 0, 0, 2}}));
}

// Each takes time of the games' thread.
TEST_P(GivenResults, ADirectorCorrectsOnlySoManyRatedGamesAtOnce) {
  limits_.corrections_per_player = {1, std::chrono::hours(1)};
  restart();
  const auto id = begin_rated();
  const auto game = first_game(id);
  play_opening(game);
  resign(game, Seat::white);
  ASSERT_TRUE(give(id, 1, Score::white));
  EXPECT_EQ(give(id, 1, Score::draw).error().code, ErrorCode::too_many);
  EXPECT_EQ(text_field(shown(id), "rounds.0.games.0.result"), "1-0");
}

TEST_P(GivenResults, ACorrectionToAForfeitAndBackChangesNothing) {
  const auto id = begin_rated();
  const auto game = first_game(id);
  play_opening(game);
  resign(game, Seat::white);
  const auto white = player_at(game, Seat::white);
  const auto before = rating(white);
  ASSERT_TRUE(give(id, 1, Score::white_absent));
  EXPECT_EQ(standing(game).verdict, (Verdict{Reason::forfeit, bit_of(Seat::black)}));
  EXPECT_EQ(rating(white), std::nullopt);
  ASSERT_TRUE(give(id, 1, Score::both_absent));
  EXPECT_TRUE(tallies(white).empty());
  ASSERT_TRUE(give(id, 1, Score::black));
  EXPECT_EQ(rating(white), before);
  EXPECT_EQ(tallies(white), (std::vector{Tally{"cam", "", 0, 0, 1}}));
}

TEST_P(GivenResultsInTheDatabase, CorrectionsAreSound) {
  const auto id = begin_rated();
  const auto first = first_game(id);
  play_opening(first);
  resign(first, Seat::white);
  now_ += 1000;
  ASSERT_TRUE(start(id, 2));
  play_opening(first_game(id, 1));
  resign(first_game(id, 1), Seat::black);
  now_ += 1000;
  ASSERT_TRUE(give(id, 1, Score::draw));
  ASSERT_TRUE(give(id, 2, Score::black_absent));
  auto check = GameCheck::open(database_, catalog()).value();
  std::vector<std::string> faults;
  const auto told = [&](const GameFault& fault) { faults.push_back(fault.what); };
  const auto games = check.games().value();
  for (const auto& game : games) ASSERT_TRUE(check.check_game(game, told));
  ASSERT_TRUE(check.check_rest(told));
  EXPECT_EQ(faults, std::vector<std::string>());
  EXPECT_EQ(recompute_ratings(database_, catalog())->ratings, 0);
}

TEST_P(GivenResultsInTheDatabase, ACorrectionIsANoticeForItsPlayers) {
  const auto id = begin_rated();
  const auto game = first_game(id);
  const auto white = player_at(game, Seat::white);
  ASSERT_TRUE(ContactStore::open(database_).value().subscribe(
      white, {"https://push.example.org/1", {std::string(65, 'k'), std::string(16, 's')}}, now_,
      10));
  auto notices = NoticeStore::open(database_, Channel::push).value();
  const auto due = [&] {
    auto all = notices.due(now_, 9, [](const Notice&) { return Millis{0}; }).value();
    std::erase_if(all, [](const Notice& one) { return one.kind != NoticeKind::result; });
    return all;
  };
  play_opening(game);
  resign(game, Seat::black);
  EXPECT_TRUE(due().empty()) << "the players were there";
  now_ += 1000;
  ASSERT_TRUE(give(id, 1, Score::draw));
  const auto told = due();
  ASSERT_EQ(told.size(), 1U);
  EXPECT_EQ(told[0].player, white);
  const auto words = words_of(told[0], catalog());
  EXPECT_EQ(letter_words_of(told[0], catalog()).subject, "A result was corrected");
  EXPECT_EQ(words.title,
            "Draw: the director has given this result. The earlier result was corrected.");
  EXPECT_EQ(words.path, "/game/" + game);
  ASSERT_TRUE(notices.done(told[0]));
  EXPECT_TRUE(due().empty()) << "once";
  now_ += 1000;
  ASSERT_TRUE(give(id, 1, Score::white));
  EXPECT_EQ(due().size(), 1U) << "and once more";
}

/// Over the store that fails on command.
class GivenResultsOnABadDisk : public GivenResults {};
INSTANTIATE_TEST_SUITE_P(Stores, GivenResultsOnABadDisk, testing::Values("memory"), store_name);

TEST_P(GivenResultsOnABadDisk, ACorrectionIsSavedWholeOrNotAtAll) {
  const auto id = begin_rated();
  const auto game = first_game(id);
  play_opening(game);
  resign(game, Seat::white);
  const auto before = rating("p0");
  failing_.fail_next_write = true;
  EXPECT_FALSE(give(id, 1, Score::white));
  EXPECT_EQ(text_field(shown(id), "rounds.0.games.0.result"), "0-1");
  EXPECT_EQ(standing(game).verdict.reason, Reason::resignation);
  EXPECT_EQ(rating("p0"), before);
  ASSERT_TRUE(give(id, 1, Score::white));
  EXPECT_EQ(standing(game).verdict.reason, Reason::director);
  EXPECT_NE(rating("p0"), before);
}

}  // namespace
}  // namespace camlann::server::test
