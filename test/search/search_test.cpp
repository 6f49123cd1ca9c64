// The guarantees of the search: wins found at their depth, the same work each time, limits kept,
// stop obeyed, cycles scored as draws.

#include "search/search.hpp"

#include <gtest/gtest.h>

#include <set>
#include <thread>

#include "games/camelot/evaluation_of.hpp"  // IWYU pragma: keep, found by the rules
#include "games/camelot/fen.hpp"
#include "search/quickest.hpp"
#include "search/random_positions.hpp"
#include "support/volume.hpp"

namespace camlann::test {
namespace {

using camelot::PortableRules;
using camelot::Position;
using std::chrono::milliseconds;

class Board {
 public:
  explicit Board(std::string_view variant, std::string_view fen = {},
                 const SearchSettings& settings = {})
      : rules_(*camelot::find_variant(variant), {}),
        position_(rules_.start()),
        search_(rules_, evaluation_of(rules_), settings) {
    if (!fen.empty()) {
      position_ = camelot::parse_fen(fen, rules_.variant(), rules_.rule_set()).value().position;
    }
  }

  [[nodiscard]] Info run(const Limits& limits, std::span<const std::uint64_t> earlier = {}) {
    return search_.run(position_, earlier, limits, stop);
  }
  [[nodiscard]] Info to_depth(int depth) {
    Limits limits;
    limits.depth = depth;
    return run(limits);
  }
  [[nodiscard]] const PortableRules& rules() const { return rules_; }
  [[nodiscard]] Position& position() { return position_; }
  void forget() { search_.forget(); }

  std::atomic<bool> stop{false};

