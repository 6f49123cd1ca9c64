// The browser's files other than the interface: pages, their headers, and the entry of a game. Also
// guesses of entry codes.
#include <algorithm>
#include <boost/json/serialize.hpp>
#include <string>
#include <string_view>
#include <utility>

#include "server/browser_fixture.hpp"
#include "server/core/gzip.hpp"
#include "server/router_fixture.hpp"

namespace camlann::server::test {
namespace {

class RouterPagesTest : public RouterTest {};

TEST_F(RouterPagesTest, EveryAnswerHasTheSafetyHeaders) {
  for (const char* target :
       {"/", "/assets/app-0123abcd.js", "/api/games", "/nowhere.png", "/../x"}) {
    const auto response = get(target);
    const auto policy = header(response, "Content-Security-Policy");
    EXPECT_NE(policy.find("default-src 'none'"), std::string::npos) << target;
    EXPECT_NE(policy.find("script-src 'self' 'wasm-unsafe-eval'"), std::string::npos) << target;
    EXPECT_EQ(policy.find("unsafe-inline"), std::string::npos) << target;
    EXPECT_EQ(header(response, "X-Content-Type-Options"), "nosniff") << target;
  }
}

TEST_F(RouterPagesTest, ThePageAnswersItsOwnAddresses) {
  for (const char* target : {"/", "/index.html", "/game", "/rules/cam"}) {
    const auto response = get(target);
    EXPECT_EQ(response.status, 200) << target;
    EXPECT_EQ(header(response, "Content-Type"), "text/html; charset=utf-8") << target;
    const bool shared = header(response, "Set-Cookie").empty();
    EXPECT_EQ(shared, target == std::string_view("/index.html")) << target;
    EXPECT_EQ(header(response, "Cache-Control"), shared ? "no-cache" : "private, no-cache")
        << target;
  }
  const auto missing = get("/no/such/page/");
  EXPECT_EQ(missing.status, 404);
  EXPECT_EQ(*missing.body, *get("/").body);
  EXPECT_EQ(header(missing, "Cache-Control"), "no-store");
  EXPECT_NE(get("/rules/cam").body->find("Rules"), std::string::npos) << "an entry of its own";
  EXPECT_EQ(get("/assets/gone-0123abcd.js").status, 404);
  const auto dotted = get("/records/club-1.05-2008");
  EXPECT_EQ(header(dotted, "Content-Type"), "text/html; charset=utf-8") << "no file";
  EXPECT_EQ(get("/assets").status, 404);
  EXPECT_EQ(header(get("/camlann_core.wasm"), "Content-Type"), "application/wasm");
  EXPECT_EQ(get("/api/nothing").status, 404);
  EXPECT_EQ(get("/api/").status, 404);
  EXPECT_EQ(get("/..%2f..%2fetc/passwd").status, 400);
}

TEST_F(RouterPagesTest, TheDescriptionOfTheInterfaceIsInTheLanguageOfTheReader_50) {
  const auto title = [&](const std::string& target, const std::string& accepted) {
    auto request = get_request(target);
    request.accept_language = accepted;
    const auto response = send(request);
    EXPECT_EQ(response.status, 200) << target;
    EXPECT_NE(std::find(response.headers.begin(), response.headers.end(),
                        std::pair<std::string, std::string>("Vary", "Accept-Language")),
              response.headers.end())
        << target;
    return response.body->substr(response.body->find("<title>"));
  };
  EXPECT_EQ(title("/api?language=de", "pl"), "<title>Schnittstelle");
  EXPECT_EQ(title("/api", "de-AT, en;q=0.5"), "<title>Schnittstelle");
  EXPECT_EQ(title("/api?language=en", "de"), "<title>Interface");
  EXPECT_EQ(title("/api", "pl"), "<title>Interface") << "has no page";
  EXPECT_EQ(title("/api?language=../docs/index", ""), "<title>Interface");
}

// Point 10 of issue 49.
TEST_F(RouterPagesTest, PagesOfThingsThatAreNotThereAnswer404WithTheirPage) {
  for (const char* target : {"/game/k3v9",        "/game/000000000000",
                             "/records/none",     "/club/none",
                             "/tournament/none",  "/league/none",
                             "/player/nobody",    "/@/Nobody",
                             "/player/level-99",  "/puzzles/cam/none",
                             "/puzzles/chess",    "/puzzles/chess/cam-1",
                             "/club/none/",       "/i/none",
                             "/i/000000000000",   "/endings/cam",
                             "/endings/cam/none", "/endings/chess/race-1",
                             "/endings/cam/race", "/endings/cam/race-1%22,%22cam/race-2"}) {
    const auto response = get(target);
    EXPECT_EQ(response.status, 404) << target;
    EXPECT_EQ(header(response, "Content-Type"), "text/html; charset=utf-8") << target;
    EXPECT_EQ(header(response, "Cache-Control"), "no-store") << target;
    EXPECT_EQ(header(response, "ETag"), "") << target;
    EXPECT_NE(response.body->find(std::string_view(target).starts_with("/game") ? "Game" : "Page"),
              std::string::npos)
        << "its own page says what is missing: " << target;
    EXPECT_EQ(get(target, {}).status, 404) << "to strangers " << target;
  }
}

TEST_F(RouterPagesTest, PagesOfThingsThatAreThereAnswer200) {
  const auto made = [&](const char* where, const char* what, const char* id) {
    const auto response = post(where, what);
    EXPECT_EQ(response.status, 201) << *response.body;
    return text_field(body(response), id);
  };
  const auto quiet =
      made("/api/tournaments",
           R"({"name":"Quiet","variant":"cam","host":"Ann","time":{"base":300},"system":"swiss"})",
           "id");
  const auto club = made("/api/clubs", R"({"name":"Real club","host":"Ann"})", "address");
  const auto game = new_game();
  const auto invitation = made("/api/invitations", R"({"variant":"cam","name":"Ann"})", "id");
  for (const auto& target :
       {"/i/" + invitation, "/i/" + invitation + "/", std::string("/i"), std::string("/endings"),
        std::string("/endings/cam/race-1"), std::string("/endings/cam/race-2/"),
        "/tournament/" + quiet, "/club/" + club, "/game/" + game.substr(game.rfind('/') + 1),
        std::string("/player/level-3"), std::string("/records/one"), std::string("/puzzles/cam"),
        std::string("/puzzles/cam/cam-1"), std::string("/puzzles/cam/daily"),
        std::string("/puzzles/cam/storm"), std::string("/game/here-1234"),
        std::string("/records/1234"), std::string("/player"), std::string("/club/")}) {
    EXPECT_EQ(get(target).status, 200) << target;
  }
}

TEST_F(RouterPagesTest, WhereTheStoreFailsThePageIsSentAsItIs) {
  store_.fail_reads = true;
  EXPECT_EQ(get("/game/000000000000").status, 200);
  EXPECT_EQ(get("/game/000000000000", {}).status, 200);
}

TEST_F(RouterPagesTest, TheManualHasItsPagesAndNoOthers) {
  const std::pair<const char*, const char*> pages[] = {{"/docs", "Manual"},
                                                       {"/docs/", "Manual"},
                                                       {"/docs/notes/one", "Note"},
                                                       {"/docs/notes/one/", "Note"},
                                                       {"/docs/logs", "Logs"}};
  for (const auto& [target, title] : pages) {
    const auto response = get(target);
    EXPECT_EQ(response.status, 200) << target;
    EXPECT_NE(response.body->find(title), std::string::npos) << target;
    EXPECT_EQ(header(response, "Content-Type"), "text/html; charset=utf-8") << target;
  }
  for (const char* target : {"/docs/notes", "/docs/notes/two", "/docs/none", "/documents"}) {
    const auto response = get(target);
    EXPECT_EQ(response.status, 404) << target;
    EXPECT_EQ(*response.body, *get("/").body) << target;
  }
  EXPECT_EQ(get("/docs/none.svg").status, 404);
}

TEST_F(RouterPagesTest, AnUnreadableAddressLeadsToTheErrorPage) {
  Request request;
  request.method = "GET";
  request.accept = "text/html,application/xhtml+xml,*/*;q=0.8";
  request.target = "/game/%00%ff";
  const auto response = send(request);
  EXPECT_EQ(response.status, 400);
  EXPECT_EQ(*response.body, *get("/").body);
  EXPECT_EQ(header(get("/game/%00%ff"), "Content-Type"), "application/json") << "no browser";
  request.target = "/api/games/%00";
  EXPECT_EQ(header(send(request), "Content-Type"), "application/json");
}

TEST_F(RouterPagesTest, ThePageOfAGamePreloadsTheRequestsOfItsScript) {
  const auto game = new_game();
  const auto id = game.substr(game.rfind('/') + 1);
  const auto page = get("/game/" + id);
  EXPECT_NE(page.body->find("Game"), std::string::npos);
  EXPECT_EQ(header(page, "Link"), "<" + game + "?state=1>; rel=preload; as=fetch; crossorigin");
  for (const auto* other : {"/game/", "/game", "/game/%0aX", "/game/k3v9", "/rules/cam", "/"}) {
    EXPECT_EQ(header(get(other), "Link"), "") << other;
  }
}

TEST_F(RouterPagesTest, AGameIsOpenedWithItsPosition) {
  const auto game = new_game();
  EXPECT_EQ(body(get(game)).as_object().count("state"), 0U) << "only for those who ask";
  EXPECT_EQ(body(get(game + "?state=0")).as_object().count("state"), 0U);
  const auto opened = body(get(game + "?state=1"));
  EXPECT_EQ(field(opened, "state.outcomes").as_array().size(), 54U);
  EXPECT_EQ(text_field(opened, "state.pieces.C5"), "M");
  EXPECT_EQ(text_field(opened, "state.fen"), text_field(opened, "fen"));

  (void)post(game + "/moves", R"({"ply":0,"move":"C5-C6","nonce":"n1"})");
  const auto later = body(get(game + "?state=1"));
  EXPECT_EQ(field(later, "state.ply"), 1);
  EXPECT_EQ(text_field(later, "state.pieces.C6"), "M");
  EXPECT_EQ(body(get(game)).as_object().count("state"), 0U);
}

TEST_F(RouterPagesTest, AnOpenedGameTravelsPacked) {
  Request request;
  request.method = "GET";
  request.target = new_game() + "?state=1";
  request.cookie = anna;
  const auto plain = send(request);
  EXPECT_EQ(header(plain, "Content-Encoding"), "");
  request.accept_encoding = "br, gzip";
  const auto packed = send(request);
  EXPECT_EQ(header(packed, "Content-Encoding"), "gzip");
  EXPECT_EQ(header(packed, "Vary"), "Accept-Encoding");
  EXPECT_EQ(*packed.body, gzip(*plain.body));
  EXPECT_LT(packed.body->size() * 4, plain.body->size());
  request.accept_encoding = "gzip;q=0";
  EXPECT_EQ(*send(request).body, *plain.body);
}

TEST_F(RouterPagesTest, AGameThatCanHaveAThousandMovesIsOpenedWithoutThem) {
  const auto made =
      post("/api/games",
           R"({"variant":"camelot","opponent":"person","fen":"2/8/10/2K1mmmm2K1/11K/3mmmmm4/6K5/)"
           R"(2KmmmmmKK2/3K2K2K2/12/12/6K3K1/12/10/7K/2 w"})");
  ASSERT_EQ(made.status, 201) << *made.body;
  const auto opened = body(get("/api/games/" + text_field(body(made), "id") + "?state=1"));
  EXPECT_EQ(opened.as_object().count("state"), 0U);
}

