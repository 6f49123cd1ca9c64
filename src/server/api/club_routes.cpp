#include "server/api/club_routes.hpp"

#include <string>
#include <string_view>
#include <utility>

#include "server/api/call.hpp"
#include "server/core/http.hpp"
#include "server/messages/clubs.hpp"
#include "server/messages/tournament_requests.hpp"
#include "server/services/clubs/clubs.hpp"
#include "server/services/games/games.hpp"
#include "server/services/leagues/leagues.hpp"
#include "server/services/tournaments/tournaments.hpp"

namespace camlann::server {

void ClubRoutes::all(const Call& call) const {
  if (call.reads()) return list(call, "clubs");
  if (!call.sends_json("GET, HEAD, POST")) return;
  auto wish = read_new_club(call.request.body);
  if (wish && !is_wanted(call, visitors_, wish->about, "about")) return;
  make(call, std::move(wish));
}

void ClubRoutes::one(const Call& call, std::string_view rest) const {
  const auto asked = id_and_what(rest);
  if (asked.what == "tournaments" && call.reads()) {
    return list_of(call, asked.id, asked.what, &Tournaments::list_of_club);
  }
  if (asked.what == "leagues" && call.reads()) {
    return list_of(call, asked.id, asked.what, &Leagues::list_of_club);
  }
  if (direct(call, asked)) return;
  if (!asked.what.empty()) return change_one(call, asked);
  if (asked.ended) return call.respond(not_found(call.path));
  if (!call.reads()) return call.respond(not_allowed("GET, HEAD"));
  change(call, asked.id, &Clubs::show);
}

void ClubRoutes::change_one(const Call& call, const IdAndWhat& asked) const {
  const auto& body = call.request.body;
  const auto& [id, what, ended] = asked;
  if (!may_change(call, what, {"join", "leave", "remove", "change"})) return;
  if (what == "leave") return change(call, id, &Clubs::leave);
  if (what == "remove") return change_by(call, id, &Clubs::remove, read_removed(body));
  if (what == "join") {
    auto wish = read_join(body);
    if (wish && !set_name(call, visitors_, wish->name)) return;
    if (!wish) return call.respond(error_response(wish.error()));
    return change(call, id, &Clubs::join, wish->name, wish->code);
  }
  const auto wish = read_change(body);
  if (wish && !is_wanted(call, visitors_, wish->about, "about")) return;
  if (!wish) return call.respond(error_response(wish.error()));
  change(call, id, &Clubs::change, wish->about, wish->open);
}

}  // namespace camlann::server
