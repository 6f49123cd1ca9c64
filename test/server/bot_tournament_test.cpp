// A tournament of ten bots and two guests with the real program: bots use tokens, as in
// doc/bots.md, guests the calls of the page. The standings are recomputed from the games.
#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <map>
#include <mutex>
#include <set>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "base/random.hpp"
#include "server/program_fixture.hpp"
#include "support/data.hpp"

namespace camlann::server::test {
namespace {

constexpr std::size_t bots = 10;
constexpr std::size_t guests = 2;
constexpr std::size_t entrants = bots + guests;
constexpr int cup_rounds = 4;
constexpr int most_plies = 60;  // then the side behind resigns

std::string name_of(std::size_t player) {
  return (player < bots ? "Engine_" : "Guest_") + std::to_string(player);
}

class BotTournamentTest : public ProgramTest {
 protected:
  /// The first ten have an account that is a bot's and use its token alone.
  void register_players() {
    for (std::size_t i = 0; i < entrants; ++i) {
      clients_.emplace_back(port());
      auto& client = clients_.back();
      if (i >= bots) {
        ASSERT_EQ(client.get("/api/tournaments").status, 200);
        continue;
      }
      const auto made = client.post("/api/account",
                                    R"({"name":")" + name_of(i) + R"(","password":"long enough"})");
      ASSERT_EQ(made.status, 201) << made.body;
      const auto token = client.post("/api/account/tokens", R"({"name":"evening"})");
      ASSERT_EQ(token.status, 201) << token.body;
      client.use_token(text_field(json_of(token.body), "text"));
      ASSERT_EQ(client.post("/api/account/bot", "{}").status, 200);
    }
  }

  void make() {
    // A guest directs it.
    const auto made = clients_.back().post(
        "/api/tournaments", R"({"name":"Ten bots","variant":"camette","time":{"base":300},)"
                            R"("system":"swiss","rounds":4,"host":"Guest"})");
    ASSERT_EQ(made.status, 201) << made.body;
    path_ = "/api/tournaments/" + text_field(json_of(made.body), "id");
    for (std::size_t i = 0; i < entrants; ++i) {
      const auto entered = clients_[i].post(path_ + "/enter", R"({"name":")" + name_of(i) + "\"}");
      ASSERT_EQ(entered.status, 200) << entered.body;
    }
  }

  boost::json::value shown() { return json_of(clients_.back().get(path_).body); }

  /// Plays all games that wait for this player until the round is over.
  void play(std::size_t player, std::uint64_t seed) {
    auto& client = clients_[player];
    Random random(seed);
    std::string tag;
    while (!over_ && !failed_) {
      const auto answer = client.get("/api/turns?wait=1&tag=" + tag);
      if (answer.status != 200) return fail(answer);
      const auto turns = json_of(answer.body);
      tag = text_field(turns, "tag");
      const auto games = field(turns, "games");
      for (const auto& game : games.as_array()) {
        move(client, "/api/games/" + text_field(game, "id"), random);
      }
    }
  }

