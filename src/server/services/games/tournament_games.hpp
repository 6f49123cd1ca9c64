#pragma once
// Games of tournaments: made with a round of pairings, their results taken in the round of writing
// in which they end, and ended if the director gives another result. Only on the games' thread.

#include <string>

#include "base/result.hpp"
#include "play/command.hpp"
#include "server/core/token_bucket.hpp"
#include "server/services/tournaments/tournaments.hpp"

namespace camlann::server {

class NewGames;
class Profiles;
struct Round;

class TournamentGames {
 public:
  TournamentGames(Round& round, NewGames& new_games, Profiles& profiles);

  /// Returns what Tournaments may do to games.
  [[nodiscard]] GameHand hand();
  /// Passes on the results of games that have ended in this round.
  void take_results(Tournaments& tournaments);

 private:
  [[nodiscard]] Result<void> begin(GameMeta meta);
  void end(const std::string& id, const play::GiveResult& result, bool left,
           const std::string& player);
  [[nodiscard]] Result<bool> read(const std::string& id, const std::string& director);
  void give(const std::string& id, const play::GiveResult& result, const std::string& director);
  [[nodiscard]] Result<bool> take_over(const std::string& id, const std::string& player);

  Round& round_;
  NewGames& new_games_;
  Profiles& profiles_;
  NameBuckets corrections_;  // by director
};

}  // namespace camlann::server
