#include "cli/puzzle_file.hpp"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "base/try.hpp"
#include "cli/command.hpp"
#include "game/catalog.hpp"
#include "game/game.hpp"
#include "lab/puzzle.hpp"
#include "wire/describe.hpp"
#include "wire/read.hpp"
#include "wire/write.hpp"

namespace camlann {

namespace wire {

template <>
struct Description<Puzzle> {
  DESCRIPTION(Puzzle, "Puzzle", "A position in which one outcome wins");
  MEMBER(id);
  MEMBER(fen);
  MEMBER(rules);
  MEMBER(line, "", .least = 1, .most = 13);
  MEMBER(also, "", .left_out = true);
  MEMBER(then, "", .left_out = true);
  MEMBER(themes);
  MEMBER(rating, "", .left_out = true);
  MEMBER(proof);
  MEMBER(nodes);
  MEMBER(deepest, "", .left_out = true);
  MEMBER(margin, "", .decimals = 1);
  MEMBER(source);
  MEMBER(won);
};

}  // namespace wire

namespace cli {

Result<std::vector<Puzzle>> read_puzzles(std::string_view text) {
  std::vector<Puzzle> puzzles;
  for (int number = 1; !text.empty(); ++number) {
    const std::string_view line = text.substr(0, text.find('\n'));
    text.remove_prefix(line.size() == text.size() ? line.size() : line.size() + 1);
    if (line.empty()) continue;
    auto puzzle = wire::read<Puzzle>(line);
    if (!puzzle) {
      Error error = puzzle.error();
      error.where = std::to_string(number) + (error.where.empty() ? "" : ", " + error.where);
      return Failure(std::move(error));
    }
    puzzles.push_back(*std::move(puzzle));
  }
  return puzzles;
}

std::string puzzles_text(const std::vector<Puzzle>& puzzles) {
  std::string text;
  for (const Puzzle& each : puzzles) text += wire::to_json(each) + '\n';
  return text;
}

Result<std::vector<Puzzle>> puzzles_of(const std::string& file) {
  TRY(const auto text, read_file(file));
  auto puzzles = read_puzzles(text);
  if (puzzles) return puzzles;
  Error error = puzzles.error();
  error.where = file + ':' + error.where;
  return Failure(std::move(error));
}

Result<Game> start_of_puzzle(const Puzzle& puzzle, const Catalog& known) {
  auto game = known.make_game(puzzle.id.substr(0, puzzle.id.rfind('-')), puzzle.rules, puzzle.fen);
  if (game) return game;
  Error error = game.error();
  error.where = puzzle.id + ", " + error.where;
  return Failure(std::move(error));
}

}  // namespace cli

}  // namespace camlann
