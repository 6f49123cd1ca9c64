// The report for moderators about a player's moves: which positions the engine judges, in which
// order, and when it is final.
#include <gtest/gtest.h>

#include <cstddef>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "play/command.hpp"
#include "server/messages/game_views.hpp"
#include "server/model/judged_positions.hpp"
#include "server/people_fixture.hpp"
#include "server/services/games/fair_reports.hpp"

namespace camlann::server::test {
namespace {

constexpr Millis move_takes = 3000;

class FairPlayReports : public PeopleFixture {
 protected:
  /// Plays a rated game of Anna and Ben, each move in three seconds; Ben resigns.
  std::string finished_game(int plies = 30) {
    auto wish = cam();
    wish.game.time = play::TimeControl{30 * 60'000, 0};
    wish.game.rated = true;
    const auto invitation = invite(wish);
    const auto begun = answer(invitation->id, SitDown{"Ben", {}}, "ben");
    EXPECT_TRUE(begun) << begun.error().what;
    auto board = make_game("cam").value();
    for (int ply = 0; ply < plies; ++ply) {
      const auto moves = board.written();
      const auto& next = moves[static_cast<std::size_t>(ply) % moves.size()];
      now_ += move_takes;
      const auto nonce = "n" + std::to_string(ply);
      EXPECT_TRUE(play(begun->game, ply, next.notation, nonce, ply % 2 == 0 ? "anna" : "ben"));
      board.play(next.move());
      EXPECT_FALSE(board.over()) << ply;
    }
    EXPECT_TRUE(act_as("ben", play::Resign{}, begun->game));
    return begun->game;
  }
  Result<message::FairPlayReport> look(const std::string& player, const std::string& game = {}) {
    const auto wish = std::make_shared<FairWish>();
    wish->player = player;
    wish->game = game;
    Awaited<message::FairPlayReport> answer;
    games_->ask(QueueKey("host"), answer.reply(), &FairReports::look, wish);
    for (int turn = 0; turn < 30 && !answer.here(); ++turn) step();
    return answer.get();
  }
  /// Judges the next position: the first legal moves, each ten worse than the one before.
  void judge() {
    ASSERT_EQ(thinker_.jobs.size(), 1U) << "one position at a time";
    const auto& job = thinker_.jobs.front();
    EXPECT_EQ(job.kind, ThinkJob::Kind::analysis);
    EXPECT_EQ(job.length, Length::long_one);
    Thought thought;
    for (const auto& move : job.board.written()) {
      if (thought.lines.size() == static_cast<std::size_t>(job.lines)) break;
      const auto place = static_cast<Score>(thought.lines.size());
      thought.lines.push_back({100 - 10 * place, 5, {move.notation}});
    }
    computer(thought);
  }
};

INSTANTIATE_TEST_SUITE_P(Stores, FairPlayReports, testing::Values("memory"), store_name);

TEST_P(FairPlayReports, RestsOnTheMovesAfterTheOpening) {
  finished_game();
  const auto begun = look("anna");
  ASSERT_TRUE(begun) << begun.error().what;
  EXPECT_EQ(begun->games, 1U);
  EXPECT_EQ(begun->positions, 14U) << "eight of each, but two with less than three moves";
  EXPECT_FALSE(begun->finished);
  EXPECT_TRUE(begun->sentences.empty());
  for (std::size_t done = 0; done < begun->positions; ++done) {
    EXPECT_EQ(look("anna")->done, done);
    judge();
  }
  const auto report = look("anna").value();
  EXPECT_TRUE(report.finished);
  EXPECT_TRUE(thinker_.jobs.empty());
  EXPECT_EQ(report.own.moves, 6U);
  EXPECT_EQ(report.others.moves, 8U);
  EXPECT_EQ(report.own.timed, 6U);
  EXPECT_GE(report.own.seconds_median, 2);  // the network's part is not counted
  EXPECT_LE(report.own.seconds_median, 3);
  EXPECT_FALSE(report.sentences.empty());
}

TEST_P(FairPlayReports, IsKeptForAnHourAndThenMadeAnew) {
  finished_game();
  const auto positions = look("anna")->positions;
  for (std::size_t done = 0; done < positions; ++done) judge();
  EXPECT_TRUE(look("anna")->finished);
  now_ += Millis{60} * 60 * 1000;
  EXPECT_FALSE(look("anna")->finished);
}

TEST_P(FairPlayReports, CanBeAboutOneGame) {
  const auto id = finished_game();
  EXPECT_EQ(look("ben", id)->positions, 14U);
  EXPECT_EQ(look("carl", id).error().code, ErrorCode::not_found);
  EXPECT_EQ(look("ben", "nosuchgame").error().code, ErrorCode::not_found);
}

TEST_P(FairPlayReports, SaysThatThereIsNothingToJudge) {
  const auto report = look("carl");
  ASSERT_TRUE(report);
  EXPECT_TRUE(report->finished);
  EXPECT_EQ(report->positions, 0U);
  EXPECT_EQ(report->sentences.size(), 1U);
}

TEST_P(FairPlayReports, OnlyTwoAreMadeAtATime) {
  const auto id = finished_game();
  ASSERT_TRUE(look("anna"));
  ASSERT_TRUE(look("ben"));
  EXPECT_EQ(look("ben", id).error().code, ErrorCode::busy);
  EXPECT_TRUE(look("anna")) << "one that is being made is answered";
}

/// Moves of running games are thought about before the positions of a report.
TEST_P(FairPlayReports, WaitBehindTheMovesOfGames) {
  finished_game();
  thinker_.room = 0;
  ASSERT_TRUE(look("anna"));
  auto game = wish_for("cam", Opponent::computer, Seat::black);
  game.level = max_level;
  ASSERT_TRUE(create(game, "carl"));
  thinker_.room = 1;
  step();
  ASSERT_EQ(thinker_.jobs.size(), 1U);
  EXPECT_EQ(thinker_.jobs.front().kind, ThinkJob::Kind::move);
}

class JudgedMoves : public testing::Test {
 protected:
  /// Lines for the first legal moves, with these scores.
  [[nodiscard]] std::vector<ThoughtLine> lines(const std::vector<Score>& scores) const {
    std::vector<ThoughtLine> made;
    for (const auto score : scores) {
      made.push_back({score, 5, {moves_[made.size()].notation}});
    }
    return made;
  }
  [[nodiscard]] PositionToJudge played(std::size_t move) const {
    return {board_, moves_[move], true, Millis{1500}};
  }

