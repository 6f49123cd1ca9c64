#pragma once
// Lines that ask about positions, and the answer of `camlann moves --batch`. Thread-safe.

#include <cstddef>
#include <string>
#include <string_view>

#include "base/result.hpp"
#include "game/catalog.hpp"
#include "wire/messages/analysis.hpp"

namespace camlann::cli {

/// {"variant","rules","fen"}, each a string, null or left out; `number` is the line's, for errors.
[[nodiscard]] Result<message::PositionRequest> read_request(std::string_view line,
                                                            std::size_t number);

/// {"outcomes":[...],"result":...} to a request.
[[nodiscard]] Result<std::string> answer_batch_line(std::string_view line, std::size_t number,
                                                    const Catalog& known);

}  // namespace camlann::cli
