#pragma once
// Checks the limits on entries to a tournament or a league.

#include <string>

#include "base/result.hpp"
#include "server/model/competition.hpp"
#include "server/model/entry.hpp"
#include "server/store/store.hpp"

namespace camlann::server {

/// An error unless a player with this rating and this code may enter.
[[nodiscard]] Result<void> fits_entry_terms(Store& store, const std::string& player,
                                            const CompetitionMeta& meta, const EntryTerms& terms,
                                            const std::string& code);
/// An error if all places are taken by the players that take part.
[[nodiscard]] Result<void> has_free_place(const EntryTerms& terms, int players);
/// Returns the error for a player that does not ask to enter.
[[nodiscard]] Failure nobody_asks();

}  // namespace camlann::server
