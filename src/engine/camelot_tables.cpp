#include "engine/camelot_tables.hpp"

#include <algorithm>
#include <memory>
#include <optional>
#include <string>

#include "base/result.hpp"
#include "games/camelot/position.hpp"
#include "games/camelot/rules.hpp"
#include "search/score.hpp"
#include "tables/tables.hpp"
#include "tables/value.hpp"

namespace camlann {

namespace {

class FromTables final : public PerfectScores {
 public:
  FromTables(const camelot::RulesBase& rules, const std::string& folder)
      : tables_(rules, folder),
        most_pieces_(tables_.most_pieces()),
        quiet_limit_(rules.effective_rules().quiet_plies) {}

  [[nodiscard]] bool any() const { return most_pieces_ > 0; }

  [[nodiscard]] std::optional<Score> of(const camelot::Position& pos) const override {
    if (pos.occupied().size() > most_pieces_) return std::nullopt;
    const std::optional<tables::Value> value = tables_.find(pos);
    if (!value) return std::nullopt;
    if (value->wdl == tables::Wdl::draw) return 0;
    if (quiet_limit_ > 0 && pos.quiet_plies + value->plies >= quiet_limit_) return std::nullopt;
    // A win beyond the range of search scores is still certain.
    const int plies = std::min(value->plies, max_ply - 2 + value->plies % 2);
    return value->wdl == tables::Wdl::win ? win_in(plies) : loss_in(plies);
  }

 private:
  tables::Tables tables_;
  int most_pieces_;
  int quiet_limit_;
};

}  // namespace

Result<void> find_camelot_tables(const camelot::RulesBase& rules, const std::string& folder) {
  const tables::Tables tables(rules, folder);
  if (tables.most_pieces() > 0) return {};
  return Failure(tables.none());
}

std::shared_ptr<const PerfectScores> open_tables(const camelot::RulesBase& rules,
                                                 const std::string& folder) {
  auto tables = std::make_shared<const FromTables>(rules, folder);
  if (!tables->any()) return nullptr;
  return tables;
}

}  // namespace camlann
