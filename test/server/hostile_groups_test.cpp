// A stranger attacks what a player has made and directs (a club, a league, a tournament, a study,
// files of games) by its address: the real program. The operations are those of
// doc/protocol/openapi.yaml, so that new ones are tried automatically.
#include <gtest/gtest.h>

#include <boost/json/serialize.hpp>
#include <boost/json/value.hpp>
#include <chrono>
#include <string>
#include <thread>
#include <vector>

#include "server/hostile_fixture.hpp"

namespace camlann::server::test {
namespace {

/// Something of Anna's, and what others may do to it.
struct Own {
  std::string folder;             // of the interface
  std::string made;               // the body that makes it
  std::vector<std::string> open;  // open to all: these ends of paths
};

std::vector<Own> own_things() {
  const std::string chapter =
      R"({"name":"One","variant":"camette","start":null,"text":"1. B3-B4 {hers}"})";
  return {
      {"/api/clubs", R"({"name":"Her club","host":"Anna","open":false})", {"/leave"}},
      {"/api/leagues",
       R"({"name":"Her league","variant":"cam","host":"Anna","public":true})",
       {"/enter", "/leave"}},
      {"/api/tournaments",
       R"({"name":"Her cup","variant":"cam","time":{"base":300},"system":"swiss","host":"Anna"})",
       {"/enter", "/leave", "/chat", "/mute"}},
      {"/api/studies", R"({"title":"Hers","open":false,"chapter":)" + chapter + '}', {}},
  };
}

class HostileGroupsTest : public HostileTest {
 protected:
  /// Bodies with all that an operation could want, true and false.
  static std::vector<std::string> bodies() {
    boost::json::object all;
    for (const char* name : {"name", "title", "about", "text", "code", "player", "host"}) {
      all[name] = "Eve was here";
    }
    all["open"] = true;
    all["version"] = 1;
    all["season"] = 1;
    all["round"] = 1;
    all["board"] = 1;
    all["result"] = "1-0";
    all["chapter"] = boost::json::object{
        {"name", "Eve was here"}, {"variant", "camette"}, {"start", nullptr}, {"text", "1. B3-B4"}};
    all["variant"] = "camette";
    return {boost::json::serialize(all), "{}",
            R"({"version":1,"text":"1. B3-B4 {Eve was here}","open":true})",
            R"({"name":"One","variant":"camette","start":null,"text":"1. B3-B4 {Eve was here}"})"};
  }
  static bool ends_with_one_of(const std::string& path, const std::vector<std::string>& ends) {
    for (const auto& end : ends) {
      if (path.ends_with(end)) return true;
    }
    return false;
  }
};

TEST_F(HostileGroupsTest, AStrangerChangesNothingThatAnotherHasMade) {
  const auto all = unsafe_operations();
  for (const auto& [folder, made, open] : own_things()) {
    SCOPED_TRACE(folder);
    const auto answer = anna_->post(folder, made);
    ASSERT_EQ(answer.status, 201) << answer.body;
    const auto body = json_of(answer.body);
    const auto id = text_field(body, folder == "/api/clubs" ? "address" : "id");
    const auto there = folder + '/' + id;
    const auto before = anna_->get(there);
    ASSERT_EQ(before.status, 200) << before.body;
    int tried = 0;
    for (const auto& operation : all) {
      if (operation.path.rfind(folder + "/{", 0) != 0) continue;
      if (ends_with_one_of(operation.path, open)) continue;
      auto target = operation.path;
      target.replace(target.find("{id}"), 4, id);
      target = filled(target, "1");
      for (const auto& each : bodies()) {
        const auto refused = eve_->ask(operation.method, target, each);
        EXPECT_GE(refused.status, 400) << operation.method << ' ' << target << ' ' << refused.body;
        EXPECT_LT(refused.status, 500) << operation.method << ' ' << target << ' ' << refused.body;
        ++tried;
      }
    }
    EXPECT_GE(tried, 8) << "the operations are found";
    EXPECT_EQ(anna_->get(there).body, before.body);
    // The stranger comes with an account, and as a program.
    auto other = at("198.51.100.77");
    (void)other->get("/api/session");
    sign_up(*other, "Eve_" + std::to_string(++people_));
    for (const auto& operation : all) {
      if (operation.path.rfind(folder + "/{", 0) != 0) continue;
      if (ends_with_one_of(operation.path, open)) continue;
      auto target = operation.path;
      target.replace(target.find("{id}"), 4, id);
      const auto refused = other->ask(operation.method, filled(target, "1"), bodies().front());
      EXPECT_GE(refused.status, 400) << operation.method << ' ' << target;
    }
    EXPECT_EQ(anna_->get(there).body, before.body);
  }
}

// A closed club has a code that its director alone is shown; guesses are slowed down.
TEST_F(HostileGroupsTest, GuessesOfAClubsCodeAreRefusedAndLimited) {
  const auto made = anna_->post("/api/clubs", R"({"name":"Closed","host":"Anna","open":false})");
  ASSERT_EQ(made.status, 201) << made.body;
  const auto address = text_field(json_of(made.body), "address");
  const auto there = "/api/clubs/" + address;
  const auto code = text_field(json_of(anna_->get(there).body), "code");
  ASSERT_EQ(code.size(), 10U);
  EXPECT_EQ(eve_->get(there).body.find(code), std::string::npos);
  auto nearly = code;
  nearly.back() = code.back() == '0' ? '1' : '0';
  int status = 0;
  int guesses = 0;
  for (; guesses < 200 && status != 429; ++guesses) {
    status = eve_->post(there + "/join", R"({"name":"Eve","code":")" + nearly + "\"}").status;
    EXPECT_GE(status, 400);
    EXPECT_LT(status, 500);
  }
  EXPECT_EQ(status, 429) << "after " << guesses;
  EXPECT_EQ(anna_->get(there).body.find("Eve"), std::string::npos);
  EXPECT_EQ(ben_->post(there + "/join", R"({"name":"Ben","code":")" + code + "\"}").status, 200);
}

}  // namespace
}  // namespace camlann::server::test
