// Perfect values over HTTP, from tables of Camette with up to three pieces that are built here. The
// values themselves are proved in test/tables.
#include "server/api/table_reader.hpp"
#include <gtest/gtest.h>
#include <fstream>
#include <future>
#include "engine/tables_rules.hpp"
#include "server/account_fakes.hpp"
#include "server/api/router.hpp"
#include "server/api/services.hpp"
#include "server/core/vitals.hpp"
#include "server/fakes.hpp"
#include "server/host_fixture.hpp"
#include "server/services/accounts/accounts.hpp"
#include "server/services/accounts/directory.hpp"
#include "server/services/accounts/visitors.hpp"
#include "server/services/archive/published_records.hpp"
#include "server/services/games/games.hpp"
#include "server/services/moderation/moderation.hpp"
#include "tables/builder.hpp"

namespace camlann::server::test {
namespace {

class TableReaderTest : public testing::Test {
 protected:
  static void SetUpTestSuite() {
    folder_ = new TemporaryFolder;
    const auto rules = tables_rules("camette", "wcf").value();
    ASSERT_TRUE(tables::build_tables(rules, {folder_->path(), 3, 2}, [](const auto&) {}));
  }
  static void TearDownTestSuite() {
    delete folder_;
    folder_ = nullptr;
  }

  static Response send(Router& router, const Request& request) {
    std::promise<Response> answer;
    router.handle(request, [&](Response response) { answer.set_value(std::move(response)); });
    auto answered = answer.get_future();
    EXPECT_EQ(answered.wait_for(std::chrono::seconds(30)), std::future_status::ready);
    return answered.get();
  }
  Response get(const std::string& target, const std::string& method = "GET") {
    Request request;
    request.method = method;
    request.target = target;
    request.host = "localhost:8080";
    request.address = "192.0.2.1";
    return send(router_, request);
  }

