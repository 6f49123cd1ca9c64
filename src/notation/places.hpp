#pragma once
// Lines and columns in a text. Not thread-safe.

#include <cstddef>
#include <string_view>

#include "base/result.hpp"

namespace camlann {

/// Finds the line and column, in characters, of offsets that mostly grow. The text, UTF-8, must
/// outlive it.
class Places {
 public:
  explicit Places(std::string_view text) : text_(text) {}

  [[nodiscard]] Spot of(std::size_t offset);
  /// Like of(); smaller offsets are searched for from here on.
  Spot keep(std::size_t offset);

 private:
  struct Mark {
    std::size_t offset = 0;
    Spot spot{1, 1};
  };

  std::string_view text_;
  Mark kept_;
  Mark last_;
};

}  // namespace camlann
