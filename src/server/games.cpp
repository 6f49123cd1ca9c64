#include "server/games.hpp"

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "game/catalog.hpp"
#include "game/game.hpp"
#include "game/replay.hpp"
#include "notation/record_writer.hpp"
#include "rules/verdict.hpp"
#include "server/clock.hpp"
#include "server/game_state.hpp"
#include "server/limits.hpp"
#include "server/log.hpp"
#include "server/mailbox.hpp"
#include "server/messages.hpp"
#include "server/secret.hpp"
#include "server/store/store.hpp"
#include "server/thinkers.hpp"

namespace camlann::server {

namespace {

/// How long run() sleeps at most when nothing waits.
constexpr std::chrono::milliseconds idle_patience{1000};
/// And while a game waits for a thinking thread: should the wake-up be lost, the game is not.
constexpr std::chrono::milliseconds owing_patience{200};

Failure no_such_game(const std::string& id) {
  return failure(ErrorCode::not_found, "There is no such game", id, "one of your games");
}

/// Tells a repeated creation from another one with the same nonce.
std::string request_text(const NewGame& wish) {
  std::string text = "create " + wish.variant + '|' + wish.rules + '|' + wish.fen + '|';
  text += to_text(wish.opponent);
  text += '|' + std::to_string(wish.level) + '|';
  text += wish.colour ? to_text(*wish.colour) : "random";
  text += wish.may_resign ? "|may resign" : "|";
  for (const auto& seat : wish.seats) text += '|' + std::to_string(seat.level) + ' ' + seat.name;
  return text;
}

/// Who sits where, in a game of two by opponent and colour unless seats are wished for. With more
/// seats the person has the first one then.
Result<std::vector<Player>> players_of(const NewGame& wish, const Game& board, Seat colour) {
  const auto letters = board.variant().seat_letters();
  std::vector<Player> players;
  for (unsigned index = 0; index < letters.size(); ++index) {
    const bool person = wish.opponent == Opponent::person || static_cast<Seat>(index) == colour;
    players.push_back({letters[index], person ? 0 : wish.level, {}});
  }
  if (wish.seats.empty()) return players;
  if (wish.seats.size() != players.size()) {
    return failure(ErrorCode::syntax,
                   "This game has " + std::to_string(players.size()) + " seats, and " +
                       std::to_string(wish.seats.size()) + " were given",
                   "seats", "one for each, in turn order");
  }
  for (std::size_t i = 0; i < players.size(); ++i) {
    players[i].level = wish.seats[i].level;
    if (players[i].person()) players[i].name = wish.seats[i].name;
  }
  if (std::none_of(players.begin(), players.end(), std::mem_fn(&Player::person))) {
    return failure(ErrorCode::syntax, "Only the computer plays in this game", "seats",
                   "a person in at least one of them");
  }
  return players;
}

Result<void> seat_players(const NewGame& wish, const Game& board, Seat by_lot, GameMeta& meta) {
  const bool two = board.variant().seat_letters().size() == 2;
  meta.colour = two ? wish.colour.value_or(by_lot) : Seat::white;
  auto players = players_of(wish, board, meta.colour);
  if (!players) return Failure(players.error());
  meta.seats = std::move(*players);
  const auto computer =
      std::find_if_not(meta.seats.begin(), meta.seats.end(), std::mem_fn(&Player::person));
  meta.opponent = computer == meta.seats.end() ? Opponent::person : Opponent::computer;
  meta.level = computer == meta.seats.end() ? 0 : computer->level;
  meta.may_resign = computer != meta.seats.end() && wish.may_resign;
  if (!wish.seats.empty()) {
    const auto person =
        std::find_if(meta.seats.begin(), meta.seats.end(), std::mem_fn(&Player::person));
    meta.colour = static_cast<Seat>(person - meta.seats.begin());
  }
  return {};
}

/// As records have it. Where persons alone play and have given no name, nothing is known of them.
std::string record_name(const GameMeta& meta, const Player& player) {
  if (!player.person()) return "Camlann, level " + std::to_string(player.level);
  if (!player.name.empty()) return player.name;
  return meta.opponent == Opponent::person ? "?" : "Player";
}

}  // namespace

Games::Games(Store& store, Thinker& thinker, Clock clock, Namer namer, const Limits& limits,
             Log log)
    : store_(store),
      thinker_(thinker),
      clock_(std::move(clock)),
      namer_(std::move(namer)),
      limits_(limits),
      log_(std::move(log)),
      mailbox_(std::make_shared<Mailbox>(limits.waiting_commands)) {}

Result<void> Games::start() {
  auto owed = store_.owed();
  if (!owed) return Failure(owed.error());
  for (const auto& id : *owed) owe(id);
  pump();
  return {};
}

void Games::run() {
  while (!mailbox_->closed_and_empty()) {
    run_once(owing_.empty() && failed_.empty() ? idle_patience : owing_patience);
  }
}

void Games::run_once(std::chrono::milliseconds patience) {
  for (const auto& task : mailbox_->take(patience)) task();
  flush();
  if (!failed_.empty() && std::chrono::steady_clock::now() >= retry_at_) {
    for (const auto& id : std::exchange(failed_, {})) owe(id);
  }
  pump();
  trim();
}

void Games::close() {
  mailbox_->close();
}

void Games::create(std::string player, NewGame wish, const ViewReply& reply) {
  post(reply, [this, player = std::move(player), wish = std::move(wish), reply] {
    create_now(player, wish, reply);
  });
}

void Games::list(std::string player, int limit, const Reply<std::vector<GameSummary>>& reply) {
  post(reply, [this, player = std::move(player), limit, reply] {
    answer(reply, store_.list(player, limit));
  });
}

void Games::get(Asker asker, const ViewReply& reply) {
  post(reply, [this, asker = std::move(asker), reply] {
    auto game = find_own(asker);
    if (!game) return answer<View>(reply, Failure(game.error()));
    answer(reply, view_at(**game, (*game)->state.version()));
  });
}

void Games::record(Asker asker, const Reply<std::string>& reply) {
  post(reply, [this, asker = std::move(asker), reply] {
    auto found = find_own(asker);
    if (!found) return answer<std::string>(reply, Failure(found.error()));
    const LiveGame& game = **found;
    auto record = to_record(game.state.board());
    record.set("Event", "Casual game");
    auto date = to_iso(game.meta.created).substr(0, 10);
    std::replace(date.begin(), date.end(), '-', '.');
    record.set("Date", date);
    const auto& seating = game.state.board().variant().seating;
    for (std::size_t i = 0; i < seating.size(); ++i) {
      record.set(seating[i].name, record_name(game.meta, game.meta.seats[i]));
    }
    answer<std::string>(reply, write_record(record));
  });
}

void Games::check(const Reply<bool>& reply) {
  post(reply, [this, reply] {
    const auto checked = store_.check();
    answer<bool>(reply, checked ? Result<bool>(true) : Failure(checked.error()));
  });
}

void Games::watch(const Asker& asker, std::int64_t version,
                  const std::shared_ptr<Watcher>& watcher) {
  const auto accepted =
      mailbox_->try_post([this, asker, version, watcher] { watch_now(asker, version, watcher); });
  if (!accepted) {
    watcher->deliver(
        error_message({ErrorCode::busy, "The server is too busy", {}, {}}, asker.game));
  }
}

void Games::unwatch(std::string game, const std::shared_ptr<Watcher>& watcher) {
  mailbox_->post([this, game = std::move(game), watcher] {
    const auto found = watchers_.find(game);
    if (found == watchers_.end()) return;
    std::erase(found->second, watcher);
    if (found->second.empty()) watchers_.erase(found);
  });
}

Result<Games::LiveGame*> Games::find(const std::string& id) {
  if (const auto live = live_.find(id); live != live_.end()) {
    live->second.last_use = ++uses_;
    return &live->second;
  }
  auto stored = store_.load(id);
  if (!stored) return Failure(stored.error());
  std::optional<StoredGame> kept = std::move(*stored);
  if (!kept) return no_such_game(id);
  auto state = GameState::replay(kept->meta, kept->events);
  if (!state) {
    log_(Severity::error, "game-unreadable",
         {{"game", std::string_view(id)}, {"what", std::string_view(state.error().what)}});
    return failure(ErrorCode::io, "This game can no longer be read", id);
  }
  LiveGame game{std::move(kept->meta), std::move(kept->events), std::move(*state), ++uses_, {}};
  return &live_.emplace(id, std::move(game)).first->second;
}

Result<Games::LiveGame*> Games::find_own(const Asker& asker) {
  if (!is_name(asker.game, game_id_length)) return no_such_game(asker.game);
  auto game = find(asker.game);
  if (game && (*game)->meta.player != asker.player) return no_such_game(asker.game);
  return game;
}

Result<Games::LiveGame*> Games::made_before(const std::string& player, const NewGame& wish,
                                            const std::string& request) {
  if (wish.nonce.empty()) return nullptr;
  std::optional<std::string> id;
  if (const auto made = made_.find({player, wish.nonce}); made != made_.end()) {
    id = made->second;
  } else {
    auto found = store_.find_created(player, wish.nonce);
    if (!found) return Failure(found.error());
    id = *found;
  }
  if (!id) return nullptr;
  auto game = find(*id);
  if (game && (*game)->meta.request != request) {
    return failure(ErrorCode::conflict, "This nonce has been used for another game", "nonce",
                   "a new one");
  }
  return game;
}

Result<void> Games::may_create(const std::string& player) {
  const auto count = store_.count(player);
  if (!count) return Failure(count.error());
  if (count->unfinished >= limits_.unfinished_games_per_player) {
    return failure(ErrorCode::too_many, "You have too many unfinished games", {},
                   "one of them finished or resigned");
  }
  if (count->all >= limits_.games_per_player) {
    return failure(ErrorCode::too_many, "You have too many games here");
  }
  return {};
}

void Games::create_now(const std::string& player, const NewGame& wish, const ViewReply& reply) {
  const auto fail = [&](const Error& error) { answer<View>(reply, Failure(error)); };
  const auto request = request_text(wish);
  const auto before = made_before(player, wish, request);
  if (!before) return fail(before.error());
  if (*before != nullptr) return answer(reply, view_at(**before, 1));
  if (const auto may = may_create(player); !may) return fail(may.error());

  const auto id = namer_(game_id_length);
  const auto by_lot = id.back() <= 'f' ? Seat::white : Seat::black;  // half of the characters
  GameMeta meta;
  meta.id = id;
  meta.player = player;
  meta.variant = wish.variant;
  meta.rules = wish.rules;
  meta.start = wish.fen;
  meta.nonce = wish.nonce;
  meta.request = wish.nonce.empty() ? std::string() : request;
  meta.created = clock_();
  const auto wished = make_game(wish.variant, wish.rules, wish.fen);
  if (!wished) return fail(wished.error());
  const Game& board = *wished;
  if (board.over()) {
    return fail({ErrorCode::bad_position, "The game is already over in this position", "fen",
                 "a position with a legal move"});
  }
  if (const auto seated = seat_players(wish, board, by_lot, meta); !seated) {
    return fail(seated.error());
  }
  // The names and texts as the catalog writes them, whatever was typed.
  meta.variant = board.variant().id;
  meta.rules = board.rules();
  meta.start = board.starts_from_array() ? std::string() : board.start_fen();
  auto state = GameState::create(meta);
  if (!state) return fail(state.error());

  auto& game = live_.emplace(id, LiveGame{meta, {}, std::move(*state), ++uses_, {}}).first->second;
  if (!wish.nonce.empty()) made_[{player, wish.nonce}] = id;
  log_(Severity::info, "game-created",
       {{"variant", meta.variant},
        {"opponent", to_text(meta.opponent)},
        {"level", std::int64_t{meta.level}}});
  answer(reply, append(game, Event{0, EventKind::created, By::person, {}, {}, {}, 0}));
}

Result<Games::View> Games::view_at(const LiveGame& game, std::int64_t version) const {
  if (version == game.state.version()) return std::make_shared<const GameView>(game.state.view());
  const std::span events(game.events.data(), static_cast<std::size_t>(version));
  auto state = GameState::replay(game.meta, events);
  if (!state) return Failure(state.error());
  return std::make_shared<const GameView>(state->view());
}

Result<Games::View> Games::append(LiveGame& game, Event event) {
  event.version = game.state.version() + 1;
  event.at = clock_();
  if (auto applied = game.state.apply(event); !applied) return Failure(applied.error());
  if (event.kind == EventKind::move) event.text = game.state.board().played().back().notation;
  auto view = std::make_shared<const GameView>(game.state.view());

  const auto [index, fresh] = unsaved_index_.emplace(game.meta.id, unsaved_.size());
  if (fresh) unsaved_.push_back({{}, game.meta.id, {}, {}});
  auto& step = unsaved_[index->second];
  if (event.kind == EventKind::created) step.created = game.meta;
  step.standing = view->standing;
  step.events.push_back(event);
  publish(game, event.kind, *view);
  game.events.push_back(std::move(event));
  if (view->standing.verdict.over()) {
    log_(Severity::info, "game-ended",
         {{"variant", game.meta.variant},
          {"reason", camlann::to_text(view->standing.verdict.reason)},
          {"plies", std::int64_t{view->standing.plies}}});
  }
  return view;
}

void Games::publish(const LiveGame& game, EventKind kind, const GameView& view) {
  const auto found = watchers_.find(game.meta.id);
  if (found == watchers_.end()) return;
  const auto message = event_message(to_text(kind), view);
  for (const auto& watcher : found->second) tell(watcher, message);
}

void Games::tell(const std::shared_ptr<Watcher>& watcher, Message message) {
  outbox_.emplace_back([watcher, message = std::move(message)](const Error* failed) {
    if (failed == nullptr) watcher->deliver(message);
  });
}

void Games::watch_now(const Asker& asker, std::int64_t version,
                      const std::shared_ptr<Watcher>& watcher) {
  const auto found = find_own(asker);
  if (!found) return tell(watcher, error_message(found.error(), asker.game));
  const LiveGame& game = **found;
  const auto now = game.state.version();
  auto& watchers = watchers_[asker.game];
  if (std::find(watchers.begin(), watchers.end(), watcher) == watchers.end()) {
    watchers.push_back(watcher);
  }
  tell(watcher, watching_message(asker.game, now));
  if (version == now) return;

  auto missed =
      version >= 1 && version < now ? missed_since(game, version) : Result<std::vector<Message>>{};
  if (!missed) return tell(watcher, error_message(missed.error(), asker.game));
  if (missed->empty()) missed->push_back(event_message("state", game.state.view()));
  for (auto& message : *missed) tell(watcher, std::move(message));
}

// Nothing if they are more, or more bytes, than are told one by one: a watcher that can never take
// them all would come back for them again and again.
Result<std::vector<Message>> Games::missed_since(const LiveGame& game, std::int64_t version) const {
  std::vector<Message> messages;
  const auto first = static_cast<std::size_t>(version);
  if (game.events.size() - first > limits_.missed_events) return messages;
  auto state = GameState::replay(game.meta, std::span(game.events.data(), first));
  if (!state) return Failure(state.error());
  std::size_t bytes = 0;
  for (const auto& event : std::span(game.events).subspan(first)) {
    if (auto applied = state->apply(event); !applied) return Failure(applied.error());
    messages.push_back(event_message(to_text(event.kind), state->view()));
    bytes += messages.back()->size();
    if (bytes > limits_.missed_bytes) return std::vector<Message>{};
  }
  return messages;
}

void Games::flush() {
  Result<void> saved;
  if (!unsaved_.empty()) saved = store_.write(unsaved_);
  std::optional<Error> error;
  if (saved) {
    for (const auto& step : unsaved_) settle(step.id);
  } else {
    log_(Severity::error, "commit-failed", {{"what", std::string_view(saved.error().what)}});
    error = Error{ErrorCode::io, "This could not be saved", {}, "another attempt in a moment"};
    forget_unsaved();
  }
  unsaved_.clear();
  unsaved_index_.clear();
  made_.clear();
  // Answers may lead to new requests, which go to the mailbox and not in here.
  for (const auto& send : std::exchange(outbox_, {})) send(error ? &*error : nullptr);
}

void Games::forget_unsaved() {
  for (const auto& step : unsaved_) {
    const auto live = live_.find(step.id);
    if (live == live_.end()) continue;
    for (auto& reply : live->second.awaiting_answer) {
      answer<View>(std::move(reply), failure(ErrorCode::io, "This could not be saved"));
    }
    live_.erase(live);  // read again as it was saved
    if (!step.created) owe_later(step.id);
  }
}

void Games::trim() {
  if (live_.size() <= limits_.games_in_memory) return;
  std::vector<std::pair<std::uint64_t, std::string>> idle;
  for (const auto& [id, game] : live_) {
    if (game.awaiting_answer.empty()) idle.emplace_back(game.last_use, id);
  }
  // A quarter at once, so that the next rounds need not look.
  const auto keep = limits_.games_in_memory - limits_.games_in_memory / 4;
  const auto drop = std::min(idle.size(), live_.size() - keep);
  std::sort(idle.begin(), idle.end());
  for (std::size_t i = 0; i < drop; ++i) live_.erase(idle[i].second);
}

}  // namespace camlann::server
