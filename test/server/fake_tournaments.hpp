#pragma once
// The tournaments of a FakeStore.

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "server/store/tournament_store.hpp"

namespace camlann::server::test {

class FakeTournaments final : public TournamentStore {
 public:
  /// Games by id, of the store that this is a part of.
  std::function<std::vector<GameSummary>(std::string_view)> all_games;
  bool fail_reads = false;  // of a whole one

  void write(const TournamentWrite& step);

  Result<std::optional<KeptTournament>> find(std::string_view id) override;
  Result<std::optional<std::string>> find_made(std::string_view director,
                                               std::string_view nonce) override;
  Result<std::vector<TournamentSummary>> list(std::string_view player, int limit) override;
  Result<std::vector<TournamentSummary>> of_club(std::string_view club, int limit) override;
  Result<TournamentCount> count(std::string_view player) override;
  Result<std::vector<std::string>> unfinished() override;
  Result<std::vector<GameSummary>> games(std::string_view tournament) override {
    return all_games(tournament);
  }

 private:
  struct Kept {
    TournamentMeta meta;
    std::vector<TournamentEntry> entries;
    TournamentStanding standing;

    [[nodiscard]] bool has(std::string_view player) const;
  };
  [[nodiscard]] std::vector<TournamentSummary> newest(
      int limit, const std::function<bool(const Kept&)>& which) const;

  std::map<std::string, Kept, std::less<>> kept_;
};

}  // namespace camlann::server::test
