#include "lab/bench.hpp"

#include <array>
#include <atomic>
#include <chrono>
#include <functional>
#include <memory>
#include <utility>

#include "engine/analyst.hpp"
#include "game/catalog.hpp"
#include "game/game.hpp"
#include "search/limits.hpp"

namespace camlann {
namespace {

struct Row {
  const char* variant;
  const char* fen;
  int depth;
};

// The arrays, and middlegames and endgames from published games and self-play.
constexpr std::array<Row, 11> rows{{
    {"cam", "", 11},
    {"cam", "1/3/5/2k4/1m1mm2/1m5/3M1m1/1MM4/3MM2/2K1K2/5/3/1 w", 12},
    {"camelot", "", 9},
    {"camelot", "2/8/10/12/12/4kmmkm3/3kmmmmk3/3m1mm2M2/5MKM4/3KMMMMK3/4MMMK4/12/12/10/8/2 b", 12},
    {"camelot", "2/8/10/5m6/12/6mkm3/4mmmm4/5m6/6KM2k1/5MMMK3/2M3MK4/6M5/12/10/8/2 w", 12},
    {"camelot", "2/8/10/12/12/12/12/12/12/12/12/12/12/10/3MM1mm/2 b", 13},
    {"camette", "", 16},
    {"chivalry", "", 6},
    {"camblam", "", 9},
    {"camblam",
     "aarbiqkibraa/nnnccc1c1n2/p1ppp2c1p1n/5C1p2n1/1p8p1/6p1p2p/1P10/1NP3N5/12/P2PP1PPPPPP/"
     "NAACC1CCCNNN/2RBIQKIBRAA w",
     10},
    {"camblam",
     "aarbiqkibraa/ncncnccncncn/pppppppppppp/12/12/12/12/12/12/PPPPPPPPPPPP/NCNCNCCNCNCN/"
     "AARBIQKIBRAA w",
     8},
}};

}  // namespace

BenchResult run_bench(const std::function<void(const BenchPosition&)>& on_position) {
  BenchResult result;
  const std::atomic<bool> stop{false};
  for (const Row& row : rows) {
    const auto game = make_game(row.variant, {}, row.fen);
    if (!game) continue;
    const std::unique_ptr<Analyst> analyst = make_analyst(*game, {});
    Limits limits;
    limits.depth = row.depth;
    const auto start = std::chrono::steady_clock::now();
    const Info info = analyst->analyse(*game, limits, stop);
    const auto end = std::chrono::steady_clock::now();
    BenchPosition position{row.variant, game->fen(), row.depth, info.nodes, {}, {}};
    position.time = std::chrono::duration_cast<std::chrono::microseconds>(end - start);
    if (!info.lines.empty()) {
      position.best = notations(*game, {info.lines.front().moves.front()}).front();
    }
    result.nodes += position.nodes;
    result.time += position.time;
    if (on_position) on_position(position);
    result.positions.push_back(std::move(position));
  }
  return result;
}

}  // namespace camlann
