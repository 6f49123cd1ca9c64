// Routes: walked by the letter of sections 2 and 3, and searched breadth first.

#include <algorithm>
#include <stdexcept>
#include <tuple>

#include "naive/naive.hpp"

namespace naive {
namespace {

bool adjacent(Square a, Square b) {
  return a != b && std::abs(a.file - b.file) <= 1 && std::abs(a.rank - b.rank) <= 1;
}

// The square between two that lie two apart along a line.
std::optional<Square> between(Square a, Square b) {
  const int files = b.file - a.file;
  const int ranks = b.rank - a.rank;
  const auto two_or_none = [](int n) { return n == 0 || n == 2 || n == -2; };
  if (a == b || !two_or_none(files) || !two_or_none(ranks)) return {};
  return Square{a.file + files / 2, a.rank + ranks / 2};
}

}  // namespace

// One leg, section 2. The start counts as empty, and so do captured men.
std::optional<Rules::Walked> Rules::follow_leg(const Position& pos, Square start, Walked walked,
                                               Square from, Square to) const {
  const Piece me = pos.pieces.at(start);
  std::map<Square, Piece> on_board = pos.pieces;
  on_board.erase(start);
  for (Square captured : walked.captures) on_board.erase(captured);
  const auto is_empty = [&](Square s) {
    return board_->squares.count(s) > 0 && on_board.count(s) == 0 && pos.trees.count(s) == 0;
  };
  const auto can_jump = [&](Square at) {
    for (const auto& [over, piece] : on_board) {
      const Square behind{2 * over.file - at.file, 2 * over.rank - at.rank};
      const bool open = may_turn(me, at, over) && is_empty(behind);
      if (piece.colour != me.colour && adjacent(at, over) && open) return true;
    }
    return false;
  };
  const bool home = board_->castle.at(pos.turn).count(to) > 0;
  const bool target = goal(pos.turn).count(to) > 0;
  const bool closed = home && switches_.own_castle_entry == "jump";

  if (walked.ended || !is_empty(to)) return {};
  if (goal(pos.turn).count(start) > 0) {
    if (!is_castle_move(pos, start, to)) return {};
    walked.steps = walked.ended = true;
    return walked;
  }
  if (!may_turn(me, from, to)) return {};
  if (adjacent(from, to)) {
    if (walked.canters || walked.jumps || closed) return {};
    walked.steps = walked.ended = true;  // a plain step never combines with anything
    return walked;
  }
  const auto over = between(from, to);
  if (!over) return {};
  const bool over_tree = switches_.over_trees && pos.trees.count(*over) > 0;
  if (!over_tree && on_board.count(*over) == 0) return {};
  if (over_tree || on_board.at(*over).colour == me.colour) {
    if (walked.jumps || closed) return {};
    walked.canters = true;
    walked.dirty = walked.dirty || (!target && can_jump(to));
    walked.ended = target || board_->single;
    return walked;
  }
  if (walked.canters && !me.knight) return {};
  // "Same conditions part by part": the canter part of a charge must not end on its start either.
  if (walked.canters && !walked.jumps && from == start) return {};
  walked.jumps = true;
  walked.captures.insert(*over);
  walked.ended = target || board_->single || (home && switches_.own_castle_jump == "stop");
  return walked;
}

std::optional<Rules::Walked> Rules::follow(const Position& pos,
                                           const std::vector<Square>& squares) const {
  if (squares.empty() || planting(pos) || !board_verdict(pos).empty()) return {};
  const auto found = pos.pieces.find(squares.front());
  if (found == pos.pieces.end() || found->second.colour != pos.turn) return {};
  std::optional<Walked> walked = Walked{};
  for (std::size_t i = 1; walked && i < squares.size(); ++i) {
    walked = follow_leg(pos, squares.front(), *walked, squares[i - 1], squares[i]);
  }
  return walked;
}

// Checks that the walk may end here: conditions on its last square, and the duties of section 3.
std::optional<Outcome> Rules::walk(const Position& pos, const std::vector<Square>& squares) const {
  if (planting(pos)) {
    const Outcome tree{squares.front(), squares.front(), {}};
    if (squares.size() == 1 && outcomes(pos).count(tree) > 0) return tree;
    return {};
  }
  const auto walked = follow(pos, squares);
  if (!walked || squares.size() < 2) return {};
  const Square start = squares.front();
  const Square end = squares.back();
  const bool leave = must_leave(pos);
  const std::set<Square>& own = board_->castle.at(pos.turn);
  if (leave && own.count(start) == 0) return {};
  const Outcome outcome{start, end, walked->captures};
  if (walked->jumps) {
    if (switches_.capture == "optional") return outcome;
    // It must continue while any leg over an enemy can follow.
    for (Square to : board_->squares) {
      const bool more = follow_leg(pos, start, *walked, end, to).has_value();
      if (more) return {};
    }
    return outcome;
  }
  if (must_capture(pos) || end == start) return {};
  if (leave && own.count(end) > 0) return {};
  const bool strict = pos.pieces.at(start).knight && switches_.knight_canter_rule;
  if (strict && walked->dirty) return {};
  return outcome;
}

// Tries every continuation; walks that stand on one square and have done the same are one.
bool Rules::leads_to_a_move(const Position& pos, const std::vector<Square>& squares) const {
  std::vector<std::vector<Square>> open{squares};
  std::set<std::pair<Square, Walked>> seen;
  while (!open.empty()) {
    const std::vector<Square> route = open.back();
    open.pop_back();
    const auto walked = follow(pos, route);
    if (!walked || !seen.insert({route.back(), *walked}).second) continue;
    if (walk(pos, route)) return true;
    for (Square to : board_->squares) {
      if (!adjacent(route.back(), to) && !between(route.back(), to)) continue;
      open.push_back(route);
      open.back().push_back(to);
    }
  }
  return false;
}

std::set<Square> Rules::next_squares(const Position& pos,
                                     const std::vector<Square>& squares) const {
  std::set<Square> found;
  for (Square to : board_->squares) {
    std::vector<Square> longer = squares;
    longer.push_back(to);
    if (leads_to_a_move(pos, longer)) found.insert(to);
  }
  return found;
}

std::string Rules::kind(const Position& pos, const std::vector<Square>& route) const {
  if (planting(pos)) return "plant";
  if (goal(pos.turn).count(route.front()) > 0) return "castle";
  if (adjacent(route[0], route[1])) return "plain";
  const std::string text = notation(pos, route);
  const bool jumps = text.find('x') != std::string::npos;
  const bool canters = text.find('-') != std::string::npos;
  return jumps && canters ? "charge" : jumps ? "jump" : "canter";
}

std::string Rules::notation(const Position& pos, const std::vector<Square>& route) const {
  if (planting(pos)) return "@" + to_text(route.front());
  std::string text = to_text(route.front());
  for (std::size_t i = 1; i < route.size(); ++i) {
    const auto over = between(route[i - 1], route[i]);
    const bool jump =
        over && pos.pieces.count(*over) > 0 && pos.pieces.at(*over).colour != pos.turn;
    text += (jump ? "x" : "-") + to_text(route[i]);
  }
  return text;
}

// Breadth-first over the effect of a half-walked route: its square and its captures. Of two routes
// of the same length and effect, the smaller one suffices. Legs are only sieved here; walk()
// decides whether the whole is legal.
std::vector<Square> Rules::shortest_route(const Position& pos, const Outcome& outcome) const {
  if (planting(pos)) return {outcome.from};
  if (const std::vector<Square> direct{outcome.from, outcome.to}; walk(pos, direct) == outcome) {
    return direct;
  }
  using State = std::pair<Square, std::set<Square>>;
  std::map<State, std::vector<Square>> level{{{outcome.from, {}}, {outcome.from}}};
  std::set<State> done;
  while (!level.empty()) {
    if (const auto hit = level.find({outcome.to, outcome.captures}); hit != level.end()) {
      if (walk(pos, hit->second) == outcome) return hit->second;
    }
    std::map<State, std::vector<Square>> next;
    for (const auto& [state, route] : level) {
      done.insert(state);
      for (Square to : board_->squares) {
        const std::optional<State> reached = leg(pos, outcome, state.first, state.second, to);
        if (!reached || done.count(*reached) > 0) continue;
        std::vector<Square> longer = route;
        longer.push_back(to);
        // A quiet route must be legal at every landing, or it passes where it may not.
        if (outcome.captures.empty() && to != outcome.from && !walk(pos, longer)) continue;
        const auto [place, fresh] = next.try_emplace(*reached, longer);
        if (!fresh && longer < place->second) place->second = longer;
      }
    }
    level = std::move(next);
  }
  throw std::runtime_error("no route for " + to_text(outcome));
}

// Returns the end and the captures of a canter or jump leg, on the way to `outcome`.
std::optional<std::pair<Square, std::set<Square>>> Rules::leg(const Position& pos,
                                                              const Outcome& outcome, Square at,
                                                              const std::set<Square>& captured,
                                                              Square to) const {
  const bool stopped = !captured.empty() && switches_.own_castle_jump == "stop" &&
                       board_->castle.at(pos.turn).count(at) > 0;
  if (stopped || goal(pos.turn).count(at) > 0) return {};
  const auto over = between(at, to);
  if (!over || *over == outcome.from) return {};
  if (!may_turn(pos.pieces.at(outcome.from), at, to)) return {};
  const bool over_tree = switches_.over_trees && pos.trees.count(*over) > 0;
  if (pos.trees.count(to) > 0 || (!over_tree && pos.pieces.count(*over) == 0)) return {};
  if (to != outcome.from && pos.pieces.count(to) > 0 && captured.count(to) == 0) return {};
  if (over_tree || pos.pieces.at(*over).colour == pos.turn) {
    const bool closed =
        switches_.own_castle_entry == "jump" && board_->castle.at(pos.turn).count(to) > 0;
    if (!captured.empty() || closed) return {};
    return std::pair{to, captured};
  }
  if (captured.count(*over) > 0 || outcome.captures.count(*over) == 0) return {};
  std::set<Square> more = captured;
  more.insert(*over);
  return std::pair{to, more};
}

}  // namespace naive
