#pragma once
// What those may see of a game who only watch it: where its host wished so, its last moves are kept
// from them until it is over. Everything that is shown of a game goes through the two functions
// named seen_by(), this one for rows of lists and LiveGame's for all else. Thread-safe.

#include <cstdint>
#include <span>
#include <string>

#include "server/model/game_state.hpp"

namespace camlann::server {

/// How many plies are kept from watchers. "3 moves late" counts a turn of every seat as one move,
/// however many of them still play.
[[nodiscard]] int hidden_plies(const GameMeta& meta);

/// The version that watchers see of a game with these entries: the one before the last `hidden`
/// plies, and none before `shown`, which they have seen already. What was taken back counts no
/// more.
[[nodiscard]] std::int64_t seen_version(std::span<const Entry> entries, int hidden,
                                        std::int64_t shown);

/// The row as this player may see it.
[[nodiscard]] GameSummary seen_by(GameSummary game, const std::string& player);

}  // namespace camlann::server
