// Web Push by the examples of its RFCs.
#include <gtest/gtest.h>

#include <optional>
#include <string>

#include "server/core/base64url.hpp"
#include "server/core/p256.hpp"
#include "server/core/push_encryption.hpp"
#include "server/fakes.hpp"
#include "server/services/push/vapid.hpp"

namespace camlann::server::test {
namespace {

std::string bytes_of(std::string_view base64url) {
  return from_base64url(base64url).value();
}

// RFC 8291, section 5 and appendix A.
const std::string watermelon = "When I grow up, I want to be a watermelon";
const std::string sender_private = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw";
const std::string sender_public =
    "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8";
const std::string browser_private = "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94";
const std::string browser_public =
    "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";
const std::string rfc_salt = "DGv6ra1nlYgDCS1FRnbzlw";
const std::string auth_secret = "BTBZMqHH6r4Tts7J_aSIgg";
const std::string sealed_body =
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6T"
    "lzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4"
    "a-fN";

TEST(PushCrypto, TheMessageOfRfc8291) {
  const auto sender = KeyPair::from_private(bytes_of(sender_private));
  ASSERT_TRUE(sender);
  EXPECT_EQ(to_base64url(sender->public_key()), sender_public);
  EXPECT_EQ(to_base64url(sender->private_key()), sender_private);
  const SubscriptionKeys keys{bytes_of(browser_public), bytes_of(auth_secret)};
  EXPECT_TRUE(are_keys(keys));
  EXPECT_EQ(to_base64url(sender->agree(keys.public_key).value()),
            "kyrL1jIIOHEzg3sM2ZWRHDRB62YACZhhSlknJ672kSs")
      << "ecdh_secret of appendix A";
  EXPECT_EQ(to_base64url(encrypt(watermelon, keys, *sender, bytes_of(rfc_salt)).value()),
            sealed_body);
}

TEST(PushCrypto, TheBrowserOfRfc8291ReadsIt) {
  const auto browser = KeyPair::from_private(bytes_of(browser_private));
  ASSERT_TRUE(browser);
  EXPECT_EQ(to_base64url(browser->public_key()), browser_public);
  EXPECT_EQ(decrypt(bytes_of(sealed_body), *browser, bytes_of(auth_secret)), watermelon);
  auto changed = bytes_of(sealed_body);
  changed.back() = static_cast<char>(changed.back() ^ 1);
  EXPECT_FALSE(decrypt(changed, *browser, bytes_of(auth_secret)));
  EXPECT_FALSE(decrypt(bytes_of(sealed_body), *browser, std::string(16, 'x')));
  EXPECT_FALSE(decrypt(bytes_of(sealed_body), KeyPair::make(), bytes_of(auth_secret)));
  EXPECT_FALSE(decrypt("", *browser, bytes_of(auth_secret)));
}

TEST(PushCrypto, EachMessageHasSeparateKeys) {
  const auto browser = KeyPair::make();
  const SubscriptionKeys keys{browser.public_key(), std::string(16, 's')};
  const auto one = encrypt("your move", keys);
  const auto other = encrypt("your move", keys);
  ASSERT_TRUE(one && other);
  EXPECT_NE(*one, *other);
  EXPECT_EQ(decrypt(*one, browser, keys.secret), "your move");
  EXPECT_EQ(decrypt(*other, browser, keys.secret), "your move");
  EXPECT_EQ(decrypt(encrypt("", keys).value(), browser, keys.secret), "");
  EXPECT_EQ(encrypt(std::string(longest_push_text, 'x'), keys)->size() <= 4096, true);
  EXPECT_FALSE(encrypt(std::string(longest_push_text + 1, 'x'), keys));
}

TEST(PushCrypto, ForgedKeysAreRefused) {
  const SubscriptionKeys good{bytes_of(browser_public), bytes_of(auth_secret)};
  auto off_the_curve = good;
  off_the_curve.public_key.back() = static_cast<char>(off_the_curve.public_key.back() ^ 1);
  EXPECT_FALSE(are_keys(off_the_curve));
  EXPECT_FALSE(encrypt("x", off_the_curve));
  auto compressed = good;
  compressed.public_key = "\x02" + good.public_key.substr(1, 32);
  EXPECT_FALSE(are_keys(compressed));
  EXPECT_FALSE(are_keys({good.public_key, "short"}));
  EXPECT_FALSE(are_keys({"", good.secret}));
  EXPECT_FALSE(are_keys({std::string(65, '\0'), good.secret}));
  EXPECT_FALSE(KeyPair::from_private(std::string(32, '\0')));
  EXPECT_FALSE(KeyPair::from_private(std::string(32, '\xFF'))) << "beyond the order of the curve";
  EXPECT_FALSE(KeyPair::from_private("short"));
}

TEST(PushCrypto, TheTokenOfRfc8292IsSignedForItsPushService) {
  const auto key = KeyPair::make();
  const auto header = vapid_authorization(key, "https://push.example.net",
                                          "mailto:push@example.com", 1'453'341'205'000);
  const auto public_key = to_base64url(key.public_key());
  ASSERT_EQ(header.substr(0, 8), "vapid t=");
  const auto comma = header.find(", k=");
  ASSERT_NE(comma, std::string::npos);
  EXPECT_EQ(header.substr(comma + 4), public_key);
  const auto token = header.substr(8, comma - 8);
  const auto first = token.find('.');
  const auto second = token.find('.', first + 1);
  EXPECT_TRUE(
      is_signed(token.substr(0, second), bytes_of(token.substr(second + 1)), key.public_key()));
  EXPECT_FALSE(is_signed(token.substr(0, second), bytes_of(token.substr(second + 1)),
                         KeyPair::make().public_key()));
  EXPECT_EQ(text_field(json_of(bytes_of(token.substr(0, first))), "alg"), "ES256");
  const auto claims = json_of(bytes_of(token.substr(first + 1, second - first - 1)));
  EXPECT_EQ(text_field(claims, "aud"), "https://push.example.net");
  EXPECT_EQ(text_field(claims, "sub"), "mailto:push@example.com");
  EXPECT_EQ(number_field(claims, "exp"), 1'453'341'205 + 12 * 3600);
}

// RFC 8292, section 2.4.
TEST(PushCrypto, TheSignatureOfTheExampleOfRfc8292Fits) {
  const std::string token =
      "eyJ0eXAiOiJKV1QiLCJhbGciOiJFUzI1NiJ9."
      "eyJhdWQiOiJodHRwczovL3B1c2guZXhhbXBsZS5uZXQiLCJleHAiOjE0"
      "NTM1MjM3NjgsInN1YiI6Im1haWx0bzpwdXNoQGV4YW1wbGUuY29tIn0";
  const std::string signature =
      "i3CYb7t4xfxCDquptFOepC9GAu_HLGkMlMuCGSK2rpiUfnK9ojFwDXb1JrErtmysazNjjvW2L9OkSSHzvoD1oA";
  const std::string key =
      "BA1Hxzyi1RUM1b5wjxsn7nGxAszw2u61m164i3MrAIxHF6YK5h4SDYic-dRuU_RCPCfA5aq9ojSwk5Y2EmClBPs";
  EXPECT_TRUE(is_signed(token, bytes_of(signature), bytes_of(key)));
}

TEST(Base64Url, OfRfc4648AndBack) {
  const std::pair<std::string, std::string> examples[] = {
      {"", ""},           {"f", "Zg"},          {"fo", "Zm8"},          {"foo", "Zm9v"},
      {"foob", "Zm9vYg"}, {"fooba", "Zm9vYmE"}, {"foobar", "Zm9vYmFy"}, {"\xFB\xFF", "-_8"}};
  for (const auto& [bytes, text] : examples) {
    EXPECT_EQ(to_base64url(bytes), text);
    EXPECT_EQ(from_base64url(text), bytes);
  }
  EXPECT_EQ(from_base64url("Zg=="), "f");
  EXPECT_FALSE(from_base64url("Z"));
  EXPECT_FALSE(from_base64url("Zg+/"));
  EXPECT_FALSE(from_base64url("Zh")) << "bits beyond the last byte";
  EXPECT_FALSE(from_base64url("Zm9v Zg"));
}

}  // namespace
}  // namespace camlann::server::test
