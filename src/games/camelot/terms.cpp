#include "games/camelot/terms.hpp"

#include <array>
#include <cstddef>

#include "base/bits.hpp"
#include "base/square.hpp"
#include "base/square_set.hpp"
#include "games/camelot/layout.hpp"
#include "games/camelot/position.hpp"
#include "games/camelot/variant.hpp"
#include "games/camelot/weights.hpp"
#include "games/camelot/zone_counts.hpp"
#include "rules/verdict.hpp"

namespace camlann::camelot {
namespace {

using Stage = StageOf<double>;

ZoneCounts near_castle(const Layout& layout, Seat castle, const SquareSet& pieces) {
  ZoneCounts sum = 0;
  pieces.for_each([&](Square square) {
    sum += zones_of(layout.to_castle[index_of(castle)][index_of(square)]);
  });
  return sum;
}

/// Returns `share` times the difference of White's and Black's counts.
Stage difference(const Stage& white, const Stage& black, double share) {
  using Row = std::array<double, sizeof(Stage) / sizeof(double)>;
  Row row = bits_of<Row>(white);
  const Row less = bits_of<Row>(black);
  for (std::size_t i = 0; i < row.size(); ++i) row[i] = share * (row[i] - less[i]);
  return bits_of<Stage>(row);
}

}  // namespace

Stage times_of(const Variant& variant, const Layout& layout, const Position& pos, Seat seat) {
  Stage stage;
  const auto count = [](double& times, int more) { times += more; };
  const SquareSet& own = pos.pieces[index_of(seat)];
  const Seat enemy = opponent(seat);
  own.for_each([&](Square square) {
    count_piece(stage, pos.knights.has(square), layout.to_goal[index_of(seat)][index_of(square)],
                layout.from_middle[index_of(square)], count);
  });
  count_guards(stage, near_castle(layout, seat, own), count);
  count_attack(stage, near_castle(layout, enemy, own),
               near_castle(layout, enemy, pos.pieces[index_of(enemy)]),
               variant.castle_pieces_to_win, count);
  if (pos.turn == seat) count(stage.tempo, 1);
  return stage;
}

Terms terms_of(const Variant& variant, const Layout& layout, const Position& pos) {
  const Stage white_times = times_of(variant, layout, pos, Seat::white);
  const Stage black_times = times_of(variant, layout, pos, Seat::black);
  const int white = pos.pieces[0].size();
  const int black = pos.pieces[1].size();
  const double many = static_cast<double>(white + black) / (2 * variant.men_per_seat);
  return {difference(white_times, black_times, many),
          difference(white_times, black_times, 1 - many),
          trade_of(1.0, white - black, white + black)};
}

}  // namespace camlann::camelot
