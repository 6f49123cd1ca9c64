// Pairing of Swiss rounds, which takes long with many players, without blocking the games. A
// thinking thread or a worker computes the pairing for one version of the tournament. If the
// tournament has changed when the result arrives, the pairing is computed again. After several
// times it counts for the players that it was found for, if since then players have only come and
// gone.
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "base/try.hpp"
#include "server/core/clock.hpp"
#include "server/core/fair_queue.hpp"
#include "server/core/mailbox.hpp"
#include "server/core/outbox.hpp"
#include "server/model/kept_tournament.hpp"
#include "server/services/round/thinkers.hpp"
#include "server/services/tournaments/tournaments.hpp"
#include "tournament/decide.hpp"
#include "tournament/event.hpp"
#include "tournament/pairing.hpp"
#include "tournament/state.hpp"

namespace camlann::server {

namespace {

/// Delay before a failed pairing is retried.
constexpr Millis looking_pause = 500;
/// The number of pairings that are computed again because the tournament has changed.
constexpr int most_overtaken = 8;

/// The estimated cost of the first round, which takes longest: 64 ms with 128 players.
Cost cost_of(std::size_t players) {
  const auto count = static_cast<Cost>(players);
  return count * count * count * 3 / 100'000 + 1;
}

/// True if since then players have only come and gone.
bool has_same_rounds(const tournament::State& now, const tournament::State& then) {
  return now.terms == then.terms && now.rounds == then.rounds;
}

}  // namespace

Then Tournaments::start_round(const std::string& player, const std::string& id, std::size_t round,
                              const Reply<Payload>& reply) {
  const auto fail = [&](Error error) {
    outbox_.answer<Payload>(reply, Failure(std::move(error)));
    return Then::done;
  };
  const auto kept = find_led(player, id);
  if (!kept) return reads_on() ? Then::again : fail(kept.error());
  const std::size_t paired = (*kept)->state().rounds.size();
  if (round > paired + 1) {
    return fail(
        {ErrorCode::conflict, "Another round comes next", "round", std::to_string(paired + 1)});
  }
  if (round == paired + 1) {
    const auto begun = begin_round(**kept);
    if (!begun) return fail(begun.error());
    // A request that waits for the same pairing as another one starts nothing.
    if (*begun == nullptr || !(*begun)->starts()) {
      DirectorLine line;
      line.act = DirectorAct::began;
      line.round = static_cast<int>(round);
      note_act(**kept, player, std::move(line));
    }
    if (*begun != nullptr) {
      (*begun)->replies.push_back(reply);
      return Then::done;
    }
  }
  outbox_.answer<Payload>(reply, message_of(**kept));
  return Then::done;
}

Result<Tournaments::Awaited*> Tournaments::begin_round(KeptTournament& kept) {
  const auto& id = kept.meta().id;
  if (kept.state().terms.system != tournament::System::swiss) {
    const auto paired = pair(kept);
    return paired ? Result<Awaited*>(nullptr) : Failure(paired.error());
  }
  const auto [place, fresh] = awaited_.try_emplace(id);
  if (fresh) {
    if (const auto looked = look_for(kept); !looked) {
      awaited_.erase(place);
      return Failure(looked.error());
    }
  }
  return &place->second;
}

Result<void> Tournaments::look_for(KeptTournament& kept) {
  TRY(const auto task, tournament::what_to_pair(kept.state()));
  const auto& id = kept.meta().id;
  const auto engine_task = ++tasks_;
  EngineTask looking;
  looking.estimate = cost_of(task.players.size());
  looking.begin = [this, id, engine_task] { return job_of(id, engine_task); };
  looking.end = [this, id, engine_task](const Thought& thought) {
    on_pairing(id, engine_task, thought);
  };
  games_.think(QueueKey(kept.meta().director), std::move(looking));
  auto& awaited = awaited_[id];
  awaited.engine_task = engine_task;
  awaited.again = 0;
  return {};
}

/// Describes the current tournament for a thread that is free.
std::optional<ThinkJob> Tournaments::job_of(const std::string& id, std::int64_t engine_task) {
  auto* const awaited = find_awaited(id, engine_task);
  if (awaited == nullptr) return std::nullopt;
  awaited->engine_task = 0;
  const auto kept = find(id);
  if (!kept) return std::nullopt;
  auto task = tournament::what_to_pair((*kept)->state());
  if (!task) return std::nullopt;
  ThinkJob job(std::move(*task));
  awaited->version = (*kept)->version();
  awaited->drawn = (*kept)->state();
  awaited->engine_task = engine_task;
  return job;
}

void Tournaments::on_pairing(const std::string& id, std::int64_t engine_task,
                             const Thought& thought) {
  auto* const awaited = find_awaited(id, engine_task);
  if (awaited == nullptr) return;
  awaited->engine_task = 0;  // any failure below leads to another try
  const auto kept = find(id);
  if (!kept || (!thought.pairing && !thought.cannot_pair)) {
    awaited->again = clock_() + looking_pause;
    return;
  }
  if (!awaited->wanted()) return;
  tournament::PairRound command{thought.pairing};
  if ((*kept)->version() != awaited->version) {
    const bool counts = ++awaited->overtaken > most_overtaken && thought.pairing &&
                        has_same_rounds((*kept)->state(), awaited->drawn);
    if (!counts) return;
    command.field = awaited->drawn.entrants;
  }
  if (!awaited->viewers.empty() && !show_pairing(**kept, *awaited, thought)) {
    awaited->again = clock_() + looking_pause;
    return;
  }
  if (!awaited->starts()) {
    awaited_.erase(id);
    return note_due(**kept);
  }
  const auto paired =
      command.found ? carry_out(**kept, command) : Result<void>(tournament::no_pairing_left());
  if (!paired && paired.error().code == ErrorCode::illegal_move) {  // from an outdated worker
    awaited->again = clock_() + looking_pause;
    return;
  }
  end_wait(**kept, paired);
}

void Tournaments::end_wait(KeptTournament& kept, const Result<void>& paired) {
  const auto found = awaited_.find(kept.meta().id);
  for (const auto& reply : found->second.replies) {
    outbox_.answer<Payload>(reply,
                            paired ? Result<Payload>(message_of(kept)) : Failure(paired.error()));
  }
  for (const auto& viewer : found->second.viewers) {
    outbox_.answer<Payload>(
        viewer, paired ? failure(ErrorCode::conflict, "This round has been paired", "round")
                       : Failure(paired.error()));
  }
  const bool by_clock = found->second.by_clock;
  awaited_.erase(found);
  const auto due = kept.due();
  if (!paired && by_clock && due && clock_() >= *due) return end_or_postpone(kept);
  note_due(kept);
}

void Tournaments::look_for_awaited() {
  std::vector<std::string> ids;
  for (const auto& [id, awaited] : awaited_) {
    if (awaited.engine_task == 0 && clock_() >= awaited.again) ids.push_back(id);
  }
  for (const auto& id : ids) {
    auto& awaited = awaited_[id];
    awaited.again = clock_() + looking_pause;
    const auto kept = find(id);
    if (!kept) continue;
    if (!awaited.wanted()) {
      awaited_.erase(id);
      note_due(**kept);
    } else if (const auto looked = look_for(**kept); !looked) {
      end_wait(**kept, looked);
    }
  }
}

bool Tournaments::waiting() const {
  for (const auto& [id, awaited] : awaited_) {
    if (awaited.engine_task == 0) return true;
  }
  return false;
}

void Tournaments::look_again() {
  for (auto& [id, awaited] : awaited_) awaited.engine_task = 0;
}

void Tournaments::read_again(const std::string& id) {
  kept_.erase(id);
  half_read_.erase(id);
  overtake(id);
}

/// Requests the pairing again, because a tournament that was read again may differ although its
/// version is the same.
void Tournaments::overtake(const std::string& id) {
  const auto found = awaited_.find(id);
  if (found == awaited_.end()) return;
  found->second.engine_task = 0;
  found->second.again = 0;
}

Tournaments::Awaited* Tournaments::find_awaited(const std::string& id, std::int64_t engine_task) {
  const auto found = awaited_.find(id);
  if (found == awaited_.end() || found->second.engine_task != engine_task) return nullptr;
  return &found->second;
}

}  // namespace camlann::server
