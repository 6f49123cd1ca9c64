// Letters in the language of their reader: the one that the settings of the account have, or else
// that of the browser; through a real mail server on a port of this machine.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "game/catalog.hpp"
#include "languages/language.hpp"
#include "languages/whole_languages.hpp"
#include "languages/words.hpp"
#include "play/clock.hpp"
#include "rules/verdict.hpp"
#include "server/mail_fixture.hpp"
#include "server/model/kept_language.hpp"
#include "server/model/letter.hpp"
#include "server/model/marks.hpp"
#include "server/model/notice.hpp"
#include "server/model/reminder_words.hpp"
#include "server/services/games/invitations.hpp"
#include "server/services/mail/letters.hpp"
#include "server/services/reminders/mail_messenger.hpp"
#include "server/services/reminders/notifier.hpp"
#include "server/store/notice_store.hpp"
#include "wire/messages/imported.hpp"

namespace camlann::server::test {
namespace {

using languages::Language;
using testing::HasSubstr;
using testing::Not;

Language spoken(std::string_view tag) {
  return languages::language_of(tag).value();
}

Notice turn_in(Language language) {
  Notice notice;
  notice.subject = "k3v9";
  notice.variant = "cam";
  notice.others = {{"Ben"}};
  notice.left = 3 * play::one_day;
  notice.until = 1'796'133'900'000;  // 2026-12-01 14:05 in UTC
  notice.zone = "Europe/Warsaw";
  notice.language = language;
  return notice;
}

Mail letter_about(const Notice& notice) {
  return reminder(letter_words_of(notice, catalog()), "a@example.org", "https://c.example", "s");
}

// The words of each language are those of its file; these are sentences as people read them.
TEST(LettersInLanguages, SayWhoseTurnItIs) {
  const auto text = [](std::string_view tag) { return letter_about(turn_in(spoken(tag))).text; };
  EXPECT_THAT(text("en"), HasSubstr("Your move.\nCam, against Ben\nUntil Tuesday, 1 December 2026, "
                                    "15:05 (Europe/Warsaw): 3 days left\n\n"
                                    "https://c.example/game/k3v9\n"));
  EXPECT_THAT(text("de"), HasSubstr("Du bist am Zug.\nCam, gegen Ben\nBis Dienstag, 1. Dezember "
                                    "2026, 15:05 (Europe/Warsaw): noch 3 Tage\n"));
  EXPECT_THAT(text("fr"), HasSubstr("contre Ben\nJusqu’au mardi 1 décembre 2026 à 15:05 "
                                    "(Europe/Warsaw) : il reste 3 jours\n"));
  EXPECT_THAT(text("es"), HasSubstr("Te toca jugar.\nCam, contra Ben\nHasta el martes, 1 de "
                                    "diciembre de 2026, 15:05 (Europe/Warsaw): quedan 3 días\n"));
  EXPECT_THAT(text("pl"),
              HasSubstr("Twój ruch.\nCam, przeciw: Ben\nTermin: wtorek, 1 grudnia 2026, 15:05 "
                        "(Europe/Warsaw), zostały 3 dni\n"));
  EXPECT_THAT(text("he"), HasSubstr("תורך.\nCam, נגד Ben\nעד יום שלישי, 1 בדצמבר 2026, 15:05 "
                                    "(Europe/Warsaw): נותרו 3 ימים\n"));
}

TEST(LettersInLanguages, MarkGuestsAndDeletedPlayersInTheirLanguage) {
  auto notice = turn_in(spoken("de"));
  notice.others = {{"Ben", true}, {"Carla"}, {std::string(deleted_name)}};
  EXPECT_EQ(words_of(notice, catalog()).body, "Cam, gegen Ben (Gast), Carla, gelöschter Spieler");
  notice.language = {};
  EXPECT_EQ(words_of(notice, catalog()).body, "Cam, against Ben (guest), Carla, deleted player");
}

TEST(LettersInLanguages, HaveTheirLinksInEveryLanguage) {
  for (const Language language : camlann::test::whole_languages()) {
    for (const auto purpose : {LetterPurpose::prove, LetterPurpose::recover}) {
      const auto mail =
          letter_with_code(purpose, "a@example.org", "Ann", "https://c.example", "XYZ", language);
      const bool proves = purpose == LetterPurpose::prove;
      EXPECT_THAT(mail.text, HasSubstr(std::string("\nhttps://c.example/mail#") +
                                       (proves ? "prove" : "recover") + "=XYZ\n"))
          << language.tag();
      // It may go to a stranger.
      EXPECT_EQ((mail.subject + mail.text).find("Ann") == std::string::npos, proves);
      EXPECT_EQ(mail.text.find("Hello") == std::string::npos, language != Language());
    }
    const auto mail = letter_about(turn_in(language));
    EXPECT_THAT(mail.text, HasSubstr("\nhttps://c.example/mail#stop=s\n")) << language.tag();
    EXPECT_EQ(mail.stop, "https://c.example/api/mail/unsubscribe?code=s");
  }
}

TEST(LettersInLanguages, SayThatAMachineTranslatedThem) {
  for (const Language language : camlann::test::whole_languages()) {
    const auto machine = languages::say(language, "machine");
    for (const auto& mail : {letter_about(turn_in(language)),
                             letter_with_code(LetterPurpose::prove, "a@example.org", "Ann",
                                              "https://c.example", "XYZ", language)}) {
      EXPECT_EQ(mail.text.ends_with('\n' + machine + '\n'), language != Language());
    }
  }
}

TEST(LettersInLanguages, CountGamesAndHours) {
  const auto subject = [](std::string_view tag, NoticeKind kind, std::size_t count) {
    auto notice = turn_in(spoken(tag));
    notice.kind = kind;
    notice.more.resize(count - 1, turn_in(spoken(tag)));
    return letter_words_of(notice, catalog()).subject;
  };
  EXPECT_EQ(subject("pl", NoticeKind::result, 3), "Poprawiono 3 wyniki");
  EXPECT_EQ(subject("pl", NoticeKind::result, 5), "Poprawiono 5 wyników");
  EXPECT_EQ(subject("he", NoticeKind::turn, 2), "תורך בשני משחקים");
  EXPECT_EQ(subject("de", NoticeKind::turn, 8), "Du bist in 8 Partien am Zug");
  auto low = turn_in(spoken("de"));
  low.kind = NoticeKind::low;
  low.left = play::one_day / 24;
  EXPECT_EQ(words_of(low, catalog()).title, "Deine Zeit wird knapp: noch 1 Stunde");
  low.language = spoken("pl");
  low.left = 5 * play::one_day / 24;
  EXPECT_EQ(words_of(low, catalog()).title, "Kończy ci się czas: zostało 5 godzin");
}

// The core's sentence about a result, with the reason, is English.
TEST(LettersInLanguages, SayWhatAResultWasCorrectedTo) {
  auto notice = turn_in(spoken("de"));
  notice.kind = NoticeKind::result;
  notice.text = "Draw: the director has given this result. The earlier result was corrected.";
  notice.verdict = {Reason::director, 0};
  const auto title = [&] { return words_of(notice, catalog()).title; };
  EXPECT_EQ(title(), "Remis. Das frühere Ergebnis wurde berichtigt.");
  EXPECT_THAT(letter_about(notice).text, Not(HasSubstr("Draw")));
  EXPECT_THAT(letter_about(notice).text, HasSubstr(title()));
  notice.verdict = {Reason::director, bit_of(Seat::black)};
  EXPECT_EQ(title(), "Schwarz gewinnt. Das frühere Ergebnis wurde berichtigt.");
  notice.verdict = {Reason::neither_came, 0};
  notice.language = spoken("fr");
  EXPECT_EQ(title(), "Sans résultat. Le résultat précédent a été corrigé.");
  notice.language = {};
  EXPECT_THAT(letter_about(notice).text, HasSubstr("Draw: the director"));
}

TEST(LettersInLanguages, SayWhatBecameOfAClaim) {
  auto notice = turn_in(spoken("de"));
  notice.kind = NoticeKind::news;
  notice.subject = "i1-claim";
  notice.others = {{"Anna_T"}};
  notice.text = "Ann Lee";
  notice.claim = message::ClaimPhase::waiting;
  EXPECT_EQ(words_of(notice, catalog()).body,
            "Anna_T sagt, Ann Lee zu sein. Bestätige es auf der Seite des Betreibers, oder lehne "
            "es ab.");
  notice.claim = message::ClaimPhase::refused;
  notice.language = spoken("pl");
  EXPECT_THAT(letter_about(notice).text,
              HasSubstr("Gospodarz nie potwierdza, że jesteś graczem: Ann Lee.\n"));
  notice.language = {};
  EXPECT_THAT(letter_about(notice).text,
              HasSubstr("The host does not confirm that you are Ann Lee.\n"));
}

TEST(LettersInLanguages, SayThatAWebhookWasSwitchedOff) {
  auto notice = turn_in(spoken("de"));
  notice.kind = NoticeKind::news;
  notice.subject = "river-webhook";
  notice.club = "River";
  EXPECT_THAT(letter_about(notice).text, HasSubstr("River\nDer Webhook wurde abgeschaltet, weil"));
  notice.text = "We meet on Friday";
  EXPECT_THAT(letter_about(notice).text, HasSubstr("River\nWe meet on Friday"));
}

TEST(KeptLanguage, IsTheChosenOneOrElseTheBrowsers) {
  EXPECT_EQ(kept_language(R"({"language":[5,"de"],"theme":[1,"dark"]})", "pl"), spoken("de"));
  EXPECT_EQ(kept_language(R"({"language":[5,"auto"]})", "pl"), spoken("pl"));
  EXPECT_EQ(kept_language(R"({"theme":[1,"dark"]})", "pl"), spoken("pl"));
  EXPECT_EQ(kept_language("", ""), Language());
  // The page writes it, so a player may write anything.
  for (const std::string_view text :
       {"x", "[]", "{}", R"({"language":5})", R"({"language":["de"]})", R"({"language":[1,2]})",
        R"({"language":[1,"tlh"]})", R"({"language":[1,"de",3]})", R"({"language":{"0":1}})"}) {
    EXPECT_EQ(chosen_language(text), std::nullopt) << text;
    EXPECT_EQ(kept_language(text, text), Language()) << text;
  }
}

class MailLanguagesTest : public MailFixture {
 protected:
  void keep(const std::string& part, const std::string& text) {
    const auto body = R"({"part":")" + part + R"(","version":0,"text":)" + text + "}";
    ASSERT_EQ(post("/api/account/progress", body).status, 200);
  }
  /// Sends what waits, and returns the last letter.
  std::string last_letter() {
    carrier_->deliver();
    return smtp_.letters().empty() ? "none" : smtp_.letters().back().text;
  }
};

INSTANTIATE_TEST_SUITE_P(Stores, MailLanguagesTest, testing::Values("sqlite", "postgres"),
                         store_name);

TEST_P(MailLanguagesTest, FollowTheBrowserOfANewAccount) {
  accept_language_ = "de-AT,de;q=0.9,en;q=0.5";
  sign_up("Marta");
  accept_language_.clear();
  ASSERT_EQ(give("marta@example.org").status, 200);
  const auto text = last_letter();
  EXPECT_THAT(text, HasSubstr("öffne bitte diesen Link"));
  EXPECT_THAT(text, HasSubstr("https://camlann.example/mail#prove="));
  EXPECT_THAT(text, HasSubstr("Übersetzt von einer Maschine."));
}

TEST_P(MailLanguagesTest, AConfirmationFollowsTheBrowserThatAsks) {
  sign_up("Marta");
  accept_language_ = "pl";
  ASSERT_EQ(give("marta@example.org").status, 200);
  EXPECT_THAT(last_letter(), HasSubstr("aby potwierdzić, że to twój adres"));
}

TEST_P(MailLanguagesTest, AreEnglishWhereNoneIsKnown) {
  accept_language_ = "ja";
  sign_up("Marta");
  ASSERT_EQ(give("marta@example.org").status, 200);
  EXPECT_THAT(last_letter(), HasSubstr("please follow this link"));
}

TEST_P(MailLanguagesTest, AreEnglishInALanguageOfThePageWithoutAFileOfTheServer_50) {
  accept_language_ = "eo";
  sign_up("Marta");
  keep("settings", R"("{\"language\":[1796133900000,\"eo\"]}")");
  ASSERT_EQ(give("marta@example.org").status, 200);
  EXPECT_THAT(last_letter(), HasSubstr("please follow this link"));
}

TEST_P(MailLanguagesTest, ASettingOfTheAccountGoesBeforeTheBrowser) {
  accept_language_ = "de";
  sign_up("Marta");
  keep("settings", R"("{\"language\":[1796133900000,\"fr\"]}")");
  ASSERT_EQ(give("marta@example.org").status, 200);
  EXPECT_THAT(last_letter(), HasSubstr("suivez ce lien"));
  // The same for a new password, asked for in another browser.
  ASSERT_EQ(use("/api/mail/prove", code("prove")).status, 200);
  cookie_.clear();
  (void)send("GET", "/api/session", "");
  accept_language_ = "es";
  ASSERT_EQ(post("/api/recovery", R"({"mail":"marta@example.org"})").status, 200);
  EXPECT_THAT(last_letter(), HasSubstr("Bonjour Marta,"));
}

TEST_P(MailLanguagesTest, AReminderToAReaderOfHebrewIsInHebrew) {
  sign_up_with("Marta", "marta@example.org");
  keep("settings", R"("{\"language\":[1796133900000,\"he\"]}")");
  ASSERT_EQ(post("/api/mail/reminders", R"({"on":true})").status, 200);
  Notifier notifier(
      NoticeStore::open(file(), Channel::mail).value(),
      std::make_unique<MailMessenger>(
          MailStore::open(file()).value(), options(), "secret", [this] { return now_; }, catalog()),
      [this] { return now_; }, silent_log());
  const auto marta = directory_.player_named("Marta").value();
  NewInvitation wish;
  wish.game = wish_for("cam", Opponent::person, Seat::white);
  wish.game.time.emplace().days = 3;
  wish.name = "Anna";
  Awaited<Invitation> made;
  games_->ask(QueueKey("anna"), made.reply(), &Invitations::invite, wish);
  step();
  Awaited<Invitation> begun;
  games_->ask(QueueKey(marta), begun.reply(), &Invitations::answer, made.get()->id,
              SitDown{"Marta", {}});
  step();
  ASSERT_TRUE(play(begun.get()->game, 0, "B5-A5", "n0"));
  now_ += 30 * minute;
  notifier.deliver();
  ASSERT_EQ(smtp_.letters().size(), 2U);
  const auto text = smtp_.letters().back().text;
  EXPECT_THAT(text, HasSubstr("Content-Type: text/plain; charset=utf-8\n"));
  EXPECT_THAT(text, HasSubstr("Subject: =?UTF-8?B?16rXldeo15o=?=\n")) << "the turn is yours";
  EXPECT_THAT(text, HasSubstr("\n\nתורך.\nCam, נגד Anna"));
  EXPECT_THAT(text, HasSubstr(": נותרו 3 ימים\n"));
  EXPECT_THAT(text, HasSubstr("\nhttps://camlann.example/game/" + begun.get()->game + "\n"));
}

TEST_P(MailLanguagesTest, TheBrowsersLanguageIsInTheExport) {
  accept_language_ = "de";
  sign_up("Marta");
  const auto data = json_of(*send("GET", "/api/account/progress", "").body);
  EXPECT_EQ(text_field(data, "parts.0.part"), "language");
  EXPECT_EQ(text_field(data, "parts.0.text"), "de");
}

}  // namespace
}  // namespace camlann::server::test
