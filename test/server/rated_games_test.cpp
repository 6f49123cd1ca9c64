// Rated games, over both stores: ratings and scores move with the end of a game, once, together
// with it or not at all, and can be made anew from the games.
#include <cmath>
#include <optional>
#include <random>
#include <set>
#include <string>

#include "database/database.hpp"
#include "play/command.hpp"
#include "rating/game.hpp"
#include "server/games_fixture.hpp"
#include "server/messages/game.hpp"
#include "server/messages/people.hpp"
#include "server/model/finished_game.hpp"
#include "server/model/list_wish.hpp"
#include "server/model/profile.hpp"
#include "server/services/games/invitations.hpp"
#include "server/services/games/profiles.hpp"
#include "server/services/games/table.hpp"
#include "server/store/forget_player.hpp"
#include "server/store/game_rows.hpp"

namespace camlann::server::test {
namespace {

using rating::Speed;

constexpr Millis a_minute = 60'000;
constexpr Millis a_day = Millis{24} * 60 * a_minute;
const play::TimeControl slow_time{10 * a_minute, 10'000};

class RatedGames : public GamesFixture {
 protected:
  static NewInvitation wish(const std::string& variant = "cam", bool is_rated = true) {
    NewInvitation wish;
    wish.game = wish_for(variant, Opponent::person);
    wish.game.time = slow_time;
    wish.game.rated = is_rated;
    wish.name = "host";
    return wish;
  }
  Result<Invitation> invite(NewInvitation wanted, const std::string& player = "anna") {
    if (!wanted.game.seats.empty()) wanted.seat = std::nullopt;
    Awaited<Invitation> answer;
    games_->ask(QueueKey(player), answer.reply(), &Invitations::invite, std::move(wanted));
    step();
    return answer.get();
  }
  Result<Invitation> answer(const std::string& id, InvitationAnswer given,
                            const std::string& player) {
    Awaited<Invitation> answer;
    games_->ask(QueueKey(player), answer.reply(), &Invitations::answer, id, std::move(given));
    step();
    return answer.get();
  }
  /// In turn order from the host on.
  std::string begin(NewInvitation wanted, const std::vector<std::string>& players) {
    auto invitation = invite(std::move(wanted), players.front());
    EXPECT_TRUE(invitation) << invitation.error().what;
    for (std::size_t i = 1; i < players.size(); ++i) {
      invitation = answer(invitation->id, SitDown{players[i], {}}, players[i]);
      EXPECT_TRUE(invitation) << invitation.error().what;
    }
    return invitation->game;
  }
  static NewInvitation table_of(const std::string& variant, std::size_t players) {
    auto wanted = wish(variant);
    wanted.game.seats.assign(players, {});
    return wanted;
  }
  Result<View> act_as(const std::string& player, const play::Command& what, const std::string& id,
                      const Action& action = {}) {
    Awaited<View> answer;
    games_->ask(GameRequest{player, id}, answer.reply(), &Table::change, action, GameChange(what));
    step();
    return answer.get();
  }
  /// After everyone has moved.
  void resign(const std::string& player, const std::string& id) {
    play_opening(id);
    const auto done = act_as(player, play::Resign{}, id);
    EXPECT_TRUE(done) << done.error().what;
  }
  Profile profile(const std::string& id, const std::string& game_request = "anybody") {
    Awaited<Profile> answer;
    games_->ask(QueueKey(game_request), answer.reply(), &Profiles::profile, id);
    step();
    return answer.get().value();
  }
  double rating_of(const std::string& player) {
    const auto ratings = profile(player, player).ratings;
    return ratings.empty() ? 0 : ratings.front().glicko.rating;
  }
  LeaderBoard leaders(const RatingKind& kind, const ListWish& wish = {}) {
    Awaited<LeaderBoard> answer;
    games_->ask(QueueKey("anybody"), answer.reply(), &Profiles::leaders, kind, wish);
    step();
    return answer.get().value();
  }
  std::vector<RatingPoint> history(const std::string& player, const RatingKind& kind) {
    Awaited<std::vector<RatingPoint>> answer;
    games_->ask(QueueKey("anybody"), answer.reply(), &Profiles::history, player, kind);
    step();
    return answer.get().value();
  }
};

INSTANTIATE_TEST_SUITE_P(Stores, RatedGames, testing::Values("memory", "sqlite", "postgres"),
                         store_name);

/// Over the store that fails on command.
class RatedGamesOnABadDisk : public RatedGames {};
INSTANTIATE_TEST_SUITE_P(Stores, RatedGamesOnABadDisk, testing::Values("memory"), store_name);

class RatingsInTheDatabase : public RatedGames {};
INSTANTIATE_TEST_SUITE_P(Stores, RatingsInTheDatabase, testing::Values("sqlite", "postgres"),
                         store_name);

TEST_P(RatedGames, Point49_5AllOpponentsOfAPlayerAreListedInParts) {
  const auto part = [&](const ListWish& wanted) {
    Awaited<ListPart<MetOpponent>> answer;
    games_->ask(QueueKey("anybody"), answer.reply(), &Profiles::opponents, "anna", wanted);
    step();
    return answer.get().value();
  };
  for (int i = 0; i < 25; ++i) {
    const auto other = "one" + std::to_string(i);
    ASSERT_TRUE(act_as(other, play::Resign{}, begin(wish(), {"anna", other})));
    if (i == 7) resign(other, begin(wish(), {"anna", other}));
    now_ += 3'600'000;
  }
  EXPECT_EQ(profile("anna").opponents.size(), 20U);
  EXPECT_EQ(profile("anna").opponents[0].id, "one7") << "the most frequent one";
  const auto first = part({0, 20, {}});
  EXPECT_EQ(first.next, 20);
  const auto rest = part({20, 20, {}});
  EXPECT_EQ(rest.all.size(), 5U);
  EXPECT_EQ(rest.next, std::nullopt);
  std::set<std::string> ids;
  for (const auto& list : {first, rest}) {
    for (const auto& one : list.all) ids.insert(one.id);
  }
  EXPECT_EQ(ids.size(), 25U);
}

TEST_P(RatedGames, AnAccountThatHasBeenDeletedIsShownAsGone) {
  auto wanted = wish();
  wanted.name = std::string(deleted_name);
  ASSERT_TRUE(act_as("ben", play::Resign{}, begin(wanted, {"anna", "ben"})));
  EXPECT_TRUE(profile("anna").gone);
  EXPECT_NE(profile_json(profile("anna")).find(R"("gone":true)"), std::string::npos);
  EXPECT_FALSE(profile("ben").gone);
}

// The first game of two new players by the paper's formulas, worked out by hand elsewhere too.
TEST_P(RatedGames, TheFirstGameMovesBothRatingsAlike) {
  resign("ben", begin(wish(), {"anna", "ben"}));
  const auto anna = profile("anna");
  const auto ben = profile("ben");
  ASSERT_EQ(anna.ratings.size(), 1U);
  EXPECT_EQ(anna.ratings[0].variant, "cam");
  EXPECT_EQ(anna.ratings[0].speed, Speed::slow);
  EXPECT_EQ(anna.ratings[0].games, 1);
  EXPECT_NEAR(anna.ratings[0].glicko.rating, 1662.3, 0.1);
  EXPECT_NEAR(ben.ratings.at(0).glicko.rating, 1337.7, 0.1);
  EXPECT_NEAR(ben.ratings.at(0).glicko.deviation, 290.3, 0.1);
  EXPECT_EQ(anna.scores, (std::vector{Tally{"cam", "", 1, 0, 0}}));
  ASSERT_EQ(ben.opponents.size(), 1U);
  EXPECT_EQ(ben.opponents[0].tally, (Tally{"", "anna", 0, 0, 1}));
  EXPECT_EQ(ben.opponents[0].name, "host");
  EXPECT_EQ(anna.since, now_);
  restart();
  EXPECT_NEAR(rating_of("anna"), 1662.3, 0.1);
}

// An absence, or a resignation at once, moved two new players to 1338 and 1662.
TEST_P(RatedGames, AGameChangesRatingsOnlyAfterEveryoneHasMoved) {
  for (int moves = 0; moves < 2; ++moves) {
    const auto id = begin(wish(), {"anna", "ben"});
    if (moves == 1) {
      ASSERT_TRUE(play(id, 0, any_move(**get(id)), "", "anna"));
    }
    ASSERT_TRUE(act_as("ben", play::Resign{}, id));
    EXPECT_TRUE(profile("anna").ratings.empty()) << moves;
    EXPECT_TRUE(profile("ben").ratings.empty()) << moves;
  }
  EXPECT_EQ(profile("anna").scores, (std::vector{Tally{"cam", "", 2, 0, 0}})) << "as casual games";
  const auto four = begin(table_of("grand-cam", 4), {"anna", "ben", "carla", "dora"});
  for (const char* player : {"anna", "ben", "carla"}) {
    const auto view = get(four).value();
    ASSERT_TRUE(play(four, view->standing.plies, any_move(*view), "", player));
  }
  ASSERT_TRUE(act_as("dora", play::Resign{}, four));
  ASSERT_TRUE(act_as("ben", play::Resign{}, four));
  EXPECT_TRUE(profile("carla").ratings.empty()) << "Dora has not moved";
  resign("ben", begin(wish(), {"anna", "ben"}));
  EXPECT_NEAR(rating_of("anna"), 1662.3, 0.1);
}

TEST_P(RatedGames, ACasualGameCountsForTheScoreAlone) {
  resign("anna", begin(wish("cam", false), {"anna", "ben"}));
  const auto anna = profile("anna");
  EXPECT_TRUE(anna.ratings.empty());
  EXPECT_EQ(anna.scores, (std::vector{Tally{"cam", "", 0, 0, 1}}));
  EXPECT_EQ(anna.games.size(), 1U);
}

TEST_P(RatedGames, AGameThatIsCalledOffCountsForNothing) {
  const auto id = begin(wish(), {"anna", "ben"});
  ASSERT_TRUE(act_as("ben", play::Cancel{}, id));
  EXPECT_TRUE(profile("anna").ratings.empty());
  EXPECT_TRUE(profile("anna").scores.empty());
}

TEST_P(RatedGames, AResignationThatIsSentTwiceMovesRatingsOnce) {
  const auto id = begin(wish(), {"anna", "ben"});
  play_opening(id);
  const Action action{std::nullopt, "once", 0};
  ASSERT_TRUE(act_as("ben", play::Resign{}, id, action));
  ASSERT_TRUE(act_as("ben", play::Resign{}, id, action));
  EXPECT_FALSE(act_as("anna", play::Resign{}, id));
  EXPECT_EQ(profile("ben").ratings.at(0).games, 1);
}

TEST_P(RatedGamesOnABadDisk, EndAndRatingsAreSavedTogetherOrNotAtAll) {
  const auto id = begin(wish(), {"anna", "ben"});
  play_opening(id);
  failing_.fail_next_write = true;
  EXPECT_FALSE(act_as("ben", play::Resign{}, id));
  EXPECT_TRUE(profile("anna").ratings.empty());
  resign("ben", id);
  EXPECT_EQ(profile("anna").ratings.at(0).games, 1);
}

TEST_P(RatedGames, ARatingIsShownWithTheName) {
  const auto shown = [&](const std::string& id, const char* way) {
    return text_field(json_of(game_json(**get(id))), way);
  };
  const auto first = begin(wish(), {"anna", "ben"});
  EXPECT_EQ(shown(first, "seats.0.rating"), "(no text)");
  resign("ben", first);
  const auto invitation = invite(wish()).value();
  EXPECT_EQ(invitation.table.seats[0].rating, "1662?");
  EXPECT_EQ(text_field(json_of(invitation_json(invitation)), "seats.0.rating"), "1662?");
  resign("anna", begin(wish("cam"), {"anna", "carla"}));
  const auto begun = answer(invitation.id, SitDown{"Ben", {}}, "ben").value().game;
  EXPECT_NE(shown(begun, "seats.0.rating"), "1662?") << "as it is when the game begins";
  EXPECT_EQ(shown(begun, "seats.1.rating"), "1338?");
  restart();
  EXPECT_EQ(shown(begun, "seats.1.rating"), "1338?");
  EXPECT_EQ(shown(begin(wish("camelot"), {"anna", "ben"}), "seats.0.rating"), "(no text)");
}

TEST_P(RatedGames, OnlyPeopleWithAClockAtTheArrayPlayForRatings) {
  auto timeless = wish();
  timeless.game.time.reset();
  EXPECT_EQ(invite(timeless).error().what, "A game without clocks is casual");
  auto set_up = wish();
  auto board = make_game("cam").value();
  ASSERT_TRUE(board.play("B5-A5"));
  set_up.game.fen = board.fen();
  EXPECT_EQ(invite(set_up).error().where, "rated");
  auto mixed = table_of("grand-cam", 4);
  mixed.game.seats[3].level = 3;
  EXPECT_EQ(invite(mixed).error().what, "A game with the computer is casual");
}

TEST_P(RatedGames, NoComputerTakesASeatOfARatedTable) {
  const auto table = invite(table_of("grand-cam", 4)).value();
  ASSERT_TRUE(answer(table.id, SitDown{"Ben", {}}, "ben"));
  EXPECT_EQ(answer(table.id, FillSeats{3}, "anna").error().what,
            "A rated game is played by people alone");
}

TEST_P(RatedGames, ARematchIsRatedAsTheGameWas) {
  for (const bool is_rated : {true, false}) {
    const auto id = begin(wish("cam", is_rated), {"anna", "ben"});
    resign("anna", id);
    Awaited<Invitation> offered;
    games_->ask(GameRequest{"anna", id}, offered.reply(), &Invitations::rematch);
    step();
    EXPECT_EQ(offered.get()->table.rated, is_rated);
    Awaited<Invitation> begun;
    games_->ask(GameRequest{"ben", id}, begun.reply(), &Invitations::rematch);
    step();
    EXPECT_EQ(get(begun.get()->game)->get()->meta.rated, is_rated);
  }
}

TEST_P(RatedGames, NoMoveIsTakenBack) {
  const auto id = begin(wish(), {"anna", "ben"});
  ASSERT_TRUE(play(id, 0, any_move(**get(id)), "n"));
  EXPECT_EQ(act_as("anna", play::TakeBack{}, id).error().what,
            "In a rated game moves are not taken back");
  const auto casual = begin(wish("cam", false), {"anna", "ben"});
  ASSERT_TRUE(play(casual, 0, any_move(**get(casual)), "n"));
  EXPECT_TRUE(act_as("anna", play::TakeBack{}, casual));
}

TEST_P(RatedGames, EachSpeedHasASeparateRating) {
  auto fast = wish();
  fast.game.time = play::TimeControl{3 * a_minute, 2000};
  auto days = wish();
  days.game.time = play::TimeControl{0, 0, 0, 3};
  resign("ben", begin(fast, {"anna", "ben"}));
  resign("ben", begin(days, {"anna", "ben"}));
  const auto ratings = profile("anna").ratings;
  ASSERT_EQ(ratings.size(), 2U);
  EXPECT_NE(ratings[0].speed, ratings[1].speed);
}

TEST_P(RatedGames, PartnersWinTogether) {
  const auto id = begin(table_of("grand-cam", 4), {"anna", "ben", "carla", "dora"});
  resign("anna", id);
  EXPECT_TRUE(profile("anna").ratings.empty()) << "her partner is asked";
  resign("carla", id);
  EXPECT_LT(rating_of("anna"), 1500);
  EXPECT_NEAR(rating_of("carla"), rating_of("anna"), 1e-9) << "her partner";
  EXPECT_GT(rating_of("ben"), 1500);
  EXPECT_EQ(profile("anna").opponents.size(), 2U);
}

TEST_P(RatedGames, LeadersHaveAReliableRating) {
  const RatingKind kind{"cam", Speed::slow};
  for (int i = 0; i < 30; ++i) {
    now_ += a_minute;
    resign(i % 3 == 0 ? "anna" : "ben", begin(wish(), {"anna", "ben"}));
  }
  resign("carla", begin(wish(), {"anna", "carla"}));
  const auto board = leaders(kind);
  ASSERT_EQ(board.places.size(), 2U) << "Carla has played once";
  EXPECT_EQ(board.places[0].player, "anna");
  EXPECT_EQ(board.places[1].name, "ben");
  EXPECT_EQ(board.levels.size(), 10U);
  EXPECT_EQ(board.levels[2], std::pair(3, 1500));
  EXPECT_TRUE(leaders({"cam", Speed::fast}).places.empty());
  const auto json = json_of(leaders_json(board));
  EXPECT_FALSE(json.as_object().contains("next"));
  const auto first = leaders(kind, {0, 1, {}});
  ASSERT_EQ(first.places.size(), 1U) << "point 5 of issue 49: a part of the list";
  EXPECT_EQ(first.places[0].player, "anna");
  EXPECT_EQ(first.next, 1);
  EXPECT_EQ(number_field(json_of(leaders_json(first)), "next"), 1);
  const auto second = leaders(kind, {1, 1, {}});
  ASSERT_EQ(second.places.size(), 1U);
  EXPECT_EQ(second.places[0].player, "ben");
  EXPECT_FALSE(second.next);
  EXPECT_TRUE(leaders(kind, {2, 1, {}}).places.empty());
  EXPECT_EQ(number_field(json, "deviation"), 110);
  EXPECT_EQ(number_field(json, "leaders.0.games"), 31);
  now_ += 5 * 365 * a_day;
  EXPECT_TRUE(leaders(kind).places.empty()) << "nobody knows how they play now";
}

TEST_P(RatedGames, GuestsDoNotUseUpPlacesOfTheList) {
  games_->know_accounts([](std::string_view player) { return player != "anna"; });
  for (int i = 0; i < 30; ++i) {
    now_ += a_minute;
    resign(i % 3 == 0 ? "anna" : "ben", begin(wish(), {"anna", "ben"}));
  }
  const auto board = leaders({"cam", Speed::slow}, {0, 1, {}});
  ASSERT_EQ(board.places.size(), 1U);
  EXPECT_EQ(board.places[0].player, "ben") << "Anna is a guest";
  EXPECT_FALSE(board.next);
}

// Point 5 of issue 49.
TEST_P(RatedGames, TheGamesOfAPlayerComeInParts) {
  std::vector<std::string> newest;
  for (int i = 0; i < 5; ++i) {
    now_ += a_minute;
    newest.insert(newest.begin(), begin(wish(), {"anna", "ben"}));
    resign("ben", newest.front());
  }
  const auto part = [&](int skip) {
    Awaited<ListPart<GameSummary>> answer;
    games_->ask(QueueKey("anybody"), answer.reply(), &Profiles::games, std::string("anna"),
                ListWish{skip, 2, {}});
    step();
    return answer.get().value();
  };
  std::vector<std::string> found;
  std::optional<int> next = 0;
  while (next) {
    const auto one = part(*next);
    EXPECT_LE(one.all.size(), 2U);
    for (const auto& game : one.all) found.push_back(game.meta.id);
    next = one.next;
  }
  EXPECT_EQ(found, newest);
}

TEST_P(RatedGames, TheHistoryHasAPointForEachRatedGame) {
  for (int i = 0; i < 3; ++i) {
    now_ += a_day;
    resign("ben", begin(wish(), {"anna", "ben"}));
  }
  const RatingKind kind{"cam", Speed::slow};
  const auto points = history("anna", kind);
  ASSERT_EQ(points.size(), 3U);
  EXPECT_EQ(points[0].at, now_);
  EXPECT_GT(points[0].after.rating, points[1].after.rating);
  const auto json = json_of(history_json(kind, points));
  EXPECT_EQ(text_field(json, "points.2.game"), points[0].game) << "the oldest first";
  EXPECT_TRUE(history("a stranger", kind).empty());
}

TEST_P(RatedGames, LevelsHaveTheirPublishedRatings) {
  const auto level = profile("level-4");
  EXPECT_EQ(level.level, 4);
  const auto json = json_of(profile_json(level));
  EXPECT_EQ(text_field(json, "ratings.0.variant"), "cam");
  EXPECT_EQ(number_field(json, "ratings.0.rating"), 1769);
  EXPECT_EQ(number_field(json, "level"), 4);
}

TEST_P(RatedGames, AStrangersProfileIsNotFound) {
  Awaited<Profile> answer;
  games_->ask(QueueKey("anna"), answer.reply(), &Profiles::profile, "a stranger");
  step();
  EXPECT_EQ(answer.get().error().code, ErrorCode::not_found);
  EXPECT_EQ(profile("anna", "anna").games.size(), 0U) << "she has a page before her first game";
}

// Recomputes the ratings of all games in the database: they are equal.
TEST_P(RatingsInTheDatabase, RatingsFollowFromTheGames) {
  const std::vector<std::string> people{"anna", "ben", "carla", "dora", "emil"};
  const play::TimeControl times[] = {slow_time, {a_minute, 0}, {0, 0, 0, 2}};
  std::mt19937 random(7);
  for (int i = 0; i < 60; ++i) {
    now_ += static_cast<Millis>(random() % (3 * static_cast<unsigned>(a_day)));
    step();
    const bool four = random() % 4 == 0;
    auto players = people;
    std::shuffle(players.begin(), players.end(), random);
    players.resize(four ? 4 : 2);
    auto wanted = four ? table_of("grand-cam", 4) : wish(i % 2 == 0 ? "cam" : "camette");
    wanted.game.time = times[random() % 3];
    wanted.game.rated = random() % 4 != 0;
    const auto id = begin(wanted, players);
    if (random() % 4 != 0) {
      resign(players[random() % players.size()], id);
    } else {
      (void)act_as(players[0], play::OfferDraw{}, id);
      Awaited<View> agreed;
      games_->ask(GameRequest{players[1], id}, agreed.reply(), &Table::change, Action{},
                  GameChange(play::AnswerDraw{true}));
      step();
    }
  }
  struct Known {
    std::vector<PlayerRating> ratings;
    std::vector<Tally> tallies, opponents;
    std::vector<RatingPoint> points;
    bool operator==(const Known&) const = default;
  };
  const auto known = [](People& store, const std::string& player) {
    return Known{store.ratings(player).value(), store.tallies(player).value(),
                 store.opponents(player, 9).value(),
                 store.history(player, "cam", Speed::slow, 99).value()};
  };
  const auto first = known(kept_->people(), people[0]);
  EXPECT_GT(first.ratings.size(), 3U);
  EXPECT_GT(first.points.size(), 1U);
  auto file = database::Database::open(database_).value();
  const auto games = file.all<GameSummary>(database::select_from<GameSummary>() +
                                           "WHERE shared=1 AND reason IS NOT NULL "
                                           "ORDER BY updated, id")
                         .value();
  Faults none;
  auto copy = failing_database(none);
  ASSERT_TRUE(copy.execute("PRAGMA foreign_keys = OFF"));
  People again(copy);
  for (const auto& game : games) {
    const auto variant = std::find_if(catalog().begin(), catalog().end(),
                                      [&](const auto& one) { return one.id == game.meta.variant; });
    const auto finished = finished_game(game.meta, game.standing, *variant);
    if (!finished) continue;
    ASSERT_TRUE(again.record(*finished));
  }
  for (const auto& player : people) {
    EXPECT_TRUE(known(again, player) == known(kept_->people(), player)) << player;
  }
}

}  // namespace
}  // namespace camlann::server::test
