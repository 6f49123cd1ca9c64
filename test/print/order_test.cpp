// Orders for sheets, in the words of the command and of the server.

#include "print/order.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstddef>
#include <string>
#include <vector>

#include "game/catalog.hpp"
#include "game/game.hpp"
#include "print/problems.hpp"

namespace camlann {
namespace {

using print::OrderWords;
using print::Printed;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;

constexpr std::size_t plenty = 100;

Result<Printed> printed(const OrderWords& words, const std::vector<print::Problem>& problems = {},
                        std::size_t most = plenty) {
  const auto order = print::read_order(words, catalog(), "--");
  if (!order) return Failure(order.error());
  return print::printed(*order, problems, most);
}

OrderWords order_for(const std::string& variant, const std::vector<std::string>& what) {
  OrderWords words;
  words.variant = variant;
  words.what = what;
  return words;
}

TEST(PrintOrder, SheetsComeInTheOrderOfTheWords) {
  const Printed all = printed(order_for("Camelot", {"rules", "board", "Scoresheet"})).value();
  EXPECT_EQ(all.id, "camelot");
  EXPECT_EQ(all.title, "Camelot");
  EXPECT_EQ(all.sheets.size(), 4u);
  EXPECT_THAT(all.report, ElementsAre("Rules, 2 sheets of A4",
                                      "Board: 188 x 251 mm, squares of 14.5 mm, 1 sheet of A4",
                                      "Scoresheet, 1 sheet of A4"));
}

TEST(PrintOrder, EachContentHasItsSheetsAndTheBoardItsMillimetres) {
  OrderWords words = order_for("camelot", {"board", "cards", "rules"});
  words.square = 28;
  const Printed all = printed(words).value();
  std::vector<std::size_t> counts;
  for (const print::Part& part : all.parts) counts.push_back(part.sheets);
  EXPECT_THAT(counts, ElementsAre(4u, 2u, 2u));
  EXPECT_EQ(all.tiling.sheets(), 4);
  EXPECT_EQ(all.tiling.side, 28);
  // `camlann print --sheets 4` makes squares of 28.5 mm (doc/printing.md).
  EXPECT_EQ(all.largest_side, 28.5);
}

TEST(PrintOrder, APositionSaysWhoseTurnItIs) {
  OrderWords words = order_for("cam", {"position"});
  words.fen = "1/3/5/7/7/6K/1m3M1/7/3km2/7/5/3/1 b";
  words.club = "Knights & Friends";
  const Printed sheet = printed(words).value();
  ASSERT_EQ(sheet.sheets.size(), 1u);
  EXPECT_THAT(sheet.sheets[0].svg, HasSubstr(">Black to move<"));
  EXPECT_THAT(sheet.sheets[0].svg, HasSubstr("Knights &amp; Friends"));
  words.fen.clear();
  EXPECT_THAT(printed(words).value().sheets[0].svg, HasSubstr(">White to move<"));
}

TEST(PrintOrder, APositionThatIsOverSaysHowItEnded) {
  OrderWords words = order_for("cam", {"position"});
  words.fen = "K/3/5/7/7/7/7/7/7/3k3/5/3/1 b";
  const auto sheet = printed(words);
  ASSERT_TRUE(sheet) << to_text(sheet.error());
  EXPECT_THAT(sheet->sheets[0].svg, HasSubstr("White wins"));
  EXPECT_THAT(sheet->sheets[0].svg, Not(HasSubstr("to move")));
}

TEST(PrintOrder, AProblemHasATaskAndItsSolution) {
  const Game position = make_game("cam", {}, "1/3/5/7/7/6K/1m3M1/7/3km2/7/5/3/1 w").value();
  const auto problem = print::problem_of(position, print::Aim::castle, {"G8-G9"}, "cam-1");
  ASSERT_TRUE(problem) << to_text(problem.error());
  EXPECT_EQ(problem->task, "White to move and reach the castle");
  EXPECT_EQ(problem->solution, "G8-G9");
  EXPECT_FALSE(print::problem_of(position, print::Aim::castle, {"G8-A1"}, "cam-1"));
  EXPECT_EQ(printed(order_for("cam", {"problems"}), {*problem}).value().report,
            std::vector<std::string>{"Problems: 1, 1 sheet of A4"});
}

TEST(PrintOrder, ErrorsNameTheOption) {
  const auto at = [](void (*change)(OrderWords&)) {
    OrderWords words = order_for("cam", {"board"});
    change(words);
    const auto order = print::read_order(words, catalog(), "--");
    return order ? "" : order.error().where;
  };
  EXPECT_EQ(at([](OrderWords& words) { words.what = {"board", "box"}; }), "--what");
  EXPECT_EQ(at([](OrderWords& words) { words.what.assign(9, "board"); }), "--what");
  EXPECT_EQ(at([](OrderWords& words) { words.paper = "A5"; }), "--paper");
  EXPECT_EQ(at([](OrderWords& words) { words.style = "red"; }), "--style");
  EXPECT_EQ(at([](OrderWords& words) { words.coordinates = "up"; }), "--coordinates");
  EXPECT_EQ(at([](OrderWords& words) { words.club = "two\nlines"; }), "--club");
  EXPECT_EQ(at([](OrderWords& words) { words.club.assign(121, 'a'); }), "--club");
  EXPECT_EQ(at([](OrderWords& words) { words.square = 4; }), "--square");
  EXPECT_EQ(at([](OrderWords& words) { words.square = 1e300; }), "--square");
  EXPECT_EQ(at([](OrderWords& words) { words.sheets = 0; }), "--sheets");
  EXPECT_EQ(at([](OrderWords& words) { words.sheets = 65; }), "--sheets");
}

TEST(PrintOrder, TooManySheetsAreRefused) {
  OrderWords words = order_for("grand-camelot", {"board", "board"});
  words.square = 100;
  EXPECT_EQ(printed(words).error().what, "these are too many sheets");
  words.what = {"board"};
  EXPECT_EQ(printed(words).value().sheets.size(), 70u);
  EXPECT_FALSE(printed(words, {}, 69));
  words.what = {"discs"};
  EXPECT_FALSE(printed(words, {}, 1));
}

}  // namespace
}  // namespace camlann