 private:
  PortableRules rules_;
  Position position_;
  Search<PortableRules, EvaluationOf<PortableRules>> search_;
};

std::string written(Move move) {
  return camelot::to_text(move.from, camelot::Grid::square) + "-" +
         camelot::to_text(move.to, camelot::Grid::square);
}

struct Win {
  const char* name;
  const char* variant;
  const char* fen;
  const char* first;  // from-to of the quickest move, empty if there are several
  int plies;
};

class WinFinding : public testing::TestWithParam<Win> {};

TEST_P(WinFinding, FindsTheQuickestWin) {
  const Win& win = GetParam();
  Board board(win.variant, win.fen);
  // Being selective, the search may see a win some plies after its depth.
  const Info info = board.to_depth(win.plies + 1);
  ASSERT_FALSE(info.lines.empty());
  EXPECT_EQ(info.lines[0].score, win_in(win.plies));
  if (*win.first != 0) {
    EXPECT_EQ(written(info.lines[0].moves.front()), win.first);
  }
  EXPECT_EQ(info.lines[0].moves.size(), static_cast<std::size_t>(win.plies));
}

INSTANTIATE_TEST_SUITE_P(
    Positions, WinFinding,
    testing::Values(
        // A man next to the castle walks in.
        Win{"CamCastleInOne", "cam", "1/M2/5/7/7/7/7/7/3m3/7/5/3/1 w", "C12-D13", 1},
        // The last enemy is taken.
        Win{"CamEliminationInOne", "cam", "1/3/5/7/7/3m3/3M3/7/7/7/5/3/1 w", "D7-D9", 1},
        // Two steps from the castle, no defender near: the enemy gets one move.
        Win{"CamCastleInThree", "cam", "1/3/2M2/7/7/7/7/7/7/m6/5/3/1 w", "", 3},
        // The second man enters.
        Win{"CamelotSecondEntry", "camelot", "M1/5M2/10/12/12/12/12/12/3m8/3m8/12/12/12/10/8/2 w",
            "H15-G16", 1},
        // A castle entry by canter over a friend.
        Win{"CametteCanter", "camette", "1/1M1/2M2/5/m4/3/1 w", "C5-C7", 1},
        // Published endings; their values were found by exhaustive search (test/data/games/
        // problems.jsonl).
        Win{"CastleMoves17", "camelot",
            "2/8/10/12/12/12/12/12/12/12/12/12/12/10/3MM1mm/2 b 0,0 1 1", "J2-H2", 17},
        Win{"CastleMoves15", "camelot",
            "2/8/10/12/12/12/12/12/12/12/12/12/12/4M5/3M1mm1/2 b 0,0 3 2", "I2-G2", 15},
        Win{"CastleMoves13", "camelot",
            "2/8/10/12/12/12/12/12/12/12/12/12/12/10/2MMmm2/2 b 0,0 5 3", "G2-F1", 13}),
    [](const auto& param) { return std::string(param.param.name); });

TEST(Search, FindsNothingOnlyWhereNothingIsLegal) {
  Board board("cam");
  Limits limits;
  limits.nodes = 1;
  const Info info = board.run(limits);
  ASSERT_EQ(info.lines.size(), 1u);
  EXPECT_FALSE(info.lines[0].moves.empty());
}

TEST(Search, DoesTheSameWorkEachTime) {
  for (const char* variant : {"cam", "camelot"}) {
    Board board(variant);
    const Info first = board.to_depth(5);
    board.forget();
    const Info second = board.to_depth(5);
    Board other(variant);
    const Info third = other.to_depth(5);
    EXPECT_EQ(first.nodes, second.nodes);
    EXPECT_EQ(first.nodes, third.nodes);
    EXPECT_EQ(first.lines[0].moves, third.lines[0].moves);
    EXPECT_EQ(first.lines[0].score, third.lines[0].score);
  }
}

TEST(Search, KeepsToItsNodes) {
  Board board("camelot");
  for (const std::uint64_t nodes : {1000u, 20'000u}) {
    Limits limits;
    limits.nodes = nodes;
    const Info info = board.run(limits);
    EXPECT_GE(info.nodes, nodes);
    EXPECT_LE(info.nodes, nodes + 16);  // leaves seen between two looks
  }
}

TEST(Search, NeverOverstepsItsTime) {
  for (const char* variant : {"cam", "chivalry"}) {
    Board board(variant);
    for (const int ms : {50, 200}) {
      Limits limits;
      limits.movetime = milliseconds(ms);
      const auto taken = quickest(milliseconds(ms + 20), [&] {
        const auto start = std::chrono::steady_clock::now();
        EXPECT_FALSE(board.run(limits).lines.empty());
        return std::chrono::steady_clock::now() - start;
      });
      EXPECT_LE(taken, milliseconds(ms + 20)) << variant;  // a busy machine's time slice
    }
  }
}

TEST(Search, StopsWithinTenMilliseconds) {
  Board board("chivalry");
  Limits limits;
  limits.infinite = true;
  const auto taken = quickest(milliseconds(10), [&] {
    board.stop = false;
    std::chrono::steady_clock::time_point told;
    std::thread other([&] {
      std::this_thread::sleep_for(milliseconds(60));
      told = std::chrono::steady_clock::now();
      board.stop = true;
    });
    EXPECT_FALSE(board.run(limits).lines.empty());
    const auto answered = std::chrono::steady_clock::now();
    other.join();
    return answered - told;
  });
  EXPECT_LE(taken, milliseconds(10));
}

TEST(Search, WaitsForStopWhenInfinite) {
  Board board("cam", "1/M2/5/7/7/7/7/7/3m3/7/5/3/1 w");  // solved at once
  Limits limits;
  limits.infinite = true;
  std::atomic<bool> answered{false};
  std::thread other([&] {
    std::this_thread::sleep_for(milliseconds(100));
    EXPECT_FALSE(answered);
    board.stop = true;
  });
  const Info info = board.run(limits);
  answered = true;
  other.join();
  EXPECT_EQ(info.lines[0].score, win_in(1));
}

TEST(Search, ReportsLinesFromBestToWorst) {
  Board board("cam");
  Limits limits;
  limits.depth = 5;
  limits.lines = 4;
  const Info info = board.run(limits);
  ASSERT_EQ(info.lines.size(), 4u);
  for (std::size_t i = 0; i < 4; ++i) {
    EXPECT_EQ(info.lines[i].depth, 5);
    for (std::size_t j = 0; j < i; ++j) {
      EXPECT_GE(info.lines[j].score, info.lines[i].score);
      EXPECT_NE(info.lines[j].moves.front(), info.lines[i].moves.front());
    }
  }
  Board alone("cam");
  EXPECT_EQ(alone.to_depth(5).lines.size(), 1u);
}

TEST(Search, EveryLineIsLegal) {
  Random random(5);
  Board board("camelot");
  for (int n = 0; n < 20; ++n) {
    const auto pos = random_position(board.rules(), random, 80);
    if (!pos) continue;
    board.position() = *pos;
    Limits limits;
    limits.nodes = 5000;
    limits.lines = 3;
    for (const Line& line : board.run(limits).lines) {
      Position walk = *pos;
      for (const Move move : line.moves) {
        MoveList moves;
        board.rules().legal(walk, moves);
        ASSERT_NE(std::find(moves.begin(), moves.end(), move), moves.end());
        board.rules().advance(walk, move);
      }
    }
  }
}

TEST(Search, ScoresARepetitionAsADraw) {
  // One man each, far apart: every move of White leads to a position that stood before.
  Board board("camelot", "2/8/10/12/12/12/m11/m11/12/12/12/12/K11/10/8/2 w");
  const PortableRules& rules = board.rules();
  const Info before = board.to_depth(1);
  ASSERT_NE(before.lines[0].score, 0);
  std::vector<std::uint64_t> earlier;
  MoveList moves;
  rules.legal(board.position(), moves);
  for (const Move move : moves) {
    Position pos = board.position();
    rules.advance(pos, move);
    earlier.push_back(pos.key());
  }
  // Each of them as if it had stood on the board an even number of plies ago.
  std::vector<std::uint64_t> game;
  for (const std::uint64_t key : earlier) game.insert(game.end(), {key, 0});
  game.insert(game.end(), {0, 0});
  game.resize(game.size() + 1, 0);
  const Info after = board.run(
      [] {
        Limits limits;
        limits.depth = 1;
        return limits;
      }(),
      game);
  EXPECT_EQ(after.lines[0].score, 0);
}

TEST(Lines, AreOfDifferentMovesEvenWhereTheLastIterationIsStopped) {
  Board board("cam");
  for (std::uint64_t nodes = 20'000; nodes < 60'000; nodes += 3'000) {
    Limits limits;
    limits.nodes = nodes;
    limits.lines = 54;
    board.forget();
    std::set<Move> firsts;
    for (const Line& line : board.run(limits).lines) firsts.insert(line.moves.front());
    EXPECT_EQ(firsts.size(), 54u) << nodes;
  }
}

TEST(Threads, FindTheSameAsOneThreadAndCountAllNodes) {
  SearchSettings settings;
  settings.threads = 4;
  Board board("cam", "1/3/2M2/7/7/7/7/7/7/m6/5/3/1 w", settings);
  EXPECT_EQ(board.to_depth(6).lines[0].score, win_in(3));
  Board start("cam", {}, settings);
  const Info info = start.to_depth(8);
  EXPECT_EQ(info.depth, 8);
  EXPECT_FALSE(info.lines[0].moves.empty());
  Board alone("cam");
  EXPECT_GT(info.nodes, alone.to_depth(7).nodes);
}

TEST(Threads, ShareTheLimitOfNodes) {
  SearchSettings settings;
  settings.threads = 2;
  Board board("cam", {}, settings);
  Limits limits;
  limits.nodes = 20'000;
  EXPECT_GE(board.run(limits).nodes, 10'000u);
}

TEST(Threads, StopTogether) {
  SearchSettings settings;
  settings.threads = 3;
  Board board("camelot", {}, settings);
  Limits limits;
  limits.infinite = true;
  std::thread stopper([&] {
    std::this_thread::sleep_for(milliseconds(30));
    board.stop = true;
  });
  const Info info = board.run(limits);
  stopper.join();
  EXPECT_FALSE(info.lines[0].moves.empty());
}

TEST(Techniques, EachChangesTheSearch) {
  constexpr int depth = unless_sanitized(7, 6);
  Board whole("camelot");
  const std::uint64_t nodes = whole.to_depth(depth).nodes;
  for (const std::string_view name : Techniques::names) {
    if (name == "exchanges") continue;  // for games with an evaluation of exchanges
    SearchSettings settings;
    settings.techniques = settings.techniques.without(Techniques::named(name).value());
    Board fewer("camelot", {}, settings);
    EXPECT_NE(fewer.to_depth(depth).nodes, nodes) << name;
  }
  EXPECT_FALSE(Techniques::named("luck"));
}

TEST(Handicap, OverlooksLongChains) {
  // G5xG7xG9xG11 takes three, C5xC7 one.
  const char* fen = "2/8/10/12/12/12/6m5/12/6m5/12/2m3m5/2M3M5/12/10/8/2 w";
  Board clear("camelot", fen);
  EXPECT_EQ(written(clear.to_depth(1).lines[0].moves.front()), "G5-G11");
  SearchSettings blind;
  blind.handicap.sight = 1;
  Board dull("camelot", fen, blind);
  EXPECT_EQ(written(dull.to_depth(1).lines[0].moves.front()), "C5-C7");
}

TEST(Handicap, FindsTheLongChainIfItIsTheOnlyMove) {
  const char* fen = "2/8/10/12/12/12/6m5/12/6m5/12/6m5/2M3M5/12/10/8/2 w";
  SearchSettings blind;
  blind.handicap.sight = 1;
  Board dull("camelot", fen, blind);
  EXPECT_EQ(written(dull.to_depth(2).lines[0].moves.front()), "G5-G11");
}

TEST(Handicap, CarelessTurnsMissTheReply) {
  // The nearer to the castle the better, but on rank 11 the man on D10 would be taken from D12.
  const char* fen = "1/1m1/5/3M3/7/7/7/7/7/M6/5/3/1 w";
  Board careful("cam", fen);
  EXPECT_NE(rank_of(careful.to_depth(1).lines[0].moves.front().to), 10);
  SearchSettings hasty;
  hasty.handicap.carelessness = 100;
  Board careless("cam", fen, hasty);
  EXPECT_EQ(rank_of(careless.to_depth(1).lines[0].moves.front().to), 10);
}

TEST(Handicap, NoiseIsTheSameForTheSameSeed) {
  SearchSettings noisy;
  noisy.handicap.noise = 100;
  Board first("cam", {}, noisy);
  Board second("cam", {}, noisy);
  noisy.seed = 2;
  Board other("cam", {}, noisy);
  const Info a = first.to_depth(3);
  const Info b = second.to_depth(3);
  const Info c = other.to_depth(3);
  EXPECT_EQ(a.lines[0].score, b.lines[0].score);
  EXPECT_EQ(a.nodes, b.nodes);
  EXPECT_NE(a.nodes, c.nodes);
}

}  // namespace
}  // namespace camlann::test
