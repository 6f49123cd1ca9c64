#pragma once
// Turns a request for a game into its constant data. Thread-safe.

#include <string_view>

#include "base/result.hpp"
#include "game/catalog.hpp"
#include "rules/verdict.hpp"
#include "server/model/game_state.hpp"

namespace camlann::server {

/// Returns the requested game, without id, player and time, with names and texts in the catalog's
/// spelling. Its rules may leave an option to chance, until draw_rules().
[[nodiscard]] Result<GameMeta> new_game_meta(const NewGame& wish, Seat by_lot,
                                             const Catalog& known);

/// Draws what the rules of the game leave to chance, and keeps what they were; its id is the lot.
void draw_rules(GameMeta& meta, const Catalog& known);

/// Returns an error, with the reason, if no new game may begin with these rules and this start,
/// which is empty for the array (game/new_start.hpp). Existing tournaments and leagues continue.
[[nodiscard]] Result<void> may_be_offered(std::string_view variant, std::string_view rules,
                                          std::string_view start, const Catalog& known);

/// Returns a random colour that depends only on the id; half of all ids give White.
[[nodiscard]] Seat lot(std::string_view id);

/// Sets opponent, level and colour from the seats.
void describe_seats(GameMeta& meta);

}  // namespace camlann::server
