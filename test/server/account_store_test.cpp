// Contract of every account store: the one in memory that tests use, and the SQLite file of the
// games.
#include <gtest/gtest.h>

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "database/database.hpp"
#include "server/account_fakes.hpp"
#include "server/fakes.hpp"
#include "server/store/account_store.hpp"
#include "server/store/store.hpp"
#include "server/test_postgres.hpp"

namespace camlann::server::test {
namespace {

Account account_of(const std::string& id, const std::string& name) {
  Account account;
  account.id = id;
  account.name = name;
  account.password = "$argon2id$" + id;
  account.created = 17;
  return account;
}

Session session_in(const std::string& account, const std::string& key, Millis used) {
  return {key, "id-" + key, account, "Firefox on Linux", 18, used};
}

AccountWrite write_of(const Account& account) {
  AccountWrite write;
  write.account = account;
  return write;
}

class AccountStoreTest : public testing::TestWithParam<std::string> {
 protected:
  AccountStoreTest() {
    if (GetParam() != "memory") {
      games_ = std::move(*open_database_store(database_));
      store_ = std::move(*open_database_account_store(database_));
    } else {
      store_ = std::make_unique<AccountStore>(failing_database(no_faults_));
    }
  }

  TemporaryFolder folder_;
  database::Address database_ = test_database(GetParam(), folder_.path());
  Faults no_faults_;
  std::unique_ptr<Store> games_;
  std::unique_ptr<AccountStore> store_;
};

class KeptAccountStoreTest : public AccountStoreTest {};

const auto name_of_store = [](const auto& one) { return one.param; };
INSTANTIATE_TEST_SUITE_P(Stores, AccountStoreTest, testing::Values("memory", "sqlite", "postgres"),
                         name_of_store);
INSTANTIATE_TEST_SUITE_P(Stores, KeptAccountStoreTest, testing::Values("sqlite", "postgres"),
                         name_of_store);

TEST_P(AccountStoreTest, AccountsRoundTrip) {
  auto marta = account_of("p1", "Marta");
  ASSERT_TRUE(store_->write(write_of(marta)));
  EXPECT_EQ(*store_->find("p1").value(), marta);
  EXPECT_EQ(*store_->find_named("mARTA").value(), marta);
  EXPECT_FALSE(store_->find("p2").value());
  EXPECT_FALSE(store_->find_named("mart").value());
  marta.name = "marta_2";
  marta.mail = "marta@example.org";
  marta.mail_proven = true;
  marta.password = "another";
  auto renamed = write_of(marta);
  renamed.renamed = true;
  ASSERT_TRUE(store_->write(renamed));
  EXPECT_EQ(*store_->find("p1").value(), marta);
  EXPECT_FALSE(store_->find_named("Marta").value());
}

TEST_P(AccountStoreTest, KeepsConcurrentChangesOfTheHost) {
  const auto marta = account_of("p1", "Marta");
  ASSERT_TRUE(store_->write(write_of(marta)));
  // Read before the host gave another name, and written after it.
  auto read_before = marta;
  read_before.name = "Rude_Marta";
  read_before.admin = true;
  read_before.password = "another";
  ASSERT_TRUE(store_->write(write_of(read_before)));
  const auto now = store_->find("p1").value();
  EXPECT_EQ(now->name, "Marta");
  EXPECT_FALSE(now->admin);
  EXPECT_EQ(now->password, "another");
}

// One server reads the account and hashes a password; another server changes the account meanwhile.
TEST_P(AccountStoreTest, AChangeOfAnAccountThatHasChangedSinceIsAConflict) {
  const auto read = account_of("p1", "Marta");
  const std::vector<std::function<void(Account&)>> changes = {
      [](Account& now) { now.password = "another"; },
      [](Account& now) { now.mail = "marta@example.org"; },
      [](Account& now) { now.mail_proven = true; },
      [](Account& now) { now.guests = !now.guests; },
      [](Account& now) { now.tournaments.enter = true; },
      [](Account& now) { now.kind = AccountKind::bot; },
  };
  for (const auto& change : changes) {
    ASSERT_TRUE(store_->write(write_of(read)));
    auto now = read;
    change(now);
    ASSERT_TRUE(store_->write(write_of(now)));
    auto late = write_of(read);
    late.account->name = "Marta_2";
    late.renamed = true;
    late.read = read;
    late.begun = {session_in("p1", "k1", 30)};
    const auto refused = store_->write(late);
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().code, ErrorCode::conflict);
    EXPECT_EQ(*store_->find("p1").value(), now);
    EXPECT_TRUE(store_->sessions("p1").value().empty());
    late.read = now;
    late.begun.clear();
    late.account = now;
    EXPECT_TRUE(store_->write(late)) << "read again";
  }
}

TEST_P(AccountStoreTest, NamesAreUniqueAndWritesAreAtomic) {
  ASSERT_TRUE(store_->write(write_of(account_of("p1", "Marta"))));
  auto second = write_of(account_of("p2", "MARTA"));
  second.begun = {session_in("p2", "k2", 20)};
  EXPECT_FALSE(store_->write(second));
  EXPECT_FALSE(store_->find("p2").value());
  EXPECT_TRUE(store_->sessions("p2").value().empty());
  EXPECT_TRUE(store_->write(write_of(account_of("p2", "Berta")))) << "and it goes on after that";
}

TEST_P(AccountStoreTest, TokensAreListedTheNewestFirstUsedAndEnded) {
  const Token first{"t1", "id-1", "p1", "laptop", 20, 0};
  const Token second{"t2", "id-2", "p1", "server", 30, 0};
  auto write = write_of(account_of("p1", "Marta"));
  write.token = first;
  ASSERT_TRUE(store_->write(write));
  AccountWrite more;
  more.token = second;
  ASSERT_TRUE(store_->write(more));
  EXPECT_EQ(store_->tokens("p1").value(), (std::vector{second, first}));
  EXPECT_TRUE(store_->tokens("p2").value().empty());
  EXPECT_EQ(store_->load()->tokens.size(), 2U);
  const std::vector<std::pair<std::string, Millis>> used = {{"t1", 40}, {"unknown", 41}};
  ASSERT_TRUE(store_->note_used(used));
  EXPECT_EQ(store_->tokens("p1")->back().used, 40);
  ASSERT_TRUE(store_->note_used(std::vector{std::pair{std::string("t1"), Millis{39}}}));
  EXPECT_EQ(store_->tokens("p1")->back().used, 40);
  AccountWrite end;
  end.ended_tokens = {"t1"};
  ASSERT_TRUE(store_->write(end));
  EXPECT_EQ(store_->tokens("p1").value(), std::vector{second});
  AccountWrite gone;
  gone.deleted = "p1";
  ASSERT_TRUE(store_->write(gone));
  EXPECT_TRUE(store_->tokens("p1").value().empty());
  EXPECT_TRUE(store_->load()->tokens.empty());
}

TEST_P(AccountStoreTest, AnAccountBecomesABot) {
  auto marta = account_of("p1", "Marta");
  ASSERT_TRUE(store_->write(write_of(marta)));
  EXPECT_FALSE(store_->has_played("p1").value());
  marta.kind = AccountKind::bot;
  ASSERT_TRUE(store_->write(write_of(marta)));
  EXPECT_EQ(store_->find("p1").value()->kind, AccountKind::bot);
  EXPECT_EQ(store_->load()->accounts[0].kind, AccountKind::bot);
}

TEST_P(AccountStoreTest, SessionsAreListedTheLastUsedFirstAndEnded) {
  auto write = write_of(account_of("p1", "Marta"));
  write.begun = {session_in("p1", "k1", 20), session_in("p1", "k2", 30)};
  ASSERT_TRUE(store_->write(write));
  EXPECT_EQ(store_->sessions("p1").value(),
            (std::vector{session_in("p1", "k2", 30), session_in("p1", "k1", 20)}));
  const std::vector<std::pair<std::string, Millis>> used{{"k1", 40}, {"k2", 25}, {"none", 50}};
  ASSERT_TRUE(store_->note_used(used));
  EXPECT_EQ(store_->sessions("p1").value(),
            (std::vector{session_in("p1", "k1", 40), session_in("p1", "k2", 30)}))
      << "and never goes back";
  AccountWrite end;
  end.ended = {"k1"};
  ASSERT_TRUE(store_->write(end));
  EXPECT_EQ(store_->sessions("p1").value(), (std::vector{session_in("p1", "k2", 30)}));
}

TEST_P(AccountStoreTest, LoadsAllAccountsWithoutPasswords) {
  auto write = write_of(account_of("p1", "Marta"));
  write.begun = {session_in("p1", "k1", 20)};
  ASSERT_TRUE(store_->write(write));
  ASSERT_TRUE(store_->write(write_of(account_of("p2", "Berta"))));
  AccountWrite gone;
  gone.deleted = "p2";
  gone.at = 50;
  ASSERT_TRUE(store_->write(gone));
  const auto all = store_->load().value();
  auto marta = account_of("p1", "Marta");
  marta.password.clear();
  EXPECT_EQ(all.accounts, std::vector{marta});
  EXPECT_EQ(all.sessions, (std::vector{session_in("p1", "k1", 20)}));
  EXPECT_EQ(all.retired, std::vector<std::string>{"p2"});
}

TEST_P(AccountStoreTest, ADeletedAccountTakesItsSessionsAlong) {
  auto write = write_of(account_of("p1", "Marta"));
  write.begun = {session_in("p1", "k1", 20)};
  ASSERT_TRUE(store_->write(write));
  AccountWrite gone;
  gone.deleted = "p1";
  gone.reserved = ReservedName{"Marta", "p1", 100};
  ASSERT_TRUE(store_->write(gone));
  EXPECT_FALSE(store_->find_named("marta").value());
  EXPECT_TRUE(store_->sessions("p1").value().empty());
  EXPECT_EQ(store_->reserved_from("p2", 99).value(), std::vector<std::string>{"marta"});
  EXPECT_TRUE(store_->reserved_from("p1", 99).value().empty()) << "the owner may have it";
  EXPECT_TRUE(store_->reserved_from("p2", 100).value().empty());
}

TEST_P(AccountStoreTest, ExpiredRowsAreRemoved) {
  auto write = write_of(account_of("p1", "Marta"));
  write.begun = {session_in("p1", "k1", 20), session_in("p1", "k2", 30)};
  write.reserved = ReservedName{"Old", "p1", 100};
  ASSERT_TRUE(store_->write(write));
  ASSERT_TRUE(store_->purge(25, 0, 99, 30));
  EXPECT_EQ(store_->sessions("p1").value(), (std::vector{session_in("p1", "k2", 30)}));
  EXPECT_EQ(store_->reserved_from("p2", 0).value(), std::vector<std::string>{"old"});
  ASSERT_TRUE(store_->purge(25, 0, 100, 30));
  EXPECT_TRUE(store_->reserved_from("p2", 0).value().empty());
  ASSERT_TRUE(store_->purge(25, 18, 100, 30));
  EXPECT_EQ(store_->sessions("p1").value().size(), 1U);
  ASSERT_TRUE(store_->purge(25, 19, 100, 30));
  EXPECT_TRUE(store_->sessions("p1").value().empty()) << "begun before";
}

// The clock of the machine may be a year ahead.
TEST_P(AccountStoreTest, NothingExpiresWhereNobodyWasLately) {
  auto write = write_of(account_of("p1", "Marta"));
  write.begun = {session_in("p1", "k1", 20), session_in("p1", "k2", 30)};
  write.reserved = ReservedName{"Old", "p1", 100};
  ASSERT_TRUE(store_->write(write));
  ASSERT_TRUE(store_->purge(1'000, 1'000, 2'000, 31));
  EXPECT_EQ(store_->sessions("p1").value().size(), 2U);
  EXPECT_EQ(store_->reserved_from("p2", 0).value(), std::vector<std::string>{"old"});
}

// A session that was used after the jump is no sign of a clock that is right.
TEST_P(KeptAccountStoreTest, NothingExpiresForADayAfterAJumpOfTheClock) {
  constexpr Millis day = 86'400'000;
  constexpr Millis jumped = 365 * day;
  auto write = write_of(account_of("p1", "Marta"));
  write.begun = {session_in("p1", "k1", jumped)};
  write.reserved = ReservedName{"Old", "p1", 100};
  ASSERT_TRUE(store_->write(write));
  const auto invite = [&](const std::string& id, Millis at) {
    return database::Database::open(database_)->execute(
        "INSERT INTO invitations (id, host, variant, rules, start, seats, public, created, "
        "expires, version, phase) VALUES ('" +
        id + "', 'anna', 'cam', '', '', '', 0, " + std::to_string(at) + ", 1, 1, 'waiting')");
  };
  const auto purge = [&](Millis now) {
    return store_->purge(now - 400 * day, now - 35 * day, now, now - 7 * day);
  };
  ASSERT_TRUE(invite("before", 18));
  ASSERT_TRUE(invite("after", jumped));
  ASSERT_TRUE(purge(jumped + day - 1));
  EXPECT_EQ(store_->sessions("p1").value().size(), 1U);
  EXPECT_EQ(store_->reserved_from("p2", 0).value(), std::vector<std::string>{"old"});
  ASSERT_TRUE(purge(jumped + day));
  EXPECT_TRUE(store_->sessions("p1").value().empty()) << "begun long before";
  EXPECT_TRUE(store_->reserved_from("p2", 0).value().empty());
}

/// Counts the rows that each transaction changes.
class CountedAccountStoreTest : public AccountStoreTest {
 protected:
  CountedAccountStoreTest() {
    no_faults_.execute(many_games);
    no_faults_.execute(
        "INSERT INTO seated SELECT 'p1', created, id FROM games;"
        "INSERT INTO chat (game, number, room, player, phrase, at) "
        "SELECT id, 1, 'players', 'p1', 'hello', 1 FROM games;");
    no_faults_.most_changed = 0;
  }
  std::int64_t games_where(const std::string& condition) {
    return no_faults_.number("SELECT count(*) FROM games WHERE " + condition);
  }

  /// Games of a guest: half of them with another one, half alone.
  static constexpr std::string_view many_games =
      "INSERT INTO games (id, player, variant, rules, start, opponent, level, colour, seats, "
      "may_resign, created, version, plies, fen, seat, winners, result_text, can_claim, thinking, "
      "updated, shared) WITH RECURSIVE n(i) AS (VALUES(1) UNION ALL SELECT i+1 FROM n WHERE "
      "i<2000) SELECT 'g' || i, 'p1', 'cam', '', '', 'person', 0, 'w', "
      "'w guest:p1 Ann' || char(10) || 'b guest:p2 Ben' || char(10), "
      "0, i, 1, 0, '', 'w', 0, '', 0, 0, i, i<=1000 FROM n";
  static constexpr std::int64_t portion = 50;
  static constexpr std::int64_t and_its_account = 10;
};
INSTANTIATE_TEST_SUITE_P(Stores, CountedAccountStoreTest, testing::Values("memory"), name_of_store);

// Other connections could write nothing while one transaction changed them all.
TEST_P(CountedAccountStoreTest, ThousandsOfGamesAreRenamedInShortTransactions) {
  auto made = write_of(account_of("p1", "Marta"));
  made.made = true;
  ASSERT_TRUE(store_->write(made));
  ASSERT_TRUE(store_->finish_changes());
  EXPECT_EQ(games_where("shared=1 AND seats LIKE 'w 0:p1 Marta%'"), 1000);
  EXPECT_EQ(games_where("shared=1 AND seats LIKE '%b guest:p2 Ben%'"), 1000);
  EXPECT_LE(no_faults_.most_changed, portion + and_its_account);
}

TEST_P(CountedAccountStoreTest, ThousandsOfGamesAreForgottenInShortTransactions) {
  ASSERT_TRUE(store_->write(write_of(account_of("p1", "Marta"))));
  AccountWrite gone;
  gone.deleted = "p1";
  gone.at = 50;
  gone.reserved = ReservedName{"Marta", "p1", 100};
  ASSERT_TRUE(store_->write(gone));
  ASSERT_TRUE(store_->finish_changes());
  EXPECT_EQ(games_where("shared=1 AND seats LIKE 'w 0:p1 deleted player%'"), 1000);
  EXPECT_EQ(games_where("shared=0 AND deleted=50"), 1000);
  EXPECT_EQ(games_where("id IN (SELECT game FROM chat)"), 0);
  EXPECT_LE(no_faults_.most_changed, portion + and_its_account);
}

TEST_P(CountedAccountStoreTest, AnotherCallFinishesWhatAFailureHasLeft) {
  auto made = write_of(account_of("p1", "Marta"));
  made.made = true;
  no_faults_.execute(
      "CREATE TRIGGER halt BEFORE UPDATE OF seats ON games WHEN old.id='g700' "
      "BEGIN SELECT RAISE(ABORT, 'halt'); END");
  ASSERT_TRUE(store_->write(made));
  EXPECT_FALSE(store_->finish_changes());
  EXPECT_LT(games_where("shared=1 AND seats LIKE '%p1 Marta%'"), 1000);
  no_faults_.execute("DROP TRIGGER halt");
  ASSERT_TRUE(store_->finish_changes());
  EXPECT_EQ(games_where("shared=1 AND seats LIKE '%p1 Marta%'"), 1000);
}

TEST_P(CountedAccountStoreTest, ADamagedTournamentDoesNotKeepTheNameInOthers) {
  const std::string event = R"({"event":"entered","player":"p1"})";
  for (const auto& [id, kept] : {std::pair("cup1", event.substr(1)), std::pair("cup2", event)}) {
    const std::string quoted = "'" + std::string(id) + "'";
    no_faults_.execute(
        "INSERT INTO tournaments (id, name, director, director_name, public, variant, rules, "
        "rated, terms, lasts, created, version, phase, players, rounds, updated) VALUES (" +
        quoted + ",'Cup','p2','',1,'cam','',0,'',0,1,1,'open',1,0,1);" +
        "INSERT INTO entrants VALUES ('p1'," + quoted + ");" +
        "INSERT INTO tournament_events VALUES (" + quoted + ",1,'" + kept + "','[\"Ann\"]',1)");
  }
  AccountWrite gone;
  gone.deleted = "p1";
  gone.reserved = ReservedName{"Marta", "p1", 100};
  ASSERT_TRUE(store_->write(gone));
  EXPECT_FALSE(store_->finish_changes());
  EXPECT_EQ(games_where("id IN (SELECT game FROM chat)"), 0);
  EXPECT_EQ(no_faults_.number("SELECT count(*) FROM tournament_events WHERE tournament='cup2' AND "
                              R"(with_it='["deleted player"]')"),
            1);
}

TEST_P(KeptAccountStoreTest, AfterAKillTheNextStartFinishesADeletion) {
  auto database = database::Database::open(database_).value();
  ASSERT_TRUE(store_->write(write_of(account_of("p1", "Marta"))));
  ASSERT_TRUE(database.execute(
      "INSERT INTO games (id, player, variant, rules, start, opponent, level, colour, seats, "
      "may_resign, created, version, plies, fen, seat, winners, result_text, can_claim, thinking, "
      "updated, shared) VALUES ('g1', 'p1', 'cam', '', '', 'person', 0, 'w', "
      "'w 0:p1 Marta\nb guest:p2 Ben\n', 0, 1, 1, 0, '', 'w', 0, '', 0, 0, 1, 1);"
      "INSERT INTO seated VALUES ('p1', 1, 'g1');"));
  AccountWrite gone;
  gone.deleted = "p1";
  gone.reserved = ReservedName{"Marta", "p1", 100};
  ASSERT_TRUE(store_->write(gone));  // and a kill before finish_changes()
  store_ = std::move(*open_database_account_store(database_));
  ASSERT_TRUE(store_->load());
  ASSERT_TRUE(store_->finish_changes());
  EXPECT_EQ(database.query_text("SELECT seats FROM games").value(),
            "w 0:p1 deleted player\nb guest:p2 Ben\n");
}

TEST_P(KeptAccountStoreTest, WritesConcurrentlyWithTheGames) {
  for (int i = 0; i < 20; ++i) {
    const auto name = "marta" + std::to_string(i);
    ASSERT_TRUE(store_->write(write_of(account_of(name, name))));
    ASSERT_TRUE(games_->check()) << "which writes";
  }
  EXPECT_EQ(store_->load()->accounts.size(), 20U);
  auto database = database::Database::open(database_).value();
  EXPECT_EQ(
      database.query_number("SELECT count(*) FROM accounts WHERE password LIKE '%argon%'").value(),
      20);
}

}  // namespace
}  // namespace camlann::server::test
