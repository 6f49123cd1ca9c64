// Round-trip time of a move, measured over a real socket.
#include <gtest/gtest.h>

#include <boost/json/value.hpp>
#include <chrono>
#include <string>

#include "server/client.hpp"
#include "server/fakes.hpp"
#include "server/program_fixture.hpp"

namespace camlann::server::test {
namespace {

using std::chrono::duration_cast;
using std::chrono::milliseconds;
using std::chrono::steady_clock;

using LagTest = ProgramTest;

TEST_F(LagTest, TheRoundTripOfAnEventIsNotCharged) {
  Client client(port());
  const auto id = create(client, R"({"variant":"cam","opponent":"person","time":{"base":600}})");
  const auto play = [&](int ply, const std::string& move) {
    const auto answer = client.post("/api/games/" + id + "/moves",
                                    R"({"ply":)" + std::to_string(ply) + R"(,"move":")" + move +
                                        R"(","nonce":")" + move + "\"}");
    EXPECT_EQ(answer.status, 200) << answer.body;
    return json_of(answer.body);
  };
  WebSocket socket(port(), client.cookie());
  socket.answer_pings_after(milliseconds(300));
  socket.say(watch(id, 1));
  EXPECT_EQ(text_field(next(socket), "type"), "watching");
  play(0, "B5-A5");
  const auto begun = steady_clock::now();
  play(1, "B9-A9");
  EXPECT_EQ(text_field(next(socket), "type"), "event");
  EXPECT_EQ(text_field(next(socket), "type"), "event");
  socket.say(R"({"type":"ping"})");
  EXPECT_EQ(text_field(next(socket), "type"), "pong") << "what came before has been answered";
  const auto state = play(2, "A5-B5");
  const auto taken = duration_cast<milliseconds>(steady_clock::now() - begun).count() + 1;
  const auto charged = 600'000 - number_field(state, "clocks.left.0");
  EXPECT_LE(charged, taken - 300);
}

}  // namespace
}  // namespace camlann::server::test
