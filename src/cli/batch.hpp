#pragma once
// Requests and answers of `camlann moves --batch`, one per line. Thread-safe.

#include <cstddef>
#include <string>
#include <string_view>

#include "base/result.hpp"
#include "game/catalog.hpp"
#include "wire/messages/analysis.hpp"

namespace camlann::cli {

/// Reads {"variant","rules","fen"}, each a string, null or missing. Another key is an error,
/// because it may be mistyped. `number` is the line number for errors.
[[nodiscard]] Result<message::PositionRequest> read_request(std::string_view line,
                                                            std::size_t number);

/// Returns {"outcomes":[...],"result":...} for a request.
[[nodiscard]] Result<std::string> answer_batch_line(std::string_view line, std::size_t number,
                                                    const Catalog& known);

}  // namespace camlann::cli
