#pragma once
// The form of values of play in columns (doc/formats/database.md).

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

template <>
struct Column<play::TimeControl> {
  static void bind(Statement& statement, int index, const play::TimeControl& time) {
    statement.bind(index, server::to_text(std::optional(time)));
  }
  static std::optional<play::TimeControl> read(const Statement& row, int column) {
    return server::read_time(row.text(column));
  }
};

template <>
struct Column<std::optional<play::TimeControl>> {
  using Time = std::optional<play::TimeControl>;
  static void bind(Statement& statement, int index, const Time& time) {
    statement.bind(index, server::to_text(time));
  }
  static std::optional<Time> read(const Statement& row, int column) {
    const auto text = row.text(column);
    if (text.empty()) return std::optional<Time>(std::in_place);
    const auto time = server::read_time(text);
    if (!time) return std::nullopt;
    return std::optional<Time>(std::in_place, time);
  }
};

}  // namespace camlann::database
