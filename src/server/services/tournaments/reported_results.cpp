// Results that the players of boards in the room report. The other player confirms a report or
// reports another result; if the two differ, a director decides.
#include <cstdint>
#include <string>
#include <utility>

#include "base/result.hpp"
#include "base/try.hpp"
#include "base/words.hpp"
#include "server/core/limits.hpp"
#include "server/core/outbox.hpp"
#include "server/model/directors.hpp"
#include "server/model/entry.hpp"
#include "server/model/kept_tournament.hpp"
#include "server/services/tournaments/tournaments.hpp"
#include "tournament/decide.hpp"
#include "tournament/event.hpp"
#include "tournament/state.hpp"
#include "tournament/words.hpp"

namespace camlann::server {

namespace {

/// Reports of one game by one player, with those taken back.
constexpr int most_tellings = 4;

Result<const tournament::Pairing*> find_own_game(const KeptTournament& kept,
                                                 const std::string& player,
                                                 const tournament::Report& result) {
  const auto& rounds = kept.state().rounds;
  const bool there = result.round >= 1 && result.round <= rounds.size() && result.board >= 1 &&
                     result.board <= rounds[result.round - 1].pairings.size();
  if (!there) return failure(ErrorCode::not_found, "There is no such game in this tournament");
  const auto& pairing = rounds[result.round - 1].pairings[result.board - 1];
  if (pairing.white == player || pairing.black == player) return &pairing;
  return failure(ErrorCode::conflict, "Only its two players report the result of a game", "board",
                 "your own game");
}

}  // namespace

Result<void> Tournaments::may_tell(const KeptTournament& kept, const std::string& player,
                                   BoardAt at) const {
  const int before = kept.tellings(at, player);
  if (before == 0) return {};  // a result, for which there is always room
  // The other half of the events is the directors'.
  const auto games = static_cast<std::int64_t>(kept.games());
  const auto most = limits_.tournament_events / 2 + limits_.tournament_events_per_game * games;
  if (before < most_tellings && kept.version() < most) return {};
  return failure(ErrorCode::too_many, "You have reported this game too often", {},
                 "the result by a director");
}

Result<void> Tournaments::settle(KeptTournament& kept, const std::string& player,
                                 const tournament::Report& result) {
  if (result.score == tournament::Score::open) return {};
  const BoardAt at{result.round - 1, result.board - 1};
  const auto& pairing = kept.state().rounds[at.round].pairings[at.board];
  const auto other = pairing.white == player ? pairing.black : pairing.white;
  const bool alone = has_no_device(other);
  const auto* const theirs = kept.told_by(at, other);
  if (!alone && theirs == nullptr) return {};  // it waits for the other player
  const bool counts = alone || theirs->score == result.score;
  DirectorLine line;
  line.act = alone    ? DirectorAct::reported
             : counts ? DirectorAct::confirmed
                      : DirectorAct::disputed;
  line.round = static_cast<int>(result.round);
  line.board = static_cast<int>(result.board);
  line.result = word_of(result.score);
  line.about = {other, kept.name_of(other)};
  if (counts) {
    TRY_VOID(carry_out(kept, result));
  }
  note_player(kept, player, std::move(line));
  return {};
}

Result<Payload> Tournaments::report_result(const std::string& player, const std::string& id,
                                           const tournament::Report& result) {
  TRY(const auto found, find(id));
  auto& kept = *found;
  TRY(const auto* const pairing, find_own_game(kept, player, result));
  if (result.score != tournament::Score::open && !tournament::was_played(result.score)) {
    return failure(ErrorCode::syntax, "Only a director says that somebody did not come", "result",
                   "1-0, 1/2-1/2 or 0-1");
  }
  const BoardAt at{result.round - 1, result.board - 1};
  const auto* const mine = kept.told_by(at, player);
  const tournament::Score said = mine == nullptr ? tournament::Score::open : mine->score;
  const bool is_open = pairing->score == tournament::Score::open;
  // Repeated, or there is nothing to take back.
  if (said == result.score && (is_open || said != tournament::Score::open)) return message_of(kept);
  if (!is_open) {
    return failure(ErrorCode::conflict, "This game has a result; a director can correct it",
                   "result", std::string(word_of(pairing->score)));
  }
  if (!kept.game(at).empty()) {
    return failure(ErrorCode::conflict, "The game of this board gives its result", "board",
                   "a board without a game on the server");
  }
  TRY_VOID(may_tell(kept, player, at));
  TRY(const auto events,
      tournament::decide(kept.state(),
                         tournament::TellResult{result.round, result.board, player, result.score}));
  TRY_VOID(append(kept, events.front(), {}));
  TRY_VOID(settle(kept, player, result));
  return message_of(kept);
}

}  // namespace camlann::server
