#include "games/camelot/refusal.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <unordered_set>
#include <vector>

#include "base/square.hpp"
#include "base/square_set.hpp"
#include "games/camelot/grid.hpp"
#include "games/camelot/route.hpp"
#include "games/camelot/text.hpp"
#include "rules/move.hpp"
#include "rules/verdict.hpp"

namespace camlann::camelot {
namespace {

std::optional<Leg> leg_to(const std::vector<Leg>& legs, Square to) {
  for (const Leg& leg : legs) {
    if (leg.to == to) return leg;
  }
  return std::nullopt;
}

std::vector<Square> landings(const std::vector<Leg>& legs) {
  SquareSet squares;
  for (const Leg& leg : legs) squares.add(leg.to);
  return sorted(squares);
}

/// Finds the first rule that an attempt breaks. Board and kind of piece are checked leg by leg, the
/// duties of the turn at the end, so that a duty is reported only if the move would otherwise be
/// possible.
class Examiner {
 public:
  explicit Examiner(const Routes& routes)
      : routes_(routes),
        pos_(routes.position()),
        variant_(routes.rules().variant()),
        own_(pos_.pieces[index_of(pos_.turn)]),
        goal_(variant_.goal(pos_.turn)) {}

  std::optional<Breach> examine(const std::vector<Square>& squares) const {
    for (const Square square : squares) {
      if (!variant_.squares.has(square)) return Breach{Broken::no_such_square, square, {}};
    }
    const Square from = squares.front();
    if (routes_.planting()) return examine_plant(squares);
    if (pos_.trees.has(from)) return Breach{Broken::tree_there, from, {}};
    if (!pos_.occupied().has(from)) return Breach{Broken::no_piece, from, {}};
    if (!own_.has(from)) return Breach{Broken::not_your_piece, from, {}};
    if (routes_.must_leave() && !routes_.active().has(from)) {
      return Breach{Broken::own_castle_first, from, duty_of(routes_).squares};
    }
    if (squares.size() == 1) return examine_piece(from);
    if (squares.size() == 2 && some_outcome(from, squares[1])) return std::nullopt;
    return examine_route(squares);
  }

 private:
  [[nodiscard]] std::optional<Breach> examine_plant(const std::vector<Square>& squares) const {
    const Square at = squares.front();
    if (pos_.trees.has(at)) return Breach{Broken::tree_there, at, {}};
    const bool walks = squares.size() > 2 || squares.back() != at;
    if (walks || own_.has(at)) return Breach{Broken::trees_first, at, {}};
    if (!routes_.free_tree_squares().has(at)) return Breach{Broken::not_tree_square, at, {}};
    return std::nullopt;
  }

  [[nodiscard]] bool some_outcome(Square from, Square to) const {
    const std::vector<RoutedMove> moves = routes_.moves_of(from);
    return std::any_of(moves.begin(), moves.end(),
                       [&](const RoutedMove& routed) { return routed.move.to == to; });
  }

  [[nodiscard]] std::optional<Breach> examine_piece(Square from) const {
    if (routes_.can_move(from)) return std::nullopt;
    if (goal_.has(from)) return goal_breach(from);
    if (routes_.must_capture()) return capture_breach(from);
    return Breach{Broken::no_move, from, {}};
  }

  [[nodiscard]] std::optional<Breach> examine_route(const std::vector<Square>& squares) const {
    Walk walk = routes_.begin(squares.front());
    Square debt = walk.at;
    for (std::size_t i = 1; i < squares.size(); ++i) {
      const std::optional<Leg> leg = leg_to(routes_.open_legs(walk), squares[i]);
      if (!leg) {
        return squares.size() == 2 ? far_breach(walk, squares[i]) : leg_breach(walk, squares[i]);
      }
      const bool owed = walk.owes;
      walk = routes_.after(walk, *leg);
      if (walk.owes && !owed) debt = walk.at;
    }
    if (routes_.may_stop(walk)) return std::nullopt;
    return stop_breach(walk, debt);
  }

  [[nodiscard]] Breach capture_breach(Square at) const {
    return {Broken::must_capture, at, duty_of(routes_).squares};
  }

  /// Returns the reason why a walk of open legs is not a complete move.
  [[nodiscard]] Breach stop_breach(const Walk& walk, Square debt) const {
    if (walk.last == LegKind::jump) {
      return {Broken::jump_must_go_on, walk.at, landings(routes_.legs_of(walk, LegKind::jump))};
    }
    if (routes_.must_capture()) return capture_breach(walk.at);
    if (walk.at == walk.from) return {Broken::canter_back_to_start, walk.at, {}};
    if (walk.owes) return {Broken::knight_canter_rule, debt, {}};
    return {Broken::own_castle_first, walk.at, {walk.from}};
  }

  [[nodiscard]] Breach goal_breach(Square from) const {
    SquareSet rest = goal_;
    rest.remove(from);
    if (rest.empty() || (rest & ~pos_.occupied()).empty()) return {Broken::goal_stays, from, {}};
    if (!routes_.rules().castle_move_open(pos_)) return {Broken::castle_moves_used, from, {}};
    return routes_.must_capture() ? capture_breach(from) : Breach{Broken::goal_stays, from, {}};
  }

