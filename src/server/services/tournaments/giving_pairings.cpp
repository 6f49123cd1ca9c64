// Rounds that a director pairs in place of the program: the program's proposal, the check of
// another pairing, and the round itself. The log has what it breaks.
#include <cstddef>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "base/try.hpp"
#include "base/words.hpp"
#include "server/core/mailbox.hpp"
#include "server/core/outbox.hpp"
#include "server/messages/tournament_requests.hpp"
#include "server/messages/tournaments.hpp"
#include "server/model/directors.hpp"
#include "server/model/kept_tournament.hpp"
#include "server/services/round/thinkers.hpp"
#include "server/services/tournaments/tournaments.hpp"
#include "tournament/event.hpp"
#include "tournament/pairing.hpp"
#include "tournament/pairing_check.hpp"
#include "tournament/state.hpp"
#include "tournament/words.hpp"  // IWYU pragma: keep: the words of faults

namespace camlann::server {

namespace {

using tournament::PairingFault;

/// Returns a pairing with what it breaks.
Result<Payload> checked(const KeptTournament& kept, const tournament::GivenPairing& pairing) {
  TRY(const auto faults, tournament::check_pairing(kept.state(), pairing));
  return std::make_shared<const std::string>(pairing_json(kept, pairing, faults));
}

/// True if this request has paired the last round already.
bool is_there(const KeptTournament& kept, const GivenRound& given) {
  const auto& rounds = kept.state().rounds;
  return given.round == rounds.size() && !rounds.empty() && rounds.back().given &&
         tournament::given_pairing_of(rounds.back()) == given.pairing;
}

Failure breaks_rules(const KeptTournament& kept, const PairingFault& fault) {
  const auto name_of = [&](const tournament::PlayerId& player) { return kept.name_of(player); };
  return failure(ErrorCode::conflict,
                 "This pairing breaks rules: " + tournament::sentence_of(fault, name_of), "despite",
                 "another pairing, or true to take it all the same");
}

}  // namespace

Result<void> Tournaments::is_next(const KeptTournament& kept, std::size_t round) {
  const std::size_t next = kept.state().rounds.size() + 1;
  if (round == next) return {};
  return failure(ErrorCode::conflict,
                 round < next ? "This round has been paired" : "Another round comes next", "round",
                 std::to_string(next));
}

Then Tournaments::propose(const std::string& player, const std::string& id,
                          const Reply<Payload>& reply) {
  const auto answer = [&](Result<Payload> told) {
    outbox_.answer<Payload>(reply, std::move(told));
    return Then::done;
  };
  const auto found = find_own(player, id);
  if (!found) return reads_on() ? Then::again : answer(Failure(found.error()));
  auto& kept = **found;
  // An empty pairing shows whether a director may pair now.
  if (const auto may = tournament::check_pairing(kept.state(), {}); !may) {
    return answer(Failure(may.error()));
  }
  if (kept.state().terms.system != tournament::System::swiss) {
    const auto rounds = tournament::next_rounds(kept.state());
    if (!rounds) return answer(Failure(rounds.error()));
    return answer(checked(kept, tournament::given_pairing_of(rounds->front())));
  }
  const auto [place, fresh] = awaited_.try_emplace(id);
  if (fresh) {
    if (const auto looked = look_for(kept); !looked) {
      awaited_.erase(place);
      return answer(Failure(looked.error()));
    }
  }
  place->second.viewers.push_back(reply);
  return Then::done;
}

bool Tournaments::show_pairing(const KeptTournament& kept, Awaited& awaited,
                               const Thought& thought) {
  auto pairing = tournament::pairing_of_neighbours(kept.state());
  if (thought.pairing) {
    const auto rounds = tournament::next_of_swiss(awaited.drawn, *thought.pairing);
    if (!rounds) return false;  // from an outdated worker
    pairing = tournament::given_pairing_of(rounds->front());
  }
  const auto told = checked(kept, pairing);
  for (const auto& viewer : std::exchange(awaited.viewers, {})) {
    outbox_.answer<Payload>(viewer, told);
  }
  return true;
}

Result<Payload> Tournaments::check_pairing(const std::string& player, const std::string& id,
                                           const GivenRound& given) {
  TRY(const auto kept, find_own(player, id));
  TRY_VOID(is_next(*kept, given.round));
  return checked(*kept, given.pairing);
}

Result<Payload> Tournaments::give_pairing(const std::string& player, const std::string& id,
                                          const GivenRound& given) {
  TRY(const auto found, find_own(player, id));
  auto& kept = *found;
  if (is_there(kept, given)) return message_of(kept);
  TRY_VOID(is_next(kept, given.round));
  TRY(const auto faults, tournament::check_pairing(kept.state(), given.pairing));
  const auto severity = faults.empty() ? PairingFault::Severity::avoided : faults.front().severity;
  if (severity == PairingFault::Severity::against_rules && !given.despite) {
    return breaks_rules(kept, faults.front());
  }
  if (severity == PairingFault::Severity::impossible) {
    const auto& fault = faults.front();
    const auto name_of = [&](const tournament::PlayerId& one) {
      return kept.state().find(one) ? kept.name_of(one) : "Somebody";
    };
    return failure(ErrorCode::conflict, tournament::sentence_of(fault, name_of), "boards",
                   "each player of the round once, with a game or a bye");
  }
  TRY_VOID(carry_out(kept, tournament::GivePairing{given.pairing}));
  DirectorLine line;
  line.act = DirectorAct::paired;
  line.round = static_cast<int>(given.round);
  note_act(kept, player, line);
  for (const PairingFault& fault : faults) {
    line.act = DirectorAct::broke;
    line.about = {fault.player, kept.name_of(fault.player)};
    line.board = static_cast<int>(fault.board);
    line.result = word_of(fault.kind);
    note_act(kept, player, line);
  }
  return message_of(kept);
}

}  // namespace camlann::server
