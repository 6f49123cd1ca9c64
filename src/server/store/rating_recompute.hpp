#pragma once
// Puts ratings right that do not follow from the games: all of them for `camlann ratings
// recompute`, and those that follow from one game after its result was corrected. On both engines.

#include <cstddef>
#include <cstdint>
#include <string>

#include "base/result.hpp"
#include "database/address.hpp"
#include "database/database.hpp"
#include "game/catalog.hpp"

namespace camlann::server {

/// The largest number of rows that are computed again after a correction: more would keep other
/// players waiting.
inline constexpr std::size_t most_followers = 2000;

struct Recomputed {
  std::int64_t games = 0;     // that had changed ratings
  std::int64_t left_out = 0;  // those of them that change none, because they were not played
  std::int64_t ratings = 0;   // of players, that are others now
};

/// Computes all ratings from the games that have changed them, in their order. Games that were not
/// played are left out. The change by a game with a player without a row cannot be
/// computed: it is kept, in points, and in proportion for deviation and volatility. In a
/// transaction of the caller.
[[nodiscard]] Result<Recomputed> recompute_ratings(database::Database& database,
                                                   const Catalog& known);

/// The same in a separate transaction. A server that uses the database waits meanwhile, and shows
/// the new ratings at once.
[[nodiscard]] Result<Recomputed> recompute_ratings(const database::Address& address,
                                                   const Catalog& known);

/// The same for the rows of this game and those that were computed from them, in a transaction of
/// the caller.
[[nodiscard]] Result<Recomputed> recompute_ratings_from(database::Database& database,
                                                        const Catalog& known,
                                                        const std::string& game);

/// Returns an error if too many ratings follow from those after this game.
[[nodiscard]] Result<void> may_recompute_from(database::Database& database,
                                              const std::string& game);

}  // namespace camlann::server
