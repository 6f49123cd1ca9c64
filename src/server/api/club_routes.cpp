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
  if (call.reads()) return list(call);
  if (!call.sends_json("GET, HEAD, POST")) return;
  auto wish = read_new_club(call.request.body);
  if (wish && !is_wanted(call, visitors_, wish->about, "about")) return;
  make(call, std::move(wish));
}

void ClubRoutes::one(const Call& call, std::string_view rest) const {
  const auto asked = id_and_what(rest);
  if (asked.what == "tournaments" && call.reads()) {
    return games_.ask_tournaments(
        call.queue_key(),
        [player = call.player, club = asked.id](Tournaments& all) {
          return all.list_of_club(player, club);
        },
        message_reply(call));
  }
  if (asked.what == "leagues" && call.reads()) {
    return games_.ask_leagues(
        call.queue_key(),
        [player = call.player, club = asked.id](Leagues& all) {
          return all.list_of_club(player, club);
        },
        message_reply(call));
  }
  if (!asked.what.empty()) return change_one(call, asked);
  if (asked.ended) return call.respond(not_found(call.path));
  if (!call.reads()) return call.respond(not_allowed("GET, HEAD"));
  ask(call, [player = call.player, id = asked.id](Clubs& all) { return all.show(player, id); });
}

void ClubRoutes::change_one(const Call& call, const IdAndWhat& asked) const {
  const auto& body = call.request.body;
  const auto& [id, what, ended] = asked;
  if (!may_change(call, what, {"join", "leave", "remove", "change"})) return;
  if (what == "leave") return change(call, id, &Clubs::leave);
  if (what == "remove") return change(call, id, read_removed(body), &Clubs::remove);
  if (what == "join") {
    auto wish = read_join(body);
    if (wish && !set_name(call, visitors_, wish->name)) return;
    return change(call, id, wish, [](Clubs& all, const auto& player, const auto& club, auto& one) {
      return all.join(player, club, one.name, one.code);
    });
  }
  const auto wish = read_change(body);
  if (wish && !is_wanted(call, visitors_, wish->about, "about")) return;
  change(call, id, wish, [](Clubs& all, const auto& player, const auto& club, auto& one) {
    return all.change(player, club, one.about, one.open);
  });
}

}  // namespace camlann::server
