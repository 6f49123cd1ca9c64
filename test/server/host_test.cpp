// Moderation without a network: words and address ranges, decisions and their log, and limits of
// moderation.
#include <gtest/gtest.h>

#include <filesystem>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "server/core/address_ranges.hpp"
#include "server/host_fixture.hpp"
#include "server/model/word_list.hpp"
#include "server/services/accounts/sanctions.hpp"
#include "server/services/moderation/moderation_actions.hpp"
#include "server/test_postgres.hpp"
#include "support/files.hpp"

namespace camlann::server::test {
namespace {

constexpr Millis at_first = 1'800'000'000'000;  // 2027-01-15T08:00:00Z

WordList list_of(const std::vector<std::string>& texts) {
  std::vector<std::string> words;
  for (const auto& text : texts) words.push_back(read_word(text).value());
  return WordList(words);
}

TEST(HostWords, WholeWordsAreFoundInDisguise) {
  const auto words = list_of({"Idiot", "grünkohl", "ass"});
  for (const char* text : {"idiot",
                           "You IDIOT!",
                           "1d10t",
                           "id!ot you",
                           "i d i o t",
                           "i.d.i.o.t",
                           "id-iot",
                           "id_iot",
                           "idiot99",
                           "99idiot",
                           "BigIdiot",
                           "Ídíót",
                           "іdіоt" /* Cyrillic */,
                           "idiiiiot",
                           "i\xE2\x80\x8B"
                           "diot",
                           "ｉｄｉｏｔ",
                           "idiot\xF0\x9F\x98\x80",
                           "GRUNKOHL",
                           "Grünkohl",
                           "a$$ hat",
                           "@ss"}) {
    EXPECT_FALSE(words.passes(text)) << text;
  }
}

TEST(HostWords, InnocentWordsPass) {
  const auto words = list_of({"idiot", "ass", "as*"});
  const auto whole = list_of({"idiot", "ass", "hell"});
  for (const char* text : {"", "idiotic", "class", "Assen", "hello!", "shell", "455", "I am a man",
                           "well-played", "Antidiotic", "as", "\xff\xfe", "\xF0\x9F"}) {
    EXPECT_TRUE(whole.passes(text)) << text;
  }
  EXPECT_FALSE(words.passes("Assen")) << "as* has all that begin so";
  EXPECT_TRUE(words.passes("class"));
  EXPECT_TRUE(WordList().passes("anything"));
}

TEST(HostWords, AWordOfTheListIsOneWord) {
  EXPECT_EQ(read_word(" IdiOT ").value(), "idiot");
  EXPECT_EQ(read_word("idiot*").value(), "idiot*");
  for (const char* text : {"", "a", "*", "two words", "x*y", "semi;colon"}) {
    EXPECT_FALSE(read_word(text)) << text;
  }
  EXPECT_FALSE(read_word(std::string(41, 'a')));
}

TEST(HostRanges, HaveTheAddressesThatTheirFirstBitsName) {
  const auto has = [](const char* range, const std::string& client) {
    return Range::read(range).value().has(client);
  };
  EXPECT_TRUE(has("203.0.113.0/24", "203.0.113.255"));
  EXPECT_FALSE(has("203.0.113.0/24", "203.0.114.0"));
  EXPECT_TRUE(has("203.0.113.7", "203.0.113.7"));
  EXPECT_FALSE(has("203.0.113.7", "203.0.113.6"));
  EXPECT_TRUE(has("10.0.0.0/9", "10.127.1.1"));
  EXPECT_FALSE(has("10.0.0.0/9", "10.128.0.0"));
  // Prefix of an IPv6 client: the first 64 bits.
  const std::string client_prefix("\x20\x01\x0d\xb8\x12\x34\x56\x78", 8);
  EXPECT_TRUE(has("2001:db8::/32", client_prefix));
  EXPECT_TRUE(has("2001:db8:1234:5678::1", client_prefix));
  EXPECT_FALSE(has("2001:db8:1234:5679::1", client_prefix));
  EXPECT_FALSE(has("0.0.0.0/8", client_prefix));
  EXPECT_EQ(Range::read("203.0.113.99/24").value().text(), "203.0.113.0/24");
  EXPECT_EQ(Range::read("2001:DB8:0::9/48").value().text(), "2001:db8::/48");
  for (const char* text : {"", "0.0.0.0/0", "::/0", "2001:db8::/65", "1.2.3.4/33", "1.2.3",
                           "Martha", "1.2.3.4/-1", "fe80::1%eth0/64", "1.2.3.4/24 "}) {
    EXPECT_FALSE(Range::read(text)) << text;
  }
}

class DeedTest : public testing::TestWithParam<std::string> {
 protected:
  Result<LogEntry> act(message::Deed deed, const std::string& by = "Anna") {
    return perform(*tables_, deed, by, now_);
  }
  static message::Deed deed(DeedKind kind, const std::string& target,
                            const std::string& reason = "insults") {
    message::Deed made;
    made.deed = kind;
    made.target = target;
    made.reason = reason;
    return made;
  }
  std::unique_ptr<Sanctions> order() {
    auto made = std::make_unique<Sanctions>([this] { return now_; });
    made->set(tables_->in_force(now_).value());
    return made;
  }
  std::size_t entries() { return tables_->log(1'000'000, 100).value().size(); }
  Result<void> report(const std::string& about, const std::string& by) {
    return take_report(*tables_, {about, ReportSubject::chat, {}, "look"}, {by, by}, now_);
  }

