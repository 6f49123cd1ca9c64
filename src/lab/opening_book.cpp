#include "lab/opening_book.hpp"

#include <algorithm>
#include <atomic>
#include <cctype>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

#include "base/random.hpp"
#include "base/result.hpp"
#include "base/square.hpp"
#include "base/try.hpp"
#include "engine/analyst.hpp"
#include "game/catalog.hpp"
#include "game/game.hpp"
#include "rules/outcome.hpp"
#include "rules/variant_info.hpp"
#include "rules/verdict.hpp"
#include "search/limits.hpp"
#include "search/score.hpp"

namespace camlann {
namespace {

constexpr int tries_per_line = 200;
constexpr std::string_view blanks = " \t\r";

std::string at(int line, std::size_t column = 0) {
  return std::to_string(line) + ':' + std::to_string(column + 1);
}

/// Returns the value of a header line [Key "value"] with this key.
std::optional<std::string> header(std::string_view line, std::string_view key) {
  const std::string begin = "[" + std::string(key) + " \"";
  const std::size_t end = line.rfind("\"]");
  if (line.substr(0, begin.size()) != begin || end == std::string_view::npos ||
      end < begin.size()) {
    return std::nullopt;
  }
  return std::string(line.substr(begin.size(), end - begin.size()));
}

/// Returns the array named by the headers, which are in these lines.
Result<Game> array_of(const OpeningBook& book, const Catalog& known, int variant_line,
                      int rules_line) {
  auto game = known.make_game(book.variant, book.rules);
  if (game) return game;
  Error error = game.error();
  const bool of_variant = error.about == Subject::variant;
  if (!of_variant) error.what.insert(0, error.where + ": ");  // the wrong option
  error.where = at(of_variant ? variant_line : rules_line);
  return Failure(std::move(error));
}

/// Reads a line of the book and plays it from the array.
Result<OpeningLine> read_line(std::string_view text, int number, const Game& array) {
  Game game = array;
  std::size_t begin = text.find_first_not_of(blanks);
  while (begin != std::string_view::npos) {
    const std::size_t end = std::min(text.find_first_of(blanks, begin), text.size());
    if (auto played = game.play(text.substr(begin, end - begin)); !played) {
      Error error = played.error();
      error.where = at(number, begin);
      return Failure(std::move(error));
    }
    if (game.over()) {
      return failure(ErrorCode::game_over, "the opening ends the game", at(number, begin));
    }
    begin = text.find_first_not_of(blanks, end);
  }
  OpeningLine line;
  for (const WrittenMove& outcome : game.played()) line.push_back(outcome.notation);
  return line;
}

/// Pieces on their files and ranks, from 0.
using Shape = std::vector<std::tuple<int, int, char>>;

/// Trees have no owner.
char other_case(char c) {
  if (c == tree_letter) return c;
  return static_cast<char>(std::islower(static_cast<unsigned char>(c)) != 0 ? std::toupper(c)
                                                                            : std::tolower(c));
}

/// Returns the same shape for positions that are images of each other: the side to move plays
/// upwards, and the lesser of the two mirror images is chosen.
Shape shape_of(const Game& game) {
  const VariantInfo& variant = game.variant();
  Shape plain;
  Shape mirrored;
  for (const PieceOn& piece : game.pieces()) {
    const bool turned = game.seat() == Seat::black;
    const int rank = rank_of(piece.square);
    const int upwards = turned ? variant.ranks - 1 - rank : rank;
    const char letter = turned ? other_case(piece.letter) : piece.letter;
    const int file = file_of(piece.square);
    plain.emplace_back(upwards, file, letter);
    mirrored.emplace_back(upwards, variant.files - 1 - file, letter);
  }
  std::sort(plain.begin(), plain.end());
  std::sort(mirrored.begin(), mirrored.end());
  return std::min(plain, mirrored);
}

}  // namespace

Result<OpeningBook> read_opening_book(std::string_view text, const Catalog& known) {
  OpeningBook book;
  std::optional<Game> array;
  int number = 0;
  int variant_line = 0;
  int rules_line = 0;
  while (!text.empty()) {
    ++number;
    const std::size_t end = std::min(text.find('\n'), text.size());
    const std::string_view line = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    const std::size_t begin = line.find_first_not_of(blanks);
    if (begin == std::string_view::npos || line[begin] == '#') continue;
    if (line[begin] == '[') {
      if (auto variant = header(line.substr(begin), "Variant")) {
        book.variant = std::move(*variant);
        variant_line = number;
      }
      if (auto rules = header(line.substr(begin), "Rules")) {
        book.rules = std::move(*rules);
        rules_line = number;
      }
      continue;
    }
    if (!array) {
      if (book.variant.empty()) {
        return failure(ErrorCode::syntax, "this is not an opening in a book", at(number, begin),
                       "[Variant \"...\"] before the first opening");
      }
      TRY(auto game, array_of(book, known, variant_line, rules_line));
      array = std::move(game);
    }
    TRY(auto moves, read_line(line, number, *array));
    book.lines.push_back(std::move(moves));
  }
  if (!array) {
    return failure(ErrorCode::syntax, "there are no openings", at(std::max(number, 1), 0),
                   "[Variant \"...\"], then a line of moves for each opening");
  }
  book.variant = array->variant().id;
  book.rules = array->rules();
  return book;
}

std::string write_opening_book(const OpeningBook& book, std::string_view remark) {
  std::string text;
  while (!remark.empty()) {
    const std::size_t end = std::min(remark.find('\n'), remark.size());
    text += "# " + std::string(remark.substr(0, end)) + '\n';
    remark.remove_prefix(std::min(end + 1, remark.size()));
  }
  text += "[Variant \"" + book.variant + "\"]\n[Rules \"" + book.rules + "\"]\n\n";
  for (const OpeningLine& line : book.lines) {
    for (std::size_t i = 0; i < line.size(); ++i) text += (i == 0 ? "" : " ") + line[i];
    text += '\n';
  }
  return text;
}

Result<OpeningBook> make_opening_book(const BookOptions& options, const std::atomic<bool>& stop,
                                      const std::function<void()>& on_line) {
  TRY(const auto array, options.known->make_game(options.variant, options.rules));
  OpeningBook book{array.variant().id, array.rules(), {}};
  const Score bound =
      options.bound > 0 ? options.bound : 2 * array.variant().temper.judgement.level;
  Random random(options.seed);
  Judge judge(options.nodes);
  std::set<Shape> shapes;  // judged before
  for (int tries = 0; static_cast<int>(book.lines.size()) < options.lines; ++tries) {
    if (tries == tries_per_line * options.lines) {
      return failure(ErrorCode::not_found,
                     "only " + std::to_string(book.lines.size()) + " openings were found", "lines",
                     "fewer, or more plies, or a wider bound");
    }
    Game game = array;
    play_random(game, options.plies + static_cast<int>(book.lines.size() % 2), random);
    if (game.over() || !shapes.insert(shape_of(game)).second) continue;
    const Score score = judge.score(game, stop);
    if (stop) return failure(ErrorCode::io, "stopped", "book");
    if (std::abs(score) > bound) continue;
    OpeningLine line;
    for (const WrittenMove& outcome : game.played()) line.push_back(outcome.notation);
    book.lines.push_back(std::move(line));
    if (on_line) on_line();
  }
  return book;
}

void play_random(Game& game, int plies, Random& random) {
  for (int ply = 0; ply < plies && !game.over(); ++ply) {
    const auto outcomes = game.legal();
    game.play(outcomes[random.below(static_cast<std::uint32_t>(outcomes.size()))].move);
  }
}

Score Judge::score(const Game& game, const std::atomic<bool>& stop) {
  if (!analyst_) {
    AnalystSettings settings;
    settings.table_bytes = std::max(static_cast<std::size_t>(nodes_) * 32, std::size_t{1} << 20);
    analyst_ = make_analyst(game, settings);
  }
  Limits limits;
  limits.nodes = nodes_;
  analyst_->new_game();
  return analyst_->analyse(game, limits, stop).lines.front().score;
}

}  // namespace camlann
