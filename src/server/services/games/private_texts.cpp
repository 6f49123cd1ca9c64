// Plans and notes: the requests of Games about what a player keeps for himself. Whoever has no seat
// in a game finds nothing of it here, and each player his own alone.
#include <string>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "play/plan.hpp"
#include "play/seating.hpp"
#include "server/model/game_state.hpp"
#include "server/model/private_text.hpp"
#include "server/services/games/games.hpp"
#include "server/services/round/game_cache.hpp"
#include "server/services/round/plans.hpp"

namespace camlann::server {

namespace {

PlanView plan_view(const LiveGame& game, const play::Plan& plan) {
  return {game.meta.id, game.standing().plies, play::lines_of(plan)};
}

}  // namespace

void Games::plan(const GameRequest& game_request, const Reply<PlanView>& reply) {
  post_for(&GameCache::find_own, game_request, reply,
           [this, player = game_request.player, reply](LiveGame& game) {
             if (const auto read = read_plans(store_, game); !read) {
               return outbox_.answer<PlanView>(reply, Failure(read.error()));
             }
             outbox_.answer<PlanView>(reply, plan_view(game, plan_of(game, player)));
           });
}

void Games::set_plan(const GameRequest& game_request, int ply, std::vector<play::PlanLine> lines,
                     const Reply<PlanView>& reply) {
  post_for(&GameCache::find_own, game_request, reply,
           [this, player = game_request.player, ply, lines = std::move(lines), reply](
               LiveGame& game) { outbox_.answer(reply, set_plan_now(game, player, ply, lines)); });
}

Result<PlanView> Games::set_plan_now(LiveGame& game, const std::string& player, int ply,
                                     const std::vector<play::PlanLine>& lines) {
  (void)end_if_overdue(game);
  if (const auto read = read_plans(store_, game); !read) return Failure(read.error());
  const auto& state = game.state.play();
  const auto who = play::seats_of(game.meta.seats, player);
  if (const auto may = play::may_plan(state, ply, who); !may) return Failure(may.error());
  auto plan = play::read_plan(state, who, lines);
  if (!plan) return Failure(plan.error());
  auto view = plan_view(game, *plan);
  journal_.keep_private(game, server::set_plan(game, player, std::move(*plan)));
  return view;
}

void Games::note(const GameRequest& game_request, const Reply<NoteView>& reply) {
  post_for(&GameCache::find_own, game_request, reply,
           [this, player = game_request.player, reply](LiveGame& game) {
             outbox_.answer(reply, note_now(game, player));
           });
}

Result<NoteView> Games::note_now(const LiveGame& game, const std::string& player) {
  const auto& id = game.meta.id;
  if (auto unsaved = journal_.kept_note(id, player)) return NoteView{id, std::move(*unsaved)};
  auto texts = store_.private_texts(id);
  if (!texts) return Failure(texts.error());
  for (auto& one : *texts) {
    if (one.kind == PrivateKind::note && one.player == player) return NoteView{id, one.text};
  }
  return NoteView{id, {}};
}

void Games::set_note(const GameRequest& game_request, std::string text,
                     const Reply<NoteView>& reply) {
  post_for(&GameCache::find_own, game_request, reply,
           [this, player = game_request.player, text = std::move(text), reply](LiveGame& game) {
             journal_.keep_private(game, {player, PrivateKind::note, text});
             outbox_.answer<NoteView>(reply, NoteView{game.meta.id, text});
           });
}

}  // namespace camlann::server
