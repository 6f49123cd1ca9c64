#pragma once
// /api/invitations: games that wait for players. Thread-safe.

#include <functional>
#include <string>
#include <string_view>

#include "base/result.hpp"
#include "server/api/call.hpp"
#include "server/core/http.hpp"
#include "server/core/token_bucket.hpp"
#include "server/model/invitation.hpp"
#include "server/services/accounts/visitors.hpp"
#include "server/services/games/games.hpp"

namespace camlann::server {

class InvitationRoutes {
 public:
  /// All arguments must outlive this. `new_games` limits the new games of an address.
  InvitationRoutes(Games& games, AddressBuckets& new_games, const Visitors& visitors)
      : games_(games), new_games_(new_games), visitors_(visitors) {}

  void handle(const Call& call, std::string_view rest) const {
    return rest.empty() ? all(call) : one(call, rest);
  }

 private:
  void all(const Call& call) const;
  void one(const Call& call, std::string_view rest) const;

  Games& games_;
  AddressBuckets& new_games_;
  const Visitors& visitors_;
};

/// Returns a reply that answers with an invitation.
[[nodiscard]] std::function<void(const Result<Invitation>&)> invitation_reply(
    const Respond& respond, int status = 200);

}  // namespace camlann::server
