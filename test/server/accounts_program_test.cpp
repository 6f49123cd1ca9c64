// Accounts with the real program: open sockets of an ended session, restarts, and what is in the
// log and the file.
#include <gtest/gtest.h>

#include <algorithm>
#include <csignal>
#include <cstddef>
#include <string>
#include <thread>
#include <vector>

#include "database/database.hpp"
#include "server/program_fixture.hpp"
#include "support/data.hpp"

namespace camlann::server::test {
namespace {

using AccountsProgramTest = ProgramTest;

const std::string account_wish = R"({"name":"Martha_Q","password":"a battery staple"})";

std::string name_of(Client& client) {
  const auto me = json_of(client.get("/api/session").body);
  return field(me, "name").is_null() ? "" : text_field(me, "name");
}

TEST_F(AccountsProgramTest, ASocketIsClosedWhenItsSessionEnds) {
  Client first(port());
  ASSERT_EQ(first.get("/api/games").status, 200);
  WebSocket of_guest(port(), first.cookie());
  ASSERT_EQ(first.post("/api/account", account_wish).status, 201);
  EXPECT_EQ(of_guest.receive().close_code(), 1008) << "the guest is no more";
  Client second(port());
  ASSERT_EQ(second.post("/api/session", account_wish).status, 200);
  WebSocket staying(port(), first.cookie());
  WebSocket leaving(port(), second.cookie());
  ASSERT_EQ(first.post("/api/account/sessions/end", "{}").status, 200);
  EXPECT_EQ(leaving.receive().close_code(), 1008);
  staying.say(R"({"type":"ping"})");
  EXPECT_EQ(text_field(next(staying), "type"), "pong");
  EXPECT_EQ(name_of(second), "");
  EXPECT_EQ(name_of(first), "Martha_Q");
}

TEST_F(AccountsProgramTest, SessionsSurviveAKill) {
  Client client(port());
  const auto id = create(client, R"({"variant":"cam","opponent":"person"})");
  ASSERT_EQ(client.post("/api/account", account_wish).status, 201);
  program_->signal(SIGKILL);
  program_->wait();
  start();
  client.reconnect(port());
  EXPECT_EQ(name_of(client), "Martha_Q");
  EXPECT_EQ(text_field(json_of(client.get("/api/games").body), "games.0.id"), id);
  ASSERT_EQ(client.post("/api/session/end", "{}").status, 200);
  program_->signal(SIGKILL);
  program_->wait();
  start();
  client.reconnect(port());
  EXPECT_EQ(name_of(client), "");
}

TEST_F(AccountsProgramTest, OneOfConcurrentLookAlikesIsTakenAlsoAfterAKill) {
  const std::vector<std::string> names{"limes11", "Iimes11", "LIMES1l", "lirnesII"};
  std::vector<int> answers(names.size());
  {
    std::vector<std::jthread> browsers;
    for (std::size_t i = 0; i < names.size(); ++i) {
      browsers.emplace_back([&, i] {
        Client client(port());
        client.get("/api/games");
        answers[i] = client
                         .post("/api/account",
                               R"({"name":")" + names[i] + R"(","password":"a battery staple"})")
                         .status;
      });
    }
  }
  EXPECT_EQ(std::count(answers.begin(), answers.end(), 201), 1);
  EXPECT_EQ(std::count(answers.begin(), answers.end(), 409), 3);
  program_->signal(SIGKILL);
  program_->wait();
  start();
  Client late(port());
  late.get("/api/games");
  EXPECT_EQ(late.post("/api/account", R"({"name":"LIMESII","password":"a battery staple"})").status,
            409);
}

TEST_F(AccountsProgramTest, OpponentsKeepTheirGamesWithoutTheNameOfADeletedAccount) {
  Client host(port());
  ASSERT_EQ(host.post("/api/account", account_wish).status, 201);
  const auto alone = create(host, R"({"variant":"cam","opponent":"person"})");
  const auto invite = [&](Client& client, const std::string& its_name) {
    const auto made = client.post("/api/invitations", R"({"variant":"cam","opponent":"person",)"
                                                      R"("public":true,"name":")" +
                                                          its_name + R"("})");
    EXPECT_EQ(made.status, 201) << made.body;
    return "/api/invitations/" + text_field(json_of(made.body), "id");
  };
  const auto played = invite(host, "");
  const auto waiting = invite(host, "");
  Client friend_of_hers(port());
  const auto begun = friend_of_hers.post(played + "/sit-down", R"({"name":"Ben"})");
  ASSERT_EQ(begun.status, 200) << begun.body;
  const auto game = "/api/games/" + text_field(json_of(begun.body), "game");
  EXPECT_NE(friend_of_hers.get(game).body.find("Martha_Q"), std::string::npos);
  const auto player_of = [](Client& client) {
    return text_field(json_of(client.get("/api/session").body), "id");
  };
  const auto player = player_of(host);
  EXPECT_EQ(host.post(game + "/chat", R"({"phrase":"hello"})").status, 200);
  EXPECT_EQ(host.post("/api/players/" + player_of(friend_of_hers) + "/follow", "{}").status, 200);
  EXPECT_EQ(friend_of_hers.post("/api/players/" + player + "/block", "{}").status, 200);
  const auto kept = [&] {
    // Read-only: a writer that closes the database last takes over the log, which the server then
    // misses.
    auto database = database::Database::open_to_read(data() / "games.sqlite");
    return database
        ->query_number("SELECT (SELECT count(*) FROM chat WHERE player='" + player +
                       "') + (SELECT count(*) FROM bonds WHERE '" + player +
                       "' IN (player, other))")
        .value();
  };
  EXPECT_EQ(kept(), 3);

