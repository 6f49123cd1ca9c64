#pragma once
// The table `invitations` (doc/formats/database.md). A part of Store, on the games' thread.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "database/database.hpp"
#include "server/core/clock.hpp"
#include "server/model/invitation.hpp"
#include "server/model/list_wish.hpp"

namespace camlann::server {

class InvitationTable {
 public:
  /// The database must outlive this.
  explicit InvitationTable(database::Database& database) : database_(database) {}

  /// Writes a new or changed invitation in a transaction of the caller. Keeps changes of other
  /// connections: names, deleted accounts, a withdrawal.
  [[nodiscard]] Result<void> write(Invitation invitation);
  [[nodiscard]] Result<std::optional<Invitation>> find(std::string_view id);
  /// Finds the invitation that this player made with this nonce.
  [[nodiscard]] Result<std::optional<std::string>> find_made(std::string_view host,
                                                             std::string_view nonce);
  /// Returns the last rematch invitation for this game that was not withdrawn.
  [[nodiscard]] Result<std::optional<Invitation>> find_rematch(std::string_view game);
  /// Returns the waiting challenges to this player, newest first.
  [[nodiscard]] Result<std::vector<Invitation>> challenges(std::string_view player, Millis now,
                                                           int limit);
  /// Returns the waiting invitations except rematches, newest first: up to `limit` public ones, and
  /// all that this player has made or was sent.
  [[nodiscard]] Result<std::vector<Invitation>> waiting(std::string_view host, Millis now,
                                                        int limit);
  /// Returns a part of the public ones of others, newest first, and one more, without those that
  /// this player was sent. Ignores the search.
  [[nodiscard]] Result<std::vector<Invitation>> open_to(std::string_view player, Millis now,
                                                        const ListWish& wish);
  /// Removes a few that expired before then without being accepted.
  [[nodiscard]] Result<void> purge(Millis before);

 private:
  database::Database& database_;
};

}  // namespace camlann::server
