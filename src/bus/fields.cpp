#include "bus/fields.hpp"

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace camlann::bus {

namespace {

constexpr std::size_t length_bytes = 4;
constexpr unsigned byte_bits = 8;

}  // namespace

void add_field(std::string& bytes, std::string_view field) {
  auto length = static_cast<std::uint32_t>(field.size());
  for (std::size_t i = 0; i < length_bytes; ++i) {
    bytes += static_cast<char>(length & 0xFFU);
    length >>= byte_bits;
  }
  bytes += field;
}

std::string pack(std::initializer_list<std::string_view> fields) {
  std::size_t size = 0;
  for (const auto field : fields) size += length_bytes + field.size();
  std::string bytes;
  bytes.reserve(size);
  for (const auto field : fields) add_field(bytes, field);
  return bytes;
}

std::optional<std::vector<std::string_view>> unpack(std::string_view bytes) {
  std::vector<std::string_view> fields;
  while (!bytes.empty()) {
    if (bytes.size() < length_bytes) return std::nullopt;
    std::size_t length = 0;
    for (std::size_t i = length_bytes; i-- > 0;) {
      length = (length << byte_bits) | static_cast<unsigned char>(bytes[i]);
    }
    bytes.remove_prefix(length_bytes);
    if (bytes.size() < length) return std::nullopt;
    fields.push_back(bytes.substr(0, length));
    bytes.remove_prefix(length);
  }
  return fields;
}

}  // namespace camlann::bus
