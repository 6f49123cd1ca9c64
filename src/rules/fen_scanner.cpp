#include "rules/fen_scanner.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/letters.hpp"
#include "base/result.hpp"
#include "base/square.hpp"
#include "rules/outcome.hpp"
#include "rules/verdict.hpp"

namespace camlann {

namespace {

std::string counted(std::size_t n) {
  return std::to_string(n) + (n == 1 ? " square" : " squares");
}

}  // namespace

std::string quoted(char c) {
  return c >= ' ' && c <= '~' ? std::string{'\'', c, '\''} : std::string("a character");
}

Error FenScanner::fault_at(std::size_t at, ErrorCode code, std::string what,
                           std::string expected) const {
  return error_at({1, static_cast<int>(at + 1)}, Subject::fen, code, std::move(what),
                  std::move(expected));
}

std::optional<Error> FenScanner::read_ranks(const RankSquares& ranks, const Put& put) {
  const int count = static_cast<int>(ranks.size());
  const std::string all = std::to_string(count) + " ranks";
  for (int rank = count; rank >= 1; --rank) {
    if (auto error = read_rank(rank, ranks[static_cast<std::size_t>(count - rank)], put)) {
      return error;
    }
    if (rank == 1) break;
    if (!next_is('/')) {
      return fault(ErrorCode::syntax, "the FEN has " + std::to_string(count - rank + 1) + " ranks",
                   all);
    }
    skip();
  }
  if (next_is('/')) return fault(ErrorCode::syntax, "the FEN has too many ranks", all);
  return std::nullopt;
}

std::optional<Error> FenScanner::read_rank(int rank, const std::vector<Square>& squares,
                                           const Put& put) {
  const std::string name = "rank " + std::to_string(rank);
  std::size_t filled = 0;
  while (!done() && text_[at_] != '/' && text_[at_] != ' ') {
    const std::size_t start = at_;
    std::size_t run = 1;
    if (is_digit(text_[at_])) {
      const std::optional<int> number = scan_number(grid_size);
      if (!number || *number == 0 || text_[start] == '0') {
        return fault_at(start, ErrorCode::syntax, "this number of empty squares is out of range",
                        "a number from 1 to " + std::to_string(squares.size() - filled));
      }
      run = static_cast<std::size_t>(*number);
    }
    if (filled + run > squares.size()) {
      return fault_at(start, ErrorCode::syntax, name + " has too many squares",
                      counted(squares.size()));
    }
    if (!is_digit(text_[start])) {
      if (auto error = put(text_[start], squares[filled])) return error;
      ++at_;
    }
    filled += run;
  }
  if (filled < squares.size()) {
    return fault(ErrorCode::syntax, name + " has " + counted(filled), counted(squares.size()));
  }
  return std::nullopt;
}

std::optional<Error> FenScanner::read_space(std::string_view before) {
  if (!next_is(' ')) {
    return fault(
        ErrorCode::syntax,
        done() ? std::string("the FEN ends here") : quoted(text_[at_]) + " instead of a space",
        "a space and " + std::string(before));
  }
  skip();
  return std::nullopt;
}

std::optional<Error> FenScanner::read_side(Seat& seat, std::string_view letters) {
  std::string known;
  for (std::size_t i = 0; i < letters.size(); ++i) {
    known += (i == 0 ? "" : i + 1 < letters.size() ? ", " : " or ") + std::string(1, letters[i]);
  }
  if (auto error = read_space("the side to move, " + known)) return error;
  const std::size_t found = done() ? std::string_view::npos : letters.find(text_[at_]);
  if (found == std::string_view::npos) {
    return fault(ErrorCode::syntax, "the side to move is missing", known);
  }
  seat = static_cast<Seat>(found);
  skip();
  return std::nullopt;
}

Result<int> FenScanner::read_number(std::string_view name, int least, int most) {
  const std::size_t start = at_;
  const std::optional<int> number = scan_number(most);
  const std::string expected =
      "a number from " + std::to_string(least) + " to " + std::to_string(most);
  if (at_ == start) {
    return Failure(fault(ErrorCode::syntax, std::string(name) + " should be here", expected));
  }
  if (!number || *number < least) {
    return Failure(
        fault_at(start, ErrorCode::syntax, std::string(name) + " is out of range", expected));
  }
  return *number;
}

std::optional<Error> FenScanner::read_end() const {
  if (done()) return std::nullopt;
  return fault(ErrorCode::syntax, "something follows the move number", "the end of the FEN");
}

std::optional<int> FenScanner::scan_number(int most) {
  std::int64_t value = 0;
  const std::size_t start = at_;
  for (; !done() && is_digit(text_[at_]); ++at_) {
    if (value <= most) value = 10 * value + (text_[at_] - '0');
  }
  if (at_ == start || value > most) return std::nullopt;
  return static_cast<int>(value);
}

std::string ranks_text(const RankSquares& ranks, const std::vector<PieceOn>& pieces) {
  std::array<char, grid_size> letters{};
  for (const PieceOn& piece : pieces) letters[index_of(piece.square)] = piece.letter;
  std::string text;
  for (const auto& squares : ranks) {
    if (!text.empty()) text += '/';
    int empty = 0;
    for (const Square square : squares) {
      const char letter = letters[index_of(square)];
      if (letter == 0) {
        ++empty;
        continue;
      }
      if (empty > 0) text += std::to_string(empty);
      empty = 0;
      text += letter;
    }
    if (empty > 0) text += std::to_string(empty);
  }
  return text;
}

}  // namespace camlann
