#pragma once
// The form of values of play in columns (doc/formats/database.md).

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "database/row.hpp"
#include "play/clock.hpp"
#include "play/seating.hpp"
#include "rules/verdict.hpp"
#include "server/store/rows.hpp"

namespace camlann::database {

using play::Millis;

template <>
struct Column<Seat> {
  static void bind(Statement& statement, int index, Seat seat) {
    statement.bind(index, server::to_text(seat));
  }
  static std::optional<Seat> read(const Statement& row, int column) {
    return server::read_seat(row.text(column));
  }
};

/// NULL until the end of the game.
template <>
struct Column<Reason> {
  static void bind(Statement& statement, int index, Reason reason) {
    statement.bind_or_null(index, camlann::to_text(reason));
  }
  static std::optional<Reason> read(const Statement& row, int column) {
    return read_reason(row.text(column));
  }
};

/// A damaged value is read as no players, which make no game.
template <>
struct Column<play::Players> {
  static void bind(Statement& statement, int index, const play::Players& players) {
    statement.bind(index, server::to_text(players));
  }
  static std::optional<play::Players> read(const Statement& row, int column) {
    return server::read_seats(row.text(column)).value_or(play::Players{});
  }
};

/// All columns are 0 without clocks.
template <>
struct Column<std::optional<play::TimeControl>> {
  using Time = std::optional<play::TimeControl>;
  static constexpr std::array<std::string_view, 4> names{"days", "base", "increment", "delay"};
  static void bind(Statement& statement, int index, const Time& time) {
    const auto control = time.value_or(play::TimeControl{});
    for (const Millis number :
         {Millis{control.days}, control.base, control.increment, control.delay}) {
      statement.bind(index++, number);
    }
  }
  static std::optional<Time> read(const Statement& row, int column) {
    const play::TimeControl time{
        row.number(column + 1), row.number(column + 2), row.number(column + 3),
        static_cast<int>(std::min<Millis>(row.number(column), play::most_days + 1))};
    if (time == play::TimeControl{}) return std::optional<Time>(std::in_place);
    if (!play::check(time)) return std::nullopt;
    return std::optional<Time>(std::in_place, time);
  }
};

template <>
struct Column<play::TimeControl> {
  using Time = std::optional<play::TimeControl>;
  static constexpr auto names = Column<Time>::names;
  static void bind(Statement& statement, int index, const play::TimeControl& time) {
    Column<Time>::bind(statement, index, time);
  }
  static Time read(const Statement& row, int column) {
    return Column<Time>::read(row, column).value_or(std::nullopt);
  }
};

}  // namespace camlann::database
