#include "engine/plans.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "base/square.hpp"
#include "engine/course.hpp"
#include "engine/families.hpp"
#include "game/game.hpp"
#include "games/camelot/standing.hpp"
#include "rules/move.hpp"
#include "rules/outcome.hpp"
#include "rules/variant_info.hpp"
#include "rules/verdict.hpp"
#include "search/score.hpp"

namespace camlann {
namespace {

using camelot::Standing;

/// Not counting the expected line.
constexpr std::size_t most_plans = 2;
/// The smallest change of one theme worth mentioning, in hundredths of a man.
constexpr double telling_theme = 6;

Game played(const Game& game, const Course& course, std::size_t plies) {
  Game after = game;
  for (std::size_t ply = 0; ply < plies; ++ply) after.play(course.moves[ply]);
  return after;
}

// --- Men on their way ---------------------------------------------------------------------------

std::string name_of_man(const Game& game, Square square) {
  const VariantInfo& variant = game.variant();
  for (const PieceOn& piece : game.pieces()) {
    if (piece.square != square) continue;
    for (const SeatInfo& seat : variant.seating) {
      const std::size_t man = seat.men.find(piece.letter);
      if (man != std::string::npos) return variant.men[man].second;
    }
  }
  return "piece";
}

std::size_t apart(Square a, Square b) {
  return static_cast<std::size_t>(
      std::max(std::abs(file_of(a) - file_of(b)), std::abs(rank_of(a) - rank_of(b))));
}

/// Returns "brings the knight from D6 to F9 in three moves".
std::optional<std::string> journey_of(const Game& game, const Course& course) {
  const Move first = course.moves[0].move();
  Square here = first.to;
  std::size_t moves = 1;
  for (std::size_t ply = 1; ply < course.moves.size(); ++ply) {
    const Move next = course.moves[ply].move();
    if (course.own[ply] && next.from == here) {
      here = next.to;
      ++moves;
    } else if (!course.own[ply] && course.moves[ply].outcome.captures.has(here)) {
      return std::nullopt;
    }
  }
  if (moves == 1 || apart(first.from, here) < moves) return std::nullopt;  // back and forth
  const VariantInfo& variant = game.variant();
  return "brings the " + name_of_man(game, first.from) + " from " + variant.name_of(first.from) +
         " to " + variant.name_of(here) + " " + in_moves(moves);
}

/// True if the seat to move in `game` could play `later` after the course's first move and a pass.
bool is_open(const Game& game, const Course& course, Move later) {
  const Game after = played(game, course, 1);
  return !after.over() && after.fresh(game.seat()).is_legal(later);
}

/// Returns the first canter after a course's first move for which `fits` is true.
template <class Fits>
const WrittenMove* find_canter(const Course& course, Fits fits) {
  for (std::size_t ply = 1; ply < course.moves.size(); ++ply) {
    const WrittenMove& move = course.moves[ply];
    if (course.own[ply] && move.move().kind == MoveKind::canter && fits(move.move())) return &move;
  }
  return nullptr;
}

/// Returns "prepares the canter F6-H8".
std::optional<std::string> canter_prepared(const Game& game, const Course& course) {
  const WrittenMove* const canter = find_canter(
      course, [&](Move move) { return !game.is_legal(move) && is_open(game, course, move); });
  if (canter == nullptr) return std::nullopt;
  return "prepares the canter " + canter->notation;
}

/// Returns the canter of the best course that the other move prevents or fails to prepare.
std::optional<std::string> canter_lost(const Game& game, const Course& asked, const Course& best) {
  const WrittenMove* const canter = find_canter(best, [&](Move move) {
    return move.from != asked.moves[0].move().from && is_open(game, best, move) &&
           !is_open(game, asked, move);
  });
  if (canter == nullptr) return std::nullopt;
  const bool there = game.is_legal(canter->move());
  return (there ? "gives up the canter " : "does not prepare the canter ") + canter->notation;
}

// --- The placement of men -----------------------------------------------------------------------

struct Standings {
  Standing own;
  Standing enemy;
};

/// Compares both sides from the view of the seat to move in `game`, `plies` plies into the course.
std::optional<Standings> standings_of(const Game& game, const Course& course, std::size_t plies) {
  const Game after = played(game, course, plies);
  const auto own = camelot_standing(after, game.seat());
  const auto enemy = camelot_standing(after, opponent(game.seat()));
  if (!own || !enemy || after.over()) return std::nullopt;
  return Standings{*own, *enemy};
}

std::string steps_word(int steps) {
  return std::to_string(steps) + (steps == 1 ? " step" : " steps");
}

struct Weighty {
  double value = 0;
  std::string words;
};

std::optional<std::string> weightiest(const std::vector<Weighty>& themes) {
  const auto most =
      std::max_element(themes.begin(), themes.end(),
                       [](const Weighty& a, const Weighty& b) { return a.value < b.value; });
  if (most == themes.end() || most->value < telling_theme) return std::nullopt;
  return most->words;
}

/// Returns the number of plies before men are taken: later positions cannot be compared.
std::size_t peaceful_plies(const Course& course) {
  const auto taking = std::find_if(course.moves.begin(), course.moves.end(),
                                   [](const WrittenMove& move) { return !move.captures.empty(); });
  return static_cast<std::size_t>(taking - course.moves.begin());
}

std::string places_taken(const Standing& now, const Standing& then) {
  if (then.steps >= now.steps) return "takes better squares";
  if (then.steps_to_win >= now.steps_to_win || !then.racing) {
    return "brings men nearer to the enemy castle";
  }
  return "gets within " + number_word(static_cast<std::size_t>(then.steps_to_win)) +
         (then.steps_to_win == 1 ? " step" : " steps") + " of the enemy castle";
}

/// Returns the greatest improvement of the course.
std::optional<std::string> gain_of(const Game& game, const Course& course) {
  const auto now = standings_of(game, course, 0);
  const auto then = standings_of(game, course, peaceful_plies(course));
  if (!now || !then) return std::nullopt;
  std::vector<Weighty> themes{
      {then->own.middle - now->own.middle, "takes the middle of the board"},
      {then->own.attack - now->own.attack, "gathers men before the enemy castle"},
      {now->enemy.attack - then->enemy.attack, "takes pressure off its own castle"},
  };
  // Steps that follow later in the line are no merit of a move that does not approach.
  const auto moved = standings_of(game, course, 1);
  const bool approaches = moved && moved->own.steps < now->own.steps;
  if (approaches || then->own.steps >= now->own.steps) {
    themes.push_back({then->own.places - now->own.places, places_taken(now->own, then->own)});
  }
  if (then->enemy.steps > now->enemy.steps) {
    themes.push_back({now->enemy.places - then->enemy.places, "drives the enemy back"});
  }
  if (then->own.guards > now->own.guards) {
    themes.push_back({then->own.guarding - now->own.guarding, "brings a defender home"});
  }
  if (then->enemy.guards < now->enemy.guards) {
    themes.push_back(
        {now->enemy.guarding - then->enemy.guarding, "draws a guard away from the enemy castle"});
  }
  return weightiest(themes);
}

std::string places_missed(const Standing& asked, const Standing& best, const std::string& other) {
  if (asked.steps <= best.steps) return "leaves its men on weaker squares than " + other;
  if (asked.steps_to_win <= best.steps_to_win || !best.racing) {
    return "gains less ground than " + other;
  }
  return "loses time on the way to the enemy castle: " + steps_word(asked.steps_to_win) +
         " to go, " + std::to_string(best.steps_to_win) + " after " + other;
}

/// Returns the worst drawback of one course compared with another, at the same depth.
std::optional<std::string> loss_of(const Game& game, const Course& asked, const Course& best) {
  const std::size_t plies = std::min(peaceful_plies(asked), peaceful_plies(best));
  const auto one = standings_of(game, asked, plies);
  const auto two = standings_of(game, best, plies);
  if (!one || !two) return std::nullopt;
  const std::string& other = best.moves[0].notation;
  std::vector<Weighty> themes{
      {two->own.places - one->own.places, places_missed(one->own, two->own, other)},
      {two->own.middle - one->own.middle, "holds less of the middle than " + other},
      {two->own.attack - one->own.attack, "brings less force to the enemy castle than " + other},
      {one->enemy.places - two->enemy.places, one->enemy.steps < two->enemy.steps
                                                  ? "lets the enemy gain more ground than " + other
                                                  : "lets the enemy take better squares"},
      {one->enemy.middle - two->enemy.middle, "leaves the middle to the enemy"},
      {one->enemy.attack - two->enemy.attack, "lets the enemy come nearer to the castle"},
  };
  if (one->own.guards < two->own.guards) {
    themes.push_back({two->own.guarding - one->own.guarding,
                      "leaves its castle with fewer guards than " + other});
  }
  if (one->enemy.guards > two->enemy.guards) {
    themes.push_back({one->enemy.guarding - two->enemy.guarding,
                      "lets the enemy keep a guard that " + other + " draws away"});
  }
  return weightiest(themes);
}

// --- The cost of a mistake ----------------------------------------------------------------------

/// Returns the expected reply of the opponent, in games of two sides.
const WrittenMove* answer_of(const Course& course) {
  if (course.sides != 2 || course.moves.size() < 2 || course.own[1]) return nullptr;
  return &course.moves[1];
}

std::string allows(const WrittenMove& answer, const std::string& what) {
  return "allows " + answer.notation + ", which " + what;
}

/// Returns the same line from its reply on, from the other side's view.
Course answered(const Course& course) {
  Course theirs = course;
  theirs.moves.erase(theirs.moves.begin());
  theirs.own.erase(theirs.own.begin());
  theirs.own.flip();
  theirs.taken.erase(theirs.taken.begin());
  theirs.score = -course.score;
  return theirs;
}

/// Returns the men lost after quiet moves.
std::optional<std::string> later_loss_allowed(const Course& asked, const Course& best) {
  const WrittenMove* const answer = answer_of(asked);
  const auto loss = later_loss_of(asked);
  if (answer == nullptr || !loss || balance_of(asked) >= balance_of(best)) return std::nullopt;
  return allows(*answer, (answer->captures.empty() ? "prepares " : "begins ") + *loss);
}

/// Returns the immediate capture of the best move, even if it will be recaptured.
std::optional<std::string> capture_missed(const Course& asked, const Course& best) {
  if (best.taken[0] == 0 || asked.taken[0] > 0) return std::nullopt;
  const std::vector<std::string> captures = captures_of(best);
  const bool trades = captures.back().starts_with("trades");
  return "misses " + best.moves[0].notation + ", which " +
         (trades ? captures.back() : captures.front());
}

/// Returns the purpose of the other side's reply.
std::optional<std::string> plan_allowed(const Game& game, const Course& asked) {
  const WrittenMove* const answer = answer_of(asked);
  if (answer == nullptr || !answer->captures.empty()) return std::nullopt;
  const Game theirs = played(game, asked, 1);
  const Course course = answered(asked);
  auto plan = canter_prepared(theirs, course);
  if (!plan) plan = gain_of(theirs, course);
  if (!plan) plan = journey_of(theirs, course);
  if (!plan) return std::nullopt;
  return allows(*answer, *plan);
}

// --- The line -----------------------------------------------------------------------------------

/// Returns "expects E10-E9, then F7-F8": the reply and the planned continuation.
std::optional<std::string> line_of(const Course& course) {
  if (course.moves.size() < 2) return std::nullopt;
  std::string line = "expects " + course.moves[1].notation;
  for (std::size_t ply = 2; ply < course.moves.size(); ++ply) {
    if (course.own[ply]) return line + ", then " + course.moves[ply].notation;
  }
  return line;
}

std::string beside(Score worse, Score telling, const std::string& best) {
  if (worse <= telling / 10) return "is as good as " + best;
  return worse < telling ? "is a little weaker than " + best : "is weaker than " + best;
}

/// Adds a reason if the limit is not reached; `find` may search.
template <class Find>
void add(std::vector<std::string>& reasons, Find find) {
  if (reasons.size() >= most_plans) return;
  if (std::optional<std::string> reason = find()) reasons.push_back(std::move(*reason));
}

}  // namespace

Planner::Planner(const Game& game, Score telling, Glance glance)
    : game_(game), telling_(telling), glance_(std::move(glance)) {}

// Returns the threat: the result if the opponent passed.
std::optional<std::string> Planner::threat_of(const Course& course) const {
  const Game after = played(game_, course, 1);
  if (after.over()) return std::nullopt;
  const Game again = after.fresh(game_.seat());
  if (again.over() || again.seat() != game_.seat()) return std::nullopt;
  const Course next = glance_(again);
  const auto promise = promise_of(next);
  if (!promise || next.score - course.score < telling_) return std::nullopt;
  return "threatens " + *promise;
}

// Returns what the opponent would do if it were their turn, in games of two.
std::optional<std::string> Planner::prevented_by(const Course& course) const {
  if (game_.variant().seating.size() != 2) return std::nullopt;
  const Game theirs = game_.fresh(opponent(game_.seat()));
  if (theirs.over() || theirs.seat() == game_.seat()) return std::nullopt;
  const Course next = glance_(theirs);
  const auto promise = promise_of(next);
  if (!promise || next.score + course.score < telling_) return std::nullopt;
  return "prevents " + *promise;
}

// Returns the threat of the other side's reply: the result if it were not answered.
std::optional<std::string> Planner::threat_allowed(const Course& asked) const {
  const WrittenMove* const answer = answer_of(asked);
  if (answer == nullptr) return std::nullopt;
  const Game after = played(game_, asked, 2);
  if (after.over()) return std::nullopt;
  const Game again = after.fresh(opponent(game_.seat()));
  if (again.over() || again.seat() == game_.seat()) return std::nullopt;
  const Course next = glance_(again);
  const auto promise = promise_of(next);
  if (!promise || next.score + asked.score < telling_) return std::nullopt;
  return allows(*answer, "threatens " + *promise);
}

std::string Planner::fault_of(const Course& asked, const Course& best) const {
  std::vector<std::string> faults;
  const auto first = [&](auto find) {
    if (!faults.empty()) return;
    if (std::optional<std::string> fault = find()) faults.push_back(std::move(*fault));
  };
  first([&] { return later_loss_allowed(asked, best); });
  first([&] { return threat_allowed(asked); });
  first([&] { return capture_missed(asked, best); });
  first([&]() -> std::optional<std::string> {
    const auto threat = best.taken[0] == 0 ? threat_of(best) : std::nullopt;
    if (!threat || threat == threat_of(asked)) return std::nullopt;
    return "misses " + best.moves[0].notation + ", which " + *threat;
  });
  first([&] { return loss_of(game_, asked, best); });
  first([&] { return canter_lost(game_, asked, best); });
  first([&] { return plan_allowed(game_, asked); });
  if (faults.empty()) {
    return beside(best.score - asked.score, telling_, best.moves[0].notation);
  }
  return std::move(faults.front());
}

std::vector<std::string> Planner::plans_of(const Course& course) const {
  std::vector<std::string> reasons;
  add(reasons, [&] { return threat_of(course); });
  add(reasons, [&] { return prevented_by(course); });
  add(reasons, [&] { return canter_prepared(game_, course); });
  add(reasons, [&] { return journey_of(game_, course); });
  add(reasons, [&] { return gain_of(game_, course); });
  if (auto line = line_of(course)) reasons.push_back(std::move(*line));
  if (reasons.empty()) reasons.emplace_back("changes little");
  return reasons;
}

std::vector<std::string> Planner::plans_beside(const Course& asked, const Course& best) const {
  const Score worse = best.score - asked.score;
  std::vector<std::string> reasons;
  if (worse >= telling_) {
    reasons.push_back(fault_of(asked, best));
    add(reasons, [&] { return threat_of(asked); });
    if (auto line = line_of(asked)) reasons.push_back(std::move(*line));
    return reasons;
  }
  add(reasons, [&] { return threat_of(asked); });
  const std::size_t good = reasons.size();
  if (worse > telling_ / 10) {
    add(reasons, [&] { return canter_lost(game_, asked, best); });
    add(reasons, [&] { return loss_of(game_, asked, best); });
  }
  if (reasons.size() == good) reasons.push_back(beside(worse, telling_, best.moves[0].notation));
  add(reasons, [&] { return prevented_by(asked); });
  add(reasons, [&] { return journey_of(game_, asked); });
  if (auto line = line_of(asked)) reasons.push_back(std::move(*line));
  return reasons;
}

}  // namespace camlann
