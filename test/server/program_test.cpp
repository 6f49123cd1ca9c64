// The real program on a real port: a game over HTTP and the socket, starting and stopping, and
// input that no proper client would send. kill_test.cpp has the kills.
#include <gtest/gtest.h>

#include <csignal>
#include <memory>
#include <string>
#include <thread>
#include <vector>

#include "base/random.hpp"
#include "server/client.hpp"
#include "server/core/limits.hpp"
#include "server/fakes.hpp"
#include "server/program_fixture.hpp"
#include "support/data.hpp"

namespace camlann::server::test {
namespace {

TEST_F(ProgramTest, PageInterfaceAndFilesShareThePort) {
  ASSERT_TRUE(program_->ready()) << program_->last_words();
  Client client(port());
  const auto page = client.get("/");
  EXPECT_EQ(page.status, 200);
  EXPECT_EQ(page.header("Content-Type"), "text/html; charset=utf-8");
  EXPECT_FALSE(client.cookie().empty());
  EXPECT_EQ(client.get("/core.wasm").header("Content-Type"), "application/wasm");
  EXPECT_EQ(client.get("/api/variants").status, 200);
  EXPECT_EQ(client.get("/readyz").status, 200);
  EXPECT_EQ(client.get("/missing.js").status, 404);
}

/// Number of value requests that this address may send until the limit is reached, at most `limit`.
int answered(std::uint16_t port, const std::string& forwarded, int limit) {
  Wire wire(port);
  for (int asked = 0; asked < limit; ++asked) {
    wire.send("GET /api/tables/camblam HTTP/1.1\r\nHost: x\r\n" + forwarded + "\r\n");
    const auto answer = read_answer(wire);
    if (answer.status == 429) return asked;
    EXPECT_EQ(answer.status, 404) << answer.body;
  }
  return limit;
}

TEST_F(ProgramTest, ATrustedProxyReportsTheClientsAddress) {
  program_.reset();
  start({"--trusted-proxy", "127.0.0.0/8"});
  ASSERT_TRUE(program_->ready()) << program_->last_words();
  const int burst = Limits{}.positions_per_address.burst;
  EXPECT_LT(answered(port(), "X-Forwarded-For: 192.0.2.1\r\n", 2 * burst), 2 * burst);
  EXPECT_EQ(answered(port(), "X-Forwarded-For: 192.0.2.1, 192.0.2.2\r\n", burst), burst);
  // Two fields are one list.
  EXPECT_LT(answered(port(), "X-Forwarded-For: 192.0.2.3\r\nX-Forwarded-For: 192.0.2.1\r\n", burst),
            burst);
}

TEST_F(ProgramTest, AnUntrustedProxyIsIgnored) {
  const int burst = Limits{}.positions_per_address.burst;
  EXPECT_LT(answered(port(), "X-Forwarded-For: 192.0.2.1\r\n", 2 * burst), 2 * burst);
  EXPECT_LT(answered(port(), "X-Forwarded-For: 192.0.2.2\r\n", burst), burst);
}

TEST_F(ProgramTest, AProxyThatIsNoAddressIsRefused) {
  program_.reset();
  start({"--trusted-proxy", "localhost"});
  EXPECT_FALSE(program_->ready());
  EXPECT_NE(program_->last_words().find("This is not the address of a proxy"), std::string::npos);
}

TEST_F(ProgramTest, AGameOfAVariantFromAFileNeedsTheFile) {
  const std::string file = camlann::test::data_path("variants/crossroads.variant").string();
  program_.reset();
  start({"--variants", file});
  ASSERT_TRUE(program_->ready()) << program_->last_words();
  Client client(port());
  const auto definitions = json_of(client.get("/api/definitions").body);
  EXPECT_EQ(text_field(definitions, "definitions"),
            camlann::test::read_data("variants/crossroads.variant"));
  const auto game =
      "/api/games/" + create(client, R"({"variant":"crossroads","opponent":"person"})");
  EXPECT_EQ(client.post(game + "/moves", R"({"ply":0,"move":"D1-D2","nonce":"n"})").status, 200);

  program_.reset();
  start({});
  ASSERT_TRUE(program_->ready()) << program_->last_words();
  client.reconnect(port());
  EXPECT_EQ(client.get("/api/games").status, 200) << "the list has it";
  const auto missing = client.get(game);
  EXPECT_EQ(missing.status, 503);
  EXPECT_EQ(text_field(json_of(missing.body), "error.what"),
            "This game is of the variant \"crossroads\", which the server was started without");

  program_.reset();
  start({"--variants", file});
  ASSERT_TRUE(program_->ready()) << program_->last_words();
  client.reconnect(port());
  EXPECT_EQ(text_field(json_of(client.get(game).body), "moves.0.notation"), "D1-D2");
}

TEST_F(ProgramTest, AHeadHasNoBody) {
  Wire wire(port());
  wire.send("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
  const auto page = read_answer(wire).body;
  ASSERT_FALSE(page.empty());
  wire.send("HEAD / HTTP/1.1\r\nHost: x\r\n\r\nGET /healthz HTTP/1.1\r\nHost: x\r\n\r\n");
  const auto head = wire.read_until("\r\n\r\n");
  EXPECT_EQ(head.substr(9, 3), "200");
  const auto length = "Content-Length: " + std::to_string(page.size()) + "\r\n";
  EXPECT_NE(head.find(length), std::string::npos) << head;
  EXPECT_EQ(read_answer(wire).body, R"({"status":"ok","holdsGames":true})")
      << "the next answer follows at once";
}

TEST_F(ProgramTest, TwoSocketsStayInStepWithTheComputer) {
  Client client(port());
  const auto id = create(client, R"({"variant":"cam","level":1})");
  const auto game = "/api/games/" + id;
  WebSocket first(port(), client.cookie());
  WebSocket second(port(), client.cookie());
  first.say(watch(id, 1));
  second.say(watch(id, 0));
  EXPECT_EQ(text_field(next(first), "type"), "watching");
  EXPECT_EQ(text_field(next(second), "type"), "watching");
  EXPECT_EQ(text_field(next(second), "kind"), "state");

  // The person's moves and the computer's, two versions each.
  const char* moves[] = {"B5-A5", "A5-B5", "B5-A5"};
  for (int turn = 0; turn < 3; ++turn) {
    const auto ply = std::to_string(2 * turn);
    const auto answer =
        client.post(game + "/moves", R"({"ply":)" + ply + R"(,"move":")" + moves[turn] +
                                         R"(","nonce":"n)" + ply + "\"}");
    ASSERT_EQ(answer.status, 200) << answer.body;
    EXPECT_EQ(number_field(json_of(answer.body), "version"), 2 * turn + 2);
    for (int move = 0; move < 2; ++move) {
      const auto event = next(first);
      EXPECT_EQ(number_field(event, "version"), 2 * turn + 2 + move);
      EXPECT_EQ(text_field(event, "kind"), "move");
      EXPECT_EQ(next(second), event);
    }
  }
  // One that was away since version 5 gets exactly the rest.
  WebSocket third(port(), client.cookie());
  third.say(watch(id, 5));
  EXPECT_EQ(number_field(next(third), "version"), 7) << "watching";
  EXPECT_EQ(number_field(next(third), "version"), 6);
  EXPECT_EQ(number_field(next(third), "version"), 7);
  client.post(game + "/resign", "{}");
  EXPECT_EQ(number_field(next(third), "version"), 8);
  const auto hint = client.post(game + "/hint", "{}");
  EXPECT_EQ(hint.status, 409) << "the game is over";
}

TEST_F(ProgramTest, TheComputerHintsAndAnswersADrawOffer) {
  Client client(port());
  const auto game = "/api/games/" + create(client, R"({"variant":"camette","level":1})");
  const auto hint = client.post(game + "/hint", "{}");
  ASSERT_EQ(hint.status, 200) << hint.body;
  const auto move = text_field(json_of(hint.body), "outcome.notation");
  const auto offered = client.post(game + "/offer-draw", "{}");
  ASSERT_EQ(offered.status, 200) << offered.body;
  EXPECT_EQ(field(json_of(offered.body), "offer"), nullptr) << "answered already";
  if (field(json_of(offered.body), "result").is_null()) {
    EXPECT_EQ(
        client.post(game + "/moves", R"({"ply":0,"nonce":"n","move":")" + move + "\"}").status,
        200);
  }
}

TEST_F(ProgramTest, TermStopsGracefullyAndKeepsTheGame) {
  Client client(port());
  const auto id = create(client, R"({"variant":"cam","opponent":"person"})");
  auto socket = std::make_unique<WebSocket>(port(), client.cookie());
  socket->say(watch(id, 1));
  EXPECT_EQ(text_field(next(*socket), "type"), "watching");
  program_->signal(SIGTERM);
  EXPECT_EQ(socket->receive().close_code(), 1001);
  socket.reset();
  EXPECT_EQ(program_->wait(), 0);
  EXPECT_NE(log_of(folder_).find("\"event\":\"stopped\""), std::string::npos) << log_of(folder_);
  start();
  client.reconnect(port());
  EXPECT_EQ(client.get("/api/games/" + id).status, 200);
  program_->signal(SIGINT);
  EXPECT_EQ(program_->wait(), 0);
}

TEST_F(ProgramTest, ASilentClientDoesNotDelayAStop) {
  Client client(port());
  const auto id = create(client, R"({"variant":"cam","opponent":"person"})");
  WebSocket silent(port(), client.cookie());
  silent.say(watch(id, 1));
  EXPECT_EQ(text_field(next(silent), "type"), "watching");
  Wire half(port());
  half.send("POST /api/games HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{");
  const auto before = std::chrono::steady_clock::now();
  program_->signal(SIGTERM);
  EXPECT_EQ(program_->wait(), 0);
  EXPECT_LT(std::chrono::steady_clock::now() - before, std::chrono::seconds(5));
}

TEST_F(ProgramTest, StoppingWhileTheComputerThinksIsQuick) {
  Client client(port());
  for (int i = 0; i < 4; ++i) create(client, R"({"variant":"camelot","level":10,"colour":"b"})");
  const auto before = std::chrono::steady_clock::now();
  program_->signal(SIGTERM);
  EXPECT_EQ(program_->wait(), 0);
  EXPECT_LT(std::chrono::steady_clock::now() - before, std::chrono::seconds(5));
}

TEST_F(ProgramTest, ATakenPortAndATakenFolderAreClearErrors) {
  const auto expect_refused = [](Program& program, const std::string& why) {
    EXPECT_FALSE(program.ready());
    const auto said = program.last_words();
    EXPECT_NE(said.find("exit status 2\n"), std::string::npos) << said;
    EXPECT_NE(said.find(why), std::string::npos) << said;
  };
  Program same_port(folder_.path() / "other" / "data", web(), port());
  expect_refused(same_port, "in use");
  Program same_both(data(), web(), port());
  expect_refused(same_both, "in use");
  Program same_folder(data(), web());
  expect_refused(same_folder, "Another server");
  expect_alive();
}

TEST_F(ProgramTest, BadRequestsGetAClearAnswer) {
  const std::string long_text(100'000, 'x');
  const struct {
    std::string sent;
    int status;
  } cases[] = {
      {"GET / HTTP/1.1\r\nHost: x\r\nX: " + long_text + "\r\n\r\n", 431},
      {"GET /" + long_text.substr(0, 3000) + " HTTP/1.1\r\nHost: x\r\n\r\n", 414},
      {"POST /api/games HTTP/1.1\r\nHost: x\r\nContent-Length: 100000\r\n\r\n" + long_text, 413},
      {"POST /api/games HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n", 400},
      {"POST /api/games HTTP/1.1\r\nHost: x\r\nContent-Length: 99999999999999999999\r\n\r\n", 400},
      {"POST /api/games HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n", 400},
      {"POST /api/games HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nffffff\r\n", 413},
      {"POST /api/games HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n"
       "Transfer-Encoding: chunked\r\n\r\n{}",
       400},
      {"POST /api/games HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n"
       "Content-Length: 3\r\n\r\n{} ",
       400},
      {"nonsense\r\n\r\n", 400},
      {"GET / HTTP/9.9\r\n\r\n", 400},
      {"GET /../../etc/passwd HTTP/1.1\r\nHost: x\r\n\r\n", 400},
      {"GET /%2e%2e/%2e%2e/etc/passwd HTTP/1.1\r\nHost: x\r\n\r\n", 400},
      {"GET /..%2f..%2fetc%2fpasswd HTTP/1.1\r\nHost: x\r\n\r\n", 400},
      {"GET http://elsewhere/ HTTP/1.1\r\nHost: x\r\n\r\n", 400},
      {"TRACE / HTTP/1.1\r\nHost: x\r\n\r\n", 405},
      {"GET /ws HTTP/1.1\r\nHost: x\r\n\r\n", 400},
      {handshake_text(""), 403},
      {handshake_text("Cookie: camlann_player=" + std::string(32, 'a') +
                      "\r\nOrigin: http://evil.example\r\n"),
       403},
  };
  for (const auto& [sent, status] : cases) {
    Wire wire(port());
    wire.send(sent);
    const auto answer = read_answer(wire);
    EXPECT_EQ(answer.status, status) << sent.substr(0, 80) << '\n' << answer.head << answer.body;
    EXPECT_FALSE(text_field(json_of(answer.body), "error.what").empty()) << answer.body;
    for (const auto* header :
         {"Content-Security-Policy: default-src 'none'", "X-Content-Type-Options: nosniff"}) {
      EXPECT_NE(answer.head.find(header), std::string::npos) << answer.head;
    }
  }
  expect_alive();
}

TEST_F(ProgramTest, BadFramesCloseOnlyTheirSocket) {
  Client client(port());
  const auto id = create(client, R"({"variant":"cam","opponent":"person"})");
  const auto close_after = [&](auto misbehave) {
    WebSocket socket(port(), client.cookie());
    misbehave(socket);
    auto frame = socket.receive();
    while (frame.opcode == 1) frame = socket.receive();
    expect_alive();
    return frame.opcode == 0 ? -1 : frame.close_code();
  };
  EXPECT_EQ(close_after([](WebSocket& s) { s.send_frame(0x82, "binary"); }), 1003);
  EXPECT_EQ(close_after([](WebSocket& s) { s.say(std::string(5000, 'x')); }), 1009);
  EXPECT_EQ(close_after([](WebSocket& s) { s.say("\xff\xfe"); }), 1007);
  EXPECT_EQ(close_after([](WebSocket& s) { s.send_frame(0x81, "{}", false); }), 1002);
  EXPECT_EQ(close_after([](WebSocket& s) { s.send_frame(0x83, "reserved"); }), 1002);
  EXPECT_EQ(close_after([](WebSocket& s) { s.send_frame(0x80, "continues nothing"); }), 1002);
  EXPECT_EQ(close_after([](WebSocket& s) { s.send_frame(0xC1, "reserved bit"); }), 1002);
  EXPECT_EQ(close_after([](WebSocket& s) { s.send_frame(0x09, "a ping in parts"); }), 1002);
  EXPECT_EQ(close_after([](WebSocket& s) { s.send_frame(0x89, std::string(200, 'p')); }), 1002);
  EXPECT_EQ(close_after([](WebSocket& s) {
              for (int i = 0; i < 200; ++i) s.say(R"({"type":"ping"})");
            }),
            1008);
  EXPECT_EQ(close_after([](WebSocket& s) { s.send_frame(0x88, "\x03\xe8"); }), 1000);

  WebSocket socket(port(), client.cookie());
  for (const char* text : {"", "nonsense", "[1]", R"({"type":"move"})", R"({"type":"watch"})"}) {
    socket.say(text);
    EXPECT_EQ(text_field(next(socket), "type"), "error") << text;
  }
  socket.say(watch(id, 0));
  EXPECT_EQ(text_field(next(socket), "type"), "watching") << "and it is still of use";
}

TEST_F(ProgramTest, RandomBytesDoNoHarm) {
  const auto seed = camlann::test::number_from_environment("CAMLANN_SEED", 1);
  SCOPED_TRACE("CAMLANN_SEED=" + std::to_string(seed));
  Random random(seed);
  Client client(port());
  (void)client.get("/api/games");
  const auto noise = [&](std::size_t size) {
    std::string bytes;
    while (bytes.size() < size) bytes += static_cast<char>(random.below(256));
    return bytes;
  };
  const std::string good =
      "POST /api/games HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
      "Content-Length: 17\r\nConnection: close\r\n\r\n{\"variant\":\"cam\"}";
  for (int i = 0; i < 150; ++i) {
    Wire wire(port());
    auto text = i % 3 == 0 ? noise(1 + random.below(500)) : good;
    for (std::uint32_t flips = random.below(6); flips > 0; --flips) {
      text[random.below(static_cast<std::uint32_t>(text.size()))] =
          static_cast<char>(random.below(256));
    }
    wire.send(text);  // and away, in the middle of whatever it was
  }
  for (int i = 0; i < 50; ++i) {
    WebSocket socket(port(), client.cookie());
    socket.send_raw(noise(1 + random.below(200)));
  }
  expect_alive();
}

TEST_F(ProgramTest, SocketsFromOneAddressAreBounded) {
  program_.reset();
  start({"--max-sockets-per-address", "64"});
  Client client(port());
  (void)client.get("/api/games");
  std::vector<std::unique_ptr<WebSocket>> sockets;
  for (int i = 0; i < 64; ++i) {
    sockets.push_back(std::make_unique<WebSocket>(port(), client.cookie()));
  }
  Wire wire(port());
  wire.send(handshake_text("Cookie: " + client.cookie() + "\r\n"));
  EXPECT_EQ(read_answer(wire).status, 429);
  sockets.clear();
  expect_alive();
}

TEST_F(ProgramTest, AReaderThatTakesNothingIsDropped) {
  Client client(port());
  const auto id = create(client, R"({"variant":"cam","opponent":"person"})");
  for (int ply = 0; ply < 63; ++ply) {
    const char* moves[] = {"B5-A5", "B9-A9", "A5-B5", "A9-B9"};
    const auto n = std::to_string(ply);
    ASSERT_EQ(
        client
            .post("/api/games/" + id + "/moves",
                  R"({"ply":)" + n + R"(,"move":")" + moves[ply % 4] + R"(","nonce":")" + n + "\"}")
            .status,
        200);
  }
  // Each watch from version 1 sends 63 events again; they are never read.
  WebSocket lazy(port(), client.cookie(), 4096);
  const auto say_all = [&] {
    for (int i = 0; i < 55; ++i) lazy.say(watch(id, 1));  // the largest burst
    lazy.say(R"({"type":"ping"})");
  };
  say_all();
  std::size_t told = 0;
  std::size_t rounds = 1;
  auto pause = std::chrono::seconds(1);
  std::this_thread::sleep_for(pause);
  auto frame = lazy.receive();
  for (; frame.opcode == 1; frame = lazy.receive()) {
    ++told;
    if (frame.payload.find("\"pong\"") == std::string::npos) continue;
    // Everything was sent before the buffer was full: the machine is slow, so wait longer.
    ASSERT_LT(++rounds, 6U);
    std::this_thread::sleep_for(std::chrono::seconds(3));  // until the next burst is allowed
    say_all();
    std::this_thread::sleep_for(pause *= 3);
  }
  EXPECT_EQ(frame.close_code(), 1013);
  EXPECT_LT(told, rounds * 55U * 64U);
}

}  // namespace
}  // namespace camlann::server::test
