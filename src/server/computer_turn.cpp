// The computer's part in games: who waits for a thought, and what is done with one. A thought
// carries the version of the game it was asked for; a game that has gone on drops it.
#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "base/result.hpp"
#include "engine/computer.hpp"
#include "game/game.hpp"
#include "rules/move.hpp"
#include "rules/verdict.hpp"
#include "server/game_state.hpp"
#include "server/games.hpp"
#include "server/log.hpp"
#include "server/store/store.hpp"
#include "server/thinkers.hpp"

namespace camlann::server {

namespace {

constexpr std::chrono::milliseconds retry_pause{500};

/// FNV-1a: the same game thinks with the same seed after a restart.
std::uint64_t seed_of(std::string_view id) {
  std::uint64_t hash = 0xcbf29ce484222325ULL;
  for (const char c : id) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3ULL;
  return hash;
}

/// The computer gives up a side that it has alone, where it is clear who wins then.
bool may_resign(const GameMeta& meta, const GameState& state, Seat own) {
  const auto& board = state.board();
  return meta.may_resign && board.variant().sides() == 2 && !state.has_person(board.side_of(own));
}

/// `own` is the seat that thinks; of a hint and a draw offer a person's.
ThinkJob make_job(ThinkJob::Kind kind, const GameMeta& meta, const GameState& state, Seat own) {
  const auto& board = state.board();
  const auto& player = meta.player_at(own);
  ThinkJob job{board, kind};
  job.computer.level = player.person() ? max_level : player.level;
  job.computer.may_resign = may_resign(meta, state, own);
  job.computer.seed = seed_of(meta.id);
  job.own = own;
  job.stop = std::make_shared<std::atomic<bool>>(false);
  return job;
}

/// The legal outcome that this move is; nothing for another's move.
std::optional<WrittenMove> find_outcome(const Game& board, const std::optional<Move>& move) {
  if (!move) return std::nullopt;
  const auto outcomes = board.legal();
  const bool legal = std::any_of(outcomes.begin(), outcomes.end(),
                                 [&](const Outcome& outcome) { return outcome.move == *move; });
  if (!legal) return std::nullopt;
  return board.write(*move);
}

}  // namespace

void Games::settle(const std::string& id) {
  const auto found = live_.find(id);
  if (found == live_.end()) return;
  LiveGame& game = found->second;
  const auto thinking = thinking_.find(id);
  if (thinking != thinking_.end() && thinking->second.version != game.state.version()) {
    thinking->second.stop->store(true);
    thinking_.erase(thinking);
  }
  const auto owed = game.state.owed();
  if (owed != Owed::nothing) owe(id);
  if (owed == Owed::draw_answer) return;
  for (auto& reply : std::exchange(game.awaiting_answer, {})) {
    answer(std::move(reply), view_at(game, game.state.version()));
  }
}

void Games::owe(const std::string& id) {
  if (owing_set_.insert(id).second) owing_.push_back(id);
}

void Games::owe_later(const std::string& id) {
  failed_.push_back(id);
  retry_at_ = std::chrono::steady_clock::now() + retry_pause;
}

void Games::pump() {
  while (!owing_.empty()) {
    const auto id = owing_.front();
    auto game = find(id);
    if (game && !start_thinking(**game)) return;  // no room; a finished thought brings us back
    owing_.pop_front();
    owing_set_.erase(id);
    if (!game && game.error().code == ErrorCode::io) owe_later(id);
  }
}

bool Games::start_thinking(LiveGame& game) {
  const auto& id = game.meta.id;
  const auto owed = game.state.owed();
  if (owed == Owed::nothing || thinking_.count(id) != 0) return true;
  const auto kind = owed == Owed::move ? ThinkJob::Kind::move : ThinkJob::Kind::draw_answer;
  const auto& state = game.state;
  const auto own = owed == Owed::move ? state.board().seat() : *state.offer();
  auto job = make_job(kind, game.meta, state, own);
  const auto version = game.state.version();
  job.done = [this, mailbox = mailbox_, id, version](Thought thought) {
    mailbox->post([this, id, version, thought] { on_thought(id, version, thought); });
  };
  const auto stop = job.stop;
  if (!thinker_.submit(job)) return false;
  thinking_[id] = {version, stop};
  return true;
}

void Games::on_thought(const std::string& id, std::int64_t version, const Thought& thought) {
  const auto thinking = thinking_.find(id);
  if (thinking == thinking_.end() || thinking->second.version != version) return;
  thinking_.erase(thinking);
  auto game = find(id);
  Result<void> played;
  if (!game) {
    played = Failure(game.error());
  } else if ((*game)->state.version() == version) {
    played = play_thought(**game, (*game)->state.owed(), thought);
  }
  if (played) return;
  log_(Severity::error, "computer-turn-failed",
       {{"game", std::string_view(id)}, {"what", std::string_view(played.error().what)}});
  owe_later(id);
}

Result<void> Games::play_thought(LiveGame& game, Owed owed, const Thought& thought) {
  const auto done = [](const Result<View>& view) -> Result<void> {
    if (!view) return Failure(view.error());
    return {};
  };
  if (owed == Owed::nothing) return {};
  if (owed == Owed::draw_answer) {
    if (thought.accepts_draw) {
      return done(finish(game, By::computer, Reason::agreement, std::nullopt));
    }
    const std::string seat(to_text(*game.state.offer()));
    return done(append(game, Event{0, EventKind::draw_refused, By::computer, seat, {}, {}, 0}));
  }
  const auto& board = game.state.board();
  const auto own = board.seat();
  if (thought.resigns && may_resign(game.meta, game.state, own)) {
    return done(finish(game, By::computer, Reason::resignation, game.state.against(own)));
  }
  if (thought.claims_draw && board.can_claim_draw()) {
    return done(finish(game, By::computer, Reason::repetition, std::nullopt));
  }
  // Computers that play among themselves, as where no person has men left, are to end some day.
  if (game.events.size() >= limits_.events_per_game) {
    return done(finish(game, By::computer, Reason::agreement, std::nullopt));
  }
  const auto outcome = find_outcome(board, thought.move);
  if (!outcome) return failure(ErrorCode::illegal_move, "the computer did not return a legal move");
  auto moved =
      done(append(game, Event{0, EventKind::move, By::computer, outcome->notation, {}, {}, 0}));
  // With more players the next move, which may be another computer's, would end the offer.
  const bool two = game.meta.seats.size() == 2;
  if (!moved || !two || !thought.offers_draw || game.state.over()) return moved;
  const std::string offering(to_text(own));
  return done(append(game, Event{0, EventKind::draw_offer, By::computer, offering, {}, {}, 0}));
}

void Games::hint(Asker asker, const Reply<HintView>& reply) {
  post(reply, [this, asker = std::move(asker), reply] { hint_now(asker, reply); });
}

void Games::hint_now(const Asker& asker, const Reply<HintView>& reply) {
  const auto fail = [&](Error error) { answer<HintView>(reply, Failure(std::move(error))); };
  auto game = find_own(asker);
  if (!game) return fail(game.error());
  const auto& state = (*game)->state;
  if (state.over()) return fail({ErrorCode::game_over, "The game is over", {}, {}});
  if (!state.person_to_move()) {
    return fail({ErrorCode::conflict, "It is the computer's turn", {}, "your turn"});
  }
  if (hinting_.count(asker.game) != 0) {
    return fail({ErrorCode::conflict, "A hint is already on its way", {}, {}});
  }
  auto job = make_job(ThinkJob::Kind::hint, (*game)->meta, state, state.board().seat());
  const auto board = std::make_shared<const Game>(state.board());
  job.done = [this, mailbox = mailbox_, id = asker.game, board, reply](Thought thought) {
    mailbox->post([this, id, board, reply, thought] {
      hinting_.erase(id);
      const auto outcome = find_outcome(*board, thought.move);
      if (!outcome) {
        return answer<HintView>(reply, failure(ErrorCode::busy, "No hint was found"));
      }
      answer<HintView>(reply, HintView{board, *outcome, thought.score, thought.depth});
    });
  };
  // Whoever waits for a move comes first.
  if (!owing_.empty() || !thinker_.submit(job)) {
    return fail({ErrorCode::busy,
                 "The computer has too many games to think about",
                 {},
                 "another attempt in a moment"});
  }
  hinting_.insert(asker.game);
}

}  // namespace camlann::server
