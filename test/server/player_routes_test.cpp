// Players and leader boards over HTTP: an invalid request gets an explanation.
#include "server/router_fixture.hpp"

namespace camlann::server::test {
namespace {

using PlayerRoutesTest = RouterTest;

TEST_F(PlayerRoutesTest, APlayerSeesTheOwnPageBeforeTheFirstGame) {
  const auto id = player_of(std::string(32, 'a'));
  const auto page = get("/api/players/" + id);
  EXPECT_EQ(page.status, 200);
  EXPECT_EQ(text_field(body(page), "id"), id);
  EXPECT_EQ(get("/api/players/" + id, berta).status, 404);
}

TEST_F(PlayerRoutesTest, AnInvalidNameIsNotFound) {
  for (const std::string id :
       {"%00", "..%2F..", "level-0", "level-11", "level-03", "%FF%FE", "'%20OR%201=1", "nobody"}) {
    const auto page = get("/api/players/" + id);
    EXPECT_TRUE(page.status == 404 || page.status == 400) << id << ' ' << page.status;
  }
  EXPECT_EQ(get("/api/players/level-3").status, 200);
  EXPECT_EQ(get("/api/players").status, 400);
  EXPECT_EQ(get("/api/players/level-3/secrets").status, 404);
  EXPECT_EQ(post("/api/players/level-3", "{}").status, 405);
}

TEST_F(PlayerRoutesTest, AMuteIsOfPlayersThatThereAre) {
  EXPECT_EQ(post("/api/players/nobody/mute", "{}").status, 404);
  EXPECT_EQ(post("/api/players/nobody/unmute", "{}").status, 200);
  EXPECT_EQ(get("/api/players/nobody/mute").status, 405);
  EXPECT_EQ(post("/api/players/nobody/mutes", "{}").status, 404);
  const auto circle = get("/api/circle");
  EXPECT_EQ(circle.status, 200);
  EXPECT_TRUE(field(body(circle), "mutes").as_array().empty());
}

TEST_F(PlayerRoutesTest, ALeaderBoardIsOfOneGameAndSpeed) {
  EXPECT_EQ(get("/api/leaders?variant=cam&speed=slow").status, 200);
  for (const std::string query : {"", "?variant=cam", "?variant=chess&speed=slow",
                                  "?variant=cam&speed=quick", "?variant=cam&speed=slow%00"}) {
    EXPECT_EQ(get("/api/leaders" + query).status, 400) << query;
  }
  for (const char* list : {"/api/leaders?variant=cam&speed=slow&", "/api/players/nobody/games?",
                           "/api/players/nobody/opponents?", "/api/live?", "/api/imported?",
                           "/api/invitations?", "/api/seek?", "/api/games?"}) {
    const auto of = [&](const std::string& query) { return get(list + query).status; };
    EXPECT_EQ(of("skip=3&limit=200"), 200) << list;
    for (const char* query : {"limit=201", "limit=0", "skip=-1", "skip=1000000"}) {
      EXPECT_EQ(of(query), 400) << list << query;
    }
  }
  EXPECT_EQ(get("/api/leaders/cam?variant=cam&speed=slow").status, 404);
  EXPECT_EQ(post("/api/leaders?variant=cam&speed=slow", "{}").status, 405);
}

TEST_F(PlayerRoutesTest, ARatedInvitationIsMarked) {
  const auto made = post("/api/invitations",
                         R"({"variant":"cam","time":{"base":600},"rated":true,"public":true})");
  EXPECT_EQ(made.status, 201);
  EXPECT_TRUE(field(body(made), "rated").as_bool());
  const auto timeless = post("/api/invitations", R"({"variant":"cam","rated":true})");
  EXPECT_EQ(timeless.status, 400);
  EXPECT_EQ(text_field(body(timeless), "error.where"), "rated");
}

}  // namespace
}  // namespace camlann::server::test
