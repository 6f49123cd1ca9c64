#include "server/api/league_routes.hpp"

#include <string>
#include <string_view>
#include <utility>

#include "server/api/call.hpp"
#include "server/core/http.hpp"
#include "server/messages/leagues.hpp"
#include "server/messages/tournament_requests.hpp"
#include "server/services/leagues/leagues.hpp"

namespace camlann::server {

void LeagueRoutes::all(const Call& call) const {
  if (call.reads()) return list(call, "leagues");
  if (!call.sends_json("GET, HEAD, POST")) return;
  auto wish = read_new_league(call.request.body);
  if (!wish || texts_are_wanted(call, *wish)) make(call, std::move(wish));
}

void LeagueRoutes::one(const Call& call, std::string_view rest) const {
  const auto asked = id_and_what(rest);
  if (direct(call, asked)) return;
  if (asked.what == "entries") {
    if (!call.reads()) return call.respond(not_allowed("GET, HEAD"));
    return change(call, asked.id, &Leagues::entries);
  }
  if (!asked.what.empty()) return change_one(call, asked);
  if (asked.ended) return call.respond(not_found(call.path));
  if (!call.reads()) return call.respond(not_allowed("GET, HEAD"));
  change(call, asked.id, &Leagues::show);
}

void LeagueRoutes::change_one(const Call& call, const IdAndWhat& asked) const {
  const auto& body = call.request.body;
  const auto& [id, what, ended] = asked;
  if (!may_change(call, what,
                  {"enter", "leave", "accept", "refuse", "remove", "start-season", "change", "end",
                   "reopen"})) {
    return;
  }
  if (what == "enter") return enter(call, id);
  if (what == "accept") return change_by(call, id, &Leagues::accept, read_removed(body));
  if (what == "refuse") return change_by(call, id, &Leagues::refuse, read_removed(body));
  if (what == "remove") return change_by(call, id, &Leagues::remove, read_removed(body));
  if (what == "start-season") return change_by(call, id, &Leagues::start_season, read_season(body));
  if (what == "change") {
    const auto wish = read_new_league(body);
    if (wish && !(name_is_wanted(call, *wish) && texts_are_wanted(call, *wish))) return;
    return change_by(call, id, &Leagues::change, wish);
  }
  change(call, id,
         what == "leave"    ? &Leagues::leave
         : what == "reopen" ? &Leagues::reopen
                            : &Leagues::close);
}

void LeagueRoutes::enter(const Call& call, const std::string& id) const {
  auto wish = read_entry(call.request.body);
  if (!wish) return call.respond(error_response(wish.error()));
  if (!set_name(call, visitors_, wish->name)) return;
  if (wish->code.empty()) return change(call, id, &Leagues::enter, wish->name, wish->code);
  const auto reply = code_tries_.reply(call);
  if (!reply) return;
  games_.ask(call.queue_key(), reply, &Leagues::enter, call.player, id, wish->name, wish->code);
}

}  // namespace camlann::server
