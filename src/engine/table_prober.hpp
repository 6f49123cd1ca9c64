#pragma once
// Exact values of positions and of their moves, from endgame tables: for the command line, the
// server and the page. Thread-safe.

#include <cstddef>
#include <filesystem>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "game/game.hpp"
#include "rules/outcome.hpp"
#include "tables/value.hpp"

namespace camlann::camelot {
class RulesBase;
}
namespace camlann::tables {
class Tables;
}

namespace camlann::inline v1 {

struct ProbeWishes {
  bool moves = false;
  bool line = false;
};

struct ProbedMove {
  WrittenMove move;
  tables::Value value;  // for the side that makes it
};

struct Probed {
  tables::Value value;
  std::optional<std::vector<ProbedMove>> moves;  // the best first
  std::optional<std::vector<std::string>> line;  // of a decided position, to the end
};

class TableProber {
 public:
  /// `folder` holds the tables of all games; the cache has `cache_bytes` for each game.
  explicit TableProber(std::filesystem::path folder,
                       std::size_t cache_bytes = std::size_t{64} << 20);

  /// Probes the current position of a game. Returns ErrorCode::not_found if it has no table;
  /// ErrorCode::busy while parts of tables are being fetched: all missing parts have been
  /// requested.
  [[nodiscard]] Result<Probed> ask(const Game& game, const ProbeWishes& wishes = {});

  /// Returns the largest number of pieces in a game's tables; 0 without tables.
  [[nodiscard]] int most_pieces(const Game& game);

 private:
  struct Kept {
    std::shared_ptr<const tables::Tables> tables;
    int most_pieces;
  };

  [[nodiscard]] const Kept* kept(const camelot::RulesBase& rules);

  const std::filesystem::path folder_;
  const std::size_t cache_bytes_;
  std::mutex mutex_;
  std::map<std::filesystem::path, Kept> kept_;  // by the game's folder; only games with tables
};

/// Formats a value: "win in 17 plies", "draw".
[[nodiscard]] std::string to_text(const tables::Value& value);

}  // namespace camlann::inline v1
