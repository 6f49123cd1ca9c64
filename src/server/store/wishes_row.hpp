#pragma once
// A row of `notice_wishes`.

#include <array>
#include <optional>
#include <set>
#include <string_view>
#include <utility>
#include <vector>

#include "database/row.hpp"
#include "server/model/notice.hpp"
#include "server/model/reminder_wishes.hpp"
#include "server/store/json_column.hpp"

namespace camlann::database {

template <>
struct Column<std::set<server::NoticeKind>> {
  using Kinds = std::set<server::NoticeKind>;
  using List = Column<std::vector<server::NoticeKind>>;
  static void bind(Statement& statement, int index, const Kinds& kinds) {
    List::bind(statement, index, {kinds.begin(), kinds.end()});
  }
  static std::optional<Kinds> read(const Statement& row, int column) {
    const auto kinds = List::read(row, column);
    if (!kinds) return std::nullopt;
    return Kinds(kinds->begin(), kinds->end());
  }
};

template <>
struct Column<std::optional<server::QuietHours>> {
  using Hours = std::optional<server::QuietHours>;
  static constexpr std::array<std::string_view, 2> names{"quiet_from", "quiet_until"};
  static void bind(Statement& statement, int index, const Hours& hours) {
    bind_value(statement, index, hours ? std::optional(hours->from) : std::nullopt);
    bind_value(statement, index + 1, hours ? std::optional(hours->until) : std::nullopt);
  }
  static std::optional<Hours> read(const Statement& row, int column) {
    if (row.is_null(column)) return std::optional<Hours>(std::in_place);
    return Hours{{static_cast<int>(row.number(column)), static_cast<int>(row.number(column + 1))}};
  }
};

ROW(server::NoticeWishes, "notice_wishes", no_push, no_mail, quiet, ahead, zone, language);

}  // namespace camlann::database
