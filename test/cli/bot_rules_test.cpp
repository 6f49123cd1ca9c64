// Which challenges `camlann bot` accepts, one rule at a time.
#include "cli/bot_rules.hpp"

#include <gtest/gtest.h>

#include <optional>
#include <string>

#include "wire/messages/clock.hpp"
#include "wire/messages/game.hpp"
#include "wire/messages/invitation.hpp"

namespace camlann::cli {
namespace {

message::Invitation challenge_of(const std::string& name, bool bot = false) {
  message::Invitation challenge;
  challenge.variant = "cam";
  challenge.host = "h0st";
  message::Player host;
  host.name = name;
  host.id = challenge.host;
  host.bot = bot;
  message::Player free;
  challenge.seats = {free, host};
  challenge.time = message::TimeControl{300, 3, 0, 0};
  return challenge;
}

TEST(BotRules, ABotAcceptsEveryCasualChallengeWhileItHasRoom) {
  const BotRules usual;
  auto challenge = challenge_of("Morgana", true);
  EXPECT_EQ(why_declined(usual, challenge, 0), std::nullopt);
  EXPECT_EQ(why_declined(usual, challenge, usual.at_most - 1), std::nullopt);
  EXPECT_EQ(why_declined(usual, challenge, usual.at_most), "too many games");
  challenge.rated = true;
  EXPECT_EQ(why_declined(usual, challenge, 0), "rated");
}

TEST(BotRules, GamesSpeedsRatedGamesAndPlayersAreChosen) {
  BotRules rules;
  rules.games = {"camette", "cam"};
  rules.speeds = {"fast", "none"};
  rules.rated = RatedWish::rated;
  rules.from = {"MORGANA", "h0st2"};
  rules.bots = false;
  auto challenge = challenge_of("Morgana");
  EXPECT_EQ(why_declined(rules, challenge, 0), "casual");
  challenge.rated = true;
  EXPECT_EQ(why_declined(rules, challenge, 0), std::nullopt);
  challenge.variant = "camelot";
  EXPECT_EQ(why_declined(rules, challenge, 0), "another game");
  challenge.variant = "cam";
  challenge.time->base = 1800;
  EXPECT_EQ(why_declined(rules, challenge, 0), "another speed");
  challenge.time.reset();
  EXPECT_EQ(why_declined(rules, challenge, 0), std::nullopt);
  challenge.seats[1].bot = true;
  EXPECT_EQ(why_declined(rules, challenge, 0), "from a bot");
  challenge.seats[1].bot = false;
  challenge.seats[1].name = "Mordred";
  EXPECT_EQ(why_declined(rules, challenge, 0), "from somebody else");
  challenge.host = "h0st2";
  challenge.seats[1].id = "h0st2";
  EXPECT_EQ(why_declined(rules, challenge, 0), std::nullopt);
  rules.rated = RatedWish::any;
  challenge.rated = false;
  EXPECT_EQ(why_declined(rules, challenge, 0), std::nullopt);
}

TEST(BotRules, SpeedsAreThoseOfRatings) {
  EXPECT_EQ(speed_word(std::nullopt), "none");
  EXPECT_EQ(speed_word(message::TimeControl{300, 0, 0, 0}), "fast");
  EXPECT_EQ(speed_word(message::TimeControl{300, 10, 0, 0}), "slow");
  EXPECT_EQ(speed_word(message::TimeControl{0, 0, 0, 3}), "days");
}

}  // namespace
}  // namespace camlann::cli
