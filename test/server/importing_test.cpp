// Players of a federation are imported, claimed and confirmed (issue 49, point 16): the service on
// its tables, and the reserved names.
#include "server/services/moderation/importing.hpp"

#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <vector>

#include "game/catalog.hpp"
#include "server/host_fixture.hpp"
#include "server/model/imported.hpp"
#include "server/services/accounts/directory.hpp"
#include "server/services/moderation/moderation_actions.hpp"
#include "wire/messages/imported.hpp"

namespace camlann::server::test {
namespace {

class ImportingTest : public testing::Test {
 protected:
  message::ListReport import(const std::string& text, bool save = true) {
    message::ImportPlayers wish;
    wish.text = text;
    wish.variant = "cam";
    wish.speed = message::Speed::slow;
    wish.save = save;
    const auto report = import_players(*tables_, wish, catalog(), "Zoe", ++now_);
    EXPECT_TRUE(report) << report.error().what;
    return report ? *report : message::ListReport();
  }
  /// "2 added, 3 same; 4: why."
  static std::string told(const message::ListReport& report) {
    std::string all;
    for (const auto& line : report.lines) {
      all += (all.empty() ? "" : ", ") + std::to_string(line.line) + ' ' +
             std::string(word_of(line.what));
    }
    for (const auto& fault : report.faults) {
      all += "; " + std::to_string(fault.line.value_or(0)) + ": " + fault.what;
    }
    return all;
  }
  std::string id_of(const std::string& name) {
    const auto found = tables_->imports().named(name).value();
    return found.empty() ? std::string() : found.front().id;
  }
  std::string rating_of(const std::string& name) {
    std::string all;
    const auto ratings = tables_->imports().ratings(id_of(name)).value();
    for (const auto& one : ratings) {
      all += one.variant + ' ' + std::string(word_of(one.speed)) + ' ' +
             std::to_string(one.rating) + ' ' + std::to_string(one.deviation) + ';';
    }
    return all;
  }
  /// "1800 on day 10;".
  std::string history_of(const std::string& name) {
    std::string all;
    const auto earlier = tables_->imports().history(id_of(name)).value();
    for (const auto& one : earlier) {
      all += std::to_string(one.rating) + " on day " + std::to_string(one.at / day) + ';';
    }
    return all;
  }
  Result<void> claim(const std::string& name, const std::string& account) {
    return claim_player(*tables_, id_of(name), {"id_of_" + account, account}, "It is me", ++now_);
  }
  std::string act(DeedKind kind, const std::string& name, const std::string& account) {
    message::Deed deed;
    deed.deed = kind;
    deed.target = id_of(name);
    deed.name = account;
    const auto done = perform(*tables_, deed, "Zoe", ++now_);
    return done ? "done" : done.error().what;
  }
  std::string holder_of(const std::string& name) {
    return imported_page(*tables_, id_of(name), "nobody")->holder_name;
  }
  std::size_t entries() { return tables_->log(1'000'000, 1000).value().size(); }

  static constexpr Millis day = 86'400'000;

