// The server makes the tables of the practice endings: it answers from them when a game has all of
// its tables, a kill leaves nothing broken, and a server that cannot make them continues without.
#include <gtest/gtest.h>

#include <algorithm>
#include <boost/json/array.hpp>
#include <boost/json/value.hpp>
#include <chrono>
#include <csignal>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <memory>
#include <set>
#include <string>
#include <thread>
#include <vector>

#include "engine/families.hpp"
#include "engine/tables_rules.hpp"
#include "game/catalog.hpp"
#include "server/api/table_maker.hpp"
#include "server/client.hpp"
#include "server/fakes.hpp"
#include "support/files.hpp"
#include "tables/builder.hpp"
#include "tables/geometry.hpp"
#include "tables/spot.hpp"
#include "tables/table_file.hpp"

namespace camlann::server::test {
namespace {

namespace fs = std::filesystem;
using Clock = std::chrono::steady_clock;

boost::json::array endings() {
  return json_of(camlann::test::read_bytes(fs::path(CAMLANN_SOURCE) / "web/src/endings/list.json"))
      .as_array();
}

std::string text_of(const boost::json::value& ending, const char* field) {
  return std::string(ending.at(field).as_string());
}

class TablesTest : public testing::Test {
 protected:
  TablesTest() { folder_.write("web/index.html", "x"); }

  void start(const std::vector<std::string>& options, const std::string& build = "endings") {
    auto environment = environment_;
    environment.push_back("CAMLANN_BUILD_TABLES=" + build);
    program_ = std::make_unique<Program>(folder_.path() / "data", folder_.path() / "web",
                                         std::uint16_t{0}, options, environment);
  }
  [[nodiscard]] boost::json::value list() const {
    Client client(program_->port());
    return json_of(client.get("/api/tables").body);
  }
  /// The games with tables that are being made.
  [[nodiscard]] std::set<std::string> making() const {
    std::set<std::string> games;
    const auto tables = list();
    for (const auto& game : tables.at("making").as_array()) games.emplace(game.as_string());
    return games;
  }
  [[nodiscard]] bool waits_for(const std::string& game) const {
    const auto deadline = Clock::now() + 5 * patience;
    while (making().count(game) > 0) {
      if (Clock::now() > deadline) return false;
      std::this_thread::sleep_for(std::chrono::milliseconds(20));
    }
    return true;
  }
  [[nodiscard]] std::string log() const {
    return camlann::test::read_bytes(folder_.path() / "server.log");
  }
  [[nodiscard]] fs::path tables() const { return folder_.path() / "data/tables"; }

