#include "games/camelot/evaluation.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "base/square.hpp"
#include "base/square_set.hpp"
#include "games/camelot/position.hpp"
#include "games/camelot/rules.hpp"
#include "rules/move.hpp"
#include "rules/verdict.hpp"

namespace camlann::camelot {
namespace {

using Distances = std::array<int, 256>;
constexpr int unreachable = 99;

// King's steps over the squares of the board to the nearest of `targets`.
Distances distances_to(const SquareSet& targets, const SquareSet& squares) {
  Distances distances;
  distances.fill(unreachable);
  targets.for_each([&](Square square) { distances[index_of(square)] = 0; });
  for (bool changed = true; changed;) {
    changed = false;
    squares.for_each([&](Square square) {
      for (int rank = rank_of(square) - 1; rank <= rank_of(square) + 1; ++rank) {
        for (int file = file_of(square) - 1; file <= file_of(square) + 1; ++file) {
          if (rank < 0 || rank > 15 || file < 0 || file > 15) continue;
          const Square next = make_square(file, rank);
          const int through = distances[index_of(next)] + 1;
          if (!squares.has(next) || through >= distances[index_of(square)]) continue;
          distances[index_of(square)] = through;
          changed = true;
        }
      }
    });
  }
  return distances;
}

std::uint64_t zones_of(int distance, int zones) {
  std::uint64_t counts = 0;
  for (int k = std::max(distance, 0); k < zones; ++k) counts |= std::uint64_t{1} << (8 * k);
  return counts;
}

int within(std::uint64_t counts, int steps) {
  return static_cast<int>(counts >> (8 * steps) & 0xff);
}

}  // namespace

Evaluation::Evaluation(const RulesBase& rules, const Weights& weights)
    : weights_(weights), pieces_to_win_(rules.variant().castle_pieces_to_win), terms_{} {
  const Variant& variant = rules.variant();
  const bool enter_wins = pieces_to_win_ == 1;
  for (const Seat seat : {Seat::white, Seat::black}) {
    const Distances to_goal = distances_to(variant.goal(seat), variant.squares);
    const Distances to_castle = distances_to(variant.own_castle(seat), variant.squares);
    variant.squares.for_each([&](Square square) {
      const int distance = to_goal[index_of(square)];
      int man = weights.man - weights.man_step * distance;
      int knight = weights.knight - weights.knight_step * distance;
      int place = 0;
      if (distance == 0) {
        place = enter_wins ? 1000 : weights.in_goal;
      } else if (distance < static_cast<int>(weights.near_goal.size())) {
        place = weights.near_goal[static_cast<std::size_t>(distance)];
      }
      SquareTerms& terms = terms_[index_of(seat)][index_of(square)];
      terms.value = {static_cast<std::int16_t>(man + place),
                     static_cast<std::int16_t>(knight + place)};
      terms.attack = zones_of(distance, zones);
      terms.guard = zones_of(to_castle[index_of(square)], zones);
    });
  }
}

Evaluation::Count Evaluation::count(const Position& pos, Seat seat) const {
  Count sum;
  const auto& terms = terms_[index_of(seat)];
  pos.pieces[index_of(seat)].for_each([&](Square square) {
    const SquareTerms& term = terms[index_of(square)];
    sum.value += term.value[pos.knights.has(square)];
    sum.attack += term.attack;
    sum.guard += term.guard;
    ++sum.men;
  });
  return sum;
}

// Men near the goal against those who guard it.
int Evaluation::attack_of(const Count& own, const Count& enemy) const {
  int score = 0;
  const int inside = within(own.attack, 0);
  for (int k = zones - 1; k >= 1; --k) {
    const int attackers = within(own.attack, k) - inside;
    if (attackers == 0) break;
    const int defenders = within(enemy.guard, k);
    const auto at = static_cast<std::size_t>(k);
    if (attackers > defenders) score += weights_.pressure[at] * (attackers - defenders);
    if (defenders == 0 && attackers + inside >= pieces_to_win_) score += weights_.breakthrough[at];
  }
  return score;
}

int Evaluation::operator()(const Position& pos) const {
  const Count own = count(pos, pos.turn);
  const Count enemy = count(pos, opponent(pos.turn));
  int score = own.value - enemy.value;
  score += attack_of(own, enemy) - attack_of(enemy, own);
  const auto guards = [&](const Count& side) {
    const int number = std::min(within(side.guard, weights_.guard_distance), 4);
    return weights_.guards[static_cast<std::size_t>(number)];
  };
  score += guards(own) - guards(enemy);
  score += weights_.trade * 10 * (own.men - enemy.men) / (own.men + enemy.men + 1);
  return score + weights_.tempo;
}

int Evaluation::material(const Position& pos) const {
  const auto worth = [&](Seat seat) {
    const SquareSet& pieces = pos.pieces[index_of(seat)];
    const int knights = (pieces & pos.knights).size();
    return weights_.man * (pieces.size() - knights) + weights_.knight * knights;
  };
  return worth(pos.turn) - worth(opponent(pos.turn));
}

int Evaluation::guess(const Position& pos, Move move) const {
  const unsigned us = index_of(pos.turn);
  const bool knight = pos.knights.has(move.from);
  const auto& terms = terms_[us];
  int gain = terms[index_of(move.to)].value[knight] - terms[index_of(move.from)].value[knight];
  if (move.taken != 0) {
    const SquareSet taken = taken_squares(pos.pieces[1 - us], move.taken);
    const int knights = (taken & pos.knights).size();
    gain += weights_.man * (std::popcount(move.taken) - knights) + weights_.knight * knights;
  }
  return gain;
}

}  // namespace camlann::camelot
