#include "server/api/leave_routes.hpp"

#include <string_view>

#include "base/result.hpp"
#include "play/clock.hpp"
#include "play/leave.hpp"
#include "server/api/call.hpp"
#include "server/api/time_zone.hpp"
#include "server/core/clock.hpp"
#include "server/core/http.hpp"
#include "server/core/limits.hpp"
#include "server/core/token_bucket.hpp"
#include "server/model/leaves.hpp"
#include "server/services/games/games.hpp"
#include "server/services/games/leaves.hpp"
#include "wire/messages/leave.hpp"
#include "wire/read.hpp"
#include "wire/write.hpp"

namespace camlann::server {

namespace {

constexpr int deepest_leave_wish = 2;

message::Leave message_of(const LeaveView& leave) {
  message::Leave made{play::days_of_leave, leave.left, {}, {}};
  if (!leave.ahead) return made;
  made.from = to_iso(leave.ahead->from);
  made.until = to_iso(leave.ahead->until);
  return made;
}

}  // namespace

LeaveRoutes::LeaveRoutes(Games& games, const Limits& limits, const SteadyClock& now)
    : games_(games), changes_(limits.settings_per_address, now) {}

void LeaveRoutes::handle(const Call& call, std::string_view rest) const {
  const auto& respond = call.respond;
  const auto reply = [respond](const Result<LeaveView>& leave) {
    respond(leave ? json_response(200, wire::to_json(message_of(*leave)))
                  : error_response(leave.error()));
  };
  if (rest == "/end") {
    if (!call.sends_json("POST") || !call.pays(changes_, "changes of leave")) return;
    return games_.ask(call.queue_key(), reply, &Leaves::end);
  }
  if (!rest.empty()) return respond(not_found(call.path));
  if (call.reads()) return games_.ask(call.queue_key(), reply, &Leaves::view);
  if (!call.sends_json("GET, HEAD, POST")) return;
  const auto wish = wire::read<message::LeaveWish>(call.request.body, deepest_leave_wish);
  if (!wish) return respond(error_response(wish.error()));
  const auto zone = known_zone(wish->zone);
  if (!zone) return respond(error_response(zone.error()));
  if (!call.pays(changes_, "changes of leave")) return;
  games_.ask(call.queue_key(), reply, &Leaves::take, wish->starts_in * play::one_second,
             wish->lasts * play::one_second, *zone);
}

}  // namespace camlann::server