  static TemporaryFolder* folder_;
  Limits limits_;
  Vitals vitals_{"1"};
  PlayerKeys keys_ = test_keys(counting_names());
  SteadyTime now_{};
  FailingStore store_;
  FakeThinker thinker_;
  Games games_{store_, thinker_, [] { return Millis{0}; }, counting_names(), {}, silent_log()};
  StaticFiles files_;
  PublishedRecords records_;
  TableReader tables_{folder_->path(), 8, silent_log()};
  FailingAccountStore account_store_;
  Directory directory_{[] { return Millis{0}; }};
  Accounts accounts_{account_store_,   directory_, [] { return Millis{0}; },
                     counting_names(), limits_,    silent_log()};
  std::unique_ptr<HostTables> host_tables_ = tables_in_memory();
  Moderation moderation_{*host_tables_, directory_, [] { return Millis{0}; }, limits_,
                         silent_log()};
  Visitors visitors_{keys_, directory_};
  Router router_{Services{games_, records_, tables_, vitals_, visitors_, accounts_, moderation_},
                 files_, limits_, [this] { return now_; }};
};

TemporaryFolder* TableReaderTest::folder_ = nullptr;

TEST_F(TableReaderTest, ListsTheGamesThatHaveTables) {
  const auto list = get("/api/tables");
  EXPECT_EQ(list.status, 200);
  EXPECT_EQ(*list.body,
            R"({"tables":[{"variant":"camette","rules":"wcf","pieces":3}],"making":[]})");
  TableReader none(folder_->path() / "none", 8, silent_log());
  EXPECT_EQ(none.list_json(), R"({"tables":[],"making":[]})");
}

TEST_F(TableReaderTest, ReturnsTheValueOfAPositionAndOfItsMoves) {
  const auto answer = get("/api/tables/camette?rules=wcf&fen=1/3/5/4m/5/M2/1%20w%200,0%200%201");
  ASSERT_EQ(answer.status, 200) << *answer.body;
  EXPECT_EQ(*answer.body,
            R"({"wdl":"loss","plies":6,"moves":[{"notation":"B2-A3","wdl":"loss","plies":6},)"
            R"({"notation":"B2-B3","wdl":"loss","plies":6},)"
            R"({"notation":"B2-C2","wdl":"loss","plies":6},)"
            R"({"notation":"B2-C3","wdl":"loss","plies":6}]})");
  EXPECT_EQ(*get("/api/tables/camette?fen=1/3/5/4m/5/M2/1+w").body, *answer.body);
  // Encoded as browsers do it; rules that the tables do not depend on.
  EXPECT_EQ(
      *get("/api/tables/camette?fen=1%2F3%2F5%2F4m%2F5%2FM2%2F1+w&rules=wcf%2CquietPlies%3D40")
           .body,
      *answer.body);
  const auto over = get("/api/tables/camette?fen=M/3/5/5/m4/3/1+b");
  EXPECT_EQ(*over.body, R"({"wdl":"loss","plies":0,"moves":[]})");
}

TEST_F(TableReaderTest, ReportsAMissingTable) {
  for (const auto* target :
       {"/api/tables/camette", "/api/tables/cam?fen=1/3/5/7/6m/7/7/7/M6/7/5/3/1+w",
        "/api/tables/camette?rules=parker1949&fen=1/3/5/4m/5/M2/1+w", "/api/tables/camblam"}) {
    const auto answer = get(target);
    EXPECT_EQ(answer.status, 404) << target;
    const auto body = json_of(*answer.body);
    EXPECT_EQ(text_field(body, "error.what").rfind("there ", 0), 0U) << *answer.body;
    EXPECT_EQ(answer.body->find(folder_->path().string()), std::string::npos) << *answer.body;
  }
  EXPECT_EQ(get("/api/tables/nochess").status, 404);
  EXPECT_EQ(get("/api/tables/").status, 404);
}

TEST_F(TableReaderTest, RefusesAnInvalidPosition) {
  const auto short_fen = get("/api/tables/camette?fen=1/3/5+w");
  EXPECT_EQ(short_fen.status, 400);
  EXPECT_EQ(text_field(json_of(*short_fen.body), "error.what"), "the FEN has 3 ranks");
  EXPECT_EQ(get("/api/tables/camette?fen=%2").status, 400);
  EXPECT_EQ(get("/api/tables/camette?fen=1%00").status, 400);
  EXPECT_EQ(get("/api/tables/camette?rules=chess").status, 422);
  EXPECT_EQ(get("/api/tables/camette", "DELETE").status, 405);
}

TEST_F(TableReaderTest, ReportsADamagedTableWithoutItsPath) {
  TemporaryFolder damaged;
  const auto rules = tables_rules("camette", "wcf").value();
  ASSERT_TRUE(tables::build_tables(rules, {damaged.path(), 2, 2}, [](const auto&) {}));
  std::filesystem::resize_file(damaged.path() / "camette/wcf/M-M.table", 40);
  TableReader reader(damaged.path(), 8, silent_log());
  Router router(Services{games_, records_, reader, vitals_, visitors_, accounts_, moderation_},
                files_, limits_, [this] { return now_; });
  Request request;
  request.method = "GET";
  request.target = "/api/tables/camette?fen=1/3/5/4m/5/M2/1+w";
  const auto answer = send(router, request);
  EXPECT_EQ(answer.status, 503);
  EXPECT_EQ(answer.body->find(damaged.path().string()), std::string::npos) << *answer.body;
}

TEST_F(TableReaderTest, LimitsRequestsPerAddress) {
  const auto& rate = limits_.positions_per_address;
  const std::string target = "/api/tables/camette?fen=M/3/5/5/m4/3/1+b";
  for (int i = 0; i < rate.burst; ++i) ASSERT_EQ(get(target).status, 200) << i;
  EXPECT_EQ(get(target).status, 429);
  now_ += rate.each;
  EXPECT_EQ(get(target).status, 200);
}

}  // namespace
}  // namespace camlann::server::test
