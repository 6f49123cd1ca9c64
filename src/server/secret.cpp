#include "server/secret.hpp"

#include <sys/random.h>

#include <algorithm>
#include <cerrno>
#include <cstdint>
#include <cstdlib>
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
    if (got < 0 && errno != EINTR) std::abort();  // no secure source: nothing may be handed out
    if (got > 0) filled += static_cast<std::size_t>(got);
  }
  std::string name;
  name.reserve(length);
  for (const auto byte : bytes) name += alphabet[byte & 31U];
  return name;
}

bool is_name(std::string_view text, std::size_t length) {
  return text.size() == length && std::all_of(text.begin(), text.end(), [](char c) {
           return alphabet.find(c) != std::string_view::npos;
         });
}

}  // namespace camlann::server
