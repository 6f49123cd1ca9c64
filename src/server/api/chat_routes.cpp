#include "server/api/chat_routes.hpp"

#include <cstdint>
#include <functional>
#include <string_view>

#include "base/number.hpp"
#include "base/result.hpp"
#include "server/api/call.hpp"
#include "server/core/http.hpp"
#include "server/messages/game.hpp"
#include "server/messages/requests.hpp"
#include "server/model/chat.hpp"
#include "server/services/accounts/sanctions.hpp"
#include "server/services/games/chat.hpp"
#include "server/services/games/games.hpp"
#include "server/services/round/game_request.hpp"

namespace camlann::server {

namespace {

std::function<void(const Result<ChatView>&)> chat_reply(const Respond& respond, bool may_write) {
  return [respond, may_write](const Result<ChatView>& view) {
    respond(view ? json_response(200, chat_json(view->page, view->seats, may_write))
                 : error_response(view.error()));
  };
}

}  // namespace

void ChatRoutes::handle(const Call& call, std::string_view what,
                        const GameRequest& game_request) const {
  const auto& respond = call.respond;
  const auto reply = chat_reply(respond, may_write(call));
  if (what == "mute") {
    if (!call.sends_json("POST")) return;
    const auto wish = read_mute(call.request.body);
    if (!wish) return respond(error_response(wish.error()));
    return games_.ask(game_request, reply, &Chat::mute, static_cast<char>(wish->seat), wish->muted);
  }
  if (!call.reads()) {
    if (!call.sends_json("GET, HEAD, POST")) return;
    const auto wish = read_say(call.request.body);
    if (!wish) return respond(error_response(wish.error()));
    return may_say(call, *wish) ? games_.ask(game_request, reply, &Chat::say, *wish) : void();
  }
  const auto text = query_value(call.request.target, "after");
  const auto after = read_number<std::int64_t>(text.empty() ? "0" : text);
  if (!after || *after < 0) {
    return respond(error_response(
        {ErrorCode::syntax, "This is not the number of a line", "after", "0 or more"}));
  }
  games_.ask(game_request, reply, &Chat::read, *after);
}

bool ChatRoutes::may_write(const Call& call) const {
  return (!call.who.guest() || sanctions_.guests_write()) && !sanctions_.mute_of(call.player);
}

bool ChatRoutes::may_say(const Call& call, const Said& said) const {
  const auto refuse = [&](int status, const Error& error) {
    call.respond(error_response(status, error));
    return false;
  };
  constexpr int denied = 403;
  if (const auto muted = sanctions_.mute_of(call.player)) return refuse(denied, *muted);
  if (said.text.empty()) return true;
  if (call.who.guest() && !sanctions_.guests_write()) {
    return refuse(denied, {ErrorCode::conflict, "Guests say phrases; an account can write", "text",
                           "one of the phrases, or that you sign in"});
  }
  if (!sanctions_.words()->passes(said.text)) {
    return refuse(400, {ErrorCode::syntax, "The host of this server does not want this word here",
                        "text", "other words"});
  }
  return call.pays(texts_, "lines of chat");
}

}  // namespace camlann::server
