#include "server/api/public_routes.hpp"

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>

#include "base/result.hpp"
#include "game/catalog.hpp"
#include "rules/variant_info.hpp"
#include "server/api/call.hpp"
#include "server/api/printer.hpp"
#include "server/api/services.hpp"
#include "server/api/status_page.hpp"
#include "server/api/table_reader.hpp"
#include "server/core/fair_queue.hpp"
#include "server/core/http.hpp"
#include "server/core/limits.hpp"
#include "server/core/token_bucket.hpp"
#include "server/core/vitals.hpp"
#include "server/messages/host.hpp"
#include "server/model/site.hpp"
#include "server/services/archive/published_records.hpp"
#include "server/services/games/books.hpp"
#include "server/services/games/games.hpp"
#include "server/services/games/table.hpp"
#include "server/services/round/game_request.hpp"
#include "server/services/round/rated_boards.hpp"
#include "server/services/site/site_keeper.hpp"
#include "wire/messages/game.hpp"
#include "wire/messages/site.hpp"
#include "wire/messages/variant.hpp"
#include "wire/messages_of.hpp"
#include "wire/openapi_text.hpp"
#include "wire/write.hpp"

namespace camlann::server {

namespace {

constexpr std::string_view table_files = "/tables/";

Response health_response() {
  return json_response(200, wire::to_json(message::ServerHealth{true}));
}

/// Returns a response of 200 with text that is not JSON.
Response response_of_type(std::string text, std::string_view type) {
  auto response = json_response(200, std::move(text));
  response.headers[0].second = type;
  return response;
}

/// Answers the call with JSON or the error.
void answer_json(const Call& call, const Result<std::string>& json) {
  call.respond(json ? json_response(200, *json) : error_response(json.error()));
}

}  // namespace

PublicRoutes::PublicRoutes(const Services& services, const Limits& limits, const SteadyClock& now,
                           const Catalog& known)
    : services_(services),
      known_(known),
      variants_(wire::to_json(wire::all_variants(known))),
      definitions_(wire::to_json(message::Definitions{known.definitions()})),
      positions_(limits.positions_per_address, now),
      checks_(limits.checks_per_address, now),
      prints_(limits.prints_per_address, now) {}

void PublicRoutes::health(const Call& call) const {
  call.respond(health_response());
}

/// The response does not name the problem; the log does.
void PublicRoutes::ready(const Call& call) const {
  const Error unready{ErrorCode::busy, "The games cannot be read or saved now", {}, {}};
  if (!call.pays(checks_, "checks")) return;
  if (!services_.vitals.sound()) return call.respond(error_response(unready));
  const auto reply = [&vitals = services_.vitals, respond = call.respond,
                      unready](const Result<bool>& ready) {
    if (ready) vitals.trouble(Trouble::saving, false);
    respond(ready ? health_response() : error_response(unready));
  };
  services_.games.ask(QueueKey{}, reply, &Table::check);
}

void PublicRoutes::version(const Call& call) const {
  call.respond(json_response(200, wire::to_json(message::Version{services_.vitals.version()})));
}

void PublicRoutes::metrics(const Call& call) const {
  call.respond(response_of_type(services_.vitals.metrics_text(),
                                "text/plain; version=0.0.4; charset=utf-8"));
}

/// The page does not wait for the games. After a failed save, it starts a check for the next
/// request: without a new move, nothing else would notice that saving works again.
void PublicRoutes::status(const Call& call) const {
  auto& vitals = services_.vitals;
  const auto site = services_.site == nullptr ? Site() : *services_.site->current();
  call.respond(status_response(vitals, site, language_for(call.request)));
  if (!vitals.is_in(Trouble::saving) || checks_.take(call.request.address).count() > 0) return;
  const auto reply = [&vitals](const Result<bool>& ready) {
    if (ready) vitals.trouble(Trouble::saving, false);
  };
  services_.games.ask(QueueKey{}, reply, &Table::check);
}

void PublicRoutes::status_style(const Call& call) const {
  call.respond(status_style_response());
}

void PublicRoutes::variants(const Call& call) const {
  call.respond(json_response(200, variants_));
}

void PublicRoutes::definitions(const Call& call) const {
  call.respond(json_response(200, definitions_));
}

void PublicRoutes::openapi(const Call& call) const {
  call.respond(response_of_type(std::string(wire::openapi_text()), "application/yaml"));
}

void PublicRoutes::book(const Call& call) const {
  if (services_.books == nullptr) return call.respond(not_found(call.path));
  const auto variant = read_query(call.request.target, "variant");
  const auto rules = read_query(call.request.target, "rules");
  const auto fen = read_query(call.request.target, "fen");
  for (const auto* text : {&variant, &rules, &fen}) {
    if (!*text) return call.respond(error_response(text->error()));
  }
  if (!call.pays(positions_, "positions")) return;
  const auto& rated = services_.games.rated_boards();
  const auto fair = rated.may_ask(call.player, *variant, *rules, *fen, Help::book);
  if (!fair) return call.respond(error_response(fair.error()));
  answer_json(call, services_.books->json(*variant, *rules, *fen, known_));
}

void PublicRoutes::print(const Call& call) const {
  if (services_.printer == nullptr) return call.respond(not_found(call.path));
  if (!call.pays(prints_, "prints")) return;
  services_.printer->draw(call.queue_key(), call.request.target, call.respond);
}

void PublicRoutes::records(const Call& call, std::string_view rest) const {
  if (rest.empty()) return call.respond(json_response(200, services_.records.list_json()));
  record(call, std::string(rest.substr(1)));
}

void PublicRoutes::record(const Call& call, std::string id) const {
  if (const auto* json = services_.records.find_json(id)) {
    return call.respond(json_response(200, *json));
  }
  const GameRequest request{call.queue_key(), std::move(id)};
  const auto reply = [respond = call.respond](const Result<std::string>& json) {
    respond(json ? json_response(200, *json) : error_response(json.error()));
  };
  services_.games.ask(request, reply, &Table::published_record, record_site(call));
}

void PublicRoutes::site(const Call& call) const {
  const auto* keeper = services_.site;
  call.respond(json_response(
      200, wire::to_json(keeper == nullptr ? message::Site{} : message_of(*keeper->current()))));
}

void PublicRoutes::tables(const Call& call, std::string_view rest) const {
  if (rest.empty()) return call.respond(json_response(200, services_.tables.list_json()));
  table_value(call, rest.substr(1));
}

void PublicRoutes::table_value(const Call& call, std::string_view variant) const {
  const auto rules = read_query(call.request.target, "rules");
  const auto fen = read_query(call.request.target, "fen");
  if (!rules) return call.respond(error_response(rules.error()));
  if (!fen) return call.respond(error_response(fen.error()));
  const auto& games = catalog();
  if (std::none_of(games.begin(), games.end(),
                   [&](const VariantInfo& one) { return one.id == variant; })) {
    return call.respond(not_found(call.path));
  }
  if (!call.pays(positions_, "positions")) return;
  const auto& rated = services_.games.rated_boards();
  const auto fair = rated.may_ask(call.player, variant, *rules, *fen, Help::engine);
  if (!fair) return call.respond(error_response(fair.error()));
  services_.tables.ask(call.queue_key(), {std::string(variant), *rules, *fen},
                       [respond = call.respond](const Result<std::string>& json) {
                         respond(json ? json_response(200, *json) : error_response(json.error()));
                       });
}

void PublicRoutes::table_file(const Call& call) const {
  if (!call.pays(positions_, "parts of tables")) return;
  services_.tables.fetch(call.queue_key(), call.path.substr(table_files.size()), call.request,
                         call.respond);
}

}  // namespace camlann::server
