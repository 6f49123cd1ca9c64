// The host's own site: which settings are good, how they are kept, and where players see them.
#include <gtest/gtest.h>

#include <fstream>
#include <string>

#include "server/api/html.hpp"
#include "server/api/site_files.hpp"
#include "server/core/base64url.hpp"
#include "server/host_fixture.hpp"
#include "server/own_site.hpp"
#include "server/router_fixture.hpp"
#include "server/services/mail/mailer.hpp"
#include "server/services/moderation/moderation_actions.hpp"
#include "server/services/site/site_keeper.hpp"

namespace camlann::server::test {
namespace {

const std::string drawing =
    "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 8 8\"><path d=\"M0 0h8v8H0z\"/></svg>";

/// The first part of a PNG file of this size, and its end.
std::string png(char side) {
  return std::string("\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0", 19) + side + std::string("\0\0\0", 3) +
         side + std::string("\x08\x06\0\0\0....IEND....", 17);
}

Result<std::string> read(SiteSetting setting, const std::string& text) {
  return read_site_setting(setting, text);
}

TEST(SiteSettings, AnAccentMustBeReadableOnBothThemes) {
  EXPECT_NEAR(contrast("#000000", "#ffffff"), 21, 0.01);
  EXPECT_NEAR(contrast("#767676", "#ffffff"), 4.54, 0.01);
  for (const char* good : {"#8a2a22", "#1f4f7d", "#000000", "#004000", "#0000FF"}) {
    const auto accent = read_accent(good);
    ASSERT_TRUE(accent) << good;
    EXPECT_GE(contrast(accent->light, "#e3ded4"), 4.5) << good;
    EXPECT_GE(contrast(accent->light, "#fff8ef"), 4.5) << good;
    for (const char* ground : {"#1b1917", "#262320", "#312d29"}) {
      EXPECT_GE(contrast(accent->dark, ground), 4.5) << good << ' ' << ground;
      EXPECT_GE(contrast(accent->dark_fill, ground), 2) << good << ' ' << ground;
    }
    EXPECT_GE(contrast(accent->dark_fill, "#fff3ea"), 4.5) << good;
  }
  const auto yellow = read(SiteSetting::accent, "#ffff00");
  ASSERT_FALSE(yellow);
  EXPECT_EQ(to_text(yellow.error()),
            "accent: Text in this colour cannot be read on the light theme: its contrast is 1.0 "
            "(expected a darker colour, with a contrast of at least 4.5)");
  for (const char* wrong :
       {"red", "#fff", "#12345g", "8a2a22", "#8a2a22;}", "#+1+1+1", "#-1-1-1"}) {
    EXPECT_FALSE(read(SiteSetting::accent, wrong)) << wrong;
  }
}

TEST(SiteSettings, ANameIsALine) {
  EXPECT_EQ(read(SiteSetting::name, " Château d’Échecs ").value(), "Château d’Échecs");
  EXPECT_EQ(read(SiteSetting::name, "  \n ").value(), "");
  EXPECT_FALSE(read(SiteSetting::name, std::string(41, 'x')));
  std::string forty;
  for (int i = 0; i < 40; ++i) forty += "é";
  EXPECT_TRUE(read(SiteSetting::name, forty));
  for (const char* wrong : {"two\nlines", "a\x01z", "\xff\xfe"}) {
    EXPECT_FALSE(read(SiteSetting::name, wrong));
  }
}

TEST(SiteSettings, AddressesAreLinksThatPlayersMayFollow) {
  EXPECT_EQ(read(SiteSetting::contact, "you@example.org").value(), "mailto:you@example.org");
  EXPECT_EQ(read(SiteSetting::contact, "mailto:you@example.org").value(), "mailto:you@example.org");
  EXPECT_EQ(read(SiteSetting::source, "https://example.org/x?y=1").value(),
            "https://example.org/x?y=1");
  for (const char* wrong : {"javascript:alert(1)", "https://", "https:///x", "data:text/html,x",
                            "mailto:nobody", "https://a b", "https://x\"onclick=", "example.org"}) {
    EXPECT_FALSE(read(SiteSetting::contact, wrong)) << wrong;
    EXPECT_FALSE(read(SiteSetting::source, wrong)) << wrong;
  }
  EXPECT_FALSE(read(SiteSetting::source, "you@example.org"));
}

TEST(SiteSettings, TextsKeepTheirParagraphs) {
  EXPECT_EQ(read(SiteSetting::imprint, "\r\nAnn\r\n\r\nCamelot Lane\n").value(),
            "Ann\n\nCamelot Lane");
  EXPECT_FALSE(read(SiteSetting::conduct, std::string(8001, 'x')));
  EXPECT_FALSE(read(SiteSetting::privacy, "a\x07z"));
}

TEST(SiteSettings, ALogoIsASmallPictureWithoutScripts) {
  const auto logo = [](const std::string& bytes) {
    return read(SiteSetting::logo, to_base64url(bytes));
  };
  ASSERT_TRUE(logo(drawing));
  EXPECT_EQ(read_logo(logo(drawing).value()).ending, ".svg");
  EXPECT_EQ(read_logo(logo(drawing).value()).bytes, drawing);
  ASSERT_TRUE(logo(png(64)));
  EXPECT_EQ(read_logo(logo(png(64)).value()).ending, ".png");
  EXPECT_FALSE(logo(png(0)));
  EXPECT_FALSE(logo(png(64).substr(0, 30)));
  EXPECT_FALSE(logo("GIF89a"));
  EXPECT_FALSE(logo(drawing + std::string(largest_logo, ' ')));
  EXPECT_FALSE(read(SiteSetting::logo, "not Base64!"));
  for (const std::string inside :
       {"<script>alert(1)</script>", "<SCRIPT/>", "<g onload=\"alert(1)\"/>", "<foreignObject/>",
        "<a href=\"javascript:alert(1)\"/>"}) {
    auto bad = drawing;
    bad.insert(bad.find("<path"), inside);
    EXPECT_FALSE(logo(bad)) << inside;
  }
  EXPECT_FALSE(logo("<!DOCTYPE svg [<!ENTITY a \"b\">]>" + drawing));
}

TEST(SiteSettings, OptionsOfTheServerAreCheckedAtTheStart) {
  TemporaryFolder folder;
  folder.write("logo.svg", drawing);
  const auto site = read_own_site(
      {"Club", (folder.path() / "logo.svg").string(), "", "", "you@example.org", "", "", ""});
  ASSERT_TRUE(site) << to_text(site.error());
  EXPECT_EQ((*site)[SiteSetting::contact], "mailto:you@example.org");
  EXPECT_EQ(read_logo((*site)[SiteSetting::logo]).bytes, drawing);
  EXPECT_EQ(read_own_site({"", "", "#ffffff", "", "", "", "", ""}).error().where, "--site-accent");
  EXPECT_FALSE(read_own_site({"", "/nowhere/logo.svg", "", "", "", "", "", ""}));
}

TEST(SiteKeeperTest, OptionsOfTheServerComeFirst) {
  Site options;
  options[SiteSetting::name] = "By option";
  SiteKeeper keeper(options);
  std::string last;
  keeper.on_change([&last](const Site& now) { last = now[SiteSetting::contact]; });
  Site stored;
  stored[SiteSetting::name] = "By page";
  stored[SiteSetting::contact] = "mailto:you@example.org";
  keeper.set(stored);
  EXPECT_EQ(keeper.current()->shown_name(), "By option");
  EXPECT_EQ(last, "mailto:you@example.org");
  EXPECT_EQ(keeper.fixed(), std::vector{SiteSetting::name});
  keeper.set({});
  EXPECT_EQ(keeper.current()->shown_name(), "By option");
  EXPECT_EQ(last, "");
}

TEST(SiteMail, HasNoLineThatIsTooLongForMail) {
  const MailOptions options{"smtp://mail.example.org", "", "", "club@example.org", ""};
  std::string text = "Short\n";
  for (int i = 0; i < 400; ++i) text += "words of a long paragraph ";
  text += "\n";
  for (int i = 0; i < 1000; ++i) text += "囲碁";
  const auto letter =
      letter_text({"ann@example.org", "News", text + "\nEnd\n", {}}, options, 0, "id");
  std::string joined;
  for (std::size_t at = 0; at < letter.size();) {
    const auto end = letter.find("\r\n", at);
    ASSERT_NE(end, std::string::npos);
    EXPECT_LE(end - at, 998U);
    const auto line = letter.substr(at, end - at);
    EXPECT_NE(static_cast<unsigned char>(line.empty() ? 'a' : line[0]) & 0xC0U, 0x80U)
        << "a line begins with a whole character";
    joined += line;
    at = end + 2;
  }
  EXPECT_NE(joined.find(std::string("囲碁囲碁囲碁") + "囲碁"), std::string::npos);
  EXPECT_TRUE(letter.ends_with("\r\nEnd\r\n"));
}

TEST(SiteMail, SaysWhoWrites) {
  MailOptions options{"smtp://mail.example.org", "", "", "club@example.org",
                      "https://camlann.example.org"};
  const Mail mail{"ann@example.org", "A new password", "Hello\n", {}};
  const auto plain = letter_text(mail, options, 0, "id");
  EXPECT_NE(plain.find("From: club@example.org\r\n"), std::string::npos) << plain;
  EXPECT_NE(plain.find("Subject: A new password\r\n"), std::string::npos);
  EXPECT_TRUE(plain.ends_with("\r\n\r\nHello\r\n"));
  options.own = [] {
    Site site;
    site[SiteSetting::name] = "Ann, \"the\" Club";
    site[SiteSetting::contact] = "mailto:you@example.org";
    return site;
  };
  const auto named = letter_text(mail, options, 0, "id");
  EXPECT_NE(named.find("From: \"Ann, \\\"the\\\" Club\" <club@example.org>\r\n"), std::string::npos)
      << named;
  EXPECT_NE(named.find("Subject: Ann, \"the\" Club: A new password\r\n"), std::string::npos);
  EXPECT_TRUE(
      named.ends_with("Hello\r\n\r\n-- \r\nAnn, \"the\" Club\r\n"
                      "https://camlann.example.org\r\nyou@example.org\r\n"))
      << named;
  options.sender = "Given <club@example.org>";
  EXPECT_NE(letter_text(mail, options, 0, "id").find("From: Given <"), std::string::npos);
}

class SiteRoutesTest : public RouterTest {
 protected:
  SiteRoutesTest() {
    folder_.write("index.html",
                  "<!doctype html><html><head><link rel=\"icon\" href=\"/icon.svg\" "
                  "type=\"image/svg+xml\"><title>Camlann</title></head></html>");
    folder_.write("imprint.html", "<!doctype html><title>Camlann</title>");
    files_ = StaticFiles::read(folder_.path()).value();
    site_.on_change([this](const Site& now) { site_files_.set(now); });
    Services services{games_, records_, tables_, vitals_, visitors_, accounts_, moderation_};
    services.site = &site_;
    services.site_files = &site_files_;
    router_.emplace(services, files_, limits_, [this] { return now_; });
  }
  void set(SiteSetting setting, const std::string& text) {
    stored_[setting] = read_site_setting(setting, text).value();
    site_.set(stored_);
  }

