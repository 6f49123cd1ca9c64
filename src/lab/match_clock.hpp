#pragma once
// Clocks of the players of a match. Pure values; the match measures the time.

#include <chrono>
#include <string_view>

#include "base/result.hpp"
#include "search/limits.hpp"

namespace camlann {

/// The time that a player has for its moves.
struct MatchTime {
  std::chrono::milliseconds base{0};
  std::chrono::milliseconds increment{0};  // added after each move
  int moves = 0;                           // after these the base is added again; 0: never

  bool operator==(const MatchTime&) const = default;
};

/// Reads "10+0.1": seconds, and seconds added after each move; "1:30" is a minute and a half,
/// "40/60" a minute for every 40 moves. The location of an error is the text.
[[nodiscard]] Result<MatchTime> read_match_time(std::string_view text);

class MatchClock {
 public:
  explicit MatchClock(const MatchTime& time);

  [[nodiscard]] const Clock& left() const { return left_; }
  /// Charges a move. Returns the time that it took beyond what was left, or 0.
  std::chrono::milliseconds charge(std::chrono::milliseconds time);

 private:
  MatchTime time_;
  Clock left_;
};

}  // namespace camlann
