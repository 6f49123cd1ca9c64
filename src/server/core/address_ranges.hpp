#pragma once
// Ranges of addresses: those that are banned, "203.0.113.0/24", "2001:db8::/32", and those that
// share limits. Values, thread-safe.

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>

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

/// The networks of a client that share limits with it, from the narrowest to the widest.
class Networks {
 public:
  static constexpr std::size_t most = 3;

  Networks(std::initializer_list<std::string_view> networks) : size_(networks.size()) {
    std::copy(networks.begin(), networks.end(), networks_.begin());
  }
  [[nodiscard]] std::size_t size() const { return size_; }
  [[nodiscard]] std::string_view operator[](std::size_t width) const { return networks_[width]; }

 private:
  std::array<std::string_view, most> networks_;
  std::size_t size_;
};

/// Returns the networks of a client, written like Request::address: of an IPv6 address its /64, /56
/// and /48, because providers give their customers one of them; else the text alone. Views of
/// `client`; needs no memory.
[[nodiscard]] Networks networks_of(std::string_view client);

}  // namespace camlann::server
