#pragma once
// Replays records, and writes games as records. Called by `camlann replay` and `convert`, by the
// server and by terminal play. Thread-safe.

#include <memory>
#include <optional>
#include <string_view>

#include "base/result.hpp"
#include "game/catalog.hpp"
#include "game/game.hpp"
#include "notation/record.hpp"

namespace camlann::inline v1 {

struct ReplayFault {
  int ply = 0;  // of the move that cannot be played, from 1; the number of moves if none fails
  Error error;  // `where` is "line:column" in the record's file, or a header
};

struct Replay {
  std::optional<Game> game;          // up to the fault; nothing without a valid start
  std::optional<ReplayFault> fault;  // nothing if the record is valid
};

/// Used for headers that a record does not have, or has as unknown.
struct ReplayDefaults {
  std::string_view variant;
  std::string_view rules;
};

/// Returns the game of a record before its first move.
[[nodiscard]] Result<Game> start_of(const Record& record, const ReplayDefaults& defaults = {},
                                    const Catalog& known = catalog());

/// Replays a record. It is valid if every move is legal under its rules, Plies (if given) is
/// correct, and Result does not contradict the board. A decided Result over an unfinished board is
/// recorded in the game as resignation or agreement; one that a tournament has given, according to
/// Termination, as that, whatever the board shows. `known` must have the record's variant and
/// outlive the game.
[[nodiscard]] Replay replay(const Record& record, const ReplayDefaults& defaults = {},
                            const Catalog& known = catalog());

/// The end of replay(), for a game with all moves of the record: checks Plies and Result, and
/// records how the game ended.
[[nodiscard]] Replay ended_as(const Record& record, Game played);

/// Writes a game: Variant, Rules, FEN (if not the array), Result and the moves, and with more than
/// two seats a header for each, "?"; the caller adds names and date.
[[nodiscard]] Record to_record(const Game& game);

/// Returns the record that the game was replayed from: headers unchanged, moves and rules in full.
[[nodiscard]] Record in_full(const Record& given, const Game& game);

/// Returns the fault of a record of this game: headers of another variant, of other rules or
/// another start, or that contradict the board at the end.
[[nodiscard]] std::optional<Error> fault_of_headers(const Record& record, const Game& game,
                                                    const Catalog& known = catalog());

/// Replaces the result of a record by that of a game which has ended another way, unless a
/// tournament gave it.
void set_result(Record& record, const Game& game);

/// Returns the result of a game for a record.
[[nodiscard]] RecordResult record_result(const Game& game);

}  // namespace camlann::inline v1
