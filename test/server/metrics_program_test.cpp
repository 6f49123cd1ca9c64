// Monitoring of a server: every metric in the dashboard, the alerts and the page for hosts exists
// and has the right value; the status page.
#include <gtest/gtest.h>

#include <chrono>
#include <filesystem>
#include <fstream>
#include <regex>
#include <set>
#include <sstream>
#include <string>
#include <thread>
#include <vector>

#include "server/client.hpp"
#include "server/crash_fixture.hpp"
#include "server/fakes.hpp"
#include "support/files.hpp"

namespace camlann::server::test {
namespace {

namespace fs = std::filesystem;

class MetricsTest : public CrashTest {
 protected:
  std::string metrics() { return host_->get("/metrics").body; }
  /// Value of a line "NAME{LABELS} VALUE"; -1 if missing.
  double value(const std::string& name) {
    std::istringstream lines(metrics());
    for (std::string line; std::getline(lines, line);) {
      if (line.rfind(name + ' ', 0) == 0) return std::stod(line.substr(name.size()));
    }
    return -1;
  }
};

TEST_F(MetricsTest, MetricsOfDashboardAlertsAndPagesExist) {
  start();
  // The archive is made on a separate thread.
  const auto deadline = std::chrono::steady_clock::now() + patience;
  while (value("camlann_archive_games") < 0 && std::chrono::steady_clock::now() < deadline) {
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
  }
  const auto text = metrics();
  const std::regex word("camlann_[a-z_]+");
  for (const char* name :
       {"packaging/monitoring/grafana.json", "packaging/monitoring/alerts.yml", "doc/hosting.md"}) {
    const auto file = camlann::test::read_bytes(fs::path(CAMLANN_SOURCE) / name);
    std::set<std::string> named;
    for (std::sregex_iterator at(file.begin(), file.end(), word), end; at != end; ++at) {
      named.insert(at->str());
    }
    EXPECT_GT(named.size(), 8U) << name;
    for (const auto& metric : named) {
      const std::regex line("(^|\n)(# TYPE )?" + metric + "[ {]");
      EXPECT_TRUE(std::regex_search(text, line)) << name << " names " << metric;
    }
  }
}

TEST_F(MetricsTest, EachHasADescription) {
  start();
  const auto text = metrics();
  const std::regex type("# TYPE (camlann_[a-z_]+) ");
  int seen = 0;
  for (std::sregex_iterator at(text.begin(), text.end(), type), end; at != end; ++at, ++seen) {
    EXPECT_NE(text.find("# HELP " + (*at)[1].str() + ' '), std::string::npos) << (*at)[1];
  }
  EXPECT_GT(seen, 25);
}

TEST_F(MetricsTest, CountMovesCommitsAndTheEngine) {
  start();
  Played people;
  new_game(people);
  for (int ply = 0; ply < 3; ++ply) ASSERT_TRUE(advance(people));
  Played computers;
  new_game(computers);
  ASSERT_TRUE(advance(computers));
  check(computers);
  EXPECT_GE(value(R"(camlann_moves_total{by="person"})"), 4);
  EXPECT_GE(value(R"(camlann_moves_total{by="computer"})"), 1);
  EXPECT_GE(value("camlann_thoughts_total"), 1);
  EXPECT_GT(value("camlann_thinking_seconds_total"), 0);
  EXPECT_GE(value("camlann_commit_seconds_count"), 5);
  EXPECT_GT(value("camlann_commit_seconds_sum"), 0);
  EXPECT_EQ(value(R"(camlann_commit_seconds_bucket{le="+Inf"})"),
            value("camlann_commit_seconds_count"));
  EXPECT_GE(value("camlann_task_seconds_count"), 5);
  EXPECT_GE(value("camlann_task_cpu_seconds_count"), 5);
  EXPECT_GT(value("camlann_task_cpu_seconds_sum"), 0);
  EXPECT_EQ(value("camlann_commits_failed_total"), 0);
  EXPECT_GE(value(R"(camlann_queue_length{queue="games"})"), 0);
  EXPECT_GE(value(R"(camlann_queue_age_seconds{queue="engine"})"), 0);
  EXPECT_GT(value("camlann_disk_free_bytes"), 0);
  EXPECT_EQ(value("camlann_backup_time_seconds"), 0);
  camlann::test::write_bytes(data() / "last-backup", "");
  EXPECT_GT(value("camlann_backup_time_seconds"), 1e9);
  EXPECT_GT(value("camlann_resident_memory_bytes"), 1e6);
}

/// On a disk that can be full (disk_shim.cpp).
class FullDiskTest : public MetricsTest {
 protected:
  FullDiskTest() {
    fs::create_directories(data());
    fs::create_directories(durable());
  }
  [[nodiscard]] fs::path durable() const { return folder_.path() / "durable"; }
  [[nodiscard]] std::vector<std::string> environment() const override {
    return {"LD_PRELOAD=" CAMLANN_DISK_SHIM, "CAMLANN_DISK=" + data().string(),
            "CAMLANN_DURABLE=" + durable().string()};
  }
};

TEST_F(FullDiskTest, IsReportedToPlayersAndCounted) {
  start();
  Played game;
  new_game(game);
  ASSERT_TRUE(advance(game));
  std::ofstream(durable() / "full").close();
  const auto move = random_move(json_of(host_->get("/api/games/" + game.id).body));
  const auto address = "/api/games/" + game.id + "/moves";
  EXPECT_EQ(host_->post(address, move).status, 503);
  EXPECT_GE(value("camlann_commits_failed_total"), 1);
  auto page = host_->get("/status").body;
  EXPECT_NE(page.find("<h1 class=\"wrong\">Something is wrong</h1>"), std::string::npos) << page;
  EXPECT_NE(page.find("<li>Moves could not be saved since "), std::string::npos) << page;

  fs::remove(durable() / "full");
  const auto until = std::chrono::steady_clock::now() + patience;
  do {  // detected without a move
    page = host_->get("/status").body;
  } while (page.find("<h1>All systems normal</h1>") == std::string::npos &&
           std::chrono::steady_clock::now() < until);
  EXPECT_EQ(host_->post(address, move).status, 200);
  page = host_->get("/status").body;
  EXPECT_NE(page.find("<h1>All systems normal</h1>"), std::string::npos) << page;
  EXPECT_NE(page.find("<li>Moves could not be saved: from "), std::string::npos) << page;
}

TEST_F(MetricsTest, TheStatusPageIsPlainAndHasTimes) {
  start();
  const auto page = host_->get("/status");
  EXPECT_EQ(page.status, 200);
  EXPECT_EQ(page.header("Content-Type"), "text/html; charset=utf-8");
  EXPECT_NE(page.body.find("<h1>All systems normal</h1>"), std::string::npos) << page.body;
  EXPECT_NE(page.body.find("<p>None.</p>"), std::string::npos) << page.body;
  EXPECT_EQ(page.body.find("<script"), std::string::npos);
  const auto german = host_->get("/status?language=de");
  EXPECT_NE(german.body.find("<html lang=\"de\" dir=\"ltr\">"), std::string::npos) << german.body;
  EXPECT_NE(german.body.find("<h1>Alles in Ordnung</h1>"), std::string::npos) << german.body;
  EXPECT_EQ(german.body.find("server"), std::string::npos) << german.body;
  const auto hebrew = host_->get("/status?language=he-IL");
  EXPECT_NE(hebrew.body.find("dir=\"rtl\""), std::string::npos) << hebrew.body;
  EXPECT_NE(page.body.find(R"(href="/status.css")"), std::string::npos);
  const auto style = host_->get("/status.css");
  EXPECT_EQ(style.status, 200);
  EXPECT_EQ(style.header("Content-Type"), "text/css; charset=utf-8");
}

}  // namespace
}  // namespace camlann::server::test
