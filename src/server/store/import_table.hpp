#pragma once
// Imported players, their ratings and the claims on them (tables `imported_players`,
// `imported_ratings`, `imported_history`, `claims`, `rating_starts`; doc/formats/database.md). A
// part of HostTables.

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "database/database.hpp"
#include "game/catalog.hpp"
#include "server/core/clock.hpp"
#include "server/model/imported.hpp"
#include "server/model/list_wish.hpp"

namespace camlann::server {

class ImportTable {
 public:
  /// The database must outlive this.
  explicit ImportTable(database::Database& database) : database_(database) {}

  [[nodiscard]] Result<std::optional<ImportedPlayer>> find(std::string_view id);
  /// Returns the players with this id of the federation, or without one if it is empty, and this
  /// name; the name may differ where there is an id.
  [[nodiscard]] Result<std::vector<ImportedPlayer>> like(std::string_view name,
                                                         std::string_view federation_id);
  /// Returns all players of this name, whatever their ids.
  [[nodiscard]] Result<std::vector<ImportedPlayer>> named(std::string_view name);
  /// Returns a part of the players with the search in their names or as their id, by name, and one
  /// more.
  [[nodiscard]] Result<std::vector<ImportedPlayer>> search(const ListWish& wish);
  [[nodiscard]] Result<std::int64_t> count();
  [[nodiscard]] Result<std::vector<ImportedRating>> ratings(std::string_view id);
  /// Returns the earlier ratings, the oldest first.
  [[nodiscard]] Result<std::vector<ImportedRating>> history(std::string_view id);
  /// Returns all names, with the accounts that claim them.
  [[nodiscard]] Result<std::vector<NameOfImported>> names();

  [[nodiscard]] Result<std::optional<Claim>> claim(std::string_view id, std::string_view player);
  /// Returns the claim that was confirmed.
  [[nodiscard]] Result<std::optional<NamedClaim>> holder(std::string_view id);
  /// Returns the claims that wait, the oldest first, and then the newest others.
  [[nodiscard]] Result<std::vector<NamedClaim>> claims(std::size_t most);
  [[nodiscard]] Result<std::int64_t> waiting_claims(std::string_view player);

  // Writing, in transactions of the caller

  [[nodiscard]] Result<void> put(const ImportedPlayer& player);
  [[nodiscard]] Result<void> put(std::string_view id, const ImportedRating& rating);
  /// Keeps an earlier rating, instead of one of that day. False if it is known.
  [[nodiscard]] Result<bool> put_earlier(std::string_view id, const ImportedRating& rating);
  /// Adds a claim, or replaces the earlier one of this player.
  [[nodiscard]] Result<void> put(const Claim& claim);
  /// Removes a claim that waits.
  [[nodiscard]] Result<void> withdraw(std::string_view id, std::string_view player);
  /// Begins the account's ratings with those of the imported player: each in a game and at a speed
  /// at which the account has no rated game and no other beginning.
  [[nodiscard]] Result<void> begin_ratings(const ImportedPlayer& player, std::string_view account,
                                           Millis now);
  /// Takes these beginnings back. The ratings that followed are computed again.
  [[nodiscard]] Result<void> end_ratings(std::string_view id, std::string_view account,
                                         const Catalog& known);

 private:
  database::Database& database_;
};

}  // namespace camlann::server
