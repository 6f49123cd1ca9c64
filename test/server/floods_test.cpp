// Floods from one address, each of another kind: they are refused after a stated number, and a
// client at another address is served the same meanwhile. The real program; doc/threats.md is the
// list.
#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdio>
#include <functional>
#include <memory>
#include <ostream>
#include <string>
#include <thread>
#include <vector>

#include "server/hostile_fixture.hpp"

namespace camlann::server::test {
namespace {

struct Flood {
  std::string name;
  std::string method;
  std::string target;  // {game} is a game of the flooding client
  std::function<std::string(int)> body;
  int most = 0;             // are served; more than the limit by what it gives back meanwhile
  bool account = false;     // only accounts may
  bool new_guests = false;  // each request of another guest at the same address
  int served = 200;
  int refused = 429;
};

std::ostream& operator<<(std::ostream& out, const Flood& flood) {
  return out << flood.name;
}

std::function<std::string(int)> always(const std::string& body) {
  return [body](int) { return body; };
}

std::function<std::string(int)> flood_of(const std::string& before, const std::string& behind) {
  return [before, behind](int i) { return before + std::to_string(i) + behind; };
}

const std::string any_game = R"({"variant":"cam","opponent":"person"})";

std::vector<Flood> floods() {
  return {
      {"Games", "POST", "/api/games", always(any_game), 210, false, false, 201, 429},
      {"GamesOfManyGuests", "POST", "/api/games", always(any_game), 320, false, true, 201, 429},
      {"Invitations", "POST", "/api/invitations", always(any_game), 22, false, false, 201, 429},
      {"InvitationsOfManyGuests", "POST", "/api/invitations", always(any_game), 320, false, true,
       201, 429},
      {"Accounts", "POST", "/api/account",
       flood_of(R"({"name":"Flood_)", R"(","password":"long enough"})"), 42, false, true, 201, 429},
      {"ChatLines", "POST", "/api/games/{game}/chat", always(R"({"phrase":"hello"})"), 8, false,
       false, 200, 429},
      {"Notes", "PUT", "/api/games/{game}/note", flood_of(R"({"text":")", "\"}"), 140, false, false,
       200, 429},
      {"Searches", "POST", "/api/seek",
       always(R"({"variant":"cam","name":"x","time":{"base":300},"nonce":"n"})"), 160, false, false,
       200, 429},
      {"Leaves", "POST", "/api/leave/end", always("{}"), 66, false, false, 409, 429},
      {"Tournaments", "POST", "/api/tournaments",
       flood_of(R"({"name":"T)",
                R"(","variant":"cam","time":{"base":300},"system":"swiss","host":"x"})"),
       12, false, false, 201, 429},
      {"TournamentsOfManyGuests", "POST", "/api/tournaments",
       flood_of(R"({"name":"T)",
                R"(","variant":"cam","time":{"base":300},"system":"swiss","host":"x"})"),
       320, false, true, 201, 429},
      {"Leagues", "POST", "/api/leagues",
       flood_of(R"({"name":"League )", R"(","variant":"cam","host":"x"})"), 7, false, false, 201,
       429},
      {"LeaguesOfManyGuests", "POST", "/api/leagues",
       flood_of(R"({"name":"League )", R"(","variant":"cam","host":"x"})"), 320, false, true, 201,
       429},
      {"ClubsOfManyGuests", "POST", "/api/clubs",
       flood_of(R"({"name":"Crowd )", R"(","host":"x"})"), 320, false, true, 201, 429},
      {"Clubs", "POST", "/api/clubs", flood_of(R"({"name":"Club )", R"(","host":"x"})"), 12, false,
       false, 201, 429},
      {"Reports", "POST", "/api/reports", always(R"({"player":"nobody","subject":"chat"})"), 7,
       false, false, 404, 429},
      {"ReportsOfManyGuests", "POST", "/api/reports",
       always(R"({"player":"nobody","subject":"chat"})"), 24, false, true, 404, 429},
      {"Tokens", "POST", "/api/account/tokens", flood_of(R"({"name":")", "\"}"), 21, true, false,
       201, 409},
      {"Exports", "GET", "/api/account/data", always(""), 12, true, false, 200, 429},
      {"PlayersFollowed", "POST", "/api/players/nobody/follow", always("{}"), 140, false, true, 404,
       429},
  };
}

