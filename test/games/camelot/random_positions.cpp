#include "games/camelot/random_positions.hpp"

#include <algorithm>
#include <array>

namespace camlann::camelot::test {

using naive::Colour;
using naive::Square;

naive::Position RandomPositions::next() {
  chosen_.reset();
  if (here_ && plies_left_-- > 0) return *here_;
  leaning_ = static_cast<Leaning>(random_.below(5));
  const bool from_array = one_in(8);
  plies_left_ = from_array ? between(0, 150) : between(0, 12);
  here_ = from_array ? rules_.start() : placement();
  return *here_;
}

void RandomPositions::go_on(const naive::Position& pos, const std::set<naive::Outcome>& outcomes) {
  if (outcomes.empty()) {
    here_.reset();
    return;
  }
  chosen_ = choose(pos, outcomes);
  here_ = rules_.play(pos, *chosen_);
}

naive::Position RandomPositions::placement() {
  const naive::Board& board = rules_.board();
  const int most = static_cast<int>(board.array.size()) / 2;
  naive::Position pos;
  pos.turn = one_in(2) ? Colour::white : Colour::black;
  pos.quiet = one_in(8) ? std::max(0, rules_.switches().quiet_plies - between(0, 3)) : 0;
  for (Colour colour : {Colour::white, Colour::black}) {
    pos.castle_moves[colour] = between(0, rules_.switches().castle_moves);
  }

  std::vector<Square> near(board.squares.begin(), board.squares.end());
  if (one_in(3)) {  // crowd about one end of the board
    const bool low = one_in(2);
    const int depth = between(3, 6);
    std::erase_if(near,
                  [&](Square s) { return low ? s.rank > depth : s.rank <= board.ranks - depth; });
  }
  const std::vector<Square> grid = one_in(4) ? lattice() : near;

  const bool sparse = one_in(2);
  const unsigned knights = random_.below(5);
  for (Colour colour : {Colour::white, Colour::black}) {
    const bool waiting = colour != pos.turn;
    const int pieces = sparse ? between(one_in(3) ? 0 : 1, std::min(4, most)) : between(1, most);
    const bool in_lattice = waiting && grid.size() != near.size();
    place(pos, colour, in_lattice ? std::min(pieces, 12) : pieces, in_lattice ? grid : near,
          knights);
    for (const auto& [owner, squares] : board.castle) {
      for (Square square : squares) {
        if (one_in(owner == colour ? 4 : 8)) place(pos, colour, 1, {square}, 2);
      }
    }
  }
  if (one_in(4)) add_way_home(pos);
  if (one_in(12)) leave_only_castles(pos);
  drop_surplus(pos);
  if (rules_.planting(pos)) plant(pos);
  const auto is_knight = [](const auto& at) { return at.second.knight; };
  if (std::none_of(board.array.begin(), board.array.end(), is_knight)) {
    for (auto& [square, piece] : pos.pieces) piece.knight = false;
  }
  return pos;
}

// An enemy next to the mover's castle and a piece of the mover's behind it, so that a jump leads
// in.
void RandomPositions::add_way_home(naive::Position& pos) {
  const naive::Board& board = rules_.board();
  for (Square castle : board.castle.at(pos.turn)) {
    const int file = between(-1, 1);
    const int rank = castle.rank == 1 ? 1 : -1;
    const Square over{castle.file + file, castle.rank + rank};
    const Square from{over.file + file, over.rank + rank};
    if (board.squares.count(over) == 0 || board.squares.count(from) == 0) continue;
    pos.pieces.erase(castle);
    pos.pieces[over] = {naive::other(pos.turn), one_in(2)};
    pos.pieces[from] = {pos.turn, one_in(2)};
  }
}

// The mover keeps only what stands in a castle: castle moves, blocked exits, no move at all.
void RandomPositions::leave_only_castles(naive::Position& pos) {
  const naive::Board& board = rules_.board();
  const auto in_castle = [&](Square s) {
    return board.castle.at(Colour::white).count(s) > 0 ||
           board.castle.at(Colour::black).count(s) > 0;
  };
  std::erase_if(pos.pieces, [&](const auto& entry) {
    return entry.second.colour == pos.turn && !in_castle(entry.first);
  });
  if (one_in(2)) return;
  for (Square castle : board.castle.at(pos.turn)) {  // wall it up
    pos.pieces[castle] = {pos.turn, one_in(2)};
    for (Square s : board.squares) {
      const bool close = std::abs(s.file - castle.file) <= 2 && std::abs(s.rank - castle.rank) <= 2;
      if (close && pos.pieces.count(s) == 0) pos.pieces[s] = {naive::other(pos.turn), one_in(2)};
    }
  }
}

// Mostly all trees, otherwise some of them, White's first: then the seat with missing trees is to
// move.
void RandomPositions::plant(naive::Position& pos) {
  const int each = rules_.switches().trees;
  const int all = one_in(6) ? between(0, 2 * each - 1) : 2 * each;
  for (int tree = 0; tree < all; ++tree) {
    const Colour colour = tree < each ? Colour::white : Colour::black;
    std::vector<Square> free;
    for (Square square : rules_.board().tree_squares.at(colour)) {
      if (pos.trees.count(square) == 0) free.push_back(square);
    }
    const Square square = free[random_.below(static_cast<std::uint32_t>(free.size()))];
    pos.trees.insert(square);
    pos.pieces.erase(square);
  }
  if (all < 2 * each) pos.turn = all < each ? Colour::white : Colour::black;
}

// No more pieces a side than the array has.
void RandomPositions::drop_surplus(naive::Position& pos) {
  const auto most = static_cast<std::ptrdiff_t>(rules_.board().array.size() / 2);
  for (Colour colour : {Colour::white, Colour::black}) {
    const auto is_own = [&](const auto& entry) { return entry.second.colour == colour; };
    auto surplus = std::count_if(pos.pieces.begin(), pos.pieces.end(), is_own) - most;
    while (surplus-- > 0) {
      pos.pieces.erase(std::find_if(pos.pieces.begin(), pos.pieces.end(), is_own));
    }
  }
}

void RandomPositions::place(naive::Position& pos, Colour colour, int pieces,
                            const std::vector<Square>& squares, unsigned knights_in_four) {
  for (int i = 0; i < pieces; ++i) {
    const Square square = squares[random_.below(static_cast<std::uint32_t>(squares.size()))];
    if (pos.pieces.count(square) > 0) continue;
    pos.pieces[square] = {colour, random_.below(4) < knights_in_four};
  }
}

// Every second square both ways, or every second rank: pieces there can be jumped one after the
// other.
std::vector<Square> RandomPositions::lattice() {
  const int file = between(0, 1);
  const int rank = between(0, 1);
  const bool lines = one_in(3);
  std::vector<Square> squares;
  for (Square s : rules_.board().squares) {
    if ((lines || s.file % 2 == file) && s.rank % 2 == rank) squares.push_back(s);
  }
  return squares;
}

int RandomPositions::worth(const naive::Position& pos, const naive::Outcome& outcome) const {
  const auto& castle = rules_.board().castle;
  const bool to_goal = castle.at(naive::other(pos.turn)).count(outcome.to) > 0;
  const bool from_goal = castle.at(naive::other(pos.turn)).count(outcome.from) > 0;
  const int forward = outcome.to.rank - outcome.from.rank;
  switch (leaning_) {
    case Leaning::none: return 0;
    case Leaning::captures: return static_cast<int>(outcome.captures.size());
    case Leaning::forward:
      return (pos.turn == Colour::white ? forward : -forward) + (to_goal ? 20 : 0);
    case Leaning::home:
      return (pos.turn == Colour::white ? -forward : forward) +
             (castle.at(pos.turn).count(outcome.to) > 0 ? 20 : 0);
    case Leaning::castle_moves: return from_goal ? 30 : to_goal ? 20 : 0;
  }
  return 0;
}

const naive::Outcome& RandomPositions::choose(const naive::Position& pos,
                                              const std::set<naive::Outcome>& outcomes) {
  std::array<const naive::Outcome*, 4> drawn{};
  for (auto& outcome : drawn) {
    outcome =
        &*std::next(outcomes.begin(), random_.below(static_cast<std::uint32_t>(outcomes.size())));
  }
  return **std::max_element(drawn.begin(), drawn.end(), [&](const auto* a, const auto* b) {
    return worth(pos, *a) < worth(pos, *b);
  });
}

naive::Switches random_switches(Random& random) {
  const auto one_of = [&](auto... values) {
    const std::array all{values...};
    return all[random.below(static_cast<std::uint32_t>(all.size()))];
  };
  naive::Switches s;
  s.own_castle_jump = one_of("continue", "stop");
  s.own_castle_exit = one_of("jump", "any", "off");
  s.own_castle_entry = one_of("jump", "free");
  s.knight_canter_rule = one_of(true, false);
  s.elimination_needs = one_of(1, 2, 3);
  s.no_move = one_of("loss", "lossIfTwo");
  s.thin_draw = one_of(true, false);
  s.repetition = one_of(0, 2, 3);
  s.quiet_plies = one_of(0, 3, 100);
  s.castle_moves = one_of(0, 1, 2, 9);
  s.trees = one_of(0, 1, 3);
  s.over_trees = one_of(true, false);
  s.capture = one_of("must", "must", "optional");
  s.men = one_of("any", "forward");
  return s;
}

}  // namespace camlann::camelot::test
