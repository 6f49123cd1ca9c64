#include "games/camblam/random_positions.hpp"

#include <algorithm>
#include <array>
#include <string_view>

namespace camlann::camblam::test {

using naive::Colour;
using naive::Square;
namespace plain = naive::camblam;

plain::Position RandomPositions::next() {
  chosen_.reset();
  if (here_ && plies_left_-- > 0) return *here_;
  leaning_ = static_cast<Leaning>(random_.below(4));
  const bool from_array = one_in(6);
  plies_left_ = from_array ? between(0, 150) : between(0, 10);
  here_ = from_array ? rules_.start() : placement();
  return *here_;
}

void RandomPositions::go_on(const plain::Position& pos, const std::set<plain::Move>& moves) {
  if (moves.empty()) {
    here_.reset();
    return;
  }
  chosen_ = choose(pos, moves);
  here_ = rules_.play(pos, *chosen_);
}

plain::Position RandomPositions::placement() {
  plain::Position pos;
  pos.turn = one_in(2) ? Colour::white : Colour::black;
  pos.quiet = one_in(8) ? between(90, 101) : 0;
  // From bare kings to boards without an empty square.
  constexpr std::array<std::uint32_t, 7> full_in_144 = {1, 3, 10, 30, 70, 120, 144};
  const std::uint32_t full = full_in_144[random_.below(full_in_144.size())];
  const unsigned whites_in_eight = random_.below(9);
  const int corner = one_in(3) ? plain::side_length / 2 : plain::side_length;
  for (const Square square : plain::all_squares()) {
    if (square.file > corner || square.rank > corner || random_.below(144) >= full) continue;
    pos.set(square, any_man(square, whites_in_eight));
  }
  const Square white_king = any_square();
  Square black_king = any_square();
  while (black_king == white_king) black_king = any_square();
  pos.set(white_king, 'K');
  pos.set(black_king, 'k');
  if (one_in(4)) add_file_of_shields(pos);
  if (full >= 3 && full <= 30 && one_in(2)) leave_only_king(pos);
  calm(pos);
  return pos;
}

Square RandomPositions::any_square() {
  return {between(1, plain::side_length), between(1, plain::side_length)};
}

// Any man but a king; no pawn on its last rank.
char RandomPositions::any_man(Square square, unsigned whites_in_eight) {
  constexpr std::string_view men = "PPNCARBIQ";
  const Colour colour = random_.below(8) < whites_in_eight ? Colour::white : Colour::black;
  const char man = men[random_.below(static_cast<std::uint32_t>(men.size()))];
  const int last = colour == Colour::white ? plain::side_length : 1;
  return plain::man_of(colour, man == 'P' && square.rank == last ? 'I' : man);
}

// The mover's king behind own men in a line, with an enemy runner at the end of it.
void RandomPositions::add_file_of_shields(plain::Position& pos) {
  const Square king = plain::squares_with(pos, plain::man_of(pos.turn, 'K')).front();
  const int files = between(-1, 1);
  const int ranks = between(-1, 1);
  const int shields = between(1, 3);
  if (files == 0 && ranks == 0) return;
  constexpr std::string_view runners = "CRBQ";
  for (int i = 1; i <= shields + 2; ++i) {
    const Square square{king.file + i * files, king.rank + i * ranks};
    const char there = pos.at(square);
    if (there == plain::outside || there == 'K' || there == 'k') return;
    if (i <= shields) {
      pos.set(square, plain::man_of(pos.turn, one_in(2) ? 'N' : 'A'));
    } else if (i == shields + 1 && one_in(2)) {
      pos.set(square, plain::nobody);
    } else {
      pos.set(square, plain::man_of(naive::other(pos.turn), runners[random_.below(4)]));
      return;
    }
  }
}

// The mover keeps the king, at the edge, and pawns that cannot move: stalemates.
void RandomPositions::leave_only_king(plain::Position& pos) {
  const Square king = plain::squares_with(pos, plain::man_of(pos.turn, 'K')).front();
  for (const Square square : plain::all_squares()) {
    if (plain::is_man_of(pos.turn, pos.at(square))) pos.set(square, plain::nobody);
  }
  const Square edge{one_in(2) ? 1 : plain::side_length, king.rank};
  const bool free = pos.at(edge) == plain::nobody;
  pos.set(free ? edge : king, plain::man_of(pos.turn, 'K'));
  for (int i = between(0, 2); i > 0; --i) {
    const Square square = any_square();
    const Square ahead{square.file, square.rank + (pos.turn == Colour::white ? 1 : -1)};
    if (pos.at(square) != plain::nobody || pos.at(ahead) != plain::nobody) continue;
    pos.set(square, plain::man_of(pos.turn, 'P'));
    pos.set(ahead, plain::man_of(naive::other(pos.turn), 'I'));
  }
}

// Removes the attackers of the waiting side's king, or changes their side, until the king cannot be
// taken at once.
void RandomPositions::calm(plain::Position& pos) {
  if (rules_.switches().win_by == "capture") return;
  const Colour resting = naive::other(pos.turn);
  while (rules_.in_check(pos, resting)) {
    const Square king = plain::squares_with(pos, plain::man_of(resting, 'K')).front();
    for (const plain::Move& move : rules_.possible_moves(pos)) {
      const auto& taken = move.taken;
      if (std::find(taken.begin(), taken.end(), king) == taken.end()) continue;
      const char man = pos.at(move.from);
      const bool is_king = man == plain::man_of(pos.turn, 'K');
      if (is_king) {  // kings next to each other: one of them takes another man's place
        Square place = any_square();
        while (place == king) place = any_square();
        pos.set(move.from, plain::nobody);
        pos.set(place, man);
      } else {
        pos.set(move.from, one_in(2) ? plain::nobody : plain::man_of(resting, 'N'));
      }
      break;
    }
  }
}

int RandomPositions::worth(const plain::Position& pos, const plain::Move& move) const {
  const int forward = move.to.rank - move.from.rank;
  const bool pawn = pos.at(move.from) == plain::man_of(pos.turn, 'P');
  const char king = plain::man_of(naive::other(pos.turn), 'K');
  const bool takes_king = std::any_of(move.taken.begin(), move.taken.end(),
                                      [&](Square square) { return pos.at(square) == king; });
  switch (leaning_) {
    case Leaning::none: return 0;
    case Leaning::captures: return static_cast<int>(move.taken.size()) + (takes_king ? 12 : 0);
    case Leaning::checks: return rules_.in_check(rules_.play(pos, move), naive::other(pos.turn));
    case Leaning::promotions:
      return pawn ? (pos.turn == Colour::white ? forward : -forward) + (move.promotion != 0) : 0;
  }
  return 0;
}

const plain::Move& RandomPositions::choose(const plain::Position& pos,
                                           const std::set<plain::Move>& moves) {
  std::array<const plain::Move*, 4> drawn{};
  for (auto& move : drawn) {
    move = &*std::next(moves.begin(), random_.below(static_cast<std::uint32_t>(moves.size())));
  }
  return **std::max_element(drawn.begin(), drawn.end(), [&](const auto* a, const auto* b) {
    return worth(pos, *a) < worth(pos, *b);
  });
}

plain::Switches random_switches(Random& random) {
  plain::Switches switches;
  constexpr std::array legs{"1", "4", "any"};
  switches.knight_leg_a = legs[random.below(3)];
  switches.run_must_be_full = random.below(2) == 0;
  switches.run_through_shield = random.below(2) == 0;
  switches.step_captures = random.below(2) == 0;
  switches.win_by = random.below(3) == 0 ? "capture" : "checkmate";
  switches.array = random.below(2) == 0 ? "default" : "alternating";
  return switches;
}

}  // namespace camlann::camblam::test
