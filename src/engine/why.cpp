#include "engine/why.hpp"

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <cstdlib>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/analyst.hpp"
#include "engine/course.hpp"
#include "engine/plans.hpp"
#include "engine/score_chances.hpp"
#include "game/game.hpp"
#include "rules/move.hpp"
#include "rules/variant_info.hpp"
#include "search/limits.hpp"
#include "search/score.hpp"

namespace camlann::inline v1 {
namespace {

constexpr std::size_t most_reasons = 3;

class Asker {
 public:
  Asker(const Game& game, Analyst& analyst, const Limits& limits, const std::atomic<bool>& stop)
      : game_(game), analyst_(analyst), limits_(limits), stop_(stop) {
    limits_.lines = 1;
  }

  /// Returns the best move, from `known` if it has one, and the next best if another move exists.
  [[nodiscard]] std::vector<Line> best_two(const std::vector<Line>& known) const {
    if (known.size() > 1) return known;
    Limits limits = limits_;
    limits.lines = 2;
    std::vector<Line> lines = analyst_.analyse(game_, limits, stop_).lines;
    if (known.empty()) return lines;
    const Move best = known.front().moves.front();
    std::erase_if(lines, [&](const Line& line) { return line.moves.front() == best; });
    lines.insert(lines.begin(), known.front());
    return lines;
  }

  /// Searches a move and its continuation.
  [[nodiscard]] Course course(Move move) const {
    Limits limits = limits_;
    limits.only = move;
    return course_of(game_, analyst_.analyse(game_, limits, stop_).lines.front());
  }

  /// Returns the best course of another position, which must not be over: a short search is enough
  /// for a threat.
  [[nodiscard]] Course glance(const Game& game) const {
    const Limits limits = part_of(limits_, glances);
    return course_of(game, analyst_.analyse(game, limits, stop_).lines.front());
  }

 private:
  static constexpr int glances = 4;  // number of glances that cost one search

  const Game& game_;
  Analyst& analyst_;
  Limits limits_;
  const std::atomic<bool>& stop_;
};

Why explained(const Game& game, const Course& course) {
  Why why{course.moves[0], course.score, {}};
  if (game.legal().size() == 1) why.reasons.emplace_back("is the only legal move");
  if (auto end = end_of(course)) why.reasons.push_back(std::move(*end));
  for (std::string& reason : captures_of(course)) why.reasons.push_back(std::move(reason));
  return why;
}

bool is_quiet(const Course& course) {
  return !end_of(course) && captures_of(course).empty();
}

void add(Why& why, std::vector<std::string> reasons) {
  for (std::string& reason : reasons) why.reasons.push_back(std::move(reason));
}

bool has(const Why& why, const std::string& reason) {
  return std::find(why.reasons.begin(), why.reasons.end(), reason) != why.reasons.end();
}

// Inserts a reason, at the latest in the last place that is kept.
void weave_in(Why& why, std::string reason) {
  const std::size_t place = std::min(why.reasons.size(), most_reasons - 1);
  why.reasons.insert(why.reasons.begin() + static_cast<std::ptrdiff_t>(place), std::move(reason));
}

// Adds what a mistake misses: of a quiet move it costs more than what its plans do.
void add_missed(Why& why, bool quiet, const std::string& promise) {
  const std::string missed = "misses " + promise;
  if (quiet) {
    why.reasons.insert(why.reasons.begin(), missed);
  } else {
    weave_in(why, missed);
  }
}

void shorten(Why& why) {
  if (why.reasons.size() > most_reasons) why.reasons.resize(most_reasons);
}

// Returns an advantage of the best move: a drawback of the next best.
std::optional<std::string> against_next(const Asker& asker, const Course& best,
                                        const std::vector<Line>& lines, Score telling) {
  if (lines.size() < 2 || lines[1].moves.empty()) return std::nullopt;
  if (lines[0].score - lines[1].score < telling) return std::nullopt;
  const auto harm = harm_of(asker.course(lines[1].moves.front()));
  if (!harm || harm == harm_of(best)) return std::nullopt;
  return "is better than any other: the next best " + *harm;
}

}  // namespace

std::optional<Whys> why(const Game& game, const std::vector<Line>& known, std::optional<Move> move,
                        Analyst& analyst, const Limits& limits, const std::atomic<bool>& stop) {
  if (game.over()) return std::nullopt;
  // The smallest score difference worth mentioning: the one below which the computer avoids a draw.
  const Score telling = std::abs(judgement_of(game, analyst.evaluator()).worse);
  const Asker asker(game, analyst, limits, stop);
  const Planner planner(game, telling, [&](const Game& other) { return asker.glance(other); });
  const std::vector<Line> lines = asker.best_two(known);
  const Course best = asker.course(lines.front().moves.front());
  Whys whys{explained(game, best), {}};
  if (is_quiet(best)) add(whys.best, planner.plans_of(best));
  if (auto next = against_next(asker, best, lines, telling)) weave_in(whys.best, std::move(*next));
  shorten(whys.best);
  if (move && best.moves[0].move() != *move) {
    const Course asked = asker.course(*move);
    whys.asked = explained(game, asked);
    const bool mistake = best.score - asked.score >= telling;
    const auto promise = promise_of(best);
    const bool misses = mistake && promise && promise != promise_of(asked);
    if (is_quiet(asked)) {
      add(*whys.asked, planner.plans_beside(asked, best));
    } else if (mistake && !misses && !end_of(asked) && !harm_of(asked)) {
      // Captures with an even balance do not explain the mistake.
      weave_in(*whys.asked, planner.fault_of(asked, best));
    }
    if (misses && !has(*whys.asked, "threatens " + *promise)) {
      add_missed(*whys.asked, is_quiet(asked), *promise);
    }
    shorten(*whys.asked);
  }
  if (stop) return std::nullopt;
  return whys;
}

}  // namespace camlann::inline v1
