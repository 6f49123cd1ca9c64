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
  const auto reply = chat_reply(respond, rules_.may_write(call));
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
    return rules_.may_say(call, *wish) ? games_.ask(game_request, reply, &Chat::say, *wish)
                                       : void();
  }
  const auto text = query_value(call.request.target, "after");
  const auto after = read_number<std::int64_t>(text.empty() ? "0" : text);
  if (!after || *after < 0) {
    return respond(error_response(
        {ErrorCode::syntax, "This is not the number of a line", "after", "0 or more"}));
  }
  games_.ask(game_request, reply, &Chat::read, *after);
}

}  // namespace camlann::server
