#pragma once
// Variable-length numbers: seven bits per byte, the lowest first, the highest bit set in all but
// the last byte. Also a stable hash of texts. Thread-safe.

#include <cstdint>
#include <string>
#include <string_view>

namespace camlann::archive {

inline void append_number(std::string& bytes, std::uint32_t number) {
  while (number >= 0x80) {
    bytes += static_cast<char>((number & 0x7F) | 0x80);
    number >>= 7;
  }
  bytes += static_cast<char>(number);
}

/// Returns false if `bytes` does not begin with a complete number.
[[nodiscard]] inline bool take_number(std::string_view& bytes, std::uint32_t& number) {
  number = 0;
  for (unsigned shift = 0; shift < 32 && !bytes.empty(); shift += 7) {
    const auto byte = static_cast<unsigned char>(bytes.front());
    bytes.remove_prefix(1);
    number |= std::uint32_t{byte & 0x7FU} << shift;
    if (byte < 0x80) return true;
  }
  return false;
}

/// Returns the FNV-1a hash, 64 bits.
[[nodiscard]] constexpr std::uint64_t hash_of(std::string_view text) {
  std::uint64_t hash = 0xCBF29CE484222325ULL;
  for (const char c : text) {
    hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001B3ULL;
  }
  return hash;
}

}  // namespace camlann::archive
