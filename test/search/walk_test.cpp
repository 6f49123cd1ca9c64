// A judge with incremental sums is notified of every move and every undo, in every search: its sums
// equal a fresh count.

#include "search/walk.hpp"

#include <gtest/gtest.h>

#include <atomic>
#include <cstdint>
#include <type_traits>
#include <utility>
#include <vector>

#include "base/random.hpp"
#include "games/camblam/evaluation_of.hpp"  // IWYU pragma: keep, found by the rules
#include "games/camblam/rules.hpp"
#include "games/camelot/evaluation_of.hpp"  // IWYU pragma: keep, found by the rules
#include "games/camelot/rules.hpp"
#include "search/greedy.hpp"
#include "search/random_positions.hpp"
#include "search/search.hpp"
#include "search/three_handed.hpp"

namespace camlann::test {
namespace {

/// Observations of a judge, shared by its copies.
struct Seen {
  int judged = 0;
  int wrong = 0;  // where the sum was not that of the position
  int passes = 0;
};

// --- The sums: a feature for each man on its square ---------------------------------------------

constexpr std::uint64_t feature(unsigned kind, Square square) {
  return (kind * 256 + index_of(square) + 1) * 0x9E3779B97F4A7C15ULL;
}

std::uint64_t sum_of(const camelot::Position& pos) {
  std::uint64_t sum = 0;
  for (unsigned seat = 0; seat < most_seats; ++seat) {
    pos.pieces[seat].for_each(
        [&](Square s) { sum += feature(2 * seat + (pos.knights.has(s) ? 1 : 0), s); });
  }
  return sum;
}

std::uint64_t sum_of(const camblam::Position& pos) {
  std::uint64_t sum = 0;
  for (const auto& men : pos.men) {
    men.for_each([&](Square s) { sum += feature(static_cast<unsigned>(pos.at(s)), s); });
  }
  return sum;
}

template <class R>
std::uint64_t change_by(const R& rules, const camelot::Position& pos, Move move) {
  const unsigned us = index_of(pos.turn);
  const unsigned kind = 2 * us + (pos.knights.has(move.from) ? 1 : 0);
  std::uint64_t change = feature(kind, move.to) - feature(kind, move.from);
  camelot::taken_squares(rules.enemies(pos, pos.turn), move.taken).for_each([&](Square s) {
    for (unsigned seat = 0; seat < most_seats; ++seat) {
      if (!pos.pieces[seat].has(s)) continue;
      change -= feature(2 * seat + (pos.knights.has(s) ? 1 : 0), s);
    }
  });
  return change;
}

std::uint64_t change_by(const camblam::Rules&, const camblam::Position& pos, Move move) {
  const auto kind = [](camblam::Cell cell) { return static_cast<unsigned>(cell); };
  std::uint64_t change = 0;
  if (move.taken != 0) {
    for (const Square s : camblam::taken_by(pos, move)) change -= feature(kind(pos.at(s)), s);
  }
  if (move.kind == MoveKind::shot) return change;
  const camblam::Cell before = pos.at(move.from);
  const camblam::Cell after =
      move.extra == 0 ? before
                      : camblam::make_cell(pos.turn, static_cast<camblam::Man>(move.extra));
  return change + feature(kind(after), move.to) - feature(kind(before), move.from);
}

/// The judge of the game with sums that it updates when notified.
template <class R>
class FollowingJudge {
 public:
  using Position = typename R::Position;

  FollowingJudge(const R& rules, Seen& seen)
      : rules_(rules), judge_(judge_of(rules)), seen_(&seen) {}

  void begin(const Position& root) { sums_.assign(1, sum_of(root)); }
  void play(const Position& here, Move move) {
    sums_.push_back(sums_.back() + change_by(rules_, here, move));
  }
  void pass(const Position&) {
    ++seen_->passes;
    sums_.push_back(sums_.back());
  }
  void take_back() { sums_.pop_back(); }

  Score operator()(const Position& here) {
    look_at(here);
    return judge_(here);
  }
  SideScores for_sides(const Position& here)
    requires ThreeHanded<R>
  {
    look_at(here);
    return judge_.for_sides(here);
  }

 private:
  void look_at(const Position& here) {
    ++seen_->judged;
    if (sums_.back() != sum_of(here)) ++seen_->wrong;
  }

