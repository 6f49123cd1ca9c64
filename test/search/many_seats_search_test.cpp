// With more than two seats the search agrees with a plain walk over the tree, in which those who
// win with the seat that thinks take its best and all others take its worst.

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <optional>
#include <string_view>

#include "games/camelot/fen.hpp"
#include "games/camelot/seat_evaluation.hpp"
#include "search/random_positions.hpp"
#include "search/search.hpp"

namespace camlann::test {
namespace {

using camelot::BasicRules;
using camelot::FourOnSquares;
using camelot::PortableSet;
using camelot::Position;
using camelot::SeatEvaluation;
using camelot::ThreeOnHexagons;

// The tree as search.hpp defines it, without any of its shortcuts, always for `thinker`.
template <class R>
class PlainWalk {
 public:
  PlainWalk(const R& rules, Seat thinker) : rules_(rules), evaluation_(rules), thinker_(thinker) {}

  /// Nothing if the tree is too large to be walked whole.
  [[nodiscard]] std::optional<Score> value(const Position& pos, int depth) {
    const Score score = value(pos, depth, 0);
    if (nodes_ > most_nodes) return std::nullopt;
    return score;
  }

 private:
  static constexpr int most_nodes = 200'000;

  [[nodiscard]] bool is_friend(Seat seat) const {
    return rules_.side_of(seat) == rules_.side_of(thinker_);
  }
  [[nodiscard]] Score better(const Position& pos, Score a, Score b) const {
    return is_friend(pos.seat()) ? std::max(a, b) : std::min(a, b);
  }
  [[nodiscard]] Score worst(const Position& pos) const {
    return is_friend(pos.seat()) ? -infinite_score : infinite_score;
  }

  [[nodiscard]] Score end(const Verdict& verdict, int ply) const {
    if (verdict.drawn()) return 0;
    return verdict.won_by(thinker_) ? win_in(ply) : loss_in(ply);
  }

  // What the friends have less what one enemy has on average over the sides.
  [[nodiscard]] Score standing(const Position& pos) const {
    Score own = 0;
    Score others = 0;
    for (unsigned i = 0; i < R::seats; ++i) {
      const Seat seat = static_cast<Seat>(i);
      (is_friend(seat) ? own : others) += evaluation_.of_seat(pos, seat);
    }
    return R::seats == 3 ? own - others / 2 : own - others;
  }

  [[nodiscard]] Score value(const Position& pos, int depth, int ply) {
    if (++nodes_ > most_nodes) return 0;
    if (const Verdict verdict = rules_.board_verdict(pos); verdict.over()) return end(verdict, ply);
    if (ply > 0 && rules_.quiet_verdict(pos).over()) return 0;
    if (depth <= 0) return quiet_value(pos, ply);
    MoveList moves;
    rules_.legal(pos, moves);
    if (moves.empty()) return end(rules_.no_move_verdict(pos), ply);
    if (ply > 0 && moves.size() == 1 && rules_.must_capture(pos)) ++depth;
    Score best = worst(pos);
    for (const Move move : moves) {
      best = better(pos, best, value(after(pos, move), depth - 1, ply + 1));
    }
    return best;
  }

  [[nodiscard]] Score quiet_value(const Position& pos, int ply) {
    if (++nodes_ > most_nodes) return 0;
    if (const Verdict verdict = rules_.board_verdict(pos); verdict.over()) return end(verdict, ply);
    Score best = rules_.must_capture(pos) ? worst(pos) : standing(pos);
    MoveList moves;
    rules_.captures(pos, moves);
    for (const Move move : moves) best = better(pos, best, quiet_value(after(pos, move), ply + 1));
    return best;
  }

  [[nodiscard]] Position after(Position pos, Move move) const {
    rules_.advance(pos, move);
    return pos;
  }

  const R& rules_;
  SeatEvaluation evaluation_;
  Seat thinker_;
  int nodes_ = 0;
};

// One search for all positions and seats, which must not mistake one seat's scores for another's.
template <class R>
void expect_agreement(std::string_view variant, int depth) {
  const R rules(*camelot::find_variant(variant), {});
  SearchSettings settings;
  settings.table_bytes = 1 << 20;
  settings.trust_deeper = false;
  settings.techniques = Techniques::exact();
  Search<R, SeatEvaluation> search(rules, SeatEvaluation(rules), settings);
  const std::atomic<bool> stop{false};
  Random random(2026);
  Limits limits;
  limits.depth = depth;
  int compared = 0;
  for (int n = 0; n < 25; ++n) {
    auto pos = random_position(rules, random, 80);
    for (int ply = 0; pos && ply < 3 && !rules.verdict(*pos).over(); ++ply) {
      const auto expected = PlainWalk<R>(rules, pos->seat()).value(*pos, depth);
      const Info info = search.run(*pos, {}, limits, stop);
      ASSERT_FALSE(info.lines.empty());
      if (expected) {
        ++compared;
        ASSERT_EQ(info.lines[0].score, *expected) << variant << ", position " << n << ", " << ply;
      }
      rules.advance(*pos, info.lines[0].moves[0]);
    }
  }
  EXPECT_GE(compared, 25);
}

TEST(ManySeatsSearch, AgreesWithAPlainWalkInTeams) {
  expect_agreement<BasicRules<PortableSet, FourOnSquares>>("grand-cam", 3);
  expect_agreement<BasicRules<PortableSet, FourOnSquares>>("grand-camelot", 2);
}

TEST(ManySeatsSearch, AgreesWithAPlainWalkAmongThree) {
  expect_agreement<BasicRules<PortableSet, ThreeOnHexagons>>("tri-camelot", 3);
}

Score score_of_grand_cam(std::string_view fen, int depth) {
  using Rules = BasicRules<PortableSet, FourOnSquares>;
  const Rules rules(*camelot::find_variant("grand-cam"), {});
  const auto parsed = camelot::parse_fen(fen, rules.variant(), rules.effective_rules());
  EXPECT_TRUE(parsed) << fen;
  Search<Rules, SeatEvaluation> search(rules, SeatEvaluation(rules), {});
  Limits limits;
  limits.depth = depth;
  const std::atomic<bool> stop{false};
  return search.run(parsed->position, {}, limits, stop).lines.at(0).score;
}

TEST(ManySeatsSearch, SeesThatThePartnerWins) {
  // Blue stands before its goal at M7, and Green is far away.
  EXPECT_EQ(score_of_grand_cam("1/3/g6/9/9/10b/13/11/9/4r4/7/3/1 R", 5), win_in(3));
  EXPECT_EQ(score_of_grand_cam("1/3/g6/9/9/10b/13/11/9/4r4/7/3/1 G", 5), loss_in(2));
}

TEST(ManySeatsSearch, KeepsTheTurnWithinASideWhereASeatIsPassedOver) {
  // Green has no men left: after Red it is Blue who moves.
  EXPECT_EQ(score_of_grand_cam("1/3/7/9/y8/10b/13/11/9/4r4/7/3/1 R", 5), win_in(2));
}

}  // namespace
}  // namespace camlann::test
