#pragma once
// Asks endgame tables about positions given as text, and puts the answers in words. One thread.

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "cli/batch.hpp"
#include "games/camelot/rules.hpp"
#include "tables/tables.hpp"
#include "tables/value.hpp"

namespace camlann::cli {

/// The rules of a variant that has tables.
[[nodiscard]] Result<camelot::RulesBase> tables_rules(const std::string& variant,
                                                      const std::string& rules);

struct ProbeWishes {
  bool moves = false;
  bool line = false;
};

struct ProbedMove {
  std::string notation;
  tables::Value value;  // for the side that makes it
};

struct Probed {
  tables::Value value;
  std::optional<std::vector<ProbedMove>> moves;  // the best first
  std::optional<std::vector<std::string>> line;  // of a decided position, to the end
};

class Prober {
 public:
  explicit Prober(std::string dir) : dir_(std::move(dir)) {}

  /// ErrorCode::not_found where there is no table.
  [[nodiscard]] Result<Probed> ask(const PositionRequest& request, const ProbeWishes& wishes);

 private:
  Result<const tables::Tables*> tables_of(const PositionRequest& request);

  std::string dir_;
  std::map<std::pair<std::string, std::string>, std::unique_ptr<tables::Tables>> opened_;
};

/// {"wdl":"win","plies":17}, with "moves" and "line" if they were asked for.
[[nodiscard]] std::string to_json(const Probed& probed);
/// {"wdl":null,"error":{...}}
[[nodiscard]] std::string no_value_json(const Error& error);
/// "win in 17 plies" and a line for each move.
[[nodiscard]] std::string to_text(const Probed& probed);

}  // namespace camlann::cli