  /// Returns the reason why no open leg leads from the end of the walk to `to`.
  [[nodiscard]] Breach leg_breach(const Walk& walk, Square to) const {
    if (goal_.has(walk.from)) {
      if (walk.last) return {Broken::step_stands_alone, to, {}};
      return goal_.has(to) ? goal_breach(walk.from) : Breach{Broken::goal_stays, walk.from, {}};
    }
    if (walk.ended) return ended_breach(walk, to);
    const int files = file_of(to) - file_of(walk.at);
    const int ranks = rank_of(to) - rank_of(walk.at);
    const bool near = is_direction(routes_.grid(), files, ranks);
    const bool hop =
        files % 2 == 0 && ranks % 2 == 0 && is_direction(routes_.grid(), files / 2, ranks / 2);
    if (to != walk.at && !routes_.rules().may_head(pos_, walk.from, ranks)) {
      return {Broken::men_go_forward, to, {}};
    }
    if (!near && !hop) return {Broken::not_a_leg, to, {walk.at}};
    if (pos_.trees.has(to)) return {Broken::tree_there, to, {}};
    if (!routes_.empty(to, walk.from, walk.taken)) return {Broken::square_occupied, to, {}};
    if (near) {
      if (walk.last) return {Broken::step_stands_alone, to, {}};
      return closed_breach(to);
    }
    return hop_breach(walk, to,
                      make_square(file_of(walk.at) + files / 2, rank_of(walk.at) + ranks / 2));
  }

  [[nodiscard]] Breach closed_breach(Square to) const {
    const bool own = variant_.own_castle(pos_.turn).has(to);
    return {own ? Broken::own_castle_closed : Broken::side_castle_closed, to, {}};
  }

  [[nodiscard]] Breach ended_breach(const Walk& walk, Square to) const {
    if (walk.last == LegKind::plain) return {Broken::step_stands_alone, to, {}};
    if (goal_.has(walk.at)) return {Broken::goal_ends_move, walk.at, {}};
    if (variant_.one_leg) return {Broken::one_leg_only, walk.at, {}};
    return {Broken::own_castle_ends_jump, walk.at, {}};
  }

  [[nodiscard]] Breach hop_breach(const Walk& walk, Square to, Square over) const {
    if (!variant_.squares.has(over)) return {Broken::not_a_leg, to, {walk.at}};
    if (routes_.empty(over, walk.from, walk.taken)) {
      const bool taken = routes_.taken_squares(walk.taken).has(over);
      return {taken ? Broken::taken_already : Broken::nothing_between, to, {over}};
    }
    if (pos_.trees.has(over)) return tree_breach(walk, to, over);
    if (routes_.friends().has(over)) {
      if (walk.last == LegKind::jump) return {Broken::no_canter_after_jump, to, {}};
      return closed_breach(to);
    }
    if (routes_.rules().closed_to_jumps(pos_.turn).has(to)) return closed_breach(to);
    if (pos_.knights.has(walk.from)) return {Broken::canter_back_to_start, walk.at, {}};
    return {Broken::charge_needs_knight, to, {}};
  }

  [[nodiscard]] Breach tree_breach(const Walk& walk, Square to, Square over) const {
    if (!routes_.rules().leapt_trees().has(over)) return {Broken::tree_between, over, {}};
    if (walk.last == LegKind::jump) return {Broken::no_canter_after_jump, to, {}};
    return closed_breach(to);
  }

  /// Explains a refused move given by its first and last square: a player that taps a far square
  /// had some route in mind, so all routes are tried, ignoring duties.
  [[nodiscard]] Breach far_breach(const Walk& start, Square to) const {
    if (goal_.has(start.from) || to == start.from) return leg_breach(start, to);
    const std::vector<Walk> canters = routes_.canters_from(start);
    std::optional<Walk> end;
    for (const Walk& walk : canters) {
      if (walk.last && walk.at == to && (!end || end->owes)) end = walk;
    }
    if (end) return stop_breach(*end, to);
    if (auto end_of_jump = jump_through(start, to)) return stop_breach(*end_of_jump, to);
    for (const Walk& walk : canters) {
      if (walk.at == walk.from || walk.ended) continue;
      const std::optional<Walk> charge = jump_through(walk, to);
      if (!charge) continue;
      if (!pos_.knights.has(start.from)) return {Broken::charge_needs_knight, to, {}};
      return stop_breach(*charge, to);
    }
    return leg_breach(start, to);
  }

  /// Returns a chain of jumps from the walk that reaches or passes `to`.
  [[nodiscard]] std::optional<Walk> jump_through(const Walk& start, Square to) const {
    std::unordered_set<std::uint64_t> seen;
    std::vector<Walk> open{start};
    while (!open.empty()) {
      const Walk walk = open.back();
      open.pop_back();
      if (!routes_.can_jump(walk)) continue;
      for (const Leg& leg : routes_.legs_of(walk, LegKind::jump)) {
        const Walk next = routes_.after(walk, leg);
        if (next.at == to) return next;
        if (seen.insert((std::uint64_t{index_of(next.at)} << 32) | next.taken).second) {
          open.push_back(next);
        }
      }
    }
    return std::nullopt;
  }

  const Routes& routes_;
  const Position& pos_;
  const Variant& variant_;
  const SquareSet& own_;
  const SquareSet& goal_;
};

}  // namespace

std::optional<Breach> why_not(const Routes& routes, const std::vector<Square>& squares) {
  return Examiner(routes).examine(squares);
}

Duty duty_of(const Routes& routes) {
  Duty duty;
  if (routes.planting()) return {Duty::Kind::plant, sorted(routes.free_tree_squares())};
  if (routes.must_leave()) {
    duty.kind = routes.must_capture() ? Duty::Kind::leave_by_jump : Duty::Kind::leave;
  } else if (routes.must_capture()) {
    duty.kind = Duty::Kind::capture;
  }
  if (duty.kind == Duty::Kind::none) return duty;
  SquareSet able;
  routes.active().for_each([&](Square square) {
    if (routes.can_move(square)) able.add(square);
  });
  duty.squares = sorted(able);
  return duty;
}

}  // namespace camlann::camelot
