// Reports, the moderation page, and bans in force, over the HTTP interface without a network:
// permissions, and the answers to clients without them.
#include <gtest/gtest.h>

#include <string>

#include "server/browser_fixture.hpp"
#include "server/services/moderation/moderation_actions.hpp"

namespace camlann::server::test {
namespace {

class HostRoutesTest : public BrowserTest {
 protected:
  /// Straight into the tables, as the command line does; in force in the desk's next round.
  void decide(DeedKind kind, const std::string& target) {
    message::Deed deed;
    deed.deed = kind;
    deed.target = target;
    deed.reason = "insults";
    const auto done = perform(*host_tables_, deed, {}, time_);
    EXPECT_TRUE(done) << done.error().what;
    moderation_.run_once(std::chrono::milliseconds(0));
  }
  void set_words(const std::string& word) {
    message::Deed deed;
    deed.deed = DeedKind::words;
    deed.words = {word};
    EXPECT_TRUE(perform(*host_tables_, deed, {}, time_));
    moderation_.run_once(std::chrono::milliseconds(0));
  }
  /// The directory has it that this browser's account keeps order.
  void make_admin(Browser& browser, const std::string& its_name, bool admin = true) {
    Account account;
    account.id = id(browser);
    account.name = its_name;
    account.admin = admin;
    directory_.put(account);
  }
  /// Returns a game of Anna and Berta, listed in the tables.
  std::string shared_game() {
    const auto made = post("/api/invitations",
                           R"({"variant":"cam","opponent":"person","name":"A","colour":"w"})");
    EXPECT_EQ(made.status, 201) << *made.body;
    auto sit = post_request("/api/invitations/" + text_field(body(made), "id") + "/sit-down",
                            R"({"name":"B"})");
    sit.cookie = berta;
    const auto sat = send(sit);
    EXPECT_EQ(sat.status, 200) << *sat.body;
    return text_field(body(sat), "game");
  }
  Response say(const std::string& game, const std::string& what) {
    return post("/api/games/" + game + "/chat", what);
  }
  Response post_as(const std::string& cookie, const std::string& target, const std::string& text,
                   const std::string& address = {}) {
    auto request = post_request(target, text);
    request.cookie = cookie;
    request.address = address;
    return send(request);
  }
  static std::string report_of(const std::string& player, const std::string& more = {}) {
    return R"({"player":")" + player + R"(","subject":"chat")" + more + "}";
  }
  std::size_t entries() { return host_tables_->log(1'000'000, 1000).value().size(); }

