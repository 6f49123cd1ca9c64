#pragma once
// Reads lists of names for a tournament: lines, tables (CSV), and reports of FIDE's TRF16. Pure.

#include <cstddef>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "server/model/entry.hpp"
#include "wire/messages/tournament.hpp"

namespace camlann::server {

/// A line that cannot be entered, from 1.
struct LineFault {
  int line = 0;
  Error error;
};

/// Returns the error for these lines, of which there is at least one; it names the first ones.
[[nodiscard]] Failure lines_refused(const std::vector<LineFault>& faults,
                                    std::string_view outcome = "Nobody was entered.");

/// Reads names and ratings, at most this many; other data in the list is ignored. An error if one
/// of the lines is wrong.
[[nodiscard]] Result<std::vector<ListedName>> read_name_list(std::string_view text,
                                                             message::NameListForm form,
                                                             std::size_t most);

}  // namespace camlann::server
