#include "server/api/picture_routes.hpp"

#include <string>
#include <string_view>
#include <utility>

#include "base/result.hpp"
#include "base/try.hpp"
#include "game/catalog.hpp"
#include "print/rendering.hpp"
#include "server/api/call.hpp"
#include "server/api/painter.hpp"
#include "server/api/picture_query.hpp"
#include "server/api/services.hpp"
#include "server/core/fair_queue.hpp"
#include "server/core/http.hpp"
#include "server/core/limits.hpp"
#include "server/core/outbox.hpp"
#include "server/core/token_bucket.hpp"
#include "server/model/pictured_game.hpp"
#include "server/services/archive/published_records.hpp"
#include "server/services/games/games.hpp"
#include "server/services/games/table.hpp"
#include "server/services/round/game_request.hpp"

namespace camlann::server {

namespace {

/// An animation has a frame for each move.
constexpr int animation_tokens = 40;

/// Draws a game once the games' thread has found it.
Reply<PicturedGame> drawing(const Call& call, Painter& painter, PictureQuery query) {
  return [&painter, respond = call.respond, who = call.queue_key(),
          request = PictureRequest{std::move(query), call.request.if_none_match}](
             const Result<PicturedGame>& game) {
    if (!game) return respond(error_response(game.error()));
    painter.draw(who, request, [game = *game]() -> Result<PicturedGame> { return game; }, respond);
  };
}

}  // namespace

PictureRoutes::PictureRoutes(const Services& services, const Limits& limits, const SteadyClock& now,
                             const Catalog& known)
    : services_(services), known_(known), pictures_(limits.pictures_per_address, now) {}

void PictureRoutes::handle(const Call& call, std::string_view rest) const {
  constexpr std::string_view games = "/games/";
  constexpr std::string_view records = "/records/";
  const bool known = rest.empty() || rest.starts_with(games) || rest.starts_with(records);
  if (services_.painter == nullptr || !known) return call.respond(not_found(call.path));
  auto query = read_picture_query(call.request.target);
  if (!query) return call.respond(error_response(query.error()));
  const bool animated = query->form == print::PictureFormat::gif;
  if (!call.pays(pictures_, "pictures", animated ? animation_tokens : 1)) return;
  if (rest.empty()) return position(call, std::move(*query));
  if (rest.starts_with(games)) {
    return game(call, std::move(*query), std::string(rest.substr(games.size())));
  }
  record(call, std::move(*query), std::string(rest.substr(records.size())));
}

void PictureRoutes::position(const Call& call, PictureQuery query) const {
  services_.painter->draw(
      call.queue_key(), {std::move(query), call.request.if_none_match, true},
      [target = call.request.target, &known = known_]() -> Result<PicturedGame> {
        TRY(auto board, read_position(target, known));
        return PicturedGame{std::move(board), {}, true};
      },
      call.respond);
}

void PictureRoutes::game(const Call& call, PictureQuery query, const std::string& id) const {
  services_.games.ask(GameRequest(call.queue_key(), id),
                      drawing(call, *services_.painter, std::move(query)), &Table::pictured);
}

void PictureRoutes::record(const Call& call, PictureQuery query, const std::string& id) const {
  const auto found = services_.records.texts().find(id);
  if (found == services_.records.texts().end()) {
    return services_.games.ask(GameRequest(call.queue_key(), id),
                               drawing(call, *services_.painter, std::move(query)),
                               &Table::pictured_record);
  }
  services_.painter->draw(
      call.queue_key(), {std::move(query), call.request.if_none_match},
      [&text = found->second] { return pictured_text(text); }, call.respond);
}

}  // namespace camlann::server
