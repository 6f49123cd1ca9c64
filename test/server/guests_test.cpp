// Guests are marked in every message with their name, and nothing that a guest sends removes the
// mark.
#include <gtest/gtest.h>

#include <boost/json/serialize.hpp>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "play/plan.hpp"
#include "server/browser_fixture.hpp"
#include "server/people_fixture.hpp"
#include "server/services/games/chat.hpp"
#include "server/services/games/deletions.hpp"
#include "server/services/games/private_texts.hpp"
#include "server/store/account_store.hpp"

namespace camlann::server::test {
namespace {

const std::string cup =
    R"({"name":"Cup","variant":"cam","time":{"days":1},"system":"round-robin","host":)";

/// Fails if a name has no mark of a guest; returns how often the name occurs.
int times_marked(const boost::json::value& message, std::string_view name) {
  int times = 0;
  if (const auto* const list = message.if_array()) {
    for (const auto& one : *list) times += times_marked(one, name);
  }
  const auto* const object = message.if_object();
  if (object == nullptr) return times;
  for (const auto& [field, value] : *object) times += times_marked(value, name);
  for (const auto& [field, mark] :
       {std::pair("name", "guest"), std::pair("directorName", "directorGuest")}) {
    const auto* const told = object->if_contains(field);
    if (told == nullptr || !told->is_string() || told->as_string() != name) continue;
    const auto* const guest = object->if_contains(mark);
    EXPECT_TRUE(guest != nullptr && guest->as_bool()) << boost::json::serialize(message);
    ++times;
  }
  return times;
}

class GuestMarkTest : public BrowserTest {
 protected:
  GuestMarkTest() {
    const auto marks = directory_.marks();
    games_.know_bots(marks.is_bot);
    games_.know_accounts(marks.has_account);
    marta_ = member("Marta");
    ask(guest_, "/api/games");
  }
  static std::string invitation(const std::string& more) {
    return R"({"variant":"cam","opponent":"person","public":true,"time":{"base":300})" + more + '}';
  }
  /// Makes something as the guest; returns its address.
  std::string make(const std::string& path, const std::string& fields, const char* id = "id") {
    const auto made = ask(guest_, path, fields);
    EXPECT_EQ(made.status, 201) << *made.body;
    return path + '/' + text_field(body(made), id);
  }
  /// Marta sits down; returns the address of the game.
  std::string begin(const std::string& seat) {
    const auto sat = ask(marta_, seat + "/sit-down", R"({"name":"Marta"})");
    EXPECT_EQ(sat.status, 200) << *sat.body;
    return "/api/games/" + text_field(body(sat), "game");
  }
  void expect_marked(const std::string& target, const std::string& name = "Lancelot") {
    const auto told = ask(marta_, target);
    EXPECT_EQ(told.status, 200) << *told.body;
    EXPECT_GT(times_marked(body(told), name), 0) << target << *told.body;
  }
  void expect_no_mark(const std::string& target) {
    const auto told = ask(marta_, target);
    EXPECT_EQ(told.status, 200) << *told.body;
    EXPECT_EQ(told.body->find("uest\":true"), std::string::npos) << target << *told.body;
  }