  Millis now_ = at_first;
  camlann::test::TemporaryFolder folder_;
  std::unique_ptr<HostTables> tables_ =
      tables_in(test_database(GetParam(), folder_.path()),
                account_row("Anna", true) + account_row("Ben") + account_row("Carl") +
                    "INSERT INTO invitations (id, host, variant, rules, start, seats, public, "
                    "created, expires, "
                    "version, phase) VALUES ('waits', 'id_of_Ben', 'cam', 'wcf', '', 'w "
                    "0:id_of_Ben Ben\n', 1, "
                    "1, "
                    "1, 1, 'waiting');");
};

INSTANTIATE_TEST_SUITE_P(Stores, DeedTest, testing::Values("sqlite", "postgres"),
                         [](const auto& one) { return one.param; });

TEST_P(DeedTest, AMuteEndsByItselfAndHasReasonAndEnd) {
  auto mute = deed(DeedKind::mute, "ben");
  mute.hours = 24;
  ASSERT_TRUE(act(mute));
  EXPECT_EQ(order()->mute_of("id_of_Ben")->what,
            "You cannot chat until 2027-01-16 08:00 UTC: insults");
  EXPECT_FALSE(order()->ban_of("id_of_Ben")) << "he may play";
  EXPECT_FALSE(order()->mute_of("id_of_Carl"));
  const auto kept = order();
  now_ += 24 * 3'600'000LL;
  EXPECT_FALSE(kept->mute_of("id_of_Ben")) << "also where nothing was read again";
  EXPECT_TRUE(tables_->measures(now_)->empty());
}

TEST_P(DeedTest, ABanSignsOutWithdrawsInvitationsAndClosesReports) {
  ASSERT_TRUE(report("id_of_Ben", "id_of_Carl"));
  ASSERT_TRUE(report("Ben", "eve"));
  ASSERT_TRUE(act(deed(DeedKind::ban, "Ben")));
  EXPECT_TRUE(order()->ban_of("id_of_Ben"));
  EXPECT_TRUE(order()->bar("id_of_Ben", false, "192.0.2.1"));
  EXPECT_EQ(tables_->reports().count_open().value(), 0);
  ASSERT_TRUE(act(deed(DeedKind::lift, "Ben", "")));
  EXPECT_FALSE(order()->ban_of("id_of_Ben"));
  EXPECT_EQ(act(deed(DeedKind::lift, "Ben", "")).error().code, ErrorCode::not_found);
  EXPECT_EQ(entries(), 2U) << "what was refused is not in the log";
}

TEST_P(DeedTest, AnotherDecisionOfItsKindTakesThePlaceOfTheFirst) {
  auto shorter = deed(DeedKind::ban, "Ben");
  shorter.hours = 1;
  ASSERT_TRUE(act(deed(DeedKind::ban, "Ben")));
  ASSERT_TRUE(act(shorter));
  ASSERT_EQ(tables_->measures(now_)->size(), 1U);
  now_ += 3'600'000;
  EXPECT_FALSE(order()->ban_of("id_of_Ben"));
}

TEST_P(DeedTest, ModeratorsAreProtectedWhileInOffice) {
  for (const auto kind : {DeedKind::mute, DeedKind::ban, DeedKind::close, DeedKind::rename}) {
    EXPECT_EQ(act(deed(kind, "Anna"), "Zoe").error().code, ErrorCode::conflict);
  }
  ASSERT_TRUE(act(deed(DeedKind::unmake_admin, "anna", ""), ""));
  EXPECT_EQ(act(deed(DeedKind::unmake_admin, "anna", ""), "").error().code, ErrorCode::conflict);
  EXPECT_TRUE(act(deed(DeedKind::ban, "Anna"), "Zoe"));
  EXPECT_TRUE(tables_->admins()->empty());
  ASSERT_TRUE(act(deed(DeedKind::make_admin, "Ben", ""), ""));
  EXPECT_EQ(tables_->admins()->at(0).name, "Ben");
}

TEST_P(DeedTest, ANewNameIsCheckedAndTheOldOneIsReserved) {
  auto rename = deed(DeedKind::rename, "Ben");
  for (const char* name : {"Carl", "CarI", "admin", "no good", ""}) {
    rename.name = name;
    EXPECT_FALSE(act(rename)) << name;
  }
  rename.name = "Renamed_12";
  ASSERT_TRUE(act(rename)) << act(rename).error().what;
  EXPECT_EQ(tables_->find("renamed_12").value()->id, "id_of_Ben");
  EXPECT_EQ(tables_->taken_by("Ben", "id_of_Ben", now_).value(), "Ben");
  EXPECT_EQ(tables_->log(100, 1)->front().name, "Ben");
  EXPECT_EQ(tables_->log(100, 1)->front().reason, "now Renamed_12: insults");
}

TEST_P(DeedTest, ANewNameLooksLikeNoOtherAndNoReservedOne) {
  auto rename = deed(DeedKind::rename, "Ben");
  rename.name = "Renamed_12";
  ASSERT_TRUE(act(rename));
  rename.target = "Carl";
  for (const auto& [name, what] :
       {std::pair("RENAMED_12", "This name is taken"),
        std::pair("Renarned_I2", "This name looks like Renamed_12, which is taken"),
        std::pair("BEN", "This name is taken")}) {
    rename.name = name;
    const auto refused = act(rename);
    ASSERT_FALSE(refused) << name;
    EXPECT_EQ(refused.error().code, ErrorCode::conflict) << name;
    EXPECT_EQ(refused.error().what, what);
  }
  EXPECT_EQ(tables_->find("id_of_Carl").value()->name, "Carl");
  now_ += Millis{24} * 3'600'000 * 366 * 10;
  rename.name = "Ben";
  EXPECT_TRUE(act(rename)) << "the host's reservation has ended";
  rename.target = "Ben";
  rename.name = "BEN";
  EXPECT_TRUE(act(rename)) << "the own name in another case";
}

TEST_P(DeedTest, NeedsAReasonAndAnExistingPlayer) {
  for (const auto kind : {DeedKind::mute, DeedKind::ban, DeedKind::close, DeedKind::rename}) {
    EXPECT_EQ(act(deed(kind, "Ben", "")).error().where, "reason");
    EXPECT_EQ(act(deed(kind, "Nobody")).error().code, ErrorCode::not_found);
  }
  EXPECT_EQ(act(deed(DeedKind::ban_range, "1.2.3.4", "")).error().where, "reason");
  EXPECT_EQ(entries(), 0U);
}

TEST_P(DeedTest, ARangeBarsAllButModerators) {
  ASSERT_TRUE(act(deed(DeedKind::ban_range, "203.0.113.9/24", "flood")));
  EXPECT_EQ(order()->bar("x", false, "203.0.113.1")->what,
            "Your address is banned from this server: flood");
  EXPECT_FALSE(order()->bar("x", true, "203.0.113.1"));
  EXPECT_FALSE(order()->bar("x", false, "203.0.114.1"));
  ASSERT_TRUE(act(deed(DeedKind::lift, "203.0.113.0/24", "")));
  EXPECT_FALSE(order()->ban_of_address("203.0.113.1"));
}

TEST_P(DeedTest, OneOpenReportOfAPlayerAboutAnotherIsEnough) {
  ASSERT_TRUE(report("Ben", "eve"));
  EXPECT_EQ(report("id_of_Ben", "eve").error().code, ErrorCode::conflict);
  EXPECT_EQ(report("nobody", "eve").error().code, ErrorCode::not_found);
  EXPECT_EQ(report("Ben", "id_of_Ben").error().code, ErrorCode::not_found) << "himself";
  auto dismiss = deed(DeedKind::dismiss, "", "nothing wrong");
  dismiss.report = tables_->reports().open(10)->at(0).number;
  ASSERT_TRUE(act(dismiss));
  EXPECT_EQ(act(dismiss).error().code, ErrorCode::not_found);
  EXPECT_TRUE(report("Ben", "eve")) << "a new one may be sent";
}

TEST_P(DeedTest, WordsAreReplacedTogetherAndTheLogHasTheChanges) {
  auto words = deed(DeedKind::words, "", "");
  words.words = {"Rude", "worse"};
  ASSERT_TRUE(act(words));
  words.words = {"worse", "worst*"};
  EXPECT_EQ(act(words).value().reason, "added: worst*; removed: rude");
  EXPECT_EQ(tables_->words().value(), (std::vector<std::string>{"worse", "worst*"}));
  words.words = {"not one word"};
  EXPECT_FALSE(act(words));
  EXPECT_EQ(order()->words()->size(), 2U);
}

class HostLog : public testing::TestWithParam<std::string> {};

INSTANTIATE_TEST_SUITE_P(Stores, HostLog, testing::Values("sqlite", "postgres"),
                         [](const auto& one) { return one.param; });

TEST_P(HostLog, IsNeitherChangedNorRemoved) {
  const camlann::test::TemporaryFolder folder;
  const auto file = test_database(GetParam(), folder.path());
  auto database = database::Database::open(file).value();
  ASSERT_TRUE(migrate(database, file));
  ASSERT_TRUE(database.execute(account_row("Ben")));
  auto tables = HostTables::open_existing(file);
  ASSERT_TRUE(tables) << tables.error().what;
  message::Deed ban;
  ban.deed = DeedKind::ban;
  ban.target = "Ben";
  ban.reason = "cheating";
  ASSERT_TRUE(perform(**tables, ban, "Anna", at_first));
  EXPECT_FALSE(database.execute("UPDATE host_log SET reason='nothing'"));
  EXPECT_FALSE(database.execute("DELETE FROM host_log"));
  EXPECT_EQ(database.query_number("SELECT count(*) FROM sessions").value(), 0);
  EXPECT_EQ(database.query_text("SELECT reason FROM host_log").value(), "cheating");
  EXPECT_EQ(HostTables::open_existing(folder.path() / "none.sqlite").error().code, ErrorCode::io);
  EXPECT_FALSE(std::filesystem::exists(folder.path() / "none.sqlite"));
  ASSERT_TRUE(database.execute(GetParam() == "sqlite" ? "PRAGMA user_version = 3"
                                                      : "UPDATE schema_version SET version = 3"));
  EXPECT_FALSE(HostTables::open_existing(file)) << "of another version";
}

}  // namespace
}  // namespace camlann::server::test
