#include "server/routes/tournament_routes.hpp"

#include <algorithm>
#include <iterator>
#include <string>
#include <string_view>
#include <utility>

#include "server/games.hpp"
#include "server/http.hpp"
#include "server/routes/call.hpp"
#include "server/tournaments/requests.hpp"
#include "server/tournaments/tournaments.hpp"

namespace camlann::server {

void TournamentRoutes::ask(const Call& call, Ask what, int status) const {
  games_.ask_tournaments(call.party(), std::move(what), message_reply(call, status));
}

void TournamentRoutes::all(const Call& call) const {
  const auto& respond = call.respond;
  if (call.reads()) {
    return ask(call, [player = call.player](Tournaments& all) { return all.list(player); });
  }
  if (!call.sends_json("GET, HEAD, POST")) return;
  auto wish = read_new_tournament(call.request.body);
  if (!wish) return respond(error_response(wish.error()));
  if (!call.pays(new_games_, "games")) return;
  if (!set_name(call, visitors_, wish->host)) return;
  if (!is_wanted(call, visitors_, wish->name, "name")) return;
  ask(
      call,
      [player = call.player, wish = std::move(*wish)](Tournaments& all) {
        return all.make(player, wish);
      },
      201);
}

void TournamentRoutes::one(const Call& call, std::string_view rest) const {
  const auto asked = id_and_what(rest);
  if (!asked.what.empty()) return change(call, asked);
  if (asked.ended) return call.respond(not_found(call.path));
  if (!call.reads()) return call.respond(not_allowed("GET, HEAD"));
  ask(call, [id = asked.id](Tournaments& all) { return all.show(id); });
}

void TournamentRoutes::change(const Call& call, const IdAndWhat& asked) const {
  constexpr std::string_view known[] = {"enter",       "leave",  "bye",   "start-round",
                                        "give-result", "remove", "finish"};
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
    ask(call, [act, player = call.player, id = asked.id, value = *read](Tournaments& all) {
      return act(all, player, id, value);
    });
  };
  using Text = const std::string&;
  if (what == "enter") {
    auto name = read_entry(body);
    if (name && !set_name(call, visitors_, *name)) return;
    return with(name, [](Tournaments& all, Text player, Text id, Text own) {
      return all.enter(player, id, own);
    });
  }
  if (what == "bye") {
    return with(read_bye(body), [](Tournaments& all, Text player, Text id, auto round) {
      return all.ask_bye(player, id, round);
    });
  }
  if (what == "start-round") {
    return with(read_start(body), [](Tournaments& all, Text player, Text id, auto round) {
      return all.start_round(player, id, round);
    });
  }
  if (what == "give-result") {
    return with(read_result(body), [](Tournaments& all, Text player, Text id, const auto& result) {
      return all.give_result(player, id, result);
    });
  }
  if (what == "remove") {
    return with(read_removed(body), [](Tournaments& all, Text player, Text id, const auto& other) {
      return all.remove(player, id, other);
    });
  }
  const bool leaves = what == "leave";
  ask(call, [leaves, player = call.player, id = asked.id](Tournaments& all) {
    return leaves ? all.leave(player, id) : all.finish(player, id);
  });
}

}  // namespace camlann::server
