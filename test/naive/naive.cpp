#include "naive/naive.hpp"

#include <sstream>
#include <stdexcept>

namespace naive {
namespace {

constexpr Square directions[] = {{-1, -1}, {-1, 0}, {-1, 1}, {0, -1},
                                 {0, 1},   {1, -1}, {1, 0},  {1, 1}};

Square beside(Square square, Square direction) {
  return {square.file + direction.file, square.rank + direction.rank};
}

int count(const Position& pos, Colour colour) {
  int n = 0;
  for (const auto& [square, piece] : pos.pieces) n += piece.colour == colour;
  return n;
}

std::string letter(Colour colour) {
  return colour == Colour::white ? "w" : "b";
}

}  // namespace

std::string to_text(const Outcome& outcome) {
  std::string text = to_text(outcome.from) + ">" + to_text(outcome.to);
  char mark = '*';
  for (Square square : outcome.captures) {
    text += mark + to_text(square);
    mark = ',';
  }
  return text;
}

// Moves of one piece, section 2. The piece is off its square while it moves: that counts as empty.
class Rules::Mover {
 public:
  Mover(const Rules& rules, const Position& pos, Square start)
      : rules_(rules),
        start_(start),
        me_(pos.pieces.at(start)),
        pieces_(pos.pieces),
        trees_(pos.trees) {}

  [[nodiscard]] bool exists(Square s) const { return rules_.board_->squares.count(s) > 0; }
  [[nodiscard]] bool is_goal(Square s) const { return rules_.goal(me_.colour).count(s) > 0; }
  [[nodiscard]] bool is_own_castle(Square s) const {
    return rules_.board_->castle.at(me_.colour).count(s) > 0;
  }
  // Plain moves and canters may not land in the own castle, unless entry is free.
  [[nodiscard]] bool closed_to_quiet_legs(Square s) const {
    return is_own_castle(s) && rules_.switches_.own_castle_entry == "jump";
  }
  [[nodiscard]] bool is_empty(Square s, const std::set<Square>& captured) const {
    return exists(s) && !trees_.count(s) && (!other_on(s) || captured.count(s) > 0);
  }
  [[nodiscard]] const Piece* other_on(Square s) const {
    const auto found = pieces_.find(s);
    return s == start_ || found == pieces_.end() ? nullptr : &found->second;
  }
  // True for a piece that a canter can go over.
  [[nodiscard]] bool is_carrier(Square s) const {
    return is_friend(s) || (rules_.switches_.over_trees && trees_.count(s) > 0);
  }
  [[nodiscard]] bool is_friend(Square s) const {
    const Piece* piece = other_on(s);
    return piece && piece->colour == me_.colour;
  }
  [[nodiscard]] bool is_enemy(Square s, const std::set<Square>& captured) const {
    const Piece* piece = other_on(s);
    return piece && piece->colour != me_.colour && captured.count(s) == 0;
  }

  [[nodiscard]] bool can_jump(Square at, const std::set<Square>& captured) const {
    for (Square d : directions) {
      if (!rules_.may_turn(me_, at, beside(at, d))) continue;
      const Square over = beside(at, d);
      if (is_enemy(over, captured) && is_empty(beside(over, d), captured)) return true;
    }
    return false;
  }

  // A jump that lands here ends the move, whatever could follow.
  [[nodiscard]] bool jump_ends(Square at) const {
    return rules_.board_->single || is_goal(at) ||
           (is_own_castle(at) && rules_.switches_.own_castle_jump == "stop");
  }

  // Adds every end of a jump chain that stands at `at` with these captures.
  void add_jumps(Square at, const std::set<Square>& captured, std::set<Outcome>& found) {
    if (!seen_.insert({at, captured}).second) return;
    bool went_on = false;
    for (Square d : directions) {
      const Square over = beside(at, d);
      const Square to = beside(over, d);
      if (!rules_.may_turn(me_, at, to)) continue;
      if (!is_enemy(over, captured) || !is_empty(to, captured)) continue;
      went_on = true;
      std::set<Square> more = captured;
      more.insert(over);
      if (jump_ends(to)) {
        found.insert({start_, to, more});
      } else {
        add_jumps(to, more, found);
      }
    }
    const bool may_stop = rules_.switches_.capture == "optional" || !went_on;
    if (may_stop && !captured.empty()) found.insert({start_, at, captured});
  }

