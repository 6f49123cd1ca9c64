// Limits of the bytes that requests add to the disk: the budgets of players and addresses, and the
// disk that is nearly full. The interface without a network, with free space that the test sets.
#include "server/api/storage_gate.hpp"

#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <thread>

#include "archive/archive.hpp"
#include "server/core/disk_watch.hpp"
#include "server/ipv6.hpp"
#include "server/router_fixture.hpp"
#include "server/services/archive/copy.hpp"
#include "server/space.hpp"
#include "server/store/store.hpp"

namespace camlann::server::test {
namespace {

constexpr std::string_view game_of_two = R"({"variant":"cam","opponent":"person"})";

class StorageGateTest : public RouterTest {
 protected:
  StorageGateTest() { limits_.new_games_per_address = {1'000'000, std::chrono::seconds(1)}; }

  /// A router with these budgets, in KiB per day.
  void allow(int per_player, int per_address) {
    constexpr std::chrono::nanoseconds day = std::chrono::hours(24);
    limits_.stored_per_player = {per_player, day / per_player};
    limits_.stored_per_address = {per_address, day / per_address};
    router_.emplace(Services{games_, records_, tables_, vitals_, visitors_, accounts_, moderation_,
                             nullptr, nullptr, nullptr, nullptr, nullptr, &disk_},
                    files_, limits_, [this] { return now_; });
  }
  Response begin(const std::string& address, const std::string& cookie = anna) {
    auto request = post_request("/api/games", std::string(game_of_two));
    request.address = address;
    request.cookie = cookie;
    return send(request);
  }
  static int price_of_request(const std::string& target, std::size_t bytes) {
    const auto request = post_request(target, std::string(bytes, ' '));
    return price_of(Call{request, target, "anna", [](Response) {}, {}});
  }
  static Identity sender(const std::string& player, const std::string& account = {}) {
    Identity who;
    who.player = player;
    who.name = account;
    return who;
  }
  /// The status of a request that the API answers with `status` if the gate lets it through.
  static int pass(const StorageGate& gate, const std::string& target, int status,
                  const Identity& who, const std::string& address = "192.0.2.1") {
    auto request = post_request(target, "{}");
    request.address = address;
    int sent = 0;
    const Respond note = [&sent](const Response& response) { sent = response.status; };
    const auto respond = gate.admit(Call{request, target, who.player, note, who});
    if (respond) (*respond)(error_response(status, {ErrorCode::illegal_move, "No", {}, {}}));
    return sent;
  }
  void have_free(std::uintmax_t percent) {
    free_ = percent;
    disk_.look();
  }

