#pragma once
// /api/leagues: leagues made, listed, entered and directed. Thread-safe.

#include <functional>
#include <string_view>

#include "base/result.hpp"
#include "server/accounts/visitors.hpp"
#include "server/games.hpp"
#include "server/leagues/leagues.hpp"
#include "server/limits.hpp"
#include "server/outbox.hpp"
#include "server/routes/call.hpp"
#include "server/token_bucket.hpp"

namespace camlann::server {

class LeagueRoutes {
 public:
  /// All must outlive it. `new_games` is how many an address may make.
  LeagueRoutes(Games& games, AddressBuckets& new_games, const Visitors& visitors,
               const Limits& limits, const SteadyClock& now)
      : games_(games),
        new_games_(new_games),
        visitors_(visitors),
        changes_(limits.tournament_changes_per_address, now) {}

  void handle(const Call& call, std::string_view rest) const {
    return rest.empty() ? all(call) : one(call, rest);
  }

 private:
  using Ask = std::function<Result<Message>(Leagues&)>;

  void all(const Call& call) const;
  void one(const Call& call, std::string_view rest) const;
  void change(const Call& call, const IdAndWhat& asked) const;
  void ask(const Call& call, Ask what, int status = 200) const;

  Games& games_;
  AddressBuckets& new_games_;
  const Visitors& visitors_;
  mutable AddressBuckets changes_;
};

}  // namespace camlann::server
