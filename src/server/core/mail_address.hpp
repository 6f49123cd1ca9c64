#pragma once
// E-mail addresses as people write them, and texts in mail headers. Pure; thread-safe.

#include <string>
#include <string_view>

namespace camlann::server {

/// True for a name, an @ and a domain with a dot, in ASCII, without quotes and line ends.
[[nodiscard]] bool is_mail_address(std::string_view text);
/// Returns the address in "Camlann <club@example.org>" or "club@example.org"; empty if it has none.
[[nodiscard]] std::string address_in(std::string_view sender);
/// Returns an address for its mailbox: in small letters, without dots and `+...` before the @. Many
/// mail servers ignore these, so one mailbox has any number of addresses.
[[nodiscard]] std::string mailbox_of(std::string_view address);
/// Returns the domain of an address in small letters.
[[nodiscard]] std::string domain_of(std::string_view address);
/// Returns a header's text in ASCII, encoded if needed (RFC 2047).
[[nodiscard]] std::string head_text(std::string_view text);

}  // namespace camlann::server