  TemporaryFolder folder_;
  std::vector<std::string> environment_{"LD_PRELOAD=" CAMLANN_PRIORITY_SHIM};
  std::unique_ptr<Program> program_;
};

/// Every ending of this game has the value that the list says.
void expect_endings(const Program& program, const std::string& game) {
  Client client(program.port());
  std::size_t seen = 0;
  for (const auto& ending : endings()) {
    if (text_of(ending, "game") != game) continue;
    auto fen = text_of(ending, "fen");
    for (std::size_t at = fen.find(' '); at != std::string::npos; at = fen.find(' ', at)) {
      fen.replace(at, 1, "%20");
    }
    const auto answer = client.get("/api/tables/" + game + "?rules=wcf&fen=" + fen);
    ASSERT_EQ(answer.status, 200) << fen << answer.body;
    const auto value = json_of(answer.body);
    EXPECT_EQ(value.at("wdl"), ending.at("goal")) << fen;
    EXPECT_EQ(value.at("plies"), ending.at("plies")) << fen;
    ++seen;
  }
  EXPECT_GT(seen, 0U);
}

TEST_F(TablesTest, TablesOfTheEndingsAreMadeOnceAlsoIfTheServerIsKilled) {
  start({});
  EXPECT_EQ(making(), (std::set<std::string>{"cam", "camelot", "camette", "chivalry"}));
  ASSERT_TRUE(waits_for("camette")) << log();
  expect_endings(*program_, "camette");
  EXPECT_GT(making().size(), 0U) << "all were made at once";
  program_->signal(SIGKILL);
  EXPECT_EQ(program_->wait(), 128 + SIGKILL);
  std::size_t whole = 0;
  for (const auto& entry : fs::recursive_directory_iterator(tables())) {
    if (entry.path().extension() != ".table") continue;
    EXPECT_TRUE(tables::TableFile::open(entry.path())) << entry.path();
    ++whole;
  }
  EXPECT_GT(whole, 10U);

  start({});
  EXPECT_EQ(making().count("camette"), 0U);
  EXPECT_EQ(making().count("camelot"), 1U);
  expect_endings(*program_, "camette");
  ASSERT_TRUE(waits_for("cam")) << log();
  expect_endings(*program_, "cam");

  // A server that makes a large table ends at once.
  EXPECT_EQ(making().count("camelot"), 1U);
  const auto before = Clock::now();
  program_->signal(SIGTERM);
  EXPECT_EQ(program_->wait(), 0);
  EXPECT_LT(Clock::now() - before, std::chrono::seconds(5));
  for (const auto& entry : fs::recursive_directory_iterator(tables())) {
    EXPECT_NE(entry.path().extension(), ".part") << entry.path();
  }
}

TEST_F(TablesTest, AFolderOfOnesOwnIsLeftAlone) {
  const auto own = folder_.path() / "own";
  start({"--tables", own.string()}, "");
  EXPECT_TRUE(making().empty());
  program_.reset();
  start({}, "none");
  EXPECT_TRUE(making().empty());
  EXPECT_FALSE(fs::exists(own));
  EXPECT_FALSE(fs::exists(tables()));
}

TEST_F(TablesTest, WithoutAFolderToWriteTheServerLogsItAndServes) {
  start({"--tables", "/proc/none"});
  const auto deadline = Clock::now() + patience;
  while (!making().empty() && Clock::now() < deadline) {
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
  }
  EXPECT_TRUE(making().empty());
  EXPECT_NE(log().find("\"event\":\"tables-not-made\""), std::string::npos) << log();
  EXPECT_NE(log().find("cannot create the folder"), std::string::npos) << log();
  Client client(program_->port());
  EXPECT_EQ(client.get("/readyz").status, 200);
}

TEST_F(TablesTest, OnAFullDiskTheServerLogsItAndContinuesAtTheNextStart) {
  const auto durable = folder_.path() / "durable";
  fs::create_directories(durable);
  fs::create_directories(folder_.path() / "data");
  environment_ = {"LD_PRELOAD=" CAMLANN_PRIORITY_SHIM " " CAMLANN_DISK_SHIM,
                  "CAMLANN_DISK=" + (folder_.path() / "data").string(),
                  "CAMLANN_DURABLE=" + durable.string()};
  start({});
  std::ofstream(durable / "full").close();
  EXPECT_TRUE(waits_for("camelot")) << log();
  EXPECT_NE(log().find("No space left on device"), std::string::npos) << log();
  Client client(program_->port());
  EXPECT_EQ(client.get("/healthz").status, 200);
  program_->signal(SIGTERM);
  program_->wait();
  fs::remove(durable / "full");
  start({});
  ASSERT_TRUE(waits_for("camette")) << log();
  expect_endings(*program_, "camette");
}

TEST(EndingTables, CoverEveryEndingOfThePage) {
  const TemporaryFolder empty;
  const auto made = ending_tables();
  std::set<std::string> games;
  for (const auto& ending : endings()) {
    const auto game = make_game(text_of(ending, "game"), ending_rules, text_of(ending, "fen"));
    ASSERT_TRUE(game) << to_text(game.error());
    games.insert(text_of(ending, "game"));
    const auto of_game = std::find_if(made.begin(), made.end(), [&](const EndingTables& one) {
      return one.variant == text_of(ending, "game");
    });
    ASSERT_NE(of_game, made.end()) << text_of(ending, "game");
    const auto rules = tables_rules(of_game->variant, ending_rules);
    ASSERT_TRUE(rules);
    const auto id =
        tables::section_of(tables::Geometry(*rules), *camelot_board(*game)->position).table;
    EXPECT_TRUE(std::any_of(of_game->orders.begin(), of_game->orders.end(), [&](auto order) {
      order.folder = empty.path();
      const auto ids = tables::missing_tables(*rules, order);
      return std::find(ids.begin(), ids.end(), id) != ids.end();
    })) << to_text(id);
  }
  EXPECT_EQ(games.size(), made.size());
}

}  // namespace
}  // namespace camlann::server::test
