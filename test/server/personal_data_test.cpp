// The export of a player's data: it has one of each kind of record in the database, and no data of
// other players.
#include "server/store/personal_data.hpp"

#include <gtest/gtest.h>

#include <memory>
#include <string>

#include "database/database.hpp"
#include "server/fakes.hpp"
#include "server/store/account_store.hpp"
#include "server/store/store.hpp"
#include "server/test_postgres.hpp"
#include "wire/write.hpp"

namespace camlann::server::test {
namespace {

class PersonalDataTest : public testing::TestWithParam<std::string> {
 protected:
  PersonalDataTest()
      : games_(std::move(*open_database_store(file()))),
        accounts_(std::move(*open_database_account_store(file()))) {
    for (const auto& player : {"ann", "ben"}) fill(player);
  }
  [[nodiscard]] const database::Address& file() const { return database_; }

  void run(const std::string& sql) {
    auto database = database::Database::open(file()).value();
    const auto done = database.execute(sql);
    ASSERT_TRUE(done) << done.error().what << ' ' << sql;
  }
  /// One of each, every text with the player's name in it.
  void fill(const std::string& its_name) {
    Account account;
    account.id = its_name;
    account.name = its_name + "-name";
    account.password = its_name + "-password";
    account.mail = its_name + "@example.org";
    account.mail_proven = true;
    AccountWrite write;
    write.account = account;
    write.reserved = ReservedName{its_name + "-before", its_name, 99};
    ASSERT_TRUE(accounts_->write(write));
    const auto quoted = [&](const std::string& text) { return "'" + its_name + text + "'"; };
    const auto own = quoted("");
    const auto game = quoted("-game");
    run("INSERT INTO games (id, player, variant, rules, start, opponent, level, colour, seats, "
        "may_resign, created, version, plies, fen, seat, winners, result_text, can_claim, "
        "thinking, updated) VALUES (" +
        game + ',' + own + ",'cam','','','person',0,'w','',0,1,1,0,'','w',0,'',0,0,1)");
    run("INSERT INTO chat VALUES (" + game + ",1,'players'," + own + ",'',5," + quoted("-line") +
        ")");
    run("INSERT INTO private_texts VALUES (" + game + ',' + own + ",'note'," + quoted("-note") +
        "),(" + game + ',' + own + ",'plan'," + quoted("-plan") + ")");
    run("INSERT INTO bonds VALUES (" + own + ",'follow'," + quoted("-friend") + ",1),(" + own +
        ",'block'," + quoted("-foe") + ",1)");
    run("INSERT INTO mutes VALUES (" + own + ',' + quoted("-muted") + ")");
    run("INSERT INTO notice_wishes VALUES (" + own +
        R"(,'["turn","low"]','[]',1320,480,60,'Europe/Berlin','de'))");
    run("INSERT INTO mail_reminders VALUES (" + own + ",1)");
    run("INSERT INTO mail_codes VALUES (" + quoted("-code") + ",'prove'," + own + ',' +
        quoted("@new.example.org") + ",1,2)");
    run("INSERT INTO push_subscriptions VALUES ('https://" + its_name + ".push.example.org/" +
        its_name + "-secret-path'," + own + ',' + quoted("-key") + ',' + quoted("-secret") + ",7)");
    run("INSERT INTO progress VALUES (" + own + ",'lessons/cam',3," + quoted("-lessons") + ")");
    run("INSERT INTO leaves VALUES (" + own + ",1000,2000,'Asia/Tokyo')");
    run("INSERT INTO ratings VALUES (" + own + ",'cam','slow',1571.5,80,0.06,9,8)");
    run("INSERT INTO clubs VALUES (" + quoted("-club") + ',' + quoted("-club-name") + ",''," + own +
        ",0," + quoted("-join-code") + ",1,NULL,0)");
    run("INSERT INTO members VALUES (" + quoted("-club") + ",1," + own + ',' + own + ",1)");
    run("INSERT INTO club_posts VALUES (" + quoted("-club") + ",1," + own + ',' + own + ",7,0," +
        quoted("-news") + ")");
    run("INSERT INTO tournaments (id, name, director, director_name, public, variant, rules, "
        "rated, terms, lasts, created, version, phase, players, rounds, updated) VALUES (" +
        quoted("-cup") + ',' + quoted("-cup-name") +
        ",'a director','',1,'cam','',0,'',0,1,1,"
        "'open',1,0,1)");
    run("INSERT INTO event_chat VALUES (" + quoted("-cup") + ",1,'said'," + own + ',' + own +
        ",''," + quoted("-remark") + ",5,0)");
    run("INSERT INTO entrants VALUES (" + own + ',' + quoted("-cup") + ")");
    run("INSERT INTO leagues VALUES (" + quoted("-league") + ',' + quoted("-league-name") + ',' +
        own + ',' + own +
        ",NULL,1,'cam','',0,1,8,2,NULL,1,'open',1,0,3,0,0,0,'','','',NULL,NULL,"
        "NULL,'',0,NULL)");
    run("INSERT INTO league_applicants VALUES (" + quoted("-league") + ',' + own + ',' +
        quoted("-alias") + ",'refused',2,6)");
    run("INSERT INTO applicants VALUES (" + quoted("-cup") + ',' + own + ',' + quoted("-alias") +
        ",'waiting',1,5)");
    run("INSERT INTO rating_history VALUES (" + own + ",'cam','slow',1," + game +
        ",8,1571.5,80,0.06)");
    const auto listed = quoted("-listed");
    run("INSERT INTO imported_players VALUES (" + listed + ',' + listed + ',' + listed + ",'',1)");
    run("INSERT INTO imported_ratings VALUES (" + listed + ",'cam','slow',1480,60,30,9)");
    run("INSERT INTO imported_history VALUES (" + listed + ",'cam','slow',4,1450,70,20)");
    run("INSERT INTO claims VALUES (" + listed + ',' + own + ",'me',1,'confirmed',2)");
    run("INSERT INTO invitations (id, host, variant, rules, start, seats, public, created, "
        "expires, version, phase) VALUES (" +
        quoted("-invitation") + ',' + own + ",'cam','','','',0,1,2,1,'waiting')");
    run("INSERT INTO reports (about, about_name, reporter, reporter_name, subject, game, text, "
        "at) VALUES ('x'," +
        quoted("-rude") + ',' + own + ',' + own + ",'chat',''," + quoted("-report") + ",1)");
    run("INSERT INTO studies VALUES (" + quoted("-study") + ',' + own + ',' +
        quoted("-study-title") + ",0,1,1,1)");
    run("INSERT INTO study_chapters VALUES (" + quoted("-study") + ",1,1,9," + quoted("-chapter") +
        ",'cam','wcf',NULL," + quoted("-moves") + ",1)");
    run("INSERT INTO study_states VALUES (" + quoted("-study") + ",1,1," + own + ",1,1,9," +
        quoted("-moves") + ")");
  }
  std::string data_of(const std::string& player) {
    const auto things = accounts_->things(player);
    EXPECT_TRUE(things) << things.error().what;
    return wire::to_json(*things);
  }

