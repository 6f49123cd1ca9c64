// Invalid requests to every address that changes state and over the socket: from other sites, huge,
// deep, not UTF-8, not JSON, with invalid numbers. The real program; doc/threats.md is the list.
#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <vector>

#include "server/hostile_fixture.hpp"

namespace camlann::server::test {
namespace {

std::string deep(std::size_t levels) {
  return std::string(levels, '[') + std::string(levels, ']');
}

/// Bodies that mean nothing, whatever is expected. Each has the name of many fields, so that the
/// readers get to them.
std::vector<std::pair<std::string, std::string>> nasty_bodies() {
  const std::string text_fields[] = {"variant", "name", "text",   "nonce", "move",
                                     "player",  "code", "phrase", "mail",  "password"};
  const auto with = [&](const std::string& value) {
    std::string body = "{";
    for (const auto& field : text_fields) {
      body += (body.size() > 1 ? ",\"" : "\"") + field + "\":" + value;
    }
    return body + '}';
  };
  return {
      {"nothing", ""},
      {"no JSON", "x"},
      {"a list", "[]"},
      {"a number", "7"},
      {"half an object", R"({"variant":)"},
      {"two objects", "{}{}"},
      {"text that is not UTF-8", with("\"\xff\xfe\"")},
      {"overlong UTF-8", with("\"\xc0\xaf\"")},
      {"half a surrogate pair", with(R"("\ud800")")},
      {"surrogates the wrong way round", with(R"("\udc00\ud800")")},
      {"NUL in texts", with(R"("a\u0000b")")},
      {"lines in texts", with(R"("a\nb\u2028c\u0085d")")},
      {"objects for texts", with("{}")},
      {"lists for texts", with("[[[]]]")},
      {"null for everything", with("null")},
      {"a number beyond all numbers", R"({"ply":1e999,"version":1e999,"level":1e999,"round":1e999,)"
                                      R"("lasts":1e999,"startsIn":-1e999,"move":"B5-A5"})"},
      {"a number that is no whole one", R"({"ply":0.5,"version":0.5,"level":1.5,"round":0.1})"},
      {"a number of many digits", "{\"ply\":" + std::string(4000, '9') + "}"},
      {"the least number", R"({"ply":-9223372036854775808,"have":-9223372036854775808,)"
                           R"("version":-9223372036854775808,"move":"B5-A5","nonce":"n"})"},
      {"the same field twice", R"({"ply":0,"ply":"x","variant":"cam","variant":7,"name":7,)"
                               R"("name":{}})"},
      {"lists in lists", R"({"seats":)" + deep(200) + '}'},
      {"lists in lists as deep as fits", deep(8000)},
      {"objects in objects", R"({"a":{"a":{"a":{"a":{"a":{"a":{"a":{"a":{"a":{"a":1}}}}}}}}}}})"},
      {"a long text", with('"' + std::string(1500, 'x') + '"')},
      {"a long name of a field", "{\"" + std::string(15'000, 'x') + "\":1}"}};
}

class HostileMessagesTest : public HostileTest {
 protected:
  /// Returns the path with existing ids, so that it is not refused because of them.
  std::string target(const Operation& operation, const std::string& game) const {
    const auto& path = operation.path;
    if (path.rfind("/api/invitations", 0) == 0) return filled(path, invitation_);
    if (path.rfind("/api/games", 0) == 0) return filled(path, game);
    return filled(path, "nobody");
  }
};

TEST_F(HostileMessagesTest, NothingIsChangedByARequestFromAnotherSite) {
  const auto game = begin_game();
  sign_up(*anna_, "Anna_L");
  const auto before = anna_->get("/api/games/" + game).body;
  const auto account = anna_->get("/api/account").body;
  const auto operations = unsafe_operations();
  EXPECT_GT(operations.size(), 60U);
  auto forger = at("198.51.100.1");
  forger->cookie = anna_->cookie;
  forger->keeps_cookies = false;
  for (const auto& origin :
       {std::string("https://elsewhere.example"), std::string("null"),
        "http://" + anna_->host() + ".elsewhere.example", std::string("http://127.0.0.1:1"),
        "https://" + anna_->host() + "@elsewhere.example", std::string("file://")}) {
    forger->origin = origin;
    for (const auto& operation : operations) {
      const auto refused = forger->ask(operation.method, target(operation, game), "{}");
      EXPECT_EQ(refused.status, 403) << origin << ' ' << operation.method << ' ' << operation.path;
      EXPECT_EQ(what(refused), "This request comes from another site") << operation.path;
    }
  }
  EXPECT_EQ(anna_->get("/api/games/" + game).body, before);
  EXPECT_EQ(anna_->get("/api/account").body, account);
}

TEST_F(HostileMessagesTest, EveryBodyGetsAClearAnswerAtEveryAddress) {
  const auto game = begin_game();
  const auto operations = unsafe_operations();
  const auto cookie = anna_->cookie;
  int number = 0;
  for (const auto& operation : operations) {
    // The first such request would remove her account or sign the browser out.
    const bool ends_all = operation.path == "/api/session/end";
    for (const auto& [kind, body] : nasty_bodies()) {
      ++number;  // limits of an address are not what is tested
      auto one = at("203.0." + std::to_string(number / 250) + '.' + std::to_string(number % 250));
      if (!ends_all) one->cookie = cookie;
      const auto answer = one->ask(operation.method, target(operation, game), body);
      EXPECT_GE(answer.status, 200) << operation.path << ": " << kind;
      EXPECT_LT(answer.status, 500) << operation.path << ": " << kind << '\n' << answer.body;
      if (answer.status >= 400) {
        EXPECT_FALSE(what(answer).empty()) << operation.path << ": " << kind << answer.body;
      }
      EXPECT_LT(answer.body.size(), 20'000U);
    }
  }
  expect_alive();
  // Her own connection may have been idle for too long.
  auto later = at("198.51.100.1");
  later->cookie = cookie;
  EXPECT_EQ(later->get("/api/games/" + game).status, 200);
}

TEST_F(HostileMessagesTest, EveryDescribedRequestIsRouted) {
  const auto all = operations();
  EXPECT_GT(all.size(), 140U);
  int number = 0;
  for (const auto& [method, path] : all) {
    const auto asker = at("203.0.113." + std::to_string(++number));
    const auto answer = asker->ask(method, filled(path, "1"), "{}");
    EXPECT_NE(answer.status, 405) << method << ' ' << path;
    // This server has no mail, perhaps no books, and no variant with the name 1.
    const bool absent = path.starts_with("/api/mail/") || path.starts_with("/api/recovery") ||
                        path == "/api/mail" || path == "/api/book" || path.ends_with("{variant}");
    if (answer.status != 404 || absent) continue;
    EXPECT_NE(what(answer), "There is nothing at this address") << method << ' ' << path;
  }
}

TEST_F(HostileMessagesTest, OtherMethodsAndTypesChangeNothing) {
  const auto game = begin_game();
  for (const auto& operation : unsafe_operations()) {
    const auto there = target(operation, game);
    for (const char* method : {"PATCH", "TRACE", "CONNECT", "PROPFIND"}) {
      const auto refused = anna_->ask(method, there, "{}");
      EXPECT_GE(refused.status, 400) << method << ' ' << there;
      EXPECT_LT(refused.status, 500) << method << ' ' << there;
    }
    if (operation.method != "POST") continue;
    Wire wire(port());
    wire.send("POST " + there + " HTTP/1.1\r\nHost: " + anna_->host() + "\r\nCookie: " +
              anna_->cookie + "\r\nContent-Type: text/plain\r\nContent-Length: 2\r\n\r\n{}");
    const auto form = read_answer(wire).status;
    EXPECT_TRUE(form == 415 || form == 403 || form == 404) << there << ' ' << form;
  }
  EXPECT_EQ(version(game), 1);
}

TEST_F(HostileMessagesTest, AQueryThatMeansNothingGetsAClearAnswer) {
  const auto game = begin_game();
  for (const std::string query : {"limit=-1",
                                  "limit=1e9",
                                  "limit=99999999999999999999",
                                  "skip=-1",
                                  "wait=61",
                                  "wait=-1",
                                  "wait=NaN",
                                  "after=-1",
                                  "after=9223372036854775808",
                                  "before=0",
                                  "state=%00",
                                  "state=%ff",
                                  "variant=%F0%28%8C%28",
                                  "variant=cam&speed=%00",
                                  "tag=%ff%00",
                                  "fen=%00",
                                  "%",
                                  "%%%",
                                  "=",
                                  "a=%zz"}) {
    for (const std::string path :
         {"/api/games", "/api/turns", "/api/leaders", "/api/players/nobody/history",
          "/api/tables/cam", "/api/seek", "/api/clubs", "/api/tournaments"}) {
      auto target = path;
      target += '?';
      target += query;
      const auto answer = anna_->get(target);
      EXPECT_GE(answer.status, 200) << target;
      EXPECT_LT(answer.status, 500) << target << answer.body;
    }
    EXPECT_LT(anna_->get("/api/games/" + game + "?" + query).status, 500) << query;
    EXPECT_LT(anna_->get("/api/games/" + game + "/chat?" + query).status, 500) << query;
  }
  for (const std::string id : {"%00", "%ff%fe", "..%2f..", "%2e%2e", "a%0d%0aSet-Cookie:x",
                               "0000000000000", "zzzzzzzzzzzz", "'%20OR%201=1--"}) {
    for (const std::string part :
         {"games", "invitations", "players", "tournaments", "clubs", "records", "tables"}) {
      const auto answer = anna_->get("/api/" + part + "/" + id);
      EXPECT_TRUE(answer.status == 404 || answer.status == 400) << part << ' ' << id;
      EXPECT_EQ(answer.header("x"), "");
    }
  }
}

TEST_F(HostileMessagesTest, TextsWithNulAndDirectionMarksStayWhole) {
  const auto game = begin_game(R"(,"time":{"days":3})");
  const auto there = "/api/games/" + game + "/note";
  const auto kept = anna_->ask("PUT", there, R"({"text":"before\u0000after \u202eright to left"})");
  if (kept.status == 200) {
    const auto text = text_field(json_of(anna_->get(there).body), "text");
    EXPECT_NE(text.find("after"), std::string::npos) << "nothing is cut off at a NUL";
  } else {
    EXPECT_EQ(kept.status, 400);
  }
  const auto named =
      eve_->post("/api/invitations",
                 R"({"variant":"cam","opponent":"person","public":true,"name":"A\u202enna"})");
  ASSERT_EQ(named.status, 201);
  EXPECT_EQ(named.body.find("\xE2\x80\xAE"), std::string::npos) << "no text is turned round";
  EXPECT_EQ(
      eve_->post("/api/invitations", R"({"variant":"cam","opponent":"person","name":"A\u0000b"})")
          .status,
      400);
}

class HostileSocketTest : public HostileTest {
 protected:
  /// The answer to a handshake with this cookie and these lines.
  Answer handshake(const std::string& cookie, const std::string& more) const {
    Wire wire(port());
    wire.send(handshake_text((cookie.empty() ? "" : "Cookie: " + cookie + "\r\n") + more));
    return read_answer(wire);
  }
};

TEST_F(HostileSocketTest, AnotherSiteAForgedCookieAndNoCookieGetNone) {
  EXPECT_EQ(handshake(anna_->cookie, "").status, 101) << "no Origin: a program, no browser";
  EXPECT_EQ(handshake(anna_->cookie, "Origin: http://127.0.0.1\r\n").status, 101);
  for (const char* origin :
       {"https://elsewhere.example", "null", "http://127.0.0.1.elsewhere.example",
        "http://127.0.0.1:1", "file://"}) {
    const auto refused = handshake(anna_->cookie, "Origin: " + std::string(origin) + "\r\n");
    EXPECT_EQ(refused.status, 403) << origin;
    EXPECT_EQ(what(refused), "This request comes from another site");
  }
  auto forged = anna_->cookie;
  forged.back() = forged.back() == 'a' ? 'b' : 'a';
  EXPECT_EQ(handshake(forged, "").status, 403);
  EXPECT_EQ(handshake("", "").status, 403);
  EXPECT_EQ(
      handshake(anna_->cookie, "Authorization: Bearer camlann_" + std::string(32, '0') + "\r\n")
          .status,
      401)
      << "a wrong token never falls back to the cookie";
}

TEST_F(HostileSocketTest, AMegabyteIsNotTakenIn) {
  for (const std::size_t size : {std::size_t{4097}, std::size_t{70'000}, std::size_t{1'000'000}}) {
    WebSocket socket(port(), anna_->cookie);
    socket.send_frame(0x81, std::string(size, ' '));
    EXPECT_EQ(socket.receive().close_code(), 1009) << size;
  }
  // A head alone that promises the most there is.
  WebSocket socket(port(), anna_->cookie);
  socket.send_raw(std::string("\x81\xff\x7f\xff\xff\xff\xff\xff\xff\xff\x01\x02\x03\x04", 14));
  EXPECT_EQ(socket.receive().close_code(), 1009);
  // In pieces that are small each.
  WebSocket pieces(port(), anna_->cookie);
  pieces.send_frame(0x01, std::string(2000, ' '));
  for (int i = 0; i < 10; ++i) pieces.send_frame(0x00, std::string(2000, ' '));
  EXPECT_EQ(pieces.receive().close_code(), 1009);
  expect_alive();
}

TEST_F(HostileSocketTest, NonsenseIsAnsweredAndTheSocketStaysOfUse) {
  const auto game = begin_game();
  WebSocket socket(port(), anna_->cookie);
  for (const auto& text : std::vector<std::string>{
           "", "x", "[]", "7", "{}", deep(2000), R"({"type":"dance"})", R"({"type":["watch"]})",
           R"({"type":"watch","type":"dance","game":")" + game + "\"}",
           R"({"type":"watch","game":")" + game + R"(","version":1e999})",
           R"({"type":"watch","game":")" + game + R"(","version":-1})",
           R"({"type":"watch","game":")" + game + R"(","version":0.5})",
           R"({"type":"watch","game":"\ud800","version":1})",
           R"({"type":"watch","game":"\u0000","version":1})",
           R"({"type":"watch","game":"../../etc/passwd","version":1})",
           R"({"type":"watch","game":{"$ne":""},"version":1})",
           R"({"type":"await","game":"nobody"})",
           R"({"type":"watch","game":")" + std::string(3000, 'x') + "\"}"}) {
    socket.say(text);
    EXPECT_EQ(text_field(next(socket), "type"), "error") << text.substr(0, 80);
  }
  socket.say(watch(game, 1));
  EXPECT_EQ(text_field(next(socket), "type"), "watching");
}

TEST_F(HostileSocketTest, MessagesOfAWatcherDoNotAffectOthers) {
  const auto game = begin_game();
  WebSocket eve(port(), eve_->cookie);
  for (const char* type : {"here", "away", "unwatch"}) {
    eve.say(R"({"type":")" + std::string(type) + R"(","game":")" + game + "\"}");
  }
  WebSocket anna(port(), anna_->cookie);
  anna.say(watch(game, 1));
  EXPECT_EQ(text_field(next(anna), "type"), "watching");
  ASSERT_EQ(play(*anna_, game, 0, "B5-A5", "n").status, 200);
  for (auto told = next(anna);; told = next(anna)) {
    if (text_field(told, "type") != "event") continue;
    EXPECT_EQ(text_field(told, "kind"), "move");
    break;
  }
}

}  // namespace
}  // namespace camlann::server::test
