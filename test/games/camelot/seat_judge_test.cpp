// The judge of games of three and four agrees with a plain count: equal in the array, higher for
// more pieces or for pieces nearer to their goal.

#include "games/camelot/seat_judge.hpp"

#include <gtest/gtest.h>

#include "base/random.hpp"
#include "games/camelot/evaluation_of.hpp"
#include "games/camelot/fen.hpp"
#include "games/camelot/plain_value.hpp"
#include "games/camelot/rules.hpp"
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

SeatJudge judge_of(const Variant& variant) {
  return {variant, *variant.weights};
}

// Calls f on positions on the way of random games.
template <class Shape, class F>
void each_position(const Variant& variant, F&& f) {
  const BasicRules<PortableSet, Shape> rules(variant, {});
  Random random(5);
  for (int game = 0; game < 10; ++game) {
    Position pos = rules.start();
    for (int ply = 0; ply < 200 && !rules.verdict(pos).over(); ++ply) {
      f(pos);
      MoveList moves;
      rules.legal(pos, moves);
      rules.advance(pos, moves[random.below(static_cast<std::uint32_t>(moves.size()))]);
    }
  }
}

TEST(SeatJudge, AgreesWithAPlainCount) {
  for (const char* id : {"grand-cam", "grand-camelot", "tri-camelot"}) {
    const Variant& variant = *find_variant(id);
    const test::PlainValue plain(variant);
    const Weights& weights = *variant.weights;
    const SeatJudge judge(variant, weights);
    int positions = 0;
    const auto compare = [&](const Position& pos) {
      ++positions;
      for (unsigned i = 0; i < variant.seat_count(); ++i) {
        const Seat seat = static_cast<Seat>(i);
        const int many = plain.of(pos, seat, weights.many);
        const int few = plain.of(pos, seat, weights.few);
        ASSERT_EQ(judge.of_seat(pos, seat), plain.mixed(many, few, pos)) << id;
      }
    };
    if (variant.grid == Grid::hex) {
      each_position<ThreeOnHexagons>(variant, compare);
    } else {
      each_position<FourOnSquares>(variant, compare);
    }
    EXPECT_GT(positions, 300) << id;
  }
}

TEST(SeatJudge, FindsTheArraysEven) {
  for (const char* id : {"grand-cam", "grand-camelot", "tri-camelot"}) {
    const RulesBase rules(*find_variant(id), {});
    const SeatJudge judge = judge_of(rules.variant());
    const Position pos = rules.start();
    EXPECT_EQ(material_of(rules)(pos), 0) << id;
    EXPECT_EQ(judge.of_seat(pos, Seat::white), judge.of_seat(pos, Seat::black)) << id;
    EXPECT_EQ(judge(pos), 0) << id;
  }
}

TEST(SeatJudge, CountsAPartnersMenAndWeighsTwoOpponentsAsOne) {
  const Variant& grand = *find_variant("grand-cam");
  const SeatJudge team = judge_of(grand);
  const Material of_team = material_of(RulesBase(grand, {}));
  const Position alone = position_of(grand, "1/3/7/9/9/11/13/11/9/4r4/6g/3/1 R");
  const Position helped = position_of(grand, "1/3/7/9/9/11/2b10/11/9/4r4/6g/3/1 R");
  EXPECT_EQ(of_team(alone), 0);
  EXPECT_EQ(of_team(helped), 100);
  EXPECT_GT(team(helped), team(alone));

  const Variant& tri = *find_variant("tri-camelot");
  const Material of_three(tri, untuned_weights);
  const Position pos = position_of(tri, "4/5/6/5/6/5/rr3G/5/4/5/4/3/1b2/3/2/3/2/1 B");
  EXPECT_EQ(of_three(pos), 100 - (200 + 170) / 2);
}

TEST(SeatJudge, IsAGameOfTwoOnceOneHasNoPieces) {
  const Variant& tri = *find_variant("tri-camelot");
  const SeatJudge judge = judge_of(tri);
  const Position even =
      position_of(tri, "4/1r1g1/1R2G1/1r1g1/1R2G1/Rr1gG/1r2g1/r3g/4/5/4/3/4/3/2/3/2/1 R");
  EXPECT_EQ(judge(even), 0);
  EXPECT_EQ(material_of(RulesBase(tri, {}))(even), 0);
  const Position behind =
      position_of(tri, "4/3g1/1R2G1/3g1/1R2G1/R2gG/1r2g1/r3g/4/5/4/3/4/3/2/3/2/1 R");
  EXPECT_LT(judge(behind), 0);
}

TEST(SeatJudge, PrefersToComeNearer) {
  const Variant& tri = *find_variant("tri-camelot");
  const RulesBase rules(tri, {});
  const SeatJudge judge = judge_of(tri);
  const Position far = position_of(tri, "4/5/6/5/6/5/r4g/5/4/5/4/3/1b2/3/2/3/2/1 B");
  const Position near = position_of(tri, "4/5/6/b4/6/5/r4g/5/4/5/4/3/4/3/2/3/2/1 B");
  EXPECT_GT(judge.of_seat(near, Seat::white), judge.of_seat(far, Seat::white));

  // B15 to A16, into Red's castle.
  const Move enter{*square_at(1, 15, Grid::hex), *square_at(0, 16, Grid::hex), MoveKind::plain, 0,
                   0};
  const Move away{*square_at(1, 15, Grid::hex), *square_at(2, 14, Grid::hex), MoveKind::plain, 0,
                  0};
  const Orderer orderer = orderer_of(rules);
  EXPECT_GT(orderer.guess(near, enter), orderer.guess(near, away));
}

}  // namespace
}  // namespace camlann::camelot
