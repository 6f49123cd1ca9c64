// For more than two seats the searches agree with plain walks over the tree: of two teams the
// searching seat's team takes its best and the other its worst; of three, each seat takes its own
// best.

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string_view>
#include <vector>

#include "games/camelot/evaluation_of.hpp"  // IWYU pragma: keep, found by the rules
#include "games/camelot/fen.hpp"
#include "games/camelot/seat_judge.hpp"
#include "search/random_positions.hpp"
#include "search/search.hpp"
#include "search/three_handed.hpp"
#include "support/volume.hpp"

namespace camlann::test {
namespace {

using camelot::BasicRules;
using camelot::FourOnSquares;
using camelot::PortableSet;
using camelot::Position;
using camelot::SeatJudge;
using camelot::ThreeOnHexagons;

// Common to both trees: a position ends, has enough quiet plies, or has a value.
template <class R>
class Tree {
 public:
  explicit Tree(const R& rules) : rules_(rules), judge_(judge_of(rules)) {}

  /// Everything for `seat`, `ply` plies after the root.
  [[nodiscard]] static Score end(const Verdict& verdict, Seat seat, int ply) {
    if (verdict.drawn()) return 0;
    return verdict.won_by(seat) ? win_in(ply) : loss_in(ply);
  }
  // Value of a seat's side, less the average of the other sides that have pieces.
  [[nodiscard]] Score standing(const Position& pos, Seat seat) const {
    Score own = 0;
    Score others = 0;
    for (unsigned i = 0; i < R::seats; ++i) {
      const Seat other = static_cast<Seat>(i);
      const bool is_friend = rules_.side_of(other) == rules_.side_of(seat);
      if (R::seats == 3 && !is_friend && pos.pieces[i].empty()) continue;
      (is_friend ? own : others) += judge_.of_seat(pos, other);
    }
    return R::seats == 3 ? own - others / others_left(pos, seat) : own - others;
  }
  [[nodiscard]] Position after(Position pos, Move move) const {
    rules_.advance(pos, move);
    return pos;
  }
  [[nodiscard]] const R& rules() const { return rules_; }

 private:
  // Counts the other seats with pieces.
  [[nodiscard]] static int others_left(const Position& pos, Seat seat) {
    int left = 0;
    for (unsigned i = 0; i < R::seats; ++i) {
      left += i != index_of(seat) && !pos.pieces[i].empty() ? 1 : 0;
    }
    return std::max(left, 1);
  }

  const R& rules_;
  SeatJudge judge_;
};

// search.hpp without any of its shortcuts, always for `thinker`.
template <class R>
class TeamWalk {
 public:
  TeamWalk(const R& rules, Seat thinker) : tree_(rules), thinker_(thinker) {}

  /// Nothing if the tree is too large to be walked whole.
  [[nodiscard]] std::optional<Score> value(const Position& pos, int depth) {
    const Score score = value(pos, depth, 0);
    if (nodes_ > most_nodes) return std::nullopt;
    return score;
  }

 private:
  static constexpr int most_nodes = 200'000;

  [[nodiscard]] bool is_friend(Seat seat) const {
    return tree_.rules().side_of(seat) == tree_.rules().side_of(thinker_);
  }
  [[nodiscard]] Score better(const Position& pos, Score a, Score b) const {
    return is_friend(pos.seat()) ? std::max(a, b) : std::min(a, b);
  }
  [[nodiscard]] Score worst(const Position& pos) const {
    return is_friend(pos.seat()) ? -infinite_score : infinite_score;
  }

  [[nodiscard]] Score value(const Position& pos, int depth, int ply) {
    const R& rules = tree_.rules();
    if (++nodes_ > most_nodes) return 0;
    if (const Verdict verdict = rules.board_verdict(pos); verdict.over()) {
      return tree_.end(verdict, thinker_, ply);
    }
    if (ply > 0 && rules.quiet_verdict(pos).over()) return 0;
    if (depth <= 0) return quiet_value(pos, ply);
    MoveList moves;
    rules.legal(pos, moves);
    if (moves.empty()) return tree_.end(rules.no_move_verdict(pos), thinker_, ply);
    if (ply > 0 && moves.size() == 1 && rules.must_capture(pos)) ++depth;
    Score best = worst(pos);
    for (const Move move : moves) {
      best = better(pos, best, value(tree_.after(pos, move), depth - 1, ply + 1));
    }
    return best;
  }

