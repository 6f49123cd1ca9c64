#include "server/api/tournament_routes.hpp"

#include <string_view>

#include "server/api/call.hpp"
#include "server/core/http.hpp"
#include "server/messages/tournament_requests.hpp"
#include "server/services/tournaments/tournaments.hpp"

namespace camlann::server {

void TournamentRoutes::all(const Call& call) const {
  if (call.reads()) return list(call);
  if (call.sends_json("GET, HEAD, POST")) make(call, read_new_tournament(call.request.body));
}

void TournamentRoutes::one(const Call& call, std::string_view rest) const {
  const auto asked = id_and_what(rest);
  if (!asked.what.empty()) return change_one(call, asked);
  if (asked.ended) return call.respond(not_found(call.path));
  if (!call.reads()) return call.respond(not_allowed("GET, HEAD"));
  ask(call, [id = asked.id](Tournaments& all) { return all.show(id); });
}

void TournamentRoutes::change_one(const Call& call, const IdAndWhat& asked) const {
  const auto& body = call.request.body;
  const auto& [id, what, ended] = asked;
  if (!may_change(call, what,
                  {"enter", "leave", "bye", "start-round", "give-result", "remove", "finish"})) {
    return;
  }
  if (what == "enter") {
    auto name = read_entry(body);
    if (name && !set_name(call, visitors_, *name)) return;
    return change(call, id, name, &Tournaments::enter);
  }
  if (what == "bye") return change(call, id, read_bye(body), &Tournaments::ask_bye);
  if (what == "start-round") {
    const auto round = read_start(body);
    if (!round) return call.respond(error_response(round.error()));
    return games_.start_round(call.queue_key(), id, *round, message_reply(call));
  }
  if (what == "give-result") return change(call, id, read_result(body), &Tournaments::give_result);
  if (what == "remove") return change(call, id, read_removed(body), &Tournaments::remove);
  change(call, id, what == "leave" ? &Tournaments::leave : &Tournaments::finish);
}

}  // namespace camlann::server