  // Squares on which a canter can land. `clean`: a knight that captures nothing, 3.4.
  void add_canters(Square at, bool clean, std::set<Square>& found) const {
    for (Square d : directions) {
      const Square over = beside(at, d);
      const Square to = beside(over, d);
      if (!rules_.may_turn(me_, at, to)) continue;
      if (!is_carrier(over) || !is_empty(to, {}) || closed_to_quiet_legs(to)) continue;
      if (clean && !is_goal(to) && can_jump(to, {})) continue;
      if (!found.insert(to).second) continue;
      if (!is_goal(to) && !rules_.board_->single) add_canters(to, clean, found);
    }
  }

  [[nodiscard]] std::set<Outcome> captures() {
    std::set<Outcome> found;
    add_jumps(start_, {}, found);
    if (me_.knight) {
      std::set<Square> landings;
      add_canters(start_, false, landings);
      for (Square at : landings) {
        if (!is_goal(at)) add_jumps(at, {}, found);
      }
    }
    return found;
  }

  [[nodiscard]] std::set<Outcome> quiet(bool must_leave) const {
    std::set<Square> ends;
    add_canters(start_, me_.knight && rules_.switches_.knight_canter_rule, ends);
    ends.erase(start_);
    for (Square d : directions) {
      const Square to = beside(start_, d);
      if (!rules_.may_turn(me_, start_, to)) continue;
      if (is_empty(to, {}) && !closed_to_quiet_legs(to)) ends.insert(to);
    }
    std::set<Outcome> found;
    for (Square to : ends) {
      if (!(must_leave && is_own_castle(to))) found.insert({start_, to, {}});
    }
    return found;
  }

  [[nodiscard]] bool knight() const { return me_.knight; }

