#pragma once
// The moves of a player, compared with the engine, for a host.

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "wire/describe.hpp"

namespace camlann::message {

struct FairPlayFigures {
  MESSAGE(FairPlayFigures, "Figures about judged moves, with bounds of 95 % certainty");
  FIELD(std::size_t, moves, "How many they rest on") = 0;
  FIELD(std::size_t, agreed, "Of these, the engine's first choice") = 0;
  FIELD(double, agreement, "The same in percent", .decimals = 1) = 0;
  FIELD(double, agreement_least, "", .decimals = 1) = 0;
  FIELD(double, agreement_most, "", .decimals = 1) = 100;
  FIELD(double, loss, "Mean cost of a move, in hundredths of a man", .decimals = 1) = 0;
  FIELD(double, loss_least, "", .decimals = 1) = 0;
  FIELD(double, loss_most, "", .decimals = 1) = 0;
  FIELD(std::size_t, timed, "Moves with a time") = 0;
  FIELD(double, seconds_lower, "A quarter of them were quicker", .decimals = 1) = 0;
  FIELD(double, seconds_median, "Half of them were quicker", .decimals = 1) = 0;
  FIELD(double, seconds_upper, "Three quarters of them were quicker", .decimals = 1) = 0;
  FIELD(std::size_t, instant, "Moves within a second") = 0;
  FIELD(bool, has_correlation, "Whether there are enough moves for the next three") = false;
  FIELD(double, correlation, "Of time and difficulty, from -1 to 1", .decimals = 2) = 0;
  FIELD(double, correlation_least, "", .decimals = 2) = 0;
  FIELD(double, correlation_most, "", .decimals = 2) = 0;
};

struct FairPlayReport {
  MESSAGE(FairPlayReport, "Moves of a player, compared with the engine; never a verdict");
  FIELD(std::string, player, "The id of the player");
  FIELD(std::string, game, "The id of the only game; empty: the newest rated games with a clock");
  FIELD(std::size_t, games, "How many were looked at") = 0;
  FIELD(std::size_t, positions, "How many the engine judges") = 0;
  FIELD(std::size_t, done, "How many of these it has judged") = 0;
  FIELD(bool, finished, "Whether the figures are final") = false;
  FIELD(FairPlayFigures, own, "Of the player") {};
  FIELD(FairPlayFigures, others, "Of the opponents and partners in the same games") {};
  FIELD(std::vector<std::string>, sentences, "What the figures say");
};

}  // namespace camlann::message
