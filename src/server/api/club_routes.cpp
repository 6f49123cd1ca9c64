#include "server/api/club_routes.hpp"

#include <string>
#include <string_view>
#include <utility>

#include "server/api/call.hpp"
#include "server/api/rating_query.hpp"
#include "server/core/http.hpp"
#include "server/messages/clubs.hpp"
#include "server/messages/tournament_requests.hpp"
#include "server/messages/webhooks.hpp"
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

bool ClubRoutes::read_part(const Call& call, const IdAndWhat& asked) const {
  const auto& [id, what, ended] = asked;
  if (!call.reads()) return false;
  if (what == "tournaments") {
    list_of(call, id, what, &Tournaments::list_of_club);
  } else if (what == "leagues") {
    list_of(call, id, what, &Leagues::list_of_club);
  } else if (what == "news") {
    if (auto wish = list_wish(call, what)) {
      games_.ask(call.queue_key(), message_reply(call), &Clubs::news, id, std::move(*wish));
    }
  } else if (what == "ratings") {
    const auto kind = read_rating_kind(call.request.target, known_);
    if (!kind) call.respond(error_response(kind.error()));
    if (kind) games_.ask(call.queue_key(), message_reply(call), &Clubs::ratings, id, *kind);
  } else if (what == "webhook") {
    change(call, id, &Clubs::webhook);
  } else {
    return false;
  }
  return true;
}

void ClubRoutes::one(const Call& call, std::string_view rest) const {
  const auto asked = id_and_what(rest);
  if (read_part(call, asked) || direct(call, asked)) return;
  if (!asked.what.empty()) return change_one(call, asked);
  if (asked.ended) return call.respond(not_found(call.path));
  if (!call.reads()) return call.respond(not_allowed("GET, HEAD"));
  change(call, asked.id, &Clubs::show);
}

void ClubRoutes::change_one(const Call& call, const IdAndWhat& asked) const {
  const auto& body = call.request.body;
  const auto& [id, what, ended] = asked;
  if (!may_change(
          call, what,
          {"join", "leave", "remove", "change", "link", "accept", "refuse", "news", "remove-news",
           "delete", "webhook", "renew-webhook", "remove-webhook", "test-webhook"})) {
    return;
  }
  if (what == "leave") return change(call, id, &Clubs::leave);
  if (what == "webhook") return change_by(call, id, &Clubs::set_webhook, read_webhook(body));
  if (what == "renew-webhook") return change(call, id, &Clubs::renew_webhook);
  if (what == "remove-webhook") return change(call, id, &Clubs::remove_webhook);
  if (what == "test-webhook") return change(call, id, &Clubs::test_webhook);
  if (what == "remove") return change_by(call, id, &Clubs::remove, read_removed(body));
  if (what == "join") return join(call, id);
  if (what == "link") return change_by(call, id, &Clubs::new_link, read_new_link(body));
  if (what == "accept") return change_by(call, id, &Clubs::accept, read_removed(body));
  if (what == "refuse") return change_by(call, id, &Clubs::refuse, read_removed(body));
  if (what == "news") return post(call, id);
  if (what == "delete") return change_by(call, id, &Clubs::remove_club, read_deleted_club(body));
  if (what == "change") return change_text(call, id);
  const auto number = read_removed_post(body);
  if (!number) return call.respond(error_response(number.error()));
  const auto account = visitors_.directory().account(call.player);
  change(call, id, &Clubs::remove_post, *number, account && account->admin);
}

void ClubRoutes::join(const Call& call, const std::string& id) const {
  auto wish = read_join(call.request.body);
  if (wish && !set_name(call, visitors_, wish->name)) return;
  if (!wish) return call.respond(error_response(wish.error()));
  change(call, id, &Clubs::join, wish->name, wish->code);
}

void ClubRoutes::change_text(const Call& call, const std::string& id) const {
  auto wish = read_change(call.request.body);
  if (!wish) return call.respond(error_response(wish.error()));
  if (!is_wanted(call, visitors_, wish->about, "about")) return;
  const auto& name = wish->name;
  if (name && !is_wanted(call, visitors_, *name, "name")) return;
  change(call, id, &Clubs::change, std::move(*wish));
}

void ClubRoutes::post(const Call& call, const std::string& id) const {
  const auto wish = read_post(call.request.body);
  if (!wish) return call.respond(error_response(wish.error()));
  if (!is_wanted(call, visitors_, wish->text, "text")) return;
  change(call, id, &Clubs::post, *wish);
}

}  // namespace camlann::server
