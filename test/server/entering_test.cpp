// Limits on entries to tournaments, and applications.
#include <gtest/gtest.h>

#include <boost/json/serialize.hpp>
#include <cstddef>
#include <cstdint>
#include <string>

#include "database/database.hpp"
#include "server/services/tournaments/tournaments.hpp"
#include "server/tournaments_fixture.hpp"
#include "tournament/event.hpp"

namespace camlann::server::test {
namespace {

using tournament::System;

class EnteringTest : public TournamentsFixture {
 protected:
  static NewTournament evening(const EntryTerms& entry) {
    auto wish = club_evening(System::swiss);
    wish.entry = entry;
    return wish;
  }
  static NewTournament by_approval() { return evening({{}, {}, {}, {}, true}); }
  Result<boost::json::value> enter_with(const std::string& id, const std::string& player,
                                        const std::string& code) {
    return ask([&](Tournaments& all) { return all.enter(player, id, player, code); });
  }
  Result<boost::json::value> accept(const std::string& id, const std::string& player,
                                    const std::string& director = "anna") {
    return ask([&](Tournaments& all) { return all.accept(director, id, player); });
  }
  Result<boost::json::value> refuse(const std::string& id, const std::string& player,
                                    const std::string& director = "anna") {
    return ask([&](Tournaments& all) { return all.refuse(director, id, player); });
  }
  Result<boost::json::value> leave(const std::string& id, const std::string& player) {
    return ask([&](Tournaments& all) { return all.leave(player, id); });
  }
  boost::json::value entries(const std::string& id, const std::string& player = "anna") {
    return *ask([&](Tournaments& all) { return all.entries(player, id); });
  }
  std::string mine(const std::string& id, const std::string& player) {
    const auto told = entries(id, player);
    EXPECT_TRUE(told.as_object().at("applicants").as_array().empty());
    EXPECT_FALSE(told.as_object().contains("code"));
    return told.as_object().contains("mine") ? text_field(told, "mine") : "";
  }
  std::size_t asking(const std::string& id) {
    std::size_t waiting = 0;
    const auto told = entries(id);
    for (const auto& one : told.as_object().at("applicants").as_array()) {
      if (!one.as_object().at("refused").as_bool()) ++waiting;
    }
    return waiting;
  }
};

INSTANTIATE_TEST_SUITE_P(Stores, EnteringTest, testing::Values("memory", "sqlite", "postgres"),
                         store_name);

TEST_P(EnteringTest, ACapCountsThePlayersThatAreThere) {
  const auto id = make(evening({2, {}, {}, {}, false}));
  ASSERT_TRUE(enter(id, "ben", "Ben"));
  ASSERT_TRUE(enter(id, "carl", "Carl"));
  const auto full = enter(id, "dora", "Dora");
  ASSERT_FALSE(full);
  EXPECT_EQ(full.error().what, "All 2 places are taken");
  EXPECT_EQ(full.error().expected, "at most 2 players");
  ASSERT_TRUE(leave(id, "ben"));
  ASSERT_TRUE(enter(id, "dora", "Dora"));
  restart();
  EXPECT_EQ(enter(id, "ben", "Ben").error().what, full.error().what) << "also to come back";
  EXPECT_EQ(number_field(shown(id), "cap"), 2);
}

TEST_P(EnteringTest, ACapBelowThePlayersIsRefused) {
  const auto id = with_players(club_evening(System::swiss), 3);
  const auto changed = ask(
      [&](Tournaments& all) { return all.change("anna", id, evening({2, {}, {}, {}, false})); });
  ASSERT_FALSE(changed);
  EXPECT_EQ(changed.error().what, "More players have entered already: 3");
  EXPECT_TRUE(ask(
      [&](Tournaments& all) { return all.change("anna", id, evening({3, {}, {}, {}, false})); }));
  EXPECT_EQ(number_field(shown(id), "cap"), 3);
}

TEST_P(EnteringTest, ALowestRatingNamesTheLimitAndTheRating) {
  const auto id = make(evening({{}, 1400, {}, {}, false}));
  const auto refused = enter(id, "ben", "Ben");
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().what,
            "You need a rating of at least 1400; you have none in this game at its "
            "speed");
  EXPECT_EQ(refused.error().expected, "at least 1400");
  EXPECT_TRUE(enter(id, "anna", "Ann")) << "its director";
}

TEST_P(EnteringTest, APlayerWithoutARatingFitsAHighestOne) {
  const auto id = make(evening({{}, {}, 1400, {}, false}));
  EXPECT_TRUE(enter(id, "ben", "Ben"));
  const auto wrong =
      ask([&](Tournaments& all) { return all.make("anna", evening({{}, 1500, 1400, {}, false})); });
  ASSERT_FALSE(wrong);
  EXPECT_EQ(wrong.error().what, "The lowest rating is above the highest one");
}

/// On databases that a second connection can change.
class StoredEnteringTest : public EnteringTest {};

INSTANTIATE_TEST_SUITE_P(Stores, StoredEnteringTest, testing::Values("sqlite", "postgres"),
                         store_name);

// The account is deleted between the request and its writing.
TEST_P(StoredEnteringTest, ADeletedAccountLeavesNoApplication) {
  const auto id = make(by_approval());
  ASSERT_TRUE(database::Database::open(database_)->execute(
      "INSERT INTO former_accounts (player, ended) VALUES ('ben', 1)"));
  (void)enter(id, "ben", "Ben");
  restart();
  EXPECT_EQ(asking(id), 0U);
}

TEST_P(EnteringTest, WhoComesBackMayHaveANewName) {
  const auto id = make(evening({}));
  ASSERT_TRUE(enter(id, "ben", "Bne"));
  ASSERT_TRUE(enter(id, "carl", "Carl"));
  ASSERT_TRUE(leave(id, "ben"));
  EXPECT_FALSE(enter(id, "ben", "Carl")) << "the name of another player";
  ASSERT_TRUE(enter(id, "ben", "Ben"));
  EXPECT_EQ(text_field(shown(id), "entrants.0.name"), "Ben");
  restart();
  EXPECT_EQ(text_field(shown(id), "entrants.0.name"), "Ben");
}

TEST_P(EnteringTest, WhoAsksAgainMayHaveANewName) {
  const auto id = make(by_approval());
  ASSERT_TRUE(enter(id, "ben", "Bne"));
  ASSERT_TRUE(accept(id, "ben"));
  ASSERT_TRUE(leave(id, "ben"));
  now_ += limits_.between_applications;
  ASSERT_TRUE(enter(id, "ben", "Ben"));
  ASSERT_TRUE(accept(id, "ben"));
  restart();
  EXPECT_EQ(text_field(shown(id), "entrants.0.name"), "Ben");
}

TEST_P(EnteringTest, AnEntryCodeIsOnlyForDirectors) {
  const auto id = make(evening({{}, {}, {}, "Ratatosk", false}));
  EXPECT_EQ(enter(id, "ben", "Ben").error().what, "There is an entry code");
  const auto wrong = enter_with(id, "ben", "Ratatosc");
  ASSERT_FALSE(wrong);
  EXPECT_EQ(wrong.error().what, "This is not the entry code");
  EXPECT_EQ(wrong.error().where, "code");
  ASSERT_TRUE(enter_with(id, "ben", "Ratatosk"));
  restart();
  ASSERT_TRUE(enter_with(id, "carl", "Ratatosk")) << "the code is kept";
  EXPECT_EQ(text_field(entries(id), "code"), "Ratatosk");
  EXPECT_EQ(mine(id, "ben"), "");
  EXPECT_TRUE(field(shown(id), "needsCode").as_bool());
  EXPECT_EQ(boost::json::serialize(shown(id)).find("Ratatosk"), std::string::npos);
  const auto list = ask([](Tournaments& all) { return all.list("anna"); });
  EXPECT_EQ(boost::json::serialize(*list).find("Ratatosk"), std::string::npos);
}

TEST_P(EnteringTest, AShortEntryCodeIsRefused) {
  for (const char* code : {"abc", "\u00e4\u00f6\u00fc"}) {
    const auto made =
        ask([&](Tournaments& all) { return all.make("anna", evening({{}, {}, {}, code, false})); });
    ASSERT_FALSE(made) << code;
    EXPECT_EQ(made.error().what, "An entry code has at least 4 characters");
  }
}

TEST_P(EnteringTest, ADirectorAcceptsAndRefuses) {
  const auto id = make(by_approval());
  ASSERT_TRUE(enter(id, "ben", "Ben"));
  ASSERT_TRUE(enter(id, "carl", "Carl"));
  ASSERT_TRUE(enter(id, "carl", "Carl")) << "a repeated request";
  EXPECT_EQ(number_field(shown(id), "players"), 0);
  EXPECT_EQ(boost::json::serialize(shown(id)).find("Carl"), std::string::npos);
  EXPECT_EQ(mine(id, "ben"), "waiting");
  EXPECT_EQ(asking(id), 2U);
  EXPECT_FALSE(accept(id, "ben", "ben")) << "only a director";
  EXPECT_FALSE(refuse(id, "carl", "ben"));
  restart();
  ASSERT_TRUE(accept(id, "ben"));
  ASSERT_TRUE(accept(id, "ben")) << "a repeated request";
  ASSERT_TRUE(refuse(id, "carl"));
  restart();
  EXPECT_EQ(number_field(shown(id), "players"), 1);
  EXPECT_EQ(mine(id, "ben"), "");
  EXPECT_EQ(mine(id, "carl"), "refused");
  EXPECT_EQ(accept(id, "dora").error().what, "This player does not ask to enter");
  ASSERT_TRUE(accept(id, "carl")) << "after all";
  EXPECT_EQ(number_field(shown(id), "players"), 2);
  EXPECT_TRUE(start(id, 1));
}

TEST_P(EnteringTest, ARefusedPlayerAsksAgainLaterAndNotForEver) {
  const auto id = make(by_approval());
  for (int i = 0; i < limits_.applications_per_player; ++i) {
    ASSERT_TRUE(enter(id, "ben", "Ben")) << i;
    ASSERT_TRUE(refuse(id, "ben"));
    const auto again = enter(id, "ben", "Ben");
    ASSERT_FALSE(again);
    if (i + 1 < limits_.applications_per_player) {
      EXPECT_EQ(again.error().what, "A director has refused your entry");
      EXPECT_EQ(again.error().expected, "another attempt in 10 min");
    }
    now_ += limits_.between_applications;
  }
  EXPECT_EQ(enter(id, "ben", "Ben").error().what, "You have asked to enter too often");
  EXPECT_EQ(asking(id), 0U);
}

TEST_P(EnteringTest, RefusedPlayersDoNotFillTheListOrTheCap) {
  limits_.applicants = 2;
  restart();
  auto wish = by_approval();
  wish.entry.cap = 2;
  const auto id = make(wish);
  for (const char* player : {"p0", "p1", "p2", "p3"}) {
    ASSERT_TRUE(enter(id, player, player));
    ASSERT_TRUE(refuse(id, player));
  }
  ASSERT_TRUE(enter(id, "p4", "p4"));
  ASSERT_TRUE(enter(id, "p5", "p5"));
  EXPECT_EQ(enter(id, "p6", "p6").error().what, "Too many players wait to be accepted");
  ASSERT_TRUE(accept(id, "p4"));
  ASSERT_TRUE(accept(id, "p5"));
  ASSERT_TRUE(enter(id, "p6", "p6")) << "may wait";
  EXPECT_EQ(accept(id, "p6").error().what, "All 2 places are taken");
}

TEST_P(EnteringTest, APlayerStopsAsking) {
  const auto id = make(by_approval());
  ASSERT_TRUE(enter(id, "ben", "Ben"));
  ASSERT_TRUE(leave(id, "ben"));
  EXPECT_EQ(asking(id), 0U);
  EXPECT_EQ(mine(id, "ben"), "withdrawn");
  EXPECT_FALSE(accept(id, "ben"));
  EXPECT_FALSE(refuse(id, "ben"));
}

TEST_P(EnteringTest, ARemovedPlayerNeedsTheDirectorAgain) {
  const auto id = make(by_approval());
  ASSERT_TRUE(enter(id, "ben", "Ben"));
  ASSERT_TRUE(accept(id, "ben"));
  ASSERT_TRUE(ask([&](Tournaments& all) { return all.remove("anna", id, "ben"); }));
  ASSERT_TRUE(enter(id, "ben", "Ben"));
  EXPECT_EQ(number_field(shown(id), "players"), 0);
  ASSERT_TRUE(accept(id, "ben"));
  EXPECT_EQ(number_field(shown(id), "players"), 1);
}

TEST_P(EnteringTest, WhoComesAndGoesLeavesRoomForTheDirector) {
  limits_.tournament_players = 4;
  limits_.tournament_events = 60;
  restart();
  const auto id = make(club_evening(System::swiss));
  ASSERT_TRUE(enter(id, "anna", "Ann"));
  for (const char* player : {"ben", "carl", "dora"}) {
    ASSERT_TRUE(enter(id, player, player));
    for (int i = 0; i < 20; ++i) {
      ASSERT_TRUE(leave(id, player));
      if (!enter(id, player, player)) break;
    }
  }
  EXPECT_EQ(enter(id, "dora", "dora").error().what, "Players have left and come back too often");
  EXPECT_LE(number_field(shown(id), "version") - 1, limits_.tournament_events / 2);
  EXPECT_TRUE(ask([&](Tournaments& all) {
    return all.change("anna", id, club_evening(System::swiss));
  })) << "the director";
}

TEST_P(EnteringTest, OneWhoComesBackOftenDoesNotLockOutTheOthers) {
  const auto id = with_players(club_evening(System::swiss), 2);
  for (std::int64_t i = 0; i < limits_.returns_per_entrant; ++i) {
    ASSERT_TRUE(leave(id, "p0"));
    ASSERT_TRUE(enter(id, "p0", "p0")) << i;
  }
  ASSERT_TRUE(leave(id, "p0"));
  EXPECT_FALSE(enter(id, "p0", "p0"));
  ASSERT_TRUE(leave(id, "p1"));
  EXPECT_TRUE(enter(id, "p1", "p1"));
}

}  // namespace
}  // namespace camlann::server::test
