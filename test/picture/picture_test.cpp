// Pictures of every game, kept in test/data/pictures, to be viewed in a browser. The page's tests
// check that the page shows the same (web/e2e/pictures.spec.ts). After an intended change,
// CAMLANN_UPDATE_GOLDEN=1 writes them again.

#include "picture/picture.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdlib>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/words.hpp"
#include "game/catalog.hpp"
#include "game/game.hpp"
#include "game/tree.hpp"
#include "game/tree_record.hpp"
#include "picture/layout.hpp"
#include "picture/shapes.hpp"
#include "rules/variant_info.hpp"
#include "rules/verdict.hpp"
#include "support/data.hpp"
#include "support/files.hpp"

namespace camlann {
namespace {

using testing::HasSubstr;
using testing::Not;

/// A line of test/data/pictures/list.txt.
struct Golden {
  std::string name;
  std::map<std::string, std::string> options;

  [[nodiscard]] std::string of(const std::string& option) const {
    const auto found = options.find(option);
    return found == options.end() ? "" : found->second;
  }
};

/// "variant=cam; turn=1"
Golden golden_of(std::string_view text, std::string name = {}) {
  Golden golden{std::move(name), {}};
  while (!text.empty()) {
    const std::size_t end = std::min(text.find("; "), text.size());
    const std::string_view one = text.substr(0, end);
    const std::size_t equals = one.find('=');
    golden.options[std::string(one.substr(0, equals))] = one.substr(equals + 1);
    text.remove_prefix(std::min(end + 2, text.size()));
  }
  return golden;
}

std::vector<Golden> goldens() {
  std::vector<Golden> all;
  for (const std::string& line : test::lines_of(test::read_data("pictures/list.txt"))) {
    if (line.empty() || line.starts_with('#')) continue;
    const std::size_t end = line.find("; ");
    all.push_back(golden_of(std::string_view(line).substr(end + 2), line.substr(0, end)));
  }
  return all;
}

Game game_of(const Golden& golden) {
  Game game = make_game(golden.of("variant"), {}, golden.of("fen")).value();
  for (const std::string& move : test::words_of(golden.of("moves"))) game.play(move).value();
  return game;
}

template <class E>
E word_or(const std::string& word, E otherwise) {
  return word.empty() ? otherwise : value_of<E>(word).value();
}

std::string picture_of(const Golden& golden) {
  const Game game = game_of(golden);
  PictureOptions options;
  options.theme = word_or(golden.of("theme"), options.theme);
  options.background = word_or(golden.of("background"), options.background);
  options.coordinates = word_or(golden.of("coordinates"), options.coordinates);
  options.pieces = word_or(golden.of("pieces"), options.pieces);
  options.turn = std::atoi(golden.of("turn").c_str());
  options.width = std::atoi(golden.of("width").c_str());
  if (!golden.of("move").empty()) options.move = game.read(golden.of("move")).value();
  if (!golden.of("marks").empty())
    options.marks_of = game.variant().find_square(golden.of("marks"));
  options.drawings = read_arrows(golden.of("drawings"), game.variant()).value();
  return draw(game, options);
}

class Pictures : public testing::TestWithParam<Golden> {};

TEST_P(Pictures, AreAsKept) {
  const Golden& golden = GetParam();
  const std::string path = "data/pictures/" + golden.name + ".svg";
  const std::string svg = picture_of(golden);
  if (std::getenv("CAMLANN_UPDATE_GOLDEN") != nullptr) test::write_bytes(path, svg);
  EXPECT_EQ(svg, test::read_bytes(path));
}

TEST_P(Pictures, NeedNothingElse) {
  const std::string svg = picture_of(GetParam());
  // No style sheet, no variable, no script, no other file; nothing that was to be filled in.
  for (const std::string_view alien :
       {"var(", "<script", "url(", "@import", "{x}", "{}", "http://", "https://", "nan", "inf "}) {
    const std::string inside = svg.substr(svg.find("viewBox"));
    EXPECT_THAT(inside, Not(HasSubstr(alien)));
  }
  std::size_t uses = 0;
  for (std::size_t at = svg.find("href=\"#"); at != std::string::npos;
       at = svg.find("href=\"#", at + 1)) {
    const std::string id = svg.substr(at + 7, svg.find('"', at + 7) - at - 7);
    EXPECT_THAT(svg, HasSubstr("id=\"" + id + '"'));
    ++uses;
  }
  EXPECT_GE(uses, game_of(GetParam()).pieces().size());
}

TEST_P(Pictures, CloseAllElements) {
  const std::string svg = picture_of(GetParam());
  std::vector<std::string> open;
  for (std::size_t at = svg.find('<'); at != std::string::npos; at = svg.find('<', at + 1)) {
    const std::string tag = svg.substr(at, svg.find('>', at) + 1 - at);
    if (tag.starts_with("</")) {
      ASSERT_FALSE(open.empty());
      EXPECT_EQ(tag, "</" + open.back() + '>');
      open.pop_back();
    } else if (!tag.ends_with("/>")) {
      open.push_back(tag.substr(1, tag.find_first_of(" >") - 1));
    }
  }
  EXPECT_TRUE(open.empty());
}

INSTANTIATE_TEST_SUITE_P(All, Pictures, testing::ValuesIn(goldens()), [](const auto& told) {
  std::string name = told.param.name;
  std::replace(name.begin(), name.end(), '-', '_');
  return name;
});

TEST(Picture, EveryManIsDrawnInBothSets) {
  for (const VariantInfo& variant : catalog()) {
    for (const auto& [letter, man] : variant.men) {
      EXPECT_FALSE(picture::whole_shape("turned/" + man).empty()) << man;
      EXPECT_FALSE(picture::whole_shape("flat/" + man).empty()) << man;
    }
  }
}

TEST(Picture, EveryGameIsKept) {
  for (const VariantInfo& variant : catalog()) {
    bool kept = false;
    for (const Golden& golden : goldens()) kept = kept || golden.of("variant") == variant.id;
    EXPECT_TRUE(kept) << variant.id;
  }
}

TEST(Picture, HasADescription) {
  const std::string svg =
      picture_of(golden_of("variant=cam; fen=1/3/5/7/7/6K/1m3M1/7/3km2/7/5/3/1 w"));
  EXPECT_THAT(svg, HasSubstr("<title>Cam, White to move</title>"));
  EXPECT_THAT(svg,
              HasSubstr("<desc>White: knight G8; man F7. Black: knight D5; men E5, B7.</desc>"));
}

TEST(Picture, NamesTheWinner) {
  Game game = make_game("cam").value();
  game.finish(Reason::resignation, Seat::black);
  EXPECT_THAT(draw(game), HasSubstr("<title>Cam. " + game.verdict_text() + "</title>"));
}

TEST(Picture, ACastleWithAPieceOrAMarkHasNoGate) {
  const auto gates = [](std::string_view options) {
    const std::string svg = picture_of(golden_of("variant=cam; fen=" + std::string(options)));
    std::size_t count = 0;
    for (std::size_t at = svg.find("gate\" x="); at != std::string::npos;
         at = svg.find("gate\" x=", at + 1)) {
      ++count;
    }
    return count;
  };
  EXPECT_EQ(gates("1/3/5/7/7/7/7/7/2m4/2K4/5/3/1 w"), 2u);
  EXPECT_EQ(gates("1/3/5/7/7/7/7/7/2m4/2K4/5/3/M w"), 1u);
  EXPECT_EQ(gates("1/2M/5/7/7/7/7/7/2m4/7/5/3/1 w; marks=E12"), 1u);
}

TEST(Picture, AFullTurnChangesNothing) {
  const auto turned = [](const std::string& variant, int turn) {
    return picture_of(golden_of("variant=" + variant + "; turn=" + std::to_string(turn)));
  };
  EXPECT_EQ(turned("cam", 0), turned("cam", 4));
  EXPECT_EQ(turned("cam", 3), turned("cam", -1));
  EXPECT_EQ(turned("tri-camelot", 1), turned("tri-camelot", 4));
  EXPECT_NE(turned("cam", 0), turned("cam", 2));
}

TEST(Picture, AWidthIsThatOfThePicture) {
  EXPECT_THAT(picture_of(golden_of("variant=camblam; width=1000")),
              HasSubstr("width=\"1000\" height=\"1000\""));
}

/// Returns the numbers in an attribute of the last element of a kind.
std::vector<double> numbers_of(const std::string& svg, const std::string& element,
                               const std::string& attribute) {
  const std::size_t from = svg.rfind('<' + element + ' ');
  if (from == std::string::npos) return {};
  const std::size_t begin = svg.find(' ' + attribute + "=\"", from) + attribute.size() + 3;
  std::string text = svg.substr(begin, svg.find('"', begin) - begin);
  for (char& c : text) c = c == 'M' || c == 'L' ? ' ' : c;
  std::vector<double> numbers;
  for (const std::string& word : test::words_of(text)) numbers.push_back(std::stod(word));
  return numbers;
}

TEST(Picture, RingsAreRoundTheMiddleOfTheirSquare) {
  for (const VariantInfo& variant : catalog()) {
    const Game game = make_game(variant.id).value();
    for (int turn = 0; turn < picture::turns_of(variant); ++turn) {
      const picture::Layout layout = picture::lay_out(variant, turn);
      for (const Square square : {variant.squares.front(), variant.squares.back()}) {
        const std::string svg =
            draw(game, {.turn = turn, .drawings = {{square, square, Arrow::Colour::blue}}});
        const picture::Point at = layout.find(square)->at;
        EXPECT_NEAR(numbers_of(svg, "circle", "cx").at(0), at.x, 0.01) << variant.id << turn;
        EXPECT_NEAR(numbers_of(svg, "circle", "cy").at(0), at.y, 0.01) << variant.id << turn;
        EXPECT_LT(numbers_of(svg, "circle", "r").at(0), picture::square_side / 2);
        EXPECT_THAT(svg.substr(svg.rfind("<circle")), HasSubstr("stroke=\"#1d5fbf\""));
      }
    }
  }
}

TEST(Picture, ArrowsLeadFromMiddleToMiddle) {
  for (const VariantInfo& variant : catalog()) {
    const Game game = make_game(variant.id).value();
    const Square from = variant.squares.front();
    const Square to = variant.squares[variant.squares.size() / 2];
    for (int turn = 0; turn < picture::turns_of(variant); ++turn) {
      SCOPED_TRACE(variant.id + ' ' + std::to_string(turn));
      const picture::Layout layout = picture::lay_out(variant, turn);
      const std::string svg =
          draw(game, {.turn = turn, .drawings = {{from, to, Arrow::Colour::red}}});
      EXPECT_THAT(svg.substr(svg.rfind("<path")), HasSubstr("stroke=\"#b3261e\""));
      // Start, tip, a wing; tip, the other wing.
      const std::vector<double> d = numbers_of(svg, "path", "d");
      ASSERT_EQ(d.size(), 10U);
      const picture::Point a = layout.find(from)->at;
      const picture::Point b = layout.find(to)->at;
      const double length = std::hypot(b.x - a.x, b.y - a.y);
      const auto along = [&](std::size_t i) {
        return ((d[i] - a.x) * (b.x - a.x) + (d[i + 1] - a.y) * (b.y - a.y)) / length;
      };
      const auto beside = [&](std::size_t i) {
        return ((d[i] - a.x) * (b.y - a.y) - (d[i + 1] - a.y) * (b.x - a.x)) / length;
      };
      EXPECT_NEAR(beside(0), 0, 0.02);
      EXPECT_NEAR(beside(2), 0, 0.02);
      EXPECT_GT(along(0), 0);
      EXPECT_LT(along(0), picture::square_side / 2);
      EXPECT_LT(along(2), length);
      EXPECT_GT(along(2), length - picture::square_side / 4);
      EXPECT_NEAR(beside(4), -beside(8), 0.02);
      EXPECT_NEAR(along(4), along(8), 0.02);
      EXPECT_GT(std::abs(beside(4)), 5);
      EXPECT_LT(along(4), along(2));
    }
  }
}

TEST(Picture, RingsAndArrowsAreInTheDescription) {
  const std::string svg = picture_of(golden_of("variant=cam; moves=C5-C6; drawings=GE5,YE5E7"));
  EXPECT_THAT(svg,
              HasSubstr("Last move: C5-C6. Green ring on E5. Yellow arrow from E5 to E7.</desc>"));
}

TEST(Picture, RingsAndArrowsCoverEverythingElse) {
  const std::string options = "variant=cam; fen=1/3/5/7/7/6K/1m3M1/7/3km2/7/5/3/1 w; marks=G8";
  const std::string plain = picture_of(golden_of(options));
  const std::string drawn = picture_of(golden_of(options + "; drawings=GG8"));
  const std::string end = "</svg>\n";
  const std::string body = plain.substr(plain.find("</desc>"));
  EXPECT_THAT(drawn, HasSubstr(body.substr(0, body.size() - end.size())));
  EXPECT_THAT(drawn.substr(drawn.find(body.substr(0, body.size() - end.size()))),
              testing::EndsWith("stroke=\"#1f7a33\" stroke-width=\"3.6\"/>" + end));
}

TEST(Picture, LeavesOutDrawingsOffTheBoard) {
  const VariantInfo& large = *find_variant("grand-camelot");
  const Game game = make_game("camette").value();
  const auto foreign = read_arrows("G" + large.square_names.back(), large).value();
  ASSERT_FALSE(game.variant().find_square(large.square_names.back()));
  const std::string svg = draw(game, {.drawings = foreign});
  EXPECT_EQ(svg.find("#1f7a33"), std::string::npos);
}

}  // namespace
}  // namespace camlann