 private:
  const Rules& rules_;
  Square start_;
  Piece me_;
  const std::map<Square, Piece>& pieces_;
  const std::set<Square>& trees_;
  std::set<std::pair<Square, std::set<Square>>> seen_;
};

Rules::Rules(const Board& board, const Switches& switches) : board_(&board), switches_(switches) {
  if (board.small) {
    switches_.elimination_needs = 1;
    switches_.no_move = "loss";
    switches_.thin_draw = false;
    switches_.repetition = 0;
    switches_.quiet_plies = 0;
  }
  if (board.single) {
    switches_.own_castle_exit = "off";
    switches_.own_castle_entry = "free";
  }
  if (board.tree_squares.at(Colour::white).empty()) switches_.trees = 0;
  if (switches_.capture == "optional") switches_.knight_canter_rule = false;
}

bool Rules::planting(const Position& pos) const {
  return static_cast<int>(pos.trees.size()) < 2 * switches_.trees;
}

Position Rules::start() const {
  Position pos;
  pos.pieces = board_->array;
  return pos;
}

const std::set<Square>& Rules::goal(Colour colour) const {
  return board_->castle.at(other(colour));
}

// 3.1: pieces in the own castle have to leave this turn.
bool Rules::must_leave(const Position& pos) const {
  if (switches_.own_castle_exit == "off") return false;
  for (Square square : board_->castle.at(pos.turn)) {
    const auto found = pos.pieces.find(square);
    if (found != pos.pieces.end() && found->second.colour == pos.turn) return true;
  }
  return false;
}

std::set<Square> Rules::acting(const Position& pos) const {
  const bool leave = must_leave(pos);
  std::set<Square> squares;
  for (const auto& [square, piece] : pos.pieces) {
    if (piece.colour != pos.turn) continue;
    const bool acts =
        leave ? board_->castle.at(pos.turn).count(square) > 0 : goal(pos.turn).count(square) == 0;
    if (acts) squares.insert(square);
  }
  return squares;
}

// 3.1 and 3.2: some acting piece has a direct jump. Section 8: unless capture is optional.
bool Rules::must_capture(const Position& pos) const {
  if (switches_.capture == "optional") return false;
  if (must_leave(pos) && switches_.own_castle_exit == "any") return false;
  for (Square square : acting(pos)) {
    if (Mover(*this, pos, square).can_jump(square, {})) return true;
  }
  return false;
}

bool Rules::may_turn(Piece piece, Square from, Square to) const {
  if (piece.knight || switches_.men == "any") return true;
  return piece.colour == Colour::white ? to.rank > from.rank : to.rank < from.rank;
}

bool Rules::is_castle_move(const Position& pos, Square from, Square to) const {
  const std::set<Square>& squares = goal(pos.turn);
  return from != to && squares.count(from) > 0 && squares.count(to) > 0 &&
         pos.pieces.count(to) == 0 && pos.castle_moves.at(pos.turn) < switches_.castle_moves;
}

void Rules::add_castle_moves(const Position& pos, std::set<Outcome>& found) const {
  for (const auto& [from, piece] : pos.pieces) {
    if (piece.colour != pos.turn) continue;
    for (Square to : goal(pos.turn)) {
      if (is_castle_move(pos, from, to)) found.insert({from, to, {}});
    }
  }
}

// The generator at the end of section 3.
std::set<Outcome> Rules::moves(const Position& pos) const {
  if (planting(pos)) {
    std::set<Outcome> trees;
    for (Square square : board_->tree_squares.at(pos.turn)) {
      const bool free = pos.pieces.count(square) == 0 && pos.trees.count(square) == 0;
      if (free) trees.insert({square, square, {}});
    }
    return trees;
  }
  const bool leave = must_leave(pos);
  const bool capture = must_capture(pos);
  std::set<Outcome> found;
  for (Square square : acting(pos)) {
    Mover mover(*this, pos, square);
    found.merge(mover.captures());
    if (!capture) found.merge(mover.quiet(leave));
  }
  if (!capture && !leave) add_castle_moves(pos, found);
  return found;
}

Colour Rules::winner(Colour ahead) const {
  return board_->reversed ? other(ahead) : ahead;
}

// Section 4, in the order given there.
Verdict Rules::board_verdict(const Position& pos) const {
  const Colour sides[] = {other(pos.turn), pos.turn};
  for (Colour side : sides) {
    int in_goal = 0;
    for (Square square : goal(side)) {
      const auto found = pos.pieces.find(square);
      in_goal += found != pos.pieces.end() && found->second.colour == side;
    }
    if (in_goal >= board_->castle_wins) return letter(winner(side)) + " castle";
  }
  for (Colour side : sides) {
    if (count(pos, other(side)) == 0 && count(pos, side) >= switches_.elimination_needs) {
      return letter(winner(side)) + " elimination";
    }
  }
  if (switches_.thin_draw && count(pos, Colour::white) <= 1 && count(pos, Colour::black) <= 1) {
    return "draw thin";
  }
  if (switches_.quiet_plies > 0 && pos.quiet >= switches_.quiet_plies) return "draw quiet";
  return "";
}

Verdict Rules::verdict(const Position& pos) const {
  if (Verdict decided = board_verdict(pos); !decided.empty()) return decided;
  if (!moves(pos).empty()) return "";
  const Colour opponent = other(pos.turn);
  if (switches_.no_move == "loss" || count(pos, opponent) >= 2) {
    return letter(winner(opponent)) + " stalemate";
  }
  return "draw stalemate";
}

std::set<Outcome> Rules::outcomes(const Position& pos) const {
  if (!board_verdict(pos).empty()) return {};
  return moves(pos);
}

Position Rules::play(const Position& pos, const Outcome& outcome) const {
  const bool from_goal = goal(pos.turn).count(outcome.from) > 0;
  const bool to_goal = goal(pos.turn).count(outcome.to) > 0;
  Position next = pos;
  if (planting(pos)) {
    next.trees.insert(outcome.to);
    const auto trees = static_cast<int>(next.trees.size());
    if (trees == switches_.trees) next.turn = Colour::black;
    if (trees == 2 * switches_.trees) next.turn = Colour::white;
    return next;
  }
  const Piece piece = next.pieces.at(outcome.from);
  next.pieces.erase(outcome.from);
  for (Square square : outcome.captures) next.pieces.erase(square);
  next.pieces[outcome.to] = piece;
  if (from_goal) ++next.castle_moves[pos.turn];
  const bool entry = to_goal && !from_goal;
  next.quiet = entry || !outcome.captures.empty() ? 0 : pos.quiet + 1;
  if (pos.turn == Colour::black) ++next.number;
  next.turn = other(pos.turn);
  return next;
}

}  // namespace naive
