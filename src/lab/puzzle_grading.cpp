#include "lab/puzzle_grading.hpp"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "base/result.hpp"
#include "engine/analyst.hpp"
#include "engine/computer.hpp"
#include "game/game.hpp"
#include "lab/puzzle.hpp"
#include "rules/move.hpp"
#include "rules/outcome.hpp"
#include "rules/verdict.hpp"
#include "search/limits.hpp"

namespace camlann {
namespace {

constexpr double middle = 1500;
constexpr double spread = 500;
constexpr double per_tenfold = 400;  // rating points per factor of ten in the odds
constexpr int last_that_errs = 5;    // higher levels search deeply enough to play alike

/// Returns the derivative of the log-likelihood: if positive, the rating should be higher.
double slope(const std::vector<PuzzleTries>& tries, double rating) {
  double sum = (middle - rating) / (spread * spread);
  for (const PuzzleTries& each : tries) {
    const double expected = each.tries * solving_chance(each.rating, rating);
    sum += (expected - each.solved) * std::log(10.0) / per_tenfold;
  }
  return sum;
}

/// True if the puzzle accepts this outcome instead of the solver's move `i`.
bool also_wins(const Game& game, const Puzzle& puzzle, std::size_t i, Move move) {
  if (i >= puzzle.also.size()) return false;
  const auto& others = puzzle.also[i];
  return std::find(others.begin(), others.end(), game.write(move).notation) != others.end();
}

bool solves(const Game& start, const Puzzle& puzzle, const std::vector<Move>& line,
            Analyst& analyst, const Limits& limits, const std::atomic<bool>& stop) {
  Game game = start;
  const Side solver = start.side_of(start.seat());
  std::size_t found = 0;
  for (const Move right : line) {
    const bool own = game.side_of(game.seat()) == solver;
    if (own && game.legal().size() > 1) {
      const Info info = analyst.analyse(game, limits, stop);
      if (info.lines.empty() || info.lines.front().moves.empty()) return false;
      const Move move = info.lines.front().moves.front();
      if (move != right && !also_wins(game, puzzle, found, move)) return false;
    }
    if (own) ++found;
    game.play(right);
  }
  return true;
}

}  // namespace

double solving_chance(double ability, double rating) {
  return 1 / (1 + std::pow(10.0, (rating - ability) / per_tenfold));
}

double puzzle_rating(const std::vector<PuzzleTries>& tries) {
  double low = middle - 10 * spread;
  double high = middle + 10 * spread;
  while (high - low > 0.1) {  // the slope falls with the rating
    const double half = (low + high) / 2;
    (slope(tries, half) > 0 ? low : high) = half;
  }
  return (low + high) / 2;
}

Result<PuzzleTries> try_puzzle(const Game& start, const Puzzle& puzzle, int level, double rating,
                               const PuzzleGrading& grading, const std::atomic<bool>& stop) {
  std::vector<Move> line;
  Game game = start;
  for (const std::string& text : puzzle.line) {
    const auto move = game.play(text, Reading::exact);
    if (!move) return failure(move.error().code, text + ": " + move.error().what, puzzle.id);
    line.push_back(move->move());
  }
  const Level settings = level_settings(level, start.variant().temper.levels);
  Limits limits = settings.limits;
  limits.movetime.reset();  // makes a slow machine give the same answer
  if (limits.depth == 0) {
    limits.nodes =
        limits.nodes == 0 ? grading.most_nodes : std::min(limits.nodes, grading.most_nodes);
  }
  PuzzleTries tries{rating, level <= last_that_errs ? grading.seeds : 1, 0};
  for (int i = 0; i < tries.tries; ++i) {
    AnalystSettings analyst;
    analyst.handicap = settings.handicap;
    analyst.table_bytes = std::max<std::size_t>(limits.nodes * 32, std::size_t{1} << 18);
    analyst.seed = grading.seed * 1000 + static_cast<std::uint64_t>(i);
    if (solves(start, puzzle, line, *make_analyst(start, analyst), limits, stop)) ++tries.solved;
  }
  return tries;
}

}  // namespace camlann