  Millis now_ = 1'000'000;
  std::unique_ptr<HostTables> tables_ =
      tables_in_memory(account_row("Zoe", true) + account_row("Ann_Lee") + account_row("Ben_K"));
};

TEST_F(ImportingTest, Point49_16APreviewChangesNothingAndASecondImportNeither) {
  const std::string list = "name,rating,id\nAnn Lee,1850,1\nBen Old,x,2\nCleo Dahl,,\n";
  const auto preview = import(list, false);
  EXPECT_EQ(told(preview), "2 added, 4 added; 3: This is not a rating: x");
  EXPECT_FALSE(preview.saved);
  EXPECT_EQ(id_of("Ann Lee"), "");
  EXPECT_EQ(preview.lines.at(0).account, "Ann_Lee") << "the host sees who it may be";
  const auto done = import(list);
  EXPECT_EQ(told(done), told(preview));
  EXPECT_TRUE(done.saved);
  EXPECT_EQ(rating_of("Ann Lee"), "cam slow 1850 100;");
  EXPECT_EQ(rating_of("Cleo Dahl"), "");
  EXPECT_EQ(entries(), 1U);
  const auto version = tables_->version().value();
  EXPECT_EQ(told(import(list)), "2 same, 4 same; 3: This is not a rating: x");
  EXPECT_EQ(tables_->version().value(), version);
  EXPECT_EQ(entries(), 1U);
}

TEST_F(ImportingTest, Point49_16APlayerIsKnownByTheIdOrElseByTheName) {
  import("name,rating,id\nAnn Lee,1850,1\nAnn Lee,1400,2\nBen Old,1500,\n");
  EXPECT_EQ(told(import("name,rating,id\nAnn Lee-Ray,1860,1\n")), "2 changed");
  EXPECT_EQ(rating_of("Ann Lee-Ray"), "cam slow 1860 100;") << "the same player, married";
  EXPECT_EQ(rating_of("Ann Lee"), "cam slow 1400 100;");
  EXPECT_EQ(told(import("name,rating,id\nBEN OLD,1500,3\n")), "2 changed") << "has an id now";
  EXPECT_EQ(told(import("name,rating,game\nBen Old,1700,Camelot\n")), "2 changed");
  EXPECT_EQ(rating_of("ben old"), "cam slow 1500 100;camelot slow 1700 100;");
  import("name,id\nAnn Lee,4\n");
  EXPECT_EQ(told(import("name,rating\nAnn Lee,1500\n")),
            "; 2: Several players have the name Ann Lee");
  EXPECT_EQ(told(import("name,rating\nCleo,1500\nCleo,1600\nCleo,1500\n")),
            "2 added, 4 same; 3: Line 2 has another rating of this player");
}

TEST_F(ImportingTest, Point49_16TheNewestDayIsTheRatingAndTheOthersItsHistory) {
  now_ = 1000 * day + 5;
  const std::string list =
      "name,rating,date\nAnn Lee,1800,1970-04-11\nAnn Lee,1850,1970-07-20\n"
      "Ann Lee,1820,1970-06-01\n";
  EXPECT_EQ(told(import(list, false)), "2 added, 3 changed, 4 changed");
  EXPECT_EQ(told(import(list)), "2 added, 3 changed, 4 changed");
  EXPECT_EQ(rating_of("Ann Lee"), "cam slow 1850 100;");
  EXPECT_EQ(tables_->imports().ratings(id_of("Ann Lee"))->front().at, 200 * day);
  EXPECT_EQ(history_of("Ann Lee"), "1800 on day 100;1820 on day 151;");
  EXPECT_EQ(told(import(list)), "2 same, 3 same, 4 same");

  EXPECT_EQ(told(import("name,rating\nAnn Lee,1850\n")), "2 same") << "as old as it is";
  EXPECT_EQ(told(import("name,rating\nAnn Lee,1870\n")), "2 changed");
  EXPECT_EQ(rating_of("Ann Lee"), "cam slow 1870 100;");
  EXPECT_EQ(history_of("Ann Lee"), "1800 on day 100;1820 on day 151;1850 on day 200;");
  EXPECT_EQ(told(import("name,rating\nAnn Lee,1880\n")), "2 changed") << "a correction";
  EXPECT_EQ(history_of("Ann Lee"), "1800 on day 100;1820 on day 151;1850 on day 200;");
  now_ += day;
  EXPECT_EQ(told(import("name,rating\nAnn Lee,1890\n")), "2 changed");
  EXPECT_EQ(history_of("Ann Lee"),
            "1800 on day 100;1820 on day 151;1850 on day 200;1880 on day 1000;");
  EXPECT_EQ(told(import("name,rating,date\nAnn Lee,1825,1970-06-01\n")), "2 changed");
  EXPECT_EQ(history_of("Ann Lee"),
            "1800 on day 100;1825 on day 151;1850 on day 200;1880 on day 1000;");
  EXPECT_EQ(rating_of("Ann Lee"), "cam slow 1890 100;");
  EXPECT_EQ(told(import("name,rating,date\nBen,1,1970-06-01\nBen,2,1970-06-01\nBen,3,\n")),
            "2 added, 4 changed; 3: Line 2 has another rating of this player");
}

TEST_F(ImportingTest, Point49_16AClaimIsOfAnAccountAndWaits) {
  import("A,1\nB,2\nC,3\nD,4\n");
  EXPECT_EQ(claim("A", "Nobody").error().what, "You are not signed in");
  ASSERT_TRUE(claim("A", "Ann_Lee"));
  EXPECT_EQ(claim("A", "Ann_Lee").error().what, "You have said so already");
  EXPECT_EQ(holder_of("A"), "");
  ASSERT_TRUE(claim("B", "Ann_Lee"));
  ASSERT_TRUE(claim("C", "Ann_Lee"));
  EXPECT_EQ(claim("D", "Ann_Lee").error().code, ErrorCode::too_many);
  ASSERT_TRUE(tables_->imports().withdraw(id_of("C"), "id_of_Ann_Lee"));
  EXPECT_TRUE(claim("D", "Ann_Lee"));
  EXPECT_TRUE(claim("A", "Ben_K")) << "another may say so too; the host decides";
  const auto claims = tables_->imports().claims(10).value();
  ASSERT_EQ(claims.size(), 4U);
  EXPECT_EQ(claims[0].imported_name, "A");
  EXPECT_EQ(claims[0].account_name, "Ann_Lee");
  EXPECT_EQ(claims[0].claim.text, "It is me");
}

TEST_F(ImportingTest, Point49_16AHostConfirmsRefusesAndUndoes) {
  import("Ann Lee,1850\n");
  EXPECT_EQ(act(DeedKind::confirm_claim, "Ann Lee", "Ann_Lee"),
            "Ann_Lee does not say to be Ann Lee");
  ASSERT_TRUE(claim("Ann Lee", "Ann_Lee"));
  ASSERT_TRUE(claim("Ann Lee", "Ben_K"));
  EXPECT_EQ(act(DeedKind::refuse_claim, "Ann Lee", "Ben_K"), "done");
  EXPECT_EQ(claim("Ann Lee", "Ben_K").error().what, "The host has refused this");
  EXPECT_EQ(act(DeedKind::confirm_claim, "Ann Lee", "Ann_Lee"), "done");
  EXPECT_EQ(holder_of("Ann Lee"), "Ann_Lee");
  EXPECT_EQ(act(DeedKind::confirm_claim, "Ann Lee", "Ben_K"), "Ann_Lee is Ann Lee already");
  EXPECT_EQ(act(DeedKind::undo_claim, "Ann Lee", "Ben_K"), "Ben_K is not Ann Lee");
  EXPECT_EQ(act(DeedKind::undo_claim, "Ann Lee", "Ann_Lee"), "done");
  EXPECT_EQ(holder_of("Ann Lee"), "");
  EXPECT_EQ(act(DeedKind::confirm_claim, "Ann Lee", "Ben_K"), "done") << "the host may think again";
  const auto log = tables_->log(1'000'000, 1000).value();
  ASSERT_EQ(log.size(), 5U);
  EXPECT_EQ(log[1].deed, DeedKind::undo_claim);
  EXPECT_EQ(log[1].name, "Ann_Lee");
  EXPECT_EQ(log[1].reason, "Ann Lee");
  EXPECT_EQ(log[4].reason, "1 new, 0 changed");
}

TEST_F(ImportingTest, Point49_16ImportedNamesAreReservedExceptForWhoClaims) {
  import("Bernd Mill,1500\n");
  Directory directory([] { return Millis{0}; });
  directory.set_imported(tables_->imports().names().value());
  EXPECT_EQ(directory.imported_like("bemd-mill", "id_of_Ben_K"), "Bernd Mill") << "rn and m";
  EXPECT_EQ(directory.imported_like("Bernd", "id_of_Ben_K"), std::nullopt);
  EXPECT_EQ(tables_->taken_by("Bernd_Mi11", "id_of_Ben_K", now_).value(), "Bernd Mill");
  ASSERT_TRUE(claim("Bernd Mill", "Ben_K"));
  directory.set_imported(tables_->imports().names().value());
  EXPECT_EQ(directory.imported_like("bernd-mill", "id_of_Ben_K"), std::nullopt);
  EXPECT_EQ(directory.imported_like("bernd-mill", "id_of_Ann_Lee"), "Bernd Mill");
  EXPECT_EQ(directory.imported_like("bernd-mill"), "Bernd Mill");
  EXPECT_EQ(tables_->taken_by("Bernd_Mill", "id_of_Ben_K", now_).value(), std::nullopt);
  EXPECT_EQ(act(DeedKind::refuse_claim, "Bernd Mill", "Ben_K"), "done");
  directory.set_imported(tables_->imports().names().value());
  EXPECT_EQ(directory.imported_like("bernd-mill", "id_of_Ben_K"), "Bernd Mill");
}

}  // namespace
}  // namespace camlann::server::test