  const std::string mute_anna_ = R"({"deed":"mute","target":"Anna_T","hours":2,"reason":"loud"})";
};

TEST_F(HostRoutesTest, OnlyModeratorsSeeHowAPlayersMovesCompare) {
  const std::string path = "/api/admin/fair-play?player=";
  Account known;
  known.id = player_of(std::string(32, 'a'));
  known.name = "Anna_T";
  directory_.put(known);
  Browser guest;
  ask(guest, "/api/games");
  auto account = member("Marta");
  for (auto* browser : {&guest, &account}) EXPECT_EQ(ask(*browser, path + "Anna_T").status, 403);
  auto admin = member("Zoe_K");
  make_admin(admin, "Zoe_K");
  const auto report = ask(admin, path + "Anna_T");
  ASSERT_EQ(report.status, 200) << *report.body;
  EXPECT_EQ(text_field(body(report), "player"), player_of(std::string(32, 'a')));
  EXPECT_EQ(ask(admin, path).status, 400);
  EXPECT_EQ(ask(admin, path + "Anna_T&game=x").status, 400);
  EXPECT_EQ(ask(admin, path + "Anna_T&game=" + std::string(12, 'a')).status, 404);
  EXPECT_EQ(ask(admin, path + "Anna_T", mute_anna_).status, 405);
  make_admin(admin, "Zoe_K", false);
  EXPECT_EQ(ask(admin, path + "Anna_T").status, 403);
}

TEST_F(HostRoutesTest, Point49_16OnlyModeratorsImport) {
  const std::string list =
      R"({"text":"name,rating\nAnn Lee,1850\nBen,x","form":"csv","variant":"cam","speed":"slow","save":)";
  Browser guest;
  ask(guest, "/api/games");
  auto account = member("Marta");
  for (auto* browser : {&guest, &account}) {
    EXPECT_EQ(ask(*browser, "/api/admin/import", list + "true}").status, 403);
  }
  auto admin = member("Zoe_K");
  make_admin(admin, "Zoe_K");
  const auto preview = ask(admin, "/api/admin/import", list + "false}");
  ASSERT_EQ(preview.status, 200) << *preview.body;
  EXPECT_EQ(number_field(body(preview), "faults.0.line"), 3);
  EXPECT_EQ(field(body(ask(guest, "/api/imported?name=ann")), "players").as_array().size(), 0U);
  ASSERT_EQ(ask(admin, "/api/admin/import", list + "true}").status, 200);
  EXPECT_EQ(ask(admin, "/api/admin/import", R"({"text":"","form":"csv"})").status, 400);
  const auto found = body(ask(guest, "/api/imported?name=ann"));
  ASSERT_EQ(text_field(found, "players.0.name"), "Ann Lee");
  const auto path = "/api/imported/" + text_field(found, "players.0.id");
  const auto page = ask(guest, path);
  ASSERT_EQ(page.status, 200) << *page.body;
  EXPECT_EQ(number_field(body(page), "ratings.0.rating"), 1850);
  EXPECT_EQ(ask(guest, path + "/claim", R"({"text":"me"})").status, 403) << "no account";
  EXPECT_EQ(ask(guest, path + "/other").status, 404);
  EXPECT_EQ(ask(guest, "/api/imported/" + std::string(14, 'x')).status, 404);
  EXPECT_EQ(ask(guest, "/player/" + text_field(found, "players.0.id")).status, 200);
  EXPECT_EQ(ask(guest, "/player/" + std::string(14, 'x')).status, 404);
  // The name is that of the player alone.
  Browser other;
  ask(other, "/api/games");
  const auto taken = ask(other, "/api/account", R"({"name":"Ann-Lee","password":"correct horse"})");
  EXPECT_EQ(taken.status, 409) << *taken.body;
  EXPECT_EQ(text_field(body(taken), "error.what"), "This name looks like Ann Lee, which is taken");
}

TEST_F(HostRoutesTest, OnlyModeratorsGetModerationPages) {
  Browser guest;
  ask(guest, "/api/games");
  auto account = member("Marta");
  for (auto* browser : {&guest, &account}) {
    EXPECT_EQ(ask(*browser, "/api/admin").status, 403);
    EXPECT_EQ(ask(*browser, "/api/admin/log").status, 403);
    EXPECT_EQ(ask(*browser, "/api/admin", mute_anna_).status, 403);
  }
  auto admin = member("Zoe_K");
  make_admin(admin, "Zoe_K");
  const auto seen = ask(admin, "/api/admin");
  ASSERT_EQ(seen.status, 200) << *seen.body;
  EXPECT_EQ(ask(admin, "/api/admin", mute_anna_).status, 200);
  EXPECT_EQ(entries(), 1U);

  auto forged = admin;
  auto key = forged["camlann_session"];
  key.back() = key.back() == 'a' ? 'b' : 'a';
  forged.forge("camlann_session", key);
  EXPECT_EQ(ask(forged, "/api/admin").status, 403) << "a forged key is a guest's at most";
  const auto ended = admin;
  ASSERT_EQ(ask(admin, "/api/session/end", "{}").status, 200);
  auto old = ended;
  EXPECT_EQ(ask(old, "/api/admin", mute_anna_).status, 403) << "the session has ended";
  EXPECT_EQ(entries(), 1U);
}

TEST_F(HostRoutesTest, FormerModeratorsAreRefused) {
  auto admin = member("Zoe_K");
  make_admin(admin, "Zoe_K");
  ASSERT_EQ(ask(admin, "/api/admin").status, 200);
  make_admin(admin, "Zoe_K", false);
  EXPECT_EQ(ask(admin, "/api/admin", mute_anna_).status, 403);
}

TEST_F(HostRoutesTest, ThePageCannotAppointAdmins) {
  auto admin = member("Zoe_K");
  make_admin(admin, "Zoe_K");
  for (const char* deed : {"make-admin", "unmake-admin"}) {
    const auto body = std::string(R"({"deed":")") + deed + R"(","target":"Anna_T"})";
    EXPECT_EQ(ask(admin, "/api/admin", body).status, 403);
  }
  for (const char* body :
       {"", "{", R"({"deed":"shoot","target":"Anna_T"})", R"({"target":"Anna_T"})",
        R"({"deed":"ban","target":"Anna_T","hours":0,"reason":"x"})",
        R"({"deed":"ban","target":"Anna_T","reason":"two\nlines"})",
        R"({"deed":"ban-range","target":"everywhere","reason":"x"})", "{\"deed\":\"\xff\"}"}) {
    auto request = post_request("/api/admin", body);
    request.cookie = admin.cookies();
    EXPECT_EQ(send(request).status, 400) << body;
  }
  EXPECT_EQ(entries(), 0U);
}

TEST_F(HostRoutesTest, AReportIsReadWithTheChatOfItsGame) {
  const auto game = shared_game();
  ASSERT_EQ(say(game, R"({"phrase":"oops"})").status, 200);
  const auto about = player_of(std::string(32, 'a'));
  const auto sent =
      post_as(berta, "/api/reports", report_of(about, R"(,"text":"rude","game":")" + game + '"'));
  EXPECT_EQ(sent.status, 201) << *sent.body;
  EXPECT_EQ(post_as(berta, "/api/reports", report_of(about)).status, 409) << "one is enough";
  auto admin = member("Zoe_K");
  make_admin(admin, "Zoe_K");
  const auto moderation = body(ask(admin, "/api/admin"));
  EXPECT_EQ(text_field(moderation, "reports.0.name"), "Anna_T");
  EXPECT_EQ(text_field(moderation, "reports.0.text"), "rude");
  EXPECT_EQ(text_field(moderation, "reports.0.game"), game);
  const auto after = ask(admin, "/api/admin", mute_anna_);
  EXPECT_TRUE(field(body(after), "reports").as_array().empty()) << "a decision closes it";
  EXPECT_EQ(text_field(body(after), "log.0.by"), "Zoe_K");
  EXPECT_EQ(text_field(body(after), "measures.0.reason"), "loud");
}

TEST_F(HostRoutesTest, AFloodOfReportsIsRefusedAndSoIsNonsense) {
  for (int i = 0; i < limits_.reports_per_player.burst; ++i) {
    EXPECT_EQ(post("/api/reports", report_of("nobody")).status, 404) << i;
  }
  EXPECT_EQ(post("/api/reports", report_of("Berta_T")).status, 429);
  for (const std::string& body :
       {std::string("{}"), report_of(""), report_of("Anna_T", R"(,"game":"../x")"),
        report_of("Anna_T", R"(,"text":")" + std::string(501, 'x') + '"'),
        std::string("{\"player\":\"\xff\",\"subject\":\"chat\"}"),
        std::string(R"({"player":"Anna_T","subject":"nose"})")}) {
    EXPECT_EQ(post_as(berta, "/api/reports", body).status, 400) << body;
  }
  EXPECT_EQ(host_tables_->reports().count_open().value(), 0);
}

TEST_F(HostRoutesTest, AMutedPlayerSeesTheReasonAndMayPlay) {
  const auto game = shared_game();
  ASSERT_EQ(say(game, R"({"phrase":"hello"})").status, 200);
  decide(DeedKind::mute, "Anna_T");
  const auto refused = say(game, R"({"phrase":"hello"})");
  EXPECT_EQ(refused.status, 403);
  EXPECT_EQ(text_field(body(refused), "error.what"), "You cannot chat: insults");
  EXPECT_EQ(
      post("/api/games/" + game + "/moves", R"({"ply":0,"move":"C5-C6","nonce":"n-0123456789"})")
          .status,
      200);
  decide(DeedKind::lift, "Anna_T");
  EXPECT_EQ(say(game, R"({"phrase":"hello"})").status, 200);
}

TEST_F(HostRoutesTest, GuestsUsePhrasesUnlessTheHostAllowsText) {
  const auto game = shared_game();
  EXPECT_EQ(say(game, R"({"text":"good evening"})").status, 403);
  message::Deed on;
  on.deed = DeedKind::guests_write;
  on.on = true;
  ASSERT_TRUE(perform(*host_tables_, on, {}, time_));
  moderation_.run_once(std::chrono::milliseconds(0));
  EXPECT_EQ(say(game, R"({"text":"good evening"})").status, 200);
  set_words("evening");
  EXPECT_EQ(say(game, R"({"text":"good E.V.E.N.I.N.G"})").status, 400);
  EXPECT_EQ(say(game, R"({"text":"good evenings"})").status, 200);
}

TEST_F(HostRoutesTest, WordsOfTheHostAreInNoName) {
  set_words("rude");
  auto browser = member("Marta");
  EXPECT_EQ(ask(browser, "/api/account/name", R"({"name":"Rude_Marta"})").status, 400);
  Browser fresh;
  ask(fresh, "/api/games");
  EXPECT_EQ(ask(fresh, "/api/account", R"({"name":"rud3","password":"correct horse"})").status,
            400);
  const auto refused =
      post("/api/invitations", R"({"variant":"cam","opponent":"person","name":"RUDE one"})");
  EXPECT_EQ(refused.status, 400);
  EXPECT_EQ(text_field(body(refused), "error.where"), "name");
  EXPECT_EQ(post("/api/clubs", R"({"name":"The rude","host":"A"})").status, 400);
  EXPECT_EQ(post("/api/clubs", R"({"name":"Fine","about":"r u d e","host":"A"})").status, 400);
  EXPECT_EQ(post("/api/clubs", R"({"name":"Fine","host":"rude"})").status, 400);
  EXPECT_EQ(post("/api/clubs", R"({"name":"Fine","host":"A"})").status, 201);
}

TEST_F(HostRoutesTest, ABannedPlayerReadsAndChangesNothing) {
  const auto game = shared_game();
  decide(DeedKind::ban, "Anna_T");
  const auto refused =
      post("/api/games/" + game + "/moves", R"({"ply":0,"move":"C5-C6","nonce":"n-0123456789"})");
  EXPECT_EQ(refused.status, 403);
  EXPECT_EQ(text_field(body(refused), "error.what"), "You are banned from this server: insults");
  EXPECT_EQ(get("/api/games/" + game).status, 200);
  Request socket;
  socket.host = "localhost:8080";
  socket.cookie = anna;
  EXPECT_FALSE(router_->socket_player(socket));
  socket.cookie = berta;
  EXPECT_TRUE(router_->socket_player(socket));
}

TEST_F(HostRoutesTest, ABannedAccountCannotSignInAndLearnsWhyOnlyWithItsPassword) {
  auto browser = member("Marta");
  const auto player = id(browser);
  InForce now;
  now.measures.push_back({MeasureKind::ban, player, "Marta", "cheating", 0, {}});
  directory_.sanctions().set(now);
  Browser other;
  ask(other, "/api/games");
  const auto right = ask(other, "/api/session", R"({"name":"Marta","password":"correct horse"})");
  EXPECT_EQ(right.status, 409);
  EXPECT_EQ(text_field(body(right), "error.what"), "You are banned from this server: cheating");
  const auto wrong = ask(other, "/api/session", R"({"name":"Marta","password":"incorrect one"})");
  EXPECT_EQ(wrong.status, 422);
}

TEST_F(HostRoutesTest, OnlyModeratorsConnectFromABannedRange) {
  auto admin = member("Zoe_K");
  auto marta = member("Marta");
  make_admin(admin, "Zoe_K");
  message::Deed deed;
  deed.deed = DeedKind::ban_range;
  deed.target = "203.0.113.0/24";
  deed.reason = "flood";
  ASSERT_TRUE(perform(*host_tables_, deed, {}, time_));
  moderation_.run_once(std::chrono::milliseconds(0));
  const std::string barred = "203.0.113.200";

  Browser guest;
  const auto refused = ask(guest, "/api/games", {}, barred);
  EXPECT_EQ(refused.status, 403);
  EXPECT_EQ(header(refused, "Set-Cookie"), "") << "no guest is made there";
  EXPECT_EQ(text_field(body(refused), "error.what"),
            "Your address is banned from this server: flood");
  EXPECT_EQ(ask(guest, "/api/games", {}, "203.0.114.200").status, 200);
  EXPECT_EQ(ask(marta, "/api/games", {}, barred).status, 403) << "an account neither";
  EXPECT_EQ(ask(admin, "/api/admin", {}, barred).status, 200);
  Browser fresh;
  const std::string password = R"(","password":"correct horse"})";
  EXPECT_EQ(ask(fresh, "/api/session", R"({"name":"Marta)" + password, barred).status, 409);
  Request page;
  page.method = "GET";
  page.target = "/";
  page.host = "localhost:8080";
  page.address = barred;
  const auto shown = send(page);
  EXPECT_EQ(shown.status, 200) << "the page says what the interface answers";
  EXPECT_EQ(header(shown, "Set-Cookie"), "");
  Request socket;
  socket.host = "localhost:8080";
  socket.cookie = marta.cookies();
  socket.address = barred;
  EXPECT_FALSE(router_->socket_player(socket));
  socket.cookie = admin.cookies();
  EXPECT_TRUE(router_->socket_player(socket));
}

}  // namespace
}  // namespace camlann::server::test
