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

std::optional<Outcome> Rules::walk(const Position& pos, const std::vector<Square>& squares) const {
  if (squares.size() < 2 || !board_verdict(pos).empty()) return {};
  const Square start = squares.front();
  const Square end = squares.back();
  const auto found = pos.pieces.find(start);
  if (found == pos.pieces.end() || found->second.colour != pos.turn) return {};
  const Piece me = found->second;
  const std::set<Square>& own = board_->castle.at(pos.turn);
  const std::set<Square>& target = goal(pos.turn);
  const bool leave = must_leave(pos);
  const bool capture = must_capture(pos);

  if (target.count(start) > 0) {
    const bool may = squares.size() == 2 && is_castle_move(pos, start, end) && !leave && !capture;
    return may ? std::optional<Outcome>({start, end, {}}) : std::nullopt;
  }
  if (leave && own.count(start) == 0) return {};

  std::map<Square, Piece> on_board = pos.pieces;
  on_board.erase(start);
  const auto is_empty = [&](Square s) {
    return board_->squares.count(s) > 0 && on_board.count(s) == 0;
  };
  const auto can_jump = [&](Square at) {
    for (const auto& [over, piece] : on_board) {
      const Square behind{2 * over.file - at.file, 2 * over.rank - at.rank};
      if (piece.colour != me.colour && adjacent(at, over) && is_empty(behind)) return true;
    }
    return false;
  };
  const bool entry_closed = switches_.own_castle_entry == "jump";

  Outcome outcome{start, end, {}};
  bool ended = false;  // no leg may follow
  bool canters = false;
  bool passed_dirty = false;
  for (std::size_t i = 1; i < squares.size(); ++i) {
    const Square from = squares[i - 1];
    const Square to = squares[i];
    if (ended || !is_empty(to)) return {};
    if (adjacent(from, to)) {  // plain: never combines
      if (squares.size() != 2 || (entry_closed && own.count(to) > 0)) return {};
      continue;
    }
    const auto over = between(from, to);
    if (!over || on_board.count(*over) == 0) return {};
    if (on_board.at(*over).colour == me.colour) {
      if (!outcome.captures.empty() || (entry_closed && own.count(to) > 0)) return {};
      canters = true;
      passed_dirty = passed_dirty || (target.count(to) == 0 && can_jump(to));
    } else {
      if (canters && !me.knight) return {};
      outcome.captures.insert(*over);
      on_board.erase(*over);
      ended = own.count(to) > 0 && switches_.own_castle_jump == "stop";
    }
    ended = ended || target.count(to) > 0;
  }
  if (!outcome.captures.empty()) {
    if (!ended && can_jump(end)) return {};
    return outcome;
  }
  if (capture || end == start) return {};
  if (leave && own.count(end) > 0) return {};
  if (canters && me.knight && switches_.knight_canter_rule && passed_dirty) return {};
  return outcome;
}

std::string Rules::kind(const Position& pos, const std::vector<Square>& route) const {
  if (goal(pos.turn).count(route.front()) > 0) return "castle";
  if (adjacent(route[0], route[1])) return "plain";
  const std::string text = notation(pos, route);
  const bool jumps = text.find('x') != std::string::npos;
  const bool canters = text.find('-') != std::string::npos;
  return jumps && canters ? "charge" : jumps ? "jump" : "canter";
}

std::string Rules::notation(const Position& pos, const std::vector<Square>& route) const {
  std::string text = to_text(route.front());
  for (std::size_t i = 1; i < route.size(); ++i) {
    const auto over = between(route[i - 1], route[i]);
    const bool jump =
        over && pos.pieces.count(*over) > 0 && pos.pieces.at(*over).colour != pos.turn;
    text += (jump ? "x" : "-") + to_text(route[i]);
  }
  return text;
}

// Level by level over what a half-walked route has done so far: where it stands, what it has
// taken. Of two routes of one length that have done the same, the smaller one suffices. Legs are
// only sieved here; that the whole is legal is for walk() to say.
std::vector<Square> Rules::shortest_route(const Position& pos, const Outcome& outcome) const {
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

// What a canter or jump leg leads to, on the way to `outcome`.
std::optional<std::pair<Square, std::set<Square>>> Rules::leg(const Position& pos,
                                                              const Outcome& outcome, Square at,
                                                              const std::set<Square>& captured,
                                                              Square to) const {
  const bool stopped = !captured.empty() && switches_.own_castle_jump == "stop" &&
                       board_->castle.at(pos.turn).count(at) > 0;
  if (stopped || goal(pos.turn).count(at) > 0) return {};
  const auto over = between(at, to);
  if (!over || *over == outcome.from || pos.pieces.count(*over) == 0) return {};
  if (to != outcome.from && pos.pieces.count(to) > 0 && captured.count(to) == 0) return {};
  if (pos.pieces.at(*over).colour == pos.turn) {
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
