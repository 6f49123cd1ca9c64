#include "lab/puzzle_maker.hpp"

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "base/try.hpp"
#include "engine/networks.hpp"
#include "game/game.hpp"
#include "lab/puzzle.hpp"
#include "lab/puzzle_course.hpp"
#include "lab/puzzle_gain.hpp"
#include "lab/puzzle_proof.hpp"
#include "lab/puzzle_themes.hpp"
#include "rules/move.hpp"
#include "rules/outcome.hpp"
#include "rules/verdict.hpp"
#include "search/score.hpp"

namespace camlann {
namespace {

constexpr std::uint64_t network_part = 10;  // one in this number of the deepest search's nodes

/// Returns the bounds for a network. Its scores of men differ from those of the other evaluation:
/// another move must be a man behind.
PuzzleBounds by_network(PuzzleBounds bounds) {
  bounds.wins = bounds.man;
  bounds.open = sure_win;
  bounds.margin = bounds.man;
  return bounds;
}

Failure fault(const Puzzle& puzzle, const std::string& what) {
  return failure(ErrorCode::conflict, what, puzzle.id);
}

/// Returns the moves of texts, and plays them.
Result<std::vector<Move>> read_moves(Game& game, const std::vector<std::string>& texts,
                                     const Puzzle& puzzle) {
  std::vector<Move> moves;
  for (const std::string& text : texts) {
    const auto move = game.read(text, Reading::exact);
    if (!move) return fault(puzzle, text + ": " + move.error().what);
    moves.push_back(move->move());
    game.play(move->move());
  }
  return moves;
}

std::vector<std::string> write_moves(Game& game, const std::vector<Move>& moves) {
  std::vector<std::string> texts;
  for (const Move move : moves) {
    texts.push_back(game.write(move).notation);
    game.play(move);
  }
  return texts;
}

/// Moves the end of a line to its demonstration if too many moves win there.
void shorten(Puzzle& puzzle) {
  for (std::size_t i = 1; i < puzzle.also.size(); ++i) {
    if (puzzle.also[i].size() <= most_others) continue;
    const auto end = puzzle.line.begin() + static_cast<std::ptrdiff_t>(2 * i - 1);
    puzzle.then.insert(puzzle.then.begin(), end, puzzle.line.end());
    puzzle.line.erase(end, puzzle.line.end());
    puzzle.also.resize(i);
    break;
  }
  if (std::all_of(puzzle.also.begin(), puzzle.also.end(),
                  [](const auto& others) { return others.empty(); })) {
    puzzle.also.clear();
  }
}

/// Returns an error unless the search finds `move` and no other one that wins.
Result<void> expect_alone(const Game& game, Move move, const BestTwo& two, const Puzzle& puzzle,
                          const PuzzleBounds& bounds) {
  const std::string text = game.write(move).notation;
  if (two.course.front() != move) {
    return fault(puzzle, "better than " + text + " is " + game.write(two.course.front()).notation);
  }
  if (has_one_winner(two, bounds)) return {};
  const std::string other =
      two.lesser.empty() ? "nothing" : game.write(two.lesser.front()).notation;
  return fault(puzzle, "not by a clear margin: " + text + ' ' + std::to_string(two.best) + ", " +
                           other + ' ' + std::to_string(two.second));
}

/// Returns an error if the search finds another move than the line and those that it also accepts.
Result<void> expect_known(const Game& game, const std::vector<Line>& lines, Move move,
                          const std::vector<std::string>& also, const Puzzle& puzzle) {
  const PuzzleBounds bounds = puzzle_bounds(game.variant());
  const auto is_known = [&](Move other) {
    return other == move ||
           std::find(also.begin(), also.end(), game.write(other).notation) != also.end();
  };
  const Score best = lines.front().score;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const Line& each = lines[i];
    if (is_known(each.moves.front())) continue;
    std::string said = game.write(each.moves.front()).notation;
    if (i == 0) {
      return fault(puzzle, "better than " + game.write(move).notation + " is " + said);
    }
    if (each.score >= bounds.wins && best - each.score < bounds.man) {
      said.append(" wins as well as ").append(game.write(move).notation);
      return fault(puzzle, said);
    }
  }
  return {};
}

}  // namespace

PuzzleMaker::PuzzleMaker(const Game& game, const PuzzleEffort& effort)
    : effort_(effort),
      bounds_(puzzle_bounds(game.variant())),
      confirm_(game, {effort.nodes, effort.tables}),
      player_(game, effort.nodes, effort.tables),
      prover_(game, effort.nodes, effort.tables) {}

std::optional<BestTwo> PuzzleMaker::only_move(const Game& start, const std::atomic<bool>& stop) {
  auto two = confirm_.best_two(start, stop);
  if (!two || !has_one_winner(*two, bounds_)) return std::nullopt;
  return two;
}

std::optional<Puzzle> PuzzleMaker::make(const Game& start, const BestTwo& first,
                                        const std::atomic<bool>& stop) {
  const auto played = player_.play_on(start, first, stop);
  if (!played) return std::nullopt;
  Puzzle puzzle;
  puzzle.fen = start.fen();
  puzzle.rules = start.rules();
  Game game = start;
  puzzle.line = write_moves(game, played->line);
  puzzle.then = write_moves(game, played->then);
  puzzle.also = played->also;
  puzzle.won = played->gain;
  // Tables also know if other moves win, which the search takes for lesser ones.
  if (prover_.prove_by_tables(start, puzzle)) {
    if (!puzzle.also.empty() && !puzzle.also.front().empty()) return std::nullopt;
    shorten(puzzle);
  } else if (is_sure(first.best)) {
    puzzle.proof = prover_.prove(start, played->line.front(), stop);
  }
  puzzle.nodes = effort_.nodes;
  puzzle.margin = margin_of(first, bounds_);
  if (stop || !name_themes(start, puzzle)) return std::nullopt;
  return puzzle;
}

