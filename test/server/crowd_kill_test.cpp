// `kill -9` under many connections: CAMLANN_CROWD games of two people (24), each player with a
// connection, a socket and a journal of acknowledgements and events; killed CAMLANN_CROWD_KILLS
// times (4). After each kill the database, both journals and both players' views agree, clocks
// continue from their last values, and every game continues.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <boost/json/value.hpp>
#include <chrono>
#include <csignal>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <exception>
#include <filesystem>
#include <memory>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "base/random.hpp"
#include "database/database.hpp"
#include "game/catalog.hpp"
#include "server/client.hpp"
#include "server/fakes.hpp"
#include "support/data.hpp"

namespace camlann::server::test {
namespace {

using std::chrono::milliseconds;
using std::chrono::steady_clock;

constexpr std::int64_t increment = 2000;  // milliseconds
constexpr std::int64_t spared_at_most = 500;
constexpr std::int64_t start_time = 36'000'000;
constexpr std::int64_t rounding = 10;

/// An acknowledged step of a player.
struct Acknowledged {
  std::string nonce;
  std::string kind;
  std::int64_t version = 0;
};

/// One of the two players, with the state of their device.
struct Player {
  std::unique_ptr<Client> client;
  std::unique_ptr<WebSocket> socket;
  std::vector<Acknowledged> journal;
  std::int64_t heard = 0;  // the version of the last event on the socket
};

/// A request without an answer yet.
struct Pending {
  std::size_t player = 0;
  std::string target, body, nonce, kind;
};

/// The last shown state of a game, and the time of the request.
struct Shown {
  std::vector<std::string> moves;
  std::array<std::int64_t, 2> left{start_time, start_time};
  std::int64_t version = 1;
  std::int64_t since = 0;
  steady_clock::time_point asked = steady_clock::now();
};

/// A game of two, played on its own thread while the server lives.
class Table {
 public:
  explicit Table(std::uint64_t seed) : seed_(seed), random_(seed) {}

  /// Both reconnect, check that nothing is lost, and send unanswered requests again. Then they play
  /// until the server is gone.
  void visit(std::uint16_t port, std::atomic<int>& here) {
    bool counted = false;
    try {
      come_back(port);
      if (id_.empty() || over_) begin();
      if (!pending_.nonce.empty()) {
        EXPECT_TRUE(send()) << "nobody is killed yet";
      }
      look();
      ++here;
      counted = true;
      while (!testing::Test::HasFatalFailure() && step()) {
        std::this_thread::sleep_for(milliseconds(random_.below(4)));
      }
    } catch (const std::exception& error) {
      // A connection that ends in the middle of an answer: the server is gone.
      if (!counted) ADD_FAILURE() << id_ << ": " << error.what();
    }
    if (!counted) ++here;
    for (auto& player : players_) player.socket.reset();
  }

  /// On the disk, while no server runs: each acknowledged step once, under the acknowledged
  /// version, and no version missing.
  void compare(database::Database& database) const {
    if (id_.empty()) return;
    const auto count = [&](const std::string& what, const std::string& where) {
      return database
          .query_number("SELECT " + what + " FROM events WHERE game='" + id_ + "' AND " + where)
          .value();
    };
    const auto last = count("max(version)", "true");
    EXPECT_EQ(count("count(*)", "true"), last) << id_;
    EXPECT_GE(last, shown_.version) << "what was shown is gone: " << id_;
    EXPECT_GE(count("count(*)", "kind='move'"), static_cast<std::int64_t>(shown_.moves.size()));
    for (std::size_t seat = 0; seat < 2; ++seat) {
      const auto& player = players_[seat];
      EXPECT_GE(last, player.heard) << "what was told is gone: " << id_;
      for (const auto& [nonce, kind, version] : player.journal) {
        // Nonces are separate for each player: a bit for the seat follows each.
        const auto own = "nonce='" + nonce + '@' + std::to_string(1U << seat) + '\'';
        EXPECT_EQ(count("count(*)", own), 1) << id_ << ' ' << nonce;
        EXPECT_EQ(count("coalesce(max(version), 0)", own + " AND kind='" + kind + '\''), version)
            << id_ << ' ' << nonce;
      }
    }
  }

  [[nodiscard]] std::size_t acknowledged() const { return acknowledged_; }
  [[nodiscard]] std::size_t resent() const { return resent_; }

