#include "server/api/days_routes.hpp"

#include <memory>
#include <string_view>
#include <utility>

#include "base/result.hpp"
#include "server/api/call.hpp"
#include "server/core/http.hpp"
#include "server/core/limits.hpp"
#include "server/core/token_bucket.hpp"
#include "server/messages/game.hpp"
#include "server/messages/requests.hpp"
#include "server/model/private_text.hpp"
#include "server/services/games/games.hpp"
#include "server/services/games/private_texts.hpp"
#include "server/services/round/game_request.hpp"

namespace camlann::server {

namespace {

constexpr std::string_view allowed = "GET, HEAD, PUT";

}  // namespace

DaysRoutes::DaysRoutes(Games& games, const Limits& limits, const SteadyClock& now)
    : games_(games), private_texts_(limits.private_texts_per_address, now) {}

void DaysRoutes::handle(const Call& call, std::string_view what,
                        const GameRequest& game_request) const {
  if (!call.reads()) {
    if (!call.sends_json(allowed, "PUT")) return;
    if (!call.pays(private_texts_, "plans and notes")) return;
  }
  return what == "plan" ? plan(call, game_request) : note(call, game_request);
}

void DaysRoutes::plan(const Call& call, const GameRequest& game_request) const {
  const auto& respond = call.respond;
  const auto reply = [respond](const Result<PlanView>& plan) {
    if (plan) return respond(json_response(200, plan_json(*plan)));
    // 422, because the request itself is valid and only a move in it is not.
    const bool unreadable = plan.error().code == ErrorCode::syntax;
    respond(error_response(unreadable ? 422 : status_of(plan.error().code), plan.error()));
  };
  if (call.reads()) return games_.ask(game_request, reply, &PrivateTexts::plan);
  auto wish = read_plan_wish(call.request.body);
  if (!wish) return respond(error_response(wish.error()));
  games_.ask(game_request, reply, &PrivateTexts::set_plan,
             std::make_shared<PlanReading>(wish->ply, std::move(wish->lines)));
}

void DaysRoutes::note(const Call& call, const GameRequest& game_request) const {
  const auto& respond = call.respond;
  const auto reply = [respond](const Result<NoteView>& note) {
    respond(note ? json_response(200, note_json(*note)) : error_response(note.error()));
  };
  if (call.reads()) return games_.ask(game_request, reply, &PrivateTexts::note);
  auto text = read_note(call.request.body);
  if (!text) return respond(error_response(text.error()));
  games_.ask(game_request, reply, &PrivateTexts::set_note, std::move(*text));
}

}  // namespace camlann::server
