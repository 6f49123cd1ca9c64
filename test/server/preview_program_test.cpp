// Link previews in the pages that the real program sends, and the pictures that they name.
#include <gtest/gtest.h>

#include <string>

#include "server/hostile_fixture.hpp"
#include "server/png.hpp"
#include "support/files.hpp"

namespace camlann::server::test {
namespace {

constexpr const char* html =
    "<!doctype html><html><head><meta charset=\"utf-8\" /><title>Camlann</title></head>"
    "<body></body></html>";
constexpr const char* puzzle =
    R"({"id":"cam-0001","fen":"1/3/5/7/7/6K/1m3M1/7/3km2/7/5/3/1 w","rules":"wcf","line":["G8-A8"]})";

class PreviewProgramTest : public HostileTest {
 protected:
  PreviewProgramTest() {
    program_.reset();
    for (const char* page : {"game", "records", "tournament", "puzzles", "study", "index"}) {
      folder_.write("web/" + std::string(page) + ".html", html);
    }
    folder_.write("web/assets/cam-0a1b2c3d.jsonl", std::string(puzzle) + '\n');
    start({"--trusted-proxy", "127.0.0.1"});
    for (auto* one : {&anna_, &ben_}) {
      const auto cookie = (*one)->cookie;
      *one = at("192.0.2." + std::to_string(++people_));
      (*one)->cookie = cookie;
    }
  }
  /// The page as a program that makes previews gets it.
  std::string page(const std::string& path, int status = 200) {
    auto reader = at("192.0.2." + std::to_string(++people_));
    const auto answer = reader->get(path);
    EXPECT_EQ(answer.status, status) << path;
    return answer.body;
  }
  static std::string property(const std::string& text, const std::string& name) {
    const auto start = "<meta property=\"" + name + "\" content=\"";
    const auto at = text.find(start);
    if (at == std::string::npos) return {};
    const auto value = text.substr(at + start.size());
    return value.substr(0, value.find('"'));
  }
  /// Fails unless the page's picture is one.
  void expect_picture(const std::string& text) {
    auto address = property(text, "og:image");
    const auto site = "http://" + anna_->host();
    ASSERT_EQ(address.rfind(site, 0), 0U) << text;
    for (auto at = address.find("&amp;"); at != std::string::npos; at = address.find("&amp;")) {
      address.replace(at, 5, "&");
    }
    const auto answer = at("192.0.2.200")->get(address.substr(site.size()));
    ASSERT_EQ(answer.status, 200) << address << answer.body;
    const auto image = camlann::test::decode_png(answer.body);
    EXPECT_EQ(image.width(), 1200U);
    EXPECT_EQ(image.height(), 630U);
  }
};

TEST_F(PreviewProgramTest, AGameBetweenPeopleHasOne) {
  const auto game = begin_game();
  const auto text = page("/game/" + game);
  EXPECT_EQ(property(text, "og:title"), "Anna (guest) – Ben (guest)");
  EXPECT_EQ(property(text, "og:description"), "Cam, White to move");
  EXPECT_EQ(property(text, "og:url"), "http://" + anna_->host() + "/game/" + game);
  EXPECT_LT(text.find("og:title"), text.find("</head>"));
  expect_picture(text);
  EXPECT_EQ(anna_->get("/game/" + game).body, html) << "players get the page as it is";
  EXPECT_EQ(anna_->post("/api/games/" + game + "/resign").status, 200);
  const auto over = page("/records/" + game);
  EXPECT_NE(property(over, "og:description").find("Black wins"), std::string::npos) << over;
  expect_picture(over);
}

TEST_F(PreviewProgramTest, NamesAreEscaped) {
  const auto made = anna_->post("/api/tournaments", R"({"name":"A <b>&\"'> cup","variant":"cam",)"
                                                    R"("host":"Ann","public":true,)"
                                                    R"("time":{"base":300},"system":"swiss"})");
  ASSERT_EQ(made.status, 201) << made.body;
  const auto text = page("/tournament/" + text_field(json_of(made.body), "id"));
  EXPECT_EQ(property(text, "og:title"), "A &lt;b&gt;&amp;&quot;&#39;&gt; cup");
  EXPECT_EQ(text.find("<b>"), std::string::npos);
  EXPECT_EQ(property(text, "og:description"), "Tournament of Cam, 0 players, open for entries");
  expect_picture(text);
}

TEST_F(PreviewProgramTest, APuzzleShowsItsPosition) {
  const auto text = page("/puzzles/cam/cam-0001");
  EXPECT_EQ(property(text, "og:title"), "Puzzle of Cam");
  EXPECT_EQ(property(text, "og:description"), "White to move. Find the move that wins.");
  expect_picture(text);
  for (const char* other :
       {"/puzzles/cam/cam-0002", "/puzzles/chess/cam-0001", "/puzzles/cam/%22", "/puzzles/chess"}) {
    EXPECT_EQ(page(other, 404), html) << other;
  }
}

TEST_F(PreviewProgramTest, PagesOfTheSiteHaveTheirOwn) {
  EXPECT_EQ(property(page("/"), "og:title"), "Camelot and its family of board games");
  EXPECT_EQ(property(page("/records"), "og:title"), "Records");
  const auto puzzles = page("/puzzles/camblam");
  EXPECT_EQ(property(puzzles, "og:title"), "Puzzles of Camblam");
  EXPECT_NE(property(puzzles, "og:image").find("variant=camblam"), std::string::npos) << puzzles;
  for (const char* other : {"/", "/puzzles", "/puzzles/camblam"}) expect_picture(page(other));
}

TEST_F(PreviewProgramTest, AStudyShowsItsTitleChaptersAndFirstPosition) {
  const auto study = anna_->post(
      "/api/studies", R"({"title":"My \"plan\"","open":false,"chapter":{"name":"Two knights",)"
                      R"("variant":"cam","start":"1/3/5/7/7/6K/1m3M1/7/3km2/7/5/3/1 w",)"
                      R"("text":"1. G8-A8"}})");
  ASSERT_EQ(study.status, 201) << study.body;
  const auto text = page("/study/" + text_field(json_of(study.body), "id"));
  EXPECT_EQ(property(text, "og:title"), "My &quot;plan&quot;");
  EXPECT_EQ(property(text, "og:description"), "Study of Cam: Two knights");
  EXPECT_NE(property(text, "og:image").find("fen=1%2F3%2F5"), std::string::npos);
  expect_picture(text);
}

TEST_F(PreviewProgramTest, ATournamentShowsItsPlayersAndFirstBoard) {
  const auto made =
      anna_->post("/api/tournaments", R"({"name":"Friday","variant":"cam","host":"Ann",)"
                                      R"("public":true,"time":{"base":300},"system":"swiss"})");
  ASSERT_EQ(made.status, 201) << made.body;
  const auto cup = "/api/tournaments/" + text_field(json_of(made.body), "id");
  for (auto* one : {&anna_, &ben_}) {
    const auto name = one == &anna_ ? "Ann" : "Ben";
    ASSERT_EQ((*one)->post(cup + "/enter", R"({"name":")" + std::string(name) + R"("})").status,
              200);
  }
  const auto open = page("/tournament/" + cup.substr(cup.rfind('/') + 1));
  EXPECT_EQ(property(open, "og:description"),
            "Tournament of Cam, 2 players, open for entries: Ann, Ben");
  ASSERT_EQ(anna_->post(cup + "/start-round", R"({"round":1})").status, 200);
  const auto runs = page("/tournament/" + cup.substr(cup.rfind('/') + 1));
  EXPECT_EQ(property(runs, "og:description"), "Tournament of Cam, 2 players, running: Ann, Ben");
  EXPECT_NE(property(runs, "og:image").find("/api/picture/games/"), std::string::npos) << runs;
  expect_picture(runs);
}

TEST_F(PreviewProgramTest, PrivateThingsShowNothing) {
  const auto alone = anna_->post("/api/games", R"({"variant":"cam","level":1})");
  ASSERT_EQ(alone.status, 201) << alone.body;
  const auto game = text_field(json_of(alone.body), "id");
  EXPECT_EQ(page("/game/" + game, 404), html) << "as if it was not there";
  EXPECT_EQ(anna_->post("/api/games/" + game + "/resign").status, 200);
  EXPECT_EQ(page("/records/" + game), html);

  const auto cup =
      anna_->post("/api/tournaments", R"({"name":"Quiet cup","variant":"cam","host":"Ann",)"
                                      R"("time":{"base":300},"system":"swiss"})");
  ASSERT_EQ(cup.status, 201) << cup.body;
  EXPECT_EQ(page("/tournament/" + text_field(json_of(cup.body), "id")), html);

  for (const char* missing : {"/game/zzzz", "/records/zzzz", "/tournament/zzzz", "/study/zzzz"}) {
    EXPECT_EQ(page(missing, 404), html) << missing;
  }
}

TEST_F(PreviewProgramTest, AFloodGetsPagesWithoutOne) {
  const auto game = begin_game();
  int plain = 0;
  auto reader = at("192.0.2.99");
  reader->keeps_cookies = false;
  for (int i = 0; i < 5000 && plain == 0; ++i) {
    const auto answer = reader->get("/game/" + game);
    ASSERT_EQ(answer.status, 200);
    if (answer.body == html) ++plain;
  }
  EXPECT_EQ(plain, 1);
  expect_alive();
}

}  // namespace
}  // namespace camlann::server::test
