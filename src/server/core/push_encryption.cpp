#include "server/core/push_encryption.hpp"

#include <openssl/evp.h>
#include <openssl/rand.h>
#include <openssl/types.h>

#include <cstddef>
#include <cstdlib>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "server/core/p256.hpp"
#include "server/core/sha256.hpp"

namespace camlann::server {

namespace {

constexpr std::size_t record_bytes = 4096;
constexpr std::size_t tag_bytes = 16;
constexpr std::size_t content_key_bytes = 16;
constexpr std::size_t nonce_bytes = 12;
constexpr char last_record = '\x02';
/// The header: the salt, the record size in four bytes, the length of the key in one.
constexpr std::size_t key_at = push_salt_bytes + 5;
constexpr std::size_t header_bytes = key_at + public_key_bytes;

struct FreeCipher {
  void operator()(EVP_CIPHER_CTX* context) const { EVP_CIPHER_CTX_free(context); }
};
using Cipher = std::unique_ptr<EVP_CIPHER_CTX, FreeCipher>;

unsigned char* bytes_in(std::string& text) {
  return reinterpret_cast<unsigned char*>(text.data());  // the type that OpenSSL takes
}
const unsigned char* bytes_in(std::string_view text) {
  return reinterpret_cast<const unsigned char*>(text.data());
}

/// HKDF of RFC 5869 with SHA-256, for at most 32 bytes.
std::string derive(std::string_view salt, std::string_view secret, std::string_view info,
                   std::size_t size) {
  const auto key = text_of(hmac_sha256(salt, secret));
  return text_of(hmac_sha256(key, std::string(info) + '\x01')).substr(0, size);
}

struct ContentKey {
  std::string key;
  std::string nonce;
};

/// The last two steps of RFC 8291, section 3.4. `shared` is the agreed secret.
ContentKey content_key(std::string_view shared, std::string_view secret, std::string_view browser,
                       std::string_view sender, std::string_view salt) {
  using namespace std::string_literals;
  const auto info = "WebPush: info\0"s + std::string(browser) + std::string(sender);
  const auto input = derive(secret, shared, info, 32);
  return {derive(salt, input, "Content-Encoding: aes128gcm\0"s, content_key_bytes),
          derive(salt, input, "Content-Encoding: nonce\0"s, nonce_bytes)};
}

std::string random_bytes(std::size_t size) {
  std::string bytes(size, '\0');
  if (RAND_bytes(bytes_in(bytes), static_cast<int>(size)) != 1) std::abort();
  return bytes;
}

std::string seal(const ContentKey& with, std::string_view plain) {
  const Cipher cipher(EVP_CIPHER_CTX_new());
  std::string sealed(plain.size() + tag_bytes, '\0');
  int size = 0;
  const bool done =
      cipher != nullptr &&
      EVP_EncryptInit_ex(cipher.get(), EVP_aes_128_gcm(), nullptr,
                         bytes_in(std::string_view(with.key)),
                         bytes_in(std::string_view(with.nonce))) == 1 &&
      EVP_EncryptUpdate(cipher.get(), bytes_in(sealed), &size, bytes_in(plain),
                        static_cast<int>(plain.size())) == 1 &&
      EVP_EncryptFinal_ex(cipher.get(), bytes_in(sealed) + size, &size) == 1 &&
      EVP_CIPHER_CTX_ctrl(cipher.get(), EVP_CTRL_GCM_GET_TAG, static_cast<int>(tag_bytes),
                          bytes_in(sealed) + plain.size()) == 1;
  if (!done) std::abort();
  return sealed;
}

std::optional<std::string> unseal(const ContentKey& with, std::string_view sealed) {
  if (sealed.size() < tag_bytes) return std::nullopt;
  std::string tag(sealed.substr(sealed.size() - tag_bytes));
  sealed.remove_suffix(tag_bytes);
  const Cipher cipher(EVP_CIPHER_CTX_new());
  std::string plain(sealed.size(), '\0');
  int size = 0;
  const bool done = cipher != nullptr &&
                    EVP_DecryptInit_ex(cipher.get(), EVP_aes_128_gcm(), nullptr,
                                       bytes_in(std::string_view(with.key)),
                                       bytes_in(std::string_view(with.nonce))) == 1 &&
                    EVP_DecryptUpdate(cipher.get(), bytes_in(plain), &size, bytes_in(sealed),
                                      static_cast<int>(sealed.size())) == 1 &&
                    EVP_CIPHER_CTX_ctrl(cipher.get(), EVP_CTRL_GCM_SET_TAG,
                                        static_cast<int>(tag_bytes), tag.data()) == 1 &&
                    EVP_DecryptFinal_ex(cipher.get(), bytes_in(plain) + size, &size) == 1;
  if (!done) return std::nullopt;
  return plain;
}

}  // namespace

bool are_keys(const SubscriptionKeys& keys) {
  return keys.secret.size() == push_secret_bytes && is_public_key(keys.public_key);
}

std::optional<std::string> encrypt(std::string_view text, const SubscriptionKeys& keys) {
  return encrypt(text, keys, KeyPair::make(), random_bytes(push_salt_bytes));
}

std::optional<std::string> encrypt(std::string_view text, const SubscriptionKeys& keys,
                                   const KeyPair& sender, std::string_view salt) {
  if (text.size() > longest_push_text || keys.secret.size() != push_secret_bytes) {
    return std::nullopt;
  }
  const auto shared = sender.agree(keys.public_key);
  if (!shared) return std::nullopt;
  const auto open = sender.public_key();
  std::string body(salt);
  for (const unsigned shift : {24U, 16U, 8U, 0U}) {
    body += static_cast<char>(record_bytes >> shift & 255U);
  }
  body += static_cast<char>(open.size());
  body += open;
  const auto with = content_key(*shared, keys.secret, keys.public_key, open, salt);
  return body + seal(with, std::string(text) + last_record);
}

std::optional<std::string> decrypt(std::string_view body, const KeyPair& browser,
                                   std::string_view secret) {
  if (body.size() < header_bytes + tag_bytes || body.size() > record_bytes ||
      static_cast<unsigned char>(body[key_at - 1]) != public_key_bytes) {
    return std::nullopt;
  }
  const auto sender = body.substr(key_at, public_key_bytes);
  const auto shared = browser.agree(sender);
  if (!shared) return std::nullopt;
  const auto with =
      content_key(*shared, secret, browser.public_key(), sender, body.substr(0, push_salt_bytes));
  auto plain = unseal(with, body.substr(header_bytes));
  if (!plain) return std::nullopt;
  // The text is followed by a mark and any number of zeros.
  while (!plain->empty() && plain->back() == '\0') plain->pop_back();
  if (plain->empty() || plain->back() != last_record) return std::nullopt;
  plain->pop_back();
  return plain;
}

}  // namespace camlann::server
