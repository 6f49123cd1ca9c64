#pragma once
// Compares names by their looks, as UTS 39 (Unicode Security Mechanisms) defines it, with the data
// of ICU: l, I and 1, 0 and O, rn and m, letters of other alphabets. Ignores case, too, because
// readers do. Accents make a difference. Pure functions, thread-safe.

#include <string>
#include <string_view>
#include <vector>

namespace camlann::server {

/// Returns the looks of a name as written, in lower case and in upper case, without duplicates. A
/// name in ASCII has one.
[[nodiscard]] std::vector<std::string> looks_of(std::string_view name);

/// True if the names have a look in common. Equal names do.
[[nodiscard]] bool look_alike(std::string_view a, std::string_view b);

}  // namespace camlann::server
