#include "server/core/p256.hpp"

#include <openssl/bn.h>
#include <openssl/core_names.h>
#include <openssl/ec.h>
#include <openssl/ecdsa.h>
#include <openssl/evp.h>
#include <openssl/obj_mac.h>
#include <openssl/param_build.h>
#include <openssl/params.h>
#include <openssl/types.h>

#include <array>
#include <cstddef>
#include <cstdlib>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace camlann::server {

namespace {

template <auto free>
struct FreeBy {
  template <class T>
  void operator()(T* handle) const {
    free(handle);
  }
};
using Number = std::unique_ptr<BIGNUM, FreeBy<BN_free>>;
using SecretNumber = std::unique_ptr<BIGNUM, FreeBy<BN_clear_free>>;
using Group = std::unique_ptr<EC_GROUP, FreeBy<EC_GROUP_free>>;
using Point = std::unique_ptr<EC_POINT, FreeBy<EC_POINT_free>>;
using Pkey = std::unique_ptr<EVP_PKEY, FreeBy<EVP_PKEY_free>>;
using Context = std::unique_ptr<EVP_PKEY_CTX, FreeBy<EVP_PKEY_CTX_free>>;
using Builder = std::unique_ptr<OSSL_PARAM_BLD, FreeBy<OSSL_PARAM_BLD_free>>;
using Params = std::unique_ptr<OSSL_PARAM, FreeBy<OSSL_PARAM_free>>;
using Digesting = std::unique_ptr<EVP_MD_CTX, FreeBy<EVP_MD_CTX_free>>;
using Signature = std::unique_ptr<ECDSA_SIG, FreeBy<ECDSA_SIG_free>>;

const unsigned char* data_of(std::string_view text) {
  return reinterpret_cast<const unsigned char*>(text.data());  // the type that OpenSSL takes
}

unsigned char* data_of(std::string& text) {
  return reinterpret_cast<unsigned char*>(text.data());
}

/// Stops the program if OpenSSL has failed: only memory can be lacking.
void need(bool done) {
  if (!done) std::abort();
}

/// Returns a key of the curve with these parts; nothing if they do not match.
Pkey key_of(const BIGNUM* secret, std::string_view public_key) {
  const Builder builder(OSSL_PARAM_BLD_new());
  need(builder != nullptr);
  bool built = OSSL_PARAM_BLD_push_utf8_string(builder.get(), OSSL_PKEY_PARAM_GROUP_NAME,
                                               SN_X9_62_prime256v1, 0) == 1 &&
               OSSL_PARAM_BLD_push_octet_string(builder.get(), OSSL_PKEY_PARAM_PUB_KEY,
                                                public_key.data(), public_key.size()) == 1;
  if (secret != nullptr) {
    built = built && OSSL_PARAM_BLD_push_BN(builder.get(), OSSL_PKEY_PARAM_PRIV_KEY, secret) == 1;
  }
  need(built);
  const Params params(OSSL_PARAM_BLD_to_param(builder.get()));
  const Context context(EVP_PKEY_CTX_new_from_name(nullptr, "EC", nullptr));
  need(params != nullptr && context != nullptr);
  EVP_PKEY* key = nullptr;
  const int selection = secret != nullptr ? EVP_PKEY_KEYPAIR : EVP_PKEY_PUBLIC_KEY;
  if (EVP_PKEY_fromdata_init(context.get()) != 1 ||
      EVP_PKEY_fromdata(context.get(), &key, selection, params.get()) != 1) {
    return nullptr;
  }
  return Pkey(key);
}

Pkey public_only(std::string_view bytes) {
  // Web Push uses only the uncompressed form.
  if (bytes.size() != public_key_bytes || bytes.front() != '\x04') return nullptr;
  auto key = key_of(nullptr, bytes);
  if (!key) return nullptr;
  const Context context(EVP_PKEY_CTX_new_from_pkey(nullptr, key.get(), nullptr));
  if (!context || EVP_PKEY_public_check(context.get()) != 1) return nullptr;
  return key;
}

/// Returns the public key of a private number.
std::optional<std::string> public_of(const BIGNUM* secret) {
  const Group group(EC_GROUP_new_by_curve_name(NID_X9_62_prime256v1));
  need(group != nullptr);
  if (BN_is_zero(secret) || BN_cmp(secret, EC_GROUP_get0_order(group.get())) >= 0) {
    return std::nullopt;
  }
  const Point point(EC_POINT_new(group.get()));
  need(point != nullptr &&
       EC_POINT_mul(group.get(), point.get(), secret, nullptr, nullptr, nullptr) == 1);
  std::string bytes(public_key_bytes, '\0');
  need(EC_POINT_point2oct(group.get(), point.get(), POINT_CONVERSION_UNCOMPRESSED, data_of(bytes),
                          bytes.size(), nullptr) == bytes.size());
  return bytes;
}

}  // namespace

