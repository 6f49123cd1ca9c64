// Looking for an opponent over HTTP: what rude requests get.
#include "server/router_fixture.hpp"

namespace camlann::server::test {
namespace {

using SeekRoutesTest = RouterTest;

Request as_berta(Request request) {
  request.cookie = berta;
  return request;
}

const std::string cam_search =
    R"({"variant":"cam","time":{"base":600,"increment":10},"nonce":"n1"})";

TEST_F(SeekRoutesTest, TwoAreBroughtTogether) {
  const auto first = post("/api/seek", cam_search);
  EXPECT_EQ(first.status, 200);
  EXPECT_TRUE(field(body(first), "game").is_null());
  const auto second = send(as_berta(post_request("/api/seek", cam_search)));
  const auto game = text_field(body(second), "game");
  EXPECT_EQ(get("/api/games/" + game).status, 200);
  EXPECT_EQ(text_field(body(post("/api/seek", cam_search)), "game"), game);
}

TEST_F(SeekRoutesTest, RefusesSeeksInAnotherName) {
  (void)post("/api/seek", cam_search);
  auto stop = post_request("/api/seek", "");
  stop.method = "DELETE";
  EXPECT_EQ(send(as_berta(stop)).status, 200) << "her own search, of which there is none";
  EXPECT_FALSE(field(body(get("/api/seek")), "own").is_null()) << "Anna still waits";
  EXPECT_TRUE(field(body(get("/api/seek", berta)), "own").is_null());
  auto foreign = post_request("/api/seek", cam_search);
  foreign.origin = "http://elsewhere.example";
  EXPECT_EQ(send(foreign).status, 403);
  EXPECT_EQ(send(stop).status, 200);
  EXPECT_TRUE(field(body(get("/api/seek")), "own").is_null());
}

TEST_F(SeekRoutesTest, ASeekIsShownToOthersAndTaken) {
  (void)post("/api/seek",
             R"({"variant":"cam","time":{"base":600,"increment":10},"also":[{"base":300}],)"
             R"("either":true,"name":"Ann","nonce":"secret of Ann"})");
  const auto shown = get("/api/seek", berta);
  EXPECT_EQ(shown.body->find("secret of Ann"), std::string::npos);
  EXPECT_EQ(shown.body->find(std::string(32, 'a')), std::string::npos) << "nor who she is";
  const auto open = field(body(shown), "open").as_array();
  ASSERT_EQ(open.size(), 1U);
  EXPECT_EQ(text_field(open[0], "name"), "Ann");
  EXPECT_EQ(field(open[0], "times").as_array().size(), 2U);
  EXPECT_TRUE(field(open[0], "either").as_bool());
  const auto path = "/api/seek/" + text_field(open[0], "id");
  EXPECT_EQ(get(path, berta).status, 404);
  EXPECT_EQ(send(as_berta(post_request(path, R"({"time":9,"nonce":"n"})"))).status, 400);
  EXPECT_EQ(send(as_berta(post_request(path, R"({"name":"Ben"})"))).status, 400) << "no nonce";
  EXPECT_EQ(post(path, R"({"nonce":"n"})").status, 404) << "her own";
  const auto begun = send(as_berta(post_request(path, R"({"name":"Ben","time":1,"nonce":"n"})")));
  EXPECT_EQ(begun.status, 200) << *begun.body;
  const auto game = text_field(body(begun), "game");
  EXPECT_EQ(get("/api/games/" + game).status, 200);
  EXPECT_TRUE(field(body(get("/api/seek", berta)), "open").as_array().empty());
}

TEST_F(SeekRoutesTest, NonsenseIsRefused) {
  for (
      const char* wrong : {
          R"({"variant":"cam","nonce":"n","range":-5})",
          R"({"variant":"cam","nonce":"n","range":49})",
          R"({"variant":"cam","nonce":"n","range":1e9})",
          R"({"variant":"cam","nonce":"n","either":true})",
          R"({"variant":"cam","nonce":"n","also":[{"base":-1}]})",
          R"({"variant":"cam","nonce":"n","also":[{"base":60},{"base":61},{"base":62},{"base":63},{"base":64}]})",
          R"({"variant":"cam","nonce":"n","range":"wide"})",
          R"({"variant":"cam","nonce":"n","rated":true})",
          R"({"variant":"cam","nonce":"n","time":{"base":-1}})",
          R"({"variant":"cam","nonce":"n","name":"two\nlines"})",
          R"({"variant":"grand-cam","nonce":"n"})",
          R"({"variant":"cam"})",
          "not JSON",
      }) {
    EXPECT_EQ(post("/api/seek", wrong).status, 400) << wrong;
  }
  EXPECT_EQ(post("/api/seek", "{\"variant\":\"cam\",\"nonce\":\"n\",\"name\":\"\xFF\xFE\"}").status,
            400);
  EXPECT_EQ(post("/api/seek", R"({"variant":"chess","nonce":"n"})").status, 422);
  EXPECT_EQ(post("/api/seek/cam", cam_search).status, 400);
  EXPECT_EQ(post("/api/seek/cam", R"({"nonce":"n"})").status, 404);
}

TEST_F(SeekRoutesTest, AFloodIsSlowedDown) {
  int refused = 0;
  for (int i = 0; i < limits_.seeks_per_address.burst + 20; ++i) {
    if (post("/api/seek", cam_search).status == 429) ++refused;
  }
  EXPECT_EQ(refused, 20);
}

TEST_F(SeekRoutesTest, OnlyKnownPlayersAreFollowedAndBlocked) {
  const auto berta_id = player_of(std::string(32, 'b'));
  EXPECT_EQ(post("/api/players/" + berta_id + "/follow", "{}").status, 404);
  (void)post("/api/seek", cam_search);
  (void)send(as_berta(post_request("/api/seek", cam_search)));
  const auto followed = post("/api/players/" + berta_id + "/follow", "{}");
  EXPECT_TRUE(field(body(followed), "followed").as_bool());
  EXPECT_EQ(text_field(body(get("/api/circle")), "follows.0.id"), berta_id);
  EXPECT_FALSE(
      field(body(post("/api/players/" + berta_id + "/unfollow", "{}")), "followed").as_bool());
  EXPECT_EQ(get("/api/players/" + berta_id + "/block").status, 405);
  EXPECT_EQ(post("/api/players/" + berta_id + "/enchant", "{}").status, 404);
}

}  // namespace
}  // namespace camlann::server::test
