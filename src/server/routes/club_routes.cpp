#include "server/routes/club_routes.hpp"

#include <string>
#include <string_view>
#include <utility>

#include "server/clubs/clubs.hpp"
#include "server/clubs/messages.hpp"
#include "server/games.hpp"
#include "server/http.hpp"
#include "server/leagues/leagues.hpp"
#include "server/routes/call.hpp"
#include "server/tournaments/requests.hpp"
#include "server/tournaments/tournaments.hpp"

namespace camlann::server {

void ClubRoutes::ask(const Call& call, Ask what, int status) const {
  games_.ask_clubs(call.party(), std::move(what), message_reply(call, status));
}

void ClubRoutes::all(const Call& call) const {
  const auto& respond = call.respond;
  if (call.reads()) {
    return ask(call, [player = call.player](Clubs& all) { return all.list(player); });
  }
  if (!call.sends_json("GET, HEAD, POST")) return;
  auto wish = read_new_club(call.request.body);
  if (!wish) return respond(error_response(wish.error()));
  if (!call.pays(new_games_, "games")) return;
  if (!set_name(call, visitors_, wish->host)) return;
  if (!is_wanted(call, visitors_, wish->name, "name")) return;
  if (!is_wanted(call, visitors_, wish->about, "about")) return;
  ask(
      call,
      [player = call.player, wish = std::move(*wish)](Clubs& all) {
        return all.make(player, wish);
      },
      201);
}

void ClubRoutes::one(const Call& call, std::string_view rest) const {
  const auto asked = id_and_what(rest);
  if (asked.what == "tournaments" && call.reads()) {
    return games_.ask_tournaments(
        call.party(),
        [player = call.player, club = asked.id](Tournaments& all) {
          return all.list_of_club(player, club);
        },
        message_reply(call));
  }
  if (asked.what == "leagues" && call.reads()) {
    return games_.ask_leagues(
        call.party(),
        [player = call.player, club = asked.id](Leagues& all) {
          return all.list_of_club(player, club);
        },
        message_reply(call));
  }
  if (!asked.what.empty()) return change(call, asked);
  if (asked.ended) return call.respond(not_found(call.path));
  if (!call.reads()) return call.respond(not_allowed("GET, HEAD"));
  ask(call, [player = call.player, id = asked.id](Clubs& all) { return all.show(player, id); });
}

void ClubRoutes::change(const Call& call, const IdAndWhat& asked) const {
  const auto& respond = call.respond;
  const auto& body = call.request.body;
  const auto& what = asked.what;
  if (what != "join" && what != "leave" && what != "remove" && what != "change") {
    return respond(not_found(call.path));
  }
  if (!call.sends_json("POST") || !call.pays(changes_, "changes")) return;
  if (what == "leave") {
    return ask(call,
               [player = call.player, id = asked.id](Clubs& all) { return all.leave(player, id); });
  }
  if (what == "join") {
    auto read = read_join(body);
    if (!read) return respond(error_response(read.error()));
    if (!set_name(call, visitors_, read->name)) return;
    return ask(call, [player = call.player, id = asked.id, wish = *read](Clubs& all) {
      return all.join(player, id, wish.name, wish.code);
    });
  }
  if (what == "remove") {
    const auto read = read_removed(body);
    if (!read) return respond(error_response(read.error()));
    return ask(call, [player = call.player, id = asked.id, removed = *read](Clubs& all) {
      return all.remove(player, id, removed);
    });
  }
  const auto read = read_change(body);
  if (!read) return respond(error_response(read.error()));
  if (!is_wanted(call, visitors_, read->about, "about")) return;
  ask(call, [player = call.player, id = asked.id, wish = *read](Clubs& all) {
    return all.change(player, id, wish.about, wish.open);
  });
}

}  // namespace camlann::server