  [[nodiscard]] Score quiet_value(const Position& pos, int ply) {
    const R& rules = tree_.rules();
    if (++nodes_ > most_nodes) return 0;
    if (const Verdict verdict = rules.board_verdict(pos); verdict.over()) {
      return tree_.end(verdict, thinker_, ply);
    }
    Score best = rules.must_capture(pos) ? worst(pos) : tree_.standing(pos, thinker_);
    MoveList moves;
    rules.captures(pos, moves);
    for (const Move move : moves) {
      best = better(pos, best, quiet_value(tree_.after(pos, move), ply + 1));
    }
    return best;
  }

  Tree<R> tree_;
  Seat thinker_;
  int nodes_ = 0;
};

// max_n_tree.hpp by positions instead of one that is played on, and seats instead of sides.
class ThreeWalk {
 public:
  using Rules = BasicRules<PortableSet, ThreeOnHexagons>;
  using Scores = std::map<Seat, Score>;

  explicit ThreeWalk(const Rules& rules) : tree_(rules) {}

  [[nodiscard]] Scores values(const Position& pos, int depth, int ply, int captures) const {
    const Rules& rules = tree_.rules();
    Scores best;
    const auto ended = [&](const Verdict& verdict) {
      for (const Seat seat : seats) best[seat] = tree_.end(verdict, seat, ply);
      return best;
    };
    if (const Verdict verdict = rules.board_verdict(pos); verdict.over()) return ended(verdict);
    const bool calm = depth <= 0;
    if (calm && ply > 0) {
      for (const Seat seat : seats) best[seat] = tree_.standing(pos, seat);
      if (captures > 12) return best;
    }
    MoveList moves;
    calm ? rules.captures(pos, moves) : rules.legal(pos, moves);
    if (moves.empty()) return calm ? best : ended(rules.no_move_verdict(pos));
    if (!calm || rules.must_capture(pos)) best[pos.seat()] = -infinite_score;
    for (const Move move : moves) {
      const Scores next =
          values(tree_.after(pos, move), depth - 1, ply + 1, calm ? captures + 1 : 1);
      if (next.at(pos.seat()) > best[pos.seat()]) best = next;
    }
    return best;
  }

 private:
  static constexpr std::array<Seat, 3> seats{Seat::white, Seat::black, Seat::third};

