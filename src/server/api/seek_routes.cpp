#include "server/api/seek_routes.hpp"

#include <string_view>
#include <utility>

#include "base/result.hpp"
#include "server/api/call.hpp"
#include "server/core/http.hpp"
#include "server/messages/requests.hpp"
#include "server/messages/seeks.hpp"
#include "server/services/games/games.hpp"
#include "server/services/games/pool.hpp"
#include "server/services/games/seeks.hpp"

namespace camlann::server {

void SeekRoutes::handle(const Call& call, std::string_view rest) const {
  const auto& respond = call.respond;
  if (!rest.empty()) return take(call, rest.substr(1));
  if (call.reads()) {
    const auto reply = [respond](const Result<Seekers>& seekers) {
      respond(seekers ? json_response(200, seekers_json(*seekers))
                      : error_response(seekers.error()));
    };
    constexpr int usual = 50;
    const auto wish = read_part_wish(call.request.target, "players", usual);
    if (!wish) return respond(error_response(wish.error()));
    return games_.ask(call.queue_key(), reply, &Seeks::list, *wish);
  }
  if (call.request.method == "DELETE") {
    const auto reply = [respond](const Result<bool>& done) {
      respond(done ? json_response(200, seekers_json({})) : error_response(done.error()));
    };
    return games_.ask(call.queue_key(), reply, &Seeks::stop);
  }
  if (!call.sends_json("GET, HEAD, POST, DELETE")) return;
  auto wish = read_seek(call.request.body);
  if (!wish) return respond(error_response(wish.error()));
  if (!set_name(call, visitors_, wish->table.name)) return;
  if (!call.pays(seeks_, "opponents")) return;
  const auto reply = [respond](const Result<SeekView>& seek) {
    respond(seek ? json_response(200, seek_json(*seek)) : error_response(seek.error()));
  };
  games_.ask(call.queue_key(), reply, &Seeks::seek, std::move(*wish));
}

void SeekRoutes::take(const Call& call, std::string_view id) const {
  if (call.reads()) return call.respond(not_found(call.path));
  if (!call.sends_json("POST")) return;
  auto wish = read_taken_seek(call.request.body);
  if (!wish) return call.respond(error_response(wish.error()));
  wish->id = id;
  if (!set_name(call, visitors_, wish->name)) return;
  if (!call.pays(seeks_, "opponents")) return;
  const auto reply = [respond = call.respond](const Result<SeekView>& seek) {
    respond(seek ? json_response(200, seek_json(*seek)) : error_response(seek.error()));
  };
  games_.ask(call.queue_key(), reply, &Seeks::take, std::move(*wish));
}

}  // namespace camlann::server
