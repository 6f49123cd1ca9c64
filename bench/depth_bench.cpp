// Time to reach a depth from the start position: the real search against a sketch of one, in one
// run. The sketch is an afternoon's work on the same rules: alpha-beta with a hash table, null
// move, history and late move reductions, over material and the distance to the goal. Also measures
// the gain from more threads.

#include <benchmark/benchmark.h>

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <string>
#include <vector>

#include "engine/analyst.hpp"
#include "game/catalog.hpp"
#include "game/game.hpp"
#include "games/camelot/rules.hpp"
#include "rules/move_list.hpp"

namespace camlann::camelot {
namespace {

constexpr int won = 30'000;

template <class Rules>
class Sketch {
 public:
  explicit Sketch(const Rules& rules)
      : rules_(rules), table_(std::size_t{1} << 22), history_(std::size_t{1} << 17), lists_(400) {}

  std::uint64_t run(int depth) {
    Position pos = rules_.start();
    for (int d = 1; d <= depth; ++d) search(pos, d, -won, won, 0, true);
    return nodes_;
  }

 private:
  struct Entry {
    std::uint64_t key = 0;
    Move move{};
    int score = 0;
    int depth = -1;
    int bound = 0;  // -1 upper, 0 exact, 1 lower
  };

  int search(Position& pos, int depth, int alpha, int beta, int ply, bool may_pass) {
    ++nodes_;
    if (const Verdict end = rules_.board_verdict(pos); end.over()) {
      return end.drawn() ? 0 : end.won_by(pos.turn) ? won - ply : ply - won;
    }
    const bool forced = rules_.must_capture(pos);
    if ((depth <= 0 && !forced) || ply > 100) return estimate(pos);
    Entry& entry = table_[pos.key() & (table_.size() - 1)];
    const Entry known = entry.key == pos.key() ? entry : Entry{};
    if (ply > 0 && known.depth >= depth &&
        known.bound * (known.score - (known.bound > 0 ? beta : alpha)) >= 0) {
      return known.score;
    }
    if (may_pass && !forced && depth > 2 && rules_.may_pass(pos) && estimate(pos) >= beta) {
      const Undo undo = rules_.pass(pos);
      const int score = -search(pos, depth - 3, -beta, 1 - beta, ply + 1, false);
      pos = undo.before;
      if (score >= beta) return beta;
    }
    MoveList& moves = lists_[static_cast<std::size_t>(ply)];
    moves.clear();
    rules_.legal(pos, moves);
    if (moves.empty()) return ply - won;
    const auto worth = [&](Move move) {
      return move == known.move ? 1 << 30 : (men_taken(move) << 24) + history_[slot(pos, move)];
    };
    std::sort(moves.begin(), moves.end(), [&](Move a, Move b) { return worth(a) > worth(b); });
    int best = -won;
    Move best_move = moves[0];
    const int old_alpha = alpha;
    for (std::size_t i = 0; i < moves.size() && alpha < beta; ++i) {
      const Move move = moves[i];
      const int less = i >= 3 && depth >= 3 && !forced ? (i >= 12 ? 2 : 1) + depth / 6 : 0;
      const Undo undo = rules_.play(pos, move);
      int score = i == 0 ? won : -search(pos, depth - 1 - less, -alpha - 1, -alpha, ply + 1, true);
      if (score > alpha) score = -search(pos, depth - 1, -beta, -alpha, ply + 1, true);
      pos = undo.before;
      if (score <= best) continue;
      best = score;
      best_move = move;
      alpha = std::max(alpha, best);
    }
    if (alpha >= beta) history_[slot(pos, best_move)] += depth * depth;
    entry = {pos.key(), best_move, best, depth, best >= beta ? 1 : best > old_alpha ? 0 : -1};
    return best;
  }

  [[nodiscard]] int estimate(const Position& pos) const {
    int score = 0;
    for (const Seat seat : {Seat::white, Seat::black}) {
      int sum = 0;
      const int goal = rank_of(*first(rules_.variant().goal(seat)));
      pos.pieces[index_of(seat)].for_each([&](Square square) {
        sum += (pos.knights.has(square) ? 180 : 100) - 3 * std::abs(rank_of(square) - goal);
      });
      score += seat == pos.turn ? sum : -sum;
    }
    return score;
  }
  [[nodiscard]] static std::optional<Square> first(const SquareSet& squares) {
    std::optional<Square> found;
    squares.for_each([&](Square square) { found = found.value_or(square); });
    return found;
  }
  [[nodiscard]] static std::size_t slot(const Position& pos, Move move) {
    return index_of(pos.turn) << 16 | index_of(move.from) << 8 | index_of(move.to);
  }

  const Rules& rules_;
  std::vector<Entry> table_;
  std::vector<int> history_;
  std::vector<MoveList> lists_;
  std::uint64_t nodes_ = 0;
};

void sketch(benchmark::State& state, const char* variant, int depth) {
  with_rules(Registers::best, *find_variant(variant), RuleSet{}, [&](const auto& rules) {
    std::uint64_t nodes = 0;
    for (auto _ : state) nodes += Sketch(rules).run(depth);
    state.counters["nodes"] =
        benchmark::Counter(static_cast<double>(nodes), benchmark::Counter::kAvgIterations);
    state.counters["speed"] =
        benchmark::Counter(static_cast<double>(nodes), benchmark::Counter::kIsRate);
  });
}

void engine(benchmark::State& state, const char* variant, int depth, int threads) {
  const auto game = make_game(variant).value();
  AnalystSettings settings;
  settings.table_bytes = std::size_t{256} << 20;
  settings.threads = threads;
  Limits limits;
  limits.depth = depth;
  const std::atomic<bool> stop{false};
  std::uint64_t nodes = 0;
  for (auto _ : state) nodes += make_analyst(game, settings)->analyse(game, limits, stop).nodes;
  state.counters["nodes"] =
      benchmark::Counter(static_cast<double>(nodes), benchmark::Counter::kAvgIterations);
  state.counters["speed"] =
      benchmark::Counter(static_cast<double>(nodes), benchmark::Counter::kIsRate);
}

const bool registered = [] {
  const auto add = [](const std::string& name, auto&&... arguments) {
    benchmark::RegisterBenchmark(name.c_str(), arguments...)->Iterations(1)->UseRealTime();
  };
  add("depth/camelot14/sketch", sketch, "camelot", 14);
  add("depth/camelot14/engine", engine, "camelot", 14, 1);
  add("depth/cam16/sketch", sketch, "cam", 16);
  add("depth/cam16/engine", engine, "cam", 16, 1);
  for (const int threads : {1, 2, 4}) {
    add("threads/camelot13/" + std::to_string(threads), engine, "camelot", 13, threads);
  }
  return true;
}();

}  // namespace
}  // namespace camlann::camelot
