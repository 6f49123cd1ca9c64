// The fast generator of Camblam against the plain one over random positions: moves and their texts,
// captures, check, verdict, the position after a move, perft 2. CAMLANN_COUNT positions in all
// (100,000, under sanitizers 5,000), CAMLANN_SEED for others; both are printed.

#include <gtest/gtest.h>

#include <algorithm>
#include <iostream>
#include <map>

#include "games/camblam/fen.hpp"
#include "games/camblam/naive_bridge.hpp"
#include "games/camblam/random_positions.hpp"
#include "games/camblam/refusal.hpp"
#include "games/camblam/text.hpp"
#include "games/camblam/typed_move.hpp"
#include "rules/perft.hpp"
#include "support/data.hpp"
#include "support/volume.hpp"

namespace camlann::camblam::test {
namespace {

namespace plain = naive::camblam;
using camlann::test::number_from_environment;
using camlann::test::unless_sanitized;
using Moves = std::set<plain::Move>;

std::string difference(const Moves& plain_ones, const Moves& fast_ones) {
  std::string text;
  for (const auto& move : plain_ones) {
    if (fast_ones.count(move) == 0) text += "\n  fast lacks " + to_text(move);
  }
  for (const auto& move : fast_ones) {
    if (plain_ones.count(move) == 0) text += "\n  fast adds " + to_text(move);
  }
  return text;
}

testing::AssertionResult same_moves(const Position& here, const MoveList& fast,
                                    const Moves& expected, const char* name) {
  Moves found;
  for (const Move move : fast) found.insert(to_naive(here, move));
  if (found != expected) {
    return testing::AssertionFailure() << name << difference(expected, found);
  }
  if (found.size() != fast.size()) {
    return testing::AssertionFailure()
           << name << ": " << fast.size() - found.size() << " moves given twice";
  }
  return testing::AssertionSuccess();
}

// Compares the results of the fast rules for a position with those of the plain ones.
testing::AssertionResult agrees(const Rules& fast, const plain::Rules& slow,
                                const plain::Position& pos, const Moves& legal) {
  const Position here = to_fast(pos);
  const std::string verdict = slow.verdict(pos);
  if (to_naive(fast.verdict(here)) != verdict) {
    return testing::AssertionFailure()
           << "verdict: fast '" << to_naive(fast.verdict(here)) << "', plain '" << verdict << "'";
  }
  if (to_fen({here, pos.number}) != write_fen(pos)) {
    return testing::AssertionFailure() << "FEN " << to_fen({here, pos.number});
  }
  if (fast.board_verdict(here).over()) return testing::AssertionSuccess();  // precondition
  for (const auto colour : {naive::Colour::white, naive::Colour::black}) {
    const Seat seat = colour == naive::Colour::white ? Seat::white : Seat::black;
    if (fast.in_check(here, seat) != slow.in_check(pos, colour)) {
      return testing::AssertionFailure()
             << "in_check of " << (seat == Seat::white ? "White" : "Black");
    }
  }
  MoveList moves;
  fast.legal(here, moves);
  if (auto same = same_moves(here, moves, legal, "legal()"); !same) return same;
  if (fast.count(here) != moves.size()) {
    return testing::AssertionFailure()
           << "count() says " << fast.count(here) << " of " << moves.size();
  }
  Moves loud = legal;
  std::erase_if(loud, [](const auto& move) { return move.taken.empty() && move.promotion == 0; });
  moves.clear();
  fast.captures(here, moves);
  if (auto same = same_moves(here, moves, loud, "captures()"); !same) return same;
  moves.clear();
  fast.pseudo_legal(here, moves);
  return same_moves(here, moves, slow.possible_moves(pos), "pseudo_legal()");
}

// The move that leads on, played by both.
testing::AssertionResult plays_alike(const Rules& fast, const plain::Rules& slow,
                                     const plain::Position& pos, const plain::Move& chosen) {
  Position here = to_fast(pos);
  const Position before = here;
  MoveList moves;
  fast.legal(here, moves);
  const auto found = std::find_if(moves.begin(), moves.end(),
                                  [&](Move move) { return to_naive(here, move) == chosen; });
  if (found == moves.end()) return testing::AssertionFailure() << "not generated";
  const Rules::Undo undo = fast.play(here, *found);
  if (!(here == to_fast(slow.play(pos, chosen)))) {
    return testing::AssertionFailure() << to_text(chosen) << " leads elsewhere";
  }
  fast.take_back(here, *found, undo);
  if (!(here == before)) return testing::AssertionFailure() << to_text(chosen) << " not undone";
  return testing::AssertionSuccess();
}

// Texts as the plain rules write them. A legal move is read from its text, and each way to walk it
// is allowed; a possible move that is not legal is refused in both ways.
testing::AssertionResult reads_alike(const Rules& fast, const Position& here, const Moves& legal) {
  MoveList possible;
  fast.pseudo_legal(here, possible);
  for (const Move move : possible) {
    const std::string text = to_text(here, move);
    const auto same = to_naive(here, move);
    if (text != to_text(same)) {
      return testing::AssertionFailure() << text << " should be written " << to_text(same);
    }
    const auto read = read_move(text, fast, here, Reading::exact);
    if (legal.count(same) == 0) {
      if (read) return testing::AssertionFailure() << text << " is read though not legal";
      if (!why_not(fast, here, {move.from, move.to})) {
        return testing::AssertionFailure() << text << " should be refused";
      }
      continue;
    }
    if (!read || *read != move) return testing::AssertionFailure() << text << " is not read";
    for (const auto& walk : walks_of(fast, here, move)) {
      if (why_not(fast, here, walk)) {
        return testing::AssertionFailure() << "a way to walk " << text << " is refused";
      }
    }
  }
  return testing::AssertionSuccess();
}

std::uint64_t leaves_of_two_plies(const plain::Rules& slow, const plain::Position& pos,
                                  const Moves& legal) {
  std::uint64_t leaves = 0;
  for (const auto& move : legal) leaves += slow.legal_moves(slow.play(pos, move)).size();
  return leaves;
}

constexpr auto all_positions = unless_sanitized<std::uint64_t>(100'000, 5'000);
constexpr std::uint64_t positions_a_rule_set = 50;
constexpr std::uint32_t one_perft_in = 50;
constexpr std::uint32_t one_text_in = 20;

void compare(std::uint64_t count, const plain::Switches& switches, std::uint64_t seed) {
  const plain::Rules slow(switches);
  const Rules fast(rule_set_of(to_text(switches)));
  ASSERT_EQ(fast.start(), to_fast(slow.start()));
  RandomPositions positions(slow, seed);
  Random random(seed);
  for (std::uint64_t i = 0; i < count; ++i) {
    const plain::Position pos = positions.next();
    const Moves legal = slow.legal_moves(pos);
    const auto where = [&] { return "\n" + to_text(switches) + "\n" + write_fen(pos); };
    ASSERT_TRUE(agrees(fast, slow, pos, legal)) << where();
    if (random.below(one_perft_in) == 0) {
      ASSERT_EQ(Perft(fast).count(to_fast(pos), 2), leaves_of_two_plies(slow, pos, legal))
          << where();
    }
    if (!legal.empty() && random.below(one_text_in) == 0) {
      ASSERT_TRUE(reads_alike(fast, to_fast(pos), legal)) << where();
    }
    positions.go_on(pos, legal);
    if (positions.chosen()) {
      ASSERT_TRUE(plays_alike(fast, slow, pos, *positions.chosen())) << where();
    }
  }
}

// In parts, so that ctest can run them at the same time.
class Compare : public testing::TestWithParam<int> {};
constexpr int parts = 10;

TEST_P(Compare, FastAndPlainGeneratorAgree) {
  const std::uint64_t total = number_from_environment("CAMLANN_COUNT", all_positions);
  const std::uint64_t count = (total + parts - 1) / parts;
  const std::uint64_t seed = number_from_environment("CAMLANN_SEED", 1);
  std::cout << "CAMLANN_SEED=" << seed << " CAMLANN_COUNT=" << total << ": " << count
            << " positions, part " << GetParam() << '\n';
  Random random(Random(seed)() + static_cast<unsigned>(GetParam()));
  for (std::uint64_t done = 0; done < count; done += positions_a_rule_set) {
    const auto switches = random.below(3) == 0 ? plain::Switches{} : random_switches(random);
    compare(std::min(positions_a_rule_set, count - done), switches, random());
    if (HasFatalFailure()) return;
  }
}

INSTANTIATE_TEST_SUITE_P(Parts, Compare, testing::Range(0, parts));

// A knight's move that would not be one if the enemies, but for the king, stood in its way.
bool jumps_over(const plain::Position& pos, const plain::Move& move) {
  if (pos.at(move.from) != plain::man_of(pos.turn, 'N')) return false;
  const auto enemy = naive::other(pos.turn);
  plain::Position blocked = pos;
  for (const naive::Square square : plain::all_squares()) {
    const char man = pos.at(square);
    if (!plain::is_man_of(enemy, man) || man == plain::man_of(enemy, 'K') || square == move.to) {
      continue;
    }
    blocked.set(square, plain::man_of(pos.turn, 'P'));
  }
  return plain::Rules({}).possible_moves(blocked).count(move) == 0;
}

// Counts the random positions with features that are rare in even play; a comparison without them
// proves nothing. The floors are about a third of the measured counts.
TEST(CamblamPositions, MeetTheCornersOfTheRules) {
  std::map<std::string, int> met;
  for (const char* win_by : {"checkmate", "capture"}) {
    plain::Switches switches;
    switches.win_by = win_by;
    const plain::Rules rules(switches);
    plain::Switches shielded = switches;
    shielded.run_through_shield = false;
    const plain::Rules behind_shields(shielded);
    RandomPositions positions(rules, 7);
    for (int i = 0; i < 3000; ++i) {
      const plain::Position pos = positions.next();
      const Moves moves = rules.legal_moves(pos);
      if (const std::string verdict = rules.verdict(pos); !verdict.empty()) {
        ++met[verdict.substr(verdict.find(' ') + 1)];
      }
      const auto any = [&](auto&& f) { return std::any_of(moves.begin(), moves.end(), f); };
      const auto men = 144 - std::count(pos.board.begin(), pos.board.end(), plain::nobody);
      const bool in_check = rules.in_check(pos, pos.turn);
      met["check"] += in_check;
      met["check through a shield"] += in_check && !behind_shields.in_check(pos, pos.turn);
      met["pinned"] += !in_check && moves != rules.possible_moves(pos);
      met["run of two"] += any([](const auto& m) { return m.taken.size() >= 2; });
      met["run of five"] += any([](const auto& m) { return m.taken.size() >= 5; });
      met["shot"] += any([](const auto& m) { return m.shot; });
      met["promotion"] += any([](const auto& m) { return m.promotion != 0; });
      met["capture and promotion"] +=
          any([](const auto& m) { return m.promotion != 0 && !m.taken.empty(); });
      met["knight's jump"] += any([&](const auto& m) { return jumps_over(pos, m); });
      met["two hundred moves"] += moves.size() >= 200;
      met["at most four men"] += men <= 4;
      met["over 120 men"] += men > 120;
      positions.go_on(pos, moves);
    }
  }
  const std::map<std::string, int> floors = {{"at most four men", 150},
                                             {"bare-kings", 60},
                                             {"capture and promotion", 60},
                                             {"check", 450},
                                             {"check through a shield", 40},
                                             {"checkmate", 30},
                                             {"king-taken", 7},
                                             {"knight's jump", 1000},
                                             {"over 120 men", 45},
                                             {"pinned", 300},
                                             {"promotion", 110},
                                             {"quiet", 15},
                                             {"run of five", 40},
                                             {"run of two", 500},
                                             {"shot", 700},
                                             {"stalemate", 1},
                                             {"two hundred moves", 140}};
  for (const auto& [corner, floor] : floors) EXPECT_GE(met[corner], floor) << corner;
}

}  // namespace
}  // namespace camlann::camblam::test
