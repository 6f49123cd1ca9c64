// Values as text: what streams write.
#include "game/text.hpp"

#include <gtest/gtest.h>

#include <sstream>
#include <string>
#include <utility>

#include "game/catalog.hpp"
#include "game/game.hpp"
#include "game/replay.hpp"
#include "notation/record_writer.hpp"
#include "rules/verdict.hpp"

namespace camlann {
namespace {

template <class T>
std::string streamed(const T& value) {
  std::ostringstream out;
  out << value;
  return std::move(out).str();
}

TEST(Text, OfVerdicts) {
  EXPECT_EQ(to_text(Verdict{}), "running");
  EXPECT_EQ(to_text(Verdict{Reason::castle, 1}), "castle, won by the first seat");
  EXPECT_EQ(to_text(Verdict{Reason::elimination, 0b1010}),
            "elimination, won by the second and fourth seats");
  EXPECT_EQ(to_text(Verdict{Reason::quiet, 0}), "quiet, drawn");
  EXPECT_EQ(to_text(Verdict{Reason::cancelled, 0}), "cancelled");
}

TEST(Text, OfMovesWithWhatTheyTake) {
  const Game game = make_game("cam", {}, "1/3/5/7/7/6K/1m3M1/7/3km2/7/5/3/1 w").value();
  std::string texts;
  for (const Outcome& outcome : game.legal()) texts += streamed(outcome) + '\n';
  EXPECT_NE(texts.find("G8xC4 (D5)\n"), std::string::npos) << texts;
  EXPECT_NE(texts.find("F7-E6\n"), std::string::npos) << texts;
}

TEST(Text, OfGamesAndRecords) {
  Game game = make_game("cam").value();
  ASSERT_TRUE(game.play("B5-B6"));
  EXPECT_EQ(streamed(game.variant()), "cam");
  EXPECT_EQ(streamed(game.verdict()), "running");
  EXPECT_EQ(streamed(to_record(game)), write_record(to_record(game)));
  EXPECT_EQ(streamed(game.piece_on(*game.variant().find_square("B6")).value()), "M");
}

}  // namespace
}  // namespace camlann
