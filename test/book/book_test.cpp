// Opening books as text, mirror images, and the books that belong to the program.

#include "book/book.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "base/random.hpp"
#include "book/mirror.hpp"
#include "game/catalog.hpp"
#include "game/game.hpp"
#include "rules/outcome.hpp"
#include "rules/variant_info.hpp"

namespace camlann::book {
namespace {

using testing::HasSubstr;

std::string read_text(const std::filesystem::path& file) {
  std::ifstream stream(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(stream), {}};
}

BookPosition position_of(const Game& game, int ply, std::vector<BookMove> moves) {
  return {game.key(), ply, 1000, game.fen(), std::move(moves)};
}

/// The array of Cam and the position behind one of its moves.
Book small_book() {
  Game game = *make_game("cam");
  Book book{"cam", "wcf", {position_of(game, 0, {{"E4-D3", -4, 5, 2000}, {"C4-C6-A4", 12, 4, 0}})}};
  EXPECT_TRUE(game.play("E4-D3"));
  const Placed placed = place(game);
  const auto moves = placed.game.written();
  book.positions.push_back(position_of(placed.game, 1, {{moves[0].notation, 29'995, 4, 0}}));
  return book;
}

TEST(Mirror, IsOfGamesThatAreTheirOwnImage) {
  std::set<std::string> with;
  for (const VariantInfo& variant : catalog()) {
    if (has_mirror(variant)) with.insert(variant.id);
  }
  for (const char* id : {"cam", "camelot", "camette", "chivalry", "mini-camelot"}) {
    EXPECT_EQ(with.count(id), 1U) << id;
  }
  // A king and a queen, bridges on one side each, hexagons.
  for (const char* id : {"camblam", "river-camelot", "tri-camelot"}) {
    EXPECT_EQ(with.count(id), 0U) << id;
  }
}

TEST(Mirror, HasTheImagesOfAllMoves) {
  Random random(7);
  for (const VariantInfo& variant : catalog()) {
    if (!has_mirror(variant)) continue;
    for (int round = 0; round < 20; ++round) {
      Game game = *make_game(variant, {}, {});
      for (int ply = 0; ply < 30 && !game.over(); ++ply) {
        const auto image = mirrored(game);
        ASSERT_TRUE(image) << variant.id;
        EXPECT_EQ(mirrored(*image)->fen(), game.fen());
        const auto moves = game.written();
        ASSERT_EQ(image->written().size(), moves.size()) << variant.id << ' ' << game.fen();
        const auto& chosen = moves[random.below(static_cast<std::uint32_t>(moves.size()))];
        Game after = *image;
        ASSERT_TRUE(after.play(mirrored(chosen.notation, variant), Reading::exact))
            << variant.id << ' ' << chosen.notation;
        game.play(chosen);
        if (game.over()) {
          EXPECT_TRUE(after.over());
          break;
        }
        EXPECT_EQ(mirrored(game)->key(), after.key()) << variant.id << ' ' << game.fen();
      }
    }
  }
}

TEST(Book, RoundTrips) {
  Book book = small_book();
  const auto again = read_book(write_book(book));
  ASSERT_TRUE(again) << to_text(again.error());
  EXPECT_EQ(again->variant, "cam");
  EXPECT_EQ(again->rules, "wcf");
  std::swap(book.positions[0].moves[0], book.positions[0].moves[1]);  // the best first
  EXPECT_EQ(again->positions, book.positions);
  EXPECT_TRUE(check(*again));
}

TEST(Book, IsRefusedWhereAnythingIsMissingOrChanged) {
  const std::string text = write_book(small_book());
  for (std::size_t length = 0; length < text.size(); ++length) {
    EXPECT_FALSE(read_book(text.substr(0, length))) << length;
  }
  for (std::size_t at = text.find("\n\n") + 2; at < text.size(); ++at) {
    std::string other = text;
    other[at] = other[at] == '1' ? '2' : '1';
    EXPECT_FALSE(read_book(other)) << at;
  }
  const auto other = read_book("[Book \"2\"]\n" + text.substr(text.find('\n') + 1));
  ASSERT_FALSE(other);
  EXPECT_THAT(other.error().what, HasSubstr("another program"));
}

TEST(Book, IsCheckedAgainstTheRules) {
  ASSERT_TRUE(check(small_book()));
  const auto refused = [](auto change) {
    Book book = small_book();
    change(book);
    const auto sound = check(book);
    return sound ? std::string() : sound.error().what;
  };
  EXPECT_THAT(refused([](Book& book) { book.positions[0].moves[0].notation = "E4-E9"; }),
              HasSubstr("not legal"));
  EXPECT_THAT(refused([](Book& book) { ++book.positions[1].key; }), HasSubstr("its key"));
  EXPECT_THAT(refused([](Book& book) { book.positions.push_back(book.positions[1]); }),
              HasSubstr("twice"));
  EXPECT_THAT(refused([](Book& book) { book.positions.erase(book.positions.begin()); }),
              HasSubstr("array"));
  EXPECT_THAT(refused([](Book& book) { book.positions[1].ply = 0; }), HasSubstr("first"));
  EXPECT_NE(refused([](Book& book) { book.variant = "nothing"; }), "");
}

TEST(Book, FindsAPositionAndItsImageWithTheirOwnMoves) {
  const Book book = small_book();
  const BookIndex index(book);
  Game one = *make_game("cam");
  Game other = one;
  ASSERT_TRUE(one.play("E4-D3"));
  ASSERT_TRUE(other.play("C4-D3"));
  const auto found = index.find(one);
  const auto image = index.find(other);
  ASSERT_TRUE(found && image);
  EXPECT_TRUE(one.play(found->moves[0].notation, Reading::exact));
  EXPECT_TRUE(other.play(image->moves[0].notation, Reading::exact));
  EXPECT_EQ(mirrored(one)->key(), other.key());
  EXPECT_FALSE(index.find(one)) << "a position behind the book";
  EXPECT_FALSE(index.find(*make_game("cam", "wcf,knightCanterRule=false")));
  EXPECT_FALSE(index.find(*make_game("camelot")));
}

std::vector<std::filesystem::path> shipped() {
  std::vector<std::filesystem::path> files;
  for (const auto& entry : std::filesystem::directory_iterator("../data/books")) {
    files.push_back(entry.path());
  }
  return files;
}

TEST(ShippedBooks, AreWholeAndOfGamesForTwo) {
  std::set<std::string> there;
  for (const auto& file : shipped()) {
    const auto book = read_book(read_text(file));
    ASSERT_TRUE(book) << file << ": " << to_text(book.error());
    EXPECT_EQ(book->variant, file.stem());
    EXPECT_EQ(book->rules, make_game(book->variant)->rules());
    EXPECT_EQ(find_variant(book->variant)->seating.size(), 2U) << file;
    EXPECT_GE(book->positions.size(), 100U) << file;
    EXPECT_LT(std::filesystem::file_size(file), 2'000'000U) << file;
    there.insert(book->variant);
  }
  EXPECT_EQ(there.count("cam"), 1U);
  EXPECT_EQ(there.count("camelot"), 1U);
}

/// By the text of the rules, not by what made them.
TEST(ShippedBooks, HaveLegalMovesAndScoresThatAreCarriedBack) {
  for (const auto& file : shipped()) {
    const auto book = read_book(read_text(file));
    ASSERT_TRUE(book);
    const auto sound = check(*book);
    ASSERT_TRUE(sound) << file << ": " << to_text(sound.error());
    const BookIndex index(*book);
    std::size_t joined = 0;
    for (const BookPosition& position : book->positions) {
      for (const BookMove& move : position.moves) {
        Game after = *make_game(book->variant, book->rules, position.fen);
        ASSERT_TRUE(after.play(move.notation));
        const auto behind = after.over() ? std::nullopt : index.find(after);
        if (!behind || behind->ply <= position.ply) continue;
        ++joined;
        const int best = behind->moves[0].score;
        EXPECT_LE(std::abs(move.score + best), std::abs(best) > 29'000 ? 1 : 0)
            << file << ' ' << position.fen << ' ' << move.notation;
        EXPECT_GE(move.nodes, behind->nodes);
        EXPECT_EQ(move.depth, behind->moves[0].depth + 1);
      }
    }
    EXPECT_GE(joined, book->positions.size() - 1) << file;
  }
}

}  // namespace
}  // namespace camlann::book
