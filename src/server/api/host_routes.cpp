#include "server/api/host_routes.hpp"

#include <chrono>
#include <cstdint>
#include <limits>
#include <memory>
#include <string>
#include <string_view>
#include <utility>

#include "base/number.hpp"
#include "base/result.hpp"
#include "server/api/call.hpp"
#include "server/core/http.hpp"
#include "server/core/limits.hpp"
#include "server/core/outbox.hpp"
#include "server/core/secret.hpp"
#include "server/core/token_bucket.hpp"
#include "server/messages/requests.hpp"
#include "server/services/accounts/visitors.hpp"
#include "server/services/games/fair_reports.hpp"
#include "server/services/games/games.hpp"
#include "server/services/moderation/moderation.hpp"
#include "wire/messages/fair_play.hpp"
#include "wire/messages/host.hpp"
#include "wire/messages/imported.hpp"
#include "wire/read.hpp"
#include "wire/write.hpp"

namespace camlann::server {

namespace {

constexpr int host_depth = 4;

template <class T>
Reply<T> host_reply(const Respond& respond) {
  return [respond](const Result<T>& made) {
    respond(made ? json_response(200, wire::to_json(*made)) : error_response(made.error()));
  };
}

bool is_for_page(message::DeedKind deed) {
  return deed != message::DeedKind::make_admin && deed != message::DeedKind::unmake_admin;
}

}  // namespace

HostRoutes::HostRoutes(Games& games, Moderation& moderation, const Visitors& visitors,
                       const Limits& limits, const SteadyClock& now)
    : games_(games),
      moderation_(moderation),
      visitors_(visitors),
      by_player_(limits.reports_per_player, now),
      by_address_(limits.reports_per_address, now),
      calls_(limits.moderation_calls_per_address, now) {}

void HostRoutes::handle(const Call& call, std::string_view rest) const {
  if (rest == "/reports") return report(call);
  if (!call.pays(calls_, "calls")) return;
  if (!call.who.admin) {
    return call.respond(error_response(403, {ErrorCode::conflict,
                                             "You do not moderate this server",
                                             {},
                                             "an account made admin on the command line"}));
  }
  if (rest == "/admin/log") return log(call);
  if (rest == "/admin/import") return import_list(call);
  if (rest == "/admin/fair-play") return fair_play(call);
  if (rest != "/admin") return call.respond(not_found(call.path));
  if (!call.reads()) return act(call);
  moderation_.look(call.who, host_reply<message::HostDesk>(call.respond));
}

void HostRoutes::report(const Call& call) const {
  if (!call.sends_json("POST") || !call.pays(by_address_, "reports")) return;
  auto wish = wire::read<message::NewReport>(call.request.body, host_depth);
  if (!wish) return call.respond(error_response(wish.error()));
  if (!wish->game.empty() && !is_name(wish->game, game_id_length)) {
    return call.respond(error_response(
        {ErrorCode::syntax, "This is not the id of a game", "game", "the id of a game, or none"}));
  }
  const auto wait = std::chrono::ceil<std::chrono::seconds>(by_player_.take(call.player));
  if (wait > std::chrono::seconds::zero()) {
    return call.respond(error_response(
        429, {ErrorCode::too_many, "You report too much at once", {}, "another attempt later"},
        wait));
  }
  wish->text = without_direction_marks(wish->text);
  // The player may also be given as the name of an account.
  if (auto named = visitors_.directory().player_named(wish->player)) {
    wish->player = std::move(*named);
  }
  moderation_.report(call.queue_key(), call.who.name, *wish,
                     [respond = call.respond](const Result<bool>& taken) {
                       respond(taken ? json_response(201, wire::to_json(message::ReportTaken{}))
                                     : error_response(taken.error()));
                     });
}

void HostRoutes::act(const Call& call) const {
  if (!call.sends_json("GET, HEAD, POST")) return;
  auto deed = wire::read<message::Deed>(call.request.body, host_depth);
  if (!deed) return call.respond(error_response(deed.error()));
  if (!is_for_page(deed->deed)) {
    return call.respond(
        error_response(403, {ErrorCode::conflict, "Who keeps order is decided on the command line",
                             "deed", "camlann admin make NAME"}));
  }
  deed->reason = without_direction_marks(deed->reason);
  deed->text = without_direction_marks(deed->text);
  moderation_.act(call.who, *deed, host_reply<message::HostDesk>(call.respond));
}

void HostRoutes::import_list(const Call& call) const {
  if (!call.sends_json("POST")) return;
  const auto wish = wire::read<message::ImportPlayers>(call.request.body, host_depth);
  if (!wish) return call.respond(error_response(wish.error()));
  moderation_.import_list(call.who, *wish, host_reply<message::ListReport>(call.respond));
}

void HostRoutes::log(const Call& call) const {
  if (!call.reads()) return call.respond(not_allowed("GET, HEAD"));
  const auto text = query_value(call.request.target, "before");
  const auto before = text.empty() ? std::numeric_limits<std::int64_t>::max()
                                   : read_number<std::int64_t>(text).value_or(0);
  if (before < 1) {
    return call.respond(error_response(
        {ErrorCode::syntax, "This is not the number of an entry", "before", "1 or more"}));
  }
  moderation_.log(call.who, before, host_reply<message::HostLog>(call.respond));
}

void HostRoutes::fair_play(const Call& call) const {
  if (!call.reads()) return call.respond(not_allowed("GET, HEAD"));
  const auto player = read_query(call.request.target, "player");
  if (!player) return call.respond(error_response(player.error()));
  const std::string game(query_value(call.request.target, "game"));
  if (player->empty() || (!game.empty() && !is_name(game, game_id_length))) {
    return call.respond(error_response({ErrorCode::syntax,
                                        "This is not the id of a player or game",
                                        player->empty() ? "player" : "game",
                                        {}}));
  }
  const auto wish = std::make_shared<FairWish>();
  wish->player = visitors_.directory().player_named(*player).value_or(*player);
  wish->game = game;
  games_.ask(call.queue_key(), host_reply<message::FairPlayReport>(call.respond),
             &FairReports::look, wish);
}

}  // namespace camlann::server
