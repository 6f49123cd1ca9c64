#include "games/camelot/seat_judge.hpp"

#include <algorithm>
#include <array>

#include "base/square_set.hpp"
#include "games/camelot/census.hpp"
#include "games/camelot/position.hpp"
#include "games/camelot/stage_pair.hpp"
#include "games/camelot/terms.hpp"
#include "games/camelot/variant.hpp"
#include "games/camelot/weights.hpp"
#include "games/camelot/zone_counts.hpp"
#include "rules/verdict.hpp"

namespace camlann::camelot {

std::array<int, 3> balance(const Variant& variant, const Position& pos,
                           const std::array<int, most_seats>& of_seats) {
  std::array<int, 3> own{};
  std::array<bool, 3> has_pieces{};
  for (unsigned i = 0; i < variant.seat_count(); ++i) {
    const unsigned side = index_of(variant.side_of(static_cast<Seat>(i)));
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

SeatJudge::SeatJudge(const Variant& variant, const Weights& weights)
    : variant_(&variant),
      census_(variant, weights),
      stage_(paired(weights)),
      all_men_(static_cast<int>(variant.seat_count()) * variant.men_per_seat) {}

SeatJudge::Counts SeatJudge::count(const Position& pos) const {
  Counts counts;
  for (unsigned seat = 0; seat < variant_->seat_count(); ++seat) {
    counts[seat] = census_.count(pos, seat);
  }
  return counts;
}

// Counts all pieces of the owner's side around a castle.
ZoneCounts SeatJudge::defence_of(const Counts& counts, Seat castle) const {
  ZoneCounts sum = 0;
  for (unsigned i = 0; i < variant_->seat_count(); ++i) {
    if (variant_->side_of(static_cast<Seat>(i)) != variant_->side_of(castle)) continue;
    sum += counts[i].near[index_of(castle)];
  }
  return sum;
}

int SeatJudge::of_seat(const Counts& counts, Seat seat, int men) const {
  const auto& own = counts[index_of(seat)];
  StagePair pair = own.value;
  const auto gain = [&](StagePair weight, int times) { pair += weight * times; };
  count_guards(stage_, own.near[index_of(seat)], gain);
  for (unsigned i = 0; i < variant_->seat_count(); ++i) {
    const Seat enemy = static_cast<Seat>(i);
    if ((variant_->goal(seat) & variant_->own_castle(enemy)).empty()) continue;
    count_attack(stage_, own.near[i], defence_of(counts, enemy), variant_->castle_pieces_to_win,
                 gain);
  }
  return value_of(pair, men, all_men_);
}

int SeatJudge::of_seat(const Position& pos, Seat seat) const {
  return of_seat(count(pos), seat, pos.occupied().size());
}

std::array<int, 3> SeatJudge::for_sides(const Position& pos) const {
  const Counts counts = count(pos);
  const int men = pos.occupied().size();
  std::array<int, most_seats> of_seats{};
  for (unsigned i = 0; i < variant_->seat_count(); ++i) {
    of_seats[i] = of_seat(counts, static_cast<Seat>(i), men);
  }
  return balance(*variant_, pos, of_seats);
}

}  // namespace camlann::camelot
