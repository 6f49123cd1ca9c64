// Ratings from a federation's list (issue 49, point 16): what an account begins with, on the leader
// boards, after an undone claim and after a deleted account; and the notices. On both engines.
#include <gtest/gtest.h>

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "database/database.hpp"
#include "game/catalog.hpp"
#include "play/command.hpp"
#include "rating/game.hpp"
#include "server/host_fixture.hpp"
#include "server/model/finished_game.hpp"
#include "server/model/list_wish.hpp"
#include "server/model/people.hpp"
#include "server/model/reminder_words.hpp"
#include "server/people_fixture.hpp"
#include "server/services/moderation/importing.hpp"
#include "server/services/moderation/moderation_actions.hpp"
#include "server/store/account_store.hpp"
#include "server/store/contact_store.hpp"
#include "server/store/game_check.hpp"
#include "server/store/notice_store.hpp"
#include "server/store/rating_recompute.hpp"

namespace camlann::server::test {
namespace {

using rating::Speed;

class ImportedRatings : public PeopleFixture {
 protected:
  void SetUp() override {
    execute(account_row("Zoe", true, "zoe") + account_row("Anna_T", false, "anna") +
            account_row("Ben_K", false, "ben") + "DELETE FROM sessions;");
    tables_ = HostTables::open(database_).value();
    message::ImportPlayers wish;
    wish.text = "name,rating,deviation,games\nAnn Lee,1900,60,40\n";
    wish.variant = "cam";
    wish.speed = message::Speed::slow;
    wish.save = true;
    ASSERT_TRUE(import_players(*tables_, wish, catalog(), "Zoe", now_));
    id_ = tables_->imports().named("Ann Lee")->front().id;
    ASSERT_TRUE(claim_player(*tables_, id_, {"anna", "Anna_T"}, "Me", now_));
  }
  void act(DeedKind kind) {
    message::Deed deed;
    deed.deed = kind;
    deed.target = id_;
    deed.name = "Anna_T";
    const auto done = perform(*tables_, deed, "Zoe", now_);
    ASSERT_TRUE(done) << done.error().what;
  }
  /// The winner has White.
  void win(const std::string& winner, const std::string& loser) {
    auto wish = cam();
    wish.game.time = play::TimeControl{600'000, 10'000};
    wish.game.rated = true;
    const auto table = invite(wish, winner).value();
    const auto id = answer(table.id, SitDown{loser, {}}, loser)->game;
    play_opening(id);
    ASSERT_TRUE(act_as(loser, play::Resign{}, id));
  }
  std::optional<KeptRating> rating(const std::string& player) {
    return kept_->people().rating(player, "cam", Speed::slow).value();
  }
  std::vector<ImportedLeader> leaders() {
    return kept_->people().imported_leaders("cam", Speed::slow, ListWish()).value();
  }
  /// "1700 1900 (game) ", from the oldest.
  std::string history_of(const std::string& player) {
    std::string all;
    const auto points = kept_->people().history(player, "cam", Speed::slow, 500).value();
    for (const auto& point : points) {
      all.insert(0, point.game.empty() ? std::to_string(static_cast<int>(point.after.rating)) + ' '
                                       : "(game) ");
    }
    return all;
  }
  std::vector<std::string> faults() {
    std::vector<std::string> all;
    auto check = GameCheck::open(database_, catalog());
    EXPECT_TRUE(check && check->check_rest([&](const GameFault& one) { all.push_back(one.what); }));
    return all;
  }
  void execute(const std::string& sql) {
    const auto done = database::Database::open(database_)->execute(sql);
    ASSERT_TRUE(done) << done.error().what << ' ' << sql;
  }

