// Attacks of several kinds next to an honest player, in the real program: what a client stores,
// removes, names and sends delays no move. The wait is compared with that of the same moves
// without the attack.
#include <gtest/gtest.h>

#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <boost/json/string.hpp>
#include <boost/json/value.hpp>
#include <chrono>
#include <cstddef>
#include <mutex>
#include <string>
#include <string_view>
#include <thread>

#include "database/database.hpp"
#include "server/beside_fixture.hpp"
#include "server/rude_world.hpp"
#include "server/store/schema.hpp"

namespace camlann::server::test {
namespace {

const std::string alone_at_a_board = R"({"variant":"cam","opponent":"person"})";

bool is_good(const Answer& answer) {
  return answer.status >= 200 && answer.status < 300;
}

TEST_F(BesideTest, BytesThatAnAddressStoresDelayNoMove) {
  const std::string note = R"({"text":")" + std::string(3900, 'x') + "\"}";
  expect_the_same_beside([&](int client, int round, const std::string& address) {
    Stranger one(port(), address);
    (void)one.get("/api/session");
    const auto made = one.post("/api/games", alone_at_a_board);
    if (!is_good(made)) return 0;
    const auto game = "/api/games/" + text_field(json_of(made.body), "id");
    int stored = 1;
    for (int ply = 0; ply < 20; ++ply) {
      auto nonce = std::to_string(client) + '-' + std::to_string(round) + '-' + std::to_string(ply);
      nonce.resize(64, 'x');
      stored += is_good(one.post(game + "/moves", move(ply, move_of(ply), nonce))) ? 1 : 0;
    }
    stored += is_good(one.ask("PUT", game + "/note", note)) ? 1 : 0;
    EXPECT_EQ(stored, 22);
    return stored;
  });
}

/// Games of up to 100 bytes and 2 ms of work in each variation, which use up all that a part may
/// have of both.
std::string heaviest_part(const std::string& name) {
  std::string text;
  for (int game = 0; game < 25; ++game) {
    text += "[White \"" + name + ' ' + std::to_string(game) +
            "\"]\n[Variant \"Chivalry\"]\n[FEN \"" + std::string(lattice_of_knights) + "\"]\n\n" +
            slow_variations(38) + " *\n\n";
  }
  return text;
}

// One after another: more would only wait for each other.
TEST_F(BesideTest, PartsOfFilesWithTheHeaviestContentDelayNoMove) {
  std::mutex mutex;
  for (int tries = 0; anna_->get("/api/archive/games").status == 503 && tries < 300; ++tries) {
    std::this_thread::sleep_for(std::chrono::milliseconds(100));
  }
  expect_the_same_beside([&](int client, int round, const std::string& address) {
    // Before the connection, which the server closes while it waits for long.
    const std::lock_guard lock(mutex);
    Stranger one(port(), address);
    (void)one.get("/api/session");
    const auto name = "Part_" + std::to_string(client) + '_' + std::to_string(round);
    (void)sign_up(one, name);
    auto id = std::string(24, 'a');
    id.replace(0, 1, std::to_string(client)).replace(1, 4, std::to_string(1000 + round));
    const auto body = boost::json::serialize(boost::json::object{
        {"upload", id}, {"part", 0}, {"json", false}, {"text", heaviest_part(name)}});
    EXPECT_GT(body.size(), 95U * 1024) << "of 96 KiB";
    const auto taken = one.post("/api/archive/uploads", body);
    EXPECT_EQ(taken.status, 200) << taken.body;
    if (taken.status != 200) return 0;
    const auto told = json_of(taken.body);
    EXPECT_GT(number_field(told, "added"), 0) << taken.body;
    return 1;
  });
}

// One chapter has the greatest length, the other takes half of the permitted processor time.
TEST_F(BesideTest, TheHeaviestChaptersDelayNoMove) {
  constexpr std::size_t longest = std::size_t{60} * 1024;
  const auto chapter = [](std::string_view variant, const boost::json::value& start,
                          const std::string& text) {
    return boost::json::object{
        {"name", "One"}, {"variant", variant}, {"start", start}, {"text", text}};
  };
  const auto study = boost::json::serialize(
      boost::json::object{{"title", "Rude"},
                          {"open", false},
                          {"chapter", chapter("cam", nullptr, deep_variations(longest))}});
  const auto slow = boost::json::serialize(
      chapter("chivalry", boost::json::string(lattice_of_knights), slow_variations(250)));
  expect_the_same_beside([&](int, int, const std::string& address) {
    Stranger one(port(), address);
    (void)one.get("/api/session");
    const auto made = one.post("/api/studies", study);
    EXPECT_EQ(made.status, 201) << made.body;
    if (!is_good(made)) return 0;
    const auto added =
        one.post("/api/studies/" + text_field(json_of(made.body), "id") + "/chapters", slow);
    EXPECT_TRUE(is_good(added) || !at_full_speed) << added.body;
    return is_good(added) ? 2 : 1;
  });
}

TEST_F(BesideTest, DeletedAccountsDelayNoMove) {
  expect_the_same_beside([&](int client, int round, const std::string& address) {
    Stranger one(port(), address);
    (void)one.get("/api/session");
    for (int i = 0; i < 30; ++i) (void)one.post("/api/games", alone_at_a_board);
    (void)sign_up(one, "Gone_" + std::to_string(client) + '_' + std::to_string(round));
    const auto gone = one.post("/api/account/delete", R"({"password":"a battery staple"})");
    EXPECT_TRUE(is_good(gone)) << gone.body;
    return is_good(gone) ? 1 : 0;
  });
}

TEST_F(BesideTest, NamesAndTokensThatAreRefusedDelayNoMove) {
  auto owner = at("203.0.113.1");
  (void)owner->get("/api/session");
  (void)sign_up(*owner, "limes11");
  expect_the_same_beside([&](int client, int, const std::string& address) {
    Stranger one(port(), address);
    (void)one.get("/api/session");
    int refused = 0;
    for (const char* name :
         {"limes11", "LIMES11", "Iimes11", "l\u0456m\u0435s11", "limes\u200b11"}) {
      const auto answer =
          one.post("/api/invitations",
                   R"({"variant":"cam","opponent":"person","name":")" + std::string(name) + "\"}");
      EXPECT_GE(answer.status, 400) << name;
      EXPECT_LT(answer.status, 500) << name << ' ' << answer.body;
      refused += answer.status >= 400 && answer.status < 500 ? 1 : 0;
    }
    const auto other =
        one.post("/api/invitations", R"({"variant":"cam","opponent":"person","name":"lemons"})");
    EXPECT_EQ(other.status, 201) << "the name is the reason: " << other.body;
    for (int i = 0; i < 20; ++i) {
      one.token = std::string(40, static_cast<char>('a' + client)) + std::to_string(i);
      const auto status = one.get("/api/games").status;
      // Addresses may share their number of attempts (token_bucket.hpp).
      EXPECT_TRUE(status == 401 || status == 429) << status;
      refused += status == 401 ? 1 : 0;
    }
    return refused;
  });
}

