#pragma once
// Endgame tables for the search. Not available in the browser.

#include <memory>
#include <optional>
#include <string>

#include "base/result.hpp"
#include "games/camelot/position.hpp"
#include "games/camelot/rules.hpp"
#include "search/score.hpp"

namespace camlann {

/// Thread-safe.
class PerfectScores {
 public:
  virtual ~PerfectScores() = default;

  /// Returns the exact score for the side to move, if it is known and the limit of quiet plies
  /// cannot interfere.
  [[nodiscard]] virtual std::optional<Score> of(const camelot::Position& pos) const = 0;
};

/// Returns an error unless open_tables() would find tables; the error names the folder searched.
[[nodiscard]] Result<void> find_camelot_tables(const camelot::RulesBase& rules,
                                               const std::string& folder);

/// Opens the tables of a game in the folder of all tables; nothing if it has none.
[[nodiscard]] std::shared_ptr<const PerfectScores> open_tables(const camelot::RulesBase& rules,
                                                               const std::string& folder);

/// Scores from the tables of a folder. Without a folder it knows none.
class TablesOracle {
 public:
  TablesOracle(const camelot::RulesBase& rules, const std::string& folder)
      : tables_(folder.empty() ? nullptr : open_tables(rules, folder)) {}

  [[nodiscard]] std::optional<Score> known(const camelot::Position& pos) const {
    return tables_ == nullptr ? std::nullopt : tables_->of(pos);
  }

 private:
  std::shared_ptr<const PerfectScores> tables_;
};

}  // namespace camlann
