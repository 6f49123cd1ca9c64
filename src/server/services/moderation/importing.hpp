#pragma once
// Imports lists of players and takes the claims of accounts on them, for both the page and `camlann
// admin`. Each is saved in one transaction. On the thread that owns the tables.

#include <cstddef>
#include <string>

#include "base/result.hpp"
#include "game/catalog.hpp"
#include "server/core/clock.hpp"
#include "server/model/imported.hpp"
#include "server/model/measure.hpp"
#include "server/store/host_tables.hpp"
#include "wire/messages/imported.hpp"

namespace camlann::server {

/// The lines of a list, or of a part of it, that are imported at a time.
inline constexpr std::size_t most_listed_players = 1000;

/// Imports the lines that are right, and says what each does; without `save` nothing is changed.
/// `by` is the host's name, empty for the command line.
[[nodiscard]] Result<message::ListReport> import_players(HostTables& tables,
                                                         const message::ImportPlayers& wish,
                                                         const Catalog& known,
                                                         const std::string& by, Millis now);

/// Returns the page of an imported player as this player sees it.
[[nodiscard]] Result<message::ImportedPlayer> imported_page(HostTables& tables,
                                                            const std::string& id,
                                                            const std::string& player);

/// Saves the claim of an account.
[[nodiscard]] Result<void> claim_player(HostTables& tables, const std::string& id,
                                        const Named& account, const std::string& text, Millis now);

// Actions of a host, in a transaction of the caller

/// Confirms a claim: the imported player is this account from now on, and its ratings begin with
/// the imported ones.
[[nodiscard]] Result<void> confirm_claim(HostTables& tables, const ImportedPlayer& player,
                                         const KnownPlayer& account, Millis now);
[[nodiscard]] Result<void> refuse_claim(HostTables& tables, const ImportedPlayer& player,
                                        const KnownPlayer& account, Millis now);
/// Undoes what confirm_claim() did; the account's games stay.
[[nodiscard]] Result<void> undo_claim(HostTables& tables, const ImportedPlayer& player,
                                      const KnownPlayer& account, const Catalog& known, Millis now);

}  // namespace camlann::server
