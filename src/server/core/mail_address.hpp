#pragma once
// E-mail addresses as people give them, and texts in the heads of letters. Pure; thread-safe.

#include <string>
#include <string_view>

namespace camlann::server {

/// A name, an @ and a domain with a dot, in ASCII; nothing quoted, nothing that ends a line.
[[nodiscard]] bool is_mail_address(std::string_view text);
/// The address in "Camlann <club@example.org>" or "club@example.org"; empty if there is none.
[[nodiscard]] std::string address_in(std::string_view sender);
/// One line of a head in ASCII, encoded where it is more (RFC 2047).
[[nodiscard]] std::string head_text(std::string_view text);

}  // namespace camlann::server
