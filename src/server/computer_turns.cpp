#include "server/computer_turns.hpp"

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
#include "rules/move.hpp"
#include "rules/outcome.hpp"
#include "rules/verdict.hpp"
#include "server/game_cache.hpp"
#include "server/game_state.hpp"
#include "server/journal.hpp"
#include "server/log.hpp"
#include "server/mailbox.hpp"
#include "server/outbox.hpp"
#include "server/thinkers.hpp"

namespace camlann::server {

namespace {

using play::Owed;

constexpr std::chrono::milliseconds retry_pause{500};

/// FNV-1a: the same game thinks with the same seed after a restart.
std::uint64_t seed_of(std::string_view id) {
  std::uint64_t hash = 0xcbf29ce484222325ULL;
  for (const char c : id) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3ULL;
  return hash;
}

/// `own` is the seat that thinks; of a hint and a draw offer a person's.
ThinkJob make_job(ThinkJob::Kind kind, const LiveGame& game, Seat own) {
  const auto& state = game.state.play();
  const auto player = play::player_at(state.terms.players, own);
  ThinkJob job{state.board, kind};
  job.computer.level = player.person() ? max_level : player.level;
  job.computer.may_resign = state.may_resign(own);
  job.computer.seed = seed_of(game.meta.id);
  job.own = own;
  job.stop = std::make_shared<std::atomic<bool>>(false);
  return job;
}

/// The legal move that this is; nothing for another one.
std::optional<WrittenMove> find_move(const Game& board, const std::optional<Move>& move) {
  if (!move) return std::nullopt;
  const auto outcomes = board.legal();
  const bool legal = std::any_of(outcomes.begin(), outcomes.end(),
                                 [&](const Outcome& outcome) { return outcome.move == *move; });
  if (!legal) return std::nullopt;
  return board.write(*move);
}

/// What the computer to move does after this thought. A game that is too long is called off:
/// computers that play among themselves, as where no person has men left, end some day.
Result<play::Command> command_of(const play::State& state, const Thought& thought, bool too_long) {
  if (thought.resigns && state.may_resign(state.board.seat())) return play::Resign{};
  if (thought.claims_draw && state.board.can_claim_draw()) return play::ClaimDraw{};
  if (too_long) return play::CallOff{};
  auto move = find_move(state.board, thought.move);
  if (!move) return failure(ErrorCode::illegal_move, "the computer did not return a legal move");
  return play::PlayMove{static_cast<int>(state.movers.size()), std::move(*move),
                        thought.offers_draw};
}

}  // namespace

ComputerTurns::ComputerTurns(GameCache& games, Journal& journal, Outbox& outbox, Thinker& thinker,
                             std::shared_ptr<Mailbox> mailbox, std::size_t longest, Log log)
    : games_(games),
      journal_(journal),
      outbox_(outbox),
      thinker_(thinker),
      mailbox_(std::move(mailbox)),
      longest_(longest),
      log_(std::move(log)) {}

void ComputerTurns::settle(const std::string& id) {
  LiveGame* game = games_.in_memory(id);
  if (game == nullptr) return;
  const auto thinking = thinking_.find(id);
  if (thinking != thinking_.end() && thinking->second.version != game->version()) {
    thinking->second.stop->store(true);
    thinking_.erase(thinking);
  }
  const auto owed = game->state.play().owed();
  if (owed != Owed::nothing) owe(id);
  if (owed == Owed::draw_answer) return;
  for (auto& wish : std::exchange(game->awaiting_answer, {})) {
    outbox_.answer<View>(std::move(wish.reply), game->since(wish.have));
  }
}

void ComputerTurns::owe(const std::string& id) {
  if (owing_set_.insert(id).second) owing_.push_back(id);
}

void ComputerTurns::owe_later(const std::string& id) {
  failed_.push_back(id);
  retry_at_ = std::chrono::steady_clock::now() + retry_pause;
}

void ComputerTurns::pump() {
  if (!failed_.empty() && std::chrono::steady_clock::now() >= retry_at_) {
    for (const auto& id : std::exchange(failed_, {})) owe(id);
  }
  while (!owing_.empty()) {
    const auto id = owing_.front();
    auto game = games_.find(id);
    if (game && !start_thinking(**game)) return;  // no room; a finished thought brings us back
    owing_.pop_front();
    owing_set_.erase(id);
    if (!game && game.error().code == ErrorCode::io) owe_later(id);
  }
}

bool ComputerTurns::start_thinking(const LiveGame& game) {
  const auto& id = game.meta.id;
  const auto& state = game.state.play();
  const auto owed = state.owed();
  if (owed == Owed::nothing || thinking_.count(id) != 0) return true;
  const auto kind = owed == Owed::move ? ThinkJob::Kind::move : ThinkJob::Kind::draw_answer;
  auto job = make_job(kind, game, owed == Owed::move ? state.board.seat() : *state.offer);
  const auto version = game.state.version();
  job.done = [this, mailbox = mailbox_, id, version](Thought thought) {
    mailbox->post([this, id, version, thought] { on_thought(id, version, thought); });
  };
  const auto stop = job.stop;
  if (!thinker_.submit(job)) return false;
  thinking_[id] = {version, stop};
  return true;
}

void ComputerTurns::on_thought(const std::string& id, std::int64_t version,
                               const Thought& thought) {
  const auto thinking = thinking_.find(id);
  if (thinking == thinking_.end() || thinking->second.version != version) return;
  thinking_.erase(thinking);
  auto game = games_.find(id);
  Result<void> played;
  if (!game) {
    played = Failure(game.error());
  } else if ((*game)->state.version() == version) {
    played = play_thought(**game, thought);
  }
  if (played) return;
  log_(Severity::error, "computer-turn-failed",
       {{"game", std::string_view(id)}, {"what", std::string_view(played.error().what)}});
  owe_later(id);
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

void ComputerTurns::hint(const LiveGame& game, const Reply<HintView>& reply) {
  const auto fail = [&](Error error) {
    outbox_.answer<HintView>(reply, Failure(std::move(error)));
  };
  const auto& id = game.meta.id;
  const auto& state = game.state.play();
  if (state.over()) return fail({ErrorCode::game_over, "The game is over", {}, {}});
  if (!state.person_to_move()) {
    return fail({ErrorCode::conflict, "It is the computer's turn", {}, "your turn"});
  }
  if (hinting_.count(id) != 0) {
    return fail({ErrorCode::conflict, "A hint is already on its way", {}, {}});
  }
  auto job = make_job(ThinkJob::Kind::hint, game, state.board.seat());
  const auto board = std::make_shared<const Game>(state.board);
  job.done = [this, mailbox = mailbox_, id, board, reply](Thought thought) {
    mailbox->post([this, id, board, reply, thought] {
      hinting_.erase(id);
      auto move = find_move(*board, thought.move);
      if (!move) {
        return outbox_.answer<HintView>(reply, failure(ErrorCode::busy, "No hint was found"));
      }
      outbox_.answer<HintView>(reply,
                               HintView{board, std::move(*move), thought.score, thought.depth});
    });
  };
  // Those who wait for a move come first.
  if (!owing_.empty() || !thinker_.submit(job)) {
    return fail({ErrorCode::busy,
                 "The computer has too many games to think about",
                 {},
                 "another attempt in a moment"});
  }
  hinting_.insert(id);
}

}  // namespace camlann::server
