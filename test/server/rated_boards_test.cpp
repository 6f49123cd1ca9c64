// Ways around the refusal of help with rated games: positions joined with the one on the board by
// long captures or by moves of the last men, with men added, or on another board.
#include "server/services/round/rated_boards.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/square.hpp"
#include "game/catalog.hpp"
#include "game/game.hpp"
#include "play/clock.hpp"
#include "rules/outcome.hpp"
#include "rules/setup.hpp"
#include "server/model/game_state.hpp"

namespace camlann::server::test {
namespace {

Game of_cam(std::string_view fen) {
  auto board = make_game("cam", {}, fen);
  EXPECT_TRUE(board) << board.error().what << ": " << fen;
  return std::move(board).value();
}

Game with_moves(std::string_view variant, int plies) {
  auto board = make_game(variant).value();
  for (int ply = 0; ply < plies && !board.over(); ++ply) board.play(board.legal()[0].move);
  return board;
}

Game following(const Game& before, const Outcome& outcome) {
  Game next = before;
  next.play(outcome.move);
  return next.fresh();
}

/// The position with these men, on any board.
Game set_up(std::string_view variant, const std::vector<PieceOn>& pieces) {
  Setup setup;
  setup.pieces = pieces;
  auto checked = judge(*find_variant(variant), {}, setup);
  EXPECT_TRUE(checked && checked->game)
      << (checked ? checked->faults.front().what : checked.error().what);
  return std::move(*checked->game);
}

std::vector<PieceOn> shifted(std::vector<PieceOn> pieces, int files, int ranks) {
  for (auto& piece : pieces) {
    piece.square = make_square(file_of(piece.square) + files, rank_of(piece.square) + ranks);
  }
  return pieces;
}

class RatedBoardsTest : public testing::Test {
 protected:
  /// Anna plays a rated game with this board.
  void run(const Game& board, const std::string& id = "game") {
    boards_.note(meta_of(board, id), board);
  }
  static GameMeta meta_of(const Game& board, const std::string& id) {
    GameMeta meta;
    meta.id = id;
    meta.variant = board.variant().id;
    meta.rules = board.rules();
    meta.rated = true;
    meta.time = play::TimeControl{600'000, 0};
    meta.seats = {{'w', 0, "Anna", "anna"}, {'b', 0, "Ben", "ben"}};
    return meta;
  }
  [[nodiscard]] bool answers(const Game& board) const {
    return boards_.may_ask("anna", board, Help::engine).has_value();
  }

  RatedBoards boards_{catalog()};
};

TEST_F(RatedBoardsTest, AChainOfFiveIsOnePlyAwayInBothDirections) {
  // White's man on A4 takes B5, D7, E9, D9 and B7, and three men are left.
  const auto before = of_cam("1/3/5/6m/3mm2/7/1m1m3/7/1m5/M5M/5/3/1 w");
  const auto legal = before.legal();
  ASSERT_FALSE(legal.empty());
  const auto chain = std::max_element(legal.begin(), legal.end(), [](const auto& a, const auto& b) {
    return a.captures.size() < b.captures.size();
  });
  ASSERT_GE(chain->captures.size(), 5);
  const auto behind = following(before, *chain);
  ASSERT_FALSE(behind.over());
  const auto elsewhere = of_cam("1/3/5/6m/7/7/7/3M3/7/6M/5/3/1 b");
  run(before);
  EXPECT_FALSE(answers(behind));
  for (const auto& reply : behind.legal()) {
    EXPECT_FALSE(answers(following(behind, reply))) << "two plies on";
  }
  EXPECT_TRUE(answers(elsewhere)) << "no jumps lead to file D";
  run(behind);
  EXPECT_FALSE(answers(before));
  run(elsewhere);
  EXPECT_TRUE(answers(before));
}

TEST_F(RatedBoardsTest, TheLastMenAreFollowedForTwoPlies) {
  const auto board = of_cam("1/3/5/7/7/7/2M4/7/3m3/7/5/3/1 w");
  const auto far = of_cam("1/3/5/7/1M5/7/7/7/7/4m2/5/3/1 w");
  run(board);
  for (const auto& first : board.legal()) {
    const auto next = following(board, first);
    EXPECT_FALSE(answers(next));
    for (const auto& second : next.legal()) {
      const auto on = following(next, second);
      if (on.over()) continue;
      EXPECT_FALSE(answers(on)) << on.fen();
      EXPECT_FALSE(answers(on.fresh(Seat::black))) << on.fen();
    }
  }
  EXPECT_TRUE(answers(far));
}

TEST_F(RatedBoardsTest, IdleMenAddedOrRemovedMakeNoOtherPosition) {
  const auto board = with_moves("cam", 6);
  auto pieces = board.pieces();
  ASSERT_GT(pieces.size(), 12U);
  pieces.erase(pieces.begin() + 1, pieces.begin() + 6);
  const auto fewer = set_up("cam", pieces);
  run(board);
  EXPECT_FALSE(answers(fewer));
  run(fewer);
  EXPECT_FALSE(answers(board));
}

TEST_F(RatedBoardsTest, AShiftAlsoToAnotherBoardMakesNoOtherPosition) {
  const auto board = with_moves("cam", 6);
  const auto shift = set_up("camelot", shifted(board.pieces(), 2, 1));
  run(board);
  EXPECT_FALSE(answers(shift));
  auto mirrored = board.pieces();
  for (auto& piece : mirrored) {
    piece.square = make_square(8 - file_of(piece.square), rank_of(piece.square) + 2);
  }
  EXPECT_FALSE(answers(set_up("camelot", mirrored)));
  EXPECT_TRUE(answers(with_moves("camelot", 6)));
  EXPECT_TRUE(answers(with_moves("camblam", 6)));
}

TEST_F(RatedBoardsTest, BoardsNotedAtTheStartAreComparedToo) {
  const auto board = with_moves("cam", 6);
  boards_.note(meta_of(board, "game"), board.fen());
  EXPECT_FALSE(answers(board));
  boards_.note(meta_of(board, "game"), "not readable");
  EXPECT_TRUE(answers(board));
}

/// Few men may be close to many games by chance; the work for one question is bounded all the same.
TEST_F(RatedBoardsTest, SoManyGamesThatMovesCannotDecideAreTooMany) {
  const auto board = of_cam("1/3/5/7/7/7/2M4/7/3m3/7/5/3/1 w");
  const auto far = of_cam("1/3/5/7/1M5/7/7/7/7/4m2/5/3/1 w");
  for (int i = 0; i < 10; ++i) run(board, "game" + std::to_string(i));
  EXPECT_TRUE(answers(far));
  for (int i = 10; i < 1000; ++i) run(board, "game" + std::to_string(i));
  EXPECT_FALSE(answers(far));
}

}  // namespace
}  // namespace camlann::server::test