Result<void> PuzzleMaker::look_deeper(const Game& start, Puzzle& puzzle,
                                      const std::atomic<bool>& stop) {
  if (effort_.deep == 0 || puzzle.proof == PuzzleProof::tables) return {};
  if (puzzle.deepest.value_or(0) >= effort_.deep) return {};
  TRY(const auto move, start.read(puzzle.line.front(), Reading::exact));
  if (!deep_) {
    deep_.emplace(start, PuzzleSearchSettings{effort_.deep, effort_.tables, false});
    if (built_in_network(start)) {
      second_.emplace(start,
                      PuzzleSearchSettings{effort_.deep / network_part, effort_.tables, true});
    }
  }
  if (second_) {
    const auto two = second_->best_two(start, stop);
    if (!two) return fault(puzzle, "stopped");
    TRY_VOID(expect_alone(start, move.move(), *two, puzzle, by_network(bounds_)));
  }
  const auto two = deep_->best_two(start, stop);
  if (!two) return fault(puzzle, "stopped");
  TRY_VOID(expect_alone(start, move.move(), *two, puzzle, bounds_));
  puzzle.margin = margin_of(*two, bounds_);
  puzzle.deepest = effort_.deep;
  return {};
}

Result<void> extend_puzzle(PuzzleMaker& maker, const Game& start, Puzzle& puzzle,
                           const std::atomic<bool>& stop) {
  if (maker.keeps_lines()) {
    TRY_VOID(check_gain(start, puzzle));
    return maker.look_deeper(start, puzzle, stop);
  }
  const auto first = maker.only_move(start, stop);
  if (!first) return fault(puzzle, "not one move wins");
  const std::string best = start.write(first->course.front()).notation;
  if (best != puzzle.line.front()) {
    return fault(puzzle, "better than " + puzzle.line.front() + " is " + best);
  }
  auto extended = maker.make(start, *first, stop);
  if (!extended) return fault(puzzle, "the gain does not come onto the board");
  extended->id = puzzle.id;
  extended->source = puzzle.source;
  TRY_VOID(maker.look_deeper(start, *extended, stop));
  puzzle = *std::move(extended);
  return {};
}

Result<void> check_gain(const Game& start, const Puzzle& puzzle) {
  const Side solver = start.side_of(start.seat());
  Game game = start;
  Score won = 0;
  std::vector<std::string> all = puzzle.line;
  all.insert(all.end(), puzzle.then.begin(), puzzle.then.end());
  for (const std::string& text : all) {
    const Game before = game;
    TRY_VOID(read_moves(game, {text}, puzzle));
    won += gain_by(before, game, solver);
  }
  if (puzzle.won == Gain::material) {
    if (won >= puzzle_bounds(start.variant()).man) return {};
    return fault(puzzle, "nothing is won on the board at its end");
  }
  const Verdict verdict = game.verdict();
  if (verdict.over() && verdict.won_by(start.seat()) && gain_of(verdict) == puzzle.won) return {};
  return fault(puzzle, "the game is not won at its end");
}

Result<void> name_themes(const Game& start, Puzzle& puzzle) {
  PuzzleCourse course;
  Game game = start;
  TRY(course.line, read_moves(game, puzzle.line, puzzle));
  TRY(course.beyond, read_moves(game, puzzle.then, puzzle));
  puzzle.themes = themes_of(start, course, puzzle.won);
  return {};
}

Result<void> check_puzzle(const Game& start, const Puzzle& puzzle, std::uint64_t nodes,
                          const std::string& tables, const std::atomic<bool>& stop) {
  PuzzleProver prover(start, nodes, tables);
  if (puzzle.proof == PuzzleProof::tables) {
    Puzzle proved = puzzle;
    TRY_VOID(prover.prove_by_tables(start, proved));
    if (proved.also == puzzle.also) return check_gain(start, puzzle);
    return fault(puzzle, "other moves win than it says");
  }
  const Side solver = start.side_of(start.seat());
  PuzzleSearch search(start, {nodes, tables});
  Game game = start;
  std::size_t found = 0;
  for (std::size_t i = 0; i < puzzle.line.size(); ++i) {
    const auto written = game.read(puzzle.line[i], Reading::exact);
    if (!written) return fault(puzzle, puzzle.line[i] + ": " + written.error().what);
    const Move move = written->move();
    if (game.side_of(game.seat()) == solver && game.legal().size() > 1) {
      const std::vector<std::string> also =
          found < puzzle.also.size() ? puzzle.also[found] : std::vector<std::string>();
      const auto lines = search.best_of(game, static_cast<int>(also.size()) + 2, stop);
      if (lines.empty()) return fault(puzzle, "stopped");
      if (i == 0) {
        BestTwo two{lines.front().score, loss_in(1), lines.front().moves, {}};
        if (lines.size() > 1) {
          two.second = lines[1].score;
          two.lesser = lines[1].moves;
        }
        TRY_VOID(expect_alone(game, move, two, puzzle, puzzle_bounds(game.variant())));
        if (puzzle.proof == PuzzleProof::search &&
            prover.prove(start, move, stop) == PuzzleProof::margin) {
          return fault(puzzle, puzzle.line[i] + " is not proved to win");
        }
      } else {
        TRY_VOID(expect_known(game, lines, move, also, puzzle));
      }
    }
    if (game.side_of(game.seat()) == solver) ++found;
    game.play(move);
  }
  return check_gain(start, puzzle);
}

}  // namespace camlann
