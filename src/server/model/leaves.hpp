#pragma once
// An index of the players on leave, because every move checks it. Only on the games' thread.

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

/// A player's own view of their leave. By the wall clock, approximately.
struct LeaveView {
  Millis left = 0;  // remaining
  std::optional<play::Leave> ahead;
};

class LeaveIndex {
 public:
  /// Replaces the player's leaves by all that may still matter.
  void set(const std::string& player, play::Leaves leaves, Millis now);
  /// Returns the oldest first.
  [[nodiscard]] const play::Leaves& of(const std::string& player) const;
  /// Returns when the next future leave starts.
  [[nodiscard]] std::optional<Millis> next() const;
  /// Returns each player with a leave that has started by now, once.
  [[nodiscard]] std::vector<std::string> begun(Millis now);

 private:
  std::unordered_map<std::string, play::Leaves> by_player_;
  std::set<std::pair<Millis, std::string>> to_come_;
};

}  // namespace camlann::server
