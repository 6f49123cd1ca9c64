// Features across players on different servers: bans, pairing, presence. With sockets passed on as
// bytes, and with a bus.
#include <gtest/gtest.h>

#include <boost/json/value.hpp>
#include <chrono>
#include <cstddef>
#include <string>
#include <thread>

#include "server/client.hpp"
#include "server/commands.hpp"
#include "server/several_on_bus.hpp"

namespace camlann::server::test {
namespace {

enum class Way { bytes, bus };

/// Two servers; the first has the games.
class SeveralPeople : public SeveralOnABus, public testing::WithParamInterface<Way> {
 protected:
  void start_two() {
    if (GetParam() == Way::bus) return start_on_bus(2);
    start_servers(2);
    ASSERT_EQ(holder(), 0U);
  }
  [[nodiscard]] Place at(std::size_t server) const { return servers_[server]->port(); }

  /// Until one of the next messages says that this seat is so.
  static bool comes(WebSocket& socket, const std::string& seat, const std::string& presence) {
    for (auto frame = socket.receive(); frame.opcode == 1; frame = socket.receive()) {
      const auto message = json_of(frame.payload);
      if (text_field(message, "type") != "presence") continue;
      const auto seats = field(message, "seats");
      for (const auto& one : seats.as_array()) {
        if (text_field(one, "seat") == seat && text_field(one, "presence") == presence) return true;
      }
    }
    return false;
  }
};

INSTANTIATE_TEST_SUITE_P(By, SeveralPeople, testing::Values(Way::bytes, Way::bus),
                         [](const auto& way) {
                           return std::string(way.param == Way::bus ? "bus" : "bytes");
                         });

TEST_P(SeveralPeople, ABanEndsASocketThatAnotherServerHas) {
  start_two();
  Client marta(at(1));
  Client other(at(1));
  const auto made =
      marta.post("/api/account", R"({"name":"Martha_Q","password":"a battery staple"})");
  ASSERT_EQ(made.status, 201) << made.body;
  ASSERT_EQ(other.get("/api/games").status, 200);
  WebSocket socket(at(1), marta.cookie());
  WebSocket staying(at(1), other.cookie());
  if (GetParam() == Way::bus) {
    EXPECT_TRUE(soon_is(1, "relayed_sockets", 2));
  }
  const auto banned = run_camlann("admin ban Martha_Q --hours 2 --reason insults --database '" +
                                      address_.url() + "' --data '" + folder_of(1).string() + "'",
                                  folder_.path());
  ASSERT_EQ(banned.status, 0) << banned.text;
  EXPECT_EQ(socket.receive().close_code(), 1008);
  staying.say(R"({"type":"ping"})");
  EXPECT_EQ(type_of(staying.receive()), "pong");
  for (std::size_t server = 0; server < 2; ++server) {
    Client again(at(server));
    const auto refused =
        again.post("/api/session", R"({"name":"Martha_Q","password":"a battery staple"})");
    EXPECT_EQ(refused.status, 409) << refused.body;
  }
}

TEST_P(SeveralPeople, SeeksAtDifferentServersArePaired) {
  start_two();
  const std::string wish = R"({"variant":"cam","time":{"base":600,"increment":10},"nonce":"n1"})";
  const auto game_of = [&](Client& client) {
    const auto answer = client.post("/api/seek", wish);
    EXPECT_EQ(answer.status, 200) << answer.body;
    const auto game = field(json_of(answer.body), "game");
    return game.is_null() ? std::string() : std::string(game.as_string());
  };
  Client one(at(0));
  Client two(at(1));
  EXPECT_EQ(game_of(one), "") << "nobody else is there";
  std::string game;
  const auto until = std::chrono::steady_clock::now() + patience;
  while (game.empty() && std::chrono::steady_clock::now() < until) {
    game = game_of(two);
    if (game.empty()) std::this_thread::sleep_for(std::chrono::milliseconds(50));
  }
  ASSERT_FALSE(game.empty()) << "they are not paired";
  EXPECT_EQ(game_of(one), game);
  EXPECT_EQ(one.get("/api/games/" + game).status, 200);
  EXPECT_EQ(two.get("/api/games/" + game).status, 200);
}

TEST_P(SeveralPeople, PresenceIsSeenFromTheOtherServer) {
  start_two();
  host_->reconnect(at(0));
  guest_->reconnect(at(1));
  Played game;
  new_game_apart(game);
  const auto watch = R"({"type":"watch","version":1,"game":")" + game.id + "\"}";
  WebSocket here(at(0), host_->cookie());
  here.say(watch);
  {
    WebSocket there(at(1), guest_->cookie());
    there.say(watch);
    EXPECT_TRUE(comes(here, "b", "here"));
    EXPECT_TRUE(comes(there, "w", "here"));
    there.say(R"({"type":"away","game":")" + game.id + "\"}");
    EXPECT_TRUE(comes(here, "b", "away"));
    here.say(R"({"type":"away","game":")" + game.id + "\"}");
    EXPECT_TRUE(comes(there, "w", "away"));
    there.say(R"({"type":"here","game":")" + game.id + "\"}");
    EXPECT_TRUE(comes(here, "b", "here"));
  }
  EXPECT_TRUE(comes(here, "b", "reconnecting")) << "the connection has ended";
}

}  // namespace
}  // namespace camlann::server::test
