// The queue of thoughts from both ends, in this program.
#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "game/catalog.hpp"
#include "server/cluster/job.hpp"
#include "server/services/round/thinkers.hpp"
#include "server/store/thought_queue.hpp"
#include "server/workers_fixture.hpp"
#include "tournament/dutch.hpp"

namespace camlann::server::test {
namespace {

/// A server and one worker of one thread, which is played here.
class PostgresQueue : public PostgresWorkers {
 protected:
  PostgresQueue() {
    EXPECT_TRUE(queue_.report("w", 1));
    start_server();
    expect_workers(1);
  }
  ThoughtQueue::Taken take(const std::string& worker = "w") {
    std::optional<ThoughtQueue::Taken> taken;
    EXPECT_TRUE(comes([&] {
      taken = queue_.take(worker, true).value();
      return taken.has_value();
    })) << "there is a thought to take";
    return taken.value_or(ThoughtQueue::Taken{});
  }
  /// Returns the answer of a working worker.
  static std::string thought_of(const ThoughtQueue::Taken& taken) {
    auto job = read_job(taken.job, catalog()).value();
    job.stop = std::make_shared<std::atomic<bool>>(false);
    return answer_text(job.kind, think(job));
  }

  ThoughtQueue queue_ = open_queue();
};

TEST_F(PostgresQueue, AJobRoundTrips) {
  auto sent = job(3, 2);
  for (int ply = 0; ply < 6; ++ply) sent.board.play(sent.board.legal().front().move);
  sent.computer.may_resign = true;
  sent.computer.seed = ~std::uint64_t{0};
  sent.own = Seat::black;
  sent.kind = ThinkJob::Kind::draw_answer;
  const auto read = read_job(job_text(sent), catalog());
  ASSERT_TRUE(read) << read.error().what;
  EXPECT_EQ(read->board.fen(), sent.board.fen());
  EXPECT_EQ(read->board.plies(), 6U) << "repetition is known there, too";
  EXPECT_EQ(read->kind, sent.kind);
  EXPECT_EQ(read->own, Seat::black);
  EXPECT_EQ(read->computer.level, 3);
  EXPECT_EQ(read->computer.parts, 2);
  EXPECT_EQ(read->computer.seed, sent.computer.seed);
  EXPECT_TRUE(read->computer.may_resign);
  auto other = job_text(sent);
  other.replace(other.find("\"cam\""), 5, "\"camette\"");
  EXPECT_FALSE(read_job(other, catalog())) << "where the game is another one";
}

TEST_F(PostgresQueue, AJobOfANewerServerIsReadOrComputedThere) {
  const auto with_more = [](std::string text) { return text.insert(1, R"("more":1,)"); };
  const auto newer = with_more(job_text(job()));
  ASSERT_TRUE(read_job(newer, catalog())) << "without what is not known here";
  auto unknown = newer;
  unknown.replace(unknown.find("\"kind\":\"move\""), 13, "\"kind\":\"song\"");
  const auto refused = read_job(unknown, catalog());
  ASSERT_FALSE(refused);
  const auto asked = ask(job());
  ASSERT_TRUE(queue_.answer("w", take().key, with_more(refusal_text(refused.error()))));
  EXPECT_TRUE(comes([&] { return at_home_.given() == 1; }));
  EXPECT_EQ(asked->times, 0);
}

TEST_F(PostgresQueue, APairingRoundTrips) {
  tournament::SwissTask task;
  task.players = {{{{true, 1, true, 2}, {false, 0, false, 1}}, true},
                  {{{true, 0, false, 0}, {false, 0, false, 2}}, false}};
  task.initial_white = false;
  task.last_round = true;
  const auto read = read_job(job_text(ThinkJob(task)), catalog());
  ASSERT_TRUE(read) << read.error().what;
  EXPECT_EQ(read->kind, ThinkJob::Kind::pairing);
  EXPECT_EQ(read->swiss.players, task.players);
  EXPECT_FALSE(read->swiss.initial_white);
  EXPECT_TRUE(read->swiss.last_round);
  task.players[0].past[0].opponent = 2;
  EXPECT_FALSE(read_job(job_text(ThinkJob(task)), catalog())) << "there is no third player";
}

TEST_F(PostgresQueue, AnInvalidPairingIsRepeatedLocally) {
  const auto with = [](const std::string& boards, const std::string& bye,
                       const std::string& refused = "") {
    return R"({"boards":[)" + boards + R"(],"bye":)" + bye + R"(,"took":5,"refused":")" + refused +
           R"("})";
  };
  const auto asked = ask(pairing(5));
  const auto taken = take();
  const auto good = thought_of(taken);
  EXPECT_EQ(good.find("player"), std::string::npos);
  ASSERT_TRUE(queue_.answer("w", taken.key, good));
  ASSERT_TRUE(comes([&] { return answered(asked); }));
  EXPECT_TRUE(asked->thought.pairing == tournament::pair_dutch(pairing(5).swiss));
  const std::string garbage[] = {"",
                                 "{}",
                                 with("", "null"),
                                 with("0,2,1,3", "null"),
                                 with("0,2,1,3,4", "4"),
                                 with("0,2,1,2", "4"),
                                 with("0,2,1,4", "4"),
                                 with("0,2,1,-3", "4"),
                                 with("0,2,1,5", "4"),
                                 with("0,2,1,3", "99"),
                                 with("2,0,3,1", "4", "there is no pairing"),
                                 std::string(100'000, '[')};
  std::size_t refused = 0;
  for (const auto& text : garbage) {
    const auto again = ask(pairing(5));
    ASSERT_TRUE(queue_.answer("w", take().key, text));
    ++refused;
    ASSERT_TRUE(comes([&] { return at_home_.given() == refused; })) << text.substr(0, 200);
    EXPECT_EQ(again->times, 0);
  }
}

TEST_F(PostgresQueue, AnInvalidAnalysisIsRepeatedLocally) {
  const auto analysis = [] {
    ThinkJob made(make_game("cam").value(), ThinkJob::Kind::analysis);
    made.computer.parts = 16;
    made.lines = 2;
    return made;
  };
  const auto asked = ask(analysis());
  const auto taken = take();
  EXPECT_EQ(read_job(taken.job, catalog())->lines, 2);
  const auto good = thought_of(taken);
  ASSERT_TRUE(queue_.answer("w", taken.key, good));
  ASSERT_TRUE(comes([&] { return answered(asked); }));
  ASSERT_EQ(asked->thought.lines.size(), 2U);
  EXPECT_GT(asked->thought.lines[0].depth, 1);
  // The search can end between the two lines of a depth.
  EXPECT_GE(asked->thought.lines[0].depth, asked->thought.lines[1].depth);
  if (asked->thought.lines[0].depth == asked->thought.lines[1].depth) {
    EXPECT_GE(asked->thought.lines[0].score, asked->thought.lines[1].score);
  }
  EXPECT_GT(asked->thought.lines[0].moves.size(), 1U);
  const auto first = asked->thought.lines[0].moves[0];
  const auto second = asked->thought.lines[1].moves[0];
  const auto with = [](const std::string& lines) {
    return R"({"move":"","offersDraw":false,"resigns":false,"claimsDraw":false,)"
           R"("acceptsDraw":false,"score":0,"depth":0,"lines":[)" +
           lines + R"(],"took":5,"refused":""})";
  };
  const auto line = [](const std::string& moves) {
    return R"({"score":1,"depth":1,"moves":[)" + moves + "]}";
  };
  const auto quoted = [](const std::string& move) { return '"' + move + '"'; };
  ASSERT_TRUE(read_answer(with(line(quoted(first)) + ',' + line(quoted(second))), analysis()));
  const std::string garbage[] = {
      with(""),
      with(line("")),
      with(line(R"("A1-A2")")),
      with(line(quoted(first) + ',' + quoted(first))),
      with(line(quoted(first)) + ',' + line(quoted(first))),
      with(line(quoted(first)) + ',' + line(quoted(second)) + ',' + line(quoted(first))),
      with(R"({"score":1e99,"depth":1,"moves":[)" + quoted(first) + "]}"),
  };
  std::size_t refused = 0;
  for (const auto& text : garbage) {
    const auto again = ask(analysis());
    ASSERT_TRUE(queue_.answer("w", take().key, text));
    ++refused;
    ASSERT_TRUE(comes([&] { return at_home_.given() == refused; })) << text;
    EXPECT_EQ(again->times, 0);
  }
}

TEST_F(PostgresQueue, AnAnswerIsTakenOnceAndItsRowGoes) {
  const auto asked = ask(job());
  const auto taken = take();
  ASSERT_TRUE(queue_.answer("w", taken.key, thought_of(taken)));
  ASSERT_TRUE(comes([&] { return answered(asked); }));
  EXPECT_TRUE(asked->thought.move.has_value());
  EXPECT_EQ(number("SELECT count(*) FROM thoughts"), 0);
  ASSERT_TRUE(queue_.answer("w", taken.key, thought_of(taken)));
  std::this_thread::sleep_for(std::chrono::milliseconds(100));
  EXPECT_EQ(asked->times, 1);
  EXPECT_EQ(at_home_.given(), 0U);
}

TEST_F(PostgresQueue, AnInvalidAnswerIsRepeatedLocally) {
  const std::string proper = R"({"move":"","offersDraw":false,"resigns":false,"claimsDraw":false,)"
                             R"("acceptsDraw":false,"score":0,"depth":1,"lines":[],"took":5,)"
                             R"("refused":""})";
  const auto with = [&](const std::string& what, const std::string& instead) {
    auto text = proper;
    return text.replace(text.find(what), what.size(), instead);
  };
  const std::string garbage[] = {"",
                                 "no JSON",
                                 "null",
                                 "[]",
                                 "{}",
                                 proper,
                                 with(R"("move":"")", R"("move":"A1-A2")"),
                                 with(R"("move":"")", R"("move":"C5-C5-C5")"),
                                 with(R"("move":"")", R"("move":7)"),
                                 with(R"("took":5)", R"("took":-5)"),
                                 with(R"("took":5)", R"("took":1e99)"),
                                 with(R"("refused":"")", R"("refused":"no such game")"),
                                 std::string(100'000, '[')};
  std::size_t refused = 0;
  for (const auto& text : garbage) {
    const auto asked = ask(job());
    const auto taken = take();
    ASSERT_TRUE(queue_.answer("w", taken.key, text));
    ++refused;
    ASSERT_TRUE(comes([&] { return at_home_.given() == refused; })) << text.substr(0, 200);
    EXPECT_EQ(asked->times, 0);
  }
}

TEST_F(PostgresQueue, ALateAnswerOfAnotherIsNotTaken) {
  const auto asked = ask(job());
  const auto first = take("slow");
  EXPECT_FALSE(queue_.take("quick", true).value()) << "it is being thought";
  EXPECT_EQ(queue_.renew("slow").value().size(), 1U);
  ASSERT_TRUE(looker_.execute("UPDATE thoughts SET until=0, asked=asked+100000"));
  const auto second = take("quick");
  EXPECT_EQ(second.key.tries, 2);
  EXPECT_TRUE(queue_.renew("slow").value().empty());
  ASSERT_TRUE(queue_.answer("slow", first.key, "garbage"));
  EXPECT_EQ(number("SELECT count(*) FROM thoughts WHERE answer IS NULL"), 1);
  ASSERT_TRUE(queue_.answer("quick", second.key, thought_of(second)));
  ASSERT_TRUE(comes([&] { return answered(asked); }));
  EXPECT_TRUE(asked->thought.move.has_value());
  EXPECT_EQ(at_home_.given(), 0U);
}

TEST_F(PostgresQueue, JobsThatFailTwiceAreRunLocally) {
  (void)ask(job());
  (void)take();
  ASSERT_TRUE(looker_.execute("UPDATE thoughts SET until=0, asked=asked+100000, tries=2"));
  EXPECT_FALSE(queue_.take("w", true).value());
  ASSERT_TRUE(looker_.execute("UPDATE thoughts SET asked=asked-100001"));
  EXPECT_TRUE(comes([&] { return at_home_.given() == 1; }));
  EXPECT_EQ(number("SELECT count(*) FROM thoughts"), 0);
}

TEST_F(PostgresQueue, UntakenJobsAreRunLocallyWhenAThreadIsFree) {
  at_home_.room = false;
  (void)ask(job());
  EXPECT_TRUE(comes([&] { return number("SELECT count(*) FROM thoughts") == 1; }));
  ASSERT_TRUE(looker_.execute("UPDATE thoughts SET asked=asked-2001"));
  EXPECT_TRUE(comes([&] { return number("SELECT count(*) FROM thoughts") == 0; }));
  EXPECT_EQ(at_home_.given(), 0U);
  at_home_.room = true;
  EXPECT_TRUE(comes([&] { return at_home_.given() == 1; }));
}

TEST_F(PostgresQueue, AThoughtOfNoUseIsTakenBack) {
  const auto asked = ask(job());
  const auto taken = take();
  *asked->stop = true;
  ASSERT_TRUE(comes([&] { return answered(asked); })) << "whoever waits is told";
  EXPECT_FALSE(asked->thought.move);
  EXPECT_EQ(number("SELECT count(*) FROM thoughts"), 0);
  EXPECT_TRUE(queue_.renew("w").value().empty()) << "so the worker stops";
}

TEST_F(PostgresQueue, RoomIsThatOfTheWorkers) {
  std::vector<std::shared_ptr<Asked>> all;
  EXPECT_TRUE(server_->has_room(Length::long_one));
  all.push_back(ask(job(max_level)));
  EXPECT_FALSE(server_->has_room(Length::long_one)) << "it waits for its turn among players";
  EXPECT_TRUE(server_->has_room(Length::short_one)) << "a short one does not wait for a long one";
  all.push_back(ask(job()));
  EXPECT_FALSE(server_->has_room(Length::short_one));
  EXPECT_EQ(take().length, Length::long_one);
  EXPECT_EQ(take().length, Length::short_one);
  for (const auto& one : all) *one->stop = true;
  EXPECT_TRUE(comes([&] { return server_->has_room(Length::long_one); }));
}

TEST_F(PostgresQueue, WithoutAWorkerNothingIsQueued) {
  ASSERT_TRUE(queue_.leave("w"));
  at_home_.room = false;
  ASSERT_TRUE(comes([&] { return !server_->has_room(Length::short_one); }));
  at_home_.room = true;
  EXPECT_TRUE(server_->has_room(Length::long_one));
  (void)ask(job());
  EXPECT_EQ(at_home_.given(), 1U);
}

TEST_F(PostgresQueue, AServerThatEndsLeavesNothing) {
  (void)ask(job());
  EXPECT_TRUE(comes([&] { return number("SELECT count(*) FROM thoughts") == 1; }));
  server_.reset();
  EXPECT_EQ(number("SELECT count(*) FROM thoughts"), 0);
}

}  // namespace
}  // namespace camlann::server::test
