#include "games/camelot/seat_evaluation.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>

#include "base/square.hpp"
#include "base/square_set.hpp"
#include "games/camelot/layout.hpp"
#include "games/camelot/position.hpp"
#include "games/camelot/rules.hpp"
#include "games/camelot/variant.hpp"
#include "games/camelot/weights.hpp"
#include "rules/move.hpp"
#include "rules/verdict.hpp"

namespace camlann::camelot {
namespace {

// As the weights by hand have it for two players (weights.cpp).
constexpr int man = 100;
constexpr int knight = 170;

}  // namespace

SeatEvaluation::SeatEvaluation(const RulesBase& rules) : rules_(rules) {
  const Variant& variant = rules.variant();
  const Layout layout(variant);
  const StageOf<int> stage = untuned_weights().many;
  for (unsigned seat = 0; seat < variant.seat_count(); ++seat) {
    variant.squares.for_each([&](Square square) {
      const std::size_t at = index_of(square);
      const auto steps =
          std::min(static_cast<std::size_t>(layout.to_goal[seat][at]), most_steps - 1);
      worth_[seat][0][at] = static_cast<std::int16_t>(man + stage.man_at[steps]);
      worth_[seat][1][at] = static_cast<std::int16_t>(knight + stage.knight_at[steps]);
    });
  }
}

int SeatEvaluation::of_seat(const Position& pos, Seat seat) const {
  int sum = 0;
  pos.pieces[index_of(seat)].for_each([&](Square square) {
    sum += worth_[index_of(seat)][pos.knights.has(square)][index_of(square)];
  });
  return sum;
}

template <class OfSeat>
int SeatEvaluation::balance(Side side, OfSeat&& of_seat) const {
  const Variant& variant = rules_.variant();
  int own = 0;
  int others = 0;
  for (unsigned i = 0; i < variant.seat_count(); ++i) {
    const Seat seat = static_cast<Seat>(i);
    (rules_.side_of(seat) == side ? own : others) += of_seat(seat);
  }
  return own - others / static_cast<int>(variant.sides - 1);
}

int SeatEvaluation::for_side_of(const Position& pos, Seat seat) const {
  return balance(rules_.side_of(seat), [&](Seat other) { return of_seat(pos, other); });
}

int SeatEvaluation::material(const Position& pos) const {
  return balance(rules_.side_of(pos.turn), [&](Seat seat) {
    const SquareSet& pieces = pos.pieces[index_of(seat)];
    const int knights = (pieces & pos.knights).size();
    return man * (pieces.size() - knights) + knight * knights;
  });
}

int SeatEvaluation::guess(const Position& pos, Move move) const {
  const auto& worth = worth_[index_of(pos.turn)][pos.knights.has(move.from)];
  int gain = worth[index_of(move.to)] - worth[index_of(move.from)];
  if (move.taken != 0) {
    const SquareSet taken = taken_squares(rules_.enemies(pos, pos.turn), move.taken);
    const int knights = (taken & pos.knights).size();
    gain += man * (taken.size() - knights) + knight * knights;
  }
  return gain;
}

}  // namespace camlann::camelot
