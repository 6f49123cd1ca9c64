#include "rules/game_history.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <random>

namespace camlann {
namespace {

/// A counter on a ring of six that two players move by one. All positions share one key, so that
/// only a comparison of the positions themselves can distinguish them.
struct RingPosition {
  int place = 0;
  Seat turn{};
  int quiet = 0;
  bool keyed = false;  // if set, each has a separate key

  [[nodiscard]] std::uint64_t key() const {
    return keyed ? static_cast<std::uint64_t>(place) * 2 + index_of(turn) : 1;
  }
  [[nodiscard]] Seat seat() const { return turn; }
  bool operator==(const RingPosition&) const = default;
};

int comparisons = 0;

bool same_for_repetition(const RingPosition& a, const RingPosition& b) {
  ++comparisons;
  return a.place == b.place && a.turn == b.turn;
}

constexpr Move forward{.from = Square{0}, .to = Square{1}};
constexpr Move backward{.from = Square{1}, .to = Square{0}};

/// Place 3 wins for the player that moved there, place 5 has no move.
struct RingRules {
  using Position = RingPosition;
  using Undo = RingPosition;

  [[nodiscard]] RingPosition start() const { return {}; }
  [[nodiscard]] static constexpr Side side_of(Seat seat) { return static_cast<Side>(seat); }
  void legal(const RingPosition& pos, MoveList& out) const {
    if (pos.place == 5) return;
    out.push_back(forward);
    out.push_back(backward);
  }
  [[nodiscard]] std::uint64_t count(const RingPosition& pos) const {
    return pos.place == 5 ? 0 : 2;
  }
  void advance(RingPosition& pos, Move move) const {
    pos.place = (pos.place + (move == forward ? 1 : 5)) % 6;
    pos.turn = opponent(pos.turn);
    ++pos.quiet;
  }
  RingPosition play(RingPosition& pos, Move move) const {
    const RingPosition before = pos;
    advance(pos, move);
    return before;
  }
  void take_back(RingPosition& pos, Move, const RingPosition& before) const { pos = before; }
  [[nodiscard]] Verdict board_verdict(const RingPosition& pos) const {
    return pos.place == 3 ? Verdict{Reason::castle, bit_of(opponent(pos.turn))} : Verdict{};
  }
  [[nodiscard]] Verdict verdict(const RingPosition& pos) const {
    if (const Verdict board = board_verdict(pos); board.over()) return board;
    return pos.place == 5 ? Verdict{Reason::stalemate, bit_of(opponent(pos.turn))} : Verdict{};
  }
  [[nodiscard]] static constexpr bool yields_to_repetition(Reason reason) {
    return reason == Reason::stalemate;
  }
};
static_assert(Rules<RingRules>);

using RingGame = GameHistory<RingRules>;

void go_round(RingGame& game) {
  for (const Move move : {forward, forward, backward, backward}) game.play(move);
}

TEST(Game, ends_at_the_third_occurrence_of_a_position) {
  RingGame game({}, {}, 3);
  go_round(game);
  EXPECT_EQ(game.occurrences(), 2);
  EXPECT_FALSE(game.verdict().over());
  go_round(game);
  EXPECT_EQ(game.occurrences(), 3);
  EXPECT_EQ(game.verdict(), (Verdict{Reason::repetition, 0}));
  MoveList moves;
  game.legal(moves);
  EXPECT_TRUE(moves.empty());
}

TEST(Game, tells_positions_with_one_key_apart) {
  RingGame game({}, {}, 3);
  for (const Move move : {forward, forward}) game.play(move);
  EXPECT_EQ(game.position().key(), game.start().key());
  EXPECT_EQ(game.occurrences(), 1);
  EXPECT_FALSE(game.verdict().over());
}

TEST(Game, offers_a_claim_where_repetition_does_not_end_it) {
  RingGame game({}, {}, 0);
  go_round(game);
  EXPECT_FALSE(game.can_claim_draw());
  go_round(game);
  EXPECT_FALSE(game.verdict().over());
  EXPECT_TRUE(game.can_claim_draw());
  game.finish({Reason::repetition, 0});
  EXPECT_FALSE(game.can_claim_draw());
}

TEST(Game, takes_back_moves_and_what_was_recorded) {
  RingGame game({}, {}, 3);
  EXPECT_FALSE(game.take_back());
  game.play(forward);
  game.finish({Reason::resignation, bit_of(Seat::white)});
  EXPECT_TRUE(game.verdict().won_by(Seat::white));
  game.finish({Reason::agreement, 0});
  EXPECT_EQ(game.verdict().reason, Reason::resignation) << "the first end stands";
  EXPECT_TRUE(game.take_back());
  EXPECT_FALSE(game.verdict().over());
  EXPECT_EQ(game.position(), game.start());
  EXPECT_TRUE(game.moves().empty());
  EXPECT_EQ(game.positions().size(), 1u);
}

TEST(Game, counts_what_came_back_also_after_moves_were_taken_back) {
  for (const bool keyed : {false, true}) {
    RingGame game({}, {.keyed = keyed}, 0);
    std::mt19937 random(1);
    for (int step = 0; step < 2000; ++step) {
      if (random() % 3 == 0) {
        (void)game.take_back();
      } else {
        game.play(random() % 2 == 0 ? forward : backward);
      }
      const auto positions = game.positions();
      const auto same = std::count_if(positions.begin(), positions.end(), [&](const auto& earlier) {
        return same_for_repetition(earlier, game.position());
      });
      ASSERT_EQ(game.occurrences(), same) << step;
    }
  }
}

// A server replays games of thousands of moves.
TEST(Game, looks_at_few_positions_however_long_it_is) {
  RingGame game({}, {.keyed = true}, 0);
  comparisons = 0;
  for (int round = 0; round < 1000; ++round) go_round(game);
  EXPECT_EQ(game.occurrences(), 1001);
  EXPECT_LE(comparisons, 4000);
}

TEST(Game, knows_an_end_from_the_start_position) {
  const RingGame won({}, {.place = 3, .turn = Seat::black}, 3);
  EXPECT_EQ(won.verdict(), (Verdict{Reason::castle, bit_of(Seat::white)}));
  const RingGame stuck({}, {.place = 5, .turn = Seat::black}, 3);
  EXPECT_EQ(stuck.verdict(), (Verdict{Reason::stalemate, bit_of(Seat::white)}));
}

}  // namespace
}  // namespace camlann
