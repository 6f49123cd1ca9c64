#pragma once
// Reads and binds rows of `games` (doc/formats/database.md). Only for the SQLite store.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "database/database.hpp"
#include "server/model/game_state.hpp"

namespace camlann::server {

inline constexpr std::string_view summary_columns =
    "id, player, variant, rules, start, opponent, level, colour, seats, may_resign, nonce, "
    "request, created, version, plies, fen, seat, reason, winners, result_text, offer, can_claim, "
    "thinking, updated, deadline, time, rated, tournament, late, seen";

/// Reads a row with the columns in the order of `summary_columns`.
[[nodiscard]] Result<GameSummary> read_summary(const database::Statement& row);

/// Reads all rows of a list and resets the statement.
[[nodiscard]] Result<std::vector<GameSummary>> read_summaries(database::Statement& rows);

/// Returns the column `seen`; empty without a standing.
[[nodiscard]] std::string seen_text(const std::optional<Standing>& seen);

/// Binds the standing to parameters `from`, `from` + 1 ... in the order of `summary_columns`.
void bind_standing(database::Statement& statement, int from, const Standing& standing);

}  // namespace camlann::server
