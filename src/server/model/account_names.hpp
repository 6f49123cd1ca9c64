#pragma once
// Checks the names of accounts and guests, and compares names. Pure functions, thread-safe.

#include <string>
#include <string_view>

#include "base/result.hpp"

namespace camlann::server {

/// Accepts 3 to 20 ASCII letters, digits, "-" and "_", a letter first. Rejects words that would
/// impersonate the host or a computer, and look-alikes of them.
[[nodiscard]] Result<void> check_account_name(std::string_view name);

/// Accepts any visible letters, but no word that would impersonate the host or a computer. Empty is
/// allowed.
[[nodiscard]] Result<void> check_guest_name(std::string_view name);

/// Returns the same text for names that count as one: ignores case and surrounding spaces.
[[nodiscard]] std::string folded_name(std::string_view name);

/// Returns the error for a name that is, or looks like, the taken name `by`.
[[nodiscard]] Failure name_taken(std::string_view name, std::string_view by,
                                 std::string expected = "another name");

}  // namespace camlann::server
