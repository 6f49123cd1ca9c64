#pragma once
// The common parts of the readers of written moves; each family adds its own grammar
// (games/<family>/typed_move.cpp).

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "rules/outcome.hpp"

namespace camlann {

/// Scans a written move from left to right. `text` must outlive it.
class MoveScanner {
 public:
  /// Ignores spaces around the move.
  MoveScanner(std::string_view text, Reading reading);

  /// Drops any of these signs at the end.
  void drop_tail(std::string_view signs);

  [[nodiscard]] bool done() const { return at_ == text_.size(); }
  [[nodiscard]] bool hasty() const { return hasty_; }
  /// Returns '\0' at the end.
  [[nodiscard]] char next() const { return done() ? '\0' : text_[at_]; }
  void skip() { ++at_; }
  /// Only a hasty text has spaces between its squares.
  void skip_spaces() {
    if (hasty_) at_ = std::min(text_.find_first_not_of(' ', at_), text_.size());
  }
  /// The text and the position in it, which readers of squares advance.
  [[nodiscard]] std::string_view text() const { return text_; }
  [[nodiscard]] std::size_t& at() { return at_; }

  /// Makes a syntax error at this position.
  [[nodiscard]] Error fault(std::string what, std::string expected) const;

 private:
  std::string_view text_;
  bool hasty_;
  std::size_t at_ = 0;
};

/// Returns the first of these moves in alphabetical order: "D6-D7, D6-F8 and others".
[[nodiscard]] std::string first_moves(std::vector<std::string> moves);

/// Returns the error for a text that matches several moves, which start on `from`.
[[nodiscard]] Error ambiguous(std::string from, std::vector<std::string> moves);

}  // namespace camlann
