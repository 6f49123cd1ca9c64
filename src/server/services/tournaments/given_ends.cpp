#include "server/services/tournaments/given_ends.hpp"

#include <optional>

#include "play/command.hpp"
#include "rules/verdict.hpp"
#include "server/model/kept_tournament.hpp"
#include "tournament/event.hpp"

namespace camlann::server {

play::GiveResult end_of(const KeptTournament& kept, BoardAt at) {
  using tournament::Score;
  switch (kept.state().rounds[at.round].pairings[at.board].score) {
    case Score::white: return {Reason::director, Seat::white};
    case Score::black: return {Reason::director, Seat::black};
    case Score::white_absent: return {Reason::forfeit, Seat::black};
    case Score::black_absent: return {Reason::forfeit, Seat::white};
    case Score::both_absent: return {Reason::neither_came, std::nullopt};
    case Score::draw:
    case Score::open: break;
  }
  return {Reason::director, std::nullopt};
}

}  // namespace camlann::server
