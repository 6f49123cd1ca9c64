// Analysis by the server: games, permissions and limits.
#include <gtest/gtest.h>

#include <atomic>
#include <cstddef>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "play/command.hpp"
#include "server/people_fixture.hpp"
#include "server/services/games/analyses.hpp"

namespace camlann::server::test {
namespace {

class Analysing : public PeopleFixture {
 protected:
  static AnalysisWish wish(int lines = 1) {
    AnalysisWish made;
    made.variant = "cam";
    made.lines = lines;
    return made;
  }
  Awaited<Payload> analyse(AnalysisWish wish, const std::string& player = "anna",
                           StopFlag gone = still_there()) {
    Awaited<Payload> answer;
    games_->ask(QueueKey(player), answer.reply(), &Analyses::analyse,
                std::make_shared<AnalysedPosition>(std::move(wish)), gone);
    step();
    return answer;
  }
  static std::string refusal(const Awaited<Payload>& answer) {
    return answer.here() && !answer.get() ? answer.get().error().what : "not refused";
  }
};

INSTANTIATE_TEST_SUITE_P(Stores, Analysing, testing::Values("memory", "sqlite", "postgres"),
                         store_name);

TEST_P(Analysing, GivesTheBestLinesOfAPosition) {
  auto board = make_game("cam").value();
  auto asked = wish(3);
  for (int ply = 0; ply < 40; ++ply) {  // more than are played at a time
    const auto move = board.written()[0];
    asked.moves.push_back(move.notation);
    board.play(move.move());
    if (board.over()) break;
  }
  ASSERT_FALSE(board.over());
  const auto answer = analyse(asked);
  for (int turn = 0; turn < 5; ++turn) step();
  ASSERT_EQ(thinker_.jobs.size(), 1U);
  const auto& job = thinker_.jobs.front();
  EXPECT_EQ(job.kind, ThinkJob::Kind::analysis);
  EXPECT_EQ(job.board.fen(), board.fen());
  EXPECT_EQ(job.lines, 3);
  EXPECT_EQ(job.length, Length::long_one);
  computer();
  ASSERT_TRUE(answer.get());
  const auto json = json_of(**answer.get());
  EXPECT_EQ(text_field(json, "fen"), board.fen());
  EXPECT_EQ(field(json, "lines").as_array().size(), 3U);
  EXPECT_EQ(number_field(json, "lines.0.score"), 100);
  EXPECT_EQ(text_field(json, "lines.0.moves.0"), board.written()[0].notation);
}

TEST_P(Analysing, ReportsUnreadableInput) {
  auto none = wish();
  none.variant = "chess";
  EXPECT_NE(refusal(analyse(none)), "not refused");
  auto start = wish();
  start.start = "no position";
  EXPECT_NE(refusal(analyse(start)), "not refused");
  auto move = wish();
  move.moves = {"A1-A1"};
  EXPECT_NE(refusal(analyse(move)), "not refused");
  EXPECT_TRUE(thinker_.jobs.empty());
  for (const char* body :
       {"", "{}", R"({"variant":"cam","lines":0})", R"({"variant":"cam","lines":6})",
        R"({"variant":"cam","moves":"A1"})", R"({"variant":7})"}) {
    EXPECT_FALSE(read_analysis_wish(body)) << body;
  }
  EXPECT_EQ(read_analysis_wish(R"({"variant":"cam"})")->lines, 1);
}

TEST_P(Analysing, RefusesPositionsOfRunningGamesWithOthers) {
  const auto id = begin_game();
  EXPECT_EQ(refusal(analyse(wish(), "anna")), "You have this position in a game that goes on");
  EXPECT_EQ(refusal(analyse(wish(), "ben")), "You have this position in a game that goes on");
  EXPECT_EQ(refusal(analyse(wish(), "carl")), "not refused");
  auto before = wish();
  const auto move = any_move(**get(id));
  ASSERT_TRUE(play(id, 0, move, "n", "anna"));
  before.moves = {move};
  EXPECT_EQ(refusal(analyse(before, "ben")), "You have this position in a game that goes on");
  ASSERT_TRUE(act_as("ben", play::Resign{}, id));
  EXPECT_EQ(refusal(analyse(before, "ben")), "not refused");
}

TEST_P(Analysing, APlayerHasAFewAtATime) {
  thinker_.room = 0;
  for (std::size_t i = 0; i < limits_.hints.per_player; ++i) {
    EXPECT_FALSE(analyse(wish()).here());
  }
  EXPECT_EQ(analyse(wish()).get().error().code, ErrorCode::busy);
  EXPECT_FALSE(analyse(wish(), "ben").here());
}

TEST_P(Analysing, MovesOfGamesComeFirst) {
  thinker_.room = 0;
  (void)analyse(wish(), "ben");
  auto game = wish_for("cam", Opponent::computer, Seat::black);
  game.level = max_level;
  ASSERT_TRUE(create(game));
  thinker_.room = 2;
  step();
  ASSERT_EQ(thinker_.jobs.size(), 2U);
  EXPECT_EQ(thinker_.jobs.front().kind, ThinkJob::Kind::move);
  EXPECT_GT(thinker_.jobs.front().computer.parts, 0);
}

TEST_P(Analysing, DropsRequestsOfDisconnectedClients) {
  thinker_.room = 0;
  const auto gone = std::make_shared<std::atomic<bool>>(false);
  const auto answer = analyse(wish(), "anna", gone);
  *gone = true;
  thinker_.room = 1;
  step();
  EXPECT_TRUE(thinker_.jobs.empty());
  EXPECT_EQ(answer.get().error().code, ErrorCode::busy);
}

TEST_P(Analysing, AFailedAnalysisIsReported) {
  const auto answer = analyse(wish());
  computer(Thought{});
  EXPECT_EQ(answer.get().error().code, ErrorCode::busy);
}

}  // namespace
}  // namespace camlann::server::test
