// The log has no personal data, in any case of failure: every operation is called by clients with
// known names, words, addresses and secrets, correctly and incorrectly, and on a full disk. The log
// has one level only, which is therefore the most verbose.
#include <gtest/gtest.h>

#include <algorithm>
#include <boost/json/serialize.hpp>
#include <boost/json/value.hpp>
#include <cctype>
#include <chrono>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <memory>
#include <string>
#include <thread>
#include <vector>

#include "database/database.hpp"
#include "server/hostile_fixture.hpp"
#include "server/smtp_server.hpp"

namespace camlann::server::test {
namespace {

namespace fs = std::filesystem;

std::string small(std::string text) {
  for (char& letter : text) {
    letter = static_cast<char>(std::tolower(static_cast<unsigned char>(letter)));
  }
  return text;
}

/// Secrets that no line may contain, in lower case. Each is unlike anything else in a line.
struct Secrets {
  std::string name = "Wilhelmina_Q";
  std::string guest = "Gueststein";
  std::string password = "quixotic battery staple";
  std::string mail = "wilhelmina.quex@quexmail.example";
  std::string chat = "chatterboxing";
  std::string note = "notabilia";
  std::string study = "studyhallow";
  std::string club = "clubfooted";
  std::string report = "reportorial";
  std::string upload = "uploadstone";
  std::string push = "pushkinesque";
  std::string agent = "Zebrafox/77.7 (Toaster)";
  std::string referer = "referendary";
  std::string network = "2001:db8:5ec:";
  std::string query = "queriedly";
  std::vector<std::string> more;  // that the server made

  [[nodiscard]] std::vector<std::string> all() const {
    auto every = more;
    every.insert(every.end(),
                 {name,  guest,      password,   mail,       chat,         note,       study,
                  club,  report,     upload,     push,       agent,        referer,    network,
                  query, "quixotic", "quexmail", "zebrafox", "wilhelmina", "2001:db8", "mozilla"});
    return every;
  }
};

class LogProgramTest : public HostileTest {
 protected:
  LogProgramTest() {
    program_.reset();
    std::error_code ignored;
    fs::create_directories(durable());
    fs::create_directories(data());
    fs::remove(folder_.path() / "server.log", ignored);
    begin();
  }
  [[nodiscard]] fs::path durable() const { return folder_.path() / "durable"; }

  /// Behind a proxy, with mail, on a disk that can be full.
  void begin() {
    program_ = std::make_unique<Program>(
        data(), web(), std::uint16_t{0},
        std::vector<std::string>{"--trusted-proxy", "127.0.0.1", "--mail", smtp_.url(),
                                 "--mail-from", "Camlann <host@camlann.example>", "--url",
                                 "https://camlann.example"},
        std::vector<std::string>{"LD_PRELOAD=" CAMLANN_DISK_SHIM, "CAMLANN_DISK=" + data().string(),
                                 "CAMLANN_DURABLE=" + durable().string()});
    ASSERT_TRUE(program_->ready()) << program_->last_words();
    eve_ = newcomer();
    anna_ = newcomer(anna_ ? anna_->cookie : "");
    ben_ = newcomer(ben_ ? ben_->cookie : "");
  }
  /// Each has a separate address prefix, so that no limit of an address is reached.
  std::unique_ptr<Stranger> newcomer(const std::string& cookie = {}) {
    auto one = at(secrets_.network + std::to_string(++people_) + "::7");
    one->more = "User-Agent: " + secrets_.agent + "\r\nReferer: http://elsewhere.example/" +
                secrets_.referer + "\r\n";
    one->cookie = cookie;
    (void)one->get("/api/session");
    keep_cookie(*one);
    return one;
  }
  void keep_cookie(const Stranger& one) {
    if (one.cookie.size() < 30) return;
    secrets_.more.push_back(one.cookie.substr(one.cookie.find('=') + 1));
  }
  static std::string object(const boost::json::object& fields) {
    return boost::json::serialize(fields);
  }
  Answer good(Stranger& who, const std::string& method, const std::string& target,
              const std::string& body) {
    auto answer = who.ask(method, target, body);
    EXPECT_LT(answer.status, 300) << method << ' ' << target << ' ' << answer.body;
    EXPECT_NE(answer.status, 0) << method << ' ' << target;
    return answer;
  }
  /// The code of the last letter.
  std::string code() {
    for (int i = 0; i < 400 && smtp_.letters().empty(); ++i) {
      std::this_thread::sleep_for(std::chrono::milliseconds(25));
    }
    if (smtp_.letters().empty()) return {};
    const auto text = smtp_.letters().back().text;
    const auto at = text.find("#prove=");
    return at == std::string::npos ? "" : text.substr(at + 7, 32);
  }

