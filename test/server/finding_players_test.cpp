// Searching players by name, and the page of an account before its first game.
#include "server/browser_fixture.hpp"
#include "server/model/measure.hpp"

namespace camlann::server::test {
namespace {

class FindingPlayersTest : public BrowserTest {
 protected:
  FindingPlayersTest() {
    games_.know_accounts(
        [this](std::string_view player) { return directory_.account(player).has_value(); });
  }
  std::string found(const std::string& beginning) {
    const auto answer = ask(asker_, "/api/players?name=" + beginning);
    EXPECT_EQ(answer.status, 200) << *answer.body;
    std::string names;
    const auto players = field(body(answer), "players");
    for (const auto& player : players.as_array()) {
      names += (names.empty() ? "" : " ") + text_field(player, "name");
    }
    return names;
  }

  Browser asker_;
};

TEST_F(FindingPlayersTest, ByTheBeginningInCapitalsOrNot) {
  for (const char* called : {"Marta", "martin_7", "Ben", "MARTHA"}) member(called);
  EXPECT_EQ(found("mart"), "Marta MARTHA martin_7");
  EXPECT_EQ(found("MARTA"), "Marta");
  EXPECT_EQ(found("%20ben%20"), "Ben");
  EXPECT_EQ(found("arta"), "");
  EXPECT_EQ(found("martha2"), "");
  EXPECT_EQ(found("%25"), "") << "no pattern";
  EXPECT_EQ(found("%FF"), "");
}

TEST_F(FindingPlayersTest, NothingButNameIdAndWhetherABotPlays) {
  auto browser = member("Marta");
  const auto answer = ask(asker_, "/api/players?name=m");
  EXPECT_EQ(*answer.body, R"({"players":[{"id":")" + id(browser) + R"(","name":"Marta"}]})");
}

TEST_F(FindingPlayersTest, AtMostTenOfMany) {
  for (char c = 'a'; c <= 'l'; ++c) {
    Account account;
    account.id = std::string("player ") + c;
    account.name = std::string("Ann") + c;
    directory_.put(account);
  }
  EXPECT_EQ(found("ann"), "Anna Annb Annc Annd Anne Annf Anng Annh Anni Annj");
}

TEST_F(FindingPlayersTest, OmitsDeletedAndBannedAccounts) {
  auto marta = member("Marta");
  auto martin = member("Martin");
  InForce now;
  now.measures.push_back({MeasureKind::ban, id(martin), "Martin", "cheating", 0, {}});
  directory_.sanctions().set(now);
  EXPECT_EQ(found("mart"), "Marta");
  directory_.sanctions().set({});
  EXPECT_EQ(found("mart"), "Marta Martin");
  directory_.retire(id(marta));
  EXPECT_EQ(found("mart"), "Martin");
}

TEST_F(FindingPlayersTest, NeedsAQueryAndIsRateLimited) {
  EXPECT_EQ(ask(asker_, "/api/players").status, 400);
  EXPECT_EQ(ask(asker_, "/api/players?name=").status, 400);
  EXPECT_EQ(ask(asker_, "/api/players?name=%20").status, 400);
  EXPECT_EQ(ask(asker_, "/api/players?name=m", "{}").status, 405);
  for (int i = 0; i < limits_.player_searches_per_address.burst; ++i) {
    ASSERT_EQ(ask(asker_, "/api/players?name=m").status, 200) << i;
  }
  EXPECT_EQ(ask(asker_, "/api/players?name=m").status, 429);
  EXPECT_EQ(ask(asker_, "/api/players?name=m", {}, "192.0.2.2").status, 200);
}

TEST_F(FindingPlayersTest, AnAccountWithoutGamesHasAPageAndIsFollowedAndChallenged) {
  auto marta = member("Marta");
  auto ben = member("Ben");
  const auto page = ask(ben, "/api/players/marta");
  ASSERT_EQ(page.status, 200) << *page.body;
  EXPECT_EQ(text_field(body(page), "name"), "Marta");
  EXPECT_TRUE(field(body(page), "since").is_null());
  const auto followed = ask(ben, "/api/players/Marta/follow", "{}");
  ASSERT_EQ(followed.status, 200) << *followed.body;
  EXPECT_TRUE(field(body(followed), "followed").as_bool());
  const auto made = ask(ben, "/api/invitations", R"({"variant":"cam","colour":"w","to":"MARTA"})");
  ASSERT_EQ(made.status, 201) << *made.body;
  const auto turns = body(ask(marta, "/api/turns"));
  EXPECT_EQ(text_field(turns, "invitations.0.id"), text_field(body(made), "id"));
  EXPECT_EQ(text_field(turns, "invitations.0.to"), id(marta));
}

TEST_F(FindingPlayersTest, BlockingPlayersAreFoundButNotChallenged) {
  auto marta = member("Marta");
  auto ben = member("Ben");
  ASSERT_EQ(ask(marta, "/api/players/ben/block", "{}").status, 200);
  EXPECT_EQ(found("mar"), "Marta");
  const auto made = ask(ben, "/api/invitations", R"({"variant":"cam","colour":"w","to":"Marta"})");
  EXPECT_EQ(made.status, 409);
}

TEST_F(FindingPlayersTest, AGuestWithoutGamesHasNoPage) {
  Browser guest;
  const auto its_id = id(guest);
  EXPECT_EQ(ask(asker_, "/api/players/" + its_id).status, 404);
  EXPECT_EQ(ask(asker_, "/api/players/" + its_id + "/follow", "{}").status, 404);
}

}  // namespace
}  // namespace camlann::server::test
