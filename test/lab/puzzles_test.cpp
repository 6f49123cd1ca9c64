// Puzzles: what is one, what it is about, how hard it is. Positions and lines are published ones
// (test/data/games/problems.jsonl); shipped puzzles are checked by test/naive/puzzles_test.cpp.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <atomic>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "base/random.hpp"
#include "game/catalog.hpp"
#include "game/game.hpp"
#include "lab/puzzle.hpp"
#include "lab/puzzle_course.hpp"
#include "lab/puzzle_finder.hpp"
#include "lab/puzzle_gain.hpp"
#include "lab/puzzle_grading.hpp"
#include "lab/puzzle_maker.hpp"
#include "lab/puzzle_proof.hpp"
#include "lab/puzzle_themes.hpp"
#include "lab/puzzle_variety.hpp"
#include "rules/move.hpp"
#include "rules/outcome.hpp"
#include "search/score.hpp"
#include "support/data.hpp"
#include "support/files.hpp"

namespace camlann {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;

const std::atomic<bool> never{false};

Game position(std::string_view id) {
  for (const test::Problem& problem : test::problems()) {
    if (problem.id == id) return make_game(problem.variant, {}, problem.fen).value();
  }
  throw std::runtime_error("no such problem");
}

std::vector<Move> moves(const Game& start, const std::vector<std::string>& texts) {
  Game game = start;
  std::vector<Move> line;
  for (const std::string& text : texts) line.push_back(game.play(text).value().move());
  return line;
}

// From the notes on a game of the 2009 championship: a man is given up, a knight has to take it,
// and a charge follows.
TEST(PuzzleThemes, OfAPublishedSacrifice) {
  const Game start = position("wc2009-game1-ply19");
  const auto line = moves(start, {"E10-E9", "G8xE10xE8", "H11-F9xD7xB5"});
  EXPECT_THAT(themes_of(start, {line, {}}, Gain::material),
              ElementsAre(Theme::charge, Theme::sacrifice, Theme::forced_jump));
  EXPECT_EQ(gain_of(start, line), Gain::material);
}

// The line of most puzzles ends with the sacrificed man, as there are several ways to continue.
TEST(PuzzleThemes, OfASacrificeThatIsTakenAfterTheLine) {
  const Game start = position("wc2009-game1-ply19");
  const auto course = moves(start, {"E10-E9", "G8xE10xE8", "H11-F9xD7xB5"});
  const std::vector<Move> line(course.begin(), course.begin() + 1);
  EXPECT_THAT(themes_of(start, {line, {course.begin() + 1, course.end()}}, Gain::material),
              ElementsAre(Theme::sacrifice, Theme::forced_jump));
  EXPECT_THAT(themes_of(start, {line, {}}, Gain::material), ElementsAre());
  // Nothing is taken for it in the next move.
  EXPECT_THAT(themes_of(start, {line, {course.begin() + 1, course.end() - 1}}, Gain::material),
              ElementsAre());
}

// A charge that takes three is no run, though a man then walks to the castle.
TEST(PuzzleThemes, OfAWinThatBeginsWithACapture) {
  const Game start = make_game("camette", {}, "1/3/1mm2/4k/M1M2/1K1/1 w 0,0 0 3").value();
  const auto line = moves(start, {"C2-C4xC6xA4"});
  EXPECT_THAT(themes_of(start, {line, {}}, Gain::castle), ElementsAre(Theme::charge));
}

// A queen that attacks pawns on two sides does not win by it.
TEST(PuzzleThemes, OfAnAttackOnPawns) {
  const Game start =
      make_game("camblam", {}, "11k/12/12/1p7p2/12/12/12/12/12/12/5Q6/K11 w - - 0 1").value();
  EXPECT_THAT(themes_of(start, {moves(start, {"f2-f5"}), {}}, Gain::material),
              Not(Contains(Theme::fork)));
  const Game worth =
      make_game("camblam", {}, "11k/12/12/1a7a2/12/12/12/12/12/12/5Q6/K11 w - - 0 1").value();
  EXPECT_THAT(themes_of(worth, {moves(worth, {"f2-f5"}), {}}, Gain::material),
              Contains(Theme::fork));
}

// camelot-0056: a man is given up, then a second one, before anything is taken for them. Black is
// compelled each time.
TEST(PuzzleThemes, OfASacrificeThatIsTakenLater) {
  const Game start =
      make_game("camelot", {},
                "2/8/10/12/7K4/2k1mm6/6mm4/7m4/3m5M2/1k1KM1M1K3/3M1MM1M3/12/12/10/8/2 b 0,0 0 7")
          .value();
  const auto course =
      moves(start, {"E11-G11-G9", "E7xC9", "F11-G11", "H12xF10xH8", "H9xH7xF5xF7xH7xJ7xH5"});
  const std::vector<Move> line(course.begin(), course.begin() + 1);
  EXPECT_THAT(themes_of(start, {line, {course.begin() + 1, course.end()}}, Gain::material),
              ElementsAre(Theme::sacrifice, Theme::forced_jump));
  EXPECT_THAT(themes_of(start, {line, {course.begin() + 1, course.end() - 1}}, Gain::material),
              ElementsAre());
}

// The same man is given up, but White is free after the second move: a later capture is White's own
// choice.
TEST(PuzzleThemes, OfAManForWhichNothingIsForced) {
  const Game start =
      make_game("camelot", {},
                "2/8/10/12/7K4/2k1mm6/6mm4/7m4/3m5M2/1k1KM1M1K3/3M1MM1M3/12/12/10/8/2 b 0,0 0 7")
          .value();
  const auto course = moves(start, {"E11-G11-G9", "E7xC9", "B7-A7", "C9-C10", "C11xC9"});
  const std::vector<Move> line(course.begin(), course.begin() + 1);
  EXPECT_THAT(themes_of(start, {line, {course.begin() + 1, course.end()}}, Gain::material),
              ElementsAre());
}

// cam-0005: two jumps are legal.
TEST(PuzzleThemes, OfAChainOfThree) {
  const Game start =
      make_game("cam", {}, "1/3/5/m1kk3/2mmm2/7/5m1/6M/2MKM2/2MKM2/5/3/1 w 0,0 12 7").value();
  EXPECT_THAT(themes_of(start, {moves(start, {"G6xE8xE10xC8"}), {}}, Gain::material),
              ElementsAre(Theme::chain));
  for (const WrittenMove& other : start.written()) {
    if (other.captures.size() >= 3) continue;
    EXPECT_THAT(themes_of(start, {{other.move()}, {}}, Gain::material),
                Not(Contains(Theme::chain)));
  }
}

// cam-0011: the knight goes where the other one can canter over it and then take two men.
TEST(PuzzleThemes, OfAManThatHelpsAnother) {
  const Game start =
      make_game("cam", {}, "1/3/1m3/3k3/3k3/4m2/7/2K3M/7/2M3M/5/3/1 b 0,0 1 17").value();
  EXPECT_THAT(themes_of(start, {moves(start, {"C11-E9-E7"}), {}}, Gain::material),
              ElementsAre(Theme::support));
  EXPECT_THAT(themes_of(start, {moves(start, {"C11-B11"}), {}}, Gain::material), ElementsAre());
}

TEST(PuzzleThemes, OfACheckAndAMate) {
  const Game start =
      make_game("camblam", {}, "11k/12/K11/12/12/12/12/12/12/12/1R10/12 w - - 0 1").value();
  const auto check = moves(start, {"b2-l2"});
  EXPECT_THAT(themes_of(start, {check, {}}, Gain::material), ElementsAre(Theme::check));
  EXPECT_THAT(themes_of(start, {check, {}}, Gain::mate), ElementsAre(Theme::check, Theme::mate));
  EXPECT_THAT(themes_of(start, {moves(start, {"b2-c2"}), {}}, Gain::material), ElementsAre());
}

TEST(PuzzleThemes, OfAPublishedEnding) {
  const Game start = position("yearout-castle-move-1");
  const std::vector<std::string> texts{"J2-H2", "G2-F3", "I2-G2", "F3-E2", "G2-F1",
                                       "F2-G3", "H2xF4", "E2-F2", "F1-G1"};
  const auto line = moves(start, texts);
  EXPECT_THAT(themes_of(start, {line, {}}, Gain::material), Contains(Theme::castle_run));
  EXPECT_THAT(themes_of(start, {{line.begin(), line.begin() + 1}, {}}, Gain::material),
              Not(Contains(Theme::castle_run)));
}

// In Cam one piece in the enemy castle wins.
TEST(PuzzleThemes, OfTheCastle) {
  const Game start = make_game("cam", {}, "1/1M1/5/m5m/7/7/7/7/7/7/1MM2/3/1 w 0,0 0 1").value();
  const auto line = moves(start, {"D12-D13"});
  EXPECT_EQ(gain_of(start, line), Gain::castle);
  EXPECT_THAT(themes_of(start, {line, {}}, Gain::castle), ElementsAre(Theme::castle_run));
}

// P. Yearout: "only one move wins". The second keeps the men without winning, so by its score alone
// this would be no puzzle.
TEST(PuzzleProof, AgreesThatOneMoveWins) {
  const Game start = position("yearout-castle-move-1");
  PuzzleSearch search(start, {300'000});
  const auto two = search.best_two(start, never);
  ASSERT_TRUE(two);
  EXPECT_TRUE(is_sure(two->best));
  EXPECT_FALSE(is_sure(two->second));
  EXPECT_EQ(start.write(two->course.front()).notation, "J2-H2");
  PuzzleProver prover(start, 100'000, {});
  EXPECT_EQ(prover.prove(start, two->course.front(), never), PuzzleProof::search);
  EXPECT_EQ(prover.prove(start, two->lesser.front(), never), PuzzleProof::margin);
}

BestTwo scored(Score best, Score second) {
  BestTwo two;
  two.best = best;
  two.second = second;
  return two;
}

TEST(PuzzleProof, WantsAMarginOverTheSecond) {
  const PuzzleBounds bounds = puzzle_bounds(make_game("cam")->variant());
  EXPECT_TRUE(has_one_winner(scored(200, 40), bounds));
  EXPECT_FALSE(has_one_winner(scored(240, 100), bounds));  // both are well ahead
  EXPECT_FALSE(has_one_winner(scored(140, -400), bounds));
  EXPECT_FALSE(has_one_winner(scored(190, 60), bounds));
  EXPECT_DOUBLE_EQ(margin_of(scored(200, 40), bounds), 1.6);
  EXPECT_DOUBLE_EQ(margin_of(scored(win_in(5), 0), bounds), 20);
}

PuzzleOptions small() {
  PuzzleOptions options;
  options.count = 3;
  options.nodes = 1000;
  options.deep = 20'000;
  options.seed = 5;
  return options;
}

TEST(PuzzleFinder, FindsTheSameWithAnyNumberOfThreads) {
  const Game array = make_game("cam").value();
  PuzzleOptions options = small();
  const auto puzzles = find_puzzles(array, {}, options, never);
  ASSERT_EQ(puzzles.size(), 3u);
  EXPECT_EQ(puzzles[0].id, "cam-0001");
  for (const Puzzle& puzzle : puzzles) {
    const Game start = make_game("cam", puzzle.rules, puzzle.fen).value();
    EXPECT_TRUE(check_puzzle(start, puzzle, puzzle.nodes, {}, never)) << puzzle.id;
  }
  options.threads = 3;
  EXPECT_EQ(find_puzzles(array, {}, options, never), puzzles);
  const std::atomic<bool> at_once{true};
  EXPECT_TRUE(find_puzzles(array, {}, options, at_once).empty());
}

TEST(PuzzleFinder, SearchesGivenGames) {
  const Game start = position("wc2009-game1-ply18");
  const auto line = moves(start, {"G7-I9", "H10xJ8"});
  PuzzleOptions options = small();
  options.nodes = 20'000;
  options.most_games = 0;
  for (const Puzzle& puzzle :
       find_puzzles(start, {{start, line, "published: x", true}}, options, never)) {
    EXPECT_THAT(puzzle.source, HasSubstr("published: x move 1"));
  }
}

TEST(PuzzleCheck, ReportsAContradiction) {
  Puzzle puzzle = find_puzzles(make_game("cam").value(), {}, small(), never).front();
  const Game start = make_game("cam", puzzle.rules, puzzle.fen).value();
  const std::string best = puzzle.line.front();
  const auto written = start.written();
  puzzle.line = {written.front().notation == best ? written.back().notation
                                                  : written.front().notation};
  const auto other = check_puzzle(start, puzzle, puzzle.nodes, {}, never);
  ASSERT_FALSE(other);
  EXPECT_EQ(other.error().where, "cam-0001");
  EXPECT_EQ(other.error().what, "better than " + puzzle.line.front() + " is " + best);
  puzzle.line = {"A1-A2"};
  EXPECT_FALSE(check_puzzle(start, puzzle, 1000, {}, never));
}

// A proof by endgame tables held where there were none.
TEST(PuzzleCheck, ReportsAnUncheckedProofWithoutTables) {
  Puzzle puzzle = find_puzzles(make_game("cam").value(), {}, small(), never).front();
  const Game start = make_game("cam", puzzle.rules, puzzle.fen).value();
  puzzle.proof = PuzzleProof::tables;
  const test::TemporaryFolder empty;
  for (const std::string& tables : {std::string(), empty.path().string()}) {
    const auto checked = check_puzzle(start, puzzle, puzzle.nodes, tables, never);
    ASSERT_FALSE(checked);
    EXPECT_EQ(checked.error().code, ErrorCode::not_found);
    EXPECT_THAT(checked.error().what, HasSubstr("not checked"));
    EXPECT_EQ(checked.error().where, "cam-0001");
  }
}

// camelot-0277 ended with the man that is given up, before the charge.
TEST(PuzzleCourse, GoesOnUntilTheGainIsOnTheBoard) {
  const Game start =
      make_game(
          "camelot", {},
          "2/8/10/12/12/2kmmmmmmk2/3kmm1m2m1/8k3/2K9/4MMM1KM2/2KMM1MMMK2/6M5/12/10/8/2 b 0,0 5 3")
          .value();
  PuzzleMaker maker(start, {100'000, 0});
  const auto first = maker.only_move(start, never);
  ASSERT_TRUE(first);
  const auto puzzle = maker.make(start, *first, never);
  ASSERT_TRUE(puzzle);
  EXPECT_EQ(puzzle->line.front(), "F10-H12-J10-H8");
  EXPECT_GE(puzzle->line.size(), 3u);
  EXPECT_THAT(puzzle->themes, Contains(Theme::charge));
  EXPECT_TRUE(check_gain(start, *puzzle));
  Puzzle cut = *puzzle;
  cut.line.resize(1);
  cut.also.clear();
  cut.then.clear();
  const auto short_of = check_gain(start, cut);
  ASSERT_FALSE(short_of);
  EXPECT_EQ(short_of.error().what, "nothing is won on the board at its end");
}

// camblam-0132 and others ended one move before mate.
TEST(PuzzleCourse, GoesOnToMate) {
  const Game start =
      make_game("camblam", {},
                "aarbiqkibraa/nnnc1ccccnnn/ppp3pppppp/12/3pcp6/4pN6/2P6P2/8P3/6P5/PP1PPP1P2PP/"
                "NNNCCCCCC1NN/AARBIQKIBRAA b - - 2 5")
          .value();
  PuzzleMaker maker(start, {20'000, 0});
  const auto first = maker.only_move(start, never);
  ASSERT_TRUE(first);
  const auto puzzle = maker.make(start, *first, never);
  ASSERT_TRUE(puzzle);
  EXPECT_THAT(puzzle->line, ElementsAre("f12-a7", "b3-b6", "a7xb6"));
  EXPECT_THAT(puzzle->then, testing::IsEmpty());
  EXPECT_EQ(puzzle->won, Gain::mate);
  Puzzle cut = *puzzle;
  cut.line.resize(1);
  EXPECT_FALSE(check_gain(start, cut));
}

// cam-0117: the castle is walked to after the last move that has to be found.
TEST(PuzzleCourse, ShowsTheWayToTheCastle) {
  const Game start =
      make_game("cam", {}, "1/k2/2k2/3m3/3mmm1/7/7/4M2/2m1M2/4K1M/5/3/1 w 0,0 2 7").value();
  PuzzleMaker maker(start, {100'000, 0});
  const auto first = maker.only_move(start, never);
  ASSERT_TRUE(first);
  const auto puzzle = maker.make(start, *first, never);
  ASSERT_TRUE(puzzle);
  EXPECT_EQ(puzzle->line.front(), "E6-D6");
  EXPECT_GE(puzzle->line.size(), 3u);
  EXPECT_EQ(puzzle->won, Gain::castle);
  EXPECT_TRUE(check_gain(start, *puzzle));
}

TEST(PuzzleGain, CountsOwnLossesAndOwnCaptures) {
  const Game start = position("wc2009-game1-ply19");
  Game game = start;
  Score won = 0;
  for (const Move move : moves(start, {"E10-E9", "G8xE10xE8", "H11-F9xD7xB5"})) {
    const Game before = game;
    game.play(move);
    won += gain_by(before, game, start.side_of(start.seat()));
  }
  EXPECT_EQ(won, 0);  // two for two
  const Game camblam = make_game("camblam").value();
  EXPECT_GT(worth_of(camblam.variant(), 'Q'), worth_of(camblam.variant(), 'r'));
  EXPECT_GT(worth_of(camblam.variant(), 'n'), worth_of(camblam.variant(), 'P'));
}

TEST(PuzzleVariety, TellsThePartsOfAGame) {
  const Game camblam = make_game("camblam").value();
  EXPECT_EQ(phase_of(camblam.variant(), 72), Phase::opening);
  EXPECT_EQ(phase_of(camblam.variant(), 59), Phase::middle);
  EXPECT_EQ(phase_of(camblam.variant(), 32), Phase::ending);
  const Game camelot = make_game("camelot").value();
  EXPECT_EQ(phase_of(camelot.variant(), 24), Phase::opening);
  EXPECT_EQ(phase_of(camelot.variant(), 12), Phase::ending);
}

Puzzle with_line(const std::string& id, const std::vector<std::string>& line) {
  Puzzle puzzle;
  puzzle.id = id;
  puzzle.line = line;
  return puzzle;
}

// Camblam had 88 of 150 that were such a move from a board that was nearly full.
TEST(PuzzleVariety, AllowsThreeOfAPattern) {
  const Game array = make_game("camblam").value();
  const auto step = traits_of(array, with_line("camblam-0001", {"c3-c5"}));
  const auto mirrored = traits_of(array, with_line("camblam-0002", {"j3-j5"}));
  ASSERT_TRUE(step) << step.error().what;
  ASSERT_TRUE(mirrored) << mirrored.error().what;
  EXPECT_EQ(step->pattern, mirrored->pattern);
  EXPECT_TRUE(step->full);
  PuzzleVariety variety(100);
  for (int i = 0; i < 3; ++i) {
    PuzzleTraits one = *step;
    one.pieces.resize(static_cast<std::size_t>(40 + 10 * i));
    ASSERT_FALSE(variety.refusal(one)) << *variety.refusal(one);
    variety.add(one);
  }
  EXPECT_THAT(variety.refusal(*mirrored).value_or(""), HasSubstr("three have the pattern"));
}

PuzzleTraits traits_in(Phase phase, int number) {
  PuzzleTraits traits;
  traits.phase = phase;
  traits.pattern = std::to_string(number);
  traits.manner = traits.pattern;
  traits.first.to = static_cast<Square>(number);
  return traits;
}

TEST(PuzzleVariety, LeavesRoomForEachPartOfAGame) {
  PuzzleVariety variety(10);
  int number = 0;
  while (!variety.refusal(traits_in(Phase::opening, number))) {
    variety.add(traits_in(Phase::opening, number++));
  }
  EXPECT_EQ(number, 6);
  EXPECT_THAT(variety.shortages(), testing::SizeIs(2));
  const Game camelot = make_game("camelot").value();
  EXPECT_TRUE(variety.is_complete(camelot.variant(), 28));
  EXPECT_FALSE(variety.is_complete(camelot.variant(), 8));
  while (!variety.refusal(traits_in(Phase::ending, number))) {
    variety.add(traits_in(Phase::ending, number++));
  }
  EXPECT_EQ(number, 8);
}

TEST(PuzzleVariety, AllowsTwoInFiveOfOneMove) {
  PuzzleVariety variety(10);
  for (int number = 0; number < 4; ++number) {
    PuzzleTraits one = traits_in(Phase::middle, number);
    one.single = true;
    ASSERT_FALSE(variety.refusal(one));
    variety.add(one);
  }
  PuzzleTraits one = traits_in(Phase::middle, 5);
  EXPECT_FALSE(variety.refusal(one));
  one.single = true;
  EXPECT_EQ(variety.refusal(one), "too many have one move");
}

TEST(PuzzleFinder, GoesOnWithAFile) {
  const Game array = make_game("cam").value();
  PuzzleOptions options = small();
  options.count = 1;
  const auto before = find_puzzles(array, {}, options, never);
  options.known = before;
  options.count = 2;
  options.first_number = 7;
  const auto after = find_puzzles(array, {}, options, never);
  ASSERT_EQ(after.size(), 2u);
  EXPECT_EQ(after.front(), before.front());
  EXPECT_EQ(after.back().id, "cam-0007");
  EXPECT_NE(after.back().fen, before.front().fen);
}

TEST(PuzzleGrading, FollowsTheLogisticCurve) {
  EXPECT_DOUBLE_EQ(solving_chance(1500, 1500), 0.5);
  EXPECT_NEAR(solving_chance(1900, 1500), 10.0 / 11, 1e-9);
  EXPECT_NEAR(solving_chance(1500, 1900), 1.0 / 11, 1e-9);
  EXPECT_NEAR(puzzle_rating({}), 1500, 1);
  EXPECT_NEAR(puzzle_rating({{1300, 4, 2}, {1700, 4, 2}}), 1500, 1);
  EXPECT_LT(puzzle_rating({{1300, 4, 4}, {1700, 4, 4}}), 1100);
  EXPECT_GT(puzzle_rating({{1300, 4, 0}, {1700, 4, 0}}), 1900);
}

// Solvers that follow the curve give the rating back with which they were made.
TEST(PuzzleGrading, FindsTheRatingOfSimulatedPuzzles) {
  Random random(1960);
  for (const double rating : {1200.0, 1700.0, 2300.0}) {
    std::vector<PuzzleTries> tries;
    for (double ability = 1000; ability <= 2600; ability += 200) {
      PuzzleTries each{ability, 400, 0};
      for (int i = 0; i < each.tries; ++i) {
        if (random.below(1'000'000) < 1e6 * solving_chance(ability, rating)) ++each.solved;
      }
      tries.push_back(each);
    }
    EXPECT_NEAR(puzzle_rating(tries), rating, 30);
  }
}

TEST(PuzzleGrading, StrongLevelsSolveMoreThanWeakOnes) {
  const Game start = position("wc2009-game1-ply19");
  Puzzle puzzle;
  puzzle.id = "camelot-0001";
  puzzle.line = {"E10-E9"};
  EXPECT_EQ(try_puzzle(start, puzzle, 1, 898, {}, never)->solved, 0);
  const auto strong = try_puzzle(start, puzzle, 9, 3185, {}, never);
  EXPECT_EQ(strong->solved, strong->tries);
  puzzle.line = {"E10-E12"};
  EXPECT_EQ(try_puzzle(start, puzzle, 9, 3185, {}, never).error().where, "camelot-0001");
}

}  // namespace
}  // namespace camlann
