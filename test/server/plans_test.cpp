// Plans and notes on the server: played in the round of the move, restored after a kill, and
// visible to their player alone.
#include <gtest/gtest.h>

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "play/clock.hpp"
#include "play/plan.hpp"
#include "server/games_fixture.hpp"
#include "server/router_fixture.hpp"
#include "server/services/games/invitations.hpp"
#include "server/services/games/private_texts.hpp"
#include "server/services/games/table.hpp"
#include "server/services/games/watching.hpp"

namespace camlann::server::test {
namespace {

using Lines = std::vector<play::PlanLine>;

class PlansTest : public GamesFixture {
 protected:
  /// Asks to set the plan, without waiting for the answer.
  Awaited<PlanView> wish_plan(const std::string& id, int ply, const Lines& lines) {
    Awaited<PlanView> answer;
    games_->ask(GameRequest{"ben", id}, answer.reply(), &PrivateTexts::set_plan,
                std::make_shared<PlanReading>(ply, lines));
    return answer;
  }
  /// Makes steps until the answer exists. Returns their number.
  template <class T>
  int steps_until(const Awaited<T>& answer) {
    int steps = 0;
    for (; !answer.here() && steps < 1000; ++steps) step();
    EXPECT_TRUE(answer.here());
    return steps;
  }

  /// Starts a game of Anna, with White, and Ben, with three days for each move.
  std::string begin_game(int days = 3) {
    NewInvitation wish;
    wish.game = wish_for("cam", Opponent::person, Seat::white);
    if (days > 0) wish.game.time.emplace().days = days;
    Awaited<Invitation> made;
    games_->ask(QueueKey("anna"), made.reply(), &Invitations::invite, wish);
    step();
    Awaited<Invitation> begun;
    games_->ask(QueueKey("ben"), begun.reply(), &Invitations::answer, made.get()->id,
                SitDown{"Ben", {}});
    step();
    return begun.get()->game;
  }
  Result<PlanView> set_plan(const std::string& id, int ply, const Lines& lines,
                            const std::string& player = "ben") {
    Awaited<PlanView> answer;
    games_->ask(GameRequest{player, id}, answer.reply(), &PrivateTexts::set_plan,
                std::make_shared<PlanReading>(ply, lines));
    step();
    return answer.get();
  }
  Result<PlanView> plan(const std::string& id, const std::string& player = "ben") {
    Awaited<PlanView> answer;
    games_->ask(GameRequest{player, id}, answer.reply(), &PrivateTexts::plan);
    step();
    if (!answer.here()) step();
    return answer.get();
  }
  Result<NoteView> set_note(const std::string& id, const std::string& text,
                            const std::string& player = "ben") {
    Awaited<NoteView> answer;
    games_->ask(GameRequest{player, id}, answer.reply(), &PrivateTexts::set_note, text);
    step();
    return answer.get();
  }
  Result<NoteView> note(const std::string& id, const std::string& player = "ben") {
    Awaited<NoteView> answer;
    games_->ask(GameRequest{player, id}, answer.reply(), &PrivateTexts::note);
    step();
    if (!answer.here()) step();
    return answer.get();
  }
  std::vector<std::string> moves(const std::string& id) {
    std::vector<std::string> all;
    for (const auto& move : (*get(id))->moves) all.push_back(move.notation);
    return all;
  }

