// `camlann worker` as a program: killed, stopped, ended with grace, several at once, and a server
// that it thinks for.
#include <gtest/gtest.h>

#include <chrono>
#include <csignal>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <thread>
#include <vector>

#include "server/child.hpp"
#include "server/client.hpp"
#include "server/workers_fixture.hpp"
#include "support/files.hpp"

namespace camlann::server::test {
namespace {

using std::chrono::seconds;

class PostgresWorkerPrograms : public PostgresWorkers {
 protected:
  std::unique_ptr<Child> worker(int threads = 1) {
    const auto before = number("SELECT count(*) FROM workers");
    const auto output = folder_.path() / ("worker" + std::to_string(++made_));
    auto child = std::make_unique<Child>(
        std::vector<std::string>{CAMLANN_PROGRAM, "worker", "--database", address_.url(),
                                 "--threads", std::to_string(threads)},
        std::vector<std::string>{}, output);
    EXPECT_TRUE(comes([&] { return number("SELECT count(*) FROM workers") > before; }))
        << child->output();
    return child;
  }
  bool is_being_thought(int tries) {
    return number("SELECT count(*) FROM thoughts WHERE worker IS NOT NULL AND tries=" +
                  std::to_string(tries)) == 1;
  }

  camlann::test::TemporaryFolder folder_;
  int made_ = 0;
};

TEST_F(PostgresWorkerPrograms, JobsOfAKilledWorkerAreRepeatedByAnother) {
  const auto first = worker();
  start_server();
  expect_workers(1);
  const auto asked = ask(job(max_level, 2));
  ASSERT_TRUE(comes([&] { return is_being_thought(1); }));
  first->signal(SIGKILL);
  const auto second = worker();
  ASSERT_TRUE(comes([&] { return answered(asked); }));
  EXPECT_TRUE(asked->thought.move.has_value());
  EXPECT_GT(asked->thought.depth, 1);
  EXPECT_EQ(asked->times, 1);
  EXPECT_EQ(at_home_.given(), 0U);
  EXPECT_EQ(number("SELECT count(*) FROM thoughts"), 0);
}

TEST_F(PostgresWorkerPrograms, AnotherPairsTheRoundThatAKilledOneWasToPair) {
  const auto first = worker();
  start_server();
  expect_workers(1);
  const auto asked = ask(pairing(256));
  ASSERT_TRUE(comes([&] { return is_being_thought(1); }));
  first->signal(SIGKILL);
  const auto second = worker();
  ASSERT_TRUE(comes([&] { return answered(asked); }));
  ASSERT_TRUE(asked->thought.pairing.has_value());
  EXPECT_EQ(asked->thought.pairing->boards.size(), 128U);
  EXPECT_EQ(asked->times, 1);
  EXPECT_EQ(at_home_.given(), 0U);
}

TEST_F(PostgresWorkerPrograms, ASuspendedWorkerIsTooLateAndContinues) {
  const auto first = worker();
  start_server();
  expect_workers(1);
  const auto asked = ask(job(max_level, 2));
  ASSERT_TRUE(comes([&] { return is_being_thought(1); }));
  first->signal(SIGSTOP);
  const auto second = worker();
  ASSERT_TRUE(looker_.execute("UPDATE thoughts SET until=0")) << "as if three seconds had passed";
  ASSERT_TRUE(comes([&] { return is_being_thought(2); }));
  first->signal(SIGCONT);
  ASSERT_TRUE(comes([&] { return answered(asked); }));
  EXPECT_TRUE(asked->thought.move.has_value());
  second->signal(SIGTERM);
  EXPECT_EQ(second->wait(seconds(5)), 0);
  const auto next = ask(job());
  ASSERT_TRUE(comes([&] { return answered(next); })) << first->output();
  EXPECT_TRUE(next->thought.move.has_value());
  EXPECT_EQ(asked->times, 1);
  EXPECT_EQ(at_home_.given(), 0U);
}

TEST_F(PostgresWorkerPrograms, AnEndingWorkerReturnsItsJob) {
  const auto first = worker();
  start_server();
  expect_workers(1);
  const auto asked = ask(job(max_level, 2));
  ASSERT_TRUE(comes([&] { return is_being_thought(1); }));
  const auto second = worker();
  first->signal(SIGTERM);
  EXPECT_EQ(first->wait(seconds(5)), 0);
  EXPECT_EQ(number("SELECT count(*) FROM workers"), 1);
  EXPECT_TRUE(comes([&] { return is_being_thought(1); }, seconds(1))) << "at once, as the first";
  EXPECT_TRUE(comes([&] { return answered(asked); }));
  EXPECT_EQ(at_home_.given(), 0U);
}

TEST_F(PostgresWorkerPrograms, FewRightsAreEnough) {
  ASSERT_TRUE(
      looker_.execute("DROP ROLE IF EXISTS thinker; CREATE ROLE thinker LOGIN;"
                      "GRANT SELECT ON schema_version TO thinker;"
                      "GRANT SELECT, INSERT, UPDATE, DELETE ON thoughts, workers TO thinker;"));
  auto url = address_.url();
  address_ = database::Address::of_server(url.replace(url.find("camlann@"), 8, "thinker@"));
  EXPECT_FALSE(database::Database::open(address_).value().query_number("SELECT 1 FROM events"));
  const auto only = worker();
  start_server();
  expect_workers(1);
  const auto asked = ask(job());
  EXPECT_TRUE(comes([&] { return answered(asked); })) << only->output();
  ASSERT_TRUE(looker_.execute("DROP OWNED BY thinker"));
}

TEST_F(PostgresWorkerPrograms, TwoWorkersShareTheJobs) {
  const auto first = worker();
  const auto second = worker();
  start_server();
  expect_workers(2);
  const auto one = ask(job(max_level, 4));
  const auto two = ask(job(max_level, 4));
  EXPECT_TRUE(comes([&] { return number("SELECT count(DISTINCT worker) FROM thoughts") == 2; }));
  EXPECT_TRUE(comes([&] { return answered(one) && answered(two); }));
  EXPECT_EQ(at_home_.given(), 0U);
}

TEST_F(PostgresWorkerPrograms, AThoughtOfNoUseIsStopped) {
  const auto only = worker();
  start_server();
  expect_workers(1);
  const auto asked = ask(job(max_level));
  ASSERT_TRUE(comes([&] { return is_being_thought(1); }));
  *asked->stop = true;
  ASSERT_TRUE(comes([&] { return answered(asked); }));
  const auto next = ask(job(max_level, 16));
  EXPECT_TRUE(comes([&] { return answered(next); }, seconds(2))) << "the thread is free again";
}

/// Uses a separate database, which is killed.
class PostgresAwayWorkers : public PostgresWorkerPrograms {
 protected:
  PostgresAwayWorkers() {
    address_ = postgres_.new_database();
    looker_ = database::Database::open(address_).value();
    EXPECT_TRUE(open_up_to_date(address_, MissingLog::accept));
  }
  TestPostgres postgres_;
};

TEST_F(PostgresAwayWorkers, TheServerThinksWhileTheDatabaseIsAwayAndAWorkerComesBack) {
  const auto only = worker();
  start_server();
  expect_workers(1);
  const auto asked = ask(job(max_level));
  ASSERT_TRUE(comes([&] { return is_being_thought(1); }));
  postgres_.kill();
  EXPECT_TRUE(comes([&] { return at_home_.given() == 1; }));
  (void)ask(job());
  EXPECT_EQ(at_home_.given(), 2U);
  postgres_.start();
  at_home_.room = false;
  ASSERT_TRUE(comes([&] { return server_->has_room(Length::long_one); })) << only->output();
  const auto later = ask(job());
  EXPECT_TRUE(comes([&] { return answered(later); }));
  EXPECT_EQ(asked->times, 0) << "that is the matter of who thinks at home";
  EXPECT_NE(only->output().find("database-back"), std::string::npos) << only->output();
}

class PostgresServerWithWorkers : public PostgresWorkerPrograms {
 protected:
  PostgresServerWithWorkers() {
    folder_.write("web/index.html", "x");
    start_program();
    worker_ = worker();
    EXPECT_TRUE(comes([&] { return log().find(R"("event":"workers")") != std::string::npos; }));
  }
  void start_program() {
    program_ =
        std::make_unique<Program>(folder_.path() / "data", folder_.path() / "web", std::uint16_t{0},
                                  std::vector<std::string>{"--database", address_.url()});
  }
  [[nodiscard]] std::string log() const {
    return camlann::test::read_bytes(folder_.path() / "server.log");
  }
  /// The computer has the first move.
  static std::string begin(Client& client, int level) {
    const auto made = client.post(
        "/api/games", R"({"variant":"cam","colour":"b","level":)" + std::to_string(level) + "}");
    EXPECT_EQ(made.status, 201) << made.body;
    const auto at = made.body.find("\"id\":\"") + 6;
    return made.body.substr(at, made.body.find('"', at) - at);
  }
  static bool moved(Client& client, const std::string& id) {
    return client.get("/api/games/" + id).body.find(R"("thinking":false)") != std::string::npos;
  }

