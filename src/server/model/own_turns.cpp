#include "server/model/own_turns.hpp"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "server/core/clock.hpp"
#include "server/core/secret.hpp"
#include "server/core/sha256.hpp"
#include "server/model/game_state.hpp"
#include "server/model/invitation.hpp"

namespace camlann::server {

namespace {

constexpr std::size_t tag_length = 16;

/// True if the game is live and the player's first move is still to come.
bool awaits_first_move(const GameSummary& game, const std::string& player) {
  const auto& seats = game.meta.seats;
  if (!game.meta.time || !game.meta.time->live()) return false;
  const auto own = std::find_if(seats.begin(), seats.end(),
                                [&](const Player& seat) { return seat.id == player; });
  return own != seats.end() && game.standing.plies <= std::distance(seats.begin(), own);
}

}  // namespace

OwnTurns turns_of(const std::string& player, std::vector<GameSummary> games,
                  std::vector<Invitation> invitations) {
  OwnTurns turns;
  turns.games = std::move(games);
  turns.invitations = std::move(invitations);
  const auto others =
      std::stable_partition(turns.games.begin(), turns.games.end(), [&](const GameSummary& game) {
        return game.meta.player_at(game.standing.seat).id == player;
      });
  std::copy_if(others, turns.games.end(), std::back_inserter(turns.begun),
               [&](const GameSummary& game) { return awaits_first_move(game, player); });
  turns.games.erase(others, turns.games.end());
  std::string text = player;
  for (const auto& game : turns.games) {
    text += ' ' + game.meta.id + ' ' + std::to_string(game.standing.version);
  }
  for (const auto& one : turns.invitations) {
    text += ' ' + one.id + ' ' + std::to_string(one.version);
  }
  const auto digest = sha256(text);
  turns.tag = name_of({digest.data(), digest.size()}, tag_length);
  return turns;
}

std::optional<TurnsRequest> TurnWaiters::add(const std::string& player, TurnsRequest request,
                                             std::size_t most) {
  due_.emplace(request.until, player);
  auto& own = waiting_[player];
  own.push_back(std::move(request));
  if (own.size() <= most) return std::nullopt;
  auto first = std::move(own.front());
  own.erase(own.begin());
  const auto as_long = [&](const TurnsRequest& one) { return one.until == first.until; };
  if (std::none_of(own.begin(), own.end(), as_long)) due_.erase({first.until, player});
  return first;
}

std::vector<TurnsRequest> TurnWaiters::take(const std::string& player) {
  const auto found = waiting_.find(player);
  if (found == waiting_.end()) return {};
  auto taken = std::move(found->second);
  waiting_.erase(found);
  for (const auto& request : taken) due_.erase({request.until, player});
  return taken;
}

std::vector<std::pair<std::string, TurnsRequest>> TurnWaiters::take(const Whose& whose) {
  std::vector<std::string> players;
  for (const auto& own : waiting_) {
    const bool some =
        std::any_of(own.second.begin(), own.second.end(),
                    [&](const TurnsRequest& one) { return whose(own.first, one.address); });
    if (some) players.push_back(own.first);
  }
  std::vector<std::pair<std::string, TurnsRequest>> taken;
  for (const auto& player : players) {
    for (auto& request : take(player)) taken.emplace_back(player, std::move(request));
  }
  return taken;
}

std::optional<std::pair<Millis, std::string>> TurnWaiters::first_due() const {
  if (due_.empty()) return std::nullopt;
  return *due_.begin();
}

}  // namespace camlann::server
