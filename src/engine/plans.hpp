#pragma once
// What a quiet move is for: what it threatens and stops, where its man is heading, what it gives up
// beside a better one. Reasons for why.hpp where nothing is taken and no end is in sight. Part of
// why.

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
  /// The best course of a position that is not over.
  using Glance = std::function<Course(const Game&)>;

  /// `telling`: a difference in score worth a word. `game` outlives the planner.
  Planner(const Game& game, Score telling, Glance glance);

  /// The weightiest first, the line expected at the end.
  [[nodiscard]] std::vector<std::string> plans_of(const Course& course) const;
  /// Of a move beside the best one.
  [[nodiscard]] std::vector<std::string> plans_beside(const Course& asked,
                                                      const Course& best) const;
  /// What a mistake allows the other side, or misses: something that can be seen on the board
  /// first, then where men stand.
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
