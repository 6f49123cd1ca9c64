#pragma once
// The error of what cannot be done as things stand. Only for the rules of play.

#include <string>
#include <utility>

#include "base/result.hpp"

namespace camlann::play {

[[nodiscard]] inline Failure conflict(std::string what, std::string where = {},
                                      std::string expected = {}) {
  return failure(ErrorCode::conflict, std::move(what), std::move(where), std::move(expected));
}

}  // namespace camlann::play
