#include "server/routes/chat_routes.hpp"

#include <cstdint>
#include <functional>
#include <string_view>

#include "base/number.hpp"
#include "base/result.hpp"
#include "server/body.hpp"
#include "server/game_cache.hpp"
#include "server/games.hpp"
#include "server/http.hpp"
#include "server/messages.hpp"
#include "server/routes/call.hpp"

namespace camlann::server {

namespace {

std::function<void(const Result<ChatView>&)> chat_reply(const Respond& respond) {
  return [respond](const Result<ChatView>& view) {
    respond(view ? json_response(200, chat_json(view->page, view->seats))
                 : error_response(view.error()));
  };
}

}  // namespace

void ChatRoutes::handle(const Call& call, std::string_view what, const Asker& asker) const {
  const auto& respond = call.respond;
  if (what == "mute") {
    if (!call.sends_json("POST")) return;
    const auto wish = read_mute(call.request.body);
    if (!wish) return respond(error_response(wish.error()));
    return games_.mute(asker, static_cast<char>(wish->seat), wish->muted, chat_reply(respond));
  }
  if (!call.reads()) {
    if (!call.sends_json("GET, HEAD, POST")) return;
    const auto wish = read_say(call.request.body);
    if (!wish) return respond(error_response(wish.error()));
    return games_.say(asker, wish->phrase, chat_reply(respond));
  }
  const auto text = query_value(call.request.target, "after");
  const auto after = read_number<std::int64_t>(text.empty() ? "0" : text);
  if (!after || *after < 0) {
    return respond(error_response(
        {ErrorCode::syntax, "This is not the number of a line", "after", "0 or more"}));
  }
  games_.chat(asker, *after, chat_reply(respond));
}

}  // namespace camlann::server
