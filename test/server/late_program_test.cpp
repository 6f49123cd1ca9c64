// A game that watchers see late, read in every way that the real program has.
#include <gtest/gtest.h>

#include <string>

#include "server/program_fixture.hpp"

namespace camlann::server::test {
namespace {

class LateProgramTest : public ProgramTest {
 protected:
  LateProgramTest() : anna_(port()), ben_(port()), eve_(port()) {
    for (auto* one : {&anna_, &ben_, &eve_}) EXPECT_EQ(one->get("/api/games").status, 200);
    const auto made =
        anna_.post("/api/invitations", R"({"variant":"cam","colour":"w","name":"Anna","late":1})");
    EXPECT_EQ(made.status, 201) << made.body;
    const auto invitation = "/api/invitations/" + text_field(json_of(made.body), "id");
    EXPECT_EQ(number_field(json_of(eve_.get(invitation).body), "late"), 1);
    const auto sat = ben_.post(invitation + "/sit-down", R"({"name":"Ben"})");
    EXPECT_EQ(sat.status, 200) << sat.body;
    id_ = text_field(json_of(sat.body), "game");
    game_ = "/api/games/" + id_;
    play(anna_, 0, "C5-C6");
    play(ben_, 1, "C9-C8");
    play(anna_, 2, "D5-D6");
  }

  void play(Client& client, int ply, const std::string& move) {
    const auto played =
        client.post(game_ + "/moves", R"({"ply":)" + std::to_string(ply) + R"(,"move":")" + move +
                                          R"(","nonce":"n)" + std::to_string(ply) + R"("})");
    EXPECT_EQ(played.status, 200) << played.body;
  }
  /// Nothing of what is kept back, as a message or a record has moves that were played.
  static void expect_late(const std::string& text) {
    for (const auto hidden : {R"("C9-C8","by")", " C9-C8", "D5-D6"}) {
      EXPECT_EQ(text.find(hidden), std::string::npos) << text;
    }
  }

  Client anna_, ben_, eve_;
  std::string id_, game_;
};

TEST_F(LateProgramTest, TheGameAndItsPositionAndItsRecord) {
  for (const std::string way : {"", "?state=1", "?since=1", "/record"}) {
    const auto seen = eve_.get(game_ + way);
    ASSERT_EQ(seen.status, 200) << way;
    expect_late(seen.body);
    EXPECT_NE(seen.body.find("C5-C6"), std::string::npos) << way;
    EXPECT_NE(ben_.get(game_ + way).body.find("D5-D6"), std::string::npos) << way;
  }
  const auto seen = json_of(eve_.get(game_ + "?state=1").body);
  EXPECT_EQ(number_field(seen, "plies"), 1);
  EXPECT_EQ(number_field(seen, "version"), 2);
  EXPECT_EQ(text_field(seen, "state.fen"), text_field(seen, "fen"));
  EXPECT_EQ(eve_.get("/api/records/" + id_).status, 404);
}

TEST_F(LateProgramTest, TheSocketFromAnyVersion) {
  for (const int version : {0, 1, 2, 4}) {
    WebSocket socket(port(), eve_.cookie());
    socket.say(watch(id_, version));
    const auto watching = next(socket);
    EXPECT_EQ(number_field(watching, "version"), 2);
    if (version == 2) continue;
    const auto event = next(socket);
    EXPECT_EQ(number_field(event, "game_state.plies"), 1);
  }
}

TEST_F(LateProgramTest, APlayersPage) {
  const auto anna = text_field(json_of(anna_.get("/api/session").body), "id");
  const auto page = eve_.get("/api/players/" + anna);
  ASSERT_EQ(page.status, 200) << page.body;
  EXPECT_EQ(number_field(json_of(page.body), "games.0.plies"), 1) << page.body;
  EXPECT_EQ(number_field(json_of(ben_.get("/api/players/" + anna).body), "games.0.plies"), 3);
}

TEST_F(LateProgramTest, AllOfItWhenItIsOver) {
  WebSocket socket(port(), eve_.cookie());
  socket.say(watch(id_, 2));
  EXPECT_EQ(number_field(next(socket), "version"), 2);
  ASSERT_EQ(ben_.post(game_ + "/resign", "{}").status, 200);
  for (int version = 3; version <= 5; ++version) {
    auto event = next(socket);
    while (text_field(event, "type") != "event") event = next(socket);
    EXPECT_EQ(number_field(event, "version"), version);
  }
  EXPECT_EQ(eve_.get(game_ + "/record").body, ben_.get(game_ + "/record").body);
  EXPECT_EQ(eve_.get("/api/records/" + id_).status, 200);
}

}  // namespace
}  // namespace camlann::server::test
