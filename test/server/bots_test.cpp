// Bots with the real program: `camlann bot` with an engine and examples/bot.py play each other, the
// calls of doc/bots.md are sent literally, and a bot can be ended in every way.
#include <gtest/gtest.h>

#include <sys/stat.h>

#include <algorithm>
#include <chrono>
#include <csignal>
#include <fstream>
#include <memory>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include "server/child.hpp"
#include "server/program_fixture.hpp"
#include "support/data.hpp"

namespace camlann::server::test {
namespace {

using std::chrono::seconds;

std::string source(const std::string& path) {
  return camlann::test::read_bytes(std::filesystem::path(CAMLANN_SOURCE) / path);
}

class BotsTest : public ProgramTest {
 protected:
  [[nodiscard]] std::string address() const { return "http://127.0.0.1:" + std::to_string(port()); }

  /// A token of a new account by this name.
  std::string account(const std::string& name) {
    Client browser(port());
    const auto made =
        browser.post("/api/account", R"({"name":")" + name + R"(","password":"long enough"})");
    EXPECT_EQ(made.status, 201) << made.body;
    const auto token = browser.post("/api/account/tokens", R"({"name":"test"})");
    EXPECT_EQ(token.status, 201) << token.body;
    return text_field(json_of(token.body), "text");
  }
  /// `camlann bot` with our engine.
  std::unique_ptr<Child> engine_bot(const std::string& token,
                                    const std::vector<std::string>& more = {}) {
    folder_.write("token", token + "\n");
    std::vector<std::string> words = {
        CAMLANN_PROGRAM, "bot",     "--engine",     CAMLANN_PROGRAM " engine",
        "--server",      address(), "--token-file", (folder_.path() / "token").string(),
        "--movetime",    "20"};
    words.insert(words.end(), more.begin(), more.end());
    return std::make_unique<Child>(words, std::vector<std::string>{}, folder_.path() / "bot.log");
  }
  std::unique_ptr<Child> python_bot(const std::string& token) {
    return std::make_unique<Child>(
        std::vector<std::string>{"python3", CAMLANN_SOURCE "/examples/bot.py", address()},
        std::vector<std::string>{"CAMLANN_TOKEN=" + token}, folder_.path() / "python.log");
  }
  Client program(const std::string& token) {
    Client client(port());
    client.use_token(token);
    return client;
  }
  /// Asks again, below the rate limit, until this is in the answer; the last answer.
  static boost::json::value until(Client& client, const std::string& target,
                                  const std::string& wanted) {
    Answer answer;
    for (int tries = 0; tries < 300; ++tries) {
      answer = client.get(target);
      EXPECT_EQ(answer.status, 200) << answer.body;
      if (answer.body.find(wanted) != std::string::npos) return json_of(answer.body);
      std::this_thread::sleep_for(std::chrono::milliseconds(100));
    }
    ADD_FAILURE() << target << " never has " << wanted << ": " << answer.body;
    return json_of(answer.body);
  }
  static std::string challenge(Client& client, const std::string& to,
                               const std::string& more = {}) {
    const auto made =
        client.post("/api/invitations",
                    R"({"variant":"camette","opponent":"person","to":")" + to + '"' + more + '}');
    EXPECT_EQ(made.status, 201) << made.body;
    return "/api/invitations/" + text_field(json_of(made.body), "id");
  }
  /// The game with which this challenge was accepted.
  static std::string accepted(Client& client, const std::string& invitation) {
    return "/api/games/" + text_field(until(client, invitation, R"("phase":"begun")"), "game");
  }
};

TEST_F(BotsTest, AnEngineAndThePythonExamplePlayEachOtherToTheEnd) {
  const auto kay = account("Sir_Kay"), bedivere = account("Bedivere");
  auto engine = engine_bot(kay);
  auto client = program(kay);
  // Both are marked before they play, which the account must come before.
  const auto python = python_bot(bedivere);
  auto other = program(bedivere);
  until(client, "/api/account", R"("bot":true)");
  until(other, "/api/account", R"("bot":true)");
  const auto game = accepted(client, challenge(client, "Bedivere", R"(,"time":{"base":300})"));
  const auto over = until(client, game, R"("resultText":")");
  EXPECT_TRUE(field(over, "seats.0.bot").as_bool());
  EXPECT_TRUE(field(over, "seats.1.bot").as_bool());
  EXPECT_EQ(text_field(over, "result.winner") == text_field(over, "seats.0.seat"),
            text_field(over, "seats.0.name") == "Sir_Kay")
      << "the engine wins against chance";
  EXPECT_NE(text_field(over, "result.reason"), "resignation");
  EXPECT_NE(text_field(over, "result.reason"), "time");
  EXPECT_GE(field(over, "moves").as_array().size(), 2U);
  EXPECT_EQ(python->output(), "");
  engine->signal(SIGTERM);
  EXPECT_EQ(engine->wait(seconds(5)), 0) << engine->output();
  EXPECT_EQ(engine->output().find(kay), std::string::npos) << "tokens are secret";
}

TEST_F(BotsTest, TheExampleHasSixtyLinesAtMostAndNeedsNothingElse) {
  const auto text = source("examples/bot.py");
  EXPECT_LE(std::count(text.begin(), text.end(), '\n'), 60);
  const std::vector<std::string> standard = {"json", "os",           "random",        "sys",
                                             "time", "urllib.error", "urllib.request"};
  std::size_t imports = 0;
  for (const auto& name : standard) {
    EXPECT_NE(text.find("\nimport " + name + "\n"), std::string::npos) << name;
  }
  for (auto at = text.find("import "); at != std::string::npos; at = text.find("import ", at + 1)) {
    ++imports;
  }
  EXPECT_EQ(imports, standard.size());
}

TEST_F(BotsTest, TheExamplePlaysAPersonOnThePage) {
  const auto token = account("Bedivere");
  const auto python = python_bot(token);
  auto other = program(token);
  until(other, "/api/account", R"("bot":true)");
  Client person(port());
  ASSERT_EQ(person.get("/api/games").status, 200);
  const auto rated =
      challenge(person, "Bedivere", R"(,"rated":true,"time":{"base":300},"name":"Ann")");
  until(person, rated, R"("phase":"declined")");
  const auto game = accepted(person, challenge(person, "Bedivere", R"(,"seat":"w","name":"Ann")"));
  for (std::size_t turn = 0; turn < 4000; ++turn) {
    const auto now = json_of(person.get(game + "?state=1").body);
    if (!field(now, "result").is_null()) break;
    if (text_field(now, "seat") != "w") {
      std::this_thread::sleep_for(std::chrono::milliseconds(2));
      continue;
    }
    const auto legal = field(now, "state.outcomes");
    const auto& outcomes = legal.as_array();
    const auto move = text_field(outcomes[turn % outcomes.size()], "notation");
    const auto ply = std::to_string(number_field(now, "plies"));
    const auto sent = person.post(game + "/moves", R"({"ply":)" + ply + R"(,"move":")" + move +
                                                       R"(","nonce":"n)" + ply + "\"}");
    EXPECT_EQ(sent.status, 200) << sent.body;
  }
  EXPECT_EQ(python->output(), "");
  const auto over = json_of(person.get(game).body);
  ASSERT_FALSE(field(over, "result").is_null());
  EXPECT_NE(text_field(over, "result.reason"), "resignation");
  EXPECT_GE(field(over, "moves").as_array().size(), 2U);
}

