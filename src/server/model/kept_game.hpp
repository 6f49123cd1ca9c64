#pragma once
// A game in memory with its entries, recent snapshots and late view, so that nothing is replayed
// for each request. Only on the games' thread.

#include <cstddef>
#include <cstdint>
#include <deque>
#include <memory>
#include <optional>
#include <vector>

#include "play/clock.hpp"
#include "play/seating.hpp"
#include "rules/verdict.hpp"
#include "server/model/game_state.hpp"

namespace camlann::server {

/// The state of a game after one of its entries.
struct Snapshot {
  Standing standing;
  std::vector<Seat> passed;  // skipped by the last move
  std::optional<play::ClockFace> clocks;
  std::optional<Seat> asks_back;  // requests a take-back
  play::Who giving_up;            // seats that proposed resignation to their partners
};

/// Maximum number of snapshots per game, enough for repeated requests and late watchers.
inline constexpr std::size_t kept_snapshots = 65;

struct KeptGame {
  enum class Kind : std::uint8_t { whole, late };

  KeptGame(GameMeta its_meta, GameState before, Kind its_kind = Kind::whole);

  Kind kind;
  GameMeta meta;
  std::vector<Entry> entries;
  GameState state;                 // after the entries
  std::deque<Snapshot> snapshots;  // after the last entries
  std::size_t bytes = 0;           // approximate size of the entries in the store
  // The game for watchers, without a running clock; null if they see the current one.
  std::unique_ptr<KeptGame> late;

  /// Adds the next entry. While a game is loaded, only its last `kept_snapshots` entries need
  /// `with_moment`.
  void add(Entry entry, bool with_moment = true);

  [[nodiscard]] std::int64_t version() const { return state.version(); }
  [[nodiscard]] const Standing& standing() const { return snapshots.back().standing; }
  /// Returns the snapshot of this version; null if it is too old or in the future.
  [[nodiscard]] const Snapshot* at(std::int64_t version) const;

 private:
  /// Updates `late` to what watchers may see now.
  void show_watchers();
};

}  // namespace camlann::server
