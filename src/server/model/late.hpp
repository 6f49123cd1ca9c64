#pragma once
// The delay for watchers: if its host has set one, a game's last moves are hidden from them until
// it is over. All views of a game pass through one of the two functions named seen_by(): this one
// for rows of lists, LiveGame's for the rest. Thread-safe.

#include <cstdint>
#include <span>
#include <string>

#include "server/model/game_state.hpp"

namespace camlann::server {

/// Returns the number of plies hidden from watchers. "3 moves late" counts one turn of every seat
/// as a move, even if fewer seats still play.
[[nodiscard]] int hidden_plies(const GameMeta& meta);

/// Returns the version that watchers see: the one before the last `hidden` plies, but at least
/// `shown`, which they have seen already. Moves that were taken back do not count.
[[nodiscard]] std::int64_t seen_version(std::span<const Entry> entries, int hidden,
                                        std::int64_t shown);

/// Returns the row with only what this player may see.
[[nodiscard]] GameSummary seen_by(GameSummary game, const std::string& player);

}  // namespace camlann::server
