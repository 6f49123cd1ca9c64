// Books of openings: found, written, read, and played from in matches.

#include "lab/opening_book.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "game/catalog.hpp"
#include "lab/match.hpp"
#include "lab/openings.hpp"
#include "lab/player.hpp"
#include "support/files.hpp"

namespace camlann {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

const std::atomic<bool> never{false};

BookOptions small(const char* variant) {
  BookOptions options;
  options.variant = variant;
  options.lines = 12;
  options.plies = 4;
  options.nodes = 2000;
  return options;
}

Game played(const OpeningBook& book, const OpeningLine& line) {
  auto game = make_game(book.variant, book.rules).value();
  for (const std::string& move : line) EXPECT_TRUE(game.play(move)) << move;
  return game;
}

/// The pieces on their squares, seen by the side to move, with left and right exchanged if
/// `turned`. Uses square names, while the book uses FENs.
std::set<std::string> standing(const Game& game, bool turned) {
  const VariantInfo& variant = game.variant();
  std::set<std::string> men;
  for (const auto& [square, letter] : game.pieces()) {
    const std::string& name = variant.name_of(square);
    const int lower = name[0] | 0x20;
    int file = lower - 'a';
    int rank = std::stoi(name.substr(1));
    bool white = letter < 'a';
    if (turned) file = variant.files - 1 - file;
    if (game.seat() == Seat::black) {
      rank = variant.ranks + 1 - rank;
      white = !white;
    }
    men.insert(std::to_string(file) + ' ' + std::to_string(rank) + (white ? " w" : " b") +
               static_cast<char>(letter | 0x20));
  }
  return men;
}

void expect_distinct(const OpeningBook& book) {
  std::set<std::set<std::string>> seen;
  for (const OpeningLine& line : book.lines) {
    const auto game = played(book, line);
    const auto here = standing(game, false);
    EXPECT_FALSE(seen.count(here) != 0 || seen.count(standing(game, true)) != 0)
        << testing::PrintToString(line);
    seen.insert(here);
  }
}

class OfEachVariant : public testing::TestWithParam<const char*> {};

TEST_P(OfEachVariant, IsBalancedAndDistinct) {
  const BookOptions options = small(GetParam());
  const auto book = make_opening_book(options, never);
  ASSERT_TRUE(book);
  ASSERT_EQ(book->lines.size(), 12u);
  for (std::size_t i = 0; i < book->lines.size(); ++i) {
    EXPECT_EQ(book->lines[i].size(), 4 + i % 2);
    const auto game = played(*book, book->lines[i]);
    Judge judge(options.nodes);
    EXPECT_LE(std::abs(judge.score(game, never)), 2 * game.variant().temper.judgement.level);
  }
  expect_distinct(*book);
  EXPECT_EQ(make_opening_book(options, never)->lines, book->lines);
}

TEST_P(OfEachVariant, ComesWithTheProgram) {
  const std::string path = "../data/openings/" + std::string(GetParam()) + ".txt";
  const std::string text = test::read_bytes(path);
  const auto book = read_opening_book(text);
  ASSERT_TRUE(book) << to_text(book.error());
  EXPECT_EQ(book->variant, GetParam());
  EXPECT_EQ(book->rules, make_game(GetParam()).value().rules());
  EXPECT_GE(book->lines.size(), 300u);
  expect_distinct(*book);
  const std::string made = "# camlann book openings --variant " + book->variant + " --lines " +
                           std::to_string(book->lines.size()) + " --plies ";
  EXPECT_THAT(text, StartsWith(made));
}

INSTANTIATE_TEST_SUITE_P(Book, OfEachVariant,
                         testing::Values("cam", "camelot", "camette", "chivalry", "mini-camelot",
                                         "camblam"));

TEST(Book, IsReadAsWritten) {
  const auto book = make_opening_book(small("camelot"), never);
  ASSERT_TRUE(book);
  const auto again = read_opening_book(write_opening_book(*book, "two\nlines"));
  ASSERT_TRUE(again);
  EXPECT_EQ(again->variant, "camelot");
  EXPECT_EQ(again->rules, "wcf");
  EXPECT_EQ(again->lines, book->lines);
}

TEST(Book, IsReadWithBlanksAndComments) {
  const auto book = read_opening_book(
      "\n  # ours\r\n[Event \"none\"]\n[Variant \"Cam\"]\r\n\t B5-B6   B9-B8 \r\n#B5-B6\nb5-b6");
  ASSERT_TRUE(book) << to_text(book.error());
  EXPECT_EQ(book->variant, "cam");
  EXPECT_EQ(book->lines, (std::vector<OpeningLine>{{"B5-B6", "B9-B8"}, {"B5-B6"}}));
}

TEST(Book, ReportsThePlaceOfAnError) {
  const auto where = [](std::string_view text) {
    const auto book = read_opening_book(text);
    EXPECT_FALSE(book) << text;
    return book ? "" : book.error().where;
  };
  EXPECT_EQ(where("[Variant \"cam\"]\n\nB5-B6 B9-A1\n"), "3:7");
  EXPECT_EQ(where("[Variant \"cam\"]\n"), "1:1");
  EXPECT_EQ(where(""), "1:1");
  EXPECT_EQ(where("B5-B6"), "1:1");
  EXPECT_EQ(where("# ours\n  root:x:0:0\n"), "2:3");
  EXPECT_EQ(where("\n[Variant \"chess\"]\nB5-B6"), "2:1");
  EXPECT_EQ(where("[Variant \"cam\"]\n\n[Rules \"fifa\"]\nB5-B6"), "3:1");
}

TEST(Book, HasNoLineThatEndsTheGame) {
  Random random(3);
  Game game = make_game("camette").value();
  play_random(game, 10'000, random);
  ASSERT_TRUE(game.over());
  OpeningBook book{"camette", "wcf", {{}}};
  for (const WrittenMove& outcome : game.played()) book.lines[0].push_back(outcome.notation);
  const auto read = read_opening_book(write_opening_book(book, ""));
  ASSERT_FALSE(read);
  EXPECT_EQ(read.error().code, ErrorCode::game_over);
  book.lines[0].pop_back();
  EXPECT_TRUE(read_opening_book(write_opening_book(book, "")));
}

TEST(Book, EndsTheSearchForMissingLines) {
  BookOptions options = small("camette");
  options.plies = 1;
  options.lines = 60;
  const auto book = make_opening_book(options, never);
  ASSERT_FALSE(book);
  EXPECT_EQ(book.error().code, ErrorCode::not_found);
  const std::atomic<bool> at_once{true};
  EXPECT_FALSE(make_opening_book(small("cam"), at_once));
}

TEST(Openings, GoThroughTheBookBeforeTheyComeAgain) {
  const auto book = make_opening_book(small("cam"), never);
  ASSERT_TRUE(book);
  const auto array = make_game("cam");
  const Openings openings(*array, *book, 6, 1);
  std::vector<OpeningLine> first;
  std::set<std::string> later;
  for (int pair = 0; pair < 36; ++pair) {
    const auto game = openings.of_pair(pair, never);
    EXPECT_FALSE(game.over());
    OpeningLine line;
    for (const WrittenMove& outcome : game.played()) line.push_back(outcome.notation);
    if (pair < 12) {
      first.push_back(line);
      continue;
    }
    EXPECT_LE(static_cast<int>(line.size()), openings.longest());
    later.insert(game.fen());
    line.resize(first[static_cast<std::size_t>(pair % 12)].size());
    EXPECT_EQ(line, first[static_cast<std::size_t>(pair % 12)]);
  }
  EXPECT_EQ(later.size(), 24u);
  EXPECT_NE(first, book->lines);  // another order,
  EXPECT_THAT(first, testing::UnorderedElementsAreArray(book->lines));
  const Openings reseeded(*array, *book, 6, 2);  // of the seed
  EXPECT_NE(reseeded.of_pair(0, never).fen() + reseeded.of_pair(1, never).fen(),
            openings.of_pair(0, never).fen() + openings.of_pair(1, never).fen());
}

TEST(Openings, BeginTheGamesOfAMatch) {
  MatchOptions options;
  options.games = 8;
  options.book = *make_opening_book(small("cam"), never);
  const auto player = *parse_player("random", *make_game("cam"));
  std::map<int, OpeningLine> openings;
  const auto result =
      play_match(options, player, player, never, {{}, [&](const MatchGame& game, const Tally&) {
                                                    const auto begin = game.moves.begin();
                                                    openings[game.number] = OpeningLine(
                                                        begin, begin + game.opening_plies);
                                                  }});
  ASSERT_TRUE(result);
  for (int pair = 0; pair < 4; ++pair) {
    EXPECT_EQ(openings[2 * pair], openings[2 * pair + 1]);
    EXPECT_THAT(options.book->lines, testing::Contains(openings[2 * pair]));
  }

  options.variant = "camelot";
  EXPECT_EQ(play_match(options, player, player, never).error().where, "openings");
  options.variant = "cam";
  options.rules = "brainking";
  EXPECT_EQ(play_match(options, player, player, never).error().where, "openings");
}

}  // namespace
}  // namespace camlann
