#pragma once
// A row of `games` (doc/formats/database.md), read and bound. Only for the SQLite store.

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

/// The row in the order of `summary_columns`.
[[nodiscard]] Result<GameSummary> read_summary(const database::Statement& row);

/// All rows of a list; the statement is reset.
[[nodiscard]] Result<std::vector<GameSummary>> read_summaries(database::Statement& rows);

/// The column `seen`: empty for nothing.
[[nodiscard]] std::string seen_text(const std::optional<Standing>& seen);

/// The standing at parameters `from`, `from` + 1 ... in the order of `summary_columns`.
void bind_standing(database::Statement& statement, int from, const Standing& standing);

}  // namespace camlann::server
