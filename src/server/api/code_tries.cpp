#include "server/api/code_tries.hpp"

#include <chrono>
#include <memory>
#include <string>

#include "base/result.hpp"
#include "server/api/call.hpp"
#include "server/core/http.hpp"
#include "server/core/limits.hpp"
#include "server/core/outbox.hpp"
#include "server/core/token_bucket.hpp"

namespace camlann::server {

CodeTries::CodeTries(const Limits& limits, const SteadyClock& now)
    : buckets_(std::make_shared<Buckets>(limits, now)) {}

Reply<Payload> CodeTries::reply(const Call& call) const {
  if (!call.pays(buckets_->by_address, "entry codes")) return {};
  const auto wait = std::chrono::ceil<std::chrono::seconds>(buckets_->by_player.take(call.player));
  if (wait > std::chrono::seconds::zero()) {
    buckets_->by_address.give_back(call.request.address, 1);
    call.respond(error_response(429,
                                {ErrorCode::too_many, "You have tried too many entry codes", "code",
                                 "another attempt in " + std::to_string(wait.count()) + " s"},
                                wait));
    return {};
  }
  return [tries = buckets_, answer = message_reply(call), player = call.player,
          address = call.request.address](const Result<Payload>& done) {
    if (done || done.error().where != "code") {
      tries->by_address.give_back(address, 1);
      tries->by_player.give_back(player, 1);
    }
    answer(done);
  };
}

}  // namespace camlann::server
