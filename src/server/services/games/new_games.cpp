#include "server/services/games/new_games.hpp"

#include <optional>
#include <string>
#include <utility>

#include "base/result.hpp"
#include "base/try.hpp"
#include "game/catalog.hpp"
#include "game/game.hpp"
#include "game/new_start.hpp"
#include "play/clock.hpp"
#include "play/seating.hpp"
#include "server/core/clock.hpp"
#include "server/core/fair_queue.hpp"
#include "server/core/mailbox.hpp"
#include "server/core/secret.hpp"
#include "server/model/game_state.hpp"
#include "server/model/kept_game.hpp"
#include "server/model/new_game.hpp"
#include "server/services/games/round.hpp"
#include "server/services/round/game_cache.hpp"
#include "server/services/round/rated_boards.hpp"
#include "server/services/round/room_for_games.hpp"

namespace camlann::server {

namespace {

constexpr Millis recent = Millis{24} * 60 * 60 * 1000;
/// Games without a move that a player keeps, however old they are.
constexpr int unmoved_kept = 10;

/// True if this request made this game. The random colour depends only on the id.
bool made(const GameMeta& game, const NewGame& wish, const Catalog& known) {
  auto meta = new_game_meta(wish, game.colour, known);
  if (!meta) return false;
  meta->id = game.id;
  meta->player = game.player;
  meta->created = game.created;
  draw_rules(*meta, known);
  if (game.drawn_from.empty()) meta->drawn_from.clear();  // as in games of version 1.0
  return *meta == game;
}

}  // namespace

Then NewGames::create(const QueueKey& who, const NewGame& wish, const ViewReply& reply) {
  const auto answer = [&](Result<View> view) {
    round_.outbox.answer(reply, std::move(view));
    return Then::done;
  };
  const auto found = made_before(who.player, wish.nonce);
  if (!found) return answer(Failure(found.error()));
  if (const auto& before = *found) {
    const auto game = round_.games.find(*before);
    if (!game) return answer(Failure(game.error()));
    if (*game == nullptr) return Then::again;
    if (made((*game)->meta, wish, round_.known)) return answer((*game)->first());
    return answer(failure(ErrorCode::conflict, "This nonce has been used for another game", "nonce",
                          "a new one"));
  }
  if (const auto may = may_create(who.player, wish.time); !may) return answer(Failure(may.error()));

  const auto id = round_.namer(game_id_length);
  auto meta = new_game_meta(wish, lot(id), round_.known);
  if (!meta) return answer(Failure(meta.error()));
  meta->id = id;
  meta->player = who.player;
  const auto game = begin(std::move(*meta), wish, who.address);
  return answer(game ? Result<View>((*game)->whole()) : Failure(game.error()));
}

Result<std::optional<std::string>> NewGames::made_before(const std::string& player,
                                                         const std::string& nonce) {
  if (nonce.empty()) return std::optional<std::string>{};
  if (auto id = round_.journal.made(player, nonce)) return id;
  return round_.store.games().find_created(player, nonce);
}

Result<void> NewGames::may_create(const std::string& player,
                                  const std::optional<play::TimeControl>& time) {
  if (const auto done = delete_unmoved(player); !done) return done;
  return round_.room_for_games.may_begin(player, time);
}

Result<void> NewGames::delete_unmoved(const std::string& player) {
  auto ids = round_.store.games().unmoved(player, round_.now() - recent, unmoved_kept);
  if (!ids) return Failure(ids.error());
  TRY_VOID(round_.delete_unused(std::move(*ids)));
  return {};
}

/// The games of a tournament were agreed when it was made. The array is near the board of each game
/// that has just begun, and is no secret.
Result<void> NewGames::may_begin(const GameMeta& meta, const Game& board) const {
  if (meta.tournament.empty()) {
    if (auto offered = check_start(board); !offered) return offered;
  }
  if (meta.start.empty() || play::computers(meta.seats).seats == 0) return {};
  for (const auto& player : players_of(meta)) {
    auto fair = round_.rated_boards.may_ask(player, board, Help::engine);
    if (!fair) return fair;
  }
  return {};
}

Result<LiveGame*> NewGames::begin(GameMeta meta, const NewGame& wish, const std::string& address) {
  meta.created = round_.now();
  round_.mark(meta.seats);
  draw_rules(meta, round_.known);
  auto state = GameState::create(meta, round_.known);
  if (!state) return Failure(state.error());
  if (const auto fair = may_begin(meta, state->board()); !fair) return Failure(fair.error());
  auto& game = round_.games.add(KeptGame(std::move(meta), std::move(*state)));
  game.address = address;
  round_.journal.begin(game, wish);
  round_.room_for_games.note_game(game.meta);
  return &game;
}

}  // namespace camlann::server
