// The archive of games in the real program: its contents after games have ended, after a restart,
// after its file was deleted or damaged, and its personal data.

#include <gtest/gtest.h>

#include <boost/json/serialize.hpp>
#include <boost/json/value.hpp>
#include <chrono>
#include <filesystem>
#include <fstream>
#include <ios>
#include <string>
#include <string_view>
#include <thread>

#include "archive/archive.hpp"
#include "database/database.hpp"
#include "server/hostile_fixture.hpp"

namespace camlann::server::test {
namespace {

using namespace std::string_literals;

class ArchiveProgramTest : public HostileTest {
 protected:
  /// Waits until the archive has `games` games; returns the answer.
  boost::json::value wait_for(std::int64_t games, const std::string& filters = {}) {
    boost::json::value found;
    Answer last;
    for (int i = 0; i < 300; ++i) {
      const auto answer = again(*anna_)->get("/api/archive/games?" + filters);
      last = answer;
      if (answer.status == 200) {
        found = json_of(answer.body);
        if (const auto* total = found.as_object().if_contains("total");
            total != nullptr && total->is_int64() && total->as_int64() == games) {
          return found;
        }
      }
      std::this_thread::sleep_for(std::chrono::milliseconds(100));
    }
    ADD_FAILURE() << "no " << games << " games: " << last.status << " " << last.body
                  << log_of(folder_);
    return found;
  }
  static const boost::json::array& games_of(const boost::json::value& found) {
    return found.as_object().at("games").as_array();
  }
  static std::string name_in(const boost::json::value& game, std::size_t seat) {
    const auto& players = game.as_object().at("players").as_array();
    return std::string(players.at(seat).as_object().at("name").as_string());
  }
  /// A game of Anna and Ben that Anna resigns after a move of each.
  std::string finish_game() {
    const auto game = begin_game();
    EXPECT_EQ(play(*anna_, game, 0, "B5-A5", "n1-" + game).status, 200);
    EXPECT_EQ(play(*ben_, game, 1, "B9-A9", "n2-" + game).status, 200);
    const auto resigned =
        anna_->post("/api/games/" + game + "/resign", "{\"nonce\":\"n3-" + game + "\"}");
    EXPECT_EQ(resigned.status, 200) << resigned.body;
    return game;
  }
  void restart() {
    program_.reset();
    start({"--trusted-proxy", "127.0.0.1"});
    anna_ = again(*anna_);
    ben_ = again(*ben_);
    eve_ = again(*eve_);
  }
  [[nodiscard]] std::unique_ptr<Stranger> again(const Stranger& before) {
    auto now = at("192.0.2." + std::to_string(++people_));
    now->cookie = before.cookie;
    return now;
  }
  /// By which what a killed server was writing is done, or taken back.
  void remove_logs() const {
    for (const char* ending : {"-wal", "-shm", "-journal"}) {
      std::filesystem::remove(data() / ("archive.sqlite"s + ending));
    }
  }
  static constexpr std::string_view site_ = "from=site";
};

TEST_F(ArchiveProgramTest, HasAGameThatEndedOnceAlsoAfterARestartAndWithoutItsFile) {
  const auto game = finish_game();
  const auto found = wait_for(1, std::string(site_));
  const auto& row = games_of(found).at(0);
  EXPECT_EQ(text_field(row, "game"), game);
  EXPECT_EQ(name_in(row, 0), "Anna (guest)");
  EXPECT_EQ(name_in(row, 1), "Ben (guest)");
  EXPECT_EQ(text_field(row, "result"), "0-1");
  EXPECT_EQ(text_field(row, "reason"), "resignation");
  restart();
  (void)wait_for(1, std::string(site_));
  program_.reset();
  for (const auto* ending : {"", "-wal", "-shm"}) {
    std::filesystem::remove(data() / (std::string("archive.sqlite") + ending));
  }
  start({"--trusted-proxy", "127.0.0.1"});
  anna_ = again(*anna_);
  (void)wait_for(1, std::string(site_));
}

TEST_F(ArchiveProgramTest, ListsMovesFromAPositionAndFiltersWithoutResults) {
  (void)finish_game();
  const auto found = wait_for(1, std::string(site_));
  const auto openings =
      json_of(anna_->get("/api/archive/openings?variant=cam&who=site").body).as_object();
  EXPECT_EQ(openings.at("games").as_int64(), 1);
  EXPECT_EQ(openings.at("black").as_int64(), 1);
  const auto& moves = openings.at("moves").as_array();
  ASSERT_EQ(moves.size(), 1U);
  EXPECT_EQ(text_field(moves.at(0), "notation"), "B5-A5");
  EXPECT_EQ(openings.at("last").as_array().size(), 1U);

  const auto none = wait_for(0, "from=site&result=1-0&opening=B5-A5&variant=cam");
  const auto& without = none.as_object().at("without").as_array();
  ASSERT_FALSE(without.empty());
  EXPECT_EQ(text_field(without.at(0), "filter"), "result");
  EXPECT_EQ(without.at(0).as_object().at("games").as_int64(), 1);

  const auto number = std::to_string(games_of(found).at(0).as_object().at("number").as_int64());
  const auto record = json_of(eve_->get("/api/archive/games/" + number).body);
  EXPECT_EQ(record.as_object().at("moves").as_array().size(), 2U);
  EXPECT_NE(text_field(record, "text").find("[White \"Anna (guest)\"]"), std::string::npos);
  EXPECT_EQ(eve_->get("/api/archive/games/999999").status, 404);
  const auto statistics = json_of(eve_->get("/api/archive/statistics?variant=cam").body);
  EXPECT_FALSE(statistics.as_object().at("tallies").as_array().empty());
}

TEST_F(ArchiveProgramTest, FindsOwnGamesAndAnAccountsAndForgetsItsName) {
  (void)sign_up(*anna_, "Anna_Archer");
  (void)finish_game();
  (void)wait_for(1, "from=site&player=archer");
  EXPECT_EQ(games_of(json_of(eve_->get("/api/archive/games?mine=1").body)).size(), 0U);
  EXPECT_EQ(games_of(json_of(ben_->get("/api/archive/games?mine=1").body)).size(), 1U);
  const auto gone = anna_->post("/api/account/delete", R"({"password":"a battery staple"})");
  ASSERT_LT(gone.status, 300) << gone.body;
  const auto found = json_of(ben_->get("/api/archive/games?from=site").body);
  ASSERT_EQ(games_of(found).size(), 1U);
  EXPECT_EQ(name_in(games_of(found).at(0), 0), "deleted player");
  EXPECT_EQ(games_of(json_of(ben_->get("/api/archive/games?player=archer").body)).size(), 0U);
  program_.reset();
  const auto file = camlann::test::read_bytes(data() / "archive.sqlite");
  EXPECT_EQ(file.find("Archer"), std::string::npos) << "a name is in the file";
}

TEST_F(ArchiveProgramTest, ADamagedFileIsReportedAndTheRestContinues) {
  program_.reset();
  remove_logs();
  folder_.write("data/archive.sqlite", std::string(20'000, 'x'));
  start({"--trusted-proxy", "127.0.0.1"});
  anna_ = again(*anna_);
  ben_ = again(*ben_);
  for (int i = 0; i < 300; ++i) {
    if (log_of(folder_).find("archive-damaged") != std::string::npos) break;
    std::this_thread::sleep_for(std::chrono::milliseconds(100));
  }
  EXPECT_NE(log_of(folder_).find("archive-damaged"), std::string::npos);
  EXPECT_EQ(anna_->get("/api/archive/games").status, 503);
  EXPECT_NE(anna_->get("/metrics").body.find("camlann_archive_sound 0"), std::string::npos);
  EXPECT_EQ(anna_->get("/readyz").status, 200);
  (void)begin_game();
}

TEST_F(ArchiveProgramTest, IsMadeAfterAKillDuringItsCreation) {
  program_.reset();
  namespace fs = std::filesystem;
  const fs::path half = folder_.path() / "half.sqlite";
  auto database = database::Database::open(half);
  ASSERT_TRUE(database);
  ASSERT_TRUE(
      database->execute("PRAGMA journal_mode = DELETE; CREATE TABLE a(b); PRAGMA cache_size = 1;"
                        "BEGIN IMMEDIATE; INSERT INTO a VALUES (zeroblob(100000));"
                        "CREATE TABLE c(d); INSERT INTO c VALUES (zeroblob(100000))"));
  remove_logs();
  fs::copy_file(half, data() / "archive.sqlite", fs::copy_options::overwrite_existing);
  fs::copy_file(half.string() + "-journal", data() / "archive.sqlite-journal");
  auto readable = database::Database::open_to_read(data() / "archive.sqlite");
  ASSERT_TRUE(!readable || !readable->query_number("SELECT count(*) FROM sqlite_schema"))
      << "the file needs its journal";
  start({"--trusted-proxy", "127.0.0.1"});
  anna_ = again(*anna_);
  for (int i = 0; i < 100; ++i) {
    if (log_of(folder_).find("archive-damaged") != std::string::npos) break;
    if (anna_->get("/api/archive/games").status == 200) break;
    std::this_thread::sleep_for(std::chrono::milliseconds(100));
  }
  EXPECT_EQ(log_of(folder_).find("attempt to write a readonly database"), std::string::npos);
}

TEST_F(ArchiveProgramTest, RefusesInvalidQueries) {
  (void)wait_for(0, std::string(site_));
  const std::string long_one(600, 'x');
  for (const auto& target :
       {"games?player=" + long_one, std::string("games?since=yesterday"),
        std::string("games?result=2-0"), std::string("games?from=elsewhere"),
        std::string("games?skip=-1"), std::string("games?most=101"),
        std::string("games?pattern=ME6"), std::string("games?variant=cam&pattern=QQ99"),
        std::string("games?variant=nochess"), std::string("games?player=%ff%fe%zz"),
        std::string("games?variant=cam&fen=8/8"), std::string("openings?variant=cam&fen=%ff"),
        std::string("openings?variant=cam&rating=5000"), std::string("openings?variant="),
        std::string("statistics?variant=%f0%28"), std::string("download?to=exe"),
        std::string("games?variant=cam&material=%ff%ff")}) {
    const auto answer = eve_->get("/api/archive/" + target);
    EXPECT_TRUE(answer.status == 400 || answer.status == 422) << target << ' ' << answer.status;
    EXPECT_FALSE(what(answer).empty()) << target;
  }
  EXPECT_EQ(eve_->get("/api/archive/games?player=%ff%fe").status / 100, 2);
  EXPECT_EQ(eve_->post("/api/archive/games").status, 405);
  expect_alive();
}

TEST_F(ArchiveProgramTest, DownloadsArePagedAndAnonymous) {
  (void)finish_game();
  (void)wait_for(1, std::string(site_));
  const auto records = eve_->get("/api/archive/download?to=records");
  ASSERT_EQ(records.status, 200);
  EXPECT_EQ(records.header("Content-Disposition"), "attachment; filename=\"camlann-archive.txt\"");
  EXPECT_EQ(records.body.rfind("% The moves", 0), 0U);
  EXPECT_NE(records.body.find("1. B5-A5 B9-A9"), std::string::npos);
  EXPECT_EQ(records.body.find("Anna"), std::string::npos);
  EXPECT_EQ(eve_->get("/api/archive/download?to=json").body.rfind(R"({"licence":)", 0), 0U);
  EXPECT_EQ(eve_->get("/api/archive/download?to=records&after=99999").body, "");
}

TEST_F(ArchiveProgramTest, TheWholeArchiveIsAnAnonymousSqliteFile) {
  const auto game = finish_game();
  (void)wait_for(1, std::string(site_));
  const std::string download = "/api/archive/download?to=sqlite";
  EXPECT_EQ(eve_->get(download).status, 503);
  Answer part;
  for (int i = 0; i < 300 && part.status != 200; ++i) {
    std::this_thread::sleep_for(std::chrono::milliseconds(100));
    part = again(*eve_)->get(download);
  }
  ASSERT_EQ(part.status, 200) << part.body << log_of(folder_);
  EXPECT_EQ(part.header("Content-Disposition"), "attachment; filename=\"camlann-archive.sqlite\"");
  const auto copy = part.header("Camlann-Copy");
  const auto size = part.header("Camlann-Size");
  std::string bytes = part.body;
  while (!part.header("Camlann-Next").empty()) {
    part = again(*eve_)->get(download + "&copy=" + copy + "&after=" + part.header("Camlann-Next"));
    ASSERT_EQ(part.status, 200) << part.body;
    bytes += part.body;
  }
  EXPECT_EQ(std::to_string(bytes.size()), size);
  const auto file = data() / "taken.sqlite";
  std::ofstream(file, std::ios::binary) << bytes;
  auto taken = archive::Archive::open_to_read(file);
  ASSERT_TRUE(taken) << taken.error().what;
  EXPECT_GT(taken->size().value(), 1U);
  EXPECT_NE(taken->licence().value().find("The moves"), std::string::npos);
  EXPECT_NE(bytes.find("1. B5-A5 B9-A9"), std::string::npos);
  for (const std::string& secret : {game, "Anna"s, "Ben"s}) {
    EXPECT_EQ(bytes.find(secret), std::string::npos) << secret;
  }
  EXPECT_EQ(again(*eve_)->get(download + "&copy=1&after=0").status, 409);
  EXPECT_EQ(again(*eve_)->get(download + "&after=x").status / 100, 4);
  EXPECT_EQ(again(*eve_)->get(download + "&copy=" + copy + "&after=99999999999").status / 100, 4);
}

TEST_F(ArchiveProgramTest, AFloodOfQueriesDelaysNoOtherClient) {
  const auto game = begin_game();
  (void)wait_for(0, std::string(site_));
  int refused = 0;
  for (int i = 0; i < 400; ++i) {
    refused += eve_->get("/api/archive/games?player=a&event=b").status == 429 ? 1 : 0;
    if (i != 200) continue;
    EXPECT_EQ(play(*anna_, game, 0, "B5-A5", "flood").status, 200);
    EXPECT_EQ(ben_->get("/api/archive/openings?variant=cam").status, 200);
  }
  EXPECT_GT(refused, 0);
}

}  // namespace
}  // namespace camlann::server::test
