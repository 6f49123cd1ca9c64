#pragma once
// Perfect values of positions and of their moves, from endgame tables: for anything that shows
// them, the command line, the server and the page. Any number of threads may ask one prober.

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

namespace camlann::inline v0_2 {

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
  /// `folder` is that of all games' tables; `cache_bytes` are kept for each game.
  explicit TableProber(std::filesystem::path folder,
                       std::size_t cache_bytes = std::size_t{64} << 20);

  /// Of the present position of a game. ErrorCode::not_found where there is no table;
  /// ErrorCode::busy where parts of tables are still to be fetched: they have all been asked for.
  [[nodiscard]] Result<Probed> ask(const Game& game, const ProbeWishes& wishes);

  /// The most pieces of which a game has tables; 0 if there are none.
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
  std::map<std::filesystem::path, Kept> kept_;  // by the game's folder; only of games with tables
};

/// "win in 17 plies", "draw"
[[nodiscard]] std::string to_text(const tables::Value& value);

}  // namespace camlann::inline v0_2
