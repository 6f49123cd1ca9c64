#include "base/result.hpp"

#include <string>

namespace camlann {

std::string to_text(const Error& error) {
  std::string text;
  if (!error.where.empty()) text += error.where + ": ";
  text += error.what;
  if (!error.expected.empty()) text += " (expected " + error.expected + ")";
  return text;
}

}  // namespace camlann
