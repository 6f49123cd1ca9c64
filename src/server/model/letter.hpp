#pragma once
// Letters with a link that does something once: confirms an address, or sets a new password.
// Values.

#include <cstddef>
#include <cstdint>
#include <string>

#include "base/words.hpp"
#include "server/core/clock.hpp"

namespace camlann::server {

enum class LetterPurpose : std::uint8_t { prove, recover };

/// That waits to be sent.
struct Letter {
  std::int64_t id = 0;
  LetterPurpose purpose = LetterPurpose::prove;
  std::string player;  // empty where whoever asks has named nothing but the address
  std::string mail;
  int tries = 0;
};

/// What a link stands for.
struct MailCodeRow {
  std::string code;  // hashed
  LetterPurpose purpose = LetterPurpose::prove;
  std::string player;
  std::string mail;  // to be confirmed; of any other link hashed, as it is only compared
  Millis made = 0;
  Millis until = 0;
};

inline constexpr std::size_t mail_code_length = 32;  // 160 bits

/// A code of a link, as it is stored.
[[nodiscard]] std::string stored_code(std::string_view code);

/// An address, as it is stored where it is only compared. The same for capital and small letters.
[[nodiscard]] std::string stored_address(std::string_view mail);

}  // namespace camlann::server

namespace camlann {

template <>
struct Words<server::LetterPurpose> {
  using enum server::LetterPurpose;
  static constexpr Word<server::LetterPurpose> table[] = {{prove, "prove"}, {recover, "recover"}};
};

}  // namespace camlann
