#include "tables/placements.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <vector>

#include "games/camelot/naive_bridge.hpp"
#include "games/camelot/rules.hpp"
#include "rules/verdict.hpp"
#include "tables/geometry.hpp"
#include "tables/spot.hpp"

namespace camlann::tables::test {
namespace {

class PlacementsOf : public testing::TestWithParam<std::tuple<const char*, Material>> {
 protected:
  const camelot::RulesBase rules{camelot::test::variant_of(std::get<0>(GetParam())), {}};
  const Geometry geometry{rules};
  const Placements placements{geometry, std::get<1>(GetParam())};
};

SquareSet set_of(std::span<const Square> squares) {
  SquareSet set;
  for (const Square square : squares) set.add(square);
  return set;
}

TEST_P(PlacementsOf, AreAllDifferentAndNumberedWithoutGaps) {
  const unsigned knights = placements.material().knights;
  std::set<std::pair<std::vector<Square>, std::vector<Square>>> seen;
  std::uint64_t ways = 1;  // n (n - 1) .. by the orders of knights and of men
  for (unsigned i = 0; i < placements.pieces(); ++i) {
    ways *= static_cast<std::uint64_t>(geometry.squares()) - i;
  }
  for (unsigned i = 2; i <= knights; ++i) ways /= i;
  for (unsigned i = 2; i <= placements.material().men; ++i) ways /= i;
  ASSERT_EQ(placements.size(), ways);
  for (std::uint32_t code = 0; code < placements.size(); ++code) {
    const auto squares = placements.squares(code);
    EXPECT_EQ(set_of(squares).size(), static_cast<int>(squares.size()));
    seen.emplace(std::vector<Square>(squares.begin(), squares.begin() + knights),
                 std::vector<Square>(squares.begin() + knights, squares.end()));
  }
  EXPECT_EQ(seen.size(), ways);
}

TEST_P(PlacementsOf, GetTheirCodeBackFromTheBoardOfEitherSeat) {
  for (std::uint32_t code = 0; code < placements.size(); ++code) {
    const auto squares = placements.squares(code);
    SquareSet pieces = set_of(squares);
    SquareSet knights = set_of(squares.first(placements.material().knights));
    ASSERT_EQ(placements.code(pieces, knights, Seat::white), code);
    SquareSet turned;
    SquareSet turned_knights;
    pieces.for_each([&](Square s) { turned.add(geometry.turned(s)); });
    knights.for_each([&](Square s) { turned_knights.add(geometry.turned(s)); });
    ASSERT_EQ(placements.code(turned, turned_knights, Seat::black), code);
    ASSERT_EQ(placements.code_of_tuple(placements.tuple(code)), code);
  }
}

TEST_P(PlacementsOf, HaveOneOfTwoMirrorImagesAmongTheCanonical) {
  for (std::uint32_t code = 0; code < placements.size(); ++code) {
    const std::uint32_t image = placements.mirror(code);
    ASSERT_EQ(placements.mirror(image), code);
    SquareSet mirrored;
    for (const Square s : placements.squares(code)) mirrored.add(geometry.mirrored(s));
    ASSERT_EQ(set_of(placements.squares(image)), mirrored);
    ASSERT_EQ(code < placements.canonical() && image < placements.canonical(), code == image);
    ASSERT_TRUE(code < placements.canonical() || image < placements.canonical());
  }
}

INSTANTIATE_TEST_SUITE_P(Boards, PlacementsOf,
                         testing::Values(std::tuple{"camette", Material{0, 1}},
                                         std::tuple{"camette", Material{1, 3}},
                                         std::tuple{"cam", Material{2, 1}},
                                         std::tuple{"camelot", Material{0, 2}},
                                         std::tuple{"chivalry", Material{1, 1}}));

TEST(Spot, APositionAndItsMirrorImageShareAnEntryThatLeadsBackToOneOfThem) {
  const camelot::RulesBase rules(camelot::test::variant_of("camette"), {});
  const Geometry geometry(rules);
  const Placements own(geometry, {1, 1});
  const Placements enemy(geometry, {0, 2});
  const SectionId id = section_of({1, 1}, {0, 2}, 0, 0);
  std::uint64_t running = 0;
  for (std::uint64_t index = 0; index < entries(own, enemy); ++index) {
    const Cell cell{static_cast<std::uint32_t>(index / enemy.size()),
                    static_cast<std::uint32_t>(index % enemy.size())};
    const auto pos = position_at(geometry, id, own, enemy, cell);
    if (!pos) continue;
    ASSERT_EQ(index_of(own, enemy, *pos), index);
    camelot::Position image;
    for (std::size_t seat = 0; seat < 2; ++seat) {
      pos->pieces[seat].for_each([&](Square s) { image.pieces[seat].add(geometry.mirrored(s)); });
    }
    pos->knights.for_each([&](Square s) { image.knights.add(geometry.mirrored(s)); });
    ASSERT_EQ(index_of(own, enemy, image), index);
    running += image == *pos ? 1U : 2U;
  }
  EXPECT_EQ(running, 88620u);  // counted on its own: placements of K and M against those of MM
}

}  // namespace
}  // namespace camlann::tables::test