  std::unique_ptr<HostTables> tables_;
  std::string id_;
};

INSTANTIATE_TEST_SUITE_P(Stores, ImportedRatings, testing::Values("sqlite", "postgres"),
                         store_name);

TEST_P(ImportedRatings, Point49_16AConfirmedRatingIsTheBeginningOfTheAccounts) {
  EXPECT_EQ(rating("anna"), std::nullopt) << "nothing before the host confirms";
  act(DeedKind::confirm_claim);
  const auto begun = rating("anna").value();
  EXPECT_EQ(begun.glicko, (rating::Glicko{1900, 60, 0.06}));
  EXPECT_EQ(begun.games, 0);
  EXPECT_EQ(rating_at(begun, now_ + 400 * Millis{86'400'000}).deviation, 60)
      << "it is what the list said";
  ASSERT_EQ(kept_->people().ratings("anna")->size(), 1U);
  EXPECT_EQ(kept_->people().imported("anna")->front().name, "Ann Lee");
  win("anna", "ben");
  // By the formulas of the paper, worked out elsewhere: 1900 +- 60 beats 1500 +- 350.
  const auto after = rating("anna").value();
  EXPECT_EQ(after.games, 1);
  EXPECT_GT(after.glicko.rating, 1900);
  EXPECT_LT(after.glicko.rating, 1910);
  EXPECT_LT(rating("ben")->glicko.rating, 1500);
  EXPECT_GT(rating("ben")->glicko.rating, 1400) << "as was to be expected against 1900";
  ASSERT_EQ(kept_->people().ratings("anna")->size(), 1U);
  EXPECT_TRUE(faults().empty()) << faults().front();
  EXPECT_EQ(recompute_ratings(database_, catalog())->ratings, 0) << "it follows from the beginning";
}

TEST_P(ImportedRatings, Point49_16TheEarlierRatingsComeBeforeTheGamesOfTheAccount) {
  message::ImportPlayers wish;
  wish.text = "name,rating,date,game\nAnn Lee,1700,1970-01-01,\nAnn Lee,1750,1970-01-01,Camelot\n";
  wish.variant = "cam";
  wish.speed = message::Speed::slow;
  wish.save = true;
  now_ += 10 * Millis{86'400'000};
  ASSERT_TRUE(import_players(*tables_, wish, catalog(), "Zoe", now_));
  EXPECT_EQ(history_of(id_), "1700 1900 ") << "of the imported player";
  EXPECT_EQ(history_of("anna"), "") << "nothing before the host confirms";
  act(DeedKind::confirm_claim);
  EXPECT_EQ(history_of("anna"), "1700 1900 ");
  now_ += Millis{86'400'000};
  win("anna", "ben");
  win("ben", "anna");
  EXPECT_EQ(history_of("anna"), "1700 1900 (game) (game) ");
  EXPECT_EQ(history_of("ben"), "(game) (game) ");
  EXPECT_EQ(kept_->people().history("anna", "cam", Speed::slow, 3)->size(), 3U);
  EXPECT_EQ(recompute_ratings(database_, catalog())->ratings, 0);
  EXPECT_EQ(history_of("anna"), "1700 1900 (game) (game) ");
  EXPECT_TRUE(faults().empty()) << faults().front();
  now_ += Millis{86'400'000};
  wish.text = "name,rating\nAnn Lee,1950\n";
  ASSERT_TRUE(import_players(*tables_, wish, catalog(), "Zoe", now_));
  EXPECT_EQ(history_of("anna"), "1700 1900 (game) (game) ") << "later lists are not of these games";
  EXPECT_EQ(history_of(id_), "1700 1900 1950 ");
  act(DeedKind::undo_claim);
  EXPECT_EQ(history_of("anna"), "(game) (game) ");
  EXPECT_EQ(history_of(id_), "1700 1900 1950 ");
}

TEST_P(ImportedRatings, Point49_16ARatingThatWasPlayedForStays) {
  win("anna", "ben");
  const auto before = rating("anna");
  act(DeedKind::confirm_claim);
  EXPECT_EQ(rating("anna"), before);
  win("anna", "ben");
  EXPECT_LT(rating("anna")->glicko.rating, 1850);
  EXPECT_TRUE(faults().empty()) << faults().front();
  act(DeedKind::undo_claim);
  EXPECT_EQ(recompute_ratings(database_, catalog())->ratings, 0);
}

TEST_P(ImportedRatings, Point49_16UndoneRatingsAreComputedAgain) {
  act(DeedKind::confirm_claim);
  win("anna", "ben");
  win("ben", "anna");
  const auto with = rating("ben").value();
  act(DeedKind::undo_claim);
  EXPECT_TRUE(faults().empty()) << faults().front();
  const auto anna = rating("anna").value();
  const auto ben = rating("ben").value();
  EXPECT_EQ(anna.games, 2);
  EXPECT_LT(anna.glicko.rating, 1700) << "as if the player had been new";
  EXPECT_LT(ben.glicko.rating, with.glicko.rating) << "has not beaten 1900";
  EXPECT_EQ(recompute_ratings(database_, catalog())->ratings, 0);
  EXPECT_TRUE(kept_->people().imported("anna")->empty());
}

TEST_P(ImportedRatings, Point49_16TheLeaderBoardHasThemUntilTheirOwnerPlays) {
  const ImportedLeader ann{id_, "Ann Lee", 1900, 60, 40};
  EXPECT_EQ(leaders(), std::vector{ann});
  EXPECT_TRUE(kept_->people().leaders("cam", Speed::slow, now_, 110, ListWish())->empty());
  act(DeedKind::confirm_claim);
  EXPECT_EQ(leaders(), std::vector{ann}) << "the account has not played for a rating";
  win("anna", "ben");
  EXPECT_TRUE(leaders().empty());
  EXPECT_EQ(kept_->people().leaders("cam", Speed::slow, now_, 110, ListWish())->size(), 1U);
}

TEST_P(ImportedRatings, Point49_16ADeletedAccountLeavesThePlayerAsBefore) {
  act(DeedKind::confirm_claim);
  win("anna", "ben");
  auto accounts = open_database_account_store(database_).value();
  AccountWrite write;
  write.deleted = "anna";
  write.at = now_;
  ASSERT_TRUE(accounts->write(write));
  ASSERT_TRUE(accounts->finish_changes());
  const auto page = imported_page(*tables_, id_, "nobody").value();
  EXPECT_EQ(page.holder, "");
  EXPECT_EQ(page.ratings.at(0).rating, 1900);
  EXPECT_EQ(leaders().size(), 1U);
  EXPECT_TRUE(tables_->imports().claims(9)->empty());
  EXPECT_EQ(rating("anna"), std::nullopt);
  EXPECT_TRUE(faults().empty()) << faults().front();
}

TEST_P(ImportedRatings, Point49_16TheHostAndTheAccountGetNotices) {
  auto contacts = ContactStore::open(database_).value();
  for (const std::string player : {"zoe", "anna"}) {
    ASSERT_TRUE(
        contacts.subscribe(player, {"https://push.example/" + player, {"k", "s"}}, now_, 10));
  }
  auto notices = NoticeStore::open(database_, Channel::push).value();
  const auto due = [&] {
    return notices.due(now_, 10, [](const Notice&) { return std::optional<Millis>(0); }).value();
  };
  const auto asked = due();
  ASSERT_EQ(asked.size(), 1U);
  EXPECT_EQ(asked[0].player, "zoe");
  EXPECT_EQ(words_of(asked[0], catalog()).body.substr(0, 28), "Anna_T says to be Ann Lee. C");
  ++now_;
  act(DeedKind::confirm_claim);
  const auto answered = due();
  ASSERT_EQ(answered.size(), 1U);
  EXPECT_EQ(answered[0].player, "anna");
  EXPECT_EQ(words_of(answered[0], catalog()).body, "The host confirms that you are Ann Lee.");
}

}  // namespace
}  // namespace camlann::server::test
