#pragma once
// A row of `notice_wishes`.

#include <array>
#include <optional>
#include <set>
#include <string_view>
#include <utility>

#include "database/row.hpp"
#include "server/model/notice.hpp"
#include "server/model/reminder_wishes.hpp"

namespace camlann::database {

template <>
struct Column<std::set<server::NoticeKind>> {
  using Kinds = std::set<server::NoticeKind>;
  static void bind(Statement& statement, int index, const Kinds& kinds) {
    statement.bind(index, server::to_text(kinds));
  }
  static std::optional<Kinds> read(const Statement& row, int column) {
    return server::read_kinds(row.text(column));
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

template <>
struct Row<server::NoticeWishes> {
  using Wishes = server::NoticeWishes;
  static constexpr std::string_view table = "notice_wishes";
  static constexpr void columns(auto&& column) {
    column("no_push", &Wishes::no_push);
    column("no_mail", &Wishes::no_mail);
    column("quiet", &Wishes::quiet);
    column("ahead", &Wishes::ahead);
    column("zone", &Wishes::zone);
  }
};

}  // namespace camlann::database