  /// Two players do all that players do.
  void live() {
    const Secrets& s = secrets_;
    good(*anna_, "POST", "/api/account", object({{"name", s.name}, {"password", s.password}}));
    keep_cookie(*anna_);
    EXPECT_EQ(eve_->post("/api/session", object({{"name", s.name}, {"password", s.query}})).status,
              422);
    good(*anna_, "POST", "/api/mail", object({{"mail", s.mail}, {"password", s.password}}));
    const auto proof = code();
    EXPECT_EQ(proof.size(), 32U);
    secrets_.more.push_back(proof);
    good(*eve_, "POST", "/api/mail/prove", object({{"code", proof}}));
    good(*eve_, "POST", "/api/recovery", object({{"mail", s.mail}}));
    good(*anna_, "POST", "/api/mail/reminders", object({{"on", true}}));
    const auto token =
        json_of(good(*anna_, "POST", "/api/account/tokens", object({{"name", s.query}})).body);
    program_token_ = text_field(token, "text");
    secrets_.more.push_back(program_token_);
    good(*anna_, "POST", "/api/leave", object({{"startsIn", 86400}, {"lasts", 86400}}));

    game_ = talk_at_a_game();
    const auto chapter = boost::json::object{{"name", s.study},
                                             {"variant", "camette"},
                                             {"start", nullptr},
                                             {"text", "1. B3-B4 {" + s.study + '}'}};
    good(*anna_, "POST", "/api/studies",
         object({{"title", s.study}, {"open", true}, {"chapter", chapter}}));
    good(*anna_, "POST", "/api/clubs", object({{"name", s.club}, {"host", s.guest}}));
    good(*anna_, "POST", "/api/leagues",
         object({{"name", s.club}, {"variant", "cam"}, {"host", s.guest}, {"public", true}}));
    good(*anna_, "POST", "/api/tournaments",
         object({{"name", s.club},
                 {"variant", "cam"},
                 {"time", boost::json::object{{"base", 300}}},
                 {"system", "swiss"},
                 {"host", s.guest}}));
    good(*ben_, "POST", "/api/reports",
         object({{"player", s.name}, {"subject", "chat"}, {"text", s.report}}));
    const auto file = "[White \"" + s.upload + "\"]\n[Variant \"Camette\"]\n\n1. B3-B4 {" +
                      s.upload + "} *\n\n1. nonsense " + s.upload;
    (void)anna_->post(
        "/api/archive/uploads",
        object({{"upload", std::string(24, 'a')}, {"part", 0}, {"json", false}, {"text", file}}));
  }
  /// Chat, notes, plans, a watcher and a client that sends nonsense.
  std::string talk_at_a_game() {
    const Secrets& s = secrets_;
    const auto made = good(*anna_, "POST", "/api/invitations",
                           object({{"variant", "cam"},
                                   {"opponent", "person"},
                                   {"colour", "w"},
                                   {"name", s.name},
                                   {"time", boost::json::object{{"days", 3}}}}));
    const auto invitation = text_field(json_of(made.body), "id");
    const auto sat = good(*ben_, "POST", "/api/invitations/" + invitation + "/sit-down",
                          object({{"name", s.guest}}));
    const auto game = text_field(json_of(sat.body), "game");
    const auto there = "/api/games/" + game;
    (void)anna_->post(there + "/chat", object({{"text", s.chat}}));
    (void)ben_->post(there + "/chat", object({{"phrase", "hello"}}));
    good(*anna_, "PUT", there + "/note", object({{"text", s.note}}));
    good(*ben_, "PUT", there + "/plan", R"({"ply":0,"lines":[{"moves":["B5-A5","B9-A9"]}]})");
    EXPECT_LT(play(*anna_, game, 0, "B5-A5", "n1").status, 300);
    EXPECT_EQ(play(*eve_, game, 2, "A5-B5", "n2").status, 409);
    WebSocket socket(port(), anna_->cookie, 0,
                     "User-Agent: " + s.agent + "\r\nX-Forwarded-For: " + s.network + "9::7\r\n");
    socket.say(watch(game, 1));
    socket.say(R"({"type":")" + s.query + R"(","game":")" + s.query + "\"}");
    socket.say(s.query);
    (void)socket.receive();
    return game;
  }

