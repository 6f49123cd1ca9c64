#include "server/services/games/private_texts.hpp"

#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "base/result.hpp"
#include "base/try.hpp"
#include "play/plan.hpp"
#include "play/seating.hpp"
#include "server/core/mailbox.hpp"
#include "server/core/outbox.hpp"
#include "server/model/game_state.hpp"
#include "server/model/private_text.hpp"
#include "server/services/games/clocks.hpp"
#include "server/services/games/round.hpp"
#include "server/services/round/game_cache.hpp"
#include "server/services/round/plans.hpp"

namespace camlann::server {

namespace {

/// The time for which a plan is read before other requests have their turn.
constexpr std::chrono::milliseconds plan_slice{1};

PlanView plan_view(const LiveGame& game, const play::Plan& plan) {
  return {game.meta.id, game.standing().plies, play::lines_of(plan)};
}

}  // namespace

Result<PlanView> PrivateTexts::plan(const OwnGame& own) {
  return plan_view(own.game, plan_of(own.game, own.player()));
}

Then PrivateTexts::set_plan(const OwnGame& own, const std::shared_ptr<PlanReading>& wish,
                            const Reply<PlanView>& reply) {
  auto read = read_on(own, *wish);
  if (!read) {
    round_.outbox.answer<PlanView>(reply, Failure(std::move(read.error())));
    return Then::done;
  }
  auto& view = *read;
  if (!view) return Then::again;
  round_.outbox.answer<PlanView>(reply, std::move(*view));
  return Then::done;
}

Result<std::optional<PlanView>> PrivateTexts::read_on(const OwnGame& own, PlanReading& wish) {
  auto& game = own.game;
  (void)clocks_.end_if_overdue(game);
  const auto& state = game.state.play();
  const auto who = game.meta.seats_for(own.player());
  TRY_VOID(play::may_plan(state, wish.ply, who));
  // The position may have changed since the last turn, by a take-back and another move.
  if (!wish.reader || wish.version != game.version()) {
    wish.version = game.version();
    wish.reader = std::make_unique<play::PlanReader>(state, who, wish.lines);
  }
  const auto end = round_.work_time() + plan_slice;
  TRY(const auto whole, wish.reader->read([&] { return round_.work_time() >= end; }));
  if (!whole) return std::nullopt;
  auto plan = std::move(*wish.reader).plan();
  auto view = plan_view(game, plan);
  round_.journal.keep_private(game, server::set_plan(game, own.player(), std::move(plan)));
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
