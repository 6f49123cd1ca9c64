#include "server/routes/player_routes.hpp"

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "base/words.hpp"
#include "rating/game.hpp"
#include "rules/variant_info.hpp"
#include "server/http.hpp"
#include "server/ratings/messages.hpp"
#include "server/ratings/profile.hpp"
#include "server/routes/call.hpp"
#include "server/store/people.hpp"

namespace camlann::server {

void PlayerRoutes::players(const Call& call, std::string_view rest) const {
  if (rest.empty()) return call.respond(not_found(call.path));
  const auto [id, what, ended] = id_and_what(rest);
  if (ended || (!what.empty() && what != "history")) return call.respond(not_found(call.path));
  if (!call.reads()) return call.respond(not_allowed("GET, HEAD"));
  const auto& respond = call.respond;
  if (what.empty()) {
    return games_.profile(call.party(), id, [respond](const Result<Profile>& profile) {
      respond(profile ? json_response(200, profile_json(*profile))
                      : error_response(profile.error()));
    });
  }
  const auto kind = read_kind(call.request.target);
  if (!kind) return respond(error_response(kind.error()));
  games_.rating_history(call.party(), id, *kind,
                        [respond, kind = *kind](const Result<std::vector<RatingPoint>>& points) {
                          respond(points ? json_response(200, history_json(kind, *points))
                                         : error_response(points.error()));
                        });
}

void PlayerRoutes::leaders(const Call& call, std::string_view rest) const {
  if (!rest.empty()) return call.respond(not_found(call.path));
  if (!call.reads()) return call.respond(not_allowed("GET, HEAD"));
  const auto& respond = call.respond;
  const auto kind = read_kind(call.request.target);
  if (!kind) return respond(error_response(kind.error()));
  games_.leaders(call.party(), *kind, [respond](const Result<LeaderBoard>& board) {
    respond(board ? json_response(200, leaders_json(*board)) : error_response(board.error()));
  });
}

Result<RatingKind> PlayerRoutes::read_kind(std::string_view target) const {
  const auto variant = read_query(target, "variant");
  if (!variant) return Failure(variant.error());
  const bool there = std::any_of(known_.begin(), known_.end(),
                                 [&](const VariantInfo& one) { return one.id == *variant; });
  if (!there) {
    return failure(ErrorCode::syntax, "There is no such variant", "variant",
                   "the id of a variant, such as cam");
  }
  const auto speed = value_of<rating::Speed>(query_value(target, "speed"));
  if (!speed) {
    return failure(ErrorCode::syntax, "There is no such speed", "speed", "fast, slow or days");
  }
  return RatingKind{*variant, *speed};
}

}  // namespace camlann::server
