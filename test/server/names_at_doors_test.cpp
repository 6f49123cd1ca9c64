// Names of players without an account, at every door where one is given.
#include <gtest/gtest.h>

#include <chrono>
#include <string>
#include <vector>

#include "server/browser_fixture.hpp"

namespace camlann::server::test {
namespace {

/// A request with a name, in the middle of its body.
struct Door {
  std::string target;
  std::string before;
  std::string after = R"("})";
};

class NamesAtDoorsTest : public BrowserTest {
 protected:
  /// The doors for the name of another player; the host has opened those that others enter.
  std::vector<Door> doors(Browser& host) {
    const auto make = [&](const std::string& target, const std::string& fields,
                          const char* id = "id") {
      const auto made = ask(host, target, fields);
      EXPECT_EQ(made.status, 201) << *made.body;
      return target + '/' + text_field(body(made), id);
    };
    const std::string invitation = R"({"variant":"cam","opponent":"person","public":true,"name":")";
    const std::string tournament =
        R"({"name":"Cup","variant":"cam","time":{"days":1},"system":"round-robin","host":")";
    const std::string league = R"({"name":"L","variant":"cam","host":")";
    const std::string name = R"({"name":")";
    return {{"/api/invitations", invitation},
            {make("/api/invitations", invitation + R"(x"})") + "/sit-down", name},
            {"/api/seek", R"({"variant":"cam","time":{"base":600},"nonce":"n1","name":")"},
            {"/api/clubs", R"({"name":"Hill","host":")"},
            {make("/api/clubs", R"({"name":"River","open":true,"host":"x"})", "address") + "/join",
             name},
            {"/api/tournaments", tournament},
            {make("/api/tournaments", tournament + R"(x"})") + "/enter", name},
            {"/api/leagues", league},
            {make("/api/leagues", league + R"(x"})") + "/enter", name},
            {"/api/games", R"({"variant":"cam","seats":[{"name":")", R"("},{}]})"},
            {"/api/games", R"({"variant":"cam","seats":[{},{"name":")", R"("}]})"}};
  }
  Response give(Browser& browser, const Door& door, const std::string& its_name) {
    return ask(browser, door.target, door.before + its_name + door.after);
  }
  void expect_taken(Browser& browser, const Door& door, const std::string& its_name,
                    const std::string& what) {
    const auto refused = give(browser, door, its_name);
    ASSERT_EQ(refused.status, 409) << door.target << ' ' << its_name << *refused.body;
    EXPECT_EQ(text_field(body(refused), "error.where"), "name") << door.target;
    EXPECT_EQ(text_field(body(refused), "error.what"), what) << door.target << ' ' << its_name;
  }
  void expect_free(Browser& browser, const Door& door, const std::string& its_name) {
    const auto taken = give(browser, door, its_name);
    EXPECT_LT(taken.status, 300) << door.target << ' ' << its_name << *taken.body;
  }
};

TEST_F(NamesAtDoorsTest, NoneLetsAGuestLookLikeAnAccount) {
  auto host = member("limes11");
  Browser guest;
  for (const auto& door : doors(host)) {
    expect_taken(guest, door, "LIMES11", "This name is taken");
    for (const char* name : {"Iimes11", "lіmеs11"}) {
      expect_taken(guest, door, name, "This name looks like limes11, which is taken");
    }
    expect_free(guest, door, "Lancelot");
  }
}

TEST_F(NamesAtDoorsTest, NoneLetsAGuestTakeAReservedName) {
  auto host = member("Marta");
  ASSERT_EQ(ask(host, "/api/account/name", R"({"name":"Oscar"})").status, 200);
  const auto all = doors(host);
  Browser guest;
  for (const auto& door : all) {
    for (const char* name : {"Marta", "MARTA", "Mаrta"}) {
      expect_taken(guest, door, name, "This name is taken");
    }
  }
  time_ += Millis{91} * 24 * 3600 * 1000;
  for (const auto& door : all) expect_free(guest, door, "Marta");
}

TEST_F(NamesAtDoorsTest, AReservationIsKnownAfterARestartAndFromAnotherProgram) {
  auto host = member("Marta");
  ASSERT_EQ(ask(host, "/api/account/name", R"({"name":"Oscar"})").status, 200);
  Directory directory{[this] { return time_; }};
  Accounts accounts{account_store_, directory, [this] { return time_; },
                    names_,         limits_,   silent_log()};
  ASSERT_TRUE(accounts.start());
  EXPECT_TRUE(directory.is_reserved("rnarta"));
  EXPECT_FALSE(directory.is_reserved("Oscar"));
  // As `camlann admin rename` writes it.
  account_store_.execute(
      "INSERT INTO reserved_names (folded, player, until) VALUES ('idiot7', '', 9000000000000)");
  accounts_.look_again(id(host));
  accounts_.run_once(std::chrono::milliseconds(0));
  Browser guest;
  expect_taken(guest, {"/api/seek", R"({"variant":"cam","nonce":"n1","name":")"}, "Idiot7",
               "This name is taken");
}

TEST_F(NamesAtDoorsTest, AnAccountNamesNobodyElseLikeAnAccount) {
  member("limes11");
  auto owner = member("Marta");
  InForce words;
  words.words = {"idiot"};
  directory_.sanctions().set(words);
  const auto seats = [](const std::string& first, const std::string& second) {
    return R"({"variant":"cam","nonce":"n1","seats":[{"name":")" + first + R"("},{"name":")" +
           second + R"("}]})";
  };
  for (const char* name : {"limes11", "Iimes11", "lіmеs11", "admin", "idiot", "lim\u200b"}) {
    for (const auto& wish : {seats(name, "Ben"), seats("Ben", name), seats("Marta", name)}) {
      const auto refused = ask(owner, "/api/games", wish);
      ASSERT_GE(refused.status, 400) << wish;
      EXPECT_EQ(text_field(body(refused), "error.where"), "name") << wish;
      EXPECT_NE(text_field(body(refused), "error.expected"), "another name, or that you sign in");
    }
  }
  const auto made = ask(owner, "/api/games", seats("mARTA", "Lancelot"));
  ASSERT_EQ(made.status, 201) << *made.body;
  const auto game = body(made);
  EXPECT_EQ(text_field(game, "seats.0.name"), "Marta");
  EXPECT_EQ(field(game, "seats.0").as_object().if_contains("guest"), nullptr);
  EXPECT_EQ(text_field(game, "seats.1.name"), "Lancelot");
  EXPECT_TRUE(field(game, "seats.1.guest").as_bool());
  const auto game_id = text_field(game, "id");
  const auto again = ask(owner, "/api/games", seats("mARTA", "Lancelot"));
  EXPECT_EQ(text_field(body(again), "id"), game_id) << "a repeated request";
  const auto record = ask(owner, "/api/games/" + game_id + "/record");
  EXPECT_NE(record.body->find("[White \"Marta\"]"), std::string::npos) << *record.body;
  EXPECT_NE(record.body->find("[Black \"Lancelot (guest)\"]"), std::string::npos) << *record.body;
}

}  // namespace
}  // namespace camlann::server::test