  EXPECT_EQ(host.post("/api/account/delete", R"({"password":"a battery staple"})").status, 200);
  for (int run = 0; run < 2; ++run) {
    const auto left = friend_of_hers.get(game);
    EXPECT_EQ(left.status, 200) << left.body;
    EXPECT_EQ(left.body.find("Martha_Q"), std::string::npos) << left.body;
    EXPECT_NE(left.body.find("deleted player"), std::string::npos);
    EXPECT_EQ(host.get("/api/games/" + alone).status, 404);
    EXPECT_EQ(friend_of_hers.get("/api/invitations").body.find("Martha_Q"), std::string::npos);
    const auto withdrawn = friend_of_hers.get(waiting).body;
    EXPECT_NE(withdrawn.find("withdrawn"), std::string::npos) << withdrawn;
    EXPECT_EQ(withdrawn.find("Martha_Q"), std::string::npos) << withdrawn;
    EXPECT_EQ(friend_of_hers.get(played).body.find("Martha_Q"), std::string::npos);
    program_->signal(SIGKILL);
    program_->wait();
    EXPECT_EQ(kept(), 0);
    start();
    host.reconnect(port());
    friend_of_hers.reconnect(port());
  }
}

TEST_F(AccountsProgramTest, LogAndFileHaveNoSecretsAndTheLogNoNames) {
  Client client(port());
  ASSERT_EQ(client.post("/api/account", account_wish).status, 201);
  const auto key = client.cookie().substr(client.cookie().find('=') + 1, 32);
  Client other(port());
  EXPECT_EQ(other.post("/api/session", R"({"name":"Martha_Q","password":"wrong battery"})").status,
            422);
  EXPECT_EQ(other.post("/api/account", account_wish).status, 409);
  program_->signal(SIGTERM);
  EXPECT_EQ(program_->wait(), 0);
  const auto log = log_of(folder_);
  EXPECT_NE(log.find("started"), std::string::npos);
  EXPECT_EQ(log.find("warning"), std::string::npos) << "a first start is nothing to warn of\n"
                                                    << log;
  for (const auto& secret : {std::string("battery"), key, std::string("artha")}) {
    EXPECT_EQ(log.find(secret), std::string::npos) << secret << log;
  }
  for (const char* ending : {"", "-wal"}) {
    const auto file = data() / ("games.sqlite" + std::string(ending));
    if (!std::filesystem::exists(file)) continue;
    const auto bytes = camlann::test::read_bytes(file);
    EXPECT_EQ(bytes.find("battery"), std::string::npos);
    EXPECT_EQ(bytes.find(key), std::string::npos);
  }
}

}  // namespace
}  // namespace camlann::server::test
