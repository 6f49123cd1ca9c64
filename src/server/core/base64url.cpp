#include "server/core/base64url.hpp"

#include <sodium.h>

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace camlann::server {

namespace {

constexpr int form = sodium_base64_VARIANT_URLSAFE_NO_PADDING;

}  // namespace

std::string to_base64url(std::string_view bytes) {
  std::string text(sodium_base64_encoded_len(bytes.size(), form), '\0');
  sodium_bin2base64(text.data(), text.size(), reinterpret_cast<const unsigned char*>(bytes.data()),
                    bytes.size(), form);
  text.pop_back();  // the terminating zero
  return text;
}

std::optional<std::string> from_base64url(std::string_view text) {
  while (!text.empty() && text.back() == '=') text.remove_suffix(1);
  std::string bytes(text.size(), '\0');
  std::size_t size = 0;
  if (sodium_base642bin(reinterpret_cast<unsigned char*>(bytes.data()), bytes.size(), text.data(),
                        text.size(), nullptr, &size, nullptr, form) != 0) {
    return std::nullopt;
  }
  bytes.resize(size);
  return bytes;
}

}  // namespace camlann::server
