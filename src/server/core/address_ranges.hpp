#pragma once
// Ranges of addresses: those that are banned, "203.0.113.0/24", "2001:db8::/32", and those that
// share limits. Values, thread-safe.

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"

namespace camlann::server {

class Range {
 public:
  /// Reads a range, or a single address as a range of one. The server knows only the first 64 bits
  /// of an IPv6 address, so a narrower range is an error; so is the range of all addresses.
  [[nodiscard]] static Result<Range> read(std::string_view text);

  /// True if the range contains this client, written like Request::address.
  [[nodiscard]] bool has(std::string_view client) const;
  /// Returns the range with the bits after its prefix set to zero: "203.0.113.0/24".
  [[nodiscard]] const std::string& text() const { return text_; }

 private:
  using Bytes = std::array<std::uint8_t, 8>;

  bool v6_ = false;
  Bytes bytes_{};  // IPv4 uses the first four
  std::size_t bits_ = 0;
  std::string text_;
};

/// Returns the networks of a client, written like Request::address, that share limits with it: of
/// an IPv6 address its /64, /56 and /48, because providers give their customers one of them; else
/// the text alone. Views of `client`.
[[nodiscard]] std::vector<std::string_view> networks_of(std::string_view client);

}  // namespace camlann::server
