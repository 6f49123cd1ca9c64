#pragma once
// A record played on a board, and a game written as a record. Called by `camlann replay` and
// `convert`, by the server and by terminal play. Thread-safe.

#include <memory>
#include <optional>
#include <string_view>

#include "base/result.hpp"
#include "game/catalog.hpp"
#include "game/game.hpp"
#include "notation/record.hpp"

namespace camlann::inline v0_2 {

struct ReplayFault {
  int ply = 0;  // of the move that cannot be played, from 1; after the last one, the moves played
  Error error;  // `where` is "line:column" in the record's file, or a header
};

struct Replay {
  std::optional<Game> game;          // as far as it could be played; nothing if it has no start
  std::optional<ReplayFault> fault;  // nothing if the record is right
};

/// Used where a record has no such header.
struct ReplayDefaults {
  std::string_view variant;
  std::string_view rules;
};

/// The game of a record before its first move.
[[nodiscard]] Result<Game> start_of(const Record& record, const ReplayDefaults& defaults = {},
                                    const Catalog& known = catalog());

/// Right means: every move is legal under the record's rules, Plies (if given) is right, and Result
/// does not contradict the board. A decided Result over an unfinished board is recorded in the game
/// as resignation or agreement. `known` has the record's variant and outlives the game.
[[nodiscard]] Replay replay(const Record& record, const ReplayDefaults& defaults = {},
                            const Catalog& known = catalog());

/// Variant, Rules, FEN (if not the array), Result and the moves, and with more than two seats a
/// header for each, "?"; the caller adds names and date.
[[nodiscard]] Record to_record(const Game& game);

/// The record that the game was replayed from: headers as they came, moves and rules in full.
[[nodiscard]] Record in_full(const Record& given, const Game& game);

/// What the verdict of a game is in a record.
[[nodiscard]] RecordResult record_result(const Game& game);

}  // namespace camlann::inline v0_2
