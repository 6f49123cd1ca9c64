// Lattices of enemies through which thousands of jump chains lead: nothing may overflow, repeat or
// take long. More pieces a side than the array has cannot come about, so these are near the worst.

#include <gtest/gtest.h>

#include "games/camelot/naive_bridge.hpp"

namespace camlann::camelot::test {
namespace {

struct Lattice {
  const char* variant;
  const char* fen;
  std::size_t outcomes;  // as the plain rules count them
};

class Dense : public testing::TestWithParam<Lattice> {};

TEST_P(Dense, EveryOutcomeOnceWithinTheTimeOfATest) {
  const char* const variant = GetParam().variant;
  const std::size_t expected = GetParam().outcomes;
  const naive::Rules plain(naive::board(variant), {});
  const naive::Position pos = plain.read_fen(GetParam().fen);
  const auto outcomes = plain.outcomes(pos);
  EXPECT_EQ(outcomes.size(), expected);
  const Position here = to_fast(pos);
  const auto check = [&](const auto& fast, const char* registers) {
    MoveList moves;
    fast.legal(here, moves);
    EXPECT_EQ(moves.size(), expected) << registers;
    EXPECT_EQ(fast.count(here), expected) << registers;
    std::set<naive::Outcome> found;
    for (Move move : moves) found.insert(to_naive(here, move));
    EXPECT_TRUE(found == outcomes) << registers;
  };
  check(PortableRules(variant_of(variant), {}), "portable");
#if defined(CAMLANN_AVX2)
  if (has_avx2()) check(Avx2Rules(variant_of(variant), {}), "AVX2");
#endif
}

INSTANTIATE_TEST_SUITE_P(
    Lattices, Dense,
    testing::Values(
        Lattice{"camelot",
                "2/8/10/2K1mmmm2K1/11K/3mmmmm4/6K5/2KmmmmmKK2/3K2K2K2/12/12/6K3K1/12/10/7K/2 w",
                1138},
        Lattice{"chivalry",
                "2/6K1/2m1m1m3/1K1mmmmm4/K3m1m1m5/2K1mmmmm4K/1K2m1m1m5/7K6/8K5/14/1K4KK1K1K2/14/"
                "8K2K/10/8/2 w",
                5321},
        Lattice{"chivalry",
                "2/8/10/1K10/1K3K8/2mmmmm7/2m3m2K4/1Kmmmmm5K1/2m1m1m4K2/K1mmmmm5K1/14/14/10K1/2K7/"
                "5K2/2 w",
                12604},
        Lattice{"chivalry",
                "2/1K6/3K4K1/3KKK6/14/4mmmmmmmK2/2K11/3Kmmmmmmm3/9KK3/1K2mmmmmm2K1/14/6K7/12/10/8/2"
                " w",
                19750}));

}  // namespace
}  // namespace camlann::camelot::test
