// Clients that ask and do not take what they are given, and clients that hang up, over real
// sockets.
#include <gtest/gtest.h>

#include <chrono>
#include <memory>
#include <string>
#include <thread>
#include <vector>

#include "server/client.hpp"
#include "server/program_fixture.hpp"

namespace camlann::server::test {
namespace {

using std::chrono::steady_clock;

class SlowReadersTest : public ProgramTest {
 protected:
  /// White's knight and Black's go to and fro.
  static void shuffle(Client& client, const std::string& id, int plies) {
    constexpr const char* moves[] = {"B5-A5", "B9-A9", "A5-B5", "A9-B9"};
    for (int ply = 0; ply < plies; ++ply) {
      const auto n = std::to_string(ply);
      const auto played = client.post(
          "/api/games/" + id + "/moves",
          R"({"ply":)" + n + R"(,"move":")" + moves[ply % 4] + R"(","nonce":")" + n + "\"}");
      ASSERT_EQ(played.status, 200) << played.body;
    }
  }
  /// A number of /metrics; 0 if it is not there.
  [[nodiscard]] int metric(const std::string& name) const {
    const auto text = Client(port()).get("/metrics").body;
    const auto at = text.find("\n" + name + ' ');
    return at == std::string::npos ? 0 : std::stoi(text.substr(at + name.size() + 2));
  }
};

TEST_F(SlowReadersTest, AllTogetherHaveALimitAndTheSlowestGoFirst) {
  program_.reset();
  start({"--max-unread", "4"});  // a quarter of it is more than a round of the eight below
  Client client(port());
  const auto id = create(client, R"({"variant":"cam","opponent":"person"})");
  shuffle(client, id, 60);
  WebSocket honest(port(), client.cookie());
  honest.say(watch(id, 61));
  EXPECT_EQ(text_field(next(honest), "type"), "watching");

  // Once the system's own buffers are full, more waits for all of them with each round, though each
  // stays below its own limit of 1 MiB. The first begins earlier than the others.
  const std::string unread = R"(camlann_dropped_total{why="unread"})";
  std::vector<std::unique_ptr<WebSocket>> lazy;
  for (int i = 0; i < 8; ++i) {
    lazy.push_back(std::make_unique<WebSocket>(port(), client.cookie(), 4096));
  }
  for (int time = 0; time < 3; ++time) lazy.front()->say(watch(id, 1));
  for (int round = 0; round < 400 && metric(unread) == 0; ++round) {
    for (const auto& socket : lazy) socket->say(watch(id, 1));
    honest.say(R"({"type":"ping"})");
    ASSERT_EQ(text_field(next(honest), "type"), "pong") << "who reads is served all the while";
    std::this_thread::sleep_for(std::chrono::milliseconds(50));  // the highest permitted rate
  }
  EXPECT_GT(metric(unread), 0);
  EXPECT_NE(log_of(folder_).find("\"why\":\"unread\""), std::string::npos) << log_of(folder_);
  lazy.back()->say(R"({"type":"ping"})");
  // The first has stalled the longest: its connection ends in the middle of an event.
  auto frame = lazy.front()->receive();
  while (frame.opcode == 1) frame = lazy.front()->receive();
  EXPECT_EQ(frame.opcode, 0);
  // The last one receives everything.
  frame = lazy.back()->receive();
  while (frame.opcode == 1 && frame.payload.find("\"pong\"") == std::string::npos) {
    frame = lazy.back()->receive();
  }
  EXPECT_EQ(frame.opcode, 1);
}

TEST_F(SlowReadersTest, AHintEndsWhenItsClientHangsUp) {
  Client client(port());
  const auto id = create(client, R"({"variant":"camelot","opponent":"person"})");
  const auto hint = "/api/games/" + id + "/hint";
  const auto host = "127.0.0.1:" + std::to_string(port());
  const auto asked = "POST " + hint + " HTTP/1.1\r\nHost: " + host +
                     "\r\nCookie: " + client.cookie() + "\r\nOrigin: http://" + host +
                     "\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}";
  const auto begun = steady_clock::now();
  ASSERT_EQ(client.post(hint, "{}").status, 200);
  const auto whole = steady_clock::now() - begun;

  bool under_way = false;
  for (int attempt = 0; attempt < 5 && !under_way; ++attempt) {
    const Wire hasty(port());  // hangs up at the end
    ASSERT_TRUE(hasty.send(asked));
    std::this_thread::sleep_for(std::chrono::milliseconds(50));
    under_way = client.post(hint, "{}").status == 409;  // else the machine was slow
  }
  ASSERT_TRUE(under_way);
  const auto hung_up = steady_clock::now();
  auto free = hung_up;
  while (client.post(hint, "{}").status == 409) {  // one at a time
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
    free = steady_clock::now();
  }
  EXPECT_LT(free - hung_up, whole / 2);
}

}  // namespace
}  // namespace camlann::server::test
