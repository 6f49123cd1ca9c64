#include "server/api/event_chat_routes.hpp"

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <string>
#include <string_view>

#include "base/number.hpp"
#include "base/result.hpp"
#include "server/api/call.hpp"
#include "server/core/http.hpp"
#include "server/messages/event_chat.hpp"
#include "server/model/event_chat.hpp"
#include "server/services/games/games.hpp"
#include "server/services/tournaments/event_chat.hpp"

namespace camlann::server {

bool EventChatRoutes::handle(const Call& call, const std::string& id, std::string_view what) const {
  constexpr std::string_view all[] = {"chat", "remove-line", "close-chat", "mute"};
  if (std::find(std::begin(all), std::end(all), what) == std::end(all)) return false;
  if (what != "chat") {
    change(call, id, what);
  } else if (call.reads()) {
    read(call, id);
  } else {
    say(call, id);
  }
  return true;
}

EventSpeaker EventChatRoutes::speaker(const Call& call) const {
  EventSpeaker who{call.player, {}, rules_.may_write(call), false};
  if (const auto account = visitors_.directory().account(call.player)) {
    who.account = account->name;
    who.moderator = account->admin;
  }
  return who;
}

void EventChatRoutes::read(const Call& call, const std::string& id) const {
  const auto text = query_value(call.request.target, "after");
  const auto after = read_number<std::int64_t>(text.empty() ? "0" : text);
  if (!after || *after < 0) {
    return call.respond(error_response(
        {ErrorCode::syntax, "This is not the number of a line", "after", "0 or more"}));
  }
  games_.ask(call.queue_key(), message_reply(call), &EventChat::read, speaker(call), id, *after);
}

void EventChatRoutes::say(const Call& call, const std::string& id) const {
  if (!call.sends_json("GET, HEAD, POST")) return;
  const auto wish = read_event_say(call.request.body);
  if (!wish) return call.respond(error_response(wish.error()));
  if (!rules_.may_say(call, wish->said)) return;
  games_.ask(call.queue_key(), message_reply(call), &EventChat::say, speaker(call), id, *wish);
}

void EventChatRoutes::change(const Call& call, const std::string& id, std::string_view what) const {
  if (!call.sends_json("POST") || !call.pays(changes_, "changes")) return;
  const auto& body = call.request.body;
  const auto ask = [&](auto method, const auto& read) {
    if (!read) return call.respond(error_response(read.error()));
    games_.ask(call.queue_key(), message_reply(call), method, speaker(call), id, *read);
  };
  if (what == "remove-line") return ask(&EventChat::remove_line, read_removed_line(body));
  if (what == "close-chat") return ask(&EventChat::close, read_closed_chat(body));
  ask(&EventChat::mute, read_muted_player(body));
}

}  // namespace camlann::server
