// Players without permission: forged and old cookies, replayed requests, the games, turns, clocks,
// plans and notes of others. The real program; doc/threats.md is the list.
#include <gtest/gtest.h>

#include <chrono>
#include <cstdlib>
#include <future>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "server/hostile_fixture.hpp"

namespace camlann::server::test {
namespace {

/// Every change of a game, with a body that its player could send.
std::vector<std::pair<std::string, std::string>> changes_of_a_game() {
  return {{"moves", R"({"ply":0,"move":"B5-A5","nonce":"x"})"},
          {"take-back", R"({"nonce":"x"})"},
          {"answer-take-back", R"({"accept":true,"nonce":"x"})"},
          {"resign", R"({"nonce":"x"})"},
          {"answer-resign", R"({"accept":true,"nonce":"x"})"},
          {"offer-draw", R"({"nonce":"x"})"},
          {"answer-draw", R"({"accept":true,"nonce":"x"})"},
          {"claim-draw", R"({"nonce":"x"})"},
          {"claim-win", R"({"nonce":"x"})"},
          {"call-off", R"({"nonce":"x"})"},
          {"restore", R"({"nonce":"x"})"},
          {"rematch", "{}"},
          {"hint", R"({"nonce":"x"})"},
          {"mute", R"({"seat":"w","muted":true})"}};
}

class HostilePlayersTest : public HostileTest {};

TEST_F(HostilePlayersTest, ACookieChangedByAByteIsANewGuest) {
  const auto game = begin_game();
  ASSERT_EQ(anna_->get("/api/games/" + game).status, 200);
  const auto own = text_field(json_of(anna_->get("/api/session").body), "id");
  const auto start = anna_->cookie.find('=') + 1;
  for (std::size_t i = start; i < anna_->cookie.size(); ++i) {
    auto forger = at("198.51.100.1");
    forger->cookie = anna_->cookie;
    forger->cookie[i] = forger->cookie[i] == 'a' ? 'b' : 'a';
    const auto forged = forger->cookie;
    forger->keeps_cookies = false;
    const auto me = forger->get("/api/session");
    EXPECT_EQ(me.status, 200);
    EXPECT_NE(text_field(json_of(me.body), "id"), own) << i;
    EXPECT_NE(me.header("Set-Cookie"), "") << "another browser, with a key of its own";
    EXPECT_EQ(forger->post("/api/games/" + game + "/resign").status, 409) << i;
  }
  EXPECT_EQ(version(game), 1);
}

TEST_F(HostilePlayersTest, TheCookieOfADeletedAccountIsRejected) {
  sign_up(*anna_, "Anna_of_old");
  const auto old = anna_->cookie;
  ASSERT_EQ(anna_->post("/api/account/delete", R"({"password":"a battery staple"})").status, 200);
  auto thief = at("198.51.100.1");
  thief->cookie = old;
  EXPECT_EQ(thief->get("/api/account").status, 403);
  thief->cookie = old;
  const auto me = json_of(thief->get("/api/session").body);
  EXPECT_TRUE(field(me, "name").is_null());
  EXPECT_NE(thief->cookie, old) << "a new guest";
}

TEST_F(HostilePlayersTest, TheCookieOfAnAdoptedGuestIsRejected) {
  const auto as_guest = anna_->cookie;
  const auto id = sign_up(*anna_, "Anna_L");
  EXPECT_NE(anna_->cookie, as_guest);
  auto thief = at("198.51.100.1");
  thief->cookie = as_guest;
  EXPECT_NE(text_field(json_of(thief->get("/api/session").body), "id"), id);
}

TEST_F(HostilePlayersTest, AStrangerChangesNothingInAGameOfOthers) {
  const auto game = begin_game();
  for (const auto& [change, body] : changes_of_a_game()) {
    if (change == "mute") continue;  // what a watcher reads is the watcher's matter
    const auto refused = eve_->post("/api/games/" + game + '/' + change, body);
    EXPECT_EQ(refused.status, 409) << change << refused.body;
    EXPECT_EQ(what(refused), "You have no seat in this game") << change;
  }
  EXPECT_EQ(eve_->ask("DELETE", "/api/games/" + game, "").status, 409);
  EXPECT_EQ(version(game), 1);
}

TEST_F(HostilePlayersTest, RefusesMovesForTheOtherSeat) {
  const auto game = begin_game();
  const auto refused = play(*ben_, game, 0, "B5-A5", "n");
  EXPECT_EQ(refused.status, 409) << refused.body;
  EXPECT_EQ(version(game), 1);
  ASSERT_EQ(play(*anna_, game, 0, "B5-A5", "n").status, 200);
  EXPECT_EQ(play(*anna_, game, 1, "B9-A9", "m").status, 409) << "and not twice in a row";
  EXPECT_EQ(version(game), 2);
}

TEST_F(HostilePlayersTest, AReplayedMoveIsPlayedOnceAndWithAnotherBodyRefused) {
  const auto game = begin_game();
  const auto first = play(*anna_, game, 0, "B5-A5", "n");
  ASSERT_EQ(first.status, 200) << first.body;
  const auto again = play(*anna_, game, 0, "B5-A5", "n");
  EXPECT_EQ(again.status, 200);
  EXPECT_EQ(again.body, first.body) << "the first answer";
  EXPECT_EQ(play(*anna_, game, 0, "C5-B5", "n").status, 409) << "another move";
  EXPECT_EQ(anna_->post("/api/games/" + game + "/resign", R"({"nonce":"n"})").status, 409)
      << "another command";
  EXPECT_EQ(version(game), 2);
}

TEST_F(HostilePlayersTest, ANonceOfOnePlayerIsNothingToAnother) {
  const auto game = begin_game();
  ASSERT_EQ(play(*anna_, game, 0, "B5-A5", "n").status, 200);
  const auto by_other = play(*ben_, game, 0, "B5-A5", "n");
  EXPECT_NE(by_other.status, 200) << "the answer to Anna is not his: " << by_other.body;
  EXPECT_EQ(play(*ben_, game, 1, "B9-A9", "n").status, 200) << "and his own nonce is his own";
  EXPECT_EQ(version(game), 3);
  const auto made =
      anna_->post("/api/games", R"({"variant":"cam","opponent":"person","nonce":"g"})");
  const auto others =
      eve_->post("/api/games", R"({"variant":"cam","opponent":"person","nonce":"g"})");
  ASSERT_EQ(made.status, 201);
  ASSERT_EQ(others.status, 201);
  EXPECT_NE(text_field(json_of(made.body), "id"), text_field(json_of(others.body), "id"));
}

TEST_F(HostilePlayersTest, RefusesAnswersToOwnOffers) {
  const auto game = begin_game();
  const auto there = "/api/games/" + game;
  ASSERT_EQ(play(*anna_, game, 0, "B5-A5", "n0").status, 200);
  ASSERT_EQ(play(*ben_, game, 1, "B9-A9", "n1").status, 200);
  ASSERT_EQ(anna_->post(there + "/offer-draw", R"({"nonce":"o"})").status, 200);
  EXPECT_EQ(anna_->post(there + "/answer-draw", R"({"accept":true,"nonce":"p"})").status, 409);
  ASSERT_EQ(ben_->post(there + "/answer-draw", R"({"accept":false,"nonce":"q"})").status, 200);
  ASSERT_EQ(ben_->post(there + "/take-back", R"({"nonce":"r"})").status, 200);
  EXPECT_EQ(ben_->post(there + "/answer-take-back", R"({"accept":true,"nonce":"s"})").status, 409);
  EXPECT_EQ(eve_->post(there + "/answer-take-back", R"({"accept":true})").status, 409);
  const auto now = json_of(anna_->get(there).body);
  EXPECT_EQ(field(now, "moves").as_array().size(), 2U);
}

TEST_F(HostilePlayersTest, RefusesClaimsAgainstPresentPlayersWithTime) {
  const auto game = begin_game(R"(,"time":{"base":300})");
  const auto there = "/api/games/" + game;
  ASSERT_EQ(play(*anna_, game, 0, "B5-A5", "n0").status, 200);
  ASSERT_EQ(play(*ben_, game, 1, "B9-A9", "n1").status, 200);
  for (auto* one : {ben_.get(), anna_.get()}) {
    EXPECT_EQ(one->post(there + "/claim-win", R"({"nonce":"c"})").status, 409);
  }
  EXPECT_EQ(eve_->post(there + "/claim-win").status, 409);
  for (const char* made_up : {"flag", "time", "claim-time", "clock", "abort"}) {
    EXPECT_EQ(ben_->post(there + '/' + made_up).status, 404)
        << "clocks are the server's alone: " << made_up;
  }
  EXPECT_EQ(play(*anna_, game, 2, "A5-B5", "n2").status, 200) << "the game goes on";
}

TEST_F(HostilePlayersTest, AGameThatIsOverTakesNothingMore) {
  const auto game = begin_game();
  ASSERT_EQ(anna_->post("/api/games/" + game + "/resign", R"({"nonce":"r"})").status, 200);
  const auto over = version(game);
  for (auto* one : {anna_.get(), ben_.get()}) {
    for (const auto& [change, body] : changes_of_a_game()) {
      if (change == "rematch" || change == "restore" || change == "mute") continue;
      const auto refused = one->post("/api/games/" + game + '/' + change, body);
      EXPECT_TRUE(refused.status == 409 || refused.status == 422) << change << refused.body;
    }
  }
  EXPECT_EQ(version(game), over);
  EXPECT_EQ(eve_->post("/api/games/" + game + "/rematch").status, 409);
}

TEST_F(HostilePlayersTest, PlansAndNotesAreTheirOwnersAlone) {
  const auto game = begin_game(R"(,"time":{"days":3})");
  const auto there = "/api/games/" + game;
  ASSERT_EQ(anna_->ask("PUT", there + "/note", R"({"text":"a secret of Anna's"})").status, 200);
  ASSERT_EQ(ben_->ask("PUT", there + "/plan", R"({"ply":0,"lines":[{"moves":["B5-A5","B9-A9"]}]})")
                .status,
            200);
  EXPECT_EQ(ben_->get(there + "/note").body.find("secret"), std::string::npos);
  EXPECT_EQ(anna_->get(there + "/plan").body.find("B9"), std::string::npos);
  for (const char* own : {"/note", "/plan"}) {
    EXPECT_EQ(eve_->get(there + own).status, 409) << own;
  }
  EXPECT_EQ(eve_->ask("PUT", there + "/note", R"({"text":"forged"})").status, 409);
  EXPECT_EQ(eve_->ask("PUT", there + "/plan", R"({"ply":0,"lines":[]})").status, 409);
  EXPECT_NE(anna_->get(there + "/note").body.find("a secret of Anna's"), std::string::npos);
  EXPECT_NE(ben_->get(there + "/plan").body.find("B9"), std::string::npos);
  for (auto* one : {anna_.get(), ben_.get(), eve_.get()}) {
    for (const auto& all : {there, there + "/record", there + "/chat"}) {
      EXPECT_EQ(one->get(all).body.find("secret"), std::string::npos) << all;
    }
  }
}

TEST_F(HostilePlayersTest, LeaveIsTakenForOneselfAlone) {
  const auto anna = text_field(json_of(anna_->get("/api/session").body), "id");
  const auto before = anna_->get("/api/leave").body;
  ASSERT_EQ(eve_->post("/api/leave?player=" + anna, R"({"startsIn":0,"lasts":86400,"player":")" +
                                                        anna + R"(","id":")" + anna + "\"}")
                .status,
            200);
  EXPECT_EQ(anna_->get("/api/leave").body, before);
  EXPECT_NE(eve_->get("/api/leave").body, before) << "her own";
  EXPECT_EQ(anna_->post("/api/leave/end?player=" + anna).status, 409) << "she has none to end";
}

TEST_F(HostilePlayersTest, InvitationsAreWithdrawnAndFilledByTheirHostAlone) {
  const auto made =
      anna_->post("/api/invitations", R"({"variant":"cam","opponent":"person","name":"Anna"})");
  const auto there = "/api/invitations/" + text_field(json_of(made.body), "id");
  EXPECT_EQ(eve_->post(there + "/withdraw").status, 409);
  EXPECT_EQ(eve_->post(there + "/fill", R"({"level":3})").status, 409);
  EXPECT_EQ(eve_->post(there + "/stand-up").status, 200) << "she sits nowhere";
  EXPECT_EQ(eve_->post(there + "/decline").status, 409);
  const auto now = json_of(eve_->get(there).body);
  EXPECT_EQ(text_field(now, "phase"), "waiting");
  EXPECT_EQ(number_field(now, "version"), 1);
}

TEST_F(HostilePlayersTest, IdsWithOneWrongCharacterAreNotFound) {
  const auto game = begin_game();
  for (std::size_t i = 0; i < invitation_.size(); ++i) {
    auto guess = invitation_;
    guess[i] = guess[i] == 'a' ? 'b' : 'a';
    const auto none = eve_->get("/api/invitations/" + guess);
    EXPECT_EQ(none.status, 404);
    EXPECT_EQ(what(none), what(eve_->get("/api/invitations/0000000000")));
  }
  for (std::size_t i = 0; i < game.size(); ++i) {
    auto guess = game;
    guess[i] = guess[i] == 'a' ? 'b' : 'a';
    EXPECT_EQ(eve_->get("/api/games/" + guess).status, 404);
  }
}

// A request that waits for a turn must not outlive the right to it: without that these would read
// until the client's patience is over.

class LongPollTest : public HostileTest {
 protected:
  /// Long polling on a separate thread, after the current state is known.
  std::future<Answer> wait_for_turn(Stranger& who) {
    const auto tag = text_field(json_of(who.get("/api/turns").body), "tag");
    auto waiting = std::async(std::launch::async,
                              [&who, tag] { return who.get("/api/turns?wait=60&tag=" + tag); });
    std::this_thread::sleep_for(std::chrono::milliseconds(300));  // until the request has arrived
    return waiting;
  }
};

TEST_F(LongPollTest, EndsWithItsToken) {
  sign_up(*anna_, "Anna_L");
  const auto made = anna_->post("/api/account/tokens", R"({"name":"bot"})");
  auto program = at("198.51.100.1");
  program->token = text_field(json_of(made.body), "text");
  auto waiting = wait_for_turn(*program);
  auto staying = at("198.51.100.2");
  staying->cookie = anna_->cookie;
  auto other = wait_for_turn(*staying);
  const auto id = text_field(json_of(anna_->get("/api/account/tokens").body), "tokens.0.id");
  ASSERT_EQ(anna_->post("/api/account/tokens/end", R"({"id":")" + id + "\"}").status, 200);
  EXPECT_EQ(waiting.get().status, 401);
  EXPECT_EQ(other.get().status, 200) << "the same player's page only asks again";
}

TEST_F(LongPollTest, EndsWithItsSession) {
  sign_up(*anna_, "Anna_L");
  auto elsewhere = at("198.51.100.1");
  ASSERT_EQ(
      elsewhere->post("/api/session", R"({"name":"Anna_L","password":"a battery staple"})").status,
      200);
  auto waiting = wait_for_turn(*elsewhere);
  ASSERT_EQ(anna_
                ->post("/api/account/password",
                       R"({"password":"a battery staple","newPassword":"another staple"})")
                .status,
            200);
  const auto ended = waiting.get();
  EXPECT_EQ(ended.status, 401) << ended.body;
  EXPECT_EQ(ended.body.find("tag"), std::string::npos);
}

TEST_F(LongPollTest, EndsWithABanOfItsAddressAndOfItsAccount) {
  sign_up(*anna_, "Anna_L");
  auto barred = at("198.51.100.1");
  (void)barred->get("/api/session");
  auto by_address = wait_for_turn(*barred);
  auto by_account = wait_for_turn(*anna_);
  const auto admin = [&](const std::string& words) {
    const auto command = std::string(CAMLANN_PROGRAM) + " admin " + words +
                         " --reason 'as it must be' --data '" + data().string() + "' >/dev/null";
    return std::system(command.c_str());
  };
  ASSERT_EQ(admin("ban-range 198.51.100.0/24"), 0);
  EXPECT_EQ(by_address.get().status, 403);
  ASSERT_EQ(admin("ban Anna_L"), 0);
  EXPECT_EQ(by_account.get().status, 401) << "its sessions are ended";
}

}  // namespace
}  // namespace camlann::server::test