  Browser marta_, guest_;
};

TEST_F(GuestMarkTest, StandsWhereverAGuestIsNamed) {
  const auto seat = make("/api/invitations", invitation(R"(,"name":"Lancelot")"));
  expect_marked(seat);
  expect_marked("/api/invitations");
  const auto game = begin(seat);
  const auto player = "/api/players/" + id(guest_);
  const auto tournament = make("/api/tournaments", cup + R"("Lancelot"})");
  ask(guest_, tournament + "/enter", R"({"name":"Lancelot"})");
  const auto league = make("/api/leagues", R"({"name":"L","variant":"cam","host":"Lancelot"})");
  ask(guest_, league + "/enter", R"({"name":"Lancelot"})");
  const auto club = make("/api/clubs", R"({"name":"River","host":"Lancelot"})", "address");
  ask(marta_, player + "/follow", "{}");
  for (const auto& target : {game, player, tournament, league, club, std::string("/api/circle"),
                             std::string("/api/turns")}) {
    expect_marked(target);
  }
  Browser stranger;
  const auto live = ask(stranger, "/api/live");
  EXPECT_EQ(times_marked(body(live), "Lancelot"), 1) << *live.body;
  expect_no_mark("/api/players?name=m");
  expect_no_mark("/api/leaders?variant=cam&speed=fast");
  ask(guest_, game + "/resign", "{}");
  const auto page = ask(guest_, "/api/players/" + id(marta_));
  EXPECT_GT(times_marked(body(page), "Lancelot"), 1) << "as an opponent and in the game";
  EXPECT_EQ(body(page).as_object().if_contains("guest"), nullptr) << *page.body;
}

TEST_F(GuestMarkTest, NothingThatAGuestSendsRemovesIt) {
  const auto marta = id(marta_);
  guest_.forge("camlann_id", marta);
  guest_.forge("camlann_name", "Marta");
  for (const std::string name :
       {"Marta", " marta ", "MARTA", "M\xD0\xB0rta", "Marta\xE2\x80\x8B"}) {
    const auto refused = ask(guest_, "/api/invitations", invitation(R"(,"name":")" + name + '"'));
    EXPECT_GE(refused.status, 400) << name;
  }
  const std::vector<std::string> more{
      R"(,"guest":false)", R"(,"id":")" + marta + '"', R"(,"host":")" + marta + '"',
      R"(,"seats":[{"name":"Lancelot","guest":false},{"name":"x"}])"};
  for (const auto& one : more) {
    const auto made = ask(guest_, "/api/invitations", invitation(R"(,"name":"Lancelot")" + one));
    if (made.status != 201) continue;
    EXPECT_EQ(times_marked(body(made), "Lancelot"), 1) << *made.body;
  }
  const auto seat = make("/api/invitations", invitation(R"(,"name":"Lancelot")"));
  const auto game = begin(seat);
  for (const char* const deed : {"/resign", "/rematch"}) {
    const auto done = ask(guest_, game + deed, R"({"name":"Marta","guest":false})");
    if (done.status >= 300) continue;
    EXPECT_EQ(times_marked(body(done), "Lancelot"), 1) << *done.body;
  }
  const auto again = ask(guest_, game + "/rematch", "{}");
  EXPECT_EQ(times_marked(body(again), "Lancelot"), 1) << *again.body;
}

TEST_F(GuestMarkTest, ANewAccountHasItsNameAndNoMarkInAllThatItsGuestBegan) {
  const auto game = begin(make("/api/invitations", invitation(R"(,"name":"Lancelot")")));
  const auto tournament = make("/api/tournaments", cup + R"("Lancelot"})");
  ask(guest_, tournament + "/enter", R"({"name":"Lancelot"})");
  expect_marked(game);
  const auto made = ask(guest_, "/api/account", R"({"name":"Gawain","password":"correct horse"})");
  ASSERT_EQ(made.status, 201) << *made.body;
  for (const auto& target : {game, tournament}) {
    expect_no_mark(target);
    EXPECT_EQ(ask(marta_, target).body->find("Lancelot"), std::string::npos) << target;
  }
}

/// Over the real store, with the accounts of the same file.
class GuestSeatsTest : public PeopleFixture {
 protected:
  GuestSeatsTest() { know(); }
  void know() {
    games_->know_accounts([this](std::string_view player) {
      const auto found = accounts_->find(player);
      return found && found->has_value();
    });
  }
  void restart() {
    PeopleFixture::restart();
    know();
  }
  void make_account(const std::string& player, const std::string& name) {
    AccountWrite write;
    write.account.emplace();
    write.account->id = player;
    write.account->name = name;
    write.account->password = "-";
    write.made = true;
    ASSERT_TRUE(accounts_->write(write));
    ASSERT_TRUE(accounts_->finish_changes());
  }
  void end_account(const std::string& player) {
    AccountWrite write;
    write.deleted = player;
    ASSERT_TRUE(accounts_->write(write));
    ASSERT_TRUE(accounts_->finish_changes());
    Awaited<bool> done;
    games_->ask(QueueKey(player), done.reply(), &Deletions::forget_player, player);
    step();
  }
  /// The name on a seat, with the mark.
  std::string seat(const std::string& game, std::size_t index) {
    const auto view = get(game, "ben");
    const auto& player = view->get()->meta.seats[index];
    return player.name + (player.guest ? " (guest)" : "");
  }

  std::unique_ptr<AccountStore> accounts_ = std::move(*open_database_account_store(database_));
};

INSTANTIATE_TEST_SUITE_P(Stores, GuestSeatsTest, testing::Values("sqlite", "postgres"), store_name);

TEST_P(GuestSeatsTest, TheMarkIsKeptAndGoesWithANewAccount) {
  make_account("ben", "Ben");
  const auto game = begin_game();
  const auto waits = invite(cam()).value().id;
  for (int again = 0; again < 2; ++again) {
    EXPECT_EQ(seat(game, 0), "Ann (guest)");
    EXPECT_EQ(seat(game, 1), "Ben");
    restart();
  }
  make_account("anna", "Gawain");
  restart();
  EXPECT_EQ(seat(game, 0), "Gawain");
  const auto begun = answer(waits, SitDown{"Ben", {}}, "ben");
  ASSERT_TRUE(begun) << begun.error().what;
  EXPECT_EQ(seat(begun->game, 0), "Gawain");
  end_account("anna");
  EXPECT_EQ(seat(game, 0), "deleted player");
  restart();
  EXPECT_EQ(seat(game, 0), "deleted player");
}

TEST_P(GuestSeatsTest, ADeletedAccountsPlanIsNotPlayed) {
  make_account("ben", "Ben");
  auto wish = cam();
  wish.game.time.emplace().days = 3;
  const auto game = answer(invite(wish)->id, SitDown{"Ben", {}}, "ben")->game;
  const auto plan = [&] {
    Awaited<PlanView> planned;
    games_->ask(GameRequest{"ben", game}, planned.reply(), &PrivateTexts::set_plan,
                std::make_shared<PlanReading>(0, std::vector<play::PlanLine>{{"B5-A5", "B9-A9"}}));
    step();
    return planned.get();
  };
  ASSERT_TRUE(plan());
  end_account("ben");
  EXPECT_FALSE(plan()) << "sent before the deletion, read after it";
  const auto after = play(game, 0, "B5-A5", "n1");
  ASSERT_TRUE(after) << after.error().what;
  EXPECT_EQ((*after)->standing.plies, 1);
}

}  // namespace
}  // namespace camlann::server::test
