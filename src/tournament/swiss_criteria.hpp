#pragma once
// The criteria of the Dutch system for the pairing of a bracket (C.04.3, article 2), as weights of
// its pairs. Used by the pairing of a Swiss. Pure.

#include <array>
#include <cstddef>
#include <optional>
#include <vector>

#include "tournament/matching.hpp"
#include "tournament/ranked_weight.hpp"
#include "tournament/swiss_player.hpp"

namespace camlann::tournament {

/// A bracket and all players below it, each list sorted by rank. Indices of cards.
struct SwissBracket {
  std::vector<std::size_t> moved_down;
  std::vector<std::size_t> residents;
  std::vector<std::size_t> below;
  bool moved_down_may_pair = true;  // false once the moved-down players that pair are chosen
  bool single_gets_bye = false;     // one player will be left over and get the bye (C9)
};

class SwissCriteria {
 public:
  SwissCriteria(const std::vector<SwissCard>& cards, const SwissBracket& bracket,
                bool initial_white);

  /// Gives access to the plan, to add criteria that rank below all others.
  [[nodiscard]] WeightPlan& plan() { return plan_; }
  [[nodiscard]] std::size_t length() const { return plan_.length(); }
  /// True if two players would be a pair of this bracket, not of a later one.
  [[nodiscard]] bool is_here(std::size_t a, std::size_t b) const;
  /// Returns the weight of a permitted pair of players.
  [[nodiscard]] Weight of_pair(std::size_t a, std::size_t b) const;
  /// Returns the weight of a permitted bye for a player.
  [[nodiscard]] Weight of_bye(std::size_t player) const;

 private:
  enum class Place : std::uint8_t { elsewhere, moved_down, resident, next, further };

  void add_place_wishes();
  void add_quality_wishes();
  void judge_here(Weight& weight, std::size_t a, std::size_t b) const;
  void judge_colours(Weight& weight, std::size_t a, std::size_t b) const;
  void judge_floats(Weight& weight, std::size_t a, std::size_t b) const;
  void judge_next(Weight& weight, std::size_t a, std::size_t b) const;
  [[nodiscard]] std::size_t class_of(std::size_t player) const;
  [[nodiscard]] bool in_bracket(std::size_t player) const {
    return places_[player] == Place::moved_down || places_[player] == Place::resident;
  }

  const std::vector<SwissCard>& cards_;
  const SwissBracket& bracket_;
  bool initial_white_;
  std::vector<Place> places_;
  std::vector<int> scores_;  // the distinct scores of the bracket, the highest first
  std::int64_t players_ = 0;
  WeightPlan plan_;

  // Criteria, in the order of their rank.
  std::size_t complete_ = 0;                                   // C4
  std::size_t bye_score_ = 0;                                  // C5
  std::size_t pairs_ = 0;                                      // C6
  std::vector<std::size_t> paired_scores_;                     // C7
  std::size_t next_pairs_ = 0;                                 // C8
  std::vector<std::size_t> next_scores_;                       // C8
  std::size_t bye_unplayed_ = 0;                               // C9
  std::size_t beyond_two_ = 0;                                 // C10
  std::size_t third_in_row_ = 0;                               // C11
  std::size_t against_wish_ = 0;                               // C12
  std::size_t against_strong_wish_ = 0;                        // C13
  std::array<std::size_t, 2> resident_down_{};                 // C14, C16
  std::array<std::size_t, 2> opponent_up_{};                   // C15, C17
  std::array<std::size_t, 2> moved_down_paired_{};             // C18, C20: not floating again
  std::array<std::vector<std::size_t>, 2> moved_down_far_{};   // C18, C20
  std::array<std::vector<std::size_t>, 2> opponent_up_far_{};  // C19, C21
};

}  // namespace camlann::tournament
