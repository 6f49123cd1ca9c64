#pragma once
// The store that needs no set-up: one SQLite file in WAL mode with synchronous=FULL, so a commit
// that has returned survives a kill and a power cut. Opened by serve(); used by one thread.

#include <cstdint>
#include <memory>
#include <optional>

#include "database/address.hpp"
#include "game/catalog.hpp"
#include "server/store/log_mark.hpp"
#include "server/store/store.hpp"

namespace camlann::server {

/// Creates the file if it is missing and brings an older schema up to date. A file of a newer
/// program is an error, and is left as it is; so is a damaged one, for which all of it is read, and
/// unless that is accepted, one without its log. PostgreSQL looks after damage and its log itself.
/// `epoch` is the one that a lease has brought (lease_table.hpp); without one the next is taken.
[[nodiscard]] Result<std::unique_ptr<Store>> open_database_store(
    const database::Address& address, const Catalog& known = catalog(),
    MissingLog missing = MissingLog::refuse, std::optional<std::int64_t> epoch = std::nullopt);

}  // namespace camlann::server