  std::uintmax_t free_ = 50;
  int lines_ = 0;  // of the log about the disk
  DiskWatch disk_{[this] { return std::optional(Space{free_, 100}); }, 10, vitals_,
                  [this](Severity, std::string_view, const auto&) { ++lines_; }};
};

TEST_F(StorageGateTest, APlayerStoresABudgetPerDay) {
  allow(8, 1000);
  for (int i = 0; i < 2; ++i) EXPECT_EQ(begin("192.0.2.1").status, 201) << "4 KiB each";
  const auto refused = begin("192.0.2.1");
  EXPECT_EQ(refused.status, 429);
  EXPECT_NE(refused.body->find("as much as is possible in one day"), std::string::npos);
  EXPECT_EQ(header(refused, "Retry-After"), std::to_string(24 * 3600 / 2));
  EXPECT_EQ(begin("192.0.2.1", berta).status, 201) << "another player";
  now_ += std::chrono::hours(12);
  EXPECT_EQ(begin("192.0.2.1").status, 201);
}

TEST_F(StorageGateTest, AnAddressHasABudgetForAllItsGuests) {
  allow(1000, 40);
  int begun = 0;
  for (int i = 0; i < 20; ++i) {
    begun += begin("192.0.2.1", cookie_with(std::string(31, 'g') + char('a' + i))).status == 201;
  }
  EXPECT_EQ(begun, 10);
  EXPECT_EQ(begin("198.51.100.1").status, 201) << "another address";
}

TEST_F(StorageGateTest, OthersAtAnAddressCannotStopTheMovesOfARunningGame) {
  allow(1000, 40);
  const auto game = new_game();
  while (begin("192.0.2.1").status == 201) continue;
  ASSERT_EQ(begin("192.0.2.1").status, 429);
  EXPECT_EQ(post(game + "/moves", R"({"ply":0,"move":"B5-A5","nonce":"n"})").status, 200);
}

// New guests cost nothing, and each has a budget.
TEST_F(StorageGateTest, TheGuestsOfAnAddressShareABudgetOfMoves) {
  limits_.moved_per_address = {100, std::chrono::hours(1)};
  const StorageGate gate(limits_, [this] { return now_; }, nullptr, vitals_);
  const std::string target = "/api/games/abc/moves";
  for (int i = 0; i < 200; ++i) EXPECT_EQ(pass(gate, target, 409, sender("anna")), 409);
  for (int i = 0; i < 100; ++i) {
    EXPECT_EQ(pass(gate, target, 200, sender("guest" + std::to_string(i))), 200);
  }
  EXPECT_EQ(pass(gate, target, 200, sender("another")), 429);
  EXPECT_EQ(pass(gate, "/api/games", 201, sender("another")), 201) << "its other budget";
  EXPECT_EQ(pass(gate, target, 200, sender("berta", "Berta")), 200) << "an account does not lose";
  EXPECT_EQ(pass(gate, target, 200, sender("another"), "198.51.100.1"), 200);
  now_ += std::chrono::hours(1);
  EXPECT_EQ(pass(gate, target, 200, sender("another")), 200);
}

TEST_F(StorageGateTest, AnIPv6NetworkHasFewBudgetsForAllItsAddresses) {
  allow(100'000, 40);
  int begun = 0;
  for (int net = 0; net < 64; ++net) begun += begin(ipv6(1, 0, net)).status == 201;
  EXPECT_EQ(begun, 20) << "a /56 has two";
}

TEST_F(StorageGateTest, AFailedRequestCostsNothing) {
  allow(8, 8);
  for (int i = 0; i < 50; ++i) {
    EXPECT_EQ(post("/api/games", R"({"variant":"nothing"})").status, 422);
  }
  EXPECT_EQ(post("/api/games", std::string(game_of_two)).status, 201);
}

// A chapter or a plan is refused after its moves are played.
TEST_F(StorageGateTest, AFailedRequestThatHasPlayedMovesCostsItsPrice) {
  limits_.stored_per_player = {4, std::chrono::hours(1)};
  for (const std::string target : {"/api/studies/abc/chapters", "/api/games/abc/plan"}) {
    const StorageGate gate(limits_, [this] { return now_; }, nullptr, vitals_);
    const auto who = sender("anna");
    for (int i = 0; i < 50; ++i) EXPECT_EQ(pass(gate, target, 503, who), 503) << target;
    for (int i = 0; i < 4; ++i) EXPECT_EQ(pass(gate, target, 422, who), 422) << target;
    EXPECT_EQ(pass(gate, target, 422, who), 429) << target;
  }
}

// It is answered like the first one, and cost 1 MiB each time.
TEST_F(StorageGateTest, ARepeatedStartOfASeasonOrRoundCostsNothing) {
  limits_.stored_per_player = {2048, std::chrono::hours(1)};
  for (const std::string target :
       {"/api/leagues/abc/start-season", "/api/tournaments/abc/start-round"}) {
    const StorageGate gate(limits_, [this] { return now_; }, nullptr, vitals_);
    const auto director = sender("anna");
    for (int i = 0; i < 50; ++i) EXPECT_EQ(pass(gate, target, 200, director), 200) << target;
    EXPECT_EQ(pass(gate, "/api/leagues/abcd/start-season", 200, director), 200) << "another one";
    EXPECT_EQ(pass(gate, target, 200, director), 429) << "two were started";
    const auto other = sender("ben");
    for (int i = 0; i < 2; ++i) {
      const auto start = "/api/tournaments/b" + std::to_string(i) + "/start-round";
      EXPECT_EQ(pass(gate, start, 409, other), 409);
      EXPECT_EQ(pass(gate, start, 200, other), 200) << "a start that failed is not remembered";
    }
    EXPECT_EQ(pass(gate, "/api/tournaments/last/start-round", 200, other), 429);
  }
}

TEST_F(StorageGateTest, NoncesAndLongBodiesCostWhatTheyStore) {
  const auto price = price_of_request;
  EXPECT_EQ(price("/api/games/abc/moves", 100), 1);
  EXPECT_EQ(price("/api/games/abc/moves", 10'240), 11);
  EXPECT_EQ(price("/api/games/abc/plan", 1024), 17);
  EXPECT_EQ(price("/api/games", 0), 4);
  EXPECT_EQ(price("/api/tournaments/abc/enter", 0), 1);
  EXPECT_EQ(price("/api/tournaments/abc/start-round", 0), 1024);
  EXPECT_EQ(price("/api/studies/abc/chapters", 10'240), 21);
  EXPECT_EQ(price("/api/archive/uploads", 102'400), 401);
}

// A day of 16 hours with 30 games of one minute in each, and 200 games by correspondence with a
// move, a note and a line of chat in each.
TEST_F(StorageGateTest, AnHonestHeavyDayIsFarWithinTheBudget) {
  const Limits usual;
  const int game = price_of_request("/api/games", 50);
  const int move = price_of_request("/api/games/abc/moves", 60);
  const int bullet = 16 * 30 * (game + 45 * move);
  const int days = 200 * (move + price_of_request("/api/games/abc/note", 500) +
                          price_of_request("/api/games/abc/chat", 100));
  EXPECT_LT(4 * (bullet + days), usual.stored_per_player.burst);
  // A school: 300 pupils with two hours of blitz each.
  EXPECT_LT(2 * 300 * 2 * 8 * (game + 45 * move), usual.stored_per_address.burst);
  EXPECT_LT(4 * 300 * 2 * 8 * 45 * move, usual.moved_per_address.burst);
}

TEST_F(StorageGateTest, TheLastTenthOfTheDiskIsForRunningGames) {
  allow(1000, 1000);
  const auto game = new_game();
  have_free(9);
  const auto refused = begin("192.0.2.1");
  EXPECT_EQ(refused.status, 507);
  EXPECT_NE(refused.body->find("nearly full"), std::string::npos);
  EXPECT_NE(header(refused, "Retry-After"), "");
  EXPECT_EQ(post(game + "/chat", R"({"phrase":"hello"})").status, 507);
  EXPECT_EQ(post(game + "/moves", R"({"ply":0,"move":"B5-A5","nonce":"n"})").status, 200);
  EXPECT_EQ(get("/api/games").status, 200);
  EXPECT_NE(post("/api/session", R"({"name":"Anna","password":"long enough"})").status, 507);
  EXPECT_NE(post("/api/account/delete", R"({"password":"long enough"})").status, 507);
  EXPECT_EQ(post(game + "/resign", R"({"nonce":"r"})").status, 200);
}

// A download of the archive reads, but makes a copy of it first.
TEST_F(StorageGateTest, TheArchiveIsNotCopiedIntoTheLastTenth) {
  const auto file = folder_.path() / "archive.sqlite";
  ASSERT_TRUE(archive::Archive::open(file));
  const auto bytes = std::filesystem::file_size(file);
  std::uintmax_t available = 11 * bytes - 1;
  DiskWatch disk([&] { return std::optional(Space{available, 100 * bytes}); }, 10, vitals_,
                 silent_log());
  EXPECT_FALSE(disk.scarce());
  const std::atomic<int> removals{0};
  const Log log = silent_log();
  ArchiveCopy copy(file, removals, log, &disk);
  const auto made = [&] { return std::filesystem::exists(copy_beside(file)); };
  for (int i = 0; i < 20; ++i) {
    const auto refused = copy.part(0, {});
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().code, ErrorCode::busy);
    EXPECT_NE(refused.error().what.find("nearly full"), std::string::npos);
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
  }
  EXPECT_FALSE(made());
  available = 12 * bytes;
  disk.look();
  for (int i = 0; i < 1000 && !copy.part(0, {}); ++i) {
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
  }
  EXPECT_TRUE(made());
  available = 0;
  disk.look();
  EXPECT_TRUE(copy.part(0, {})) << "the copy is there";
  const auto yesterday = std::filesystem::file_time_type::clock::now() - std::chrono::hours(25);
  std::filesystem::last_write_time(copy_beside(file), yesterday);
  EXPECT_TRUE(copy.part(0, {})) << "an old copy is better than none";
}

TEST_F(StorageGateTest, AFullDiskIsLoggedOnceAndOverOnlyWithMoreRoom) {
  EXPECT_FALSE(disk_.scarce());
  have_free(9);
  have_free(8);
  EXPECT_TRUE(disk_.scarce());
  EXPECT_EQ(lines_, 1);
  EXPECT_NE(vitals_.metrics_text().find("camlann_disk_scarce 1"), std::string::npos);
  have_free(11);
  EXPECT_TRUE(disk_.scarce()) << "a few bytes more are no room yet";
  have_free(13);
  EXPECT_FALSE(disk_.scarce());
  EXPECT_EQ(lines_, 2);
}

TEST(DiskWatch, TheScarcerOfTwoRoomsCounts) {
  EXPECT_EQ(scarcer({50, 100}, {1, 10}).all, 10U);
  EXPECT_EQ(scarcer({50, 1000}, {1, 10}).all, 1000U);
}

TEST(MeasureSpace, AQuotaCountsTheFilesOfTheFolder) {
  TemporaryFolder folder;
  const auto database = folder.path() / "games.sqlite";
  {
    ASSERT_TRUE(open_database_store(database));
  }
  const auto without = measure_space(folder.path(), database, 0).value()();
  ASSERT_TRUE(without);
  EXPECT_GT(without->all, without->free);
  folder.write("large", "");
  std::filesystem::resize_file(folder.path() / "large", (std::uintmax_t{1} << 30U) - (1U << 20U));
  const auto measured = measure_space(folder.path(), database, 1).value()();
  ASSERT_TRUE(measured);
  EXPECT_EQ(measured->all, std::uintmax_t{1} << 30U);
  EXPECT_LT(measured->free, 1U << 20U);
}

TEST(DiskWatch, RefusesNothingWhereTheSpaceIsUnknown) {
  Vitals vitals("1.2.3");
  const DiskWatch disk([] { return std::optional<Space>(); }, 10, vitals, silent_log());
  EXPECT_FALSE(disk.scarce());
}

}  // namespace
}  // namespace camlann::server::test
