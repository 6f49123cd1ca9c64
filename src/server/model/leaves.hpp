#pragma once
// Who is on leave, for those who look at it with every move. Only on the games' thread.

#include <optional>
#include <set>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "play/leave.hpp"
#include "server/core/clock.hpp"

namespace camlann::server {

struct OwnedLeave {
  std::string player;
  play::Leave leave;

  bool operator==(const OwnedLeave&) const = default;
};

/// How a player's leave is shown to him. By the wall clock, nearly.
struct LeaveView {
  Millis left = 0;  // that he can take
  std::optional<play::Leave> ahead;
};

class Leaves {
 public:
  /// All of this player that may still matter, in place of those before.
  void set(const std::string& player, play::Leaves leaves, Millis now);
  /// The oldest first.
  [[nodiscard]] const play::Leaves& of(const std::string& player) const;
  /// When the next one begins that has not begun by then.
  [[nodiscard]] std::optional<Millis> next() const;
  /// The players whose leave has begun by now; each is named once.
  [[nodiscard]] std::vector<std::string> begun(Millis now);

 private:
  std::unordered_map<std::string, play::Leaves> by_player_;
  std::set<std::pair<Millis, std::string>> to_come_;
};

}  // namespace camlann::server
