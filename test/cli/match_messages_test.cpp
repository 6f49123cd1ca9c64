// Match messages are read back to the same value.

#include "cli/match_messages.hpp"

#include <gtest/gtest.h>

#include <string>

#include "base/words.hpp"
#include "lab/player.hpp"
#include "wire/read.hpp"
#include "wire/round_trip.hpp"

namespace camlann {
namespace {

TEST(MatchMessages, GoRound) {
  wire::all_go_round(
      message::List<message::MatchedGame, message::MatchSummary, message::MatchHead,
                    message::MatchPlayers, message::MatchMeeting, message::MatchStanding>{});
}

TEST(MatchMessages, EveryFaultHasAWord) {
  for (std::size_t kind = 0; kind < fault_kinds; ++kind) {
    const auto fault = static_cast<FaultKind>(kind);
    EXPECT_FALSE(to_text(fault).empty());
    EXPECT_EQ(value_of<FaultKind>(to_text(fault)), fault);
  }
}

TEST(MatchMessages, ALineWithoutAFieldIsNoGame) {
  EXPECT_FALSE(wire::read<message::MatchedGame>(R"({"game":1})"));
  EXPECT_FALSE(wire::read<message::MatchedGame>(
      R"({"game":0,"seats":[1,2],"score":1,"reason":null,"fault":null,"openingPlies":0,"moves":[]})"));
}

}  // namespace
}  // namespace camlann
