#pragma once
// The common parts of all games' FENs: ranks of letters and counts of empty squares, a side,
// numbers. Reads from left to right; each step returns nothing on success, so that all errors are
// passed up in one way, with their column as "1:17". Called by the FEN readers of the families.

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "base/square.hpp"
#include "rules/outcome.hpp"
#include "rules/verdict.hpp"

namespace camlann {

/// The largest move number that is written or read.
inline constexpr int last_move_number = 1'000'000;

/// The existing squares of each rank, from the top rank to rank 1, from left to right.
using RankSquares = std::vector<std::vector<Square>>;

class FenScanner {
 public:
  explicit FenScanner(std::string_view text) : text_(text) {}

  [[nodiscard]] bool done() const { return at_ == text_.size(); }
  [[nodiscard]] bool next_is(char c) const { return !done() && text_[at_] == c; }
  [[nodiscard]] std::size_t at() const { return at_; }
  void skip() { ++at_; }

  [[nodiscard]] Error fault(ErrorCode code, std::string what, std::string expected) const {
    return fault_at(at_, code, std::move(what), std::move(expected));
  }
  [[nodiscard]] Error fault_at(std::size_t at, ErrorCode code, std::string what,
                               std::string expected) const;

  /// Called for each letter with its square; returns an error to reject it.
  using Put = std::function<std::optional<Error>(char letter, Square square)>;
  std::optional<Error> read_ranks(const RankSquares& ranks, const Put& put);

  /// Reads one space; `before` names the expected next part.
  std::optional<Error> read_space(std::string_view before);
  /// Reads a space, then one of the letters of the seats, which are in turn order.
  std::optional<Error> read_side(Seat& seat, std::string_view letters);
  /// Reads a number from `least` to `most`.
  Result<int> read_number(std::string_view name, int least, int most);
  /// Skips all digits; returns nothing if there are none or their value is above `most`.
  std::optional<int> scan_number(int most);
  /// Returns an error unless the text is at its end.
  [[nodiscard]] std::optional<Error> read_end() const;

 private:
  std::optional<Error> read_rank(int rank, const std::vector<Square>& squares, const Put& put);

  std::string_view text_;
  std::size_t at_ = 0;
};

/// Quotes a character for error messages.
[[nodiscard]] std::string quoted(char c);

/// Returns the ranks as text: letters, and each run of empty squares as one number.
[[nodiscard]] std::string ranks_text(const RankSquares& ranks, const std::vector<PieceOn>& pieces);

}  // namespace camlann
