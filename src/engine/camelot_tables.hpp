#pragma once
// Endgame tables as a search asks them. In the browser there are none.

#include <memory>
#include <optional>
#include <string>

#include "base/result.hpp"
#include "games/camelot/position.hpp"
#include "games/camelot/rules.hpp"
#include "search/score.hpp"

namespace camlann {

/// Any number of threads may ask one.
class PerfectScores {
 public:
  virtual ~PerfectScores() = default;

  /// The exact score for the side to move, if it is known and the limit of quiet plies cannot come
  /// between.
  [[nodiscard]] virtual std::optional<Score> of(const camelot::Position& pos) const = 0;
};

/// Whether open_tables() would find any; the error says where it looked.
[[nodiscard]] Result<void> find_camelot_tables(const camelot::RulesBase& rules,
                                               const std::string& folder);

/// The tables of a game in the folder of all tables; nothing if there are none.
[[nodiscard]] std::shared_ptr<const PerfectScores> open_tables(const camelot::RulesBase& rules,
                                                               const std::string& folder);

/// What the tables in a folder know. Without a folder: nothing.
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