void KeyPair::Free::operator()(evp_pkey_st* key) const {
  EVP_PKEY_free(key);
}

KeyPair KeyPair::make() {
  EVP_PKEY* key = EVP_EC_gen("P-256");
  need(key != nullptr);
  return KeyPair(key);
}

std::optional<KeyPair> KeyPair::from_private(std::string_view bytes) {
  if (bytes.size() != private_key_bytes) return std::nullopt;
  const SecretNumber secret(BN_bin2bn(data_of(bytes), static_cast<int>(bytes.size()), nullptr));
  need(secret != nullptr);
  const auto open = public_of(secret.get());
  if (!open) return std::nullopt;
  auto key = key_of(secret.get(), *open);
  if (!key) return std::nullopt;
  return KeyPair(key.release());
}

std::string KeyPair::private_key() const {
  BIGNUM* number = nullptr;
  need(EVP_PKEY_get_bn_param(key_.get(), OSSL_PKEY_PARAM_PRIV_KEY, &number) == 1);
  const SecretNumber secret(number);
  std::string bytes(private_key_bytes, '\0');
  need(BN_bn2binpad(secret.get(), data_of(bytes), static_cast<int>(bytes.size())) > 0);
  return bytes;
}

std::string KeyPair::public_key() const {
  BIGNUM* number = nullptr;
  need(EVP_PKEY_get_bn_param(key_.get(), OSSL_PKEY_PARAM_PRIV_KEY, &number) == 1);
  const SecretNumber secret(number);
  const auto open = public_of(secret.get());
  if (!open) std::abort();
  return *open;
}

std::optional<std::string> KeyPair::agree(std::string_view other_public) const {
  const auto other = public_only(other_public);
  if (!other) return std::nullopt;
  const Context context(EVP_PKEY_CTX_new_from_pkey(nullptr, key_.get(), nullptr));
  need(context != nullptr && EVP_PKEY_derive_init(context.get()) == 1);
  if (EVP_PKEY_derive_set_peer(context.get(), other.get()) != 1) return std::nullopt;
  std::string secret(32, '\0');
  std::size_t size = secret.size();
  if (EVP_PKEY_derive(context.get(), data_of(secret), &size) != 1 || size != secret.size()) {
    return std::nullopt;
  }
  return secret;
}

std::string KeyPair::sign(std::string_view bytes) const {
  const Digesting digesting(EVP_MD_CTX_new());
  need(digesting != nullptr &&
       EVP_DigestSignInit(digesting.get(), nullptr, EVP_sha256(), nullptr, key_.get()) == 1);
  std::array<unsigned char, 80> der{};
  std::size_t size = der.size();
  need(EVP_DigestSign(digesting.get(), der.data(), &size, data_of(bytes), bytes.size()) == 1);
  const unsigned char* at = der.data();
  const Signature parts(d2i_ECDSA_SIG(nullptr, &at, static_cast<long>(size)));
  need(parts != nullptr);
  std::string signature(signature_bytes, '\0');
  constexpr int half = signature_bytes / 2;
  need(BN_bn2binpad(ECDSA_SIG_get0_r(parts.get()), data_of(signature), half) > 0 &&
       BN_bn2binpad(ECDSA_SIG_get0_s(parts.get()), data_of(signature) + half, half) > 0);
  return signature;
}

bool is_public_key(std::string_view bytes) {
  return public_only(bytes) != nullptr;
}

bool is_signed(std::string_view bytes, std::string_view signature, std::string_view public_key) {
  const auto key = public_only(public_key);
  if (!key || signature.size() != signature_bytes) return false;
  constexpr int half = signature_bytes / 2;
  const Signature parts(ECDSA_SIG_new());
  Number r(BN_bin2bn(data_of(signature), half, nullptr));
  Number s(BN_bin2bn(data_of(signature) + half, half, nullptr));
  need(parts != nullptr && r != nullptr && s != nullptr &&
       ECDSA_SIG_set0(parts.get(), r.release(), s.release()) == 1);
  std::array<unsigned char, 80> der{};
  unsigned char* at = der.data();
  const int size = i2d_ECDSA_SIG(parts.get(), &at);
  const Digesting digesting(EVP_MD_CTX_new());
  return size > 0 && digesting != nullptr &&
         EVP_DigestVerifyInit(digesting.get(), nullptr, EVP_sha256(), nullptr, key.get()) == 1 &&
         EVP_DigestVerify(digesting.get(), der.data(), static_cast<std::size_t>(size),
                          data_of(bytes), bytes.size()) == 1;
}

}  // namespace camlann::server
