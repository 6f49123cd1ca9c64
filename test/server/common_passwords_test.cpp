// Passwords that attackers try first are recognized in all their usual forms, and others are
// accepted.
#include "server/model/common_passwords.hpp"

#include <gtest/gtest.h>

#include <cstddef>
#include <string>

#include "base/result.hpp"
#include "server/model/common_words.hpp"

namespace camlann::server::test {
namespace {

TEST(CommonPasswordsTest, UsualOnesAreRefused) {
  for (const char* password : {"password",
                               "Passw0rd",
                               "P@ssw0rd1!",
                               "pass word",
                               "mypassword",
                               "passwordpassword",
                               "12345678",
                               "87654321",
                               "11111111",
                               "123123123",
                               "147258369",
                               "00000000",
                               "qwertyuiop",
                               "qwerty123",
                               "1qaz2wsx",
                               "1q2w3e4r",
                               "asdfghjkl",
                               "qweasdzxc",
                               "abcdefgh",
                               "abcd1234",
                               "a1b2c3d4",
                               "1234567a",
                               "aaaaaaaa",
                               "        ",
                               "--------",
                               "summer24",
                               "Summer2024",
                               "sunshine!",
                               "iloveyou",
                               "I love you",
                               "liverpoo",
                               "luckydog",
                               "27031985",
                               "2024-01-31",
                               "\u00e4\u00e4\u00e4\u00e4\u00e4\u00e4\u00e4\u00e4"}) {
    EXPECT_TRUE(is_common_password(password, "Marta")) << password;
  }
  EXPECT_TRUE(is_common_password(std::string(256, 'x'), "Marta"));
}

TEST(CommonPasswordsTest, TheSitesWordsAndTheAccountsNameAreRefused) {
  for (const char* password :
       {"camelot1", "Camlann2024", "c@mblam!!", "chivalry", "knight12", "gwenhwyfar",
        "Gwenhwyfar_7", "gw3nhwyfar", "gwenhwyfargwenhwyfar"}) {
    EXPECT_TRUE(is_common_password(password, "Gwenhwyfar")) << password;
  }
  EXPECT_FALSE(is_common_password("gwenhwyfar", "Marta"));
  EXPECT_TRUE(is_common_password("the_grn_queen", "The-Grn-Queen"))
      << "without what separates words";
}

TEST(CommonPasswordsTest, ListedWordsAreRefusedWithTheirUsualEndings) {
  constexpr std::size_t step = 500;  // some of them, because all take seconds
  for (auto at = common_words.find(' '); at < common_words.size();
       at = common_words.find(' ', at + step)) {
    const auto word =
        std::string(common_words.substr(at + 1, common_words.find(' ', at + 1) - at - 1));
    for (const char* ending : {"", "1", "12!", "2024"}) {
      EXPECT_TRUE(is_common_password(word + ending, "Marta")) << word << ending;
    }
  }
}

TEST(CommonPasswordsTest, OthersAreAccepted) {
  for (const char* password :
       {"correct horse", "a battery staple", "quixotic", "58273614", "kx7q-Zw2m", "marta-knight-2",
        "x8 Kq? 7u", "\u043f\u0435\u0440\u0435\u043f\u0451\u043b\u043a\u0430",
        "the cat sat on the mat", "qwerty is on my desk"}) {
    EXPECT_FALSE(is_common_password(password, "Marta")) << password;
  }
}

TEST(CommonPasswordsTest, ARefusalNamesItsFieldAndARemedy) {
  EXPECT_TRUE(check_new_password("correct horse", "Marta", "password"));
  const auto refused = check_new_password("Password1", "Marta", "newPassword");
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().where, "newPassword");
  EXPECT_EQ(refused.error().what, "Many people use this password, or one like it");
  EXPECT_EQ(refused.error().expected, "one that is harder to guess, such as several words");
}

}  // namespace
}  // namespace camlann::server::test