  Tree<Rules> tree_;
};

using ThreeSearch = ThreeHandedSearch<ThreeWalk::Rules, EvaluationOf<ThreeWalk::Rules>>;

template <class S>
Info searched(S& search, const Position& pos, int depth) {
  Limits limits;
  limits.depth = depth;
  const std::atomic<bool> stop{false};
  return search.run(pos, {}, limits, stop);
}

// One search for all positions and seats, which must not mistake one seat's scores for another's.
void expect_agreement_in_teams(std::string_view variant, int depth) {
  using Rules = BasicRules<PortableSet, FourOnSquares>;
  const Rules rules(*camelot::find_variant(variant), {});
  SearchSettings settings;
  settings.table_bytes = 1 << 20;
  settings.trust_deeper = false;
  settings.techniques = Techniques::exact();
  Search<Rules, EvaluationOf<Rules>> search(rules, evaluation_of(rules), settings);
  Random random(2026);
  int compared = 0;
  for (int n = 0; n < unless_sanitized(6, 3); ++n) {
    auto pos = random_position(rules, random, 80);
    for (int ply = 0; pos && ply < 3 && !rules.verdict(*pos).over(); ++ply) {
      const auto expected = TeamWalk<Rules>(rules, pos->seat()).value(*pos, depth);
      const Info info = searched(search, *pos, depth);
      ASSERT_FALSE(info.lines.empty());
      if (expected) {
        ++compared;
        ASSERT_EQ(info.lines[0].score, *expected) << variant << ", position " << n << ", " << ply;
      }
      rules.advance(*pos, info.lines[0].moves[0]);
    }
  }
  EXPECT_GE(compared, unless_sanitized(8, 4));
}

TEST(ManySeatsSearch, AgreesWithAPlainWalkInTeams) {
  expect_agreement_in_teams("grand-cam", 3);
  expect_agreement_in_teams("grand-camelot", 2);
}

TEST(ManySeatsSearch, AgreesWithAPlainWalkAmongThree) {
  const ThreeWalk::Rules rules(*camelot::find_variant("tri-camelot"), {});
  ThreeSearch search(rules, evaluation_of(rules), {});
  const ThreeWalk walk(rules);
  Random random(2026);
  int compared = 0;
  for (int n = 0; n < unless_sanitized(18, 9); ++n) {
    const auto pos = random_position(rules, random, 80);
    if (!pos) continue;
    ++compared;
    const int depth = 1 + n % 3;
    const Info info = searched(search, *pos, depth);
    ASSERT_FALSE(info.lines.empty());
    ASSERT_EQ(info.lines[0].score, walk.values(*pos, depth, 0, 0).at(pos->seat()))
        << "position " << n;
    Position after = *pos;
    for (const Move move : info.lines[0].moves) {
      MoveList moves;
      rules.legal(after, moves);
      ASSERT_NE(std::find(moves.begin(), moves.end(), move), moves.end());
      rules.advance(after, move);
    }
  }
  EXPECT_GE(compared, unless_sanitized(9, 4));
}

TEST(ManySeatsSearch, ErrsDifferentlyWithEachSeedAmongThree) {
  const ThreeWalk::Rules rules(*camelot::find_variant("tri-camelot"), {});
  std::set<Square> origins;
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    SearchSettings settings;
    settings.handicap.noise = 30;
    settings.seed = seed;
    ThreeSearch search(rules, evaluation_of(rules), settings);
    origins.insert(searched(search, rules.start(), 1).lines.at(0).moves.at(0).from);
  }
  EXPECT_GT(origins.size(), 1u);
}

TEST(ManySeatsSearch, HeedsItsLimitsAmongThree) {
  const ThreeWalk::Rules rules(*camelot::find_variant("tri-camelot"), {});
  ThreeSearch search(rules, evaluation_of(rules), {});
  const std::atomic<bool> stop{false};
  Limits limits;
  limits.nodes = 5000;
  limits.lines = 4;
  const Info info = search.run(rules.start(), {}, limits, stop);
  EXPECT_EQ(info.nodes, 5000u);
  ASSERT_EQ(info.lines.size(), 4u);
  for (std::size_t i = 1; i < info.lines.size(); ++i) {
    EXPECT_NE(info.lines[i].moves.front(), info.lines[i - 1].moves.front());
  }
  limits.only = info.lines[3].moves.front();
  const Info only = search.run(rules.start(), {}, limits, stop);
  ASSERT_EQ(only.lines.size(), 1u);
  EXPECT_EQ(only.lines[0].moves.front(), *limits.only);
  const std::atomic<bool> stopped{true};
  EXPECT_EQ(search.run(rules.start(), {}, {}, stopped).lines.size(), 1u);
  limits = {};
  limits.movetime = std::chrono::milliseconds(50);
  EXPECT_LT(search.run(rules.start(), {}, limits, stop).time, std::chrono::milliseconds(500));
}

// --- Best first ---------------------------------------------------------------------------------

Info searched_by_nodes(ThreeSearch& search, const Position& pos, std::uint64_t nodes, int lines) {
  Limits limits;
  limits.nodes = nodes;
  limits.lines = lines;
  const std::atomic<bool> stop{false};
  return search.run(pos, {}, limits, stop);
}

// Two or three men of each seat anywhere.
Position scattered(const ThreeWalk::Rules& rules, Random& random) {
  std::vector<Square> free;
  rules.variant().squares.for_each([&](Square square) { free.push_back(square); });
  Position pos = rules.start();
  pos.knights = {};
  for (SquareSet& pieces : pos.pieces) {
    if (pieces.empty()) continue;
    pieces = {};
    for (std::uint32_t men = 2 + random.below(2); men > 0; --men) {
      const auto at = random.below(static_cast<std::uint32_t>(free.size()));
      pieces.add(free[at]);
      free.erase(free.begin() + at);
    }
  }
  pos.zobrist = camelot::key_of(pos);
  return pos;
}

// In four plies there are two replies between the winner's moves.
TEST(BestFirst, ProvesNoWinThatMaxNDoesNotSee) {
  const ThreeWalk::Rules rules(*camelot::find_variant("tri-camelot"), {});
  ThreeSearch search(rules, evaluation_of(rules), {});
  Random random(2026);
  std::array<int, 5> wins{};
  for (int n = 0; n < unless_sanitized(600, 120); ++n) {
    const Position pos = scattered(rules, random);
    if (rules.verdict(pos).over()) continue;
    const Info info = searched_by_nodes(search, pos, 5000, 1);
    const auto plies = plies_to_end(info.lines.at(0).score);
    if (!plies || *plies < 1 || *plies > 4) continue;
    ++wins.at(static_cast<std::size_t>(*plies));
    EXPECT_GE(searched(search, pos, *plies).lines.at(0).score, win_in(*plies)) << n;
    EXPECT_EQ(info.lines[0].moves.size(), static_cast<std::size_t>(*plies)) << n;
  }
  EXPECT_GE(wins[1], unless_sanitized(40, 5));
  EXPECT_GE(wins[4], unless_sanitized(20, 3));
}

void expect_legal_lines(const ThreeWalk::Rules& rules, const Position& root, const Info& info) {
  for (const Line& line : info.lines) {
    Position after = root;
    for (const Move move : line.moves) {
      MoveList moves;
      rules.legal(after, moves);
      ASSERT_NE(std::find(moves.begin(), moves.end(), move), moves.end());
      rules.advance(after, move);
    }
  }
}

TEST(BestFirst, AnswersAlikeAgainAndWithLegalLines) {
  const ThreeWalk::Rules rules(*camelot::find_variant("tri-camelot"), {});
  ThreeSearch search(rules, evaluation_of(rules), {});
  ThreeSearch other(rules, evaluation_of(rules), {});
  Random random(7);
  for (int n = 0; n < 10; ++n) {
    const auto pos = random_position(rules, random, 80);
    if (!pos) continue;
    const Info info = searched_by_nodes(search, *pos, 4000, 5);
    const Info again = searched_by_nodes(other, *pos, 4000, 5);
    ASSERT_EQ(info.lines.size(), again.lines.size());
    for (std::size_t i = 0; i < info.lines.size(); ++i) {
      EXPECT_EQ(info.lines[i].score, again.lines[i].score);
      EXPECT_EQ(info.lines[i].moves, again.lines[i].moves);
    }
    expect_legal_lines(rules, *pos, info);
  }
}

TEST(BestFirst, ContinuesWhenItsMemoryIsFull) {
  const ThreeWalk::Rules rules(*camelot::find_variant("tri-camelot"), {});
  for (const std::size_t bytes : {std::size_t{0}, std::size_t{100'000}}) {
    SearchSettings settings;
    settings.table_bytes = bytes;
    ThreeSearch search(rules, evaluation_of(rules), settings);
    // Several times the capacity.
    const Info info = searched_by_nodes(search, rules.start(), 100'000, 3);
    EXPECT_EQ(info.nodes, 100'000u);
    EXPECT_EQ(info.lines.size(), 3u);
    EXPECT_GE(info.lines.at(0).moves.size(), bytes == 0 ? 1u : 3u);
    expect_legal_lines(rules, rules.start(), info);
  }
}

TEST(BestFirst, AnswersWhenStoppedWhileItMakesRoom) {
  const ThreeWalk::Rules rules(*camelot::find_variant("tri-camelot"), {});
  SearchSettings settings;
  settings.table_bytes = 0;  // full long before the search checks the time by itself
  ThreeSearch search(rules, evaluation_of(rules), settings);
  std::atomic<bool> stop{false};
  Limits limits;
  limits.infinite = true;
  const Info info =
      search.run(rules.start(), {}, limits, stop, [&](const Info& /*info*/) { stop = true; });
  ASSERT_EQ(info.lines.size(), 1u);
  expect_legal_lines(rules, rules.start(), info);
  EXPECT_EQ(searched_by_nodes(search, rules.start(), 1000, 3).lines.size(), 3u);
}

TEST(BestFirst, DetectsARepetition) {
  // Here every first move leads to where the game has been.
  const ThreeWalk::Rules rules(*camelot::find_variant("tri-camelot"), {});
  ThreeSearch search(rules, evaluation_of(rules), {});
  std::vector<std::uint64_t> earlier;
  MoveList moves;
  rules.legal(rules.start(), moves);
  for (const Move move : moves) {
    Position after = rules.start();
    rules.advance(after, move);
    earlier.push_back(after.key());
  }
  Limits limits;
  limits.nodes = 1000;
  const std::atomic<bool> stop{false};
  const Info info = search.run(rules.start(), earlier, limits, stop);
  EXPECT_EQ(info.lines.at(0).score, 0);
  EXPECT_LT(info.nodes, 100u);
}

Score score_of_grand_cam(std::string_view fen, int depth) {
  using Rules = BasicRules<PortableSet, FourOnSquares>;
  const Rules rules(*camelot::find_variant("grand-cam"), {});
  const auto parsed = camelot::parse_fen(fen, rules.variant(), rules.effective_rules());
  EXPECT_TRUE(parsed) << fen;
  Search<Rules, EvaluationOf<Rules>> search(rules, evaluation_of(rules), {});
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
  // Green has no men left: after Red, Blue moves.
  EXPECT_EQ(score_of_grand_cam("1/3/7/9/y8/10b/13/11/9/4r4/7/3/1 R", 5), win_in(2));
}

}  // namespace
}  // namespace camlann::test
