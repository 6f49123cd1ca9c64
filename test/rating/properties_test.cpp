// Any game of two to four players: what a rated game may do and what not.
#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <ostream>
#include <vector>

#include "rating/game.hpp"
#include "rating/glicko.hpp"

namespace camlann::rating {

static void showValue(const Sitter& sitter, std::ostream& out) {
  out << sitter.before.rating << "+-" << sitter.before.deviation << " side " << sitter.side;
}

namespace {

rc::Gen<Sitter> any_sitter() {
  using rc::gen::inRange;
  return rc::gen::map(rc::gen::tuple(inRange(400, 3000), inRange(25, 350), inRange(0, 200)),
                      [](const auto& drawn) {
                        const auto& [rating, deviation, periods] = drawn;
                        Sitter sitter;
                        sitter.before.rating = rating;
                        sitter.before.deviation = deviation;
                        sitter.periods = periods / 100.0;
                        return sitter;
                      });
}

/// Two, three or four players; four are two teams.
std::vector<Sitter> any_table() {
  const auto seats = *rc::gen::inRange<std::size_t>(2, 5);
  auto sitters = *rc::gen::container<std::vector<Sitter>>(seats, any_sitter());
  for (std::size_t i = 0; i < seats; ++i)
    sitters[i].side = static_cast<unsigned>(seats == 4 ? i % 2 : i);
  return sitters;
}

std::uint8_t any_winner(const std::vector<Sitter>& sitters) {
  const int sides = sitters.size() == 3 ? 3 : 2;
  const int winner = *rc::gen::inRange(-1, sides);
  return static_cast<std::uint8_t>(winner < 0 ? 0 : 1 << winner);
}

RC_GTEST_PROP(RatedGames, ValuesStayWithinTheirLimits, ()) {
  const auto sitters = any_table();
  for (const Glicko& player : after_game(sitters, any_winner(sitters))) {
    RC_ASSERT(std::isfinite(player.rating));
    RC_ASSERT(player.deviation >= lowest_deviation && player.deviation <= highest_deviation);
    RC_ASSERT(player.volatility > 0 && player.volatility <= highest_volatility);
  }
}

RC_GTEST_PROP(RatedGames, WinnersDoNotLoseAndLosersDoNotWin, ()) {
  const auto sitters = any_table();
  const auto winners = any_winner(sitters);
  const auto ratings = after_game(sitters, winners);
  for (std::size_t i = 0; winners != 0 && i < sitters.size(); ++i) {
    const double change = ratings[i].rating - sitters[i].before.rating;
    const bool won = (winners >> sitters[i].side & 1) != 0;
    RC_ASSERT((won ? change : -change) >= 0);
  }
}

RC_GTEST_PROP(RatedGames, TheOrderOfSeatsDoesNotMatter, ()) {
  const auto sitters = any_table();
  const auto winners = any_winner(sitters);
  const auto ratings = after_game(sitters, winners);
  auto turned = sitters;
  std::rotate(turned.begin(), turned.begin() + 1, turned.end());
  const auto after_turning = after_game(turned, winners);
  for (std::size_t i = 0; i < sitters.size(); ++i) {
    const Glicko& same = after_turning[(i + sitters.size() - 1) % sitters.size()];
    RC_ASSERT(std::abs(same.rating - ratings[i].rating) < 1e-6);
    RC_ASSERT(std::abs(same.deviation - ratings[i].deviation) < 1e-6);
  }
}

// If all deviations are equal, the sum of ratings is constant, but for the small difference
// of two players' volatilities.
RC_GTEST_PROP(RatedGames, PointsMoveFromOneToTheOther, ()) {
  auto sitters = any_table();
  for (Sitter& sitter : sitters) {
    sitter.before.deviation = sitters[0].before.deviation;
    sitter.periods = 0;
    sitter.before.rating = std::clamp(sitter.before.rating, 1300.0, 1700.0);
  }
  const auto ratings = after_game(sitters, any_winner(sitters));
  double sum = 0;
  double moved = 0;
  for (std::size_t i = 0; i < sitters.size(); ++i) {
    const double change = ratings[i].rating - sitters[i].before.rating;
    sum += change;
    moved += std::abs(change);
  }
  // The information in a game differs with the expectations, so not to the last digit.
  RC_ASSERT(std::abs(sum) <= 0.2 * moved + 1e-6);
}

// Between two sides. A win over a far stronger and a far weaker player at once counts less if the
// weaker one is nearer: that player's game is more informative, so the whole surprise counts less.
RC_GTEST_PROP(RatedGames, BeatingAStrongerOpponentIsWorthMore, ()) {
  auto sitters = any_table();
  RC_PRE(sitters.size() != 3);
  const std::size_t rival = 1;
  const auto weaker = after_game(sitters, 1);
  sitters[rival].before.rating += *rc::gen::inRange(1, 500);
  const auto stronger = after_game(sitters, 1);
  RC_ASSERT(stronger[0].rating >= weaker[0].rating - 1e-9);
}

}  // namespace
}  // namespace camlann::rating
