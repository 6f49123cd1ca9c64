#include "server/services/games/games.hpp"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <exception>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "game/catalog.hpp"
#include "notation/record_writer.hpp"
#include "play/seating.hpp"
#include "server/core/clock.hpp"
#include "server/core/fair_queue.hpp"
#include "server/core/limits.hpp"
#include "server/core/log.hpp"
#include "server/core/mailbox.hpp"
#include "server/core/outbox.hpp"
#include "server/core/secret.hpp"
#include "server/messages/game.hpp"
#include "server/model/account.hpp"
#include "server/model/game_record.hpp"
#include "server/model/game_state.hpp"
#include "server/model/kept_game.hpp"
#include "server/model/new_game.hpp"
#include "server/model/shown_text.hpp"
#include "server/services/games/computer_turns.hpp"
#include "server/services/games/pool.hpp"
#include "server/services/round/game_cache.hpp"
#include "server/services/round/journal.hpp"
#include "server/services/round/thinkers.hpp"
#include "server/services/round/watchers.hpp"
#include "server/store/store.hpp"
#include "wire/record_messages.hpp"
#include "wire/write.hpp"

namespace camlann::server {

namespace {

/// Until a clock that could not be stopped is looked at again.
constexpr Millis retry_pause = 500;
/// So many lines of a game's chat are remembered that were perhaps saved.
constexpr std::size_t most_unsure_lines = 8;

/// Whether this wish made this game; the lot falls as it fell then.
bool made(const GameMeta& game, const NewGame& wish, const Catalog& known) {
  auto meta = new_game_meta(wish, game.colour, known);
  if (!meta) return false;
  meta->id = game.id;
  meta->player = game.player;
  meta->created = game.created;
  return *meta == game;
}

}  // namespace

Games::Games(Store& store, Thinker& thinker, Clock clock, Namer namer, const Limits& limits,
             const Log& log, const Catalog& known, Clock steady, const SteadyClock& work_time)
    : store_(store),
      namer_(std::move(namer)),
      limits_(limits),
      known_(known),
      log_(log),
      mailbox_(std::make_shared<Mailbox>(limits.commands, work_time)),
      games_(store, limits.games_in_memory, limits.events_in_memory, log, work_time),
      play_clock_(std::move(steady), limits.standstill),
      watchers_(outbox_, play_clock_, limits),
      attendance_(play_clock_),
      journal_(store, watchers_, clock, play_clock_, leaves_, log),
      computers_(games_, journal_, watchers_, outbox_, thinker, mailbox_, limits, log, work_time),
      talkers_(limits.chat_per_player, work_time),
      tournaments_(store, watchers_, outbox_, clock, namer_, limits_, known, log,
                   hand_for_tournaments()),
      leagues_(store, tournaments_, watchers_, outbox_, clock, namer_, limits_, known_, log),
      clubs_(store, std::move(clock), namer_, limits_) {}

void Games::know_bots(const IsBot& is_bot) {
  is_bot_ = is_bot;
  tournaments_.know_bots(is_bot);
  leagues_.know_bots(is_bot);
  clubs_.know_bots(is_bot);
}

void Games::know_words(const UnwantedWords& words) {
  tournaments_.know_words(words);
  leagues_.know_words(words);
  clubs_.know_words(words);
}

void Games::mark_bots(play::Players& seats) const {
  for (auto& seat : seats) seat.bot = is_bot_ && !seat.id.empty() && is_bot_(seat.id);
}

Result<void> Games::start() {
  const auto shown = store_.clock();
  if (!shown) return Failure(shown.error());
  const auto timed = store_.timed();
  if (!timed) return Failure(timed.error());
  play_clock_.go_on_from(*shown, timed->empty() ? 0 : limits_.restart_grace);
  grace_ = play_clock_.waits();
  kept_ = *shown;
  attendance_.begin();
  if (auto taken_up = take_up_leaves(); !taken_up) return taken_up;
  if (auto taken_up = take_up(); !taken_up) return taken_up;
  if (auto started = tournaments_.start(); !started) return started;
  return leagues_.start();
}

Result<void> Games::take_up() {
  auto owed = store_.owed();
  if (!owed) return Failure(owed.error());
  auto timed = store_.timed();
  if (!timed) return Failure(timed.error());
  const auto live = store_.people().live();
  if (!live) return Failure(live.error());
  for (const auto& [id, player] : *owed) computers_.owe(id, QueueKey(player));
  for (auto& deadline : *timed) deadlines_.set(std::move(deadline));
  for (const auto& game : *live) live_games_.add(game.meta);
  tournaments_.look_again();
  computers_.pump();
  return {};
}

void Games::run() {
  while (!mailbox_->closed_and_empty()) run_once(patience());
  (void)store_.set_clock(play_clock_.now());
}

void Games::run_once(std::chrono::milliseconds patience) {
  // Whatever fails here, no game is left half changed, but the computer may miss its turn.
  const auto unsure = [this](const Error&) { owed_unsure_ = true; };
  const auto go_on = [&] { attempt([this] { notice_standstill(); }, unsure); };
  const auto turn = [&](const Task& task) {
    go_on();
    return attempt_turn(task, unsure);
  };
  go_on();
  attempt([&] { mailbox_->work_off(patience, limits_.round, turn); }, unsure);
  go_on();
  attempt([this] { begin_leaves(); }, unsure);
  attempt([this] { end_overdue(); }, unsure);
  attempt([this] { end_due_waits(); }, unsure);
  attempt([this] { pair_waiting(); }, unsure);
  attempt([this] { tournaments_.tick(); }, unsure);
  attempt([this] { flush(); }, unsure);
  if (broken_) attempt([this] { flush(); }, unsure);  // nothing was written: say so
  attempt([this] { attendance_.tell(watchers_); }, unsure);
  attempt([this] { computers_.pump(); }, unsure);
  attempt([this] { games_.trim(); }, unsure);
  attempt([this] { purge(); }, unsure);
  attempt([this] { restart_clock(); }, unsure);
  attempt([this] { keep_clock(); }, unsure);
  if (!owed_unsure_) return;
  owed_unsure_ = false;
  attempt([this] { owed_unsure_ = !take_up(); }, unsure);
}

void Games::call_off(std::size_t said, const std::exception& error) {
  broken_ = true;
  outbox_.cut(said);
  log_(Severity::error, "games-failed", {{"what", std::string_view(error.what())}});
}

void Games::close() {
  mailbox_->close();
}

void Games::flush() {
  std::optional<Error> error;
  const auto clock = play_clock_.now();  // a disk may take long to fail
  if (std::exchange(broken_, false)) {
    error = too_busy_;
  } else if (take_results(); !leagues_.follow() || !commit()) {
    error = Error{ErrorCode::io, "This could not be saved", {}, "another attempt in a moment"};
    stop_clock(clock);
    for (const auto& line : journal_.chat()) {
      auto& unsure = unsure_chat_[line.game];
      if (unsure.size() < most_unsure_lines) unsure.push_back(line);
    }
  }
  for (const auto& step : journal_.touched()) {
    if (error) {
      drop(step, *error);
    } else {
      if (LiveGame* game = games_.in_memory(step.id)) {
        if (!step.entries.empty()) game->saving = play_clock_.now() - step.entries.back().clock;
        note_deadline(*game);
        look_again(*game);
        if (game->standing().verdict.over()) live_games_.remove(step.id);
      }
      computers_.settle(step.id);
    }
  }
  for (const auto& invitation : journal_.invitations()) look_again(invitation.table.invited);
  journal_.next_round();
  watchers_.next_round(!error);
  tournaments_.next_round(!error);
  leagues_.next_round();
  clubs_.next_round();
  // Answers may lead to new requests, which go to the mailbox and not in here.
  if (const int lost = outbox_.send(error); lost > 0) {
    log_(Severity::error, "answers-lost", {{"answers", std::int64_t{lost}}});
  }
}

bool Games::commit() {
  return journal_.commit(tournaments_.unsaved(), clubs_.unsaved(), leagues_.unsaved()).has_value();
}

void Games::drop(const GameWrite& step, const Error& error) {
  LiveGame* const game = games_.in_memory(step.id);
  if (game == nullptr) return;
  const auto queue_key = game->queue_key();
  // Where its time was up it still is.
  if (game->meta.time)
    deadlines_.set({step.id, game->meta.player, play_clock_.now() + retry_pause});
  let_go(*game, error);
  pool_.reopen(step.id);
  if (step.created) live_games_.remove(step.id);
  if (!step.created) computers_.owe_later(step.id, queue_key);
}

void Games::let_go(LiveGame& game, const Error& error) {
  for (auto& wish : game.awaiting_answer) {
    outbox_.answer<View>(std::move(wish.reply), Failure(error));
  }
  games_.forget(std::string(game.meta.id));
}

void Games::create(const QueueKey& who, NewGame wish, const ViewReply& reply) {
  post(who, reply,
       [this, who, wish = std::move(wish), reply] { return create_now(who, wish, reply); });
}

void Games::list(const QueueKey& who, int limit, int skip,
                 const Reply<std::vector<GameSummary>>& reply) {
  post(who, reply, [this, player = who.player, limit, skip, reply] {
    outbox_.answer(reply, store_.list(player, limit, skip));
    return Then::done;
  });
}

void Games::get(const GameRequest& game_request, const ViewReply& reply) {
  post_for(&GameCache::find_shown, game_request, reply,
           [this, player = game_request.player, reply](LiveGame& game) {
             outbox_.answer<View>(reply, game.seen_by(player).whole());
           });
}

void Games::open(const GameRequest& game_request, const ViewReply& reply) {
  post_for(&GameCache::find_shown, game_request, reply,
           [this, player = game_request.player, reply](LiveGame& game) {
             outbox_.answer<View>(reply, game.seen_by(player).opened());
           });
}

void Games::hint(const GameRequest& game_request, const StopFlag& gone,
                 const Reply<HintView>& reply) {
  post_for(&GameCache::find_own, game_request, reply, [this, gone, reply](LiveGame& game) {
    if (!game.meta.shared()) return computers_.hint(game, gone, reply);
    outbox_.answer<HintView>(
        reply, failure(ErrorCode::conflict, "There are no hints in a game between people"));
  });
}

void Games::record(const GameRequest& game_request, const Reply<std::string>& reply) {
  post_for(&GameCache::find_shown, game_request, reply,
           [this, player = game_request.player, reply](LiveGame& game) {
             const auto& seen = game.seen_by(player).game();
             const auto record = record_of(seen.meta, seen.state.board());
             outbox_.answer<std::string>(reply, write_record(record));
           });
}

void Games::finished_record(const GameRequest& game_request, const Reply<std::string>& reply) {
  post_for(&GameCache::find_finished, game_request, reply, [this, reply](LiveGame& game) {
    const auto record = record_of(game.meta, game.state.board());
    outbox_.answer<std::string>(
        reply, wire::to_json(wire::published_record(game.meta.id, write_record(record), record,
                                                    game.state.board())));
  });
}

void Games::check(const Reply<bool>& reply) {
  post(QueueKey{}, reply, [this, reply] {
    const auto checked = store_.check();
    outbox_.answer<bool>(reply, checked ? Result<bool>(true) : Failure(checked.error()));
    return Then::done;
  });
}

void Games::watch(const GameRequest& game_request, const WatchWish& wish,
                  const std::shared_ptr<Watcher>& watcher) {
  const Reply<View> fail = [watcher, id = game_request.game](const Result<View>& none) {
    watcher->deliver(error_message(none.error(), id));
  };
  post_for(&GameCache::find_shown, game_request, fail,
           [this, player = game_request.player, wish, watcher](LiveGame& game) {
             watchers_.add(game, player, wish, watcher);
             attendance_.come(game.meta, player, watcher.get());
             if (!game.meta.shared() || !game.standing().verdict.over()) return;
             const auto again = find_rematch(game.meta.id);
             if (again && *again) outbox_.tell(watcher, invitation_message(**again));
           });
}

void Games::unwatch(const GameRequest& game_request, const std::shared_ptr<Watcher>& watcher) {
  mailbox_->post(game_request.queue_key(),
                 [this, id = game_request.game, player = game_request.player, watcher] {
                   watchers_.remove(place_of(id, player), watcher);
                   attendance_.go(id, watcher.get());
                   return Then::done;
                 });
}

void Games::turn(const GameRequest& game_request, bool away,
                 const std::shared_ptr<Watcher>& watcher) {
  (void)mailbox_->try_post(game_request.queue_key(), [this, id = game_request.game, away, watcher] {
    attendance_.turn(id, watcher.get(), away);
    return Then::done;
  });
}

Result<std::optional<std::string>> Games::made_before(const std::string& player,
                                                      const std::string& nonce) {
  if (nonce.empty()) return std::optional<std::string>{};
  if (auto id = journal_.made(player, nonce)) return id;
  return store_.find_created(player, nonce);
}

Result<void> Games::may_create(const std::string& player) {
  if (const auto done = delete_unmoved(player); !done) return done;
  const auto count = store_.count(player);
  if (!count) return Failure(count.error());
  if (count->unfinished >= limits_.unfinished_games_per_player) {
    return failure(ErrorCode::too_many, "You have too many unfinished games", {},
                   "one of them finished or resigned");
  }
  if (count->all >= limits_.games_per_player) {
    return failure(ErrorCode::too_many, "You have too many games here", {}, "some of them deleted");
  }
  return {};
}

Then Games::create_now(const QueueKey& who, const NewGame& wish, const ViewReply& reply) {
  const auto answer = [&](Result<View> view) {
    outbox_.answer(reply, std::move(view));
    return Then::done;
  };
  const auto found = made_before(who.player, wish.nonce);
  if (!found) return answer(Failure(found.error()));
  if (const auto& before = *found) {
    const auto game = games_.find(*before);
    if (!game) return answer(Failure(game.error()));
    if (*game == nullptr) return Then::again;
    if (made((*game)->meta, wish, known_)) return answer((*game)->first());
    return answer(failure(ErrorCode::conflict, "This nonce has been used for another game", "nonce",
                          "a new one"));
  }
  if (const auto may = may_create(who.player); !may) return answer(Failure(may.error()));

  const auto id = namer_(game_id_length);
  auto meta = new_game_meta(wish, lot(id), known_);
  if (!meta) return answer(Failure(meta.error()));
  meta->id = id;
  meta->player = who.player;
  const auto game = begin(std::move(*meta), wish, who.address);
  return answer(game ? Result<View>((*game)->whole()) : Failure(game.error()));
}

Result<LiveGame*> Games::begin(GameMeta meta, const NewGame& wish, const std::string& address) {
  meta.created = journal_.now();
  mark_bots(meta.seats);
  auto state = GameState::create(meta, known_);
  if (!state) return Failure(state.error());
  auto& game = games_.add(KeptGame(std::move(meta), std::move(*state)));
  game.address = address;
  journal_.begin(game, wish);
  return &game;
}

}  // namespace camlann::server
