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

/// Creates the file if it is missing and brings an older schema up to date. Fails, and leaves the
/// file unchanged, if it is from a newer version, damaged (the whole file is read to find out), or
/// without its log, unless that is accepted. PostgreSQL checks its own files and log. `epoch` comes
/// from a lease (lease_table.hpp); without one the store takes the next epoch.
[[nodiscard]] Result<std::unique_ptr<Store>> open_database_store(
    const database::Address& address, const Catalog& known = catalog(),
    MissingLog missing = MissingLog::refuse, std::optional<std::int64_t> epoch = std::nullopt);

}  // namespace camlann::server