 private:
  void come_back(std::uint16_t port) {
    port_ = port;
    for (auto& player : players_) {
      if (player.client) {
        player.client->reconnect(port);
      } else {
        player.client = std::make_unique<Client>(port);
        EXPECT_EQ(player.client->get("/api/session").status, 200);
      }
    }
    if (!id_.empty()) watch();
  }
  void watch() {
    for (auto& player : players_) {
      player.socket = std::make_unique<WebSocket>(port_, player.client->cookie());
      player.socket->say(R"({"type":"watch","game":")" + id_ + R"(","version":)" +
                         std::to_string(player.heard) + R"(,"deltas":true})");
    }
  }
  void begin() {
    const auto offered = players_[0].client->post(
        "/api/invitations",
        R"({"variant":"cam","opponent":"person","colour":"w","name":"W","time":{"base":36000,"increment":2}})");
    ASSERT_EQ(offered.status, 201) << offered.body;
    const auto begun = players_[1].client->post(
        "/api/invitations/" + text_field(json_of(offered.body), "id") + "/sit-down",
        R"({"name":"B"})");
    ASSERT_EQ(begun.status, 200) << begun.body;
    id_ = text_field(json_of(begun.body), "game");
    shown_ = {};
    before_ = shown_.asked;
    over_ = offered_ = false;
    offered_at_ = static_cast<std::size_t>(-1);
    pending_ = {};
    for (auto& player : players_) {
      player.journal.clear();
      player.heard = 1;
    }
    watch();
  }
  [[nodiscard]] std::size_t mover() const { return shown_.moves.size() % 2; }

  /// Both see the same state, which continues the earlier one.
  void look() {
    for (auto& player : players_) {
      const auto asked = steady_clock::now();
      const auto answer = player.client->get("/api/games/" + id_);
      ASSERT_EQ(answer.status, 200) << answer.body;
      take_over(json_of(answer.body), asked);
    }
  }

  void take_over(const boost::json::value& state, steady_clock::time_point asked) {
    Shown now;
    now.version = number_field(state, "version");
    now.since = number_field(state, "clocks.since");
    const auto list = field(state, "moves");
    for (const auto& move : list.as_array()) {
      now.moves.push_back(text_field(move, "notation"));
    }
    ASSERT_GE(now.moves.size(), shown_.moves.size()) << "a move is gone: " << id_;
    ASSERT_TRUE(std::equal(shown_.moves.begin(), shown_.moves.end(), now.moves.begin())) << id_;
    ASSERT_GE(now.version, shown_.version);
    EXPECT_GE(now.since, shown_.since) << "time runs backwards";
    for (std::size_t seat = 0; seat < 2; ++seat) {
      now.left[seat] = number_field(state, "clocks.left." + std::to_string(seat));
      expect_continuous(now, seat);
    }
    if (now.version != shown_.version) before_ = shown_.asked;
    now.asked = now.version == shown_.version ? shown_.asked : asked;
    shown_ = std::move(now);
    over_ = !field(state, "result").is_null();
    offered_ = !field(state, "offer").is_null();
    fen_ = text_field(state, "fen");
  }
  /// Between two looks a clock gains what its moves bring, and loses at most the time since its
  /// turn began, outages and all.
  void expect_continuous(const Shown& now, std::size_t seat) const {
    if (now.version == shown_.version) {
      EXPECT_EQ(now.left[seat], shown_.left[seat]) << id_;
    }
    std::int64_t moved = 0;
    for (auto ply = shown_.moves.size(); ply < now.moves.size(); ++ply) moved += ply % 2 == seat;
    EXPECT_LE(now.left[seat], shown_.left[seat] + moved * (increment + spared_at_most)) << id_;
    // The turn began after the request for the version before.
    const auto passed = std::chrono::duration_cast<milliseconds>(steady_clock::now() - before_);
    EXPECT_GE(now.left[seat], shown_.left[seat] - passed.count() - rounding) << id_;
  }

  /// The next step of the game, or the open one again; false once the server is gone.
  bool step() {
    if (over_) {
      std::this_thread::sleep_for(milliseconds(5));
      return players_[0].client->get("/healthz").status == 200;
    }
    if (pending_.nonce.empty()) think();
    return send();
  }
  void think() {
    const auto at = "/api/games/" + id_;
    const auto nonce = "n" + std::to_string(seed_) + '-' + std::to_string(++nonces_);
    const auto rest = R"("nonce":")" + nonce + "\"}";
    if (offered_) {
      pending_ = {1 - offerer_, at + "/answer-draw", R"({"accept":false,)" + rest, nonce,
                  "draw-refused"};
    } else if (random_.below(12) == 0 && offered_at_ != shown_.moves.size()) {
      offered_at_ = shown_.moves.size();  // once in a position
      offerer_ = mover();
      pending_ = {offerer_, at + "/offer-draw", "{" + rest, nonce, "draw-offer"};
    } else {
      const auto board = make_game("cam", "", fen_);
      const auto outcomes = board->written();
      const auto& move = outcomes[random_.below(static_cast<std::uint32_t>(outcomes.size()))];
      pending_ = {mover(), at + "/moves",
                  R"({"ply":)" + std::to_string(shown_.moves.size()) + R"(,"move":")" +
                      move.notation + "\"," + rest,
                  nonce, "move"};
    }
    tried_ = false;
  }
  bool send() {
    if (tried_) ++resent_;
    tried_ = true;
    const auto asked = steady_clock::now();
    auto& player = players_[pending_.player];
    const auto answer = player.client->post(pending_.target, pending_.body);
    if (answer.status == 0) return false;
    EXPECT_EQ(answer.status, 200) << pending_.target << pending_.body << answer.body;
    if (answer.status != 200) return false;
    const auto state = json_of(answer.body);
    player.journal.push_back({pending_.nonce, pending_.kind, number_field(state, "version")});
    pending_ = {};
    ++acknowledged_;
    take_over(state, asked);
    return hear(players_[0]) && hear(players_[1]);
  }
  /// All events up to what is shown, each once.
  bool hear(Player& player) {
    while (player.heard < shown_.version) {
      const auto frame = player.socket->receive();
      if (frame.opcode != 1) return false;
      const auto message = json_of(frame.payload);
      if (text_field(message, "type") != "event") continue;
      const auto version = number_field(message, "version");
      // More than 64 missed events come as one state.
      const bool whole = text_field(message, "kind") == "state";
      EXPECT_TRUE(whole || version == player.heard + 1) << id_ << ' ' << version;
      player.heard = version;
    }
    return true;
  }

