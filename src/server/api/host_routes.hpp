#pragma once
// /api/reports, open to all players, and /api/admin, for moderators. Thread-safe.

#include <string_view>

#include "server/api/call.hpp"
#include "server/core/limits.hpp"
#include "server/core/token_bucket.hpp"
#include "server/services/accounts/visitors.hpp"
#include "server/services/games/games.hpp"
#include "server/services/moderation/moderation.hpp"

namespace camlann::server {

class HostRoutes {
 public:
  /// All arguments must outlive this.
  HostRoutes(Games& games, Moderation& moderation, const Visitors& visitors, const Limits& limits,
             const SteadyClock& now);

  /// `rest` starts with "/reports" or "/admin".
  void handle(const Call& call, std::string_view rest) const;

 private:
  void report(const Call& call) const;
  void act(const Call& call) const;
  void import_list(const Call& call) const;
  void log(const Call& call) const;
  void fair_play(const Call& call) const;

  Games& games_;
  Moderation& moderation_;
  const Visitors& visitors_;
  mutable NameBuckets by_player_;
  mutable AddressBuckets by_address_;
  mutable AddressBuckets calls_;
};

}  // namespace camlann::server
