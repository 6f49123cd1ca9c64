#pragma once
// The table `invitations` (doc/formats/database.md). Part of the SQLite store; writes inside the
// store's transactions.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "database/database.hpp"
#include "play/invitation.hpp"
#include "play/seating.hpp"
#include "server/core/clock.hpp"
#include "server/model/invitation.hpp"
#include "server/store/account_names.hpp"

namespace camlann::server {

class InvitationTable {
 public:
  /// Call this first. The database must outlive this object.
  [[nodiscard]] Result<void> prepare(database::Database& database);

  /// Writes a new or changed invitation. Keeps changes that the accounts' connection has made
  /// meanwhile: new names and deleted accounts.
  [[nodiscard]] Result<void> write(const Invitation& invitation, AccountNames& names);
  [[nodiscard]] Result<std::optional<Invitation>> find(std::string_view id);
  [[nodiscard]] Result<std::optional<std::string>> find_made(std::string_view host,
                                                             std::string_view nonce);
  [[nodiscard]] Result<std::optional<Invitation>> find_rematch(std::string_view game);
  [[nodiscard]] Result<std::vector<Invitation>> challenges(std::string_view player, Millis now,
                                                           int limit);
  [[nodiscard]] Result<std::vector<Invitation>> waiting(std::string_view host, Millis now,
                                                        int limit);
  /// Removes a few unaccepted invitations that expired before then.
  [[nodiscard]] Result<void> purge(Millis before);

 private:
  /// Runs a query with `key` as its only parameter.
  [[nodiscard]] static Result<std::optional<Invitation>> find_with(database::Statement& statement,
                                                                   std::string_view key);

  [[nodiscard]] static Result<std::vector<Invitation>> list(database::Statement& rows,
                                                            std::string_view player, Millis now,
                                                            int limit);
  [[nodiscard]] static Result<play::Players> seats_of(const play::Invitation& table,
                                                      AccountNames& names);

  database::Statement write_, find_, find_made_, find_rematch_, waiting_, challenges_, purge_;
};

}  // namespace camlann::server
