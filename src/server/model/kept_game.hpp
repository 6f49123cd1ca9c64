#pragma once
// A game with its past, so that nothing of it has to be played again: all that happened, how the
// game was after the last of it, and views of it. Only on the games' thread.

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

/// How a game was after one of its events.
struct Snapshot {
  Standing standing;
  std::vector<Seat> passed;  // over by the last move
  std::optional<play::ClockFace> clocks;
  std::optional<Seat> asks_back;  // for a take-back
  play::Who giving_up;            // ask their partners whether to resign
};

/// How many moments are kept: those that repeats and late watchers ask for.
inline constexpr std::size_t kept_snapshots = 65;

struct KeptGame {
  enum class Kind : std::uint8_t { whole, late };

  KeptGame(GameMeta its_meta, GameState before, Kind its_kind = Kind::whole);

  Kind kind;
  GameMeta meta;
  std::vector<Entry> entries;
  GameState state;                 // after them
  std::deque<Snapshot> snapshots;  // after the last of them
  std::size_t bytes = 0;           // that the entries take in the store, nearly
  // As those see it who only watch, without a running clock; null where they see the same.
  std::unique_ptr<KeptGame> late;

  /// What happened next. While a game is read, only the last `kept_moments` are worth a moment.
  void add(Entry entry, bool with_moment = true);

  [[nodiscard]] std::int64_t version() const { return state.version(); }
  [[nodiscard]] const Standing& standing() const { return snapshots.back().standing; }
  /// How it was after this version; null if that is too long ago or still to come.
  [[nodiscard]] const Snapshot* at(std::int64_t version) const;

 private:
  /// As much as they may see now.
  void show_watchers();
};

}  // namespace camlann::server
