// Names of accounts and of browsers, and stored passwords.
#include <gtest/gtest.h>
#include <unicode/uchar.h>
#include <unicode/unistr.h>
#include <unicode/utypes.h>

#include <cctype>
#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "server/account_fakes.hpp"
#include "server/core/look_alikes.hpp"
#include "server/core/passwords.hpp"
#include "server/model/account_names.hpp"
#include "server/services/accounts/browser.hpp"

namespace camlann::server::test {
namespace {

TEST(AccountNamesTest, NamesLikeTheHostsAreReserved) {
  for (const char* name : {"marta", "Marta-2", "a_b", "x23", "badminton", "hostel", "Rooty",
                           "computerist", "systematic"}) {
    EXPECT_TRUE(check_account_name(name)) << name;
  }
  for (const char* name : {"admin",
                           "ADMIN",
                           "4dm1n",
                           "Adm1n",
                           "ad_min",
                           "admin2",
                           "the-admin",
                           "admin_of_all",
                           "camlann",
                           "Cam1ann",
                           "CAMLANN-team",
                           "computer",
                           "c0mputer",
                           "Computer3",
                           "moderator",
                           "deleted-player",
                           "r00t",
                           "guest",
                           "player1",
                           "2fast",
                           "-abc",
                           "_abc",
                           ""}) {
    EXPECT_FALSE(check_account_name(name)) << name;
  }
  EXPECT_EQ(folded_name(" MarTA "), "marta");
}

TEST(AccountNamesTest, ABrowserIsTwoWords) {
  EXPECT_EQ(browser_of("Mozilla/5.0 (X11; Linux x86_64; rv:120.0) Gecko/20100101 Firefox/120.0"),
            "Firefox on Linux");
  EXPECT_EQ(browser_of("Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like "
                       "Gecko) Chrome/120.0.0.0 Safari/537.36 Edg/120.0.2210.91"),
            "Edge on Windows");
  EXPECT_EQ(
      browser_of("Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 "
                 "(KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1"),
      "Safari on iPhone");
  EXPECT_EQ(browser_of("Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) "
                       "Chrome/120.0.0.0 Mobile Safari/537.36"),
            "Chrome on Android");
  EXPECT_EQ(browser_of("curl/8.0"), "another program");
  EXPECT_EQ(browser_of(std::string(100'000, 'x')), "another program");
}

TEST(PasswordsTest, AreHashedWithArgon2idAndASaltEach) {
  const auto one = hash_password("correct horse", cheap).value();
  const auto two = hash_password("correct horse", cheap).value();
  EXPECT_EQ(one.rfind("$argon2id$v=19$m=8,t=1,p=1$", 0), 0U) << one;
  EXPECT_NE(one, two);
  EXPECT_TRUE(is_password("correct horse", one));
  EXPECT_TRUE(is_password("correct horse", two));
  EXPECT_FALSE(is_password("correct horsf", one));
  EXPECT_FALSE(is_password("", one));
  EXPECT_FALSE(is_password("correct horse", "no hash"));
  EXPECT_FALSE(is_outdated(one, cheap));
  EXPECT_TRUE(is_outdated(one, PasswordCost{2, 16384}));
  EXPECT_EQ(hash_password("x", PasswordCost{}).value().rfind("$argon2id$v=19$m=65536,t=2,p=1$", 0),
            0U)
      << "as the program makes them";
}

TEST(GuestNames, AreReadableAndNotDeceptive) {
  for (const auto* name :
       {"", "Ann", "Åsa Björk", "Zoë (2nd)", "Abbot", "Systematic", "Мария", "李"}) {
    EXPECT_TRUE(check_guest_name(name)) << name;
  }
  for (const auto* name :
       {"Computer", "computer 3", "Computer3", "Computer, level 3", "C0mputer", "Camlann",
        "camlann, level 10", "admin", "Sir-Kay (bot)", "Deleted player", "the moderator",
        "Ann\u200bnabel", "\u202eAnn", "Ann\ufeff", "\u3164"}) {
    EXPECT_FALSE(check_guest_name(name)) << name;
  }
}

TEST(GuestNames, ReservedWordsInOtherLettersAreFound) {
  for (const auto* name : {"аdmin", "АDMIN", "Cоmputer 3", "ｃａｍｌａｎｎ", "adrnin",
                           "the moderatоr", "Camlann\u00a0team", "𝐚𝐝𝐦𝐢𝐧", "bοt"}) {
    EXPECT_FALSE(check_guest_name(name)) << name;
  }
}

TEST(LookAlikesTest, LettersThatLookAlikeMakeNamesAlike) {
  const std::pair<const char*, const char*> alike[] = {
      {"limes11", "Iimes11"},  {"limes11", "LIMES1l"},
      {"limes11", "lirnesII"}, {"oscar0", "OscarO"},
      {"barney", "BAMEY"},     {"anna", "аnnа"},
      {"ahha", "АННА"},        {"OTTO", "ΟΤΤΟ"},
      {"otto", "ΟΤΤΟ"},        {"paul", "Раul"},
      {"anna", "ａｎｎａ"},    {"anna", "𝒶𝓃𝓃𝒶"},
      {"anna", "an\u200dna"},  {"ann a", "ann\u00a0\u2003a"},
      {"", "\u200b"},          {"zoë", "zoe\u0308"},
  };
  for (const auto& [one, other] : alike) {
    EXPECT_TRUE(look_alike(one, other)) << one << ' ' << other;
    EXPECT_TRUE(look_alike(other, one)) << other << ' ' << one;
  }
  const std::pair<const char*, const char*> unlike[] = {
      {"limes11", "limes12"}, {"anna", "hanna"}, {"zoe", "zoë"}, {"van", "nan"},
      {"anna", ""},           {"a-b", "ab"},     {"м", "т"},     {"\xff", "y"},
  };
  for (const auto& [one, other] : unlike) {
    EXPECT_FALSE(look_alike(one, other)) << one << ' ' << other;
  }
}

// A reader takes the guest Ben Bowman for the account Ben_Bowman, and "Marta." for Marta.
TEST(LookAlikesTest, KindsOfGapsAndPunctuationAtTheEndsMakeNoDifference) {
  for (const auto* name :
       {"Ben Bowman", "Ben-Bowman", "ben__bowman", "Ben\u2010Bowman", "Ben — Bowman", "Ben_Bowman_",
        "-Ben Bowman.", "“Ben Bowman”", "Ben Bowman`", "Ben Bowman\ua4f8"}) {
    EXPECT_TRUE(look_alike(name, "Ben_Bowman")) << name;
  }
  EXPECT_TRUE(look_alike("Marta.", "Marta"));
  EXPECT_TRUE(look_alike("...", "..."));
  for (const auto* name : {"BenBowman", "Ben.Bowman", "Ben Bowman 2", "Ben", "", "_", "李-李"}) {
    EXPECT_FALSE(look_alike(name, "Ben_Bowman")) << name;
  }
  EXPECT_FALSE(look_alike("...", "!!!"));
  EXPECT_FALSE(look_alike("李-李", "李李"));
}

TEST(GuestNames, ReservedWordsAreFoundWithNumbersAndLettersOfAnyAlphabet) {
  for (const auto* name :
       {"Аdmin１", "Ａdmin２", "Admin٣", "admin①", "modеrator²", "🅰🅳🅼🅸🅽", "ᴀᴅᴍɪɴ"}) {
    EXPECT_FALSE(check_guest_name(name)) << name;
  }
  for (const auto* name : {"Zoë", "Jürgen", "李雷", "Ольга", "محمد", "שָׁלוֹם", "दीपिका", "Nguyễn Văn",
                           "O'Neil", "さくら", "Σωκράτης", "Anna-Maria 2", "ไทยน้ำ", "Anna 👑"}) {
    EXPECT_TRUE(check_guest_name(name)) << name;
  }
}

std::string with(const std::string& name, std::size_t at, char32_t c) {
  std::string letter;
  icu::UnicodeString(static_cast<UChar32>(c)).toUTF8String(letter);
  return name.substr(0, at) + letter + name.substr(at);
}

TEST(GuestNames, NoCharacterWithoutAShapeIsAccepted) {
  constexpr auto shapeless = U_GC_CC_MASK | U_GC_CF_MASK | U_GC_CO_MASK | U_GC_CN_MASK |
                             U_GC_CS_MASK | U_GC_ZL_MASK | U_GC_ZP_MASK | U_GC_ZS_MASK;
  std::size_t refused = 0;
  for (UChar32 c = 0x21; c <= 0x10FFFF; c += c < 0x30000 ? 1 : 97) {
    const bool unseen = (U_MASK(u_charType(c)) & shapeless) != 0 ||
                        u_hasBinaryProperty(c, UCHAR_DEFAULT_IGNORABLE_CODE_POINT) != 0;
    if (!unseen || u_charType(c) == U_SURROGATE) continue;  // those are no UTF-8
    ++refused;
    ASSERT_FALSE(check_guest_name(with("Morgana", refused % 8, static_cast<char32_t>(c)))) << c;
  }
  EXPECT_GT(refused, 40'000U);
  // These are blank, too, in categories of characters with a shape.
  for (const char32_t c : std::u32string_view(U"\u2800\ufffc\U0001107f\U00013441\U00013442"
                                              U"\U00016fe4\U0001bc9d\U0001d159")) {
    const auto number = static_cast<std::uint32_t>(c);
    EXPECT_FALSE(check_guest_name(with("Morgana", 3, c))) << number;
    EXPECT_FALSE(check_guest_name(with("Morgana", 7, c))) << number;
    EXPECT_TRUE(look_alike(with("Morgana", 7, c), "Morgana")) << number;
  }
  EXPECT_FALSE(check_guest_name("Mo\u0301\u0302\u0303\u0304rgana")) << "a heap of marks";
}

TEST(LookAlikesTest, GeneratedFormsOfANameAreAlikeOrRefused) {
  // For the letters of "milwo10": full width, bold, script, on circles, on squares, of flags, Greek
  // or Cyrillic, and what ASCII has.
  const std::map<char, std::vector<std::string>> forms = {
      {'m', {"ｍ", "𝐦", "𝓂", "ⓜ", "🅜", "🅼", "🇲", "ᴍ", "rn", "Μ", "М", "ⅿ"}},
      {'i', {"ｉ", "𝐢", "𝒾", "ⓘ", "🅘", "🅸", "🇮", "ɪ", "і", "Ι", "1", "l", "I", "|"}},
      {'l', {"ｌ", "𝐥", "𝓁", "ⓛ", "🅛", "🅻", "🇱", "ʟ", "1", "I", "ӏ", "ⅼ"}},
      {'w', {"ｗ", "𝐰", "𝓌", "ⓦ", "🅦", "🆆", "🇼", "ᴡ", "vv", "ѡ", "VV"}},
      {'o', {"ｏ", "𝐨", "ℴ", "ⓞ", "🅞", "🅾", "🇴", "ᴏ", "0", "о", "ο", "օ"}},
      {'1', {"１", "𝟏", "l", "I", "①"}},
      {'0', {"０", "𝟎", "O", "o", "О"}}};
  for (const std::string name : {"milwo10", "Willow", "oilmill"}) {
    for (std::size_t at = 0; at < name.size(); ++at) {
      const auto found = forms.find(static_cast<char>(std::tolower(name[at])));
      if (found == forms.end()) continue;
      for (const auto& form : found->second) {
        auto like = name;
        like.replace(at, 1, form);
        EXPECT_TRUE(look_alike(like, name)) << like << ' ' << name;
        const auto marked = with(like, like.size(), U'\u0335');
        EXPECT_TRUE(look_alike(marked, name)) << marked;
      }
    }
  }
}

TEST(LookAlikesTest, ANameInAsciiHasOneLookInAnyCase) {
  for (char c = '!'; c <= '~'; ++c) {
    std::string name{'a', c, 'b'};
    const auto looks = looks_of(name);
    ASSERT_EQ(looks.size(), 1U);
    for (auto& letter : name) letter = static_cast<char>(std::toupper(letter));
    EXPECT_EQ(looks_of(name), looks) << name;
    // The same, read by the letters of any alphabet.
    EXPECT_EQ(looks_of(name + "李").front(), looks.front() + looks_of("李").front());
  }
}

// Made by the reference program of argon2 (argon2id, v 19): libsodium reads the same form.
TEST(PasswordsTest, AHashOfTheReferenceProgramIsRead) {
  EXPECT_TRUE(is_password("password",
                          "$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$"
                          "CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc"));
}

}  // namespace
}  // namespace camlann::server::test
