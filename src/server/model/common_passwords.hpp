#pragma once
// Recognizes passwords that many people choose, which attackers try first. Pure, thread-safe.

#include <string>
#include <string_view>

#include "base/result.hpp"

namespace camlann::server {

/// Returns an error if a new password of the account with this name is too easy to guess. `where`
/// is the field that has it.
[[nodiscard]] Result<void> check_new_password(std::string_view password, std::string_view name,
                                              std::string where);

/// True if the password consists of one common word, the words of this site and the account's name
/// included, and of predictable parts: years, runs on a keyboard or in the alphabet, repetitions,
/// or up to three other digits and signs. Ignores case, spaces, hyphens and usual replacements of
/// letters, such as 0 for o.
[[nodiscard]] bool is_common_password(std::string_view password, std::string_view name);

}  // namespace camlann::server