TEST_F(BotsTest, TheCallsOfTheDocumentWork) {
  auto bot = program(account("Sir_Kay"));
  Client person(port());
  // Guests challenge only those who permit it.
  const auto made = person.post("/api/account", R"({"name":"Person","password":"long enough"})");
  ASSERT_EQ(made.status, 201) << made.body;
  const auto invitation = challenge(person, "Sir_Kay", R"(,"seat":"b")");
  const auto text = source("doc/bots.md");
  auto at = text.find("```http\n") + 8;
  const auto end = text.find("```", at);
  ASSERT_LT(at, end);
  std::string tag, game, move;
  int calls = 0;
  for (; at < end; at = text.find('\n', at) + 1) {
    auto line = text.substr(at, text.find('\n', at) - at);
    const auto fill = [&](std::string_view word, const std::string& value) {
      const auto place = line.find(word);
      if (place != std::string::npos) line.replace(place, word.size(), value);
    };
    fill("TAG", tag);
    fill("CHALLENGE", invitation.substr(invitation.rfind('/') + 1));
    fill("GAME", game);
    fill("MOVE", move);
    const auto space = line.find(' ');
    const auto target = line.substr(space + 1, line.find(' ', space + 1) - space - 1);
    const bool posts = line.compare(0, space, "POST") == 0;
    // The awaited event happens meanwhile.
    if (line.find("wait=30") != std::string::npos) challenge(person, "Sir_Kay");
    const auto answer = posts ? bot.post(target, line.substr(line.find('{'))) : bot.get(target);
    ASSERT_EQ(answer.status, 200) << line << answer.body;
    const auto said = json_of(answer.body);
    const auto& members = said.as_object();
    if (members.contains("tag")) tag = text_field(said, "tag");
    if (target.find("/sit-down") != std::string::npos) game = text_field(said, "game");
    if (target.find("state=1") != std::string::npos)
      move = text_field(said, "state.outcomes.0.notation");
    ++calls;
  }
  EXPECT_EQ(calls, 7);
}

