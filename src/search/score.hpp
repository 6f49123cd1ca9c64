#pragma once
// Scores of a search: hundredths of a man for the side to move; wins and losses are encoded by the
// number of plies to the end. Used by the search, the engine and all displays of scores.

#include <cstdlib>
#include <optional>

namespace camlann::inline v1 {

using Score = int;

/// A win on the spot. Every win in n plies scores win_score - n.
inline constexpr Score win_score = 30'000;
/// Exceeds the depth of any search; scores beyond `sure_win` are proved, not estimated.
inline constexpr int max_ply = 128;
inline constexpr Score sure_win = win_score - max_ply;
inline constexpr Score infinite_score = win_score + 1;

[[nodiscard]] constexpr Score win_in(int plies) {
  return win_score - plies;
}
[[nodiscard]] constexpr Score loss_in(int plies) {
  return plies - win_score;
}
[[nodiscard]] constexpr bool is_sure(Score score) {
  return score >= sure_win || score <= -sure_win;
}

/// Returns the plies to the end of a proved win (positive) or loss (negative, or 0: lost already);
/// nothing for an estimate.
[[nodiscard]] constexpr std::optional<int> plies_to_end(Score score) {
  if (score >= sure_win) return win_score - score;
  if (score <= -sure_win) return -(win_score + score);
  return std::nullopt;
}

}  // namespace camlann::inline v1
