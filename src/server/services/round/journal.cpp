#include "server/services/round/journal.hpp"

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

#include "base/result.hpp"
#include "base/words.hpp"
#include "play/command.hpp"
#include "play/decide.hpp"
#include "play/invitation.hpp"
#include "play/seating.hpp"
#include "rules/verdict.hpp"
#include "server/core/clock.hpp"
#include "server/core/log.hpp"
#include "server/core/play_clock.hpp"
#include "server/model/chat.hpp"
#include "server/model/club.hpp"
#include "server/model/finished_game.hpp"
#include "server/model/game_state.hpp"
#include "server/model/invitation.hpp"
#include "server/model/kept_league.hpp"
#include "server/model/kept_tournament.hpp"
#include "server/model/leaves.hpp"
#include "server/model/private_text.hpp"
#include "server/model/webhook.hpp"
#include "server/services/round/game_cache.hpp"
#include "server/services/round/plans.hpp"
#include "server/services/round/watchers.hpp"
#include "server/store/store.hpp"

namespace camlann::server {

Journal::Journal(Store& store, Watchers& watchers, Clock clock, const PlayClock& play_clock,
                 const LeaveIndex& leaves, Log log)
    : store_(store),
      watchers_(watchers),
      clock_(std::move(clock)),
      play_clock_(play_clock),
      leaves_(leaves),
      log_(std::move(log)) {}

void Journal::begin(LiveGame& game, const NewGame& wish) {
  const auto& meta = game.meta;
  step_of(meta.id).created = Creation{meta, wish};
  if (!meta.nonce.empty()) made_[{meta.player, meta.nonce}] = meta.id;
  log_(Severity::info, "game-created",
       {{"variant", meta.variant},
        {"opponent", word_of(meta.opponent)},
        {"level", std::int64_t{meta.level}}});
  append(game, Entry{0, By::person, play::Created{}, {}, now(), play_clock_.now()});
  rest_if_away(game);
}

Result<void> Journal::carry_out(LiveGame& game, const play::Command& command, const Hand& hand) {
  if (auto done = decide(game, command, hand); !done) return done;
  play_planned(game);
  rest_if_away(game);
  return {};
}

void Journal::rest_if_away(LiveGame& game) {
  const auto& meta = game.meta;
  if (!meta.shared() || !meta.time || meta.time->live() || game.state.board().over()) return;
  const auto clock = play_clock_.now();
  for (const auto& leave : leaves_.of(play::player_at(meta.seats, game.state.board().seat()).id)) {
    const play::Rest rest{leave.from, leave.until};
    if (rest.from > clock || !game.state.play().clocks.may_rest(rest.from, rest.until)) continue;
    (void)decide(game, rest, {By::computer, play::Who{}, {}});
  }
}

void Journal::play_planned(LiveGame& game) {
  while (const auto answer = planned_answer(game)) {
    if (decide(game, answer->move, {By::person, answer->who, {}})) continue;
    keep_private(game, set_plan(game, answer->player, {}));
  }
}

void Journal::keep_private(const LiveGame& game, PrivateText text) {
  step_of(game.meta.id).private_texts.push_back(std::move(text));
}

std::optional<std::string> Journal::kept_note(const std::string& game,
                                              const std::string& player) const {
  const auto index = index_.find(game);
  if (index == index_.end()) return std::nullopt;
  const auto& texts = unsaved_[index->second].private_texts;
  const auto found = std::find_if(texts.rbegin(), texts.rend(), [&](const PrivateText& one) {
    return one.kind == PrivateKind::note && one.player == player;
  });
  return found == texts.rend() ? std::nullopt : std::optional(found->text);
}

Result<void> Journal::decide(LiveGame& game, const play::Command& command, const Hand& hand) {
  const auto at = now();
  const auto clock = play_clock_.now();
  auto events = play::decide(game.state.play(), command, hand.who, {clock, hand.lag}, hand.absence);
  if (!events) return Failure(events.error());
  std::optional<Stamp> stamp;
  if (!hand.nonce.empty()) stamp = Stamp{hand.nonce, command};
  for (auto& event : *events) {
    append(game, Entry{0, hand.by, std::move(event), std::exchange(stamp, {}), at, clock});
  }
  return {};
}

void Journal::append(LiveGame& game, Entry entry) {
  // First, so that the game is known to be touched if memory runs out below.
  auto& step = step_of(game.meta.id);
  const bool ran = !game.state.board().over();
  const auto& variant = game.state.board().variant();
  auto before = ran ? std::nullopt : finished_game(game.meta, game.standing(), variant);
  entry.version = game.version() + 1;
  step.entries.push_back(entry);
  game.add(std::move(entry));
  for (auto& text : follow_plans(game, game.entries.back().event)) {
    step.private_texts.push_back(std::move(text));
  }
  const auto& standing = game.standing();
  step.standing = standing;
  step.seen.reset();
  if (game.late && !standing.verdict.over()) step.seen = game.late->standing();
  watchers_.publish(game);
  if (standing.verdict.over()) count(game, ran, std::move(before));
}

void Journal::count(const LiveGame& game, bool ran, std::optional<FinishedGame> before) {
  const auto& standing = game.standing();
  auto finished = finished_game(game.meta, standing, game.state.board().variant());
  if (!ran) {
    corrected_.push_back({game.meta.id, std::move(before), std::move(finished)});
    return log_(
        Severity::info, "game-corrected",
        {{"variant", game.meta.variant}, {"reason", camlann::to_text(standing.verdict.reason)}});
  }
  if (finished) finished_.push_back(std::move(*finished));
  log_(Severity::info, "game-ended",
       {{"variant", game.meta.variant},
        {"reason", camlann::to_text(standing.verdict.reason)},
        {"plies", std::int64_t{standing.plies}}});
}

GameWrite& Journal::step_of(const std::string& game) {
  const auto index = index_.find(game);
  if (index != index_.end()) return unsaved_[index->second];
  unsaved_.push_back({{}, game, {}, {}});
  index_.emplace(game, unsaved_.size() - 1);
  return unsaved_.back();
}

void Journal::keep(Invitation invitation) {
  if (invitation.version == 1 && !invitation.nonce.empty()) {
    made_[{invitation.table.host, invitation.nonce}] = invitation.id;
  }
  const auto before = std::find_if(invitations_.begin(), invitations_.end(),
                                   [&](const Invitation& one) { return one.id == invitation.id; });
  if (before == invitations_.end()) {
    invitations_.push_back(std::move(invitation));
  } else {
    *before = std::move(invitation);
  }
}

void Journal::keep(ChatLine line) {
  chat_.push_back(std::move(line));
}

void Journal::keep(MuteWish wish) {
  mutes_.push_back(std::move(wish));
}

std::int64_t Journal::last_chat(const std::string& game) const {
  std::int64_t last = 0;
  for (const auto& line : chat_) {
    if (line.game == game) last = line.number;
  }
  return last;
}

std::size_t Journal::invited(const std::string& host) const {
  return static_cast<std::size_t>(std::count_if(
      invitations_.begin(), invitations_.end(),
      [&](const Invitation& one) { return one.version == 1 && one.table.host == host; }));
}

std::optional<Invitation> Journal::kept(const std::string& id) const {
  const auto found = std::find_if(invitations_.begin(), invitations_.end(),
                                  [&](const Invitation& one) { return one.id == id; });
  return found == invitations_.end() ? std::nullopt : std::optional(*found);
}

std::optional<Invitation> Journal::kept_rematch(const std::string& game) const {
  const auto found =
      std::find_if(invitations_.rbegin(), invitations_.rend(), [&](const Invitation& one) {
        return one.rematch_of == game && one.table.phase != play::Phase::withdrawn;
      });
  return found == invitations_.rend() ? std::nullopt : std::optional(*found);
}

std::optional<std::string> Journal::made(const std::string& player,
                                         const std::string& nonce) const {
  const auto found = made_.find({player, nonce});
  return found == made_.end() ? std::nullopt : std::optional(found->second);
}

Result<void> Journal::commit(std::span<const TournamentWrite> tournaments,
                             std::span<const ClubWrite> clubs, std::span<const KeptLeague> leagues,
                             std::span<const DirectorWrite> directors,
                             std::span<const WebhookEvent> webhook_events,
                             std::span<const EventChatWrite> event_chats) {
  const bool nothing = unsaved_.empty() && invitations_.empty() && chat_.empty() && mutes_.empty();
  if (nothing && tournaments.empty() && clubs.empty() && leagues.empty() && directors.empty() &&
      webhook_events.empty() && event_chats.empty()) {
    return {};
  }
  const auto before = std::chrono::steady_clock::now();
  auto saved = store_.write({unsaved_, invitations_, finished_, chat_, mutes_, tournaments, clubs,
                             leagues, corrected_, directors, webhook_events, event_chats});
  const std::chrono::duration<double> took = std::chrono::steady_clock::now() - before;
  if (on_commit_) on_commit_(committed(saved.has_value(), took.count()));
  if (!saved) {
    log_(Severity::error, "commit-failed", {{"what", std::string_view(saved.error().what)}});
  }
  return saved;
}

Committed Journal::committed(bool saved, double seconds) const {
  Committed done{saved, seconds, 0, 0};
  if (!saved) return done;
  for (const auto& step : unsaved_) {
    for (const auto& entry : step.entries) {
      if (!std::holds_alternative<play::MovePlayed>(entry.event)) continue;
      ++(entry.by == By::person ? done.moves_of_people : done.moves_of_computers);
    }
  }
  return done;
}

void Journal::next_round() {
  unsaved_.clear();
  invitations_.clear();
  chat_.clear();
  mutes_.clear();
  finished_.clear();
  corrected_.clear();
  index_.clear();
  made_.clear();
}

}  // namespace camlann::server
