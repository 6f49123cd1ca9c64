#pragma once
// What a guest has played becomes an account's that was there already: the one place that says
// which of the guest's rows are whose afterwards. Called by the SQLite store, within a transaction
// of its own.

#include "base/result.hpp"
#include "database/database.hpp"
#include "server/store/adoption.hpp"

namespace camlann::server {

/// A game, an invitation or a tournament in which both have a place stays as it is, and so do the
/// account's ratings and what the guest has deleted. Refused, with nothing changed: more games than
/// there is room for.
[[nodiscard]] Result<Adopted> adopt_guest(database::Database& database, const Adoption& adoption);

}  // namespace camlann::server
