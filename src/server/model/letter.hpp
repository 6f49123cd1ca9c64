#pragma once
// Letters with a link that works once: it confirms an address or sets a new password. Values.

#include <cstddef>
#include <cstdint>
#include <string>

#include "base/words.hpp"
#include "server/core/clock.hpp"

namespace camlann::server {

enum class LetterPurpose : std::uint8_t { prove, recover };

/// A letter in the queue.
struct Letter {
  std::int64_t id = 0;
  LetterPurpose purpose = LetterPurpose::prove;
  std::string player;  // empty if the request has only an address
  std::string mail;
  int tries = 0;
};

/// The meaning of a link.
struct MailCodeRow {
  std::string code;  // hashed
  LetterPurpose purpose = LetterPurpose::prove;
  std::string player;
  std::string mail;  // to be confirmed; hashed for other links, which only compare it
  Millis made = 0;
  Millis until = 0;
};

inline constexpr std::size_t mail_code_length = 32;  // 160 bits

/// Returns the stored form of a link's code.
[[nodiscard]] std::string stored_code(std::string_view code);

/// Returns the stored form of an address that is only compared. Ignores case.
[[nodiscard]] std::string stored_address(std::string_view mail);

}  // namespace camlann::server

namespace camlann {

template <>
struct Words<server::LetterPurpose> {
  using enum server::LetterPurpose;
  static constexpr Word<server::LetterPurpose> table[] = {{prove, "prove"}, {recover, "recover"}};
};

}  // namespace camlann