  void move(Client& client, const std::string& game, Random& random) {
    const auto answer = client.get(game + "?state=1");
    if (answer.status != 200) return fail(answer);
    const auto state = json_of(answer.body);
    if (!field(state, "result").is_null()) return;
    const auto plies = number_field(state, "plies");
    const auto nonce = R"("nonce":"n)" + std::to_string(plies) + '"';
    const auto legal = field(state, "state.outcomes");
    const auto& outcomes = legal.as_array();
    const auto taking = std::find_if(outcomes.begin(), outcomes.end(), [](const auto& outcome) {
      return !field(outcome, "captures").as_array().empty();
    });
    const auto& chosen = taking != outcomes.end()
                             ? *taking
                             : outcomes[random.below(static_cast<std::uint32_t>(outcomes.size()))];
    const bool tired = plies >= most_plies;
    const auto done = tired ? client.post(game + "/resign", '{' + nonce + '}')
                            : client.post(game + "/moves",
                                          R"({"ply":)" + std::to_string(plies) + R"(,"move":")" +
                                              text_field(chosen, "notation") + "\"," + nonce + '}');
    if (done.status != 200) fail(done);
  }

  void fail(const Answer& answer) {
    const std::lock_guard lock(mutex_);
    failed_ = true;
    ADD_FAILURE() << answer.status << ' ' << answer.body;
  }

  void play_round(int round) {
    const auto begun =
        clients_.back().post(path_ + "/start-round", R"({"round":)" + std::to_string(round) + '}');
    ASSERT_EQ(begun.status, 200) << begun.body;
    over_ = false;
    std::vector<std::thread> threads;
    for (std::size_t i = 0; i < entrants; ++i) {
      threads.emplace_back(
          [this, i, round] { play(i, 100 * i + static_cast<std::size_t>(round)); });
    }
    Client watcher(port());
    const auto games_path = "rounds." + std::to_string(round - 1) + ".games";
    const auto deadline = std::chrono::steady_clock::now() + std::chrono::seconds(60);
    while (!failed_ && std::chrono::steady_clock::now() < deadline) {
      const auto there = json_of(watcher.get(path_).body);
      const auto games = field(there, games_path);
      const auto& all = games.as_array();
      const bool running = std::any_of(all.begin(), all.end(), [](const auto& game) {
        return text_field(game, "result") == "*";
      });
      if (!running) break;
      std::this_thread::sleep_for(std::chrono::milliseconds(20));
    }
    over_ = true;
    for (auto& thread : threads) thread.join();
  }

  /// Half points of each player by name, from the games as shown one by one.
  std::map<std::string, std::int64_t> scores(const boost::json::value& event) {
    std::map<std::string, std::int64_t> halves;
    std::set<std::set<std::string>> pairs;
    const auto rounds_played = field(event, "rounds");
    for (const auto& round : rounds_played.as_array()) {
      EXPECT_EQ(field(round, "games").as_array().size(), entrants / 2);
      EXPECT_EQ(field(round, "byes").as_array().size(), 0);
      const auto games = field(round, "games");
      for (const auto& one : games.as_array()) {
        const auto game =
            json_of(clients_.back().get("/api/games/" + text_field(one, "game")).body);
        std::set<std::string> pair;
        const auto seats = field(game, "seats");
        for (const auto& seat : seats.as_array()) {
          const auto name = text_field(seat, "name");
          pair.insert(name);
          EXPECT_EQ(seat.as_object().contains("bot"), name.rfind("Engine_", 0) == 0) << name;
          const auto winner = field(game, "result.winner");
          const auto draw = winner.is_null();
          halves[name] += draw ? 1 : winner.as_string() == text_field(seat, "seat").c_str() ? 2 : 0;
        }
        EXPECT_TRUE(pairs.insert(pair).second) << "paired twice";
      }
    }
    return halves;
  }

  std::vector<Client> clients_;
  std::string path_;
  std::atomic<bool> over_{false}, failed_{false};
  std::mutex mutex_;
};

TEST_F(BotTournamentTest, TenBotsAndTwoGuestsPlayASwissToItsEnd) {
  clients_.reserve(entrants);
  register_players();
  make();
  for (int round = 1; round <= cup_rounds && !failed_ && !HasFatalFailure(); ++round)
    play_round(round);
  ASSERT_FALSE(failed_ || HasFatalFailure());
  const auto ended = clients_.back().post(path_ + "/finish", "{}");
  EXPECT_EQ(ended.status, 200) << ended.body;
  const auto event = shown();
  EXPECT_EQ(text_field(event, "phase"), "over");
  EXPECT_EQ(number_field(event, "round"), cup_rounds);

  auto expected = scores(event);
  EXPECT_EQ(expected.size(), entrants);
  std::int64_t all = 0;
  for (const auto& [name, halves] : expected) all += halves;
  EXPECT_EQ(all, static_cast<std::int64_t>(cup_rounds * entrants));
  const auto standing = field(event, "standing");
  const auto& lines = standing.as_array();
  ASSERT_EQ(lines.size(), entrants);
  std::vector<std::int64_t> before;  // points and tie-breaks of the line above
  std::int64_t place = 0;
  for (const auto& line : lines) {
    const auto entrant = "entrants." + std::to_string(number_field(line, "player"));
    const auto name = text_field(event, entrant + ".name");
    EXPECT_EQ(number_field(line, "halves"), expected[name]) << name;
    EXPECT_EQ(field(event, entrant).as_object().contains("bot"), name.rfind("Engine_", 0) == 0);
    std::vector<std::int64_t> rank = {number_field(line, "halves")};
    const auto values = field(line, "tieBreaks");
    for (const auto& value : values.as_array()) rank.push_back(value.as_int64());
    EXPECT_TRUE(before.empty() || rank <= before) << name;
    if (rank != before) place = 1 + (&line - &lines.front());
    EXPECT_EQ(number_field(line, "place"), place) << name;
    before = std::move(rank);
    expected.erase(name);
  }
  EXPECT_TRUE(expected.empty());
}

}  // namespace
}  // namespace camlann::server::test