  R rules_;
  decltype(judge_of(std::declval<const R&>())) judge_;
  Seen* seen_;
  std::vector<std::uint64_t> sums_;
};

template <class R>
auto following(const R& rules, Seen& seen) {
  using Judge = FollowingJudge<R>;
  static_assert(Judges<Judge, R> && FollowsPlay<Judge, R>);
  return Evaluation<Judge, decltype(orderer_of(rules))>{Judge(rules, seen), orderer_of(rules)};
}

Limits to_depth(int depth) {
  Limits limits;
  limits.depth = depth;
  return limits;
}

// The search with the judge that follows does the work of that with the plain one.
template <class R>
void expect_it_follows(const R& rules, int depth) {
  Seen seen;
  const auto evaluation = following(rules, seen);
  Search<R, std::remove_const_t<decltype(evaluation)>> told(rules, evaluation, {});
  Search<R, EvaluationOf<R>> plain(rules, evaluation_of(rules), {});
  const std::atomic<bool> stop{false};
  Random random(3);
  for (int n = 0; n < 6; ++n) {
    const auto pos = random_position(rules, random, 40);
    if (!pos) continue;
    const Info one = told.run(*pos, {}, to_depth(depth), stop);
    const Info other = plain.run(*pos, {}, to_depth(depth), stop);
    EXPECT_EQ(one.nodes, other.nodes);
    EXPECT_EQ(one.lines.front().score, other.lines.front().score);
    Random dice(4);
    Random same_dice(4);
    EXPECT_EQ(greedy_line(rules, evaluation.judge, *pos, dice).moves,
              greedy_line(rules, judge_of(rules), *pos, same_dice).moves);
  }
  EXPECT_GT(seen.judged, 500);
  EXPECT_EQ(seen.wrong, 0);
}

TEST(Walk, NotifiesAJudgeOfCamelot) {
  expect_it_follows(camelot::PortableRules(*camelot::find_variant("camelot"), {}), 4);
}

TEST(Walk, NotifiesAJudgeOfCamblam) {
  expect_it_follows(camblam::Rules(camblam::RuleSet{}), 3);
}

TEST(Walk, NotifiesAJudgeOfPasses) {
  const camelot::PortableRules rules(*camelot::find_variant("camelot"), {});
  Seen seen;
  const auto evaluation = following(rules, seen);
  Search<camelot::PortableRules, std::remove_const_t<decltype(evaluation)>> search(rules,
                                                                                   evaluation, {});
  const std::atomic<bool> stop{false};
  static_cast<void>(search.run(rules.start(), {}, to_depth(6), stop));
  EXPECT_GT(seen.passes, 10);
  EXPECT_EQ(seen.wrong, 0);
}

TEST(Walk, NotifiesAJudgeOfThree) {
  using Rules = camelot::BasicRules<camelot::PortableSet, camelot::ThreeOnHexagons>;
  const Rules rules(*camelot::find_variant("tri-camelot"), {});
  Limits by_nodes;
  by_nodes.nodes = 3000;
  for (const Limits& limits : {to_depth(3), by_nodes}) {
    Seen seen;
    const auto evaluation = following(rules, seen);
    ThreeHandedSearch<Rules, std::remove_const_t<decltype(evaluation)>> told(rules, evaluation, {});
    ThreeHandedSearch<Rules, EvaluationOf<Rules>> plain(rules, evaluation_of(rules), {});
    const std::atomic<bool> stop{false};
    const Info one = told.run(rules.start(), {}, limits, stop);
    const Info other = plain.run(rules.start(), {}, limits, stop);
    EXPECT_EQ(one.nodes, other.nodes);
    EXPECT_EQ(one.lines.front().moves, other.lines.front().moves);
    EXPECT_GT(seen.judged, 500);
    EXPECT_EQ(seen.wrong, 0);
  }
}

// --- The walk itself ----------------------------------------------------------------------------

TEST(Walk, ReturnsToItsStart) {
  const camelot::PortableRules rules(*camelot::find_variant("cam"), {});
  Walk<camelot::PortableRules> walk(rules);
  Random random(7);
  std::vector<camelot::Position> way;
  for (int ply = 0; ply < 60 && !rules.verdict(walk.position()).over(); ++ply) {
    ASSERT_EQ(walk.ply(), ply);
    way.push_back(walk.position());
    MoveList moves;
    rules.legal(walk.position(), moves);
    const Move move = moves[random.below(static_cast<std::uint32_t>(moves.size()))];
    walk.play(move);
    ASSERT_EQ(walk.last_move(), move);
  }
  for (; !way.empty(); way.pop_back()) {
    walk.take_back();
    ASSERT_EQ(walk.position(), way.back());
  }
  EXPECT_EQ(walk.ply(), 0);
}

TEST(Walk, DetectsARepetition) {
  const camelot::PortableRules rules(*camelot::find_variant("cam"), {});
  const auto step = [](int file, int rank, int to_file, int to_rank) {
    return Move{make_square(file, rank), make_square(to_file, to_rank), MoveKind::plain, 0, 0};
  };
  Walk<camelot::PortableRules> walk(rules);
  // D5-D6, D9-D8 and back again.
  for (const Move move : {step(3, 4, 3, 5), step(3, 8, 3, 7), step(3, 5, 3, 4)}) {
    walk.play(move);
    EXPECT_FALSE(walk.is_repetition());
  }
  walk.play(step(3, 7, 3, 8));
  EXPECT_TRUE(walk.is_repetition());
  walk.take_back();
  EXPECT_FALSE(walk.is_repetition());

  // The same where the first of them was played in the game.
  const std::vector<std::uint64_t> earlier{rules.start().key()};
  Walk<camelot::PortableRules> later(rules);
  camelot::Position after = rules.start();
  rules.advance(after, step(3, 4, 3, 5));
  later.begin(after, earlier);
  for (const Move move : {step(3, 8, 3, 7), step(3, 5, 3, 4), step(3, 7, 3, 8)}) later.play(move);
  EXPECT_TRUE(later.is_repetition());
}

}  // namespace
}  // namespace camlann::test