TEST_F(RouterTest, NamesOfAListFollowTheRulesForGuests) {
  const auto made = post("/api/tournaments",
                         R"({"name":"Room cup","variant":"cam","time":{"base":300},"host":"Ann"})");
  ASSERT_EQ(made.status, 201) << *made.body;
  const auto at = "/api/tournaments/" + text_field(body(made), "id");
  const auto refused =
      post(at + "/enter-names", R"({"text":"Vera 1700\nModerator\nWilli\n4dm1n","form":"lines"})");
  EXPECT_GE(refused.status, 400);
  EXPECT_EQ(text_field(body(refused), "error.where"), "line 2") << *refused.body;
  EXPECT_NE(refused.body->find(" Line 4: "), std::string::npos) << *refused.body;
  EXPECT_EQ(number_field(body(get(at)), "players"), 0);
  auto stranger = post_request(at + "/enter-names", R"({"text":"Vera"})");
  stranger.cookie = berta;
  EXPECT_EQ(send(stranger).status, 409);
  EXPECT_EQ(post(at + "/enter-names", R"({"text":""})").status / 100, 4);
  EXPECT_EQ(
      post(at + "/enter-names", R"({"text":")" + std::string(65'537, 'x') + "\"}").status / 100, 4);
  ASSERT_EQ(post(at + "/enter-names", R"({"text":"name;rating\nVera;1700","form":"csv"})").status,
            200);
  EXPECT_EQ(number_field(body(get(at)), "entrants.0.rating"), 1700);
}

