#pragma once
// Which names accounts and guests may have, and when two names are the same. Pure functions,
// thread-safe.

#include <string>
#include <string_view>

#include "base/result.hpp"

namespace camlann::server {

/// 3 to 20 letters of ASCII, digits, "-" and "_", a letter first, and no word by which one could
/// pass for the host or a computer, nor what looks like it.
[[nodiscard]] Result<void> check_account_name(std::string_view name);

/// What a guest calls himself: any letters that can be seen, but no word by which he could pass for
/// the host or a computer. Empty is allowed.
[[nodiscard]] Result<void> check_guest_name(std::string_view name);

/// The same for names that count as one: capital and small letters are, and blanks around a name do
/// not matter.
[[nodiscard]] std::string folded_name(std::string_view name);

}  // namespace camlann::server