  const std::uint64_t seed_;
  Random random_;
  std::uint16_t port_ = 0;
  std::string id_;
  std::array<Player, 2> players_;
  Pending pending_;
  Shown shown_;
  std::string fen_;
  std::size_t offerer_ = 0, offered_at_ = static_cast<std::size_t>(-1);
  bool over_ = false, offered_ = false, tried_ = false;
  int nonces_ = 0;
  std::size_t acknowledged_ = 0, resent_ = 0;
  steady_clock::time_point before_ = steady_clock::now();
};

class CrowdKillTest : public testing::Test {
 protected:
  CrowdKillTest() {
    folder_.write("web/index.html", "x");
    const auto seed = camlann::test::number_from_environment("CAMLANN_SEED", 1);
    const auto games = camlann::test::number_from_environment("CAMLANN_CROWD", 24);
    for (std::uint64_t game = 0; game < games; ++game) {
      tables_.push_back(std::make_unique<Table>(seed * 1000 + game));
    }
  }
  [[nodiscard]] std::filesystem::path data() const { return folder_.path() / "data"; }

  /// All players connect; some time after the last one, the server is killed.
  void play_until_killed(milliseconds pause) {
    const auto before = steady_clock::now();
    Program program(data(), folder_.path() / "web", std::uint16_t{0},
                    {"--max-new-connections-per-address", "1000"});
    ASSERT_TRUE(program.ready()) << program.last_words();
    slowest_start_ = std::max(slowest_start_, steady_clock::now() - before);
    std::atomic<int> here{0};
    std::vector<std::thread> threads;
    for (auto& table : tables_) {
      threads.emplace_back([&] { table->visit(program.port(), here); });
    }
    while (here < static_cast<int>(tables_.size())) std::this_thread::sleep_for(milliseconds(1));
    std::this_thread::sleep_for(pause);
    program.signal(SIGKILL);
    for (auto& thread : threads) thread.join();
    EXPECT_EQ(program.wait(), 128 + SIGKILL);
  }

  TemporaryFolder folder_;
  std::vector<std::unique_ptr<Table>> tables_;
  steady_clock::duration slowest_start_{};
};

TEST_F(CrowdKillTest, EveryJournalAndTheDatabaseAgreeAndNoGameIsStuck) {
  const auto kills = camlann::test::number_from_environment("CAMLANN_CROWD_KILLS", 4);
  Random random(camlann::test::number_from_environment("CAMLANN_SEED", 1));
  for (std::uint64_t kill = 0; kill < kills && !HasFailure(); ++kill) {
    SCOPED_TRACE("kill " + std::to_string(kill));
    play_until_killed(milliseconds(random.below(400)));
    // Read-only: a writer that closes the database last takes over the log, which the server then
    // misses.
    auto database = database::Database::open_to_read(data() / "games.sqlite");
    ASSERT_TRUE(database) << database.error().what;
    for (const auto& table : tables_) table->compare(*database);
  }
  std::size_t acknowledged = 0;
  std::size_t resent = 0;
  for (const auto& table : tables_) {
    EXPECT_GT(table->acknowledged(), 0U) << "a game is stuck";
    acknowledged += table->acknowledged();
    resent += table->resent();
  }
  EXPECT_GT(resent, 0U) << "no kill met a request without an answer";
  std::printf(
      "%zu players, %d kills: %zu steps acknowledged, %zu sent again, slowest start %lld ms\n",
      2 * tables_.size(), static_cast<int>(kills), acknowledged, resent,
      static_cast<long long>(slowest_start_ / milliseconds(1)));
}

}  // namespace
}  // namespace camlann::server::test
