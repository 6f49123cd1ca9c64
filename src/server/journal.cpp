#include "server/journal.hpp"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "base/result.hpp"
#include "play/command.hpp"
#include "play/decide.hpp"
#include "rules/verdict.hpp"
#include "server/clock.hpp"
#include "server/game_cache.hpp"
#include "server/game_state.hpp"
#include "server/log.hpp"
#include "server/store/store.hpp"
#include "server/watchers.hpp"

namespace camlann::server {

Journal::Journal(Store& store, Watchers& watchers, Clock clock, Log log)
    : store_(store), watchers_(watchers), clock_(std::move(clock)), log_(std::move(log)) {}

View Journal::begin(LiveGame& game, const NewGame& wish) {
  const auto& meta = game.meta;
  step_of(meta.id).created = Creation{meta, wish};
  if (!meta.nonce.empty()) made_[{meta.player, meta.nonce}] = meta.id;
  log_(Severity::info, "game-created",
       {{"variant", meta.variant},
        {"opponent", to_text(meta.opponent)},
        {"level", std::int64_t{meta.level}}});
  return append(game, Entry{0, By::person, play::Created{}, {}, now()});
}

Result<View> Journal::carry_out(LiveGame& game, const play::Command& command, const Hand& hand) {
  const auto at = now();
  auto events = play::decide(game.state.play(), command, hand.who, at);
  if (!events) return Failure(events.error());
  std::optional<Stamp> stamp;
  if (!hand.nonce.empty()) stamp = Stamp{hand.nonce, command};
  View view;
  for (auto& event : *events) {
    view = append(game, Entry{0, hand.by, std::move(event), std::exchange(stamp, {}), at});
  }
  return view;
}

View Journal::append(LiveGame& game, Entry entry) {
  entry.version = game.state.version() + 1;
  game.state.apply(entry);
  auto view = std::make_shared<const GameView>(game.state.view());
  auto& step = step_of(game.meta.id);
  step.standing = view->standing;
  step.entries.push_back(entry);
  watchers_.publish(entry.event, *view);
  game.entries.push_back(std::move(entry));
  if (view->standing.verdict.over()) {
    log_(Severity::info, "game-ended",
         {{"variant", game.meta.variant},
          {"reason", camlann::to_text(view->standing.verdict.reason)},
          {"plies", std::int64_t{view->standing.plies}}});
  }
  return view;
}

GameWrite& Journal::step_of(const std::string& game) {
  const auto [index, fresh] = index_.emplace(game, unsaved_.size());
  if (fresh) unsaved_.push_back({{}, game, {}, {}});
  return unsaved_[index->second];
}

std::optional<std::string> Journal::made(const std::string& player,
                                         const std::string& nonce) const {
  const auto found = made_.find({player, nonce});
  return found == made_.end() ? std::nullopt : std::optional(found->second);
}

Journal::Round Journal::commit() {
  Round round;
  if (!unsaved_.empty()) round.saved = store_.write(unsaved_);
  if (!round.saved) {
    const auto& what = round.saved.error().what;
    log_(Severity::error, "commit-failed", {{"what", std::string_view(what)}});
  }
  for (const auto& step : unsaved_) round.games.push_back({step.id, step.created.has_value()});
  unsaved_.clear();
  index_.clear();
  made_.clear();
  return round;
}

}  // namespace camlann::server