class FloodTest : public HostileTest, public testing::WithParamInterface<Flood> {
 protected:
  /// A client with the state that the flood needs.
  std::unique_ptr<Stranger> newcomer(const std::string& address, const std::string& name) {
    auto one = at(address);
    (void)one->get("/api/session");
    if (GetParam().account) sign_up(*one, name);
    if (GetParam().target.find("{game}") != std::string::npos) {
      const auto made =
          one->post("/api/invitations", R"({"variant":"cam","opponent":"person","name":"x"})");
      const auto sat =
          eve_->post("/api/invitations/" + text_field(json_of(made.body), "id") + "/sit-down",
                     R"({"name":"y"})");
      game_ = text_field(json_of(sat.body), "game");
    }
    return one;
  }
  Answer once(Stranger& who, const std::string& game, int number) {
    auto target = GetParam().target;
    if (const auto at = target.find("{game}"); at != std::string::npos) target.replace(at, 6, game);
    return who.ask(GetParam().method, target, GetParam().body(number));
  }

  std::string game_;
};

TEST_P(FloodTest, IsRefusedAndOthersAreServed) {
  auto flooder = newcomer("198.51.100.1", "Flooder");
  const auto of_flooder = game_;
  // Two addresses may fall on one bucket (token_bucket.hpp), three hardly ever.
  auto honest = newcomer("192.0.2.99", "Honest_one");
  const auto of_honest = game_;
  auto another = newcomer("203.0.113.7", "Honest_two");
  const auto of_another = game_;
  int served = 0;
  Answer last;
  for (; served <= GetParam().most; ++served) {
    if (GetParam().new_guests) flooder->cookie.clear();
    last = once(*flooder, of_flooder, served);
    if (last.status == GetParam().refused && last.status != GetParam().served) break;
    ASSERT_EQ(last.status, GetParam().served) << served << last.body;
  }
  EXPECT_LE(served, GetParam().most);
  EXPECT_EQ(last.status, GetParam().refused) << last.body;
  EXPECT_FALSE(what(last).empty());
  if (GetParam().new_guests) {
    EXPECT_NE(last.header("Retry-After"), "");
  }
  if (once(*honest, of_honest, 1'000'000).status == GetParam().served) return;
  EXPECT_EQ(once(*another, of_another, 1'000'001).status, GetParam().served)
      << "others are served the same";
}

INSTANTIATE_TEST_SUITE_P(Of, FloodTest, testing::ValuesIn(floods()),
                         [](const auto& one) { return one.param.name; });

class FloodBesideTest : public HostileTest {
 protected:
  using Steady = std::chrono::steady_clock;
  static constexpr int moves = 60;
  /// Maximum factor of the honest player's wait; a round of commands and a commit precede each
  /// move, on a machine that the flood keeps busy.
  static constexpr double bound = 25;
  static constexpr double least_ms = 10;

  double play_honestly() {
    const auto game = begin_game();
    constexpr const char* way[] = {"B5-A5", "B9-A9", "A5-B5", "A9-B9"};
    std::vector<double> times;
    for (int ply = 0; ply < moves; ++ply) {
      auto& who = ply % 2 == 0 ? *anna_ : *ben_;
      const auto begun = Steady::now();
      EXPECT_EQ(play(who, game, ply, way[ply % 4], "n" + std::to_string(ply)).status, 200);
      times.push_back(std::chrono::duration<double, std::milli>(Steady::now() - begun).count());
    }
    std::sort(times.begin(), times.end());
    return times[times.size() * 95 / 100];
  }
};

TEST_F(FloodBesideTest, EveryKindAtOnceDelaysAnHonestPlayerLittle) {
  const double alone = std::max(least_ms, play_honestly());
  std::atomic<bool> over{false};
  std::atomic<int> answers{0};
  std::vector<std::thread> flood;
  for (int i = 0; i < 4; ++i) {
    flood.emplace_back([&, i] {
      Stranger one(port(), "198.51.100." + std::to_string(i));
      const auto kinds = floods();
      for (std::size_t kind = 0; !over; kind = (kind + 1) % kinds.size()) {
        if (kinds[kind].target.find("{game}") != std::string::npos) continue;
        if (answers % 7 == 0) one.cookie.clear();
        const auto answer =
            one.ask(kinds[kind].method, kinds[kind].target, kinds[kind].body(answers));
        EXPECT_LT(answer.status, 600);
        ++answers;
      }
    });
  }
  while (answers < 100) std::this_thread::sleep_for(std::chrono::milliseconds(5));
  const double beside = play_honestly();
  over = true;
  for (auto& one : flood) one.join();
  std::printf("p95 alone %.2f ms, beside the flood %.2f ms, %d answers to it\n", alone, beside,
              answers.load());
  EXPECT_LE(beside, bound * alone);
  expect_alive();
}

}  // namespace
}  // namespace camlann::server::test
