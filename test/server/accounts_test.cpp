// Accounts over the HTTP interface without a network: a browser's identity before and after signing
// in, and the end of a session.
#include <gtest/gtest.h>

#include <chrono>
#include <optional>
#include <string>
#include <vector>

#include "server/browser_fixture.hpp"
#include "server/core/passwords.hpp"

namespace camlann::server::test {
namespace {

std::string new_password(const std::string& before, const std::string& after) {
  return R"({"password":")" + before + R"(","newPassword":")" + after + R"("})";
}

using AccountsTest = BrowserTest;

TEST_F(AccountsTest, AGuestKeepsGamesInANewAccount) {
  Browser browser;
  ask(browser, "/api/games");
  const auto guest = id(browser);
  const auto game = ask(browser, "/api/games", R"({"variant":"cam","opponent":"person"})");
  ASSERT_EQ(game.status, 201);
  const auto made = ask(browser, "/api/account", marta);
  ASSERT_EQ(made.status, 201) << *made.body;
  EXPECT_EQ(text_field(body(made), "id"), guest);
  EXPECT_EQ(text_field(body(made), "name"), "Marta");
  EXPECT_EQ(made.body->find("correct"), std::string::npos);
  EXPECT_EQ(id(browser), guest);
  EXPECT_EQ(name(browser), "Marta");
  EXPECT_EQ(browser["camlann_name"], "Marta");
  EXPECT_EQ(browser["camlann_id"], guest);
  const auto games = body(ask(browser, "/api/games"));
  EXPECT_EQ(text_field(games, "games.0.id"), text_field(body(game), "id"));
}

TEST_F(AccountsTest, AnotherBrowserSignsInAndSeesTheGames) {
  auto first = member("Marta");
  ask(first, "/api/games", R"({"variant":"cam","opponent":"person"})");
  Browser second;
  ask(second, "/api/games");
  EXPECT_NE(id(second), id(first));
  const auto in = ask(second, "/api/session", R"({"name":"mARTA","password":"correct horse"})");
  ASSERT_EQ(in.status, 200) << *in.body;
  EXPECT_EQ(id(second), id(first));
  EXPECT_NE(second["camlann_session"], first["camlann_session"]);
  EXPECT_EQ(field(body(ask(second, "/api/games")), "games").as_array().size(), 1U);
}

TEST_F(AccountsTest, AGuestKeepsGamesIfTheAdoptingAccountEnds) {
  auto account = member("Marta");
  Browser guest;
  ask(guest, "/api/games", R"({"variant":"cam","opponent":"person"})");
  ASSERT_EQ(ask(guest, "/api/session", marta).status, 200);
  ASSERT_NE(guest["camlann_guest"], "");
  // The games' database does not have the account.
  const auto refused = ask(guest, "/api/account/guest", R"({"move":true})");
  EXPECT_EQ(refused.status, 409) << *refused.body;
  EXPECT_NE(guest["camlann_guest"], "") << "the only way to his games";
  EXPECT_EQ(number_field(body(ask(guest, "/api/account/guest")), "games"), 1);
  store_.execute(account_row("Marta", false, id(account)));
  EXPECT_EQ(ask(guest, "/api/account/guest", R"({"move":true})").status, 200);
  EXPECT_EQ(guest["camlann_guest"], "");
}

TEST_F(AccountsTest, ALateResponseToTheGuestDoesNotSignOut) {
  member("Marta");
  Browser browser;
  const auto page = ask(browser, "/");
  const auto list = ask(browser, "/api/games");
  Browser stranger;  // before its first cookie
  const auto first = ask(stranger, "/api/games");
  ASSERT_EQ(ask(browser, "/api/session", marta).status, 200);
  for (const auto& late : {page, list, first}) {
    browser.keep(late);
    EXPECT_EQ(name(browser), "Marta");
    EXPECT_EQ(browser["camlann_name"], "Marta") << "what scripts read is put right";
  }
}

TEST_F(AccountsTest, ALateResponseToTheAccountDoesNotSignIn) {
  auto browser = member("Marta");
  const auto list = ask(browser, "/api/games");
  ASSERT_EQ(ask(browser, "/api/session/end", "{}").status, 200);
  const auto guest = id(browser);
  browser.keep(list);
  EXPECT_EQ(name(browser), "");
  EXPECT_EQ(browser["camlann_name"], "");
}

TEST_F(AccountsTest, SigningOutMakesTheBrowserAFreshGuest) {
  auto browser = member("Marta");
  const auto before = browser;
  const auto player = id(browser);
  ASSERT_EQ(ask(browser, "/api/session/end", "{}").status, 200);
  EXPECT_NE(id(browser), player);
  EXPECT_EQ(name(browser), "");
  EXPECT_EQ(browser["camlann_name"], "");
  auto old = before;
  EXPECT_NE(id(old), player) << "the key of the session is nobody's";
  EXPECT_EQ(ask(browser, "/api/session/end", "{}").status, 200) << "again: nothing happens";
}

TEST_F(AccountsTest, SessionsAreListedAndEndedOneByOneOrAllOthers) {
  auto first = member("Marta");
  std::vector<Browser> more(3);
  for (auto& browser : more) {
    time_ += 1000;
    ASSERT_EQ(ask(browser, "/api/session", marta).status, 200);
  }
  const auto all = field(body(ask(first, "/api/account/sessions")), "sessions");
  ASSERT_EQ(all.as_array().size(), 4U);
  std::string other;
  int current = 0;
  for (const auto& session : all.as_array()) {
    EXPECT_EQ(text_field(session, "browser"), "Firefox on Linux");
    if (field(session, "current").as_bool())
      ++current;
    else
      other = text_field(session, "id");
  }
  EXPECT_EQ(current, 1);
  const auto left = ask(first, "/api/account/sessions/end", R"({"id":")" + other + R"("})");
  EXPECT_EQ(field(body(left), "sessions").as_array().size(), 3U);
  EXPECT_EQ(ask(first, "/api/account/sessions/end", R"({"id":")" + other + R"("})").status, 404);
  const auto alone = ask(first, "/api/account/sessions/end", "{}");
  EXPECT_EQ(field(body(alone), "sessions").as_array().size(), 1U);
  for (auto& browser : more) EXPECT_EQ(name(browser), "");
  EXPECT_EQ(name(first), "Marta");
}

TEST_F(AccountsTest, AnEndedSessionIsReportedForItsSockets) {
  std::vector<Identity> ended;
  directory_.on_end([&](const Identity& who) { ended.push_back(who); });
  Browser browser;
  const auto guest = id(browser);
  ASSERT_EQ(ask(browser, "/api/account", marta).status, 201);
  ASSERT_EQ(ended.size(), 1U) << "the guest is no more";
  EXPECT_EQ(ended[0], (Identity{guest, "", "", false}));
  Request handshake;
  handshake.host = "localhost:8080";
  handshake.cookie = browser.cookies();
  const auto opened = router_->socket_player(handshake).value();
  EXPECT_EQ(opened.player, guest);
  ASSERT_EQ(ask(browser, "/api/session/end", "{}").status, 200);
  ASSERT_EQ(ended.size(), 2U);
  EXPECT_EQ(ended[1].session, opened.session);
  EXPECT_EQ(ended[1].player, guest);
  EXPECT_FALSE(router_->socket_player(handshake));
}

TEST_F(AccountsTest, AnotherPasswordEndsAllSessionsButThisBrowser) {
  auto first = member("Marta");
  Browser second;
  ASSERT_EQ(ask(second, "/api/session", marta).status, 200);
  const auto before = first;
  EXPECT_EQ(
      ask(first, "/api/account/password", new_password("wrong horse", "battery staple")).status,
      422);
  EXPECT_EQ(name(second), "Marta");
  ASSERT_EQ(
      ask(first, "/api/account/password", new_password("correct horse", "battery staple")).status,
      200);
  EXPECT_EQ(name(first), "Marta");
  EXPECT_EQ(name(second), "");
  auto stolen = before;
  EXPECT_EQ(name(stolen), "") << "the browser has another key, too";
  Browser third;
  EXPECT_EQ(ask(third, "/api/session", marta).status, 422);
  EXPECT_EQ(ask(third, "/api/session", R"({"name":"marta","password":"battery staple"})").status,
            200);
}

TEST_F(AccountsTest, ACommonPasswordIsRefusedAndChangesNothing) {
  Browser guest;
  for (const char* common : {"12345678", "Passw0rd", "camelot1", "Gwenhwyfar"}) {
    const auto refused =
        ask(guest, "/api/account",
            R"({"name":"Gwenhwyfar","password":")" + std::string(common) + R"("})");
    EXPECT_EQ(refused.status, 400) << common;
    EXPECT_EQ(text_field(body(refused), "error.where"), "password");
    EXPECT_EQ(text_field(body(refused), "error.what"),
              "Many people use this password, or one like it");
  }
  EXPECT_EQ(name(guest), "");
  auto browser = member("Marta");
  const auto refused =
      ask(browser, "/api/account/password", new_password("correct horse", "Marta2024"));
  EXPECT_EQ(refused.status, 400);
  EXPECT_EQ(text_field(body(refused), "error.where"), "newPassword");
  Browser second;
  EXPECT_EQ(ask(second, "/api/session", marta).status, 200) << "the password is as before";
}

TEST_F(AccountsTest, ANameIsChangedAndTheOldOneReserved) {
  auto first = member("Marta");
  ASSERT_EQ(ask(first, "/api/account/name", R"({"name":"Martha"})").status, 200);
  EXPECT_EQ(name(first), "Martha");
  EXPECT_EQ(first["camlann_name"], "Martha");
  Browser second;
  EXPECT_EQ(ask(second, "/api/account", marta).status, 409) << "nobody passes for her";
  EXPECT_EQ(ask(first, "/api/account/name", R"({"name":"marta"})").status, 200) << "but she may";
  EXPECT_EQ(ask(first, "/api/account/name", R"({"name":"Martha"})").status, 200);
  time_ += Millis{91} * 24 * 3600 * 1000;
  EXPECT_EQ(ask(second, "/api/account", marta).status, 201) << "after a while";
  const auto rename = [&](const std::string& name) {
    return ask(first, "/api/account/name",
               R"({"name":")" + name + R"(","password":"correct horse"})");
  };
  EXPECT_EQ(rename("MARTA").status, 409);
  EXPECT_EQ(rename("ad-min").status, 400);
}

TEST_F(AccountsTest, NamesAreUniqueWithoutRegardToCase) {
  member("Marta");
  Browser other;
  const auto refused = ask(other, "/api/account", R"({"name":"mArTa","password":"another one"})");
  EXPECT_EQ(refused.status, 409);
  EXPECT_EQ(text_field(body(refused), "error.where"), "name");
  EXPECT_EQ(name(other), "");
}

TEST_F(AccountsTest, ANameThatLooksLikeAnotherIsTaken) {
  member("limes11");
  auto oscar = member("Oscar_0");
  Browser other;
  for (const char* name : {"Iimes11", "IIMES1I", "lirnes1l", "oscar_o"}) {
    const auto refused = ask(other, "/api/account",
                             R"({"name":")" + std::string(name) + R"(","password":"another one"})");
    ASSERT_EQ(refused.status, 409) << name;
    EXPECT_EQ(text_field(body(refused), "error.where"), "name");
    EXPECT_EQ(text_field(body(refused), "error.what"),
              name[0] == 'o' ? "This name looks like Oscar_0, which is taken"
                             : "This name looks like limes11, which is taken");
  }
  EXPECT_EQ(ask(oscar, "/api/account/name", R"({"name":"Iimes11"})").status, 409);
  EXPECT_EQ(ask(oscar, "/api/account/name", R"({"name":"OSCAR_O"})").status, 200)
      << "her own may look like before";
  EXPECT_EQ(ask(oscar, "/api/account/name", R"({"name":"Berta"})").status, 200);
  const auto kept = ask(other, "/api/account", R"({"name":"0scar","password":"another one"})");
  EXPECT_EQ(kept.status, 400) << "a letter first";
  const auto reserved =
      ask(other, "/api/account", R"({"name":"Oscar_o","password":"another one"})");
  EXPECT_EQ(reserved.status, 409) << "as long as the name that she had is reserved";
  EXPECT_EQ(text_field(body(reserved), "error.what"), "This name is taken");
}

TEST_F(AccountsTest, AGuestCannotLookLikeAnAccount) {
  member("limes11");
  const auto wish = [](const std::string& name) {
    return R"({"variant":"cam","opponent":"person","public":true,"name":")" + name + "\"}";
  };
  Browser guest;
  for (const char* name : {"Iimes11", "lіmes11", "ＬＩＭＥＳ１１", "ⅼimes11", " limes\u200b11"}) {
    const auto refused = ask(guest, "/api/invitations", wish(name));
    ASSERT_TRUE(refused.status == 409 || refused.status == 400) << name << *refused.body;
  }
  const auto refused = ask(guest, "/api/invitations", wish("lіmеs11"));
  EXPECT_EQ(text_field(body(refused), "error.what"),
            "This name looks like limes11, which is taken");
  EXPECT_EQ(text_field(body(refused), "error.expected"), "another name, or that you sign in");
  for (const char* name : {"limes12", "limes", "Мария"}) {
    EXPECT_EQ(ask(guest, "/api/invitations", wish(name)).status, 201) << name;
  }
}

TEST_F(AccountsTest, AccountsThatLookAlikeAlreadyStayAsTheyAre) {
  auto first = member("limes11");
  // Made by an earlier version.
  AccountWrite write;
  write.account.emplace();
  write.account->id = "other";
  write.account->name = "Iimes11";
  write.account->password = hash_password("correct horse", limits_.passwords).value();
  ASSERT_TRUE(account_store_.write(write));
  Directory directory{[this] { return time_; }};
  Accounts accounts{account_store_, directory, [this] { return time_; },
                    names_,         limits_,   silent_log()};
  ASSERT_TRUE(accounts.start());
  EXPECT_EQ(directory.player_named("iimes11"), "other");
  EXPECT_EQ(directory.player_named("LIMES11"), id(first));
  EXPECT_EQ(directory.look_alike_of("1imesll", "other"), "limes11");
  EXPECT_EQ(directory.look_alike_of("1imesll", id(first)), "Iimes11");
  accounts_.look_again("other");
  accounts_.run_once(std::chrono::milliseconds(0));
  for (const char* name : {"limes11", "iIMES11"}) {
    Browser browser;
    const auto in = ask(browser, "/api/session",
                        R"({"name":")" + std::string(name) + R"(","password":"correct horse"})");
    EXPECT_EQ(in.status, 200) << name;
  }
  EXPECT_EQ(ask(first, "/api/account/name", R"({"name":"Limes11"})").status, 200);
  EXPECT_EQ(ask(first, "/api/account/name", R"({"name":"Iimes11"})").status, 409);
  // When one of them goes, the other is still there to look like.
  directory.retire("other");
  EXPECT_EQ(directory.look_alike_of("Iimes11"), "limes11");
}

TEST_F(AccountsTest, ASignedInPlayerCannotCreateAnAccount) {
  auto browser = member("Marta");
  EXPECT_EQ(ask(browser, "/api/account", R"({"name":"Berta","password":"correct horse"})").status,
            409);
}

TEST_F(AccountsTest, FeaturesOfAccountsAreRefusedToGuests) {
  Browser guest;
  ask(guest, "/api/games");
  EXPECT_EQ(ask(guest, "/api/account").status, 403);
  EXPECT_EQ(ask(guest, "/api/account/sessions").status, 403);
  EXPECT_EQ(ask(guest, "/api/account/name", R"({"name":"Berta"})").status, 403);
  EXPECT_EQ(
      ask(guest, "/api/account/password", new_password("correct horse", "battery staple")).status,
      403);
  EXPECT_EQ(ask(guest, "/api/account/sessions/end", "{}").status, 403);
  EXPECT_EQ(ask(guest, "/api/account/nothing").status, 404);
}

TEST_F(AccountsTest, UnsavedChangesAreNotAcknowledged) {
  Browser browser;
  const auto guest = id(browser);
  account_store_.fail_next_write = true;
  EXPECT_EQ(ask(browser, "/api/account", marta).status, 503);
  EXPECT_EQ(id(browser), guest) << "still the guest he was";
  EXPECT_EQ(ask(browser, "/api/account", marta).status, 201);
  account_store_.fail_next_write = true;
  EXPECT_EQ(ask(browser, "/api/session/end", "{}").status, 503);
  EXPECT_EQ(name(browser), "Marta");
}

TEST_F(AccountsTest, ARestartKeepsAllSessions) {
  auto browser = member("Marta");
  const auto player = id(browser);
  Directory directory([this] { return time_; });
  Accounts accounts(
      account_store_, directory, [this] { return time_; }, names_, limits_, silent_log());
  ASSERT_TRUE(accounts.start());
  const Visitors visitors(keys_, directory);
  Request request;
  request.cookie = browser.cookies();
  EXPECT_EQ(visitors.find(request)->who.player, player);
  EXPECT_EQ(visitors.find(request)->who.name, "Marta");
  EXPECT_EQ(directory.player_named("marta"), player);
  EXPECT_TRUE(directory.is_taken(player));
}

TEST_F(AccountsTest, WhenASessionWasUsedIsNotedNowAndThen) {
  auto browser = member("Marta");
  time_ += 3'600'000;
  id(browser);
  const auto sessions = body(ask(browser, "/api/account/sessions"));
  EXPECT_EQ(text_field(sessions, "sessions.0.used"), to_iso(time_));
}

TEST_F(AccountsTest, TheOldestOfTooManySessionsEnds) {
  auto first = member("Marta");
  for (std::size_t i = 0; i < limits_.sessions_per_account; ++i) {
    time_ += 1000;
    now_ += std::chrono::minutes(1);
    Browser browser;
    ASSERT_EQ(ask(browser, "/api/session", marta).status, 200);
  }
  EXPECT_EQ(name(first), "");
  EXPECT_EQ(account_store_.sessions(directory_.player_named("marta").value())->size(),
            limits_.sessions_per_account);
}

TEST_F(AccountsTest, AmongOthersAnAccountHasItsOwnName) {
  auto host = member("Marta");
  const auto invited =
      ask(host, "/api/invitations",
          R"({"variant":"cam","opponent":"person","name":"The Queen","public":true,"nonce":"n1"})");
  ASSERT_EQ(invited.status, 201) << *invited.body;
  EXPECT_EQ(text_field(body(invited), "seats.0.name"), "Marta");
  const auto sit = "/api/invitations/" + text_field(body(invited), "id") + "/sit-down";
  Browser guest;
  const auto refused = ask(guest, sit, R"({"name":" mARTA "})");
  EXPECT_EQ(refused.status, 409);
  EXPECT_EQ(text_field(body(refused), "error.where"), "name");
  EXPECT_EQ(
      ask(guest, "/api/games", R"({"variant":"cam","seats":[{"name":"Marta"},{"name":"Ben"}]})")
          .status,
      409);
  for (const auto* address : {"/api/tournaments", "/api/clubs"}) {
    const auto made = ask(
        guest, address,
        R"({"name":"Friday","host":"marta","variant":"cam","time":{"base":300},"system":"swiss"})");
    EXPECT_EQ(made.status, 409) << address << *made.body;
  }
  const auto seated = ask(guest, sit, R"({"name":"Marta's friend"})");
  ASSERT_EQ(seated.status, 200) << *seated.body;
  EXPECT_EQ(text_field(body(seated), "seats.1.name"), "Marta's friend");
}

TEST_F(AccountsTest, EverythingIsExported) {
  auto browser = member("Marta");
  ASSERT_EQ(ask(browser, "/api/games", R"({"variant":"cam","opponent":"person"})").status, 201);
  ASSERT_EQ(ask(browser, "/api/games", R"({"variant":"camelot","opponent":"person"})").status, 201);
  ASSERT_EQ(ask(browser, "/api/account/tokens", R"({"name":"laptop"})").status, 201);
  const auto until_answered = [&](const std::string& target) {
    auto request = post_request(target, "");
    request.method = "GET";
    request.cookie = browser.cookies();
    std::optional<Response> answer;
    router_->handle(request, [&](Response response) { answer = std::move(response); });
    for (int i = 0; i < 20 && !answer; ++i) {
      accounts_.run_once(std::chrono::milliseconds(0));
      games_.run_once(std::chrono::milliseconds(0));
    }
    return answer.value();
  };
  const auto data = until_answered("/api/account/data");
  ASSERT_EQ(data.status, 200) << *data.body;
  EXPECT_NE(header(data, "Content-Disposition").find("attachment"), std::string::npos);
  const auto told = body(data);
  EXPECT_EQ(text_field(told, "account.name"), "Marta");
  EXPECT_EQ(field(told, "sessions").as_array().size(), 1U);
  EXPECT_EQ(text_field(told, "tokens.0.name"), "laptop");
  EXPECT_EQ(field(told, "games").as_array().size(), 2U);
  EXPECT_NE(text_field(told, "games.1.record").find("Cam"), std::string::npos);
  EXPECT_EQ(data.body->find("argon2"), std::string::npos) << "the hash is nobody's data";
  const auto records = until_answered("/api/account/records");
  ASSERT_EQ(records.status, 200);
  EXPECT_EQ(header(records, "Content-Type"), "text/plain; charset=utf-8");
  EXPECT_NE(records.body->find(text_field(told, "games.0.record")), std::string::npos);
  EXPECT_NE(records.body->find(text_field(told, "games.1.record")), std::string::npos);
  Browser guest;
  EXPECT_EQ(ask(guest, "/api/account/data").status, 403);
  EXPECT_EQ(ask(guest, "/api/account/records").status, 403);
}

TEST_F(AccountsTest, ADeletedAccountIsUnknown) {
  auto browser = member("Marta");
  Browser second;
  ASSERT_EQ(ask(second, "/api/session", marta).status, 200);
  const auto player = id(browser);
  EXPECT_EQ(ask(browser, "/api/account/delete", R"({"password":"wrong horse"})").status, 422);
  EXPECT_EQ(name(browser), "Marta");
  auto request = post_request("/api/account/delete", R"({"password":"correct horse"})");
  request.cookie = browser.cookies();
  std::optional<Response> answer;
  router_->handle(request, [&](Response response) { answer = std::move(response); });
  accounts_.run_once(std::chrono::milliseconds(0));
  games_.run_once(std::chrono::milliseconds(0));
  ASSERT_TRUE(answer);
  EXPECT_EQ(answer->status, 200);
  browser.keep(*answer);
  EXPECT_NE(id(browser), player);
  EXPECT_EQ(name(browser), "");
  EXPECT_EQ(name(second), "");
  EXPECT_TRUE(directory_.is_taken(player)) << "and will never be again";
  EXPECT_EQ(ask(browser, "/api/session", marta).status, 422);
  EXPECT_EQ(ask(browser, "/api/account", marta).status, 409) << "the name is kept for a while";
  EXPECT_EQ(ask(browser, "/api/account/delete", R"({"password":"correct horse"})").status, 403);
}

}  // namespace
}  // namespace camlann::server::test