TEST_F(BotsTest, AnEngineObeysItsRulesOfAcceptance) {
  const auto kay = account("Sir_Kay");
  auto engine = engine_bot(kay, {"--game", "camette", "--time", "fast", "--from", "morgana",
                                 "--at-most", "1", "--no-bots"});
  auto own = program(kay);
  until(own, "/api/account", R"("bot":true)");
  auto friendly = program(account("Morgana")), stranger = program(account("Mordred"));
  const std::string fast = R"(,"time":{"base":180})";
  const auto expect = [&](Client& client, const std::string& invitation, const std::string& phase) {
    until(client, invitation, R"("phase":")" + phase + '"');
  };
  expect(stranger, challenge(stranger, "Sir_Kay", fast), "declined");
  expect(friendly, challenge(friendly, "Sir_Kay", R"(,"time":{"days":2})"), "declined");
  expect(friendly, challenge(friendly, "Sir_Kay"), "declined");
  expect(friendly, challenge(friendly, "Sir_Kay", R"(,"rated":true)" + fast), "declined");
  const auto other = friendly.post(
      "/api/invitations", R"({"variant":"cam","opponent":"person","to":"Sir_Kay")" + fast + "}");
  expect(friendly, "/api/invitations/" + text_field(json_of(other.body), "id"), "declined");
  expect(friendly, challenge(friendly, "Sir_Kay", fast), "begun");
  expect(friendly, challenge(friendly, "Sir_Kay", fast), "declined");
  for (const std::string why : {"from somebody else", "another speed", "rated", "another game",
                                "too many games", "accepts"}) {
    EXPECT_NE(engine->output().find(why), std::string::npos) << why << '\n' << engine->output();
  }
}

TEST_F(BotsTest, AnEngineContinuesAfterAKillOfTheServer) {
  const auto kay = account("Sir_Kay");
  auto engine = engine_bot(kay);
  auto own = program(kay);
  until(own, "/api/account", R"("bot":true)");
  Client person(port());
  ASSERT_EQ(person.get("/api/games").status, 200);
  const auto game = accepted(person, challenge(person, "Sir_Kay", R"(,"seat":"w")"));
  const auto same_port = port();
  program_->signal(SIGKILL);
  program_->wait();
  std::this_thread::sleep_for(std::chrono::milliseconds(300));
  program_ = std::make_unique<Program>(data(), web(), same_port);
  ASSERT_TRUE(program_->ready());
  person.reconnect(port());
  const auto now = json_of(person.get(game + "?state=1").body);
  const auto move = text_field(now, "state.outcomes.0.notation");
  EXPECT_EQ(
      person.post(game + "/moves", R"({"ply":0,"move":")" + move + R"(","nonce":"n"})").status,
      200);
  until(person, game, R"("plies":2)");
  EXPECT_NE(engine->output().find("Trying again in"), std::string::npos) << engine->output();
}

TEST_F(BotsTest, ABotWithoutAValidTokenExitsWithAReason) {
  const auto text = account("Sir_Kay");
  auto wrong = engine_bot("camlann_" + std::string(32, '0'));
  EXPECT_EQ(wrong->wait(seconds(10)), 2);
  EXPECT_NE(wrong->output().find("This token is not valid, or it was ended"), std::string::npos)
      << wrong->output();
  auto none = engine_bot("");
  EXPECT_EQ(none->wait(seconds(10)), 2);
  auto python = python_bot("camlann_none");
  EXPECT_EQ(python->wait(seconds(10)), 1) << python->output();
  Client player(port());
  ASSERT_EQ(player.post("/api/account", R"({"name":"Bors","password":"long enough"})").status, 201);
  create(player, R"({"variant":"cam","opponent":"person"})");
  const auto token = player.post("/api/account/tokens", R"({"name":"x"})");
  auto played = engine_bot(text_field(json_of(token.body), "text"));
  EXPECT_EQ(played->wait(seconds(10)), 2);
  EXPECT_NE(played->output().find("This account has played games"), std::string::npos)
      << played->output();
}

