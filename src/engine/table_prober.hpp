#pragma once
// Exact values of positions and of their moves, from endgame tables: for the command line, the
// server and the page. Thread-safe.

#include <cstddef>
#include <filesystem>
#include <iosfwd>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "base/result.hpp"
#include "base/words.hpp"
#include "game/game.hpp"
#include "game/text.hpp"
#include "rules/outcome.hpp"
#include "tables/value.hpp"

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
  ~TableProber();
  TableProber(TableProber&&) noexcept;
  TableProber& operator=(TableProber&&) noexcept;

  /// Probes the current position of a game. Returns ErrorCode::not_found if it has no table;
  /// ErrorCode::busy while parts of tables are being fetched: all missing parts have been
  /// requested.
  [[nodiscard]] Result<Probed> ask(const Game& game, const ProbeWishes& wishes = {});

  /// Returns the largest number of pieces in a game's tables; 0 without tables.
  [[nodiscard]] int most_pieces(const Game& game);

 private:
  class Work;
  std::unique_ptr<Work> work_;
};

/// Formats a value: "win in 17 plies", "draw".
[[nodiscard]] std::string to_text(const tables::Value& value);

}  // namespace camlann::inline v1

namespace camlann::tables::inline v1 {

/// Writes the text of to_text().
inline std::ostream& operator<<(std::ostream& out, const Value& value) {
  return camlann::v1::detail::write_to(out, camlann::to_text(value));
}
/// Writes win, draw or loss.
inline std::ostream& operator<<(std::ostream& out, Wdl wdl) {
  return camlann::v1::detail::write_to(out, camlann::word_of(wdl));
}

}  // namespace camlann::tables::inline v1
