#pragma once
// The error for a command that is not possible in the current state. Only for the rules of play.

#include <string>
#include <utility>

#include "base/result.hpp"

namespace camlann::play {

[[nodiscard]] inline Failure conflict(std::string what, std::string where = {},
                                      std::string expected = {}) {
  return failure(ErrorCode::conflict, std::move(what), std::move(where), std::move(expected));
}

}  // namespace camlann::play
