#pragma once
// Writes and reads the texts of columns (doc/formats/database.md): seats, events and requests.
// Called by the stores. Thread-safe.

#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <string_view>

#include "base/result.hpp"
#include "play/command.hpp"
#include "play/seating.hpp"
#include "play/state.hpp"
#include "rules/verdict.hpp"
#include "server/model/game_state.hpp"

namespace camlann::server {

/// A row of `events` without its game.
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
/// Returns the row as the next entry of this game; a move is read in its position. Returns an error
/// if the event is impossible.
[[nodiscard]] Result<Entry> read_row(const EventRow& row, const GameState& before);

/// Returns a line per seat: letter, level, "bot" or "guest", ":" and id if the person has one, ":"
/// and rating if it is known, name.
[[nodiscard]] std::string to_text(const play::Players& seats);
[[nodiscard]] std::optional<play::Players> read_seats(std::string_view text);

/// Returns the column `seen`: the standing of a running game; empty without one.
[[nodiscard]] std::string seen_text(const std::optional<Standing>& seen);
[[nodiscard]] std::optional<Standing> read_seen(std::string_view text);

/// Returns the players with a seat in this game, each once.
[[nodiscard]] std::set<std::string_view> holders_of(const GameMeta& meta);

/// Returns the database's word for a seat, in turn order: w, b, third, fourth. It does not depend
/// on the names in the game.
[[nodiscard]] std::string_view to_text(Seat seat);
[[nodiscard]] std::optional<Seat> read_seat(std::string_view text);

}  // namespace camlann::server
