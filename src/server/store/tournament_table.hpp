#pragma once
// The tables of tournaments (doc/formats/database.md). A part of the SQLite store, which calls it
// inside its transactions.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "database/database.hpp"
#include "server/model/game_state.hpp"
#include "server/model/kept_tournament.hpp"
#include "server/store/tournament_store.hpp"

namespace camlann::server {

class TournamentTable final : public TournamentStore {
 public:
  /// Must be called first. The database must outlive this.
  [[nodiscard]] Result<void> prepare(database::Database& database);

  [[nodiscard]] Result<void> write(const TournamentWrite& step);

  Result<std::optional<KeptTournament>> find(std::string_view id) override;
  Result<std::optional<std::string>> find_made(std::string_view director,
                                               std::string_view nonce) override;
  Result<std::vector<TournamentSummary>> list(std::string_view player, int limit) override;
  Result<std::vector<TournamentSummary>> of_club(std::string_view club, int limit) override;
  Result<TournamentCount> count(std::string_view player) override;
  Result<std::vector<std::string>> unfinished() override;
  Result<std::vector<GameSummary>> games(std::string_view tournament) override;

 private:
  Result<void> write_made(const TournamentMeta& meta);
  Result<void> write_entry(const std::string& id, const TournamentEntry& entry);

  database::Statement insert_, update_, insert_event_, insert_entrant_;
  database::Statement find_, events_, find_made_, list_, of_club_, count_, unfinished_, games_;
};

}  // namespace camlann::server
