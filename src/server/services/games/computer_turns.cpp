#include "server/services/games/computer_turns.hpp"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "base/result.hpp"
#include "engine/computer.hpp"
#include "game/game.hpp"
#include "play/command.hpp"
#include "play/seating.hpp"
#include "play/state.hpp"
#include "rules/verdict.hpp"
#include "server/core/fair_queue.hpp"
#include "server/core/limits.hpp"
#include "server/core/log.hpp"
#include "server/core/mailbox.hpp"
#include "server/core/outbox.hpp"
#include "server/messages/game.hpp"
#include "server/model/game_state.hpp"
#include "server/services/round/game_cache.hpp"
#include "server/services/round/journal.hpp"
#include "server/services/round/thinkers.hpp"
#include "server/services/round/watchers.hpp"

namespace camlann::server {

namespace {

using play::Owed;

constexpr std::chrono::milliseconds thinker_pause{500};
/// Limit of games waiting for the computer that are read at the same time, as after a restart.
constexpr long read_at_once = 8;
/// From here on a thought is a long one.
constexpr Cost long_cost = 150'000;
/// Estimated cost of a hint, and the factor by which it counts while it waits, so that moves come
/// first.
constexpr Cost hint_cost = 1'000'000;
constexpr Cost hint_patience = 4;
/// Largest number by which the length of a thought is divided under load.
constexpr std::size_t most_parts = 16;

Length length_of(Cost cost) {
  return cost >= long_cost ? Length::long_one : Length::short_one;
}

/// FNV-1a: the same game thinks with the same seed after a restart.
std::uint64_t seed_of(std::string_view id) {
  std::uint64_t hash = 0xcbf29ce484222325ULL;
  for (const char c : id) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3ULL;
  return hash;
}

int level_of(const LiveGame& game, Seat seat) {
  const auto player = play::player_at(game.state.play().terms.players, seat);
  return player.person() ? max_level : player.level;
}

/// `own` is the seat that thinks; of a hint and a draw offer a person's.
ThinkJob make_job(ThinkJob::Kind kind, const LiveGame& game, Seat own) {
  const auto& state = game.state.play();
  ThinkJob job{state.board, kind};
  job.computer.level = level_of(game, own);
  job.computer.may_resign = state.may_resign(own);
  job.computer.seed = seed_of(game.meta.id);
  job.own = own;
  job.stop = std::make_shared<std::atomic<bool>>(false);
  return job;
}

/// Thoughts of which cost about the same.
std::string kind_of(const LiveGame& game, ThinkJob::Kind kind, int level) {
  if (kind == ThinkJob::Kind::draw_answer) return game.meta.variant + " draw";
  return game.meta.variant + ' ' + std::to_string(level);
}

/// Returns the command of the computer to move after this thought. A game that is too long is
/// called off: computers that play among themselves, as where no person has men left, end some day.
Result<play::Command> command_of(const play::State& state, const Thought& thought, bool too_long) {
  if (thought.resigns && state.may_resign(state.board.seat())) return play::Resign{};
  if (thought.claims_draw && state.board.can_claim_draw()) return play::ClaimDraw{};
  if (too_long) return play::CallOff{};
  if (!thought.move) {
    return failure(ErrorCode::illegal_move, "the computer did not return a legal move");
  }
  return play::PlayMove{static_cast<int>(state.movers.size()), *thought.move, thought.offers_draw};
}

}  // namespace

ComputerTurns::ComputerTurns(GameCache& games, Journal& journal, const Watchers& watchers,
                             Outbox& outbox, Thinker& thinker, std::shared_ptr<Mailbox> mailbox,
                             const Limits& limits, Log log, SteadyClock now)
    : games_(games),
      journal_(journal),
      watchers_(watchers),
      outbox_(outbox),
      thinker_(thinker),
      mailbox_(std::move(mailbox)),
      longest_(limits.events_per_game),
      hint_bounds_(limits.hints),
      log_(std::move(log)),
      now_(std::move(now)),
      reading_(std::make_shared<const bool>(true)) {}

void ComputerTurns::settle(const std::string& id) {
  LiveGame* game = games_.in_memory(id);
  if (game == nullptr) return;
  const auto thinking = thinking_.find(id);
  if (thinking != thinking_.end() && thinking->second.version != game->version()) {
    thinking->second.stop->store(true);
    thinking_.erase(thinking);
    game->thought_about = false;
  }
  const auto owed = game->state.play().owed();
  if (owed != Owed::nothing) owe(id, game->queue_key());
  if (owed == Owed::draw_answer) return;
  for (auto& wish : std::exchange(game->awaiting_answer, {})) {
    outbox_.answer<View>(std::move(wish.reply), game->since(wish.have));
  }
}

void ComputerTurns::forget(const std::string& id) {
  const auto thinking = thinking_.find(id);
  if (thinking == thinking_.end()) return;
  thinking->second.stop->store(true);
  thinking_.erase(thinking);
}

void ComputerTurns::owe(const std::string& id, const QueueKey& queue_key) {
  if (owing_.count(id) != 0) return;
  const LiveGame* const game = games_.in_memory(id);
  if (game == nullptr) {
    unread_.push(queue_key, 1, {id, false});
  } else if (!enqueue(*game, false)) {
    return;
  }
  owing_.insert(id);  // last: if memory runs out before, it can be owed again
}

void ComputerTurns::owe_later(const std::string& id, const QueueKey& queue_key) {
  failed_.emplace_back(id, queue_key);
  retry_at_ = now_() + thinker_pause;
}

bool ComputerTurns::enqueue(const LiveGame& game, bool first) {
  const auto& state = game.state.play();
  const auto owed = state.owed();
  if (owed == Owed::nothing) return false;
  const auto kind = owed == Owed::move ? ThinkJob::Kind::move : ThinkJob::Kind::draw_answer;
  const int level = owed == Owed::move ? level_of(game, state.board.seat()) : 0;
  const auto cost = estimate(kind_of(game, kind, level), level);
  auto& waiting = queue(length_of(cost));
  Wanted wanted{game.meta.id, nullptr, nullptr};
  if (first) {
    waiting.push_first(game.queue_key(), cost, std::move(wanted));
  } else {
    waiting.push(game.queue_key(), cost, std::move(wanted));
  }
  return true;
}

void ComputerTurns::take_up(const QueueKey& queue_key, const Unread& unread) {
  owing_.erase(unread.game);
  mailbox_->post(queue_key,
                 [this, queue_key, unread, held = reading_] { return read_on(queue_key, unread); });
  owing_.insert(unread.game);
}

Then ComputerTurns::read_on(const QueueKey& queue_key, const Unread& unread) {
  const auto& id = unread.game;
  owing_.erase(id);
  const auto game = games_.find(id);
  if (!game) {
    if (game.error().code == ErrorCode::io) owe_later(id, queue_key);
    return Then::done;
  }
  const bool whole = *game != nullptr;
  if (!whole || enqueue(**game, unread.next)) owing_.insert(id);
  return whole ? Then::done : Then::again;
}

void ComputerTurns::pump() {
  if (!failed_.empty() && now_() >= retry_at_) {
    for (const auto& [id, queue_key] : std::exchange(failed_, {})) owe(id, queue_key);
  }
  while (reading_.use_count() <= read_at_once && !unread_.empty()) {
    const auto piece = unread_.pop();
    take_up(piece.queue_key, piece.work);
  }
  hand_out(Length::short_one);
  hand_out(Length::long_one);
  note_load();
}

void ComputerTurns::note_load() {
  const auto load = short_.size() + long_.size() + unread_.size();
  if (load_ == 0) loaded_since_ = now_();
  load_ = load;
}

Mailbox::Load ComputerTurns::load() const {
  const auto load = load_.load();
  if (load == 0) return {};
  const std::chrono::duration<double> since = now_() - loaded_since_.load();
  return {load, since.count()};
}

void ComputerTurns::hand_out(Length length) {
  auto& waiting = queue(length);
  while (!waiting.empty() && thinker_.has_room(length)) {
    const auto piece = waiting.pop();
    if (piece.work.engine_task) {
      run_engine_task(piece, length);
    } else if (piece.work.hint) {
      waiting.charge(piece.queue_key, piece.estimate / hint_patience - piece.estimate);
      start_hint(piece);
    } else if (!start_thinking(piece, length)) {
      waiting.charge(piece.queue_key, -piece.estimate);
    }
  }
}

bool ComputerTurns::start_thinking(const Queue::Piece& piece, Length length) {
  const auto& id = piece.work.game;
  owing_.erase(id);
  LiveGame* const found = games_.in_memory(id);
  if (found == nullptr) {  // it was dropped from memory while it waited
    unread_.push(piece.queue_key, 1, {id, true});
    owing_.insert(id);
    return false;
  }
  LiveGame& game = *found;
  const auto& state = game.state.play();
  const auto owed = state.owed();
  if (owed == Owed::nothing || thinking_.count(id) != 0) return false;
  const auto kind = owed == Owed::move ? ThinkJob::Kind::move : ThinkJob::Kind::draw_answer;
  auto job = make_job(kind, game, owed == Owed::move ? state.board.seat() : *state.offer);
  const auto version = game.version();
  job.length = length;
  if (length == Length::long_one) job.computer.parts = parts_for(piece.queue_key);
  if (job.computer.parts > 1) {
    watchers_.tell_now(id, hurried_message(id, version, job.computer.parts),
                       [&game](const std::string& player) { return !game.is_late_for(player); });
  }
  job.done = [this, mailbox = mailbox_, id, version](const Thought& thought) {
    mailbox->post([this, id, version, thought] { on_thought(id, version, thought); });
  };
  Thinking thinking{version,
                    job.stop,
                    length,
                    piece.queue_key,
                    piece.estimate,
                    job.computer.parts,
                    kind_of(game, kind, job.computer.level)};
  thinker_.submit(std::move(job));
  thinking_.insert_or_assign(id, std::move(thinking));
  game.thought_about = true;
  return true;
}

int ComputerTurns::parts_for(const QueueKey& queue_key) const {
  return static_cast<int>(std::min(most_parts, long_.shares(queue_key)));
}

Cost ComputerTurns::estimate(const std::string& kind, int level) const {
  const auto known = costs_.find(kind);
  if (known != costs_.end()) return known->second;
  return level >= max_level ? 3'000'000 : level == max_level - 1 ? 300'000 : 30'000;
}

void ComputerTurns::learn(const std::string& kind, Cost took) {
  const auto [known, fresh] = costs_.try_emplace(kind, took);
  if (!fresh) known->second += (took - known->second) / 8;
}

void ComputerTurns::on_thought(const std::string& id, std::int64_t version,
                               const Thought& thought) {
  const auto thinking = thinking_.find(id);
  if (thinking == thinking_.end() || thinking->second.version != version) return;
  const auto done = std::move(thinking->second);
  thinking_.erase(thinking);
  queue(done.length).charge(done.queue_key, thought.took - done.estimate);
  learn(done.kind, thought.took * done.parts);
  LiveGame* const game = games_.in_memory(id);
  if (game == nullptr)
    return owe_later(id, done.queue_key);  // could not be saved, and is forgotten
  game->thought_about = false;
  if (game->version() != version) return;
  const auto played = play_thought(*game, thought);
  if (played) return;
  log_(Severity::error, "computer-turn-failed",
       {{"game", std::string_view(id)}, {"what", std::string_view(played.error().what)}});
  owe_later(id, done.queue_key);
}

Result<void> ComputerTurns::play_thought(LiveGame& game, const Thought& thought) {
  const auto& state = game.state.play();
  const auto owed = state.owed();
  if (owed == Owed::nothing) return {};
  Hand hand{By::computer, play::only(state.board.seat()), {}};
  Result<play::Command> command = play::AnswerDraw{thought.accepts_draw};
  if (owed == Owed::move) {
    command = command_of(state, thought, game.entries.size() >= longest_);
  } else {
    hand.who = play::computers(state.terms.players);
  }
  if (!command) return Failure(command.error());
  return journal_.carry_out(game, *command, hand);
}

void ComputerTurns::hint(const LiveGame& game, const StopFlag& gone, const Reply<HintView>& reply) {
  const auto fail = [&](Error error) {
    outbox_.answer<HintView>(reply, Failure(std::move(error)));
  };
  const auto& id = game.meta.id;
  const auto& state = game.state.play();
  if (state.over()) return fail({ErrorCode::game_over, "The game is over", {}, {}});
  if (!state.person_to_move()) {
    return fail({ErrorCode::conflict, "It is the computer's turn", {}, "your turn"});
  }
  if (const auto under_way = hinting_.find(id);
      under_way != hinting_.end() && !under_way->second.expired()) {
    return fail({ErrorCode::conflict, "A hint is already on its way", {}, {}});
  }
  if (!has_room(game.queue_key())) {
    return fail({ErrorCode::busy,
                 "The computer has too many games to think about",
                 {},
                 "another attempt in a moment"});
  }
  auto job = make_job(ThinkJob::Kind::hint, game, state.board.seat());
  job.stop = gone;
  job.length = Length::long_one;
  const auto wish = std::make_shared<HintWish>(HintWish{std::move(job), reply});
  long_.push(game.queue_key(), hint_cost * hint_patience, {id, wish, nullptr});
  hinting_.insert_or_assign(id, wish);
}

bool ComputerTurns::has_room(const QueueKey& queue_key) const {
  return long_.has_room(queue_key, hint_bounds_);
}

void ComputerTurns::run(const QueueKey& queue_key, EngineTask engine_task) {
  const auto kept = std::make_shared<const EngineTask>(std::move(engine_task));
  const auto estimate = kept->estimate;
  queue(length_of(estimate)).push(queue_key, estimate * kept->patience, {{}, nullptr, kept});
}

void ComputerTurns::run_engine_task(const Queue::Piece& piece, Length length) {
  const auto& engine_task = piece.work.engine_task;
  auto job = engine_task->begin();
  if (!job) return queue(length).charge(piece.queue_key, -piece.estimate);
  queue(length).charge(piece.queue_key, engine_task->estimate - piece.estimate);
  job->length = length;
  job->computer.parts = length == Length::long_one ? parts_for(piece.queue_key) : 1;
  if (!job->stop) job->stop = std::make_shared<std::atomic<bool>>(false);
  job->done = [this, mailbox = mailbox_, queue_key = piece.queue_key, length,
               engine_task](const Thought& thought) {
    mailbox->post([this, queue_key, length, engine_task, thought] {
      queue(length).charge(queue_key, thought.took - engine_task->estimate);
      engine_task->end(thought);
    });
  };
  thinker_.submit(std::move(*job));
}

void ComputerTurns::start_hint(const Queue::Piece& piece) {
  const auto& id = piece.work.game;
  const auto& wish = piece.work.hint;
  if (*wish->job.stop) {  // the client has left
    hinting_.erase(id);
    return wish->reply(failure(ErrorCode::busy, "No hint was found"));
  }
  wish->job.computer.parts = parts_for(piece.queue_key);
  ThinkJob job = wish->job;
  job.done = [this, mailbox = mailbox_, id, wish](const Thought& thought) {
    mailbox->post([this, id, wish, thought] { on_hint(id, wish, thought); });
  };
  thinker_.submit(std::move(job));
}

void ComputerTurns::on_hint(const std::string& id, const std::shared_ptr<HintWish>& wish,
                            const Thought& thought) {
  hinting_.erase(id);
  const auto board = std::make_shared<const Game>(std::move(wish->job.board));
  if (!thought.move) {
    return outbox_.answer<HintView>(wish->reply, failure(ErrorCode::busy, "No hint was found"));
  }
  outbox_.answer<HintView>(wish->reply,
                           HintView{board, *thought.move, thought.score, thought.depth});
}

}  // namespace camlann::server
