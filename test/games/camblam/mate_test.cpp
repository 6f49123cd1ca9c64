// Compares the explanation of checkmates with the plain rules: of mates in games of random moves,
// and of the smothered mate of move three.
#include "games/camblam/mate.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "base/random.hpp"
#include "games/camblam/fen.hpp"
#include "games/camblam/naive_bridge.hpp"
#include "games/camblam/refusal.hpp"
#include "games/camblam/rules.hpp"
#include "games/camblam/text.hpp"
#include "naive/camblam.hpp"
#include "rules/move_list.hpp"

namespace camlann::camblam {
namespace {

constexpr int wanted_mates = 150;
constexpr int longest_game = 400;

naive::Square king_of(const naive::camblam::Position& pos, naive::Colour colour) {
  return naive::camblam::squares_with(pos, naive::camblam::man_of(colour, 'K')).front();
}

bool takes(const naive::camblam::Move& move, naive::Square square) {
  return std::find(move.taken.begin(), move.taken.end(), square) != move.taken.end();
}

/// The men that could take the king of `colour` if the other side were to move.
std::vector<Square> plain_attackers(const naive::camblam::Rules& rules,
                                    naive::camblam::Position pos, naive::Colour colour) {
  pos.turn = naive::other(colour);
  std::vector<Square> attackers;
  for (const auto& move : rules.possible_moves(pos)) {
    if (takes(move, king_of(pos, colour))) attackers.push_back(test::to_fast(move.from));
  }
  std::sort(attackers.begin(), attackers.end());
  attackers.erase(std::unique(attackers.begin(), attackers.end()), attackers.end());
  return attackers;
}

bool plain_shut_in(const naive::camblam::Position& pos, naive::Square king) {
  for (int file = king.file - 1; file <= king.file + 1; ++file) {
    for (int rank = king.rank - 1; rank <= king.rank + 1; ++rank) {
      const char man = pos.at({file, rank});
      const bool own = naive::camblam::is_man_of(pos.turn, man);
      if (!own && man != naive::camblam::outside) return false;
    }
  }
  return true;
}

void expect_true(const Rules& rules, const naive::camblam::Rules& plain, const Position& pos) {
  const auto fen = to_fen({pos, 1});
  SCOPED_TRACE(to_text(rules.rule_set()) + ' ' + fen);
  const auto same = naive::camblam::read_fen(fen);
  const Mate mate = explain_mate(rules, pos);
  const auto attackers = plain_attackers(plain, same, same.turn);
  ASSERT_EQ(mate.attackers, attackers);
  const auto king = king_of(same, same.turn);
  EXPECT_EQ(mate.shut_in, plain_shut_in(same, king));
  ASSERT_GE(mate.path.size(), 2U);
  EXPECT_EQ(mate.path.front(), attackers.front());
  EXPECT_EQ(mate.path.back(), test::to_fast(king));

  bool can_take = false;
  bool can_stop = false;
  for (const auto& move : plain.possible_moves(same)) {
    const bool took = std::any_of(attackers.begin(), attackers.end(), [&](Square square) {
      return takes(move, test::to_naive(square));
    });
    can_take = can_take || took;
    const auto after = plain.play(same, move);
    const auto left = plain_attackers(plain, after, same.turn);
    EXPECT_FALSE(left.empty()) << "no mate: " << to_text(move);
    const bool stopped = std::none_of(left.begin(), left.end(), [&](Square square) {
      return std::find(attackers.begin(), attackers.end(), square) != attackers.end();
    });
    can_stop = can_stop || (stopped && (!took || attackers.size() > 1) && !(move.from == king));
  }
  EXPECT_EQ(mate.can_take, can_take);
  EXPECT_EQ(mate.can_stop, can_stop);

  const auto text = mate_text(mate, pos);
  for (const Square square : attackers) {
    EXPECT_NE(text.find(" on " + to_text(square)), std::string::npos) << text;
  }
  EXPECT_EQ(text.find("nothing can take") != std::string::npos, attackers.size() == 1 && !can_take)
      << text;
}

naive::camblam::Switches switches_of(const RuleSet& rules) {
  naive::camblam::Switches switches;
  switches.run_through_shield = rules.run_through_shield;
  switches.step_captures = rules.step_captures;
  switches.run_must_be_full = rules.run_must_be_full;
  return switches;
}

/// Plays random moves, but each mate that there is. True if the game ended in one.
bool play_to_mate(const Rules& rules, Random& random, Position& pos) {
  for (int ply = 0; ply < longest_game; ++ply) {
    MoveList moves;
    rules.legal(pos, moves);
    if (moves.empty()) return rules.in_check(pos, pos.turn);
    Move chosen = moves[random.below(static_cast<std::uint32_t>(moves.size()))];
    for (const Move move : moves) {
      Position after = pos;
      rules.advance(after, move);
      if (rules.in_check(after, after.turn) && rules.count(after) == 0) chosen = move;
    }
    rules.advance(pos, chosen);
  }
  return false;
}

TEST(Mate, OfRandomGamesIsExplainedAsItIs) {
  Random random{11};
  int mates = 0;
  int shut_in = 0;
  for (int game = 0; mates < wanted_mates; ++game) {
    ASSERT_LT(game, 50 * wanted_mates);
    RuleSet set;
    set.run_through_shield = game % 3 != 1;
    set.step_captures = game % 5 != 1;
    const Rules rules(set);
    const naive::camblam::Rules plain(switches_of(set));
    Position pos = rules.start();
    if (!play_to_mate(rules, random, pos)) continue;
    ++mates;
    expect_true(rules, plain, pos);
    shut_in += explain_mate(rules, pos).shut_in ? 1 : 0;
  }
  EXPECT_GT(shut_in, 0);
  EXPECT_LT(shut_in, mates);
}

TEST(Mate, OfMoveThreeNamesTheKnightAndItsWay) {
  const Rules rules{RuleSet{}};
  const Position pos = test::position_of(
      "aarbiqkibraa/nnnccccccnnn/1ppppppppppp/12/pN10/12/12/12/8P3/PPPPPPPP1PPP/NNNCCCCCC1NN/"
      "AARBIQKIBRAA b - - 1 3");
  const Mate mate = explain_mate(rules, pos);
  EXPECT_EQ(mate_text(mate, pos),
            "The knight on b8 attacks the king. The king's own pieces leave it no square, and "
            "nothing can take or stop the knight.");
  std::vector<std::string> path;
  for (const Square square : mate.path) path.push_back(to_text(square));
  EXPECT_EQ(path, (std::vector<std::string>{"b8", "f12", "g12"}));
}

TEST(Mate, ByTwoMenNamesBoth) {
  const Rules rules{RuleSet{}};
  // The rook along the rank and the queen along the file.
  const Position pos = test::position_of("k10R/11Q/12/12/12/12/12/12/12/12/12/Q10K b");
  const Mate mate = explain_mate(rules, pos);
  EXPECT_EQ(
      mate_text(mate, pos),
      "The queen on a1 and the rook on l12 attack the king. The king has no safe square, and no "
      "move stops both.");
}

}  // namespace
}  // namespace camlann::camblam
