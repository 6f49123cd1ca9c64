// HTTP as the real program speaks it: what it refuses, what it promises behind TLS, how it stops.
#include <gtest/gtest.h>

#include <chrono>
#include <csignal>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <memory>
#include <string>
#include <thread>

#include "server/client.hpp"
#include "server/program_fixture.hpp"

namespace camlann::server::test {
namespace {

class HttpProgramTest : public ProgramTest {
 protected:
  [[nodiscard]] Answer answer_to(const std::string& sent) const {
    Wire wire(port());
    wire.send(sent);
    return read_answer(wire);
  }
  /// The answer to a page's request with these fields more.
  [[nodiscard]] Answer page(const std::string& fields) const {
    return answer_to("GET / HTTP/1.1\r\nHost: x\r\n" + fields + "\r\n");
  }
  void trust_this_machine() {
    program_.reset();
    start({"--trusted-proxy", "127.0.0.1"});
  }
};

TEST_F(HttpProgramTest, ATrustedProxyReportsTls) {
  const auto tls = "X-Forwarded-Proto: https\r\n";
  EXPECT_EQ(page(tls).header("Set-Cookie").find("Secure"), std::string::npos)
      << "nobody is trusted yet";
  EXPECT_EQ(page(tls).header("Strict-Transport-Security"), "");
  trust_this_machine();
  for (const char* said : {"https", "HTTPS", "https, http", "Https,http", " https "}) {
    const auto answer = page("X-Forwarded-Proto: " + std::string(said) + "\r\n");
    EXPECT_EQ(answer.header("Set-Cookie").rfind("__Host-camlann_player=", 0), 0U) << said;
    EXPECT_EQ(answer.header("Strict-Transport-Security"), "max-age=31536000") << said;
  }
  for (const char* said : {"http", "http, https", "https2", ""}) {
    const auto answer = page("X-Forwarded-Proto: " + std::string(said) + "\r\n");
    EXPECT_EQ(answer.header("Set-Cookie").rfind("camlann_player=", 0), 0U) << said;
    EXPECT_EQ(answer.header("Strict-Transport-Security"), "") << said;
  }
}

TEST_F(HttpProgramTest, ARequestNamesOneHost) {
  EXPECT_EQ(answer_to("GET / HTTP/1.1\r\n\r\n").status, 400);
  EXPECT_EQ(answer_to("GET / HTTP/1.1\r\nHost: x\r\nHost: x\r\n\r\n").status, 400);
  EXPECT_EQ(answer_to("GET / HTTP/1.0\r\nHost: x\r\nHost: y\r\n\r\n").status, 400);
  EXPECT_EQ(answer_to("GET / HTTP/1.1\r\nHost: x\r\n\r\n").status, 200);
  EXPECT_EQ(answer_to("GET / HTTP/1.0\r\n\r\n").status, 200) << "HTTP/1.0 has no such rule";
  EXPECT_EQ(
      answer_to("GET /ws HTTP/1.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
                "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n")
          .status,
      400);
}

TEST_F(HttpProgramTest, AnswersExpectContinue) {
  const std::string body = R"({"variant":"cam","opponent":"person"})";
  const auto head = [](const std::string& expected, std::size_t length) {
    return "POST /api/games HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nExpect: " +
           expected + "\r\nContent-Length: " + std::to_string(length) + "\r\n\r\n";
  };
  Wire wire(port());
  wire.send(head("100-Continue", body.size()));
  EXPECT_EQ(wire.read_until("\r\n\r\n"), "HTTP/1.1 100 Continue\r\n\r\n");
  wire.send(body);
  EXPECT_EQ(read_answer(wire).status, 201);
  wire.send(head("100-continue", body.size()) + body);
  EXPECT_EQ(read_answer(wire).status, 201) << "who does not wait needs no invitation";
  EXPECT_EQ(answer_to(head("100-continue", 1'000'000)).status, 413) << "before it is sent";
  EXPECT_EQ(answer_to(head("tea", body.size())).status, 417);
}

// RFC 9112, 6.1: such a body has no known end, so what follows it is not another request.
TEST_F(HttpProgramTest, ABodyInAnUnknownCodingEndsTheConnection) {
  const std::string start = "POST /api/games HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: ";
  const std::string next = "GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n";
  const auto expect_the_end = [&](const std::string& sent) {
    Wire wire(port());
    wire.send(sent + next);
    const auto all = wire.read_all();
    EXPECT_EQ(all.find("HTTP/1.1 400 "), 0U) << sent << all;
    EXPECT_EQ(all.find("HTTP/1.1 2"), std::string::npos) << sent << all;
  };
  for (const char* coding : {"gzip", "identity", "chunked, gzip", "gzip, chunked", "xchunked", "",
                             "chunked\r\nTransfer-Encoding: chunked",
                             "chunked\r\nTransfer-Encoding:", "\r\nTransfer-Encoding: gzip",
                             "\r\nTransfer-Encoding: chunked", "\r\nContent-Length: 5"}) {
    expect_the_end(start + coding + "\r\n\r\n0\r\n\r\n");
  }
  expect_the_end(start + "\r\nTransfer-Encoding: gzip\r\n\r\n");
  expect_the_end(
      "POST /api/games HTTP/1.0\r\nConnection: keep-alive\r\nTransfer-Encoding: chunked\r\n\r\n"
      "0\r\n\r\n");
  EXPECT_EQ(answer_to(start + "Chunked\r\n\r\n0\r\n\r\n").status, 415);
}

TEST_F(HttpProgramTest, EverySignalToStopIsGraceful) {
  for (const int signal : {SIGTERM, SIGHUP, SIGINT}) {
    for (int round = 0; round < 6; ++round) {
      program_->signal(signal);  // the moment it is ready
      ASSERT_EQ(program_->wait(), 0) << "signal " << signal << ", round " << round;
      start();
    }
  }
}

TEST_F(HttpProgramTest, SurvivesItsTerminal) {
  program_.reset();
  const auto before = std::signal(SIGHUP, SIG_IGN);  // as nohup does
  start();
  std::signal(SIGHUP, before);
  program_->signal(SIGHUP);
  expect_alive();
}

TEST_F(HttpProgramTest, ADamagedDatabaseIsReportedAtTheStart) {
  Client client(port());
  for (int i = 0; i < 60; ++i) create(client, R"({"variant":"cam","opponent":"person"})");
  program_->signal(SIGTERM);
  EXPECT_EQ(program_->wait(), 0);
  {
    std::fstream file(data() / "games.sqlite", std::ios::in | std::ios::out | std::ios::binary);
    file.seekp(5 * 4096);
    file << std::string(10 * 4096, '?');
  }
  start();
  EXPECT_FALSE(program_->ready());
  const auto said = program_->last_words();
  EXPECT_NE(said.find("exit status 2\n"), std::string::npos) << said;
  EXPECT_NE(said.find("The database is damaged"), std::string::npos) << said;
}

TEST_F(HttpProgramTest, MoreConnectionsThanFilesAreRefused) {
  program_.reset();
  start({"--max-connections", "1000000"});
  if (program_->ready()) return;  // a machine with a million files
  EXPECT_NE(program_->last_words().find("files (expected at most "), std::string::npos);
}

TEST_F(HttpProgramTest, ConnectionsAboveTheRateAreRefusedAndCounted) {
  program_.reset();
  start({"--max-new-connections-per-address", "4"});  // 20 at once
  Client first(port());
  int refused = 0;
  for (int i = 0; i < 40; ++i) {
    Wire wire(port());
    (void)wire.send("GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n");
    refused += read_answer(wire).status == 0 ? 1 : 0;
  }
  EXPECT_GE(refused, 10);
  const auto counts = first.get("/metrics").body;
  EXPECT_NE(counts.find("camlann_refused_total{why=\"rate\"} " + std::to_string(refused) + '\n'),
            std::string::npos)
      << counts;
  EXPECT_NE(log_of(folder_).find("\"why\":\"rate\""), std::string::npos);
  std::this_thread::sleep_for(std::chrono::seconds(1));
  EXPECT_EQ(Client(port()).get("/healthz").status, 200) << "after a while there is room again";
}

TEST_F(HttpProgramTest, OnlyTheServersUserReadsTheGames) {
  namespace fs = std::filesystem;
  constexpr auto others = fs::perms::group_all | fs::perms::others_all;
  const auto expect_private = [&] {
    EXPECT_EQ(fs::status(data()).permissions() & others, fs::perms::none);
    int files = 0;
    for (const auto& file : fs::directory_iterator(data())) {
      EXPECT_EQ(file.status().permissions() & others, fs::perms::none) << file.path();
      files += file.path().stem() == "archive" ? 0 : 1;  // is made meanwhile
    }
    EXPECT_EQ(files, 4) << "database, -wal, -shm, .lock";
  };
  Client client(port());
  create(client, R"({"variant":"cam","opponent":"person"})");
  expect_private();
  program_->signal(SIGTERM);
  EXPECT_EQ(program_->wait(), 0);
  fs::permissions(data() / "games.sqlite", fs::perms(0644));  // as an earlier program left it
  start();
  expect_private();
}

TEST_F(HttpProgramTest, TheKeyOfAPlayerIsNotInTheFile) {
  Client client(port());
  create(client, R"({"variant":"cam","opponent":"person"})");
  const auto key = client.cookie().substr(client.cookie().find('=') + 1, 32);
  for (const char* ending : {"", "-wal"}) {
    const auto bytes = camlann::test::read_bytes(data() / ("games.sqlite" + std::string(ending)));
    EXPECT_EQ(bytes.find(key), std::string::npos) << ending;
  }
}

TEST_F(HttpProgramTest, ServesVersionAndMetricsToHosts) {
  Client client(port());
  EXPECT_FALSE(text_field(json_of(client.get("/version").body), "version").empty());
  create(client, R"({"variant":"cam","opponent":"person"})");
  const auto metrics = client.get("/metrics").body;
  for (const char* line :
       {"\ncamlann_connections 1\n", "\ncamlann_sockets 0\n", "\ncamlann_database_sound 1\n",
        "\ncamlann_events_total{event=\"game-created\"} 1\n",
        "\ncamlann_requests_total{status=\"2xx\"} 2\n"}) {
    EXPECT_NE(metrics.find(line), std::string::npos) << line << metrics;
  }
}

}  // namespace
}  // namespace camlann::server::test
