// Floods of letters with links: they hold up no new password, and fill no mailbox.
#include <gtest/gtest.h>

#include <chrono>
#include <deque>
#include <string>
#include <thread>

#include "base/result.hpp"
#include "base/try.hpp"
#include "database/database.hpp"
#include "database/row.hpp"
#include "server/core/host_name.hpp"
#include "server/core/mail_address.hpp"
#include "server/mail_fixture.hpp"
#include "server/model/letter.hpp"

namespace camlann::server::test {
namespace {

class MailFloodTest : public MailFixture {
 protected:
  /// Queues letters to new accounts. Their addresses have the name between these two parts.
  void queue(LetterPurpose purpose, int count, const std::string& before, const std::string& after,
             int tries = 0) {
    auto database = database::Database::open_shared(file()).value();
    const bool recovers = purpose == LetterPurpose::recover;
    const auto done = database.together([&]() -> Result<void> {
      for (int i = 0; i < count; ++i) {
        const auto id = "account" + std::to_string(i);
        const auto mail = before + id + after;
        TRY_VOID(database.run(
            "INSERT INTO accounts (id, name, folded, kind, admin, created, password, mail, "
            "mail_proven) VALUES (?1,?2,?3,'person',0,1,'',?4,?5)",
            id, id, id, mail, recovers));
        TRY_VOID(database.run(
            "INSERT INTO letters (purpose, player, mail, due, tries) VALUES (?1,?2,?3,?4,?5)",
            purpose, recovers ? std::string() : id, mail, now_, tries));
      }
      return {};
    });
    ASSERT_TRUE(done) << done.error().what;
  }
  /// Delivers on another thread during the work, and cancels at its end what is on its way.
  template <class Work>
  void while_delivering(const Work& work) {
    std::thread sending([this] { carrier_->deliver(); });
    work();
    carrier_->stop();
    sending.join();
  }
  /// Waits for a letter with a link for this, for a third of the time that a slow letter takes.
  bool arrives(const std::string& purpose) {
    for (int tries = 0; tries < 1000 && code(purpose) == "none"; ++tries) {
      std::this_thread::sleep_for(std::chrono::milliseconds(10));
    }
    return code(purpose) != "none";
  }
  void wait_for_silent(int letters) {
    while (smtp_.silent() < letters) std::this_thread::sleep_for(std::chrono::milliseconds(5));
  }
  int ask_for_a_new_password() {
    return post("/api/recovery", R"({"mail":"marta@example.org"})").status;
  }
};

INSTANTIATE_TEST_SUITE_P(Stores, MailFloodTest, testing::Values("sqlite", "postgres"), store_name);

TEST_P(MailFloodTest, AThousandConfirmationsHoldUpNoNewPassword) {
  sign_up_with("Marta", "marta@example.org");
  queue(LetterPurpose::prove, 1000, "", "@slow.example");
  now_ += minute;
  smtp_.never_answer("slow.example");
  ASSERT_EQ(ask_for_a_new_password(), 200);
  while_delivering([&] { EXPECT_TRUE(arrives("recover")); });
}

TEST_P(MailFloodTest, SlowLettersHoldUpNoNewPasswordThatIsRequestedLater) {
  sign_up_with("Marta", "marta@example.org");
  queue(LetterPurpose::prove, 20, "", "@slow.example");
  smtp_.never_answer("slow.example");
  while_delivering([&] {
    wait_for_silent(4);
    EXPECT_EQ(ask_for_a_new_password(), 200);
    EXPECT_TRUE(arrives("recover"));
    EXPECT_EQ(smtp_.silent(), 4) << "no more of one domain at once";
  });
}

// All places of confirmations are taken by slow ones.
TEST_P(MailFloodTest, WaitingConfirmationsHoldUpNoNewPasswordOfTheirDomain) {
  sign_up_with("Marta", "marta@example.org");
  queue(LetterPurpose::prove, 5, "me@", ".slow.example");
  now_ += minute;
  for (const auto* name : {"Anna", "Berta", "Carla", "Dora"}) {
    sign_up(name);
    ASSERT_EQ(give(std::string(name) + "@example.org").status, 200);
  }
  smtp_.never_answer("slow.example");
  smtp_.answer_with({0});
  while_delivering([&] {
    wait_for_silent(6);
    EXPECT_EQ(ask_for_a_new_password(), 200);
    EXPECT_TRUE(arrives("recover"));
    EXPECT_EQ(smtp_.letters().size(), 2U) << "the other confirmations wait";
  });
}

// The owner of slow.example has confirmed addresses there before.
TEST_P(MailFloodTest, SlowNewPasswordsHoldUpNoOther) {
  sign_up_with("Marta", "marta@example.org");
  queue(LetterPurpose::recover, 20, "me@", ".slow.example");
  smtp_.never_answer("slow.example");
  while_delivering([&] {
    wait_for_silent(5);
    EXPECT_EQ(ask_for_a_new_password(), 200);
    EXPECT_TRUE(arrives("recover"));
    EXPECT_EQ(smtp_.silent(), 5) << "no more of all subdomains at once";
  });
}

TEST_P(MailFloodTest, TooManyLettersDisplaceThoseThatFailedMost) {
  queue(LetterPurpose::prove, 1000, "", "@slow.example", 2);
  smtp_.never_answer("slow.example");
  sign_up("Marta");
  ASSERT_EQ(give("marta@example.org").status, 200);
  EXPECT_EQ(mail_store_.waiting(LetterPurpose::prove).value(), 1000);
  while_delivering([&] { EXPECT_TRUE(arrives("prove")); });
}

TEST_P(MailFloodTest, ConfirmationsAreGivenUpBeforeNewPasswords) {
  sign_up_with("Marta", "marta@example.org");
  ASSERT_EQ(give("new@example.org").status, 200);
  ASSERT_EQ(ask_for_a_new_password(), 200);
  smtp_.answer_with(std::deque<int>(100, 450));
  const auto deliver_for = [&](int minutes) {
    for (; minutes > 0; --minutes) {
      carrier_->deliver();
      now_ += minute;
    }
  };
  deliver_for(30);
  EXPECT_EQ(mail_store_.waiting(LetterPurpose::prove).value(), 0);
  EXPECT_EQ(mail_store_.waiting(LetterPurpose::recover).value(), 1);
  deliver_for(60);
  EXPECT_EQ(mail_store_.waiting(LetterPurpose::recover).value(), 0);
}

// The owner of the mailbox did not ask for them.
TEST_P(MailFloodTest, AMailboxGetsFiveConfirmationsAnHourUnderAllItsAddresses) {
  sign_up("Advertisement");
  const std::string forms[] = {"victim+", "Victim+", "v.ic.tim+"};
  for (int i = 0; i < 30; ++i) {
    time_ += std::chrono::hours(1);
    ASSERT_EQ(give(forms[i % 3] + std::to_string(i) + "@Example.org").status, 200);
    carrier_->deliver();
  }
  EXPECT_EQ(smtp_.letters().size(), 5U);
  for (const auto& letter : smtp_.letters()) {
    EXPECT_EQ(letter.text.find("Advertisement"), std::string::npos) << letter.text;
  }
  now_ += 60 * minute;
  ASSERT_EQ(give("victim@example.org").status, 200);
  carrier_->deliver();
  EXPECT_EQ(smtp_.letters().size(), 6U);
}

TEST_P(MailFloodTest, RemovingTheAddressAllowsNoFurtherConfirmations) {
  sign_up("Mallory");
  for (int i = 0; i < 10; ++i) {
    time_ += std::chrono::hours(1);
    ASSERT_EQ(give("victim@example.org").status, 200);
    carrier_->deliver();
    ASSERT_EQ(post("/api/mail/end", R"({"password":"eight or more"})").status, 200);
  }
  EXPECT_EQ(smtp_.letters().size(), 5U);
}

TEST_P(MailFloodTest, ConfirmationsUseUpNoNewPasswordsOfTheirMailbox) {
  sign_up_with("Marta", "marta@example.org");
  sign_up("Mallory");
  for (int i = 0; i < 10; ++i) {
    time_ += std::chrono::hours(1);
    ASSERT_EQ(give("marta@example.org").status, 200);
    carrier_->deliver();
  }
  EXPECT_EQ(smtp_.letters().size(), 5U);
  EXPECT_EQ(ask_for_a_new_password(), 200);
  carrier_->deliver();
  EXPECT_EQ(code("recover").size(), 32U);
}

// Many mail servers give these addresses to two people.
TEST_P(MailFloodTest, AnAddressWithADotUsesUpNoNewPasswordsOfTheOneWithout) {
  sign_up_with("Mallory", "mar.ta@example.org");
  sign_up_with("Marta", "marta@example.org");
  for (int i = 0; i < 6; ++i) {
    time_ += std::chrono::hours(1);
    EXPECT_EQ(post("/api/recovery", R"({"mail":"Mar.ta@example.org"})").status, 200);
    carrier_->deliver();
  }
  EXPECT_EQ(smtp_.letters().size(), 2U + 5);
  EXPECT_EQ(ask_for_a_new_password(), 200);
  carrier_->deliver();
  ASSERT_EQ(smtp_.letters().size(), 2U + 6);
  EXPECT_EQ(smtp_.letters().back().to, "marta@example.org");
}

TEST(MailAddress, AMailboxHasManyAddresses) {
  EXPECT_EQ(mailbox_of("Vic.Tim+tag+more@Example.ORG"), "victim@example.org");
  EXPECT_EQ(mailbox_of("victim@example.org"), "victim@example.org");
  EXPECT_EQ(mailbox_of("+tag@example.org"), "@example.org");
  EXPECT_NE(mailbox_of("victim@mail.example.org"), mailbox_of("victim@example.org"));
}

TEST(HostName, NamesWithTheSameLastLabelsShareLimits) {
  EXPECT_EQ(last_labels("push.club.example", 2), "club.example");
  EXPECT_EQ(last_labels("a.push.club.example", 3), "push.club.example");
  EXPECT_EQ(last_labels("club.example", 2), "club.example");
  EXPECT_EQ(last_labels("club.example", 3), "club.example");
  EXPECT_EQ(last_labels("example", 2), "example");
  EXPECT_EQ(last_labels("", 2), "");
}

}  // namespace
}  // namespace camlann::server::test
