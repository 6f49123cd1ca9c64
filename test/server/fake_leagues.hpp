#pragma once
// The leagues of a FakeStore.

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "server/store/league_store.hpp"

namespace camlann::server::test {

class FakeLeagues final : public LeagueStore {
 public:
  void write(const KeptLeague& league) { kept_[league.meta.id] = league; }

  Result<std::optional<KeptLeague>> find(std::string_view id) override;
  Result<std::optional<std::string>> find_made(std::string_view director,
                                               std::string_view nonce) override;
  Result<std::vector<LeagueSummary>> list(std::string_view player, int limit) override;
  Result<std::vector<LeagueSummary>> of_club(std::string_view club, int limit) override;
  Result<LeagueCount> count(std::string_view player) override;
  Result<std::vector<std::string>> playing() override;

 private:
  std::map<std::string, KeptLeague, std::less<>> kept_;
};

}  // namespace camlann::server::test
