// The evaluation for more than two seats: equal at the array, higher for who has more or stands
// nearer to his goal.

#include "games/camelot/seat_evaluation.hpp"

#include <gtest/gtest.h>

#include "games/camelot/fen.hpp"
#include "games/camelot/variant.hpp"
#include "games/camelot/weights.hpp"
#include "rules/move_list.hpp"

namespace camlann::camelot {
namespace {

Position position_of(const Variant& variant, std::string_view fen) {
  const auto parsed = parse_fen(fen, variant, {});
  EXPECT_TRUE(parsed) << fen;
  return parsed->position;
}

TEST(SeatEvaluation, FindsTheArraysEven) {
  for (const char* id : {"grand-cam", "grand-camelot", "tri-camelot"}) {
    const RulesBase rules(*find_variant(id), {});
    const SeatEvaluation evaluation(rules);
    const Position pos = rules.start();
    EXPECT_EQ(evaluation.material(pos), 0) << id;
    EXPECT_EQ(evaluation.of_seat(pos, Seat::white), evaluation.of_seat(pos, Seat::black)) << id;
    EXPECT_EQ(evaluation(pos), 0) << id;
  }
}

TEST(SeatEvaluation, CountsAPartnersMenAndWeighsTwoOpponentsAsOne) {
  const Variant& grand = *find_variant("grand-cam");
  const SeatEvaluation team(RulesBase(grand, {}));
  const Position alone = position_of(grand, "1/3/7/9/9/11/13/11/9/4r4/6g/3/1 R");
  const Position helped = position_of(grand, "1/3/7/9/9/11/2b10/11/9/4r4/6g/3/1 R");
  EXPECT_EQ(team.material(alone), 0);
  EXPECT_EQ(team.material(helped), 100);
  EXPECT_GT(team(helped), team(alone));

  const Variant& tri = *find_variant("tri-camelot");
  const SeatEvaluation three(RulesBase(tri, {}), untuned_weights());
  const Position pos = position_of(tri, "4/5/6/5/6/5/rr3G/5/4/5/4/3/1b2/3/2/3/2/1 B");
  EXPECT_EQ(three.material(pos), 100 - (200 + 170) / 2);
}

TEST(SeatEvaluation, IsAGameOfTwoOnceOneHasNoPieces) {
  const Variant& tri = *find_variant("tri-camelot");
  const SeatEvaluation evaluation(RulesBase(tri, {}));
  const Position even =
      position_of(tri, "4/1r1g1/1R2G1/1r1g1/1R2G1/Rr1gG/1r2g1/r3g/4/5/4/3/4/3/2/3/2/1 R");
  EXPECT_EQ(evaluation(even), 0);
  EXPECT_EQ(evaluation.material(even), 0);
  const Position behind =
      position_of(tri, "4/3g1/1R2G1/3g1/1R2G1/R2gG/1r2g1/r3g/4/5/4/3/4/3/2/3/2/1 R");
  EXPECT_LT(evaluation(behind), 0);
}

TEST(SeatEvaluation, PrefersToComeNearer) {
  const Variant& tri = *find_variant("tri-camelot");
  const RulesBase rules(tri, {});
  const SeatEvaluation evaluation(rules);
  const Position far = position_of(tri, "4/5/6/5/6/5/r4g/5/4/5/4/3/1b2/3/2/3/2/1 B");
  const Position near = position_of(tri, "4/5/6/b4/6/5/r4g/5/4/5/4/3/4/3/2/3/2/1 B");
  EXPECT_GT(evaluation.of_seat(near, Seat::white), evaluation.of_seat(far, Seat::white));

  // B15 to A16, into Red's castle.
  const Move enter{*square_at(1, 15, Grid::hex), *square_at(0, 16, Grid::hex), MoveKind::plain, 0,
                   0};
  const Move away{*square_at(1, 15, Grid::hex), *square_at(2, 14, Grid::hex), MoveKind::plain, 0,
                  0};
  EXPECT_GT(evaluation.guess(near, enter), evaluation.guess(near, away));
}

}  // namespace
}  // namespace camlann::camelot
