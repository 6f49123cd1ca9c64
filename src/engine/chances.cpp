#include "engine/chances.hpp"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "base/random.hpp"
#include "engine/analyst.hpp"
#include "game/game.hpp"
#include "rules/move.hpp"
#include "rules/outcome.hpp"
#include "rules/verdict.hpp"
#include "search/limits.hpp"

namespace camlann {

namespace {

using std::chrono::steady_clock;

constexpr int quick_noise = 30;  // in hundredths of a man: the games differ
constexpr std::size_t compared_moves = 6;

/// The end of the time for a decision.
class Deadline {
 public:
  Deadline(const ChanceOptions& options, const std::atomic<bool>& stop) : stop_(stop) {
    if (options.time) end_ = steady_clock::now() + *options.time;
  }
  [[nodiscard]] bool over() const {
    return stop_.load(std::memory_order_relaxed) || (end_ && steady_clock::now() >= *end_);
  }

 private:
  const std::atomic<bool>& stop_;
  std::optional<steady_clock::time_point> end_;
};

double points_of(const Verdict& verdict, Seat seat) {
  if (!verdict.over() || verdict.drawn()) return 0.5;
  return verdict.won_by(seat) ? 1 : 0;
}

/// Plays a game to its end; nothing if the time is over before.
std::optional<Verdict> quick_game(Game game, const ChanceOptions& options, std::uint64_t seed,
                                  const Deadline& deadline, const std::atomic<bool>& stop) {
  AnalystSettings settings;
  settings.table_bytes = std::size_t{1} << 18;
  settings.handicap.noise = quick_noise;
  settings.seed = seed;
  const auto analyst = make_analyst(game, settings);
  Limits limits;
  limits.nodes = options.nodes;
  for (int ply = 0; ply < options.plies && !game.over(); ++ply) {
    if (deadline.over()) return std::nullopt;
    const Info info = analyst->analyse(game, limits, stop);
    if (info.lines.empty() || info.lines.front().moves.empty()) break;
    game.play(info.lines.front().moves.front());
  }
  return game.verdict();
}

std::optional<double> chance_before(const Game& game, const ChanceOptions& options,
                                    const Deadline& deadline, const std::atomic<bool>& stop) {
  const Seat seat = game.seat();
  double points = 0;
  int ended = 0;
  for (; ended < options.games; ++ended) {
    const auto seed = options.seed + static_cast<std::uint64_t>(ended);
    const auto end = quick_game(game.fresh(), options, seed, deadline, stop);
    if (!end) break;
    points += points_of(*end, seat);
  }
  return ended == 0 ? std::nullopt : std::optional(points / ended);
}

/// Returns the move to play at the second player's first turn.
std::optional<Move> taken_over(const Game& game, const ChanceOptions& options,
                               const Deadline& deadline, const std::atomic<bool>& stop) {
  const auto chance = chance_before(game, options, deadline, stop);
  if (!chance || *chance >= 0.5) return std::nullopt;
  for (const Outcome& outcome : game.legal()) {
    if (outcome.move.kind == MoveKind::swap) return outcome.move;
  }
  return std::nullopt;
}

}  // namespace

std::optional<double> chance_of(const Game& game, const ChanceOptions& options,
                                const std::atomic<bool>& stop) {
  return chance_before(game, options, Deadline(options, stop), stop);
}

std::optional<Move> fair_move(const Game& game, const ChanceOptions& options,
                              const std::atomic<bool>& stop) {
  if (!game.has_swap_rule() || game.over()) return std::nullopt;
  const Deadline deadline(options, stop);
  if (game.may_swap()) return taken_over(game, options, deadline, stop);
  ChanceOptions of_each = options;
  of_each.games = std::max(options.games / 3, 1);
  std::vector<Outcome> moves = game.legal();
  Random random(options.seed);
  std::optional<Move> best;
  double distance = 1;
  for (std::size_t i = 0; i < std::min(moves.size(), compared_moves); ++i) {
    std::swap(moves[i], moves[i + random.below(static_cast<std::uint32_t>(moves.size() - i))]);
    Game after = game;
    after.play(moves[i].move);
    if (!after.may_swap()) return std::nullopt;  // not the first move
    const auto chance = chance_before(after, of_each, deadline, stop);
    if (!chance) break;
    if (std::abs(*chance - 0.5) >= distance) continue;
    distance = std::abs(*chance - 0.5);
    best = moves[i].move;
  }
  return best;
}

}  // namespace camlann
