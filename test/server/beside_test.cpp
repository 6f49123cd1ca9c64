// Attacks of several kinds next to an honest player, in the real program: what a client stores,
// removes, names and sends delays no move. The wait is compared with that of the same moves
// without the attack.
#include <gtest/gtest.h>

#include <string>

#include "server/beside_fixture.hpp"
#include "server/rude_world.hpp"

namespace camlann::server::test {
namespace {

const std::string alone_at_a_board = R"({"variant":"cam","opponent":"person"})";

bool is_good(const Answer& answer) {
  return answer.status >= 200 && answer.status < 300;
}

TEST_F(BesideTest, BytesThatAnAddressStoresDelayNoMove) {
  const std::string note = R"({"text":")" + std::string(3900, 'x') + "\"}";
  expect_the_same_beside([&](int client, int round, const std::string& address) {
    Stranger one(port(), address);
    (void)one.get("/api/session");
    const auto made = one.post("/api/games", alone_at_a_board);
    if (!is_good(made)) return 0;
    const auto game = "/api/games/" + text_field(json_of(made.body), "id");
    int stored = 1;
    for (int ply = 0; ply < 20; ++ply) {
      auto nonce = std::to_string(client) + '-' + std::to_string(round) + '-' + std::to_string(ply);
      nonce.resize(64, 'x');
      stored += is_good(one.post(game + "/moves", move(ply, move_of(ply), nonce))) ? 1 : 0;
    }
    stored += is_good(one.ask("PUT", game + "/note", note)) ? 1 : 0;
    EXPECT_EQ(stored, 22);
    return stored;
  });
}

TEST_F(BesideTest, DeletedAccountsDelayNoMove) {
  expect_the_same_beside([&](int client, int round, const std::string& address) {
    Stranger one(port(), address);
    (void)one.get("/api/session");
    for (int i = 0; i < 30; ++i) (void)one.post("/api/games", alone_at_a_board);
    (void)sign_up(one, "Gone_" + std::to_string(client) + '_' + std::to_string(round));
    const auto gone = one.post("/api/account/delete", R"({"password":"a battery staple"})");
    EXPECT_TRUE(is_good(gone)) << gone.body;
    return is_good(gone) ? 1 : 0;
  });
}

TEST_F(BesideTest, NamesAndTokensThatAreRefusedDelayNoMove) {
  auto owner = at("203.0.113.1");
  (void)owner->get("/api/session");
  (void)sign_up(*owner, "limes11");
  expect_the_same_beside([&](int client, int, const std::string& address) {
    Stranger one(port(), address);
    (void)one.get("/api/session");
    int refused = 0;
    for (const char* name :
         {"limes11", "LIMES11", "Iimes11", "l\u0456m\u0435s11", "limes\u200b11"}) {
      const auto answer =
          one.post("/api/invitations",
                   R"({"variant":"cam","opponent":"person","name":")" + std::string(name) + "\"}");
      EXPECT_GE(answer.status, 400) << name;
      EXPECT_LT(answer.status, 500) << name << ' ' << answer.body;
      refused += answer.status >= 400 && answer.status < 500 ? 1 : 0;
    }
    for (int i = 0; i < 20; ++i) {
      one.token = std::string(40, static_cast<char>('a' + client)) + std::to_string(i);
      const auto status = one.get("/api/games").status;
      // Addresses may share their number of attempts (token_bucket.hpp).
      EXPECT_TRUE(status == 401 || status == 429) << status;
      refused += status == 401 ? 1 : 0;
    }
    return refused;
  });
}

TEST_F(BesideTest, UnknownEncodingsAndClosedClubsDelayNoMove) {
  auto host = at("203.0.113.1");
  (void)host->get("/api/session");
  const auto made =
      host->post("/api/clubs", R"({"name":"Closed club","host":"Host","open":false})");
  ASSERT_EQ(made.status, 201) << made.body;
  const auto club = "/api/clubs/" + text_field(json_of(made.body), "address");
  expect_the_same_beside([&](int, int, const std::string& address) {
    Stranger one(port(), address);
    (void)one.get("/api/session");
    int refused = 0;
    for (int i = 0; i < 10; ++i) {
      Wire wire(port());
      wire.send("POST /api/games HTTP/1.1\r\nHost: " + one.host() +
                "\r\nTransfer-Encoding: gzip\r\n\r\n" + std::string(1000, 'x'));
      refused += read_answer(wire).status == 400 ? 1 : 0;
      const auto outside = one.post(club + "/join", R"({"name":"Outsider","code":"0123456789"})");
      EXPECT_GE(outside.status, 400) << outside.body;
      EXPECT_LT(outside.status, 500) << outside.body;
    }
    EXPECT_EQ(refused, 10);
    return refused;
  });
}

}  // namespace
}  // namespace camlann::server::test
