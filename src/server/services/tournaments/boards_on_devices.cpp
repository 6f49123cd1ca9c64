// Boards in the room that are played on one device between the two players. The device is that of
// a player, of a director, or of any client with the code of the board.
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "base/try.hpp"
#include "rules/verdict.hpp"
#include "server/core/outbox.hpp"
#include "server/core/same_secret.hpp"
#include "server/core/secret.hpp"
#include "server/messages/tournament_requests.hpp"
#include "server/messages/tournaments.hpp"
#include "server/model/directors.hpp"
#include "server/model/game_state.hpp"
#include "server/model/kept_tournament.hpp"
#include "server/services/tournaments/seeds.hpp"
#include "server/services/tournaments/tournaments.hpp"
#include "tournament/decide.hpp"
#include "tournament/event.hpp"

namespace camlann::server {

Result<void> Tournaments::may_open(const KeptTournament& kept, const std::string& player,
                                   BoardAt at, const BoardWish& wish) {
  const auto& pairing = kept.state().rounds[at.round].pairings[at.board];
  if (!kept.is_for_room(at)) {
    return failure(ErrorCode::conflict, "Both players of this game have a device", "board",
                   "a board in the room");
  }
  if (kept.directs(player) || pairing.white == player || pairing.black == player) return {};
  const auto code = kept.board_code(at);
  if (!code.empty() && same_secret(code, wish.code)) return {};
  return failure(ErrorCode::conflict,
                 wish.code.empty()
                     ? "Only its players, a director, or somebody with its link open this board"
                     : "This is not the code of this board",
                 "code", "the link that a director gives");
}

Result<std::string> Tournaments::begin_on_device(const KeptTournament& kept,
                                                 const std::string& player, BoardAt at,
                                                 bool clock) {
  TRY(auto game, game_of(kept.meta(), known_));
  const auto& pairing = kept.state().rounds[at.round].pairings[at.board];
  game.id = namer_(game_id_length);
  game.player = player;
  game.rated = false;  // one person may move for both
  // A game between two players at one device is not played for days.
  if (game.time && (!clock || !game.time->live())) game.time.reset();
  for (const auto& [seat, id] :
       {std::pair(Seat::white, &pairing.white), std::pair(Seat::black, &pairing.black)}) {
    auto& one = game.seats[index_of(seat)];
    one.id = *id;
    one.name = kept.name_of(*id);
    one.on_device = true;
  }
  TRY_VOID(games_.begin(game));
  ++games_begun_;
  return game.id;
}

Result<Payload> Tournaments::open_board(const std::string& player, const std::string& id,
                                        const BoardWish& wish) {
  TRY(const auto found, find(id));
  auto& kept = *found;
  TRY(const auto events,
      tournament::decide(kept.state(), tournament::OpenBoard{wish.round, wish.board}));
  const BoardAt at{wish.round - 1, wish.board - 1};
  TRY_VOID(may_open(kept, player, at, wish));
  auto game = kept.game(at);
  auto code = kept.board_code(at);
  const auto answer = [&] {
    return std::make_shared<const std::string>(opened_board_json(code, game));
  };
  if (!game.empty() && wish.here) {
    TRY(const auto read, games_.take_over(game, player));
    if (read) return answer();
    reads_on_ = true;
    return failure(ErrorCode::busy, "This game is being read");
  }
  if (!game.empty() || (!code.empty() && !wish.here)) return answer();
  TRY_VOID(may_change(kept));
  if (code.empty()) code = namer_(board_code_length);
  if (wish.here) {
    TRY(game, begin_on_device(kept, player, at, wish.clock));
  }
  TRY_VOID(append(kept, events.front(), {game, code}));
  DirectorLine line;
  line.act = DirectorAct::opened;
  line.round = static_cast<int>(wish.round);
  line.board = static_cast<int>(wish.board);
  if (wish.here) note_act(kept, player, std::move(line));
  return answer();
}

}  // namespace camlann::server