  TemporaryFolder folder_;
  database::Address database_ = test_database(GetParam(), folder_.path());
  std::unique_ptr<Store> games_;
  std::unique_ptr<AccountStore> accounts_;
};

INSTANTIATE_TEST_SUITE_P(Stores, PersonalDataTest, testing::Values("sqlite", "postgres"),
                         store_name);

TEST_P(PersonalDataTest, OneOfEachIsInIt) {
  const auto data = json_of(data_of("ann"));
  EXPECT_EQ(text_field(data, "mail.0.address"), "ann@example.org");
  EXPECT_TRUE(field(data, "mail.0.proven").as_bool());
  EXPECT_TRUE(field(data, "mail.0.reminders").as_bool());
  EXPECT_EQ(text_field(data, "mail.1.address"), "ann@new.example.org");
  EXPECT_FALSE(field(data, "mail.1.proven").as_bool());
  EXPECT_EQ(text_field(data, "notices.0.host"), "ann.push.example.org");
  EXPECT_EQ(text_field(data, "noticeWishes.0.noPush"), "turn,low");
  EXPECT_EQ(number_field(data, "noticeWishes.0.quietFrom"), 1320);
  EXPECT_EQ(text_field(data, "noticeWishes.0.zone"), "Europe/Berlin");
  EXPECT_EQ(text_field(data, "formerNames.0"), "ann-before");
  EXPECT_EQ(text_field(data, "follows.0"), "ann-friend");
  EXPECT_EQ(text_field(data, "blocks.0"), "ann-foe");
  EXPECT_EQ(text_field(data, "mutes.0"), "ann-muted");
  EXPECT_EQ(text_field(data, "ratings.0.variant"), "cam");
  EXPECT_EQ(number_field(data, "ratings.0.games"), 9);
  EXPECT_EQ(text_field(data, "clubs.0.name"), "ann-club-name");
  EXPECT_TRUE(field(data, "clubs.0.directs").as_bool());
  EXPECT_EQ(text_field(data, "clubPosts.0.text"), "ann-news");
  EXPECT_EQ(text_field(data, "tournaments.0.name"), "ann-cup-name");
  EXPECT_FALSE(field(data, "tournaments.0.directs").as_bool());
  EXPECT_EQ(text_field(data, "leagues.0.name"), "ann-league-name");
  EXPECT_EQ(text_field(data, "invitations.0.id"), "ann-invitation");
  EXPECT_EQ(text_field(data, "progress.0.part"), "lessons/cam");
  EXPECT_EQ(number_field(data, "progress.0.version"), 3);
  EXPECT_EQ(text_field(data, "progress.0.text"), "ann-lessons");
  EXPECT_EQ(number_field(data, "leaves.0.until"), 2000);
  EXPECT_EQ(text_field(data, "leaves.0.zone"), "Asia/Tokyo");
  EXPECT_EQ(text_field(data, "chat.0.text"), "ann-line");
  EXPECT_EQ(text_field(data, "eventChat.0.text"), "ann-remark");
  EXPECT_EQ(text_field(data, "notes.0.text"), "ann-note");
  EXPECT_EQ(text_field(data, "plans.0.text"), "ann-plan");
  EXPECT_EQ(text_field(data, "reports.0.text"), "ann-report");
  EXPECT_EQ(text_field(data, "studies.0.title"), "ann-study-title");
  EXPECT_EQ(text_field(data, "studies.0.text"), "ann-moves");
}

TEST_P(PersonalDataTest, Point49ApplicationsAndTheHistoriesOfRatingsAreInIt) {
  const auto data = json_of(data_of("ann"));
  EXPECT_EQ(text_field(data, "applications.0.kind"), "tournament");
  EXPECT_EQ(text_field(data, "applications.0.phase"), "waiting");
  EXPECT_EQ(text_field(data, "applications.1.kind"), "league");
  EXPECT_EQ(text_field(data, "applications.1.event"), "ann-league");
  EXPECT_EQ(text_field(data, "applications.1.name"), "ann-alias");
  EXPECT_EQ(text_field(data, "applications.1.phase"), "refused");
  EXPECT_EQ(number_field(data, "applications.1.tries"), 2);
  EXPECT_EQ(text_field(data, "ratingHistory.0.game"), "ann-game");
  EXPECT_EQ(field(data, "ratingHistory.0.rating").as_double(), 1571.5);
  EXPECT_EQ(field(data, "importedRatings.0.rating").to_number<double>(), 1450);
  EXPECT_EQ(field(data, "importedRatings.1.rating").to_number<double>(), 1480);
}

TEST_P(PersonalDataTest, Point49NothingOfThemIsLeftAfterTheAccount) {
  run("DELETE FROM invitations");  // their seats are made up
  AccountWrite write;
  write.deleted = "ann";
  write.at = 9;
  ASSERT_TRUE(accounts_->write(write));
  const auto data = json_of(data_of("ann"));
  for (const auto list : {"applications", "ratingHistory", "importedRatings", "claims"}) {
    EXPECT_TRUE(field(data, list).as_array().empty()) << list;
  }
}

TEST_P(PersonalDataTest, NothingOfOthersIsInIt) {
  EXPECT_EQ(data_of("ann").find("ben"), std::string::npos) << data_of("ann");
  EXPECT_EQ(data_of("nobody").find("ann"), std::string::npos);
}

TEST_P(PersonalDataTest, NoSecretIsInIt) {
  for (const auto secret : {"password", "-key", "secret", "-code", "-join-code"}) {
    EXPECT_EQ(data_of("ann").find(secret), std::string::npos) << secret;
  }
}

}  // namespace
}  // namespace camlann::server::test
