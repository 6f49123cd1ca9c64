#pragma once
// The store of tournaments. A part of Store, which writes them together with games; runs on the
// thread of Games, one call at a time.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "server/model/game_state.hpp"
#include "server/model/kept_tournament.hpp"

namespace camlann::server {

/// Numbers of a player's unfinished tournaments.
struct TournamentCount {
  int made = 0;
  int entered = 0;
};

class TournamentStore {
 public:
  virtual ~TournamentStore() = default;

  /// Returns an error with code `syntax` if the stored data is not a valid tournament.
  [[nodiscard]] virtual Result<std::optional<KeptTournament>> find(std::string_view id) = 0;
  /// Returns the tournament that this player created with this nonce.
  [[nodiscard]] virtual Result<std::optional<std::string>> find_made(std::string_view director,
                                                                     std::string_view nonce) = 0;
  /// Returns up to `limit` public tournaments and up to `limit` that this player created or
  /// entered, newest first.
  [[nodiscard]] virtual Result<std::vector<TournamentSummary>> list(std::string_view player,
                                                                    int limit) = 0;
  [[nodiscard]] virtual Result<std::vector<TournamentSummary>> of_club(std::string_view club,
                                                                       int limit) = 0;
  [[nodiscard]] virtual Result<TournamentCount> count(std::string_view player) = 0;
  /// Returns the tournaments that are running, or open with a start time.
  [[nodiscard]] virtual Result<std::vector<std::string>> unfinished() = 0;
  /// Returns the games of the tournament.
  [[nodiscard]] virtual Result<std::vector<GameSummary>> games(std::string_view tournament) = 0;
};

}  // namespace camlann::server
