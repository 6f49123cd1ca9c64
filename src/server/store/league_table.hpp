#pragma once
// The tables of leagues (doc/formats/database.md). Part of the SQLite store; writes inside the
// store's transactions.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "database/database.hpp"
#include "server/model/kept_league.hpp"
#include "server/store/league_store.hpp"

namespace camlann::server {

class LeagueTable final : public LeagueStore {
 public:
  /// Call this first. The database must outlive this object.
  [[nodiscard]] Result<void> prepare(database::Database& database);

  /// Writes the current league, after the tournaments of its divisions. Keeps what other
  /// connections have written meanwhile about its players: new names and deleted accounts.
  [[nodiscard]] Result<void> write(const KeptLeague& league);

  Result<std::optional<KeptLeague>> find(std::string_view id) override;
  Result<std::optional<std::string>> find_made(std::string_view director,
                                               std::string_view nonce) override;
  Result<std::vector<LeagueSummary>> list(std::string_view player, int limit) override;
  Result<std::vector<LeagueSummary>> of_club(std::string_view club, int limit) override;
  Result<LeagueCount> count(std::string_view player) override;
  Result<std::vector<std::string>> playing() override;

 private:
  Result<void> write_itself(const KeptLeague& league);
  Result<void> remove_players(const KeptLeague& league);
  Result<void> write_players(const KeptLeague& league);
  Result<void> write_divisions(const KeptLeague& league);
  Result<void> read_players(KeptLeague& league);
  Result<void> read_divisions(KeptLeague& league);

  database::Statement write_, known_players_, remove_player_, write_player_, write_division_;
  database::Statement find_, players_, waiting_, divisions_, find_made_, list_, of_club_, playing_,
      count_;
};

}  // namespace camlann::server
