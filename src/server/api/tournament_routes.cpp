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
  games_.ask(call.queue_key(), message_reply(call), &Tournaments::show, asked.id);
}

void TournamentRoutes::change_one(const Call& call, const IdAndWhat& asked) const {
  const auto& body = call.request.body;
  const auto& [id, what, ended] = asked;
  if (!may_change(call, what,
                  {"enter", "leave", "bye", "start-round", "give-result", "remove", "finish",
                   "reopen", "change"})) {
    return;
  }
  if (what == "enter") {
    auto name = read_entry(body);
    if (name && !set_name(call, visitors_, *name)) return;
    return change_by(call, id, &Tournaments::enter, name);
  }
  if (what == "bye") return change_by(call, id, &Tournaments::ask_bye, read_bye(body));
  if (what == "start-round") {
    return change_by(call, id, &Tournaments::start_round, read_start(body));
  }
  if (what == "give-result") {
    return change_by(call, id, &Tournaments::give_result, read_result(body));
  }
  if (what == "remove") return change_by(call, id, &Tournaments::remove, read_removed(body));
  if (what == "change") {
    const auto wish = read_new_tournament(body);
    if (wish && !is_wanted(call, visitors_, wish->name, "name")) return;
    return change_by(call, id, &Tournaments::change, wish);
  }
  change(call, id,
         what == "leave"    ? &Tournaments::leave
         : what == "reopen" ? &Tournaments::reopen
                            : &Tournaments::finish);
}

}  // namespace camlann::server
