// Changes of a whole tournament by its director: before the start, the end, corrections after it,
// and reopening.
#include <gtest/gtest.h>

#include <cstddef>
#include <string>

#include "base/random.hpp"
#include "rules/verdict.hpp"
#include "server/services/tournaments/tournaments.hpp"
#include "server/tournaments_fixture.hpp"
#include "tournament/event.hpp"

namespace camlann::server::test {
namespace {

using tournament::System;

class Directing : public TournamentsFixture {
 protected:
  Result<boost::json::value> reopen(const std::string& id, const std::string& player = "anna") {
    return ask([&](Tournaments& all) { return all.reopen(player, id); });
  }
  Result<boost::json::value> change(const std::string& id, const NewTournament& wish,
                                    const std::string& player = "anna") {
    return ask([&](Tournaments& all) { return all.change(player, id, wish); });
  }
  Result<boost::json::value> give(const std::string& id, tournament::Score score) {
    return give_result(id, {1, 1, score});
  }
};

INSTANTIATE_TEST_SUITE_P(Stores, Directing, testing::Values("memory", "sqlite", "postgres"),
                         store_name);

class DirectingOnABadDisk : public Directing {};
INSTANTIATE_TEST_SUITE_P(Stores, DirectingOnABadDisk, testing::Values("memory"), store_name);

// One tap ended a tournament after the first of five rounds, and nothing could be done about it.
TEST_P(Directing, ATournamentThatWasEndedByMistakeGoesOn) {
  auto wish = club_evening(System::swiss);
  wish.pause = 30'000;
  const auto id = with_players(wish, 4);
  ASSERT_TRUE(start(id, 1));
  Random lots(1);
  play_round(id, 0, lots);
  ASSERT_TRUE(finish(id));
  EXPECT_EQ(text_field(shown(id), "phase"), "over");
  EXPECT_EQ(reopen(id, "p0").error().what, "Only a director of the tournament can do this");
  ASSERT_TRUE(reopen(id));
  ASSERT_TRUE(reopen(id)) << "a repeated request";
  EXPECT_EQ(text_field(shown(id), "phase"), "running");
  now_ += 3'600'000;
  step();
  restart();
  EXPECT_EQ(number_field(shown(id), "round"), 1) << "the director goes on";
  ASSERT_TRUE(start(id, 2));
  play_round(id, 1, lots);
  now_ += 30'000;
  step();
  EXPECT_EQ(number_field(shown(id), "round"), 3) << "by the clock again";
}

TEST_P(Directing, TheFormHasADescriptionPrizesAndAContact) {
  auto wish = club_evening(System::swiss);
  wish.about = "Bring a friend.\nhttps://example.org";
  wish.prizes = "A cup";
  wish.contact = "ann@example.org";
  const auto id = make(wish);
  restart();
  EXPECT_EQ(text_field(shown(id), "about"), "Bring a friend.\nhttps://example.org");
  EXPECT_EQ(text_field(shown(id), "prizes"), "A cup");
  EXPECT_EQ(text_field(shown(id), "contact"), "ann@example.org");
  wish.about.clear();
  wish.prizes = "Two cups";
  ASSERT_TRUE(change(id, wish));
  restart();
  EXPECT_EQ(text_field(shown(id), "about"), "");
  EXPECT_EQ(text_field(shown(id), "prizes"), "Two cups");
}

TEST_P(Directing, ResultsAreCorrectedAfterTheEnd) {
  const auto id = with_players(club_evening(System::round_robin), 2);
  ASSERT_TRUE(start(id, 1));
  const auto game = games_of(id, 0).front();
  resign(game, Seat::white);
  ASSERT_TRUE(finish(id));
  EXPECT_EQ(number_field(shown(id), "standing.0.halves"), 2);
  ASSERT_TRUE(give(id, tournament::Score::draw));
  restart();
  const auto over = shown(id);
  EXPECT_EQ(text_field(over, "phase"), "over");
  EXPECT_EQ(number_field(over, "standing.0.halves"), 1);
  EXPECT_TRUE(field(over, "rounds.0.games.0.given.corrects").as_bool());
  EXPECT_EQ(get(game)->get()->standing.verdict, (Verdict{Reason::director, 0}));
}

TEST_P(Directing, AnArenaWhoseTimeIsOverStaysSo) {
  auto wish = club_evening(System::arena);
  wish.lasts = 20'000;
  const auto id = with_players(wish, 4);
  ASSERT_TRUE(start(id, 1));
  ASSERT_TRUE(finish(id));
  ASSERT_TRUE(reopen(id));
  EXPECT_EQ(text_field(shown(id), "phase"), "running");
  now_ += 20'000;
  step();
  EXPECT_EQ(text_field(shown(id), "phase"), "over");
  EXPECT_EQ(reopen(id).error().what, "The time of this arena is over");
}

// Their results stayed open until the next start of the server.
TEST_P(Directing, GamesThatEndedAfterAnArenaCountOnceItGoesOn) {
  auto wish = club_evening(System::arena);
  wish.lasts = 20'000;
  const auto id = with_players(wish, 2);
  ASSERT_TRUE(start(id, 1));
  const auto game = games_of(id, 0).front();
  ASSERT_TRUE(finish(id));
  resign(game, Seat::white);
  EXPECT_EQ(text_field(shown(id), "rounds.0.games.0.result"), "*");
  ASSERT_TRUE(reopen(id));
  EXPECT_EQ(text_field(shown(id), "rounds.0.games.0.result"), "0-1");
}

TEST_P(Directing, GoingOnCountsAsATournamentThatIsNotOver) {
  limits_.tournaments_per_player = 1;
  restart();
  const auto id = make(club_evening(System::swiss));
  ASSERT_TRUE(finish(id));
  make(club_evening(System::swiss));
  EXPECT_EQ(reopen(id).error().code, ErrorCode::too_many);
}

TEST_P(Directing, EverythingIsChangedBeforeTheStart) {
  const auto id = with_players(club_evening(System::swiss), 3);
  auto wish = club_evening(System::round_robin);
  wish.name = "Spring cup";
  wish.variant = "camelot";
  wish.time = {600'000, 10'000};
  wish.rated = true;
  wish.is_public = true;
  wish.starts_in = 60'000;
  wish.late = 3;
  EXPECT_EQ(change(id, wish, "p0").error().what, "Only a director of the tournament can do this");
  ASSERT_TRUE(change(id, wish));
  ASSERT_TRUE(change(id, wish)) << "and again";
  restart();
  const auto changed = shown(id);
  EXPECT_EQ(text_field(changed, "name"), "Spring cup");
  EXPECT_EQ(text_field(changed, "system"), "round-robin");
  EXPECT_EQ(text_field(changed, "variant"), "camelot");
  EXPECT_EQ(text_field(changed, "directorName"), "Ann");
  EXPECT_EQ(text_field(changed, "starts"), to_iso(now_ + 60'000));
  EXPECT_EQ(number_field(changed, "players"), 3);
  EXPECT_EQ(number_field(changed, "late"), 3);
  EXPECT_TRUE(field(changed, "public").as_bool());
  now_ += 60'000;
  step();
  EXPECT_EQ(number_field(shown(id), "round"), 1);
  const auto meta = get(games_of(id, 0).front())->get()->meta;
  EXPECT_EQ(meta.variant, "camelot");
  EXPECT_TRUE(meta.rated);
  EXPECT_EQ(change(id, wish).error().what, "The tournament has begun");
}

TEST_P(Directing, AChangeFollowsTheRulesAndLimitsOfANewTournament) {
  limits_.round_robin_games = 3;
  restart();
  const auto id = with_players(club_evening(System::swiss), 4);
  EXPECT_EQ(change(id, club_evening(System::round_robin)).error().code, ErrorCode::too_many);
  auto odd = club_evening(System::swiss);
  odd.variant = "chess";
  EXPECT_FALSE(change(id, odd));
  auto days = club_evening(System::round_robin);
  days.time = {0, 0, 0, 3};
  days.terms.all_at_once = true;
  EXPECT_EQ(change(id, days).error().code, ErrorCode::conflict) << "players have entered";
  EXPECT_TRUE(change(make(club_evening(System::swiss)), days));
  EXPECT_EQ(text_field(shown(id), "system"), "swiss");
}

TEST_P(Directing, ACancelledTournamentCanStillBeHeld) {
  const auto id = with_players(club_evening(System::swiss), 4);
  ASSERT_TRUE(finish(id));
  EXPECT_EQ(text_field(shown(id), "phase"), "over");
  EXPECT_EQ(number_field(shown(id), "round"), 0);
  EXPECT_FALSE(enter(id, "late", "Late"));
  ASSERT_TRUE(reopen(id));
  EXPECT_EQ(text_field(shown(id), "phase"), "open");
  EXPECT_TRUE(start(id, 1));
}

TEST_P(DirectingOnABadDisk, AChangeIsSavedWholeOrNotAtAll) {
  const auto id = with_players(club_evening(System::swiss), 2);
  auto wish = club_evening(System::round_robin);
  wish.name = "Spring cup";
  failing_.fail_next_write = true;
  EXPECT_FALSE(change(id, wish));
  EXPECT_EQ(text_field(shown(id), "name"), "Club evening");
  EXPECT_EQ(text_field(shown(id), "system"), "swiss");
  ASSERT_TRUE(change(id, wish));
  EXPECT_EQ(text_field(shown(id), "name"), "Spring cup");
}

}  // namespace
}  // namespace camlann::server::test