  Game board_ = make_game("cam").value();
  std::vector<WrittenMove> moves_ = board_.written();
};

TEST_F(JudgedMoves, CostTheDifferenceFromTheFirstChoice) {
  const auto some = lines({50, 40, 20, 10, 0});
  const auto first = judged_move(played(0), some).value();
  EXPECT_TRUE(first.first);
  EXPECT_EQ(first.loss, 0);
  EXPECT_EQ(first.lead, 10);
  EXPECT_EQ(first.took, Millis{1500});
  const auto third = judged_move(played(2), some).value();
  EXPECT_FALSE(third.first);
  EXPECT_EQ(third.loss, 30);
  EXPECT_EQ(judged_move(played(9), some)->loss, 50) << "as much as the last line";
}

TEST_F(JudgedMoves, AreLeftOutWhereTheChoiceDidNotMatter) {
  EXPECT_FALSE(judged_move(played(0), {}));
  EXPECT_FALSE(judged_move(played(0), lines({50, 0})));
  EXPECT_FALSE(judged_move(played(0), lines({50, 45, 40, 35, 31})));
  EXPECT_FALSE(judged_move(played(0), lines({400, 0, 0, 0, 0}))) << "won";
  EXPECT_FALSE(judged_move(played(0), lines({-400, -500, -500, -500, -500}))) << "lost";
}

}  // namespace
}  // namespace camlann::server::test
