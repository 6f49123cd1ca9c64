#pragma once
// A line of `camlann moves --batch` and its answer. Thread-safe.

#include <cstddef>
#include <string>
#include <string_view>

#include "base/result.hpp"

namespace camlann::cli {

/// {"outcomes":[...],"result":...} to {"variant","rules","fen"}; `number` is the line's, for
/// errors.
[[nodiscard]] Result<std::string> answer_batch_line(std::string_view line, std::size_t number);

}  // namespace camlann::cli
