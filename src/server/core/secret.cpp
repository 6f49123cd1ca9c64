#include "server/core/secret.hpp"

#include <sys/random.h>

#include <algorithm>
#include <cerrno>
#include <cstdint>
#include <cstdlib>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace camlann::server {

namespace {

constexpr std::string_view alphabet = "0123456789abcdefghjkmnpqrstvwxyz";

}  // namespace

std::string random_name(std::size_t length) {
  std::vector<std::uint8_t> bytes(length);
  std::size_t filled = 0;
  while (filled < length) {
    const auto got = getrandom(bytes.data() + filled, length - filled, 0);
    if (got < 0 && errno != EINTR) std::abort();  // without a secure source, no names
    if (got > 0) filled += static_cast<std::size_t>(got);
  }
  std::string name;
  name.reserve(length);
  for (const auto byte : bytes) name += alphabet[byte & 31U];
  return name;
}

std::string name_of(std::span<const std::uint8_t> bytes, std::size_t length) {
  std::string name;
  unsigned bits = 0;
  int count = 0;  // of unused bits
  for (auto byte = bytes.begin(); name.size() < length;) {
    if (count < 5) {
      bits = bits << 8 | *byte++;
      count += 8;
    }
    count -= 5;
    name += alphabet[bits >> count & 31U];
  }
  return name;
}

bool is_name(std::string_view text, std::size_t length) {
  return text.size() == length && std::all_of(text.begin(), text.end(), [](char c) {
           return alphabet.find(c) != std::string_view::npos;
         });
}

}  // namespace camlann::server