  /// Calls every operation in each of these ways: by Anna, by a program of hers, and anonymously.
  void ask_everything() {
    const Secrets& s = secrets_;
    boost::json::object all;
    for (const char* field :
         {"name",  "host",   "text",     "title", "mail",   "password", "newPassword",
          "code",  "player", "move",     "nonce", "phrase", "reason",   "variant",
          "rules", "start",  "endpoint", "id",    "guest",  "upload",   "club"}) {
      all[field] = s.query + '-' + s.mail + '-' + s.name;
    }
    all["keys"] = boost::json::object{{"p256dh", s.push}, {"auth", s.push}};
    all["endpoint"] = "https://push.quexmail.example/" + s.push;
    const auto bodies = {object(all), R"({"name":")" + s.query, s.query + '\xff',
                         std::string("{}")};
    int asked = 0;
    for (const auto& operation : operations()) {
      // These end what the others need, and come last.
      const auto& path = operation.path;
      if (path == "/api/account/delete" || path == "/api/session/end") continue;
      if (path == "/api/turns") continue;  // waits
      const bool reads = operation.method == "GET";
      for (const auto& id : {s.name, s.query, game_}) {
        auto target = filled(path, id);
        target += "?name=" + s.query + "&player=" + s.name + "&text=" + s.query + "&wait=0";
        for (const auto& body : bodies) {
          auto one = at(s.network + std::to_string(++people_) + "::7");
          one->more = anna_->more;
          one->keeps_cookies = false;
          if (asked % 3 == 0) one->cookie = anna_->cookie;
          if (asked % 3 == 1) one->token = program_token_;
          EXPECT_NE(one->ask(operation.method, target, reads ? "" : body).status, 0) << target;
          ++asked;
          if (reads) break;
        }
      }
    }
    EXPECT_GT(asked, 600);
    for (const auto& page : {"/", "/player/", "/%00", "/api/nothing/", "/records?"}) {
      (void)eve_->get(page + s.query);
    }
    Wire wire(port());
    wire.send("GARBAGE " + s.query + " HTTP/9.9\r\nX-Forwarded-For: " + s.network + "1::1\r\n\r\n");
    (void)wire.read_all();
  }

  void expect_silence_about_players() {
    const auto log = small(log_of(folder_));
    EXPECT_GT(log.size(), 500U) << log;
    for (const auto& secret : secrets_.all()) {
      ASSERT_GE(secret.size(), 5U);
      const auto at = log.find(small(secret));
      if (at == std::string::npos) continue;
      const auto begin = log.rfind('\n', at) + 1;
      ADD_FAILURE() << secret
                    << " is in the log: " << log.substr(begin, log.find('\n', at) - begin);
    }
  }

  SmtpServer smtp_;
  Secrets secrets_;
  std::string program_token_;
  std::string game_;
};

TEST_F(LogProgramTest, HasNoPersonalDataForAnyRequestOrFailure) {
  live();
  ask_everything();
  auto prober = newcomer();
  prober->token = secrets_.query;
  for (int i = 0; i < 40; ++i) (void)prober->get("/api/games/" + game_);
  // On a full disk every change fails.
  std::ofstream(durable() / "full").close();
  ask_everything();
  EXPECT_GE(ben_->post("/api/games", R"({"variant":"cam","level":1})").status, 500);
  fs::remove(durable() / "full");
  good(*anna_, "POST", "/api/session/end", "{}");
  program_->signal(SIGKILL);
  program_->wait();
  begin();
  const auto log = log_of(folder_);
  for (const char* event : {"started", "game-created", "commit-failed", "request-failed",
                            "access-refused", "limit-reached"}) {
    EXPECT_NE(log.find(event), std::string::npos) << event << " is not told of\n" << log;
  }
  expect_silence_about_players();
}

// The parse error of an unreadable game does not appear either.
TEST_F(LogProgramTest, AnUnreadableGameIsReportedWithoutPlayersAndMoves) {
  live();
  program_->signal(SIGTERM);
  EXPECT_EQ(program_->wait(), 0);
  {
    auto database = database::Database::open(data() / "games.sqlite").value();
    ASSERT_TRUE(
        database.execute("UPDATE events SET text = 'Wilhelmina_Q queriedly' WHERE kind = "
                         "'move'"));
  }
  begin();
  EXPECT_GE(anna_->get("/api/games/" + game_).status, 500);
  EXPECT_NE(log_of(folder_).find("game-unreadable"), std::string::npos) << log_of(folder_);
  expect_silence_about_players();
}

// Files contain no plain cookies, tokens, passwords or codes of letters.
TEST_F(LogProgramTest, NoFileHasAPlainSecret) {
  live();
  program_->signal(SIGKILL);
  program_->wait();
  auto secrets = secrets_.more;
  secrets.push_back(secrets_.password);
  ASSERT_GE(secrets.size(), 5U);
  int files = 0;
  for (const auto& file : fs::directory_iterator(data())) {
    if (!file.is_regular_file()) continue;
    ++files;
    const auto bytes = camlann::test::read_bytes(file.path());
    for (const auto& secret : secrets) {
      EXPECT_EQ(bytes.find(secret), std::string::npos) << secret << " in " << file.path();
      // The key of a cookie, without its seal.
      EXPECT_EQ(bytes.find(secret.substr(0, 24)), std::string::npos) << secret << file.path();
    }
  }
  EXPECT_GE(files, 2);
}

}  // namespace
}  // namespace camlann::server::test
