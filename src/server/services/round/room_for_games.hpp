#pragma once
// The limit on unfinished games of a player: those that exist, and those that may still begin in
// the tournaments and leagues that the player has entered. Checked before a player begins a game or
// enters. A few places are for live games alone, so that players waiting for rounds by
// correspondence still play them. Only on the games' thread.

#include <map>
#include <optional>
#include <string>

#include "base/result.hpp"
#include "play/clock.hpp"
#include "server/core/limits.hpp"
#include "server/model/game_state.hpp"
#include "server/store/store.hpp"
#include "tournament/event.hpp"
#include "tournament/league.hpp"

namespace camlann::server {

struct GamesOfPlayer {
  int all = 0;
  int unfinished = 0;
  int to_come = 0;  // the most that may be added to the unfinished ones without the player's doing
};

/// Returns the most games of this player that a tournament with these terms has open at a time.
[[nodiscard]] int most_games_at_once(const tournament::Terms& terms, const std::string& player);
/// The same for a season of a league.
[[nodiscard]] int most_games_at_once(const tournament::LeagueTerms& terms, int cycles);

class RoomForGames {
 public:
  /// The store and the limits must outlive this.
  RoomForGames(Store& store, const Limits& limits) : store_(store), limits_(limits) {}

  [[nodiscard]] Result<GamesOfPlayer> count(const std::string& player);
  /// Returns an error if the player may not begin a game with this time.
  [[nodiscard]] Result<void> may_begin(const std::string& player,
                                       const std::optional<play::TimeControl>& time);
  /// Returns an error if the player may not enter what has up to this many games with this time
  /// open at once.
  [[nodiscard]] Result<void> may_enter(const std::string& player, int games,
                                       const play::TimeControl& time);

  // Changes of the round under way, which the store does not have yet
  /// Ignores games of tournaments: they are to come already.
  void note_game(const GameMeta& meta);
  void note_entry(const std::string& player, int games) { unsaved_[player].to_come += games; }
  void next_round() { unsaved_.clear(); }

 private:
  [[nodiscard]] Result<int> to_come(const std::string& player);
  /// Returns the number of games to come in a tournament in which the player has `open` games.
  [[nodiscard]] Result<int> to_come_in(const EnteredTournament& entered, const std::string& player,
                                       int open);
  [[nodiscard]] bool has_room(const GamesOfPlayer& games, bool live) const;

  struct Unsaved {
    int games = 0;
    int to_come = 0;
  };

  Store& store_;
  const Limits& limits_;
  std::map<std::string, Unsaved> unsaved_;  // by player
};

}  // namespace camlann::server
