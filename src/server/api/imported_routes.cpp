#include "server/api/imported_routes.hpp"

#include <string>
#include <string_view>
#include <utility>

#include "base/result.hpp"
#include "server/api/account_routes.hpp"
#include "server/api/call.hpp"
#include "server/core/http.hpp"
#include "server/core/limits.hpp"
#include "server/core/outbox.hpp"
#include "server/core/secret.hpp"
#include "server/core/token_bucket.hpp"
#include "server/messages/requests.hpp"
#include "server/model/imported.hpp"
#include "server/model/list_wish.hpp"
#include "server/services/moderation/moderation.hpp"
#include "wire/messages/imported.hpp"
#include "wire/read.hpp"
#include "wire/write.hpp"

namespace camlann::server {

namespace {

constexpr int claim_depth = 2;

template <class T>
Reply<T> imported_reply(const Call& call) {
  return [respond = call.respond](const Result<T>& made) {
    respond(made ? json_response(200, wire::to_json(*made)) : error_response(made.error()));
  };
}

}  // namespace

ImportedRoutes::ImportedRoutes(Moderation& moderation, const Limits& limits, const SteadyClock& now)
    : moderation_(moderation),
      searches_(limits.player_searches_per_address, now),
      claims_(limits.reports_per_address, now) {}

void ImportedRoutes::handle(const Call& call, std::string_view rest) const {
  if (rest.empty()) return find(call);
  const auto [id, what, ended] = id_and_what(rest);
  if (ended) return call.respond(not_found(call.path));
  if (!is_name(id, imported_id_length)) {
    return call.respond(error_response(
        Error{ErrorCode::not_found, "There is no such imported player", std::string(id), {}}));
  }
  if (what == "claim") return claim(call, id);
  if (what == "withdraw") return withdraw(call, id);
  if (!what.empty()) return call.respond(not_found(call.path));
  if (!call.reads()) return call.respond(not_allowed("GET, HEAD"));
  if (!call.pays(searches_, "searches")) return;
  moderation_.imported(call.queue_key(), id, imported_reply<message::ImportedPlayer>(call));
}

void ImportedRoutes::find(const Call& call) const {
  if (!call.reads()) return call.respond(not_allowed("GET, HEAD"));
  constexpr int usual = 50;
  auto wish = read_part_wish(call.request.target, "players", usual);
  if (!wish) return call.respond(error_response(wish.error()));
  auto name = read_query(call.request.target, "name");
  if (!name) return call.respond(error_response(name.error()));
  wish->search = std::move(*name);
  if (!call.pays(searches_, "searches")) return;
  moderation_.imported_named(call.queue_key(), *wish, imported_reply<message::ImportedNames>(call));
}

void ImportedRoutes::claim(const Call& call, const std::string& id) const {
  if (!call.sends_json("POST") || !call.pays(claims_, "claims")) return;
  if (!AccountRoutes::signed_in(call)) return;
  auto wish = wire::read<message::NewClaim>(call.request.body, claim_depth);
  if (!wish) return call.respond(error_response(wish.error()));
  moderation_.claim(call.who, id, without_direction_marks(wish->text),
                    imported_reply<message::ImportedPlayer>(call));
}

void ImportedRoutes::withdraw(const Call& call, const std::string& id) const {
  if (!call.sends_json("POST") || !call.pays(claims_, "claims")) return;
  if (!AccountRoutes::signed_in(call)) return;
  moderation_.withdraw_claim(call.who, id, imported_reply<message::ImportedPlayer>(call));
}

}  // namespace camlann::server
