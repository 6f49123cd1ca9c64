#pragma once
// What the FENs of all games have in common: ranks of letters and counts of empty squares, a side,
// numbers. Reads from left to right; every step answers nothing when all went well, so that errors
// are handed up in one way, with their column as "1:17". Called by the FEN readers of the families.

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

/// The counter of moves stops here, written and read.
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

  /// Called for each letter with its square; it returns an error to refuse it.
  using Put = std::function<std::optional<Error>(char letter, Square square)>;
  std::optional<Error> read_ranks(const RankSquares& ranks, const Put& put);

  /// One space; `before` names what should follow it.
  std::optional<Error> read_space(std::string_view before);
  /// A space, then one of the letters of the seats, which are in turn order.
  std::optional<Error> read_side(Seat& seat, std::string_view letters);
  /// A number from `least` to `most`.
  Result<int> read_number(std::string_view name, int least, int most);
  /// Passes over all digits; nothing if there are none or their value is above `most`.
  std::optional<int> scan_number(int most);
  /// Nothing may be left.
  [[nodiscard]] std::optional<Error> read_end() const;

 private:
  std::optional<Error> read_rank(int rank, const std::vector<Square>& squares, const Put& put);

  std::string_view text_;
  std::size_t at_ = 0;
};

/// A character as errors name it.
[[nodiscard]] std::string quoted(char c);

/// The ranks as text: letters, and empty squares as numbers, as short as can be.
[[nodiscard]] std::string ranks_text(const RankSquares& ranks, const std::vector<PieceOn>& pieces);

}  // namespace camlann
