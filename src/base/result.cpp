#include "base/result.hpp"

#include <string>
#include <utility>

namespace camlann::inline v0_2 {

std::string to_text(Spot spot) {
  return std::to_string(spot.line) + ':' + std::to_string(spot.column);
}

Error error_at(Spot at, Subject about, ErrorCode code, std::string what, std::string expected) {
  return {code, std::move(what), to_text(at), std::move(expected), about, at};
}

std::string to_text(const Error& error) {
  std::string text;
  if (!error.where.empty()) text += error.where + ": ";
  text += error.what;
  if (!error.expected.empty()) text += " (expected " + error.expected + ")";
  return text;
}

}  // namespace camlann::inline v0_2