  /// A Swiss of players with a cookie each, the director first.
  static std::string tournament(std::vector<std::unique_ptr<Client>>& players) {
    const auto made = players.front()->post(
        "/api/tournaments",
        R"({"name":"Evening","host":"Ann","variant":"cam","system":"swiss","rounds":3,)"
        R"("time":{"base":300,"increment":5}})");
    EXPECT_EQ(made.status, 201) << made.body;
    const auto at = made.body.find("\"id\":\"") + 6;
    auto id = made.body.substr(at, made.body.find('"', at) - at);
    for (std::size_t i = 0; i < players.size(); ++i) {
      const auto entered = players[i]->post("/api/tournaments/" + id + "/enter",
                                            R"({"name":"p)" + std::to_string(i) + R"("})");
      EXPECT_EQ(entered.status, 200) << entered.body;
    }
    return id;
  }
  [[nodiscard]] std::vector<std::unique_ptr<Client>> clients(int count) const {
    std::vector<std::unique_ptr<Client>> all;
    for (int i = 0; i < count; ++i) {
      all.push_back(std::make_unique<Client>(program_->port()));
      (void)all.back()->get("/api/games");
    }
    return all;
  }

  std::unique_ptr<Program> program_;
  std::unique_ptr<Child> worker_;
};

TEST_F(PostgresServerWithWorkers, ARoundIsPairedByAWorker) {
  auto players = clients(6);
  const auto id = tournament(players);
  const auto begun =
      players.front()->post("/api/tournaments/" + id + "/start-round", R"({"round":1})");
  EXPECT_EQ(begun.status, 200) << begun.body;
  EXPECT_NE(begun.body.find(R"("round":1)"), std::string::npos) << begun.body;
  EXPECT_EQ(number("SELECT count(*) FROM games WHERE tournament IS NOT NULL"), 3);
  const auto metrics = players.front()->get("/metrics").body;
  EXPECT_NE(metrics.find("camlann_worker_thoughts_total{end=\"answered\"} 1\n"), std::string::npos)
      << metrics;
}

TEST_F(PostgresServerWithWorkers, ARoundIsPairedDespiteASuspendedWorker) {
  auto players = clients(6);
  const auto id = tournament(players);
  worker_->signal(SIGSTOP);
  const auto begun =
      players.front()->post("/api/tournaments/" + id + "/start-round", R"({"round":1})");
  EXPECT_EQ(begun.status, 200) << begun.body;
  EXPECT_EQ(number("SELECT count(*) FROM games WHERE tournament IS NOT NULL"), 3);
  worker_->signal(SIGCONT);
}

TEST_F(PostgresServerWithWorkers, ARoundIsRequestedAgainAfterAKill) {
  auto players = clients(6);
  auto& director = *players.front();
  const auto start = "/api/tournaments/" + tournament(players) + "/start-round";
  worker_->signal(SIGSTOP);
  std::thread game_request([&] { EXPECT_EQ(director.post(start, R"({"round":1})").status, 0); });
  EXPECT_TRUE(comes([&] { return number("SELECT count(*) FROM thoughts") == 1; }));
  program_.reset();
  game_request.join();
  EXPECT_EQ(number("SELECT count(*) FROM games WHERE tournament IS NOT NULL"), 0);
  worker_->signal(SIGCONT);
  start_program();
  director.reconnect(program_->port());
  EXPECT_EQ(director.post(start, R"({"round":1})").status, 200);
  EXPECT_EQ(number("SELECT count(*) FROM games WHERE tournament IS NOT NULL"), 3);
}

TEST_F(PostgresServerWithWorkers, AMoveIsThoughtByAWorkerAndPlayed) {
  Client client(program_->port());
  (void)client.get("/api/games");
  const auto id = begin(client, 9);
  EXPECT_TRUE(comes([&] { return is_being_thought(1); }));
  EXPECT_TRUE(comes([&] { return moved(client, id); }));
  EXPECT_EQ(number("SELECT count(*) FROM events WHERE kind='move'"), 1);
  EXPECT_EQ(number("SELECT count(*) FROM thoughts"), 0);
  EXPECT_EQ(log().find("worker-refused"), std::string::npos) << log();
  const auto metrics = client.get("/metrics").body;
  for (const char* line : {"camlann_workers 1\n", "camlann_worker_threads 1\n",
                           "camlann_worker_thoughts_total{end=\"answered\"} 1\n",
                           "camlann_worker_thoughts_total{end=\"fallen_back\"} 0\n"}) {
    EXPECT_NE(metrics.find(line), std::string::npos) << line << metrics;
  }
}

TEST_F(PostgresServerWithWorkers, AnAnalysisIsMadeByAWorkerOrAtHome) {
  Client client(program_->port());
  const std::string wish = R"({"variant":"camelot","lines":2})";
  const auto analysis = client.post("/api/analysis", wish);
  EXPECT_EQ(analysis.status, 200) << analysis.body;
  EXPECT_NE(analysis.body.find(R"("lines":[{"score":)"), std::string::npos) << analysis.body;
  EXPECT_NE(client.get("/metrics").body.find("camlann_worker_thoughts_total{end=\"answered\"} 1\n"),
            std::string::npos);
  worker_->signal(SIGKILL);
  EXPECT_EQ(client.post("/api/analysis", wish).status, 200);
}

TEST_F(PostgresServerWithWorkers, ManyGamesOfOnePlayerDoNotKeepAnotherWaiting) {
  Client flood(program_->port());
  Client other(program_->port());
  for (auto* client : {&flood, &other}) (void)client->get("/api/games");
  constexpr int many = 16;
  for (int i = 0; i < many; ++i) (void)begin(flood, i == 0 ? 9 : max_level);
  const auto before = number("SELECT count(*) FROM events WHERE kind='move'");
  ASSERT_LT(before, many / 2) << "they wait";
  const auto one = begin(other, 9);
  EXPECT_TRUE(comes([&] { return moved(other, one); }));
  const auto meanwhile = number(
      "SELECT count(*) FROM events WHERE kind='move' AND at<"
      "(SELECT at FROM events WHERE kind='move' AND game='" +
      one + "')");
  EXPECT_LE(meanwhile - before, 3) << "of those that were there first";
}

}  // namespace
}  // namespace camlann::server::test
