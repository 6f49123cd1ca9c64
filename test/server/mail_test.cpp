// E-mail: an address counts once its link was followed, a forgotten password is replaced by one
// that works once, and answers do not reveal whether an address is known. The mail server is a real
// one on a port of this machine.
#include <gtest/gtest.h>

#include <cstddef>
#include <memory>
#include <string>
#include <thread>
#include <vector>

#include "server/core/mail_address.hpp"
#include "server/core/secret.hpp"
#include "server/mail_fixture.hpp"
#include "server/model/letter.hpp"
#include "server/services/mail/letters.hpp"
#include "server/services/mail/mailer.hpp"

namespace camlann::server::test {
namespace {

class MailTest : public MailFixture {};

INSTANTIATE_TEST_SUITE_P(Stores, MailTest, testing::Values("sqlite", "postgres"), store_name);

TEST_P(MailTest, AnAddressCountsOnceItsLinkIsFollowed) {
  sign_up("Marta");
  EXPECT_TRUE(field(state(), "address").is_null());
  ASSERT_EQ(give("marta@example.org").status, 200);
  EXPECT_EQ(text_field(state(), "asked"), "marta@example.org");
  carrier_->deliver();
  ASSERT_EQ(smtp_.letters().size(), 1U);
  const auto letter = smtp_.letters().back();
  EXPECT_EQ(letter.from, "club@example.org");
  EXPECT_EQ(letter.to, "marta@example.org");
  EXPECT_NE(letter.text.find("Subject: Confirm your e-mail address\n"), std::string::npos);
  EXPECT_NE(letter.text.find("From: =?UTF-8?B?"), std::string::npos);
  EXPECT_TRUE(field(state(), "address").is_null());
  const auto link = code("prove");
  cookie_.clear();  // followed on another device
  EXPECT_EQ(use("/api/mail/prove", link).status, 200);
  EXPECT_EQ(use("/api/mail/prove", link).status, 404) << "once";
  ASSERT_EQ(sign_in("Marta", "eight or more").status, 200);
  EXPECT_EQ(text_field(state(), "address"), "marta@example.org");
  EXPECT_TRUE(field(state(), "asked").is_null());
  carrier_->deliver();
  EXPECT_EQ(smtp_.letters().size(), 1U);
  EXPECT_EQ(post("/api/mail/end", "{}").status, 200);
  EXPECT_TRUE(field(state(), "address").is_null());
}

TEST_P(MailTest, AForgottenPasswordIsReplacedOnce) {
  sign_up_with("Marta", "marta@example.org");
  const auto session = cookie_;
  cookie_.clear();
  (void)send("GET", "/api/session", "");
  EXPECT_EQ(post("/api/recovery", R"({"mail":"Marta@Example.org"})").status, 200);
  carrier_->deliver();
  ASSERT_EQ(smtp_.letters().size(), 2U);
  const auto link = code("recover");
  EXPECT_EQ(recover(link, "short").status, 400);
  EXPECT_EQ(recover(link, "iloveyou").status, 400) << "common, and the link stays valid";
  const auto in = recover(link, "a new password");
  EXPECT_EQ(in.status, 200);
  EXPECT_EQ(text_field(json_of(*in.body), "name"), "Marta");
  EXPECT_EQ(text_field(state(), "address"), "marta@example.org") << "signed in here";
  EXPECT_EQ(recover(link, "another password").status, 404);
  EXPECT_EQ(sign_in("Marta", "eight or more").status, 422);
  EXPECT_EQ(sign_in("Marta", "a new password").status, 200);
  cookie_ = session;
  EXPECT_TRUE(field(state(), "address").is_null()) << "other sessions have ended";
}

TEST_P(MailTest, AnAddressThatIsOnlyComparedIsStoredAsAHash) {
  sign_up_with("Marta", "marta@example.org");
  EXPECT_EQ(post("/api/recovery", R"({"mail":"Marta@Example.org"})").status, 200);
  carrier_->deliver();
  ASSERT_EQ(smtp_.letters().size(), 2U);
  auto database = database::Database::open(file()).value();
  EXPECT_EQ(database.query_number("SELECT count(*) FROM mail_codes").value(), 1);
  EXPECT_EQ(database.query_number("SELECT count(*) FROM mail_codes WHERE mail LIKE '%@%'").value(),
            0);
  EXPECT_EQ(database.query_number("SELECT count(*) FROM letters").value(), 0);
  EXPECT_EQ(recover(code("recover"), "a new password").status, 200);
}

TEST_P(MailTest, ALinkThatHasExpiredIsForgottenWithoutAnotherLetter) {
  sign_up("Marta");
  ASSERT_EQ(give("marta@example.org").status, 200);
  carrier_->deliver();
  auto database = database::Database::open(file()).value();
  now_ += 72 * 60 * minute - 1;
  carrier_->deliver();
  EXPECT_EQ(database.query_number("SELECT count(*) FROM mail_codes").value(), 1);
  now_ += 1;
  carrier_->deliver();
  EXPECT_EQ(database.query_number("SELECT count(*) FROM mail_codes").value(), 0);
}

TEST_P(MailTest, ABannedAccountGetsNoSessionByALink) {
  sign_up_with("Marta", "marta@example.org");
  (void)post("/api/recovery", R"({"mail":"marta@example.org"})");
  carrier_->deliver();
  InForce now;
  now.measures.push_back({MeasureKind::ban,
                          text_field(json_of(*send("GET", "/api/account", "").body), "id"),
                          "Marta",
                          "cheating",
                          0,
                          {}});
  directory_.sanctions().set(now);
  cookie_.clear();
  const auto banned = recover(code("recover"), "a new password");
  EXPECT_EQ(banned.status, 409) << *banned.body;
  EXPECT_NE(banned.body->find("You are banned from this server"), std::string::npos);
  directory_.sanctions().set({});
  EXPECT_EQ(sign_in("Marta", "eight or more").status, 200) << "the password is as before";
}

TEST_P(MailTest, ALinkIsGoodForAnHour) {
  sign_up_with("Marta", "marta@example.org");
  (void)post("/api/recovery", R"({"mail":"marta@example.org"})");
  carrier_->deliver();
  now_ += 60 * minute;
  EXPECT_EQ(recover(code("recover"), "a new password").status, 404);
  EXPECT_EQ(sign_in("Marta", "eight or more").status, 200);
}

TEST_P(MailTest, AnswersDoNotRevealKnownAddresses) {
  sign_up_with("Marta", "marta@example.org");
  const auto known = post("/api/recovery", R"({"mail":"marta@example.org"})");
  const auto unknown = post("/api/recovery", R"({"mail":"nobody@example.org"})");
  EXPECT_EQ(known.status, unknown.status);
  EXPECT_EQ(*known.body, *unknown.body);
  carrier_->deliver();
  EXPECT_EQ(smtp_.letters().size(), 2U);
  EXPECT_EQ(smtp_.letters().back().to, "marta@example.org");
}

TEST_P(MailTest, AnAddressThatIsNotConfirmedRecoversNothing) {
  sign_up("Mallory");
  ASSERT_EQ(give("victim@example.org").status, 200);
  (void)post("/api/recovery", R"({"mail":"victim@example.org"})");
  carrier_->deliver();
  EXPECT_EQ(smtp_.letters().size(), 1U) << "to confirm it, and no more";
  EXPECT_EQ(recover(code("prove"), "a new password").status, 404) << "a link does one thing";
}

TEST_P(MailTest, AnotherAddressMakesOldLinksVoid) {
  sign_up_with("Marta", "marta@example.org");
  (void)post("/api/recovery", R"({"mail":"marta@example.org"})");
  carrier_->deliver();
  const auto link = code("recover");
  ASSERT_EQ(give("new@example.org").status, 200);
  EXPECT_EQ(text_field(state(), "address"), "marta@example.org") << "until the link is followed";
  carrier_->deliver();
  ASSERT_EQ(use("/api/mail/prove", code("prove")).status, 200);
  EXPECT_EQ(text_field(state(), "address"), "new@example.org");
  EXPECT_EQ(recover(link, "a new password").status, 404);
}

// Changes the password or the address in each way, after each request that could undo the change,
// before and after its letter was sent.
TEST_P(MailTest, EveryChangeVoidsWhatCouldUndoIt) {
  int accounts = 0;
  std::string mail;
  const auto ask_recovery = [&] {
    EXPECT_EQ(post("/api/recovery", R"({"mail":")" + mail + R"("})").status, 200);
  };
  const std::function<void()> changes[] = {
      [&] {
        const auto* wish = R"({"password":"eight or more","newPassword":"a new password"})";
        EXPECT_EQ(post("/api/account/password", wish).status, 200);
      },
      [&] {
        ask_recovery();
        carrier_->deliver();
        EXPECT_EQ(recover(code("recover"), "a new password").status, 200);
      },
      [&] {
        EXPECT_EQ(give("other-" + mail).status, 200);
        carrier_->deliver();
        EXPECT_EQ(use("/api/mail/prove", code("prove")).status, 200);
      },
      [&] { EXPECT_EQ(post("/api/mail/end", "{}").status, 200); },
      [&] {
        const auto* password = R"({"password":"eight or more"})";
        EXPECT_EQ(post("/api/account/delete", password).status, 200);
      },
  };
  for (const auto& change : changes) {
    for (const bool recovers : {true, false}) {
      for (const bool delivered : {true, false}) {
        time_ += std::chrono::hours(1);
        const auto name = "Marta_" + std::to_string(++accounts);
        mail = name + "@example.org";
        SCOPED_TRACE(name);
        sign_up_with(name, mail);
        if (recovers) {
          ask_recovery();
        } else {
          EXPECT_EQ(give("planted-" + mail).status, 200);
        }
        if (delivered) carrier_->deliver();
        const auto link = delivered ? code(recovers ? "recover" : "prove") : std::string();
        ASSERT_NE(link, "none");
        change();
        const auto letters = smtp_.letters().size();
        carrier_->deliver();
        EXPECT_EQ(smtp_.letters().size(), letters);
        if (!delivered) continue;
        const auto late =
            recovers ? recover(link, "the password of a thief") : use("/api/mail/prove", link);
        EXPECT_EQ(late.status, 404);
      }
    }
  }
}

TEST_P(MailTest, AChangeVoidsALetterThatHasNoCodeYet) {
  sign_up_with("Marta", "marta@example.org");
  AccountWrite change;
  change.account = account_store_->find_named("Marta").value();
  change.ends_letters = true;
  const auto player = change.account->id;
  for (const auto purpose : {LetterPurpose::prove, LetterPurpose::recover}) {
    const auto of = purpose == LetterPurpose::prove ? player : std::string();
    ASSERT_TRUE(mail_store_.put({0, purpose, of, "marta@example.org", 0}, now_, 9));
    const auto letters = mail_store_.due(purpose, now_).value();
    ASSERT_EQ(letters.size(), 1U);
    const MailCodeRow link{stored_code("x"), purpose, player, "x", now_, now_ + minute};
    EXPECT_TRUE(mail_store_.add(link, letters[0].id).value());
    EXPECT_TRUE(mail_store_.find(link.code, now_).value());
    ASSERT_TRUE(account_store_->write(change));
    EXPECT_FALSE(mail_store_.add(link, letters[0].id).value());
    EXPECT_FALSE(mail_store_.find(link.code, now_).value());
  }
}

// The carrier has read the letter, and the password changes before its code is stored.
TEST_P(MailTest, ALetterThatAChangeVoidsMeanwhileIsNotSent) {
  sign_up_with("Marta", "marta@example.org");
  AccountWrite change;
  change.account = account_store_->find_named("Marta").value();
  change.ends_letters = true;
  Carrier carrier(
      MailStore::open(file()).value(), options(), [this] { return now_; },
      [&](std::size_t length) {
        EXPECT_TRUE(account_store_->write(change));
        return random_name(length);
      },
      silent_log());
  EXPECT_EQ(post("/api/recovery", R"({"mail":"marta@example.org"})").status, 200);
  carrier.deliver();
  EXPECT_EQ(give("new@example.org").status, 200);
  carrier.deliver();
  EXPECT_EQ(smtp_.letters().size(), 1U) << "the one that confirmed the address";
  EXPECT_EQ(mail_store_.waiting(LetterPurpose::recover).value(), 0);
  EXPECT_EQ(mail_store_.waiting(LetterPurpose::prove).value(), 0);
}

TEST_P(MailTest, ANewLetterVoidsTheOlderOnes) {
  sign_up_with("Marta", "marta@example.org");
  const auto link_of = [&](const std::string& purpose) {
    if (purpose == "recover") {
      EXPECT_EQ(post("/api/recovery", R"({"mail":"Marta@example.org"})").status, 200);
    } else {
      EXPECT_EQ(give("new@example.org").status, 200);
    }
    now_ += minute;
    carrier_->deliver();
    return code(purpose);
  };
  const auto old_address = link_of("prove");
  const auto oldest = link_of("recover");
  const auto older = link_of("recover");
  const auto newest = link_of("recover");
  ASSERT_NE(older, newest);
  EXPECT_EQ(recover(oldest, "a new password").status, 404);
  EXPECT_EQ(recover(older, "a new password").status, 404);
  const auto new_address = link_of("prove");
  EXPECT_EQ(use("/api/mail/prove", old_address).status, 404);
  EXPECT_EQ(recover(newest, "a new password").status, 200) << "of another purpose";
  EXPECT_EQ(use("/api/mail/prove", new_address).status, 404) << "its use voids all";
}

// Two requests before the first letter is sent give one letter, whose link is the newest.
TEST_P(MailTest, ALetterReplacesOneThatWaitsForTheSameAddress) {
  sign_up_with("Marta", "marta@example.org");
  for (const char* mail : {"marta@example.org", "MARTA@example.org", "other@example.org"}) {
    EXPECT_EQ(post("/api/recovery", R"({"mail":")" + std::string(mail) + R"("})").status, 200);
  }
  EXPECT_EQ(mail_store_.waiting(LetterPurpose::recover).value(), 2);
  carrier_->deliver();
  EXPECT_EQ(smtp_.letters().size(), 2U) << "after the one that was followed";
  EXPECT_EQ(recover(code("recover"), "a new password").status, 200);
}

TEST_P(MailTest, OnlyThePasswordChangesTheAddress) {
  sign_up("Marta");
  EXPECT_EQ(give("thief@example.org", "not the password").status, 422);
  carrier_->deliver();
  EXPECT_EQ(smtp_.letters().size(), 0U);
  cookie_.clear();
  EXPECT_EQ(give("guest@example.org").status, 403);
  EXPECT_EQ(post("/api/mail/end", "{}").status, 403);
  EXPECT_EQ(post("/api/mail/reminders", R"({"on":true})").status, 403);
}

TEST_P(MailTest, OnlyThePasswordOrARecentSignInRemovesTheAddress) {
  sign_up_with("Marta", "marta@example.org");
  now_ += 15 * minute;
  EXPECT_EQ(post("/api/mail/end", "{}").status, 422);
  EXPECT_EQ(post("/api/mail/end", R"({"password":"not the password"})").status, 422);
  EXPECT_EQ(text_field(state(), "address"), "marta@example.org");
  EXPECT_EQ(post("/api/mail/end", R"({"password":"eight or more"})").status, 200);
  EXPECT_TRUE(field(state(), "address").is_null());
}

TEST_P(MailTest, ChangesOfTheAddressAndByLettersAreLogged) {
  sign_up_with("Marta", "marta@example.org");
  EXPECT_EQ(give("new@example.org", "not the password").status, 422);
  EXPECT_EQ(recover("guess", "a new password").status, 404);
  (void)post("/api/recovery", R"({"mail":"marta@example.org"})");
  carrier_->deliver();
  EXPECT_EQ(recover(code("recover"), "a new password").status, 200);
  EXPECT_EQ(post("/api/mail/end", "{}").status, 200);
  EXPECT_EQ(events_,
            (std::vector<std::string>{"account-made", "address-changed", "password-wrong",
                                      "link-refused", "password-changed", "address-removed"}));
}

TEST_P(MailTest, ForgedCodesAndAddressesAreRefused) {
  sign_up("Marta");
  for (const auto* code : {"x", "0123456789abcdefghjkmnpqrstvwxyz"}) {
    EXPECT_EQ(use("/api/mail/prove", code).status, 404) << code;
    EXPECT_EQ(recover(code, "a new password").status, 404) << code;
    EXPECT_EQ(use("/api/mail/stop", code).status, 404) << code;
  }
  EXPECT_EQ(use("/api/mail/stop", stop_code("someone", "another secret")).status, 404);
  for (const auto* address :
       {"", "marta", "@example.org", "marta@", "marta@example", "a b@example.org",
        "a@b@example.org", "marta@example.org\\r\\nBcc: all@example.org", "marta@-a.org",
        "<a@example.org>", "a@example..org", ".a@example.org", "m\xC3\xA4rta@example.org"}) {
    EXPECT_EQ(give(address).status, 400) << address;
    EXPECT_EQ(post("/api/recovery", R"({"mail":")" + std::string(address) + R"("})").status, 400);
  }
  EXPECT_EQ(post("/api/recovery", "\xFF").status, 400);
  EXPECT_EQ(post("/api/recovery", std::string(100'000, '[')).status, 400);
}

TEST_P(MailTest, AFloodIsHeldBackByAddressAndByMailbox) {
  sign_up_with("Marta", "marta@example.org");
  int refused = 0;
  for (int i = 0; i < 30; ++i) {
    refused += post("/api/recovery", R"({"mail":"marta@example.org"})").status == 429 ? 1 : 0;
    carrier_->deliver();
  }
  EXPECT_GE(refused, 20);
  EXPECT_EQ(smtp_.letters().size(), 6U) << "five in an hour, after the one that was followed";
  EXPECT_EQ(code("recover").size(), 32U);
  int guesses = 0;
  for (int i = 0; i < 100; ++i) guesses += recover("guess", "a new password").status == 404 ? 1 : 0;
  EXPECT_LE(guesses, 60);
}

TEST_P(MailTest, AServerThatCannotNowIsTriedAgain) {
  sign_up("Marta");
  ASSERT_EQ(give("marta@example.org").status, 200);
  smtp_.answer_with({451, 451});
  carrier_->deliver();
  carrier_->deliver();
  EXPECT_EQ(smtp_.letters().size(), 0U);
  now_ += minute;
  carrier_->deliver();
  now_ += 4 * minute;
  carrier_ = new_carrier();  // after a restart
  carrier_->deliver();
  ASSERT_EQ(smtp_.letters().size(), 1U);
  EXPECT_EQ(use("/api/mail/prove", code("prove")).status, 200);
}

TEST_P(MailTest, ALetterThatTheEndOfTheProgramCutsShortIsSentAtOnceAfterTheStart) {
  sign_up("Marta");
  ASSERT_EQ(give("marta@example.org").status, 200);
  smtp_.answer_with({0});
  std::thread sending([&] { carrier_->deliver(); });
  while (smtp_.silent() == 0) std::this_thread::sleep_for(std::chrono::milliseconds(5));
  carrier_->stop();
  sending.join();
  EXPECT_EQ(smtp_.letters().size(), 0U);
  carrier_->deliver();
  EXPECT_EQ(smtp_.letters().size(), 0U) << "nothing more is begun";
  carrier_ = new_carrier();
  carrier_->deliver();
  ASSERT_EQ(smtp_.letters().size(), 1U) << "it was no try, and is not put off";
  EXPECT_EQ(use("/api/mail/prove", code("prove")).status, 200);
}

// A mail server may check the addresses of some domains slowly.
TEST_P(MailTest, ADomainThatAnswersSlowlyHoldsUpNoOther) {
  for (const auto* mail : {"Anna@slow.example", "Berta@SLOW.example", "Carla@slow.EXAMPLE",
                           "Dora@Slow.example", "Emma@slow.example"}) {
    sign_up(std::string(mail).substr(0, std::string(mail).find('@')));
    ASSERT_EQ(give(mail).status, 200);
  }
  sign_up("Marta");
  ASSERT_EQ(give("marta@example.org").status, 200);
  smtp_.never_answer("slow.example");
  std::thread sending([&] { carrier_->deliver(); });
  // A stop between the mail server's answer and the note of it would void the code: the letter is
  // sent again.
  const auto noted = [&] {
    return mail_store_.due(LetterPurpose::prove, now_).value().size() == 5;
  };
  while (!noted() || smtp_.silent() < 4) {
    std::this_thread::sleep_for(std::chrono::milliseconds(5));
  }
  EXPECT_EQ(smtp_.letters()[0].to, "marta@example.org");
  EXPECT_GT(smtp_.waiting(), 0) << "sent only after the slow ones had failed";
  carrier_->stop();
  sending.join();
  EXPECT_EQ(smtp_.letters().size(), 1U);
  EXPECT_EQ(smtp_.silent(), 4) << "no more of one domain at once";
  EXPECT_EQ(use("/api/mail/prove", code("prove")).status, 200);
}

TEST_P(MailTest, AProgramCannotChangeTheAddressOrItsReminders) {
  sign_up_with("Marta", "marta@example.org");
  const auto made = post("/api/account/tokens", R"({"name":"bot"})");
  ASSERT_EQ(made.status, 201) << *made.body;
  const auto page = std::exchange(cookie_, "");
  token_ = text_field(json_of(*made.body), "text");
  for (const auto& [target, body] :
       {std::pair("/api/mail", R"({"mail":"thief@example.org","password":"eight or more"})"),
        std::pair("/api/mail/end", "{}"), std::pair("/api/mail/reminders", R"({"on":true})")}) {
    const auto refused = post(target, body);
    EXPECT_EQ(refused.status, 403) << target;
    EXPECT_EQ(text_field(json_of(*refused.body), "error.what"),
              "A token cannot change the account");
  }
  token_.clear();
  cookie_ = page;
  EXPECT_EQ(text_field(state(), "address"), "marta@example.org");
}

TEST_P(MailTest, AMailboxThatIsRefusedIsNotTriedAgain) {
  sign_up("Marta");
  ASSERT_EQ(give("gone@example.org").status, 200);
  smtp_.answer_with({550});
  carrier_->deliver();
  now_ += 60 * minute;
  carrier_->deliver();
  EXPECT_EQ(smtp_.letters().size(), 0U);
}

TEST_P(MailTest, WithAPasswordItSignsIn) {
  auto with = options();
  with.user = "club";
  with.password = "secret";
  Mailer mailer(with, 1);
  EXPECT_EQ(send_with(mailer, {"ben@example.org", "Hello", ".\nhidden dots\n..\n", {}}),
            Delivery::taken);
  ASSERT_EQ(smtp_.letters().size(), 1U);
  EXPECT_EQ(smtp_.letters()[0].login, "AGNsdWIAc2VjcmV0");  // "\0club\0secret" in Base64
  EXPECT_EQ(send_with(mailer, {"ben@example.org\r\nX: y", "Hello", "", {}}), Delivery::refused);
}

TEST_P(MailTest, AServerElsewhereMustOfferTls) {
  auto elsewhere = options();
  elsewhere.server.replace(elsewhere.server.find("127.0.0.1"), 9, "0.0.0.0");  // here, by a name
  Mailer mailer(elsewhere, 1);
  EXPECT_EQ(send_with(mailer, {"ben@example.org", "Hello", "x\n", {}}), Delivery::later);
  EXPECT_EQ(smtp_.letters().size(), 0U);
}

TEST(MailAddress, OfASender) {
  EXPECT_EQ(address_in("club@example.org"), "club@example.org");
  EXPECT_EQ(address_in("Camlann <club@example.org>"), "club@example.org");
  EXPECT_EQ(address_in("Camlann"), "");
  EXPECT_EQ(address_in("<club@example.org"), "");
  EXPECT_TRUE(is_mail_address("a.b+c@mail.example.org"));
}

// RFC 2047: words of at most 75 signs, each of whole signs of UTF-8.
TEST(MailAddress, TextsOfHeadsAreAscii) {
  EXPECT_EQ(head_text("Your move"), "Your move");
  EXPECT_EQ(head_text("ä"), "=?UTF-8?B?w6Q=?=");
  EXPECT_EQ(head_text("a\r\nBcc: b"), "=?UTF-8?B?YQ0KQmNjOiBi?=");
  EXPECT_EQ(head_text("=?UTF-8?B?w6Q=?="), "=?UTF-8?B?PT9VVEYtOD9CP3c2UT0/PQ==?=");
  std::string umlauts;
  for (int i = 0; i < 100; ++i) umlauts += "ä";
  const auto words = head_text(umlauts);
  for (std::size_t at = 0; at < words.size();) {
    const auto end = std::min(words.size(), words.find("\r\n", at));
    EXPECT_LE(end - at, 76U);
    at = end + 2;
  }
}

TEST(MailOptions, AreChecked) {
  const MailOptions good{"smtp://mail.example.org:587", "", "", "club@example.org",
                         "https://camlann.example"};
  EXPECT_TRUE(check(good));
  auto bad = good;
  for (const auto* server : {"", "mail.example.org", "http://a.example", "smtp://",
                             "smtp://user:password@mail.example.org"}) {
    bad.server = server;
    EXPECT_EQ(check(bad).error().where, "--mail") << server;
  }
  bad = good;
  bad.sender = "nobody";
  EXPECT_EQ(check(bad).error().where, "--mail-from");
  bad = good;
  bad.site = "camlann.example";
  EXPECT_EQ(check(bad).error().where, "--url");
}

}  // namespace
}  // namespace camlann::server::test
