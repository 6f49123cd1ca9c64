#pragma once
// Stores leagues. Part of Store, which writes them together with tournaments; on the thread of
// Games, one call at a time.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "server/model/kept_league.hpp"

namespace camlann::server {

/// The counts of a player's leagues that have not ended.
struct LeagueCount {
  int made = 0;
  int entered = 0;
};

class LeagueStore {
 public:
  virtual ~LeagueStore() = default;

  [[nodiscard]] virtual Result<std::optional<KeptLeague>> find(std::string_view id) = 0;
  /// Finds the league that this player made with this nonce.
  [[nodiscard]] virtual Result<std::optional<std::string>> find_made(std::string_view director,
                                                                     std::string_view nonce) = 0;
  /// Returns public leagues and those that this player made or is in, up to a limit each, the
  /// newest first.
  [[nodiscard]] virtual Result<std::vector<LeagueSummary>> list(std::string_view player,
                                                                int limit) = 0;
  [[nodiscard]] virtual Result<std::vector<LeagueSummary>> of_club(std::string_view club,
                                                                   int limit) = 0;
  /// Returns the leagues with a season in progress.
  [[nodiscard]] virtual Result<std::vector<std::string>> playing() = 0;
  [[nodiscard]] virtual Result<LeagueCount> count(std::string_view player) = 0;
};

}  // namespace camlann::server
