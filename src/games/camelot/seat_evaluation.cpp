#include "games/camelot/seat_evaluation.hpp"

#include <algorithm>
#include <array>
#include <cstddef>

#include "base/square.hpp"
#include "base/square_set.hpp"
#include "games/camelot/layout.hpp"
#include "games/camelot/position.hpp"
#include "games/camelot/rules.hpp"
#include "games/camelot/variant.hpp"
#include "games/camelot/weights.hpp"
#include "games/camelot/zone_counts.hpp"
#include "rules/move.hpp"
#include "rules/verdict.hpp"

namespace camlann::camelot {
namespace {

int value_of(const StageOf<int>& stage, bool knight, std::size_t steps) {
  return knight ? stage.knight + stage.knight_at[steps] : stage.man + stage.man_at[steps];
}

}  // namespace

SeatEvaluation::SeatEvaluation(const RulesBase& rules, const Weights& weights)
    : rules_(rules),
      weights_(weights),
      all_men_(static_cast<int>(rules.variant().seat_count()) * rules.variant().men_per_seat),
      worth_{(weights.many.man + weights.few.man) / 2,
             (weights.many.knight + weights.few.knight) / 2} {
  const Variant& variant = rules.variant();
  const Layout layout(variant);
  for (unsigned seat = 0; seat < variant.seat_count(); ++seat) {
    variant.squares.for_each([&](Square square) {
      const std::size_t at = index_of(square);
      const auto steps =
          std::min(static_cast<std::size_t>(layout.to_goal[seat][at]), most_steps - 1);
      for (const bool knight : {false, true}) {
        value_[seat][knight][at] = {value_of(weights.many, knight, steps),
                                    value_of(weights.few, knight, steps)};
      }
      zone_[seat][at] = zones_of(layout.to_castle[seat][at]);
    });
  }
}

SeatEvaluation::Counts SeatEvaluation::count(const Position& pos) const {
  const unsigned seats = rules_.variant().seat_count();
  Counts counts;
  for (unsigned seat = 0; seat < seats; ++seat) {
    Count& sum = counts[seat];
    pos.pieces[seat].for_each([&](Square square) {
      const std::size_t at = index_of(square);
      sum.value += value_[seat][pos.knights.has(square)][at];
      for (unsigned castle = 0; castle < seats; ++castle) sum.near[castle] += zone_[castle][at];
    });
  }
  return counts;
}

// Men near the enemy's castle against those who guard it.
SeatEvaluation::Value SeatEvaluation::attack_of(const Counts& counts, Seat seat, Seat enemy) const {
  const Variant& variant = rules_.variant();
  const unsigned castle = index_of(enemy);
  ZoneCounts own = counts[index_of(seat)].near[castle];
  ZoneCounts guard = 0;
  for (unsigned i = 0; i < variant.seat_count(); ++i) {
    if (rules_.side_of(static_cast<Seat>(i)) == rules_.side_of(enemy)) {
      guard += counts[i].near[castle];
    }
  }
  Value score;
  const int inside = within(own, 0);
  for (std::size_t k = zones - 1; k >= 1; --k) {
    const int attackers = within(own, k) - inside;
    if (attackers == 0) break;
    const int defenders = within(guard, k);
    const int more = std::max(attackers - defenders, 0);
    score += {weights_.many.pressure[k] * more, weights_.few.pressure[k] * more};
    if (defenders == 0 && attackers + inside >= variant.castle_pieces_to_win) {
      score += {weights_.many.breakthrough[k], weights_.few.breakthrough[k]};
    }
  }
  return score;
}

int SeatEvaluation::of_seat(const Counts& counts, Seat seat, int men) const {
  const Variant& variant = rules_.variant();
  const Count& own = counts[index_of(seat)];
  Value value = own.value;
  const auto guards = static_cast<std::size_t>(within(own.near[index_of(seat)], guard_steps));
  const std::size_t slot = std::min(guards, most_guards);
  value += {weights_.many.guards[slot], weights_.few.guards[slot]};
  for (unsigned i = 0; i < variant.seat_count(); ++i) {
    const Seat enemy = static_cast<Seat>(i);
    if (!(variant.goal(seat) & variant.own_castle(enemy)).empty()) {
      value += attack_of(counts, seat, enemy);
    }
  }
  return value.few + (value.many - value.few) * men / all_men_;
}

int SeatEvaluation::of_seat(const Position& pos, Seat seat) const {
  return of_seat(count(pos), seat, pos.occupied().size());
}

std::array<int, 3> SeatEvaluation::balance(const Position& pos,
                                           const std::array<int, most_seats>& of_seats) const {
  const Variant& variant = rules_.variant();
  std::array<int, 3> own{};
  std::array<bool, 3> has_pieces{};
  for (unsigned i = 0; i < variant.seat_count(); ++i) {
    const unsigned side = index_of(rules_.side_of(static_cast<Seat>(i)));
    own[side] += of_seats[i];
    has_pieces[side] = has_pieces[side] || !pos.pieces[i].empty();
  }
  std::array<int, 3> scores{};
  for (unsigned side = 0; side < variant.sides; ++side) {
    int others = 0;
    int number = 0;
    for (unsigned other = 0; other < variant.sides; ++other) {
      if (other == side || !has_pieces[other]) continue;
      others += own[other];
      ++number;
    }
    scores[side] = own[side] - others / std::max(number, 1);
  }
  return scores;
}

std::array<int, 3> SeatEvaluation::for_sides(const Position& pos) const {
  const Counts counts = count(pos);
  const int men = pos.occupied().size();
  std::array<int, most_seats> of_seats{};
  for (unsigned i = 0; i < rules_.variant().seat_count(); ++i) {
    of_seats[i] = of_seat(counts, static_cast<Seat>(i), men);
  }
  return balance(pos, of_seats);
}

int SeatEvaluation::material(const Position& pos) const {
  std::array<int, most_seats> of_seats{};
  for (unsigned i = 0; i < rules_.variant().seat_count(); ++i) {
    const int knights = (pos.pieces[i] & pos.knights).size();
    of_seats[i] = worth_[0] * (pos.pieces[i].size() - knights) + worth_[1] * knights;
  }
  return balance(pos, of_seats)[index_of(rules_.side_of(pos.turn))];
}

int SeatEvaluation::guess(const Position& pos, Move move) const {
  const auto& values = value_[index_of(pos.turn)][pos.knights.has(move.from)];
  const Value& before = values[index_of(move.from)];
  const Value& after = values[index_of(move.to)];
  int gain = (after.many + after.few - before.many - before.few) / 2;
  if (move.taken != 0) {
    const SquareSet taken = taken_squares(rules_.enemies(pos, pos.turn), move.taken);
    const int knights = (taken & pos.knights).size();
    gain += worth_[0] * (taken.size() - knights) + worth_[1] * knights;
  }
  return gain;
}

}  // namespace camlann::camelot
