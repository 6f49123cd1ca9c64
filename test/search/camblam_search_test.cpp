// Camblam's additions for the search: the guard of the king, gains of captures, and an evaluation
// with parts that the tuner can count.

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <numeric>
#include <optional>
#include <string>
#include <vector>

#include "games/camblam/evaluation_of.hpp"  // IWYU pragma: keep, found by the rules
#include "games/camblam/exchange.hpp"
#include "games/camblam/fen.hpp"
#include "games/camblam/judge.hpp"
#include "games/camblam/orderer.hpp"
#include "games/camblam/rules.hpp"
#include "games/camblam/terms.hpp"
#include "games/camblam/text.hpp"
#include "search/random_positions.hpp"
#include "search/search.hpp"

namespace camlann::test {
namespace {

using camblam::Judge;
using camblam::Man;
using camblam::ManValues;
using camblam::Orderer;
using camblam::Position;
using camblam::Rules;
using camblam::RuleSet;
using camblam::Weights;

static_assert(Guarded<Rules> && WeighsExchanges<Orderer, Rules>);

Position position(const char* fen, const RuleSet& rules = {}) {
  return camblam::parse_fen(fen, rules).value().position;
}

std::optional<Move> move_of(const Rules& rules, const Position& pos, std::string_view text) {
  MoveList moves;
  rules.legal(pos, moves);
  for (const Move move : moves) {
    if (camblam::to_text(pos, move) == text) return move;
  }
  return std::nullopt;
}

std::vector<Move> sorted(const MoveList& moves) {
  std::vector<Move> list(moves.begin(), moves.end());
  std::sort(list.begin(), list.end());
  return list;
}

// Positions of random play, both arrays and ways to win.
template <class F>
void each_random_position(F&& visit) {
  Random random(77);
  for (int i = 0; i < 400; ++i) {
    RuleSet rule_set;
    if (i % 2 == 1) rule_set.array = camblam::Array::alternating;
    if (i % 5 == 4) rule_set.win_by = camblam::WinBy::capture;
    const Rules rules(rule_set);
    if (const auto pos = random_position(rules, random, 120)) visit(rules, *pos);
  }
}

TEST(CamblamGuard, ChoosesTheLegalMoves) {
  int checks = 0;
  each_random_position([&](const Rules& rules, const Position& pos) {
    for (const bool captures : {false, true}) {
      MoveList pseudo;
      MoveList legal;
      captures ? rules.pseudo_captures(pos, pseudo) : rules.pseudo_legal(pos, pseudo);
      captures ? rules.captures(pos, legal) : rules.legal(pos, legal);
      auto guard = rules.guard(pos);
      EXPECT_EQ(guard.in_check(), rules.in_check(pos, pos.seat()));
      checks += guard.in_check() ? 1 : 0;
      MoveList safe;
      for (const Move move : pseudo) {
        Position next = pos;
        rules.advance(next, move);
        const bool is_legal =
            rules.rule_set().win_by == camblam::WinBy::capture || !rules.in_check(next, pos.seat());
        ASSERT_EQ(guard.safe(move), is_legal) << camblam::to_text(pos, move);
        if (is_legal) safe.push_back(move);
      }
      ASSERT_EQ(sorted(safe), sorted(legal));
    }
  });
  EXPECT_GE(checks, 10);
}

TEST(CamblamGuard, LeavesOutNoQuietCheckButThosePrincesDiscover) {
  int checks = 0;
  int missed = 0;
  each_random_position([&](const Rules& rules, const Position& pos) {
    if (rules.in_check(pos, opponent(pos.seat()))) return;
    MoveList moves;
    rules.legal(pos, moves);
    for (const Move move : moves) {
      if (move.taken != 0 || move.extra != 0) continue;
      Position next = pos;
      rules.advance(next, move);
      if (!rules.in_check(next, next.seat())) continue;
      ++checks;
      missed += rules.may_check(pos, move) ? 0 : 1;
    }
  });
  EXPECT_GE(checks, 200);
  EXPECT_LE(missed * 20, checks);
}

struct Trade {
  const char* name;
  const char* fen;
  const char* move;
  int wins;
};

class Exchanges : public testing::TestWithParam<Trade> {};

TEST_P(Exchanges, AreWorth) {
  constexpr ManValues values{0, 100, 300, 310, 400, 500, 350, 600, 900, 0};
  const Rules rules{RuleSet{}};
  const Trade& trade = GetParam();
  const Position pos = position(trade.fen);
  const auto move = move_of(rules, pos, trade.move);
  ASSERT_TRUE(move);
  EXPECT_EQ(camblam::exchange(pos, *move, values, rules.rule_set()), trade.wins);
  if (std::abs(trade.wins) < 200) return;  // a near thing: it may be otherwise with other values
  EXPECT_EQ(orderer_of(rules).loses(pos, *move), trade.wins < 0);
}

INSTANTIATE_TEST_SUITE_P(
    Trades, Exchanges,
    testing::Values(
        Trade{"Free", "11k/12/12/12/12/12/12/4p7/12/12/12/K3R7 w", "e1xe5", 100},
        Trade{"Guarded", "11k/12/12/12/12/12/3p8/4p7/12/12/12/K3R7 w", "e1xe5", -400},
        // The rook gets two pawns for nothing, or three and is taken.
        Trade{"PartOfARun", "11k/12/12/12/3p8/4p7/4p7/4p7/12/12/12/K3R7 w", "e1xe5+e6", 200},
        Trade{"WholeRun", "11k/12/12/12/3p8/4p7/4p7/4p7/12/12/12/K3R7 w", "e1xe5+e6+e7", -200},
        // The shooter is not on the target square.
        Trade{"Shot", "11k/12/12/12/12/12/3p8/4p7/12/12/12/K3A7 w", "e1*e5", 100},
        // The archer that shoots back cannot be taken in turn by the queen behind the rook.
        Trade{"ShotBack", "11k/12/12/4a7/12/12/12/4p7/12/12/4R7/K3Q7 w", "e2xe5", -400},
        // The pawn is retaken, and the retaker too: 100 - 500 + 300.
        Trade{"TakenBackTwice", "11k/12/12/12/12/12/6n5/4p7/12/12/4R7/K3Q7 w", "e2xe5", -100},
        // The black rook on e1 takes the pawn e4 together with the rook that landed on e5.
        Trade{"RunThroughAShield", "2k9/12/12/12/12/12/12/R3p7/4P7/12/11K/4r7 w", "a5xe5", -500},
        Trade{"Promotion", "4r6k/3P8/12/12/12/12/12/12/12/12/12/K11 w", "d11xe12=Q", 1300}),
    [](const auto& param) { return std::string(param.param.name); });

std::vector<int> numbers(const Weights& weights) {
  std::vector<int> row(camblam::weight_count);
  std::memcpy(row.data(), &weights, sizeof(weights));
  return row;
}

TEST(CamblamEvaluation, IsTheSumOfItsTerms) {
  for (const Weights& weights : {camblam::untuned_weights(), camblam::tuned_weights()}) {
    each_random_position([&](const Rules&, const Position& pos) {
      const std::vector<int> weight = numbers(weights);
      const std::vector<int> count = numbers(camblam::terms_of(pos));
      const int white = std::inner_product(weight.begin(), weight.end(), count.begin(), 0);
      const int mover = pos.seat() == Seat::white ? white : -white;
      ASSERT_EQ(Judge(weights)(pos), mover);
    });
  }
}

TEST(CamblamEvaluation, SeesBothSidesAlike) {
  each_random_position([](const Rules& rules, const Position& pos) {
    Position mirrored;
    for (const Seat seat : {Seat::white, Seat::black}) {
      pos.men[index_of(seat)].for_each([&](Square square) {
        const Square across =
            make_square(file_of(square), camblam::board_size - 1 - rank_of(square));
        mirrored.put(across, opponent(seat), camblam::man_of(pos.at(square)));
      });
    }
    mirrored.turn = opponent(pos.turn);
    const Judge judge = judge_of(rules);
    const auto material = material_of(rules);
    EXPECT_EQ(judge(mirrored), judge(pos));
    EXPECT_EQ(material(mirrored), material(pos));
    EXPECT_LT(std::abs(judge(pos)), max_estimate);
  });
}

TEST(CamblamEvaluation, EstimatesTheGainOfAMove) {
  const Rules rules{RuleSet{}};
  const Orderer orderer = orderer_of(rules);
  const Position pos = position("11k/12/12/12/12/4p7/4r7/4q7/12/12/K11/4R7 w");
  const auto guess = [&](const char* text) {
    return orderer.guess(pos, *move_of(rules, pos, text));
  };
  EXPECT_GT(guess("e1xe5+e6"), guess("e1xe5"));
  EXPECT_GT(guess("e1xe5+e6+e7"), guess("e1xe5+e6"));
  EXPECT_GT(guess("e1xe5"), guess("e1-e4"));
}

// If the king can be captured, a search takes it at once and protects its own.
TEST(CamblamSearch, DetectsACaptureOfTheKing) {
  RuleSet rule_set;
  rule_set.win_by = camblam::WinBy::capture;
  const Rules rules(rule_set);
  Search<Rules, EvaluationOf<Rules>> search(rules, evaluation_of(rules), {});
  const std::atomic<bool> stop{false};
  Limits limits;
  limits.depth = 3;
  const Position takes = position("4k7/12/12/12/12/12/12/12/12/12/12/K3R7 w", rule_set);
  EXPECT_EQ(search.run(takes, {}, limits, stop).lines.front().score, win_in(1));
  const Position attacked = position("4k7/4n7/12/12/12/12/12/12/12/12/Q11/K3R7 b", rule_set);
  EXPECT_FALSE(is_sure(search.run(attacked, {}, limits, stop).lines.front().score));
}

TEST(CamblamSearch, DoesTheSameWorkEachTime) {
  const Rules rules{RuleSet{}};
  Search<Rules, EvaluationOf<Rules>> search(rules, evaluation_of(rules), {});
  const std::atomic<bool> stop{false};
  Limits limits;
  limits.depth = 4;
  const Info first = search.run(rules.start(), {}, limits, stop);
  search.forget();
  const Info second = search.run(rules.start(), {}, limits, stop);
  EXPECT_EQ(first.nodes, second.nodes);
  EXPECT_EQ(first.lines.front().moves, second.lines.front().moves);
}

}  // namespace
}  // namespace camlann::test
