#include "base/result.hpp"

#include <string>
#include <string_view>
#include <utility>

namespace camlann::inline v1 {

std::string to_text(Spot spot) {
  return std::to_string(spot.line) + ':' + std::to_string(spot.column);
}

Error error_at(Spot at, Subject about, ErrorCode code, std::string what, std::string expected) {
  return {code, std::move(what), to_text(at), std::move(expected), about, at};
}

std::string to_text(const Error& error) {
  // Sentences about a square begin with it.
  const std::string_view what = error.what;
  const std::string_view square = what.substr(0, what.find(": "));
  const bool twice = square.size() < what.size() &&
                     (error.where == square || error.where.ends_with(' ' + std::string(square)));
  std::string text = error.where;
  if (!text.empty() && !twice) text += ": ";
  text += twice ? what.substr(square.size()) : what;
  if (!error.expected.empty()) text += " (expected " + error.expected + ")";
  return text;
}

}  // namespace camlann::inline v1
