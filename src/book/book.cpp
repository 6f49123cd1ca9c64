#include "book/book.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/number.hpp"
#include "base/result.hpp"
#include "base/try.hpp"
#include "book/mirror.hpp"
#include "game/catalog.hpp"
#include "game/game.hpp"
#include "rules/outcome.hpp"
#include "rules/variant_info.hpp"

namespace camlann::book {
namespace {

constexpr std::string_view format = "1";
constexpr int hexadecimal = 16;
constexpr std::size_t hex_digits = 16;

/// Returns the FNV-1a hash, 64 bits.
std::uint64_t checksum_of(std::string_view text) {
  std::uint64_t hash = 0xCBF29CE484222325ULL;
  for (const char c : text) {
    hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001B3ULL;
  }
  return hash;
}

std::string to_hex(std::uint64_t number) {
  std::array<char, hex_digits> digits{};
  const auto end =
      std::to_chars(digits.data(), digits.data() + digits.size(), number, hexadecimal).ptr;
  const std::string text(digits.data(), end);
  return std::string(hex_digits - text.size(), '0') + text;
}

std::optional<std::uint64_t> read_hex(std::string_view text) {
  std::uint64_t number = 0;
  const auto [end, error] =
      std::from_chars(text.data(), text.data() + text.size(), number, hexadecimal);
  const bool whole = error == std::errc{} && end == text.data() + text.size();
  return whole && text.size() == hex_digits ? std::optional(number) : std::nullopt;
}

/// Returns the text before the separator and removes both.
std::string_view take(std::string_view& text, std::string_view separator) {
  const std::size_t end = std::min(text.find(separator), text.size());
  const std::string_view front = text.substr(0, end);
  text.remove_prefix(std::min(end + separator.size(), text.size()));
  return front;
}

Failure wrong(int line, std::string what, std::string expected) {
  return Failure(
      error_at({line, 1}, Subject::other, ErrorCode::syntax, std::move(what), std::move(expected)));
}

/// Reads "+12/17/240000"; without the last number the nodes are 0.
std::optional<BookMove> read_move(std::string_view notation, std::string_view value) {
  BookMove move;
  move.notation = notation;
  std::string_view score = take(value, "/");
  if (score.substr(0, 1) == "+") score.remove_prefix(1);
  const auto number = read_number<BookScore>(score);
  const auto depth = read_number<int>(take(value, "/"));
  const auto nodes =
      value.empty() ? std::optional<std::uint64_t>(0) : read_number<std::uint64_t>(value);
  if (notation.empty() || !number || !depth || *depth < 0 || !nodes) return std::nullopt;
  move.score = *number;
  move.depth = *depth;
  move.nodes = *nodes;
  return move;
}

Result<BookPosition> read_position(std::string_view text, int line) {
  BookPosition position;
  const auto key = read_hex(take(text, " "));
  const auto ply = read_number<int>(take(text, " "));
  const auto nodes = read_number<std::uint64_t>(take(text, " | "));
  position.fen = take(text, " | ");
  if (!key || !ply || *ply < 0 || !nodes || position.fen.empty()) {
    return wrong(line, "this is not a position of a book",
                 "KEY PLY NODES | FEN | MOVE SCORE/DEPTH ..");
  }
  position.key = *key;
  position.ply = *ply;
  position.nodes = *nodes;
  while (!text.empty()) {
    const std::string_view notation = take(text, " ");
    auto move = read_move(notation, take(text, " "));
    if (!move) return wrong(line, "these are not moves of a book", "MOVE SCORE/DEPTH[/NODES] ..");
    position.moves.push_back(std::move(*move));
  }
  if (position.moves.empty()) {
    return wrong(line, "this position of a book has no moves", "MOVE SCORE/DEPTH[/NODES] ..");
  }
  return position;
}

std::string to_text(const BookPosition& position) {
  std::string text = to_hex(position.key) + ' ' + std::to_string(position.ply) + ' ' +
                     std::to_string(position.nodes) + " | " + position.fen + " |";
  std::vector<BookMove> moves = position.moves;
  std::stable_sort(moves.begin(), moves.end(), [](const BookMove& a, const BookMove& b) {
    return a.score != b.score ? a.score > b.score : a.notation < b.notation;
  });
  for (const BookMove& move : moves) {
    text += ' ' + move.notation + (move.score < 0 ? " " : " +") + std::to_string(move.score) + '/' +
            std::to_string(move.depth);
    if (move.nodes > 0) text += '/' + std::to_string(move.nodes);
  }
  return text + '\n';
}

struct Heading {
  std::string format, variant, rules, positions, checksum;
};

/// Reads [Key "value"]; ignores unknown keys.
void read_header(std::string_view line, Heading& heading) {
  line.remove_prefix(1);
  const std::string_view key = take(line, " \"");
  const std::string_view value = take(line, "\"]");
  for (const auto& [name, field] :
       {std::pair<std::string_view, std::string*>{"Book", &heading.format},
        {"Variant", &heading.variant},
        {"Rules", &heading.rules},
        {"Positions", &heading.positions},
        {"Checksum", &heading.checksum}}) {
    if (key == name) *field = value;
  }
}

}  // namespace

Result<Book> read_book(std::string_view text) {
  Heading heading;
  int line = 0;
  while (!text.empty() && (text.front() == '[' || text.front() == '#' || text.front() == '\n')) {
    ++line;
    const std::string_view header = take(text, "\n");
    if (!header.empty() && header.front() == '[') read_header(header, heading);
  }
  if (heading.format != format) {
    return wrong(1,
                 heading.format.empty() ? "this is not an opening book"
                                        : "this opening book was made by another program",
                 "[Book \"" + std::string(format) + "\"]");
  }
  if (read_hex(heading.checksum) != checksum_of(text)) {
    return wrong(line, "this opening book is damaged", "the checksum of its positions");
  }
  Book book{heading.variant, heading.rules, {}};
  while (!text.empty()) {
    ++line;
    TRY(auto position, read_position(take(text, "\n"), line));
    book.positions.push_back(std::move(position));
  }
  if (read_number<std::size_t>(heading.positions) != book.positions.size()) {
    return wrong(line, "this opening book is not whole", heading.positions + " positions");
  }
  return book;
}

std::string write_book(const Book& book) {
  std::string positions;
  for (const BookPosition& position : book.positions) positions += to_text(position);
  return "[Book \"" + std::string(format) + "\"]\n[Variant \"" + book.variant + "\"]\n[Rules \"" +
         book.rules + "\"]\n[Positions \"" + std::to_string(book.positions.size()) +
         "\"]\n[Checksum \"" + to_hex(checksum_of(positions)) + "\"]\n\n" + positions;
}

Result<void> check(const Book& book, const Catalog& known) {
  TRY(const auto array, known.make_game(book.variant, book.rules));
  if (!book.positions.empty() && book.positions.front().key != place(array).game.key()) {
    return failure(ErrorCode::conflict, "the first position is not the array", "position 1",
                   "a book that this program made");
  }
  std::set<std::uint64_t> keys;
  for (const BookPosition& position : book.positions) {
    TRY(const auto game, known.make_game(book.variant, book.rules, position.fen));
    const auto at = "position " + std::to_string(keys.size() + 1);
    const Placed placed = place(game);
    if (placed.game.key() != position.key || placed.mirrored) {
      return failure(ErrorCode::conflict, "a position is not the one of its key", at,
                     "a book that this program made");
    }
    if ((position.ply == 0) != keys.empty()) {
      return failure(ErrorCode::conflict, "only the first position is at the array", at,
                     "a book that this program made");
    }
    if (!keys.insert(position.key).second) {
      return failure(ErrorCode::conflict, "a position is there twice", at, "each position once");
    }
    const auto legal = game.written();
    for (const BookMove& move : position.moves) {
      const bool there = std::any_of(legal.begin(), legal.end(), [&](const WrittenMove& one) {
        return one.notation == move.notation;
      });
      if (!there) return failure(ErrorCode::illegal_move, "a move is not legal", at, move.notation);
    }
  }
  return {};
}

Placed place(const Game& position) {
  Game plain = position.fresh();
  auto image = mirrored(plain);
  if (!image || plain.key() <= image->key()) return {std::move(plain), false};
  return {std::move(*image), true};
}

BookIndex::BookIndex(const Book& book) : book_(book) {
  for (std::size_t i = 0; i < book.positions.size(); ++i) by_key_[book.positions[i].key] = i;
}

std::optional<BookPosition> BookIndex::find(const Game& position) const {
  const VariantInfo& variant = position.variant();
  if (variant.id != book_.variant || position.rules() != book_.rules) return std::nullopt;
  const Placed placed = place(position);
  const auto at = by_key_.find(placed.game.key());
  if (at == by_key_.end()) return std::nullopt;
  BookPosition found = book_.positions[at->second];
  if (!placed.mirrored) return found;
  found.fen = position.fen();
  for (BookMove& move : found.moves) {
    // The mirror image of a canonical route need not be the canonical one.
    const auto image = position.read(mirrored(move.notation, variant), Reading::exact);
    if (image) move.notation = position.write(image->move()).notation;
  }
  return found;
}

}  // namespace camlann::book
