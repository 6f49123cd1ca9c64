#pragma once
// The purpose of a quiet move: its threats and preventions, the goal of its man, and its drawbacks
// compared with a better move. Reasons for why.hpp when there are no captures and no end is in
// sight. Part of why.

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "engine/course.hpp"
#include "game/game.hpp"
#include "search/score.hpp"

namespace camlann {

class Planner {
 public:
  /// Returns the best course of a position that is not over.
  using Glance = std::function<Course(const Game&)>;

  /// `telling`: the smallest difference in score worth mentioning. `game` must outlive the planner.
  Planner(const Game& game, Score telling, Glance glance);

  /// Returns the plans, the most important first and the expected line last.
  [[nodiscard]] std::vector<std::string> plans_of(const Course& course) const;
  /// The same for a move compared with the best one.
  [[nodiscard]] std::vector<std::string> plans_beside(const Course& asked,
                                                      const Course& best) const;
  /// Returns what a mistake allows or misses: preferably a concrete event on the board, otherwise
  /// the placement of men.
  [[nodiscard]] std::string fault_of(const Course& asked, const Course& best) const;

 private:
  [[nodiscard]] std::optional<std::string> threat_of(const Course& course) const;
  [[nodiscard]] std::optional<std::string> prevented_by(const Course& course) const;
  [[nodiscard]] std::optional<std::string> threat_allowed(const Course& asked) const;

  const Game& game_;
  Score telling_;
  Glance glance_;
};

}  // namespace camlann
