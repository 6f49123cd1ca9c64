#pragma once
// Stores clubs. Part of Store, which writes them together with the rest; on the thread of Games,
// one call at a time.

#include <optional>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "server/model/club.hpp"

namespace camlann::server {

class ClubStore {
 public:
  virtual ~ClubStore() = default;

  [[nodiscard]] virtual Result<std::optional<Club>> find(std::string_view address) = 0;
  /// Returns open clubs and those of this player, up to a limit each, the newest first.
  [[nodiscard]] virtual Result<std::vector<ClubSummary>> list(std::string_view player,
                                                              int limit) = 0;
  /// Counts the clubs that this player directs.
  [[nodiscard]] virtual Result<int> made(std::string_view player) = 0;

  /// False also if the store cannot be read.
  [[nodiscard]] bool is_member(std::string_view player, std::string_view club) {
    const auto found = find(club);
    if (!found) return false;
    const std::optional<Club>& known = *found;
    return known.has_value() && known->find(player) != nullptr;
  }
};

}  // namespace camlann::server
