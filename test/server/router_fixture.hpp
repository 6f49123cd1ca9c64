#pragma once
// The HTTP interface without a network, over a fake store: requests are answered in step with the
// test.

#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "server/account_fakes.hpp"
#include "server/api/router.hpp"
#include "server/api/services.hpp"
#include "server/api/table_reader.hpp"
#include "server/core/vitals.hpp"
#include "server/fakes.hpp"
#include "server/host_fixture.hpp"
#include "server/services/accounts/accounts.hpp"
#include "server/services/accounts/directory.hpp"
#include "server/services/accounts/visitors.hpp"
#include "server/services/archive/published_records.hpp"
#include "server/services/games/games.hpp"
#include "server/services/moderation/moderation.hpp"
#include "support/data.hpp"

namespace camlann::server::test {

/// The cookie that holds this key.
inline std::string cookie_with(const std::string& key) {
  return "camlann_player=" + test_keys(counting_names()).cookie_of(key);
}

inline const std::string anna = cookie_with(std::string(32, 'a'));
inline const std::string berta = cookie_with(std::string(32, 'b'));

class RouterTest : public testing::Test {
 protected:
  RouterTest() {
    folder_.write("index.html", "<!doctype html><title>Camlann</title>");
    folder_.write("rules.html", "<!doctype html><title>Rules</title>");
    folder_.write("api.html", "<!doctype html><title>Interface");
    folder_.write("api.de.html", "<!doctype html><title>Schnittstelle");
    folder_.write("docs/index.html", "<!doctype html><title>Manual</title>");
    folder_.write("docs/notes/one.html", "<!doctype html><title>Note</title>");
    folder_.write("docs/logs/index.html", "<!doctype html><title>Logs</title>");
    folder_.write("game.html", "<!doctype html><title>Game</title>");
    for (const char* page :
         {"records", "club", "tournament", "league", "player", "@", "puzzles", "i", "endings"}) {
      folder_.write(std::string(page) + ".html", "<!doctype html><title>Page</title>");
    }
    folder_.write("assets/cam-0123abcd.jsonl",
                  R"({"id":"cam-1","fen":"1/3/5/7/7/6K/1m3M1/7/3km2/7/5/3/1 w","rules":"wcf"})");
    folder_.write("assets/endings-0123abcd.json", R"(["cam/race-1","cam/race-2"])");
    folder_.write("assets/app-0123abcd.js", "export {}");
    folder_.write("camlann_core.wasm", "\0asm");
    records_folder_.write("one.txt", camlann::test::read_data("games/camelot-warren-1930-a.txt"));
    records_folder_.write("bad.txt", "1. Z1-Z2");
    files_ = StaticFiles::read(folder_.path()).value();
    records_ = PublishedRecords::read(records_folder_.path(), silent_log());
    EXPECT_TRUE(accounts_.start());
    EXPECT_TRUE(moderation_.start());
    router_.emplace(Services{games_, records_, tables_, vitals_, visitors_, accounts_, moderation_},
                    files_, limits_, [this] { return now_; });
  }

  Response send(Request request) {
    std::optional<Response> answer;
    router_->handle(request, [&](Response response) {
      EXPECT_FALSE(answer) << "answered twice";
      answer = std::move(response);
    });
    if (!answer) games_.run_once(std::chrono::milliseconds(0));
    if (!answer) accounts_.run_once(std::chrono::milliseconds(0));
    if (!answer) moderation_.run_once(std::chrono::milliseconds(0));
    if (!answer) games_.run_once(std::chrono::milliseconds(0));  // after the accounts
    EXPECT_TRUE(answer) << request.target;
    return answer.value_or(Response{});
  }
  static Request get_request(const std::string& target, const std::string& cookie = anna) {
    Request request;
    request.method = "GET";
    request.target = target;
    request.host = "localhost:8080";
    request.cookie = cookie;
    return request;
  }
  Response get(const std::string& target, const std::string& cookie = anna) {
    return send(get_request(target, cookie));
  }
  static Request post_request(const std::string& target, const std::string& body) {
    Request request;
    request.method = "POST";
    request.target = target;
    request.host = "localhost:8080";
    request.origin = "http://localhost:8080";
    request.content_type = "application/json";
    request.cookie = anna;
    request.body = body;
    return request;
  }
  Response post(const std::string& target, const std::string& body) {
    return send(post_request(target, body));
  }
  static std::string header(const Response& response, std::string_view name) {
    const auto found = std::find_if(response.headers.begin(), response.headers.end(),
                                    [&](const auto& header) { return header.first == name; });
    return found == response.headers.end() ? "" : found->second;
  }
  static boost::json::value body(const Response& response) { return json_of(*response.body); }

  /// A game of two people; its address.
  std::string new_game() {
    const auto made = post("/api/games", R"({"variant":"cam","opponent":"person"})");
    EXPECT_EQ(made.status, 201);
    return "/api/games/" + text_field(body(made), "id");
  }

  TemporaryFolder folder_, records_folder_;
  Limits limits_ = cheap_limits();
  Vitals vitals_{"1.2.3", [] { return Millis{5000}; }};
  SteadyTime now_{};
  FailingStore store_;
  FakeThinker thinker_;
  Namer names_ = counting_names();
  PlayerKeys keys_ = test_keys(names_);
  Games games_{store_, thinker_, [] { return Millis{0}; }, names_, {}, silent_log()};
  Millis time_ = 1'000'000'000'000;
  Directory directory_{[this] { return time_; }};
  FailingAccountStore account_store_;
  Accounts accounts_{account_store_, directory_, [this] { return time_; },
                     names_,         limits_,    silent_log()};
  std::unique_ptr<HostTables> host_tables_ =
      tables_in_memory(account_row("Anna_T", false, player_of(std::string(32, 'a'))) +
                       account_row("Berta_T", false, player_of(std::string(32, 'b'))));
  Moderation moderation_{*host_tables_, directory_, [this] { return time_; }, limits_,
                         silent_log()};
  Visitors visitors_{keys_, directory_};
  StaticFiles files_;
  PublishedRecords records_;
  TableReader tables_{folder_.path() / "no-tables", 1, silent_log()};
  std::optional<Router> router_;
};

}  // namespace camlann::server::test
