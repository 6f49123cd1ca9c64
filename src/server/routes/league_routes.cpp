#include "server/routes/league_routes.hpp"

#include <algorithm>
#include <iterator>
#include <string>
#include <string_view>
#include <utility>

#include "server/games.hpp"
#include "server/http.hpp"
#include "server/leagues/leagues.hpp"
#include "server/leagues/messages.hpp"
#include "server/routes/call.hpp"
#include "server/tournaments/requests.hpp"

namespace camlann::server {

void LeagueRoutes::ask(const Call& call, Ask what, int status) const {
  games_.ask_leagues(call.party(), std::move(what), message_reply(call, status));
}

void LeagueRoutes::all(const Call& call) const {
  const auto& respond = call.respond;
  if (call.reads()) {
    return ask(call, [player = call.player](Leagues& all) { return all.list(player); });
  }
  if (!call.sends_json("GET, HEAD, POST")) return;
  auto wish = read_new_league(call.request.body);
  if (!wish) return respond(error_response(wish.error()));
  if (!call.pays(new_games_, "games")) return;
  if (!set_name(call, visitors_, wish->host)) return;
  if (!is_wanted(call, visitors_, wish->name, "name")) return;
  ask(
      call,
      [player = call.player, wish = std::move(*wish)](Leagues& all) {
        return all.make(player, wish);
      },
      201);
}

void LeagueRoutes::one(const Call& call, std::string_view rest) const {
  const auto asked = id_and_what(rest);
  if (!asked.what.empty()) return change(call, asked);
  if (asked.ended) return call.respond(not_found(call.path));
  if (!call.reads()) return call.respond(not_allowed("GET, HEAD"));
  ask(call, [player = call.player, id = asked.id](Leagues& all) { return all.show(player, id); });
}

void LeagueRoutes::change(const Call& call, const IdAndWhat& asked) const {
  constexpr std::string_view known[] = {"enter", "leave", "remove", "start-season", "end"};
  const auto& respond = call.respond;
  const auto& body = call.request.body;
  const auto& what = asked.what;
  if (std::find(std::begin(known), std::end(known), what) == std::end(known)) {
    return respond(not_found(call.path));
  }
  if (!call.sends_json("POST") || !call.pays(changes_, "changes")) return;
  // What is to be done with what the body says, or what is wrong with it.
  const auto with = [&](const auto& read, const auto& act) {
    if (!read) return respond(error_response(read.error()));
    ask(call, [act, player = call.player, id = asked.id, value = *read](Leagues& all) {
      return act(all, player, id, value);
    });
  };
  using Text = const std::string&;
  if (what == "enter") {
    auto name = read_league_entry(body);
    if (name && !set_name(call, visitors_, *name)) return;
    return with(name, [](Leagues& all, Text player, Text id, Text own) {
      return all.enter(player, id, own);
    });
  }
  if (what == "remove") {
    return with(read_removed(body), [](Leagues& all, Text player, Text id, Text other) {
      return all.remove(player, id, other);
    });
  }
  if (what == "start-season") {
    return with(read_season(body), [](Leagues& all, Text player, Text id, auto season) {
      return all.start_season(player, id, season);
    });
  }
  const bool leaves = what == "leave";
  ask(call, [leaves, player = call.player, id = asked.id](Leagues& all) {
    return leaves ? all.leave(player, id) : all.close(player, id);
  });
}

}  // namespace camlann::server
