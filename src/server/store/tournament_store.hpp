#pragma once
// What the server keeps of tournaments. A part of Store, which writes them together with games; on
// the thread of Games, one call at a time.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "server/model/game_state.hpp"
#include "server/model/kept_tournament.hpp"

namespace camlann::server {

/// Those of a player that are not over.
struct TournamentCount {
  int made = 0;
  int entered = 0;
};

class TournamentStore {
 public:
  virtual ~TournamentStore() = default;

  /// An error of the code `syntax` if what is kept makes no tournament.
  [[nodiscard]] virtual Result<std::optional<KeptTournament>> find(std::string_view id) = 0;
  /// The one that this player made with this nonce.
  [[nodiscard]] virtual Result<std::optional<std::string>> find_made(std::string_view director,
                                                                     std::string_view nonce) = 0;
  /// Newest first: at most so many public ones, and those that this player made or has entered.
  [[nodiscard]] virtual Result<std::vector<TournamentSummary>> list(std::string_view player,
                                                                    int limit) = 0;
  [[nodiscard]] virtual Result<std::vector<TournamentSummary>> of_club(std::string_view club,
                                                                       int limit) = 0;
  [[nodiscard]] virtual Result<TournamentCount> count(std::string_view player) = 0;
  /// Those that run, or are to start by the clock.
  [[nodiscard]] virtual Result<std::vector<std::string>> unfinished() = 0;
  /// The games that were made for it.
  [[nodiscard]] virtual Result<std::vector<GameSummary>> games(std::string_view tournament) = 0;
};

}  // namespace camlann::server
