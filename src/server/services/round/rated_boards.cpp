#include "server/services/round/rated_boards.hpp"

#include <algorithm>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "game/catalog.hpp"
#include "game/game.hpp"
#include "server/model/asked_board.hpp"
#include "server/model/game_state.hpp"
#include "server/model/placement.hpp"

namespace camlann::server {

std::vector<std::string> players_of(const GameMeta& meta) {
  if (!meta.shared()) return {meta.player};
  std::vector<std::string> players;
  for (const auto& seat : meta.seats) {
    const bool again = std::find(players.begin(), players.end(), seat.id) != players.end();
    if (!seat.id.empty() && !again) players.push_back(seat.id);
  }
  return players;
}

void RatedBoards::note(const GameMeta& meta, const Game& board) {
  if (!meta.rated) return;
  if (board.over()) return remove(meta.id);
  put(meta, board.fen(),
      std::make_shared<const Placed>(Placed{&board.variant(), placement_of(board)}));
}

void RatedBoards::note(const GameMeta& meta, std::string fen) {
  put(meta, std::move(fen), nullptr);
}

void RatedBoards::put(const GameMeta& meta, std::string fen, std::shared_ptr<const Placed> placed) {
  if (!meta.rated || !meta.time || !meta.shared()) return;
  const std::lock_guard lock(mutex_);
  if (const auto known = games_.find(meta.id); known != games_.end()) {
    known->second.fen = std::move(fen);
    known->second.placed = std::move(placed);
    return;
  }
  Noted noted{meta.time->live(), players_of(meta), meta.variant,
              meta.rules,        std::move(fen),   std::move(placed)};
  const auto& game = games_.emplace(meta.id, std::move(noted)).first->second;
  for (const auto& player : game.players) by_player_[player].push_back(meta.id);
}

void RatedBoards::remove(const std::string& game) {
  const std::lock_guard lock(mutex_);
  const auto found = games_.find(game);
  if (found == games_.end()) return;
  for (const auto& player : found->second.players) {
    const auto own = by_player_.find(player);
    if (own == by_player_.end()) continue;
    std::erase(own->second, game);
    if (own->second.empty()) by_player_.erase(own);
  }
  games_.erase(found);
}

void RatedBoards::pass_on(const std::string& game, const std::string& guest,
                          const std::string& account) {
  const std::lock_guard lock(mutex_);
  const auto found = games_.find(game);
  if (found == games_.end()) return;
  const auto own = by_player_.find(guest);
  if (own == by_player_.end() || std::erase(own->second, game) == 0) return;
  if (own->second.empty()) by_player_.erase(own);
  auto& players = found->second.players;
  std::replace(players.begin(), players.end(), guest, account);
  by_player_[account].push_back(game);
}

bool RatedBoards::plays(const std::string& player) const {
  const std::lock_guard lock(mutex_);
  return by_player_.contains(player);
}

const std::vector<std::string>& RatedBoards::games_of(const std::string& player) const {
  static const std::vector<std::string> none;
  const auto found = by_player_.find(player);
  return found == by_player_.end() ? none : found->second;
}

bool RatedBoards::has_board(const std::string& player, Help help) const {
  const std::lock_guard lock(mutex_);
  const auto& own = games_of(player);
  return std::any_of(own.begin(), own.end(), [&](const std::string& game) {
    return help == Help::engine || games_.at(game).live;
  });
}

std::vector<RatedBoards::Noted> RatedBoards::boards_of(const std::string& player, Help help) const {
  std::vector<Noted> boards;
  const std::lock_guard lock(mutex_);
  for (const auto& id : games_of(player)) {
    const auto& game = games_.at(id);
    if (!game.live && help != Help::engine) continue;
    if (!game.placed) game.placed = place(game);
    boards.push_back(game);
  }
  return boards;
}

std::shared_ptr<const RatedBoards::Placed> RatedBoards::place(const Noted& game) const {
  const auto* const variant = known_.find(game.variant);
  auto men = variant == nullptr ? std::nullopt : placement_of(*variant, game.fen);
  if (!men) return std::make_shared<const Placed>();
  return std::make_shared<const Placed>(Placed{variant, std::move(*men)});
}

Result<void> RatedBoards::may_ask_freely(const std::string& player, Help help) const {
  if (!has_board(player, help)) return {};
  return failure(ErrorCode::conflict, "You play a rated game, to which the answer might apply", {},
                 "another question, or the end of that game");
}

Result<void> RatedBoards::may_ask(const std::string& player, const Game& board, Help help) const {
  const auto running = boards_of(player, help);
  if (running.empty()) return {};
  AskedBoard asked(board);
  for (const auto& game : running) {
    const auto* const variant = game.placed->variant;
    const auto make = [&] { return known_.make_game(game.variant, game.rules, game.fen); };
    if (variant == nullptr || !asked.is_near(*variant, game.placed->men, make)) continue;
    return failure(ErrorCode::conflict,
                   "This position is close to that of a rated game that you play", {},
                   "another position, or the end of that game");
  }
  return {};
}

Result<void> RatedBoards::may_ask(const std::string& player, std::string_view variant,
                                  std::string_view rules, std::string_view fen, Help help) const {
  if (!has_board(player, help)) return {};
  const auto board = known_.make_game(variant, rules, fen);
  return board ? may_ask(player, *board, help) : Result<void>{};
}

}  // namespace camlann::server
