#pragma once
// /api/clubs: creates, lists, joins and directs clubs. Thread-safe.

#include <string>
#include <string_view>
#include <utility>

#include "game/catalog.hpp"
#include "server/api/call.hpp"
#include "server/api/directed_routes.hpp"
#include "server/core/http.hpp"
#include "server/core/limits.hpp"
#include "server/core/token_bucket.hpp"
#include "server/services/accounts/visitors.hpp"
#include "server/services/clubs/clubs.hpp"
#include "server/services/games/games.hpp"

namespace camlann::server {

class ClubRoutes : DirectedRoutes<Clubs> {
 public:
  ClubRoutes(Games& games, AddressBuckets& new_games, const Visitors& visitors,
             const Limits& limits, const SteadyClock& now, const Catalog& known)
      : DirectedRoutes(games, new_games, visitors, limits, now), known_(known) {}

  void handle(const Call& call, std::string_view rest) const {
    return rest.empty() ? all(call) : one(call, rest);
  }

 private:
  void all(const Call& call) const;
  void one(const Call& call, std::string_view rest) const;
  /// Answers with the part that the call asks for of a list of the club.
  template <class List>
  void list_of(const Call& call, const std::string& club, std::string_view of_what,
               List method) const {
    auto wish = list_wish(call, of_what);
    if (!wish) return;
    games_.ask(call.queue_key(), message_reply(call), method, call.player, club, std::move(*wish));
  }
  /// Handles the reading of parts of a club; false for anything else.
  [[nodiscard]] bool read_part(const Call& call, const IdAndWhat& asked) const;
  void change_one(const Call& call, const IdAndWhat& asked) const;
  void join(const Call& call, const std::string& id) const;
  void change_text(const Call& call, const std::string& id) const;
  void post(const Call& call, const std::string& id) const;

  const Catalog& known_;
};

}  // namespace camlann::server