TEST_F(BotsTest, ABotWithARevokedTokenGivesUp) {
  Client browser(port());
  ASSERT_EQ(browser.post("/api/account", R"({"name":"Sir_Kay","password":"long enough"})").status,
            201);
  const auto made = json_of(browser.post("/api/account/tokens", R"({"name":"x"})").body);
  const auto text = text_field(made, "text");
  auto engine = engine_bot(text);
  until(browser, "/api/account", R"("bot":true)");
  Client person(port());
  ASSERT_EQ(person.get("/api/games").status, 200);
  WebSocket socket(port(), "", 0, "Authorization: Bearer " + text + "\r\n");
  socket.say(R"({"type":"ping"})");
  EXPECT_EQ(text_field(next(socket), "type"), "pong");
  const auto ended =
      browser.post("/api/account/tokens/end", R"({"id":")" + text_field(made, "token.id") + "\"}");
  ASSERT_EQ(ended.status, 200) << ended.body;
  EXPECT_EQ(socket.receive().close_code(), 1008);
  challenge(person, "Sir_Kay");  // so that its wait ends
  EXPECT_EQ(engine->wait(seconds(10)), 2);
  // Its wait has ended with the token, or its next request has.
  EXPECT_NE(engine->output().find("--token-file: This "), std::string::npos) << engine->output();
  EXPECT_THROW(WebSocket(port(), browser.cookie(), 0, "Authorization: Bearer " + text + "\r\n"),
               std::runtime_error)
      << "the cookie does not count";
}

/// A server behind TLS that knows no token. Prints its port.
constexpr const char* strict_server = R"py(
import http.server, ssl, sys
class Answers(http.server.BaseHTTPRequestHandler):
    def do_POST(self):
        self.send_response(401)
        self.send_header("Content-Length", "0")
        self.end_headers()
server = http.server.HTTPServer(("127.0.0.1", 0), Answers)
tls = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
tls.load_cert_chain(sys.argv[1], sys.argv[2])
server.socket = tls.wrap_socket(server.socket, server_side=True)
print(server.server_address[1], flush=True)
server.serve_forever()
)py";

TEST_F(BotsTest, ItConnectsOverTlsOnlyWithATrustedCertificate) {
  const auto key = (folder_.path() / "key.pem").string();
  const auto certificate = (folder_.path() / "certificate.pem").string();
  Child maker({"openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256",
               "-nodes", "-keyout", key, "-out", certificate, "-subj", "/CN=localhost", "-addext",
               "subjectAltName=DNS:localhost"},
              {}, folder_.path() / "openssl.log");
  ASSERT_EQ(maker.wait(seconds(20)), 0) << maker.output();
  const Child server({"python3", "-c", strict_server, certificate, key}, {},
                     folder_.path() / "port");
  std::string port_line;
  for (int tries = 0; tries < 500 && port_line.find('\n') == std::string::npos; ++tries) {
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
    port_line = server.output();
  }
  const auto its_port = port_line.substr(0, port_line.find('\n'));
  const auto bot = [&](const std::string& host, const std::string& log,
                       const std::vector<std::string>& environment) {
    auto variables = environment;
    variables.emplace_back("CAMLANN_TOKEN=camlann_x");
    return std::make_unique<Child>(
        std::vector<std::string>{CAMLANN_PROGRAM, "bot", "--engine", CAMLANN_PROGRAM " engine",
                                 "--server", "https://" + host + ":" + its_port},
        variables, folder_.path() / log);
  };
  const auto unknown = bot("localhost", "unknown", {});
  const auto other_name = bot("127.0.0.1", "other", {"SSL_CERT_FILE=" + certificate});
  const auto known = bot("localhost", "known", {"SSL_CERT_FILE=" + certificate});
  EXPECT_EQ(known->wait(seconds(10)), 2);
  EXPECT_NE(known->output().find("The server answers with status 401"), std::string::npos)
      << known->output();
  const auto refused = [](const Child& child, const char* why) {
    for (int tries = 0; tries < 500 && child.output().empty(); ++tries) {
      std::this_thread::sleep_for(std::chrono::milliseconds(20));
    }
    EXPECT_NE(child.output().find(why), std::string::npos) << child.output();
  };
  refused(*unknown, "self-signed certificate");
  refused(*other_name, "target host name '127.0.0.1'");
}

TEST_F(BotsTest, TwoHeadersWithTokensAreOneWrongToken) {
  const auto text = account("Sir_Kay");
  Wire wire(port());
  wire.send("GET /api/session HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer " + text +
            "\r\nAuthorization: Bearer " + text + "\r\n\r\n");
  EXPECT_EQ(read_answer(wire).status, 401);
  const auto log = log_of(folder_);
  EXPECT_EQ(log.find(text), std::string::npos);
  const auto database = camlann::test::read_bytes(data() / "games.sqlite") +
                        camlann::test::read_bytes(data() / "games.sqlite-wal");
  EXPECT_EQ(database.find(text.substr(8)), std::string::npos) << "kept as a hash alone";
}

}  // namespace
}  // namespace camlann::server::test