  const Lines two_branches_{{"B5-A5", "B9-A9", "A5-B5", "A9-B9"}, {"F5-G5", "F9-G9"}};
};

INSTANTIATE_TEST_SUITE_P(Stores, PlansTest, testing::Values("memory", "sqlite", "postgres"),
                         store_name);

TEST_P(PlansTest, TheAnswerIsPlayedInTheRoundOfTheMove) {
  const auto id = begin_game();
  ASSERT_TRUE(set_plan(id, 0, two_branches_));
  const auto watcher = std::make_shared<FakeWatcher>();
  games_->ask(GameRequest{"anna", id}, errors_to(watcher), &Watching::watch, WatchWish{}, watcher);
  step();
  const auto told = watcher->messages.size();
  const auto after = play(id, 0, "B5-A5", "n1");
  ASSERT_TRUE(after) << after.error().what;
  EXPECT_EQ((*after)->standing.plies, 2) << "the mover is answered with both moves";
  EXPECT_EQ(moves(id), (std::vector<std::string>{"B5-A5", "B9-A9"}));
  EXPECT_EQ(watcher->messages.size(), told + 2) << "an event each";
  EXPECT_EQ(plan(id)->lines, (Lines{{"A5-B5", "A9-B9"}})) << "it goes on from there";
  EXPECT_EQ(plan(id)->ply, 2);
  ASSERT_TRUE(play(id, 2, "A5-B5", "n2"));
  EXPECT_EQ(moves(id).size(), 4U);
  EXPECT_TRUE(plan(id)->lines.empty());
}

TEST_P(PlansTest, AMoveThatIsNotPlannedDropsThePlan) {
  const auto id = begin_game();
  ASSERT_TRUE(set_plan(id, 0, two_branches_));
  ASSERT_TRUE(play(id, 0, "B5-B6", "n1"));
  EXPECT_EQ(moves(id).size(), 1U);
  EXPECT_TRUE(plan(id)->lines.empty());
  restart();
  EXPECT_TRUE(plan(id)->lines.empty());
}

TEST_P(PlansTest, AKillLosesNoPlan) {
  const auto id = begin_game();
  ASSERT_TRUE(set_plan(id, 0, two_branches_));
  restart();
  EXPECT_EQ(plan(id)->lines, two_branches_);
  restart();
  (void)get(id);
  ASSERT_TRUE(play(id, 0, "B5-A5", "n1"));
  restart();
  (void)get(id);
  EXPECT_EQ(moves(id), (std::vector<std::string>{"B5-A5", "B9-A9"}));
  ASSERT_TRUE(play(id, 2, "A5-B5", "n2"));
  EXPECT_EQ(moves(id).size(), 4U) << "the rest of the plan was kept too";
}

TEST_P(PlansTest, ALongPlanIsReadInPortions) {
  const auto id = begin_game();
  work_slowly();
  const auto set = wish_plan(id, 0, two_branches_);
  EXPECT_GT(steps_until(set), 6) << "a move in each portion";
  EXPECT_EQ(set.get()->lines, two_branches_);
  const auto unfinished = wish_plan(id, 0, {{"F5-G5", "F9-G9"}});
  step();
  EXPECT_FALSE(unfinished.here());
  work_slowly();  // after a kill
  Awaited<PlanView> kept;
  games_->ask(GameRequest{"ben", id}, kept.reply(), &PrivateTexts::plan);
  EXPECT_GT(steps_until(kept), 6) << "as it is read from the store";
  EXPECT_EQ(kept.get()->lines, two_branches_);
}

TEST_P(PlansTest, APlanForAPositionThatIsGoneIsRefusedThoughItIsHalfRead) {
  const auto id = begin_game();
  work_slowly();
  const auto set = wish_plan(id, 0, two_branches_);
  step();
  step();
  Awaited<View> moved;
  games_->ask(GameRequest{"anna", id}, moved.reply(), &Table::play, MoveRequest{0, "B5-B6", "n1"});
  (void)steps_until(set);
  EXPECT_EQ(set.get().error().code, ErrorCode::conflict);
}

TEST_P(PlansTest, ThePlansOfThreeAnswerOneMoveOneAfterAnother) {
  NewInvitation wish;
  wish.game = wish_for("grand-cam", Opponent::person, Seat::white);
  wish.game.time.emplace().days = 3;
  Awaited<Invitation> made;
  games_->ask(QueueKey("anna"), made.reply(), &Invitations::invite, wish);
  step();
  Awaited<Invitation> last;
  for (const std::string name : {"ben", "eve", "dan"}) {
    last = {};
    games_->ask(QueueKey(name), last.reply(), &Invitations::answer, made.get()->id,
                SitDown{name, {}});
    step();
  }
  const auto id = last.get()->game;
  auto board = make_board(**get(id));
  play::PlanLine line;
  for (int ply = 0; ply < 4; ++ply) {
    line.push_back(board.written().front().notation);
    ASSERT_TRUE(board.play(line.back()));
  }
  std::size_t length = 2;
  for (const std::string name : {"ben", "eve", "dan"}) {
    const play::PlanLine own(line.begin(), line.begin() + static_cast<std::ptrdiff_t>(length++));
    ASSERT_TRUE(set_plan(id, 0, {own}, name));
  }
  ASSERT_TRUE(play(id, 0, line[0], "n1"));
  EXPECT_EQ(moves(id), line);
}

TEST_P(PlansTest, ARepeatedMoveIsPlayedOnce) {
  const auto id = begin_game();
  ASSERT_TRUE(set_plan(id, 0, two_branches_));
  ASSERT_TRUE(play(id, 0, "B5-A5", "n1"));
  ASSERT_TRUE(play(id, 0, "B5-A5", "n1")) << "the same request once more";
  EXPECT_EQ(moves(id).size(), 2U);
  EXPECT_EQ(plan(id)->lines, (Lines{{"A5-B5", "A9-B9"}}));
}

TEST_P(PlansTest, OtherPlayersPlansAreInaccessible) {
  const auto id = begin_game();
  ASSERT_TRUE(set_plan(id, 0, two_branches_));
  EXPECT_TRUE(plan(id, "anna")->lines.empty()) << "the opponent's own plan, of which there is none";
  EXPECT_EQ(plan(id, "eve").error().what, "You have no seat in this game");
  EXPECT_EQ(set_plan(id, 0, two_branches_, "eve").error().code, ErrorCode::conflict);
  EXPECT_EQ(set_plan(id, 0, {{"B5-A5", "B9-A9"}}, "anna").error().what, "It is your turn");
  EXPECT_EQ(plan(id)->lines, two_branches_);
  // Nothing of it is in what others are sent.
  EXPECT_EQ((*get(id, "eve"))->json->find("B9-A9"), std::string::npos);
  Awaited<std::string> record;
  games_->ask(GameRequest{"anna", id}, record.reply(), &Table::record, std::string());
  step();
  EXPECT_EQ(record.get()->find("B9-A9"), std::string::npos);
}

TEST_P(PlansTest, APlanForAnotherTurnIsRefused) {
  const auto id = begin_game();
  EXPECT_EQ(set_plan(id, 1, two_branches_).error().expected, "0");
  ASSERT_TRUE(play(id, 0, "B5-A5", "n1"));
  EXPECT_EQ(set_plan(id, 0, two_branches_).error().code, ErrorCode::conflict) << "too late";
}

TEST_P(PlansTest, ADiskThatFailsKeepsTheOldPlan) {
  if (GetParam() != "memory") return;
  const auto id = begin_game();
  ASSERT_TRUE(set_plan(id, 0, two_branches_));
  failing_.fail_next_write = true;
  EXPECT_EQ(set_plan(id, 0, {}).error().code, ErrorCode::io);
  EXPECT_EQ(plan(id)->lines, two_branches_);
  failing_.fail_next_write = true;
  EXPECT_FALSE(play(id, 0, "B5-A5", "n1"));
  (void)get(id);
  EXPECT_EQ(moves(id).size(), 0U) << "neither the move nor its answer";
  EXPECT_EQ(plan(id)->lines, two_branches_);
}

TEST_P(PlansTest, NotesAreKeptAsTypedAndReadByTheirPlayerAlone) {
  const auto id = begin_game();
  const std::string text = "Keep the knights\n  on C6 \xE2\x80\x93 and C7\t\"together\"";
  EXPECT_EQ(set_note(id, text)->text, text);
  restart();
  EXPECT_EQ(note(id)->text, text);
  EXPECT_EQ(note(id, "anna")->text, "");
  EXPECT_EQ(note(id, "eve").error().code, ErrorCode::conflict);
  EXPECT_EQ(set_note(id, "x", "eve").error().code, ErrorCode::conflict);
  ASSERT_TRUE(set_note(id, ""));
  EXPECT_EQ(note(id)->text, "");
  EXPECT_EQ((*get(id))->standing.version, 1) << "a note is no event";
}

TEST_P(PlansTest, ANoteIsReadInTheRoundInWhichItWasWritten) {
  const auto id = begin_game();
  Awaited<NoteView> written, read;
  games_->ask(GameRequest{"ben", id}, written.reply(), &PrivateTexts::set_note, "first");
  games_->ask(GameRequest{"ben", id}, read.reply(), &PrivateTexts::note);
  step();
  EXPECT_EQ(read.get()->text, "first");
}

/// By HTTP: what strangers send.
class PrivateRoutes : public RouterTest {
 protected:
  Response put(const std::string& target, const std::string& body) {
    auto request = post_request(target, body);
    request.method = "PUT";
    return send(std::move(request));
  }
};

TEST_F(PrivateRoutes, APlanOrNoteOfAnotherPlayerIsNotFound) {
  const auto game = new_game();
  EXPECT_EQ(get(game + "/note").status, 200);
  EXPECT_EQ(get(game + "/note", berta).status, 404);
  EXPECT_EQ(get(game + "/plan", berta).status, 404);
  auto request = post_request(game + "/note", R"({"text":"mine"})");
  request.method = "PUT";
  request.cookie = berta;
  EXPECT_EQ(send(request).status, 404);
}

TEST_F(PrivateRoutes, AForeignOriginWritesNothing) {
  const auto game = new_game();
  auto request = post_request(game + "/note", R"({"text":"mine"})");
  request.method = "PUT";
  request.origin = "https://evil.example";
  EXPECT_EQ(send(request).status, 403);
}

TEST_F(PrivateRoutes, HugeAndUnreadableTextsAreRefused) {
  const auto game = new_game();
  EXPECT_EQ(put(game + "/note", R"({"text":")" + std::string(4000, 'x') + "\"}").status, 200);
  EXPECT_EQ(put(game + "/note", R"({"text":")" + std::string(4001, 'x') + "\"}").status, 400);
  EXPECT_EQ(put(game + "/note", "{\"text\":\"\xC3\x28\"}").status, 400) << "invalid UTF-8";
  EXPECT_EQ(put(game + "/note", "nonsense").status, 400);
  std::string lines;
  for (int i = 0; i < 41; ++i) lines += std::string(i > 0 ? "," : "") + R"({"moves":["a","b"]})";
  EXPECT_EQ(put(game + "/plan", R"({"ply":0,"lines":[)" + lines + "]}").status, 400);
  std::string moves = "\"a\"";
  for (int i = 0; i < 20; ++i) moves += ",\"a\"";
  EXPECT_EQ(put(game + "/plan", R"({"ply":0,"lines":[{"moves":[)" + moves + "]}]}").status, 400);
  EXPECT_EQ(put(game + "/plan", R"({"ply":-1,"lines":[]})").status, 400);
  EXPECT_EQ(put(game + "/plan", R"({"ply":0})").status, 400);
  EXPECT_EQ(put(game + "/plan", R"({"ply":0,"lines":[]})").status, 409) << "at one screen";
}

TEST_F(PrivateRoutes, OnlyReadingAndPuttingAreAnswered) {
  const auto game = new_game();
  EXPECT_EQ(header(post(game + "/note", "{}"), "Allow"), "GET, HEAD, PUT");
  auto request = post_request(game + "/note", R"({"text":"x"})");
  request.method = "PUT";
  request.content_type = "text/plain";
  EXPECT_EQ(send(request).status, 415);
}

TEST_F(PrivateRoutes, AFloodOfNotesIsSlowedDown) {
  const auto game = new_game();
  int refused = 0;
  for (int i = 0; i < limits_.private_texts_per_address.burst + 5; ++i) {
    refused += put(game + "/note", R"({"text":"again"})").status == 429 ? 1 : 0;
  }
  EXPECT_EQ(refused, 5);
}

}  // namespace
}  // namespace camlann::server::test
