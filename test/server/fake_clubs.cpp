#include "server/fake_clubs.hpp"

#include <algorithm>

namespace camlann::server::test {

Result<std::optional<Club>> FakeClubs::find(std::string_view address) {
  const auto found = kept_.find(address);
  if (found == kept_.end()) return std::optional<Club>{};
  return std::optional(found->second);
}

Result<std::vector<ClubSummary>> FakeClubs::list(std::string_view player, int limit) {
  std::vector<Club> clubs;
  for (const auto& [address, club] : kept_) {
    if (club.find(player) != nullptr || (club.open && limit-- > 0)) clubs.push_back(club);
  }
  std::stable_sort(clubs.begin(), clubs.end(),
                   [](const Club& a, const Club& b) { return a.created > b.created; });
  std::vector<ClubSummary> all;
  for (const auto& club : clubs) {
    all.push_back({club.address, club.name, club.open, static_cast<int>(club.members.size())});
  }
  return all;
}

Result<int> FakeClubs::made(std::string_view player) {
  return static_cast<int>(std::count_if(
      kept_.begin(), kept_.end(), [&](const auto& one) { return one.second.director == player; }));
}

}  // namespace camlann::server::test
