// Verdicts: the words that records, protocol and page rely on.

#include "rules/verdict.hpp"

#include <gtest/gtest.h>

#include <optional>
#include <string_view>
#include <utility>

namespace camlann {
namespace {

TEST(Verdict, ReasonsHaveTheWordsOfTheInterfaces) {
  const std::pair<Reason, std::string_view> words[] = {
      {Reason::running, ""},
      {Reason::castle, "castle"},
      {Reason::elimination, "elimination"},
      {Reason::stalemate, "stalemate"},
      {Reason::thin, "thin"},
      {Reason::quiet, "quiet"},
      {Reason::repetition, "repetition"},
      {Reason::checkmate, "checkmate"},
      {Reason::bare_kings, "bare-kings"},
      {Reason::king_taken, "king-taken"},
      {Reason::resignation, "resignation"},
      {Reason::agreement, "agreement"},
      {Reason::time, "time"},
      {Reason::cancelled, "cancelled"},
      {Reason::forfeit, "forfeit"},
      {Reason::neither_came, "neither-came"},
      {Reason::director, "director"},
  };
  for (const auto& [reason, word] : words) {
    EXPECT_EQ(to_text(reason), word);
    EXPECT_EQ(read_reason(word), reason);
  }
}

TEST(Verdict, OtherWordsAreNoReasons) {
  for (const char* word : {"boredom", "Castle", "castle ", "bare_kings"}) {
    EXPECT_EQ(read_reason(word), std::nullopt) << word;
  }
}

TEST(Verdict, RunningIsNeitherWonNorDrawn) {
  const Verdict running;
  EXPECT_FALSE(running.over());
  EXPECT_FALSE(running.drawn());
  EXPECT_FALSE(running.won_by(Seat::white));
  EXPECT_FALSE(running.won_by(Seat::black));
}

TEST(Verdict, AWinBelongsToOneSeat) {
  const Verdict won{Reason::castle, bit_of(Seat::black)};
  EXPECT_TRUE(won.over());
  EXPECT_FALSE(won.drawn());
  EXPECT_FALSE(won.won_by(Seat::white));
  EXPECT_TRUE(won.won_by(Seat::black));
}

TEST(Verdict, AReasonWithoutAWinnerIsADraw) {
  const Verdict drawn{Reason::thin, 0};
  EXPECT_TRUE(drawn.over());
  EXPECT_TRUE(drawn.drawn());
}

TEST(Verdict, ACancelledGameIsNoDraw) {
  const Verdict cancelled{Reason::cancelled, 0};
  EXPECT_TRUE(cancelled.over());
  EXPECT_FALSE(cancelled.drawn());
}

TEST(Verdict, AGameToWhichNeitherCameIsNoDraw) {
  const Verdict nobody{Reason::neither_came, 0};
  EXPECT_TRUE(nobody.over());
  EXPECT_FALSE(nobody.drawn());
  EXPECT_TRUE((Verdict{Reason::director, 0}.drawn()));
}

}  // namespace
}  // namespace camlann
