// An account gets another name, or ends, between the moment in which the games' thread reads what
// it changes and the one in which it writes that: on two connections to one file, as in the
// program.
#include <gtest/gtest.h>

#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "play/command.hpp"
#include "play/invitation.hpp"
#include "server/fakes.hpp"
#include "server/model/invitation.hpp"
#include "server/store/account_store.hpp"
#include "server/store/store.hpp"
#include "server/test_postgres.hpp"

namespace camlann::server::test {
namespace {

class RenamingTest : public testing::TestWithParam<std::string> {
 protected:
  RenamingTest() {
    Account marta;
    marta.id = "marta";
    marta.name = "Marta";
    marta.password = "-";
    account_.account = marta;
    EXPECT_TRUE(accounts_->write(account_));
  }
  /// An invitation of Marta, with White; Ben may come.
  Invitation invite() {
    NewInvitation wish;
    wish.game = wish_for("cam", Opponent::person);
    wish.name = "Marta";
    auto invitation = invitation_of(wish, "marta", Seat::white, catalog()).value();
    invitation.id = "invitation";
    invitation.table.expires = 1'000'000;
    write(invitation);
    return invitation;
  }
  void write(const Invitation& invitation) {
    const auto done = games_->write({{}, {&invitation, 1}});
    ASSERT_TRUE(done) << done.error().what;
  }
  void write_game(const Invitation& invitation) {
    GameWrite step;
    step.created = Creation{game_of(invitation), {}};
    step.created->meta.id = step.id = "game";
    step.entries.push_back(Entry{1, By::person, play::Created{}, {}, 1, 1});
    const auto done = games_->write({{&step, 1}, {}});
    ASSERT_TRUE(done) << done.error().what;
  }
  /// The invitation with this player on the other seat.
  static Invitation with(Invitation invitation, const std::string& player) {
    invitation.table = play::sit_down(invitation.table, {player, player}, {}, 1).value();
    ++invitation.version;
    return invitation;
  }
  void rename_marta() {
    account_.account->name = "Martha";
    account_.renamed = true;
    ASSERT_TRUE(accounts_->write(account_));
  }
  void end_marta() {
    AccountWrite write;
    write.deleted = "marta";
    ASSERT_TRUE(accounts_->write(write));
  }
  Invitation stored() {
    auto found = games_->invitations().find("invitation").value();
    return std::move(found).value();
  }

  TemporaryFolder folder_;
  database::Address database_ = test_database(GetParam(), folder_.path());
  std::unique_ptr<Store> games_ = std::move(*open_database_store(database_));
  std::unique_ptr<AccountStore> accounts_ = std::move(*open_database_account_store(database_));
  AccountWrite account_;
};

INSTANTIATE_TEST_SUITE_P(Stores, RenamingTest, testing::Values("sqlite", "postgres"), store_name);

TEST_P(RenamingTest, AnInvitationHasTheNewNameAfterAConcurrentArrival) {
  const auto begun = with(invite(), "ben");
  rename_marta();
  write(begun);
  EXPECT_EQ(stored().table.seats[0].name, "Martha");
  EXPECT_EQ(stored().table.seats[1].name, "ben");
  EXPECT_EQ(stored().table.phase, play::Phase::begun);
}

TEST_P(RenamingTest, SoHasOneThatIsMadeMeanwhile) {
  rename_marta();
  invite();
  EXPECT_EQ(stored().table.seats[0].name, "Martha");
}

TEST_P(RenamingTest, SoHasTheGameThatBegins) {
  const auto begun = with(invite(), "ben");
  rename_marta();
  write_game(begun);
  EXPECT_EQ(games_->open("game").value()->game.meta.seats[0].name, "Martha");
}

TEST_P(RenamingTest, InvitationsWithdrawnWithAnAccountStayWithdrawn) {
  auto invitation = invite();
  end_marta();
  ASSERT_EQ(stored().table.phase, play::Phase::withdrawn);
  invitation.table.seats[1].rating = "1500";
  ++invitation.version;
  write(invitation);
  EXPECT_EQ(stored().table.phase, play::Phase::withdrawn);
  EXPECT_EQ(stored().table.seats[0].name, "deleted player");
}

TEST_P(RenamingTest, AGuestChoosesTheName) {
  write(with(invite(), "ben"));
  EXPECT_EQ(stored().table.seats[1].name, "ben");
}

}  // namespace
}  // namespace camlann::server::test
