#include "server/services/games/private_texts.hpp"

#include <string>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "play/plan.hpp"
#include "play/seating.hpp"
#include "server/model/game_state.hpp"
#include "server/model/private_text.hpp"
#include "server/services/games/clocks.hpp"
#include "server/services/games/round.hpp"
#include "server/services/round/game_cache.hpp"
#include "server/services/round/plans.hpp"

namespace camlann::server {

namespace {

PlanView plan_view(const LiveGame& game, const play::Plan& plan) {
  return {game.meta.id, game.standing().plies, play::lines_of(plan)};
}

}  // namespace

Result<PlanView> PrivateTexts::plan(const OwnGame& own) {
  auto& game = own.game;
  if (const auto read = read_plans(round_.store, game); !read) return Failure(read.error());
  return plan_view(game, plan_of(game, own.player()));
}

Result<PlanView> PrivateTexts::set_plan(const OwnGame& own, int ply,
                                        const std::vector<play::PlanLine>& lines) {
  auto& game = own.game;
  (void)clocks_.end_if_overdue(game);
  if (const auto read = read_plans(round_.store, game); !read) return Failure(read.error());
  const auto& state = game.state.play();
  const auto who = play::seats_of(game.meta.seats, own.player());
  if (const auto may = play::may_plan(state, ply, who); !may) return Failure(may.error());
  auto plan = play::read_plan(state, who, lines);
  if (!plan) return Failure(plan.error());
  auto view = plan_view(game, *plan);
  round_.journal.keep_private(game, server::set_plan(game, own.player(), std::move(*plan)));
  return view;
}

Result<NoteView> PrivateTexts::note(const OwnGame& own) {
  const auto& id = own.game.meta.id;
  const auto& player = own.player();
  if (auto unsaved = round_.journal.kept_note(id, player)) {
    return NoteView{id, std::move(*unsaved)};
  }
  auto texts = round_.store.private_texts(id);
  if (!texts) return Failure(texts.error());
  for (auto& one : *texts) {
    if (one.kind == PrivateKind::note && one.player == player) return NoteView{id, one.text};
  }
  return NoteView{id, {}};
}

Result<NoteView> PrivateTexts::set_note(const OwnGame& own, const std::string& text) {
  round_.journal.keep_private(own.game, {own.player(), PrivateKind::note, text});
  return NoteView{own.game.meta.id, text};
}

}  // namespace camlann::server