TEST_F(BrowserTest, TheFileOfATournamentComesAndLeaves) {
  (void)member("Ratatosk");
  const std::string head =
      R"({"tournament":1,"terms":{"system":"swiss","rounds":5,"cycles":1,"allAtOnce":false,)"
      R"("thirdPlace":false,"replays":2,"seed":18446744073709551615,"tieBreaks":["wins"]}})"
      "\n";
  const auto entered = [](const std::string& name) {
    return R"({"event":"entered","player":")" + name + R"(","rating":1500})" + '\n';
  };
  const auto with_file = [](const std::string& text) {
    return R"({"name":"From a file","variant":"cam","time":{"base":300},"host":"Ann","file":)" +
           boost::json::serialize(boost::json::value(text)) + '}';
  };
  // A name of an account is marked here, and not in the file that leaves.
  const auto file = head + entered("Vera") + entered("Ratatosk");
  const auto made = post("/api/tournaments", with_file(file));
  ASSERT_EQ(made.status, 201) << *made.body;
  EXPECT_EQ(text_field(body(made), "entrants.0.name"), "Vera");
  EXPECT_EQ(text_field(body(made), "entrants.1.name"), "Ratatosk (no device)");
  const auto left = get("/api/tournaments/" + text_field(body(made), "id") + "/tournament.jsonl");
  ASSERT_EQ(left.status, 200);
  EXPECT_EQ(*left.body, file);
  for (const auto& [text, line] :
       {std::pair(head + entered("Vera") + entered("Moderator"), "Line 3: "),
        std::pair(head + entered("Vera") + entered("V\u0435ra"), "Line 3: "),
        std::pair(head + entered(" Vera"), "Line 2: "),
        std::pair(head + entered("Vera (no device)"), "Line 2: "),
        std::pair(head + entered("Vera") + entered("Vera"), "Line 3, Vera: "),
        std::pair(file.substr(0, file.size() - 9), "Line 3: ")}) {
    const auto refused = post("/api/tournaments", with_file(text));
    EXPECT_GE(refused.status, 400) << text;
    EXPECT_LT(refused.status, 500) << text;
    EXPECT_EQ(text_field(body(refused), "error.where"), "file") << *refused.body;
    EXPECT_NE(refused.body->find(line), std::string::npos) << *refused.body;
  }
  EXPECT_EQ(post("/api/tournaments", with_file(std::string(98'305, 'x'))).status / 100, 4);
}

TEST_F(RouterTest, GuessesOfAnEntryCodeAreLimited) {
  const auto made = post("/api/tournaments",
                         R"({"name":"Closed cup","variant":"cam","time":{"base":300},"host":"Ann",)"
                         R"("code":"Ratatosk","public":true})");
  ASSERT_EQ(made.status, 201) << *made.body;
  EXPECT_EQ(made.body->find("Ratatosk"), std::string::npos);
  const auto id = text_field(body(made), "id");
  const auto at = "/api/tournaments/" + id;
  const auto enter = [&](const std::string& code) {
    auto request = post_request(at + "/enter", R"({"name":"Ben","code":")" + code + "\"}");
    request.cookie = berta;
    return send(request);
  };
  for (int i = 0; i < limits_.entry_codes_per_player.burst; ++i) {
    ASSERT_EQ(enter("guess" + std::to_string(i)).status, 409) << i;
  }
  const auto late = enter("Ratatosk");
  EXPECT_EQ(late.status, 429);
  EXPECT_NE(header(late, "Retry-After"), "");
  now_ += limits_.entry_codes_per_player.each;
  EXPECT_EQ(enter("Ratatosk").status, 200);
  for (int i = 0; i < 2 * limits_.entry_codes_per_player.burst; ++i) {
    ASSERT_EQ(enter("Ratatosk").status, 200) << "the right one costs nothing";
  }
  EXPECT_EQ(text_field(body(get(at + "/entries")), "code"), "Ratatosk");
  EXPECT_EQ(get(at + "/entries", berta).body->find("Ratatosk"), std::string::npos);
  for (const char* what : {"", "/standing.csv", "/report.trf", "/tournament.jsonl", "/rounds.ics",
                           "/feed.atom", "/log"}) {
    EXPECT_EQ(get(at + what).body->find("Ratatosk"), std::string::npos) << what;
  }
  EXPECT_EQ(get("/api/tournaments").body->find("Ratatosk"), std::string::npos);
}

TEST_F(RouterTest, GuessesOfAnEntryCodeOfALeagueAreLimited) {
  const auto made = post("/api/leagues", R"({"name":"Closed league","variant":"cam","host":"Ann",)"
                                         R"("code":"Ratatosk","public":true})");
  ASSERT_EQ(made.status, 201) << *made.body;
  EXPECT_EQ(made.body->find("Ratatosk"), std::string::npos);
  const auto at = "/api/leagues/" + text_field(body(made), "id");
  const auto enter = [&](const std::string& code) {
    auto request = post_request(at + "/enter", R"({"name":"Ben","code":")" + code + "\"}");
    request.cookie = berta;
    return send(request);
  };
  for (int i = 0; i < limits_.entry_codes_per_player.burst; ++i) {
    ASSERT_EQ(enter("guess" + std::to_string(i)).status, 409) << i;
  }
  EXPECT_EQ(enter("Ratatosk").status, 429);
  now_ += limits_.entry_codes_per_player.each;
  EXPECT_EQ(enter("Ratatosk").status, 200);
  EXPECT_EQ(text_field(body(get(at + "/entries")), "code"), "Ratatosk");
  EXPECT_EQ(get(at + "/entries", berta).body->find("Ratatosk"), std::string::npos);
  for (const char* what : {"", "/log"}) {
    EXPECT_EQ(get(at + what).body->find("Ratatosk"), std::string::npos) << what;
  }
  EXPECT_EQ(get("/api/leagues").body->find("Ratatosk"), std::string::npos);
}

}  // namespace
}  // namespace camlann::server::test
