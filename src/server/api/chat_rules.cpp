#include "server/api/chat_rules.hpp"

#include "base/result.hpp"
#include "server/api/call.hpp"
#include "server/core/http.hpp"
#include "server/model/chat.hpp"

namespace camlann::server {

bool ChatRules::may_write(const Call& call) const {
  return (!call.who.guest() || sanctions_.guests_write()) && !sanctions_.mute_of(call.player);
}

bool ChatRules::may_say(const Call& call, const Said& said) const {
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
