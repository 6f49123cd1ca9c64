#pragma once
// What the columns of the database say (doc/formats/database.md), written and read: the one place
// where seats, events and requests are text. Called by the stores. Thread-safe.

#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <string_view>

#include "base/result.hpp"
#include "play/clock.hpp"
#include "play/command.hpp"
#include "play/seating.hpp"
#include "play/state.hpp"
#include "rules/verdict.hpp"
#include "server/model/game_state.hpp"

namespace camlann::server {

/// A row of `events` but for its game.
struct EventRow {
  std::int64_t version = 0;
  std::string kind;
  std::string by;
  std::string text;
  std::string nonce;    // empty for null
  std::string request;  // empty for null
  Millis at = 0;
  Millis clock = 0;
  Millis spared = 0;

  bool operator==(const EventRow&) const = default;
};

[[nodiscard]] EventRow to_row(const Entry& entry);
/// The row as what happened next in this game; a move is read in its position. An error if it
/// cannot have happened.
[[nodiscard]] Result<Entry> read_row(const EventRow& row, const GameState& before);

/// The column `request` of a game.
[[nodiscard]] std::string to_text(const NewGame& wish);

/// A line per seat: letter, level or "bot", ":" and id if the person has one, ":" and rating if it
/// is known, name.
[[nodiscard]] std::string to_text(const play::Players& seats);
[[nodiscard]] std::optional<play::Players> read_seats(std::string_view text);

/// Who has a seat in this game, each once.
[[nodiscard]] std::set<std::string_view> holders_of(const GameMeta& meta);

/// "live" with base, increment and delay in milliseconds, or "days" with their number; empty where
/// there are no clocks.
[[nodiscard]] std::string to_text(const std::optional<play::TimeControl>& time);
[[nodiscard]] std::optional<play::TimeControl> read_time(std::string_view text);

/// The database's own words for seats in turn order: w, b, third, fourth, whatever a game calls
/// them.
[[nodiscard]] std::string_view to_text(Seat seat);
[[nodiscard]] std::optional<Seat> read_seat(std::string_view text);

}  // namespace camlann::server
