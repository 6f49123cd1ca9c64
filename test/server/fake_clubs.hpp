#pragma once
// The clubs of a FakeStore.

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "server/store/club_store.hpp"

namespace camlann::server::test {

class FakeClubs final : public ClubStore {
 public:
  void write(const Club& club) { kept_[club.address] = club; }

  Result<std::optional<Club>> find(std::string_view address) override;
  Result<std::vector<ClubSummary>> list(std::string_view player, int limit) override;
  Result<int> made(std::string_view player) override;

 private:
  std::map<std::string, Club, std::less<>> kept_;
};

}  // namespace camlann::server::test