  Site stored_;
  SiteKeeper site_{Site()};
  SiteFiles site_files_{files_};
};

TEST_F(SiteRoutesTest, WithoutSettingsAllIsAsTheProgramHasIt) {
  EXPECT_NE(get("/").body->find("<title>Camlann</title>"), std::string::npos);
  EXPECT_EQ(text_field(body(get("/api/site")), "name"), "");
  EXPECT_EQ(get("/imprint").status, 404);
  EXPECT_EQ(get("/imprint", "").status, 404) << "a program without cookies";
  EXPECT_EQ(get("/site/site.css").status, 404);
}

TEST_F(SiteRoutesTest, TheNameIsInEveryPageAsText) {
  set(SiteSetting::name, "Ann & <Ben>");
  const auto page = *get("/").body;
  EXPECT_NE(page.find("<title>Ann &amp; &lt;Ben&gt;</title>"), std::string::npos) << page;
  EXPECT_NE(page.find("og:site_name\" content=\"Ann &amp; &lt;Ben&gt;\""), std::string::npos);
  EXPECT_NE(get("/status").body->find("<title>Ann &amp; &lt;Ben&gt;: state"), std::string::npos);
  EXPECT_EQ(text_field(body(get("/api/site")), "name"), "Ann & <Ben>");
  set(SiteSetting::name, "");
  EXPECT_NE(get("/").body->find("<title>Camlann</title>"), std::string::npos);
}

TEST_F(SiteRoutesTest, TheNameIsInRecordsBeforeTheAddress) {
  const auto game = new_game();
  const auto record = [&] { return *get(game + "/record").body; };
  EXPECT_NE(record().find("[Site \"http://localhost:8080/game/"), std::string::npos) << record();
  set(SiteSetting::name, "Chess Club");
  EXPECT_NE(record().find("[Site \"Chess Club, http://localhost:8080/game/"), std::string::npos)
      << record();
}

TEST_F(SiteRoutesTest, ALogoCanDoNothing) {
  set(SiteSetting::logo, to_base64url(drawing));
  const auto page = *get("/").body;
  const auto path = text_field(body(get("/api/site")), "logo");
  EXPECT_NE(page.find("href=\"" + path + "\" type=\"image/svg+xml\""), std::string::npos) << page;
  const auto logo = get(path);
  EXPECT_EQ(*logo.body, drawing);
  EXPECT_EQ(header(logo, "Content-Type"), "image/svg+xml");
  EXPECT_EQ(header(logo, "X-Content-Type-Options"), "nosniff");
  const auto policy = header(logo, "Content-Security-Policy");
  EXPECT_NE(policy.find("default-src 'none'"), std::string::npos);
  EXPECT_NE(policy.find("sandbox"), std::string::npos);
  EXPECT_EQ(policy.find("script-src"), std::string::npos);
  EXPECT_NE(get("/site/site.css").body->find("url(" + path + ")"), std::string::npos);
}

TEST_F(SiteRoutesTest, ColourAndLinksAreInThePage) {
  set(SiteSetting::accent, "#1f4f7d");
  set(SiteSetting::contact, "you@example.org");
  set(SiteSetting::imprint, "Ann\n\nCamelot Lane");
  const auto page = *get("/").body;
  EXPECT_NE(page.find("<link rel=\"stylesheet\" href=\"/site/site.css?v="), std::string::npos);
  EXPECT_NE(page.find("<meta name=\"site\" content=\"{&quot;contact&quot;:&quot;mailto:you@"),
            std::string::npos)
      << page;
  EXPECT_NE(get("/site/site.css").body->find("--accent:#1f4f7d"), std::string::npos);
  EXPECT_EQ(get("/imprint").status, 200);
  EXPECT_EQ(text_field(body(get("/api/site")), "imprint"), "Ann\n\nCamelot Lane");
}

TEST(SiteDeeds, AreCheckedKeptAndLogged) {
  const auto tables = tables_in_memory(account_row("Zoe", true, "zoe"));
  const auto act = [&](const std::string& setting, const std::string& text) {
    message::Deed deed;
    deed.deed = DeedKind::site;
    deed.target = setting;
    deed.text = text;
    return perform(*tables, deed, "Zoe", 1);
  };
  const auto named = act("name", " Chess Club ");
  ASSERT_TRUE(named) << to_text(named.error());
  EXPECT_EQ(named->target, "name");
  EXPECT_EQ(named->reason, "Chess Club");
  EXPECT_EQ(act("imprint", "Ann\n\nCamelot Lane")->reason, "changed");
  EXPECT_EQ(tables->site().value()[SiteSetting::name], "Chess Club");
  EXPECT_EQ(tables->in_force(1)->site[SiteSetting::imprint], "Ann\n\nCamelot Lane");
  EXPECT_FALSE(act("accent", "#ffffff"));
  EXPECT_EQ(act("colour", "#000000").error().code, ErrorCode::unknown_name);
  EXPECT_EQ(act("name", "")->reason, "removed");
  EXPECT_EQ(tables->site().value()[SiteSetting::name], "");
  EXPECT_EQ(tables->log(100, 100)->size(), 3U);
}

TEST(SiteDeeds, DoNotChangeOptionsOfTheServer) {
  Site options;
  options[SiteSetting::name] = "By option";
  SiteKeeper site(options);
  Directory directory([] { return Millis{1}; });
  const Limits limits;
  const auto tables = tables_in_memory(account_row("Zoe", true, "zoe"));
  Moderation moderation(*tables, directory, [] { return Millis{1}; }, limits, silent_log(), &site);
  ASSERT_TRUE(moderation.start());
  message::Deed deed;
  deed.deed = DeedKind::site;
  deed.target = "contact";
  deed.text = "you@example.org";
  ASSERT_TRUE(perform(*tables, deed, "", 1)) << "as by camlann admin";
  moderation.run_once(std::chrono::milliseconds(0));
  EXPECT_EQ((*site.current())[SiteSetting::contact], "mailto:you@example.org");
  EXPECT_EQ(site.current()->shown_name(), "By option");
}

}  // namespace
}  // namespace camlann::server::test
