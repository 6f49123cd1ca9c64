#pragma once
// What the readers of written moves have in common; each family adds its own grammar
// (games/<family>/typed_move.cpp).

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "rules/outcome.hpp"

namespace camlann {

/// Goes through a written move from left to right. `text` must outlive it.
class MoveScanner {
 public:
  /// Spaces around the move are left out.
  MoveScanner(std::string_view text, Reading reading);

  /// Leaves out any of these signs at the end.
  void drop_tail(std::string_view signs);

  [[nodiscard]] bool done() const { return at_ == text_.size(); }
  [[nodiscard]] bool hasty() const { return hasty_; }
  /// '\0' at the end.
  [[nodiscard]] char next() const { return done() ? '\0' : text_[at_]; }
  void skip() { ++at_; }
  /// Only a hasty text has spaces between its squares.
  void skip_spaces() {
    if (hasty_) at_ = std::min(text_.find_first_not_of(' ', at_), text_.size());
  }
  /// The text and the place in it, for the readers of squares, which move it on.
  [[nodiscard]] std::string_view text() const { return text_; }
  [[nodiscard]] std::size_t& at() { return at_; }

  /// A fault of the text at this place.
  [[nodiscard]] Error fault(std::string what, std::string expected) const;

 private:
  std::string_view text_;
  bool hasty_;
  std::size_t at_ = 0;
};

/// The first of these moves in the order of the alphabet, "D6-D7, D6-F8 and others".
[[nodiscard]] std::string first_moves(std::vector<std::string> moves);

/// That several moves fit what was written; `from` is the square on which they begin.
[[nodiscard]] Error ambiguous(std::string from, std::vector<std::string> moves);

}  // namespace camlann
