// Hashes by the examples of their standards, and what a key and its seal are worth.
#include "server/model/player_keys.hpp"

#include <gtest/gtest.h>

#include <string>

#include "server/core/sha256.hpp"
#include "server/fakes.hpp"

namespace camlann::server::test {
namespace {

std::string hex(const Digest& digest) {
  std::string text;
  for (const auto byte : digest) {
    text += "0123456789abcdef"[byte >> 4];
    text += "0123456789abcdef"[byte & 15];
  }
  return text;
}

// The examples of FIPS 180-2, appendix B, and the empty text of NIST's CAVP.
TEST(Sha256Test, AsPublished) {
  EXPECT_EQ(hex(sha256("")), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  EXPECT_EQ(hex(sha256("abc")), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  EXPECT_EQ(hex(sha256("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")),
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
  EXPECT_EQ(hex(sha256(std::string(1'000'000, 'a'))),
            "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
}

// RFC 4231, test cases 1, 2 and 6.
TEST(Sha256Test, HmacAsPublished) {
  EXPECT_EQ(hex(hmac_sha256(std::string(20, '\x0b'), "Hi There")),
            "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7");
  EXPECT_EQ(hex(hmac_sha256("Jefe", "what do ya want for nothing?")),
            "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843");
  EXPECT_EQ(hex(hmac_sha256(std::string(131, '\xaa'),
                            "Test Using Larger Than Block-Size Key - Hash Key First")),
            "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54");
}

TEST(PlayerKeysTest, RoundTripsOnTheIssuingServer) {
  const auto keys = test_keys(counting_names());
  const auto key = keys.issue();
  const auto cookie = keys.cookie_of(key);
  EXPECT_EQ(keys.read(cookie), PlayerKey{key});
  EXPECT_EQ(cookie.find(player_of(key)), std::string::npos);
  const PlayerKeys other("another secret", {}, counting_names());
  EXPECT_EQ(other.read(cookie), std::nullopt);
  for (std::size_t i = 0; i < cookie.size(); ++i) {
    auto changed = cookie;
    changed[i] = changed[i] == '0' ? '1' : '0';
    EXPECT_EQ(keys.read(changed), std::nullopt) << i;
  }
  EXPECT_EQ(keys.read(key), std::nullopt);
  EXPECT_EQ(keys.read(""), std::nullopt);
}

TEST(PlayerKeysTest, ASealHas130BitsAndAShorterOneFromBeforeStaysValid) {
  const auto keys = test_keys(counting_names());
  const auto key = keys.issue();
  for (const auto kind : {KeyKind::guest, KeyKind::session}) {
    const auto cookie = keys.cookie_of(key, kind);
    EXPECT_EQ(cookie.size(), player_key_length + 26);
    for (std::size_t size = player_key_length; size < cookie.size(); ++size) {
      const auto read = keys.read(cookie.substr(0, size));
      EXPECT_EQ(read.has_value(), size == player_key_length + 16) << size;
      EXPECT_EQ(read.value_or(PlayerKey{key, kind}), (PlayerKey{key, kind}));
    }
    auto changed = cookie.substr(0, player_key_length + 16);
    changed.back() = changed.back() == '0' ? '1' : '0';
    EXPECT_EQ(keys.read(changed), std::nullopt);
  }
}

TEST(PlayerKeysTest, APlayerIsAHashOfTheKey) {
  const std::string key(player_key_length, 'a');
  EXPECT_TRUE(is_name(player_of(key), player_key_length));
  EXPECT_NE(player_of(key), key);
  EXPECT_EQ(player_of(key), player_of(key));
  EXPECT_NE(player_of(key), player_of(std::string(player_key_length, 'b')));
}

}  // namespace
}  // namespace camlann::server::test
