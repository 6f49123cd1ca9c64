#include "server/api/invitation_routes.hpp"

#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "server/api/call.hpp"
#include "server/core/http.hpp"
#include "server/messages/game.hpp"
#include "server/messages/requests.hpp"
#include "server/model/invitation.hpp"
#include "server/model/list_wish.hpp"
#include "server/services/games/games.hpp"
#include "server/services/games/invitations.hpp"

namespace camlann::server {

std::function<void(const Result<Invitation>&)> invitation_reply(const Respond& respond,
                                                                int status) {
  return [respond, status](const Result<Invitation>& invitation) {
    respond(invitation ? json_response(status, invitation_json(*invitation))
                       : error_response(invitation.error()));
  };
}

void InvitationRoutes::all(const Call& call) const {
  const auto& respond = call.respond;
  if (call.reads()) {
    const auto reply = [respond](const Result<ListPart<Invitation>>& part) {
      respond(part ? json_response(200, invitations_json(*part)) : error_response(part.error()));
    };
    const auto wish = read_part_wish(call.request.target, "invitations");
    if (!wish) return respond(error_response(wish.error()));
    return games_.ask(call.queue_key(), reply, &Invitations::list, *wish);
  }
  if (!call.sends_json("GET, HEAD, POST")) return;
  auto wish = read_new_invitation(call.request.body);
  if (!wish) return respond(error_response(wish.error()));
  if (!set_name(call, visitors_, wish->name)) return;
  if (!call.pays(new_games_, "games")) return;
  const auto& directory = visitors_.directory();
  if (auto named = directory.player_named(wish->to)) wish->to = std::move(*named);
  const auto challenged = directory.account(wish->to);
  if (call.who.guest() && challenged && !challenged->guests) {
    return respond(error_response(
        403, {ErrorCode::conflict, challenged->name + " plays only challenges of accounts", "to",
              "that you sign in, or the link of an open game"}));
  }
  games_.ask(call.queue_key(), invitation_reply(respond, 201), &Invitations::invite,
             std::move(*wish));
}

void InvitationRoutes::one(const Call& call, std::string_view rest) const {
  const auto& respond = call.respond;
  const auto parts = id_and_what(rest);
  const auto& what = parts.what;
  const auto reply = invitation_reply(respond);
  if (what.empty() && !parts.ended) {
    if (!call.reads()) return respond(not_allowed("GET, HEAD"));
    return games_.ask(call.queue_key(), reply, &Invitations::find, parts.id);
  }
  const auto answer = [&](InvitationAnswer given) {
    games_.ask(call.queue_key(), reply, &Invitations::answer, parts.id, std::move(given));
  };
  if (what != "sit-down" && what != "stand-up" && what != "withdraw" && what != "decline" &&
      what != "fill") {
    return respond(not_found(call.path));
  }
  if (!call.sends_json("POST")) return;
  if (what == "stand-up") return answer(StandUp{});
  if (what == "withdraw") return answer(Withdraw{});
  if (what == "decline") return answer(Decline{});
  if (what == "sit-down") {
    auto sit = read_sit_down(call.request.body);
    if (!sit) return respond(error_response(sit.error()));
    return set_name(call, visitors_, sit->name) ? answer(std::move(*sit)) : void();
  }
  const auto fill = read_fill_seats(call.request.body);
  return fill ? answer(*fill) : respond(error_response(fill.error()));
}

}  // namespace camlann::server