TEST_F(BesideTest, UnknownEncodingsAndClosedClubsDelayNoMove) {
  auto host = at("203.0.113.1");
  (void)host->get("/api/session");
  const auto made =
      host->post("/api/clubs", R"({"name":"Closed club","host":"Host","open":false})");
  ASSERT_EQ(made.status, 201) << made.body;
  const auto club = "/api/clubs/" + text_field(json_of(made.body), "address");
  expect_the_same_beside([&](int, int, const std::string& address) {
    Stranger one(port(), address);
    (void)one.get("/api/session");
    int refused = 0;
    for (int i = 0; i < 10; ++i) {
      Wire wire(port());
      wire.send("POST /api/games HTTP/1.1\r\nHost: " + one.host() +
                "\r\nTransfer-Encoding: gzip\r\n\r\n" + std::string(1000, 'x'));
      refused += read_answer(wire).status == 400 ? 1 : 0;
      const auto outside = one.post(club + "/join", R"({"name":"Outsider","code":"0123456789"})");
      EXPECT_GE(outside.status, 400) << outside.body;
      EXPECT_LT(outside.status, 500) << outside.body;
    }
    EXPECT_EQ(refused, 10);
    return refused;
  });
}

// The test is the newer program. It pauses after a step: of programs that write to a file of SQLite
// without a pause, the one that waits has no turn.
TEST_F(BesideTest, StepsOfANewerSchemaDelayNoMove) {
  std::mutex mutex;
  auto newer = database::Database::open_shared(data() / "games.sqlite").value();
  auto [version, since] = newest_schema();
  expect_the_same_beside([&](int, int, const std::string&) {
    const std::lock_guard lock(mutex);
    ++version;
    const auto taken = take_steps(
        newer, {{{version, since},
                 "DROP INDEX IF EXISTS later_events; CREATE INDEX later_events ON events (at);"
                 "DROP TABLE IF EXISTS later_things; CREATE TABLE later_things (id TEXT);"}});
    EXPECT_TRUE(taken) << taken.error().what;
    std::this_thread::sleep_for(std::chrono::milliseconds(50));
    return taken ? 1 : 0;
  });
  EXPECT_EQ(schema_version(newer).value().version, version);
}

}  // namespace
}  // namespace camlann::server::test
