#pragma once
// Ranges of addresses that are banned: "203.0.113.0/24", "2001:db8::/32". Values, thread-safe.

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "base/result.hpp"

namespace camlann::server {

class Range {
 public:
  /// An address alone is a range of one. The server knows of an address of IPv6 only its first 64
  /// bits, so a narrower range is an error, as is a range of everything.
  [[nodiscard]] static Result<Range> read(std::string_view text);

  /// Whether it has the client of a request, as Request::address says it.
  [[nodiscard]] bool has(std::string_view client) const;
  /// Without bits behind its length: "203.0.113.0/24".
  [[nodiscard]] const std::string& text() const { return text_; }

 private:
  using Bytes = std::array<std::uint8_t, 8>;

  bool v6_ = false;
  Bytes bytes_{};  // of IPv4 the first four
  std::size_t bits_ = 0;
  std::string text_;
};

}  // namespace camlann::server
