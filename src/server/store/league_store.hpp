#pragma once
// Leagues, their players and the divisions of their seasons. A part of Store, on the games' thread.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "database/database.hpp"
#include "server/model/entry.hpp"
#include "server/model/kept_league.hpp"
#include "server/model/list_wish.hpp"
#include "tournament/league.hpp"

namespace camlann::server {

/// Leagues of a player that have not ended.
struct LeagueCount {
  int made = 0;
  int entered = 0;
};

/// A league that has not ended and in which a player plays or waits for a season.
struct EnteredLeague {
  std::string id;
  tournament::LeagueTerms terms;
  int cycles = 1;
};

class LeagueStore {
 public:
  /// The database must outlive this.
  explicit LeagueStore(database::Database& database) : database_(database) {}

  /// Writes the league, after the tournaments of its divisions, in a transaction of the caller.
  /// Keeps changes of other connections: names of players, and removed players.
  [[nodiscard]] Result<void> write(const KeptLeague& league);

  [[nodiscard]] Result<std::optional<KeptLeague>> find(std::string_view id);
  /// Finds the league that this player made with this nonce.
  [[nodiscard]] Result<std::optional<std::string>> find_made(std::string_view director,
                                                             std::string_view nonce);
  /// Returns public leagues and those that this player made or is in, the newest first. A search
  /// covers the newest public ones (named_like.hpp).
  [[nodiscard]] Result<ListPart<LeagueSummary>> list(std::string_view player, const ListWish& wish);
  /// Returns the leagues of a club; without `all` the public ones.
  [[nodiscard]] Result<ListPart<LeagueSummary>> of_club(std::string_view club, bool all,
                                                        const ListWish& wish);
  /// Leagues with a season under way.
  [[nodiscard]] Result<std::vector<std::string>> playing();
  [[nodiscard]] Result<LeagueCount> count(std::string_view player);
  [[nodiscard]] Result<std::vector<EnteredLeague>> entered(std::string_view player);

 private:
  Result<void> write_itself(const KeptLeague& league);
  Result<void> remove_players(const KeptLeague& league);
  Result<void> write_players(const KeptLeague& league);
  Result<void> write_divisions(const KeptLeague& league);
  Result<void> write_applicants(const KeptLeague& league);
  /// Returns those that wait, the first first, and then others.
  [[nodiscard]] Result<std::vector<Applicant>> applicants(std::string_view league);
  Result<void> read_players(KeptLeague& league);
  Result<void> read_divisions(KeptLeague& league);

  database::Database& database_;
};

}  // namespace camlann::server
