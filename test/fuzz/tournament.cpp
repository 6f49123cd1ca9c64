// Tournaments: the first byte selects a file or a stream of commands. A readable file is written
// and read again to the same tournament; then the next round and the standings are computed.
// Commands, four bytes each, may be refused; the state always results from the events.

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

#include "fuzz/fuzz.hpp"
#include "tournament/decide.hpp"
#include "tournament/event.hpp"
#include "tournament/pairing_check.hpp"
#include "tournament/standings.hpp"
#include "tournament/state.hpp"
#include "wire/tournament_file.hpp"

using namespace camlann;
using namespace camlann::tournament;

namespace {

constexpr std::size_t most = 24;  // most players in a round that is paired here, for speed

void check_state(const State& state) {
  fuzz::check(standings(state).size() == state.entrants.size(), "everybody is in the standing");
  if (state.entrants.size() > most) return;
  const auto events = decide(state, PairRound{});
  if (!events) {
    fuzz::check(!events.error().what.empty(), "a refusal says why");
    return;
  }
  if (const auto* paired = std::get_if<RoundPaired>(&events->front())) {
    (void)check_pairing(state, given_pairing_of(paired->round));
  }
  State after = state;
  for (const Event& event : *events) {
    auto next = try_apply(std::move(after), event);
    fuzz::check(next.has_value(), "what is decided fits");
    after = *std::move(next);
  }
}

void check_file(std::string_view text) {
  const auto kept = wire::read_tournament(text);
  if (!kept) {
    fuzz::check(!kept.error().what.empty(), "an error says what");
    return;
  }
  const auto again = wire::read_tournament(wire::tournament_text(*kept));
  fuzz::check(again && again->events == kept->events && again->state == kept->state,
              "a tournament is read back");
  const auto foreign = wire::read_tournament(text, wire::FileOrigin::foreign);
  fuzz::check(!foreign || foreign->state == kept->state, "a foreign file is the same tournament");
  check_state(kept->state);
}

Command command_of(std::string_view bytes) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(bytes[i]); };
  const PlayerId player(1, static_cast<char>('a' + byte(1) % most));
  const auto score = static_cast<Score>(byte(3) % 7);
  const TeamId team(1, static_cast<char>('A' + byte(1) % 4));
  switch (byte(0) % 11) {
    case 0: return Enter{player, byte(2)};
    case 1: return Withdraw{player};
    case 2: return Return{player};
    case 3: return AskBye{player, byte(2)};
    case 4: return Correct{byte(1), byte(2), score};
    case 5: return Finish{};
    case 6: return PairRound{};
    case 7: return EnterTeam{team};
    case 8: return WithdrawTeam{team};
    case 9:
      return LineUp{team,
                    {PlayerId(1, static_cast<char>('a' + byte(2) % most)),
                     PlayerId(1, static_cast<char>('a' + byte(3) % most))}};
    default: return Report{byte(1), byte(2), score};
  }
}

void check_commands(std::string_view bytes) {
  Terms terms;
  if (bytes.empty()) return;
  const auto first = static_cast<unsigned char>(bytes.front());
  terms.system = static_cast<System>(first % 6);
  if (terms.system == System::teams) terms.boards = 2;
  if (terms.system == System::simul) terms.simul = Simul{"a", GiverColour::alternating, 0};
  terms.rounds = 1 + first / 4 % 8;
  terms.all_at_once = first >= 128;
  terms.third_place = first >= 128;
  terms.seed = first;
  State state = *new_tournament(terms);
  wire::TournamentFile kept{terms, {}, state};
  for (bytes.remove_prefix(1); bytes.size() >= 4; bytes.remove_prefix(4)) {
    const auto events = decide(kept.state, command_of(bytes));
    if (!events) continue;
    fuzz::check(!events->empty(), "a command leads to something");
    for (const Event& event : *events) {
      kept.state = apply(std::move(kept.state), event);
      kept.events.push_back(event);
    }
  }
  check_file(wire::tournament_text(kept));
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  fuzz::Input input(data, size);
  if (input.choice(2) == 0) {
    check_file(input.text());
  } else {
    check_commands(input.text());
  }
  return 0;
}
