#include "games/camblam/typed_move.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "base/square.hpp"
#include "base/try.hpp"
#include "games/camblam/position.hpp"
#include "games/camblam/refusal.hpp"
#include "games/camblam/rules.hpp"
#include "games/camblam/text.hpp"
#include "rules/move.hpp"
#include "rules/move_list.hpp"
#include "rules/move_scanner.hpp"
#include "rules/outcome.hpp"

namespace camlann::camblam {
namespace {

struct Written {
  std::vector<Square> squares;
  char mark = 0;  // '-', 'x' or '*' after the first square; 0 in a short text without one
  Man promotion = Man::none;
};

char capital(char c) {
  return static_cast<char>(c >= 'a' && c <= 'z' ? c - 'a' + 'A' : c);
}

class Parser {
 public:
  Parser(std::string_view text, Reading reading) : scan_(text, reading) {
    scan_.drop_tail("!?");
    scan_.drop_tail("+#");
  }

  Result<Written> read() {
    if (auto error = read_square()) return Failure(*error);
    if (auto error = read_mark()) return Failure(*error);
    if (auto error = read_square()) return Failure(*error);
    while (more_squares()) {
      if (auto error = read_square()) return Failure(*error);
    }
    if (scan_.next() == '=') {
      if (auto error = read_promotion()) return Failure(*error);
    }
    if (!scan_.done()) {
      return Failure(scan_.fault("something follows the move", "the end of the move"));
    }
    return written_;
  }

 private:
  std::optional<Error> read_mark() {
    scan_.skip_spaces();
    if (scan_.done()) return scan_.fault("the move ends here", "-, x or * and a square");
    const char mark = scan_.next() == 'X' ? 'x' : scan_.next();
    if (mark == '-' || mark == 'x' || mark == '*') {
      written_.mark = mark;
      scan_.skip();
      scan_.skip_spaces();
    } else if (!scan_.hasty()) {
      return scan_.fault("this does not join two squares", "-, x or *");
    }
    return std::nullopt;
  }

  /// Skips the mark that joins two men of a run.
  bool more_squares() {
    scan_.skip_spaces();
    if (scan_.done() || written_.mark == '-' || written_.mark == '*') return false;
    if (scan_.next() != '+') return scan_.hasty() && scan_.next() != '=';
    scan_.skip();
    scan_.skip_spaces();
    return true;
  }

  std::optional<Error> read_square() {
    const std::optional<Square> square = scan_square(scan_.text(), scan_.at());
    if (!square) return scan_.fault("this is not a square", "a square from a1 to l12");
    written_.squares.push_back(*square);
    return std::nullopt;
  }

  std::optional<Error> read_promotion() {
    scan_.skip();
    const char letter = capital(scan_.next());
    const std::size_t man = man_letters.find(letter);
    constexpr std::string_view able = "QRBINCA";
    if (able.find(letter) == std::string_view::npos) {
      return scan_.fault("this is not a piece to promote to", "one of Q, R, B, I, N, C, A");
    }
    written_.promotion = static_cast<Man>(man);
    scan_.skip();
    return std::nullopt;
  }

  MoveScanner scan_;
  Written written_;
};

char mark_of(Move move) {
  if (move.taken == 0) return '-';
  return move.kind == MoveKind::shot ? '*' : 'x';
}

class MoveReader {
 public:
  MoveReader(const Written& written, const Rules& rules, const Position& pos)
      : written_(written), rules_(rules), pos_(pos) {
    MoveList all;
    rules.legal(pos, all);
    for (const Move move : all) {
      if (move.from == from()) moves_.push_back(move);
    }
  }

  Result<Move> read(Reading reading) const {
    std::vector<Move> fitting;
    for (const Move move : moves_) {
      if (!marked_alike(move)) continue;
      const bool promoted_alike = static_cast<Man>(move.extra) == written_.promotion;
      if (promoted_alike && squares_of(move) == written_.squares) return move;
      if (promoted_alike || written_.promotion == Man::none) {
        if (is_ends_of(move) || is_beginning_of(move)) fitting.push_back(move);
      }
    }
    if (reading == Reading::exact) return Failure(refuse());
    if (fitting.size() == 1) return fitting.front();
    if (fitting.size() > 1) {
      return Failure(ambiguous(to_text(from()), texts_of(fitting)));
    }
    return Failure(refuse());
  }

 private:
  [[nodiscard]] Square from() const { return written_.squares.front(); }
  [[nodiscard]] Square last() const { return written_.squares.back(); }
  [[nodiscard]] bool marked_alike(Move move) const {
    return written_.mark == 0 || mark_of(move) == written_.mark;
  }

  /// Returns the squares in the order of the canonical text.
  [[nodiscard]] std::vector<Square> squares_of(Move move) const {
    std::vector<Square> squares{move.from};
    for (const Square square : taken_by(pos_, move)) squares.push_back(square);
    if (move.taken == 0) squares.push_back(move.to);
    return squares;
  }

  [[nodiscard]] bool is_ends_of(Move move) const {
    return written_.squares.size() == 2 && move.to == last();
  }

  [[nodiscard]] bool is_beginning_of(Move move) const {
    const std::vector<Square> squares = squares_of(move);
    return squares.size() > written_.squares.size() &&
           std::equal(written_.squares.begin(), written_.squares.end(), squares.begin());
  }

  [[nodiscard]] Error refuse() const {
    Error error{ErrorCode::illegal_move, {}, to_text(last()), expected(), Subject::move};
    if (const auto breach = why_not(rules_, pos_, {from(), last()})) {
      error.what = to_text(*breach, rules_, pos_);
      error.where = to_text(breach->at);
      return error;
    }
    error.what = to_text(last()) + ": " + std::string(slip());
    return error;
  }

  /// Returns the error in the text of a move with correct ends.
  [[nodiscard]] std::string_view slip() const {
    for (const Move move : moves_) {
      if (move.to != last()) continue;
      if (!marked_alike(move)) {
        switch (mark_of(move)) {
          case '-': return "nothing is taken there, so it is written with -.";
          case '*': return "the archer shoots, so it is written with *.";
          default: return "a piece is taken there, so it is written with x.";
        }
      }
      if (move.extra == 0 && written_.promotion != Man::none) return "no pawn is promoted there.";
      if (move.extra != 0) return "say which piece the pawn becomes, for example =Q.";
    }
    return "a run is written with every piece that it takes.";
  }

  [[nodiscard]] std::string expected() const {
    return moves_.empty() ? "a move of a piece that can move" : first_moves(texts_of(moves_));
  }

  [[nodiscard]] std::vector<std::string> texts_of(const std::vector<Move>& moves) const {
    std::vector<std::string> texts;
    texts.reserve(moves.size());
    for (const Move move : moves) texts.push_back(to_text(pos_, move));
    return texts;
  }

  const Written& written_;
  const Rules& rules_;
  const Position& pos_;
  std::vector<Move> moves_;  // of the man on the first square
};

}  // namespace

Result<Move> read_move(std::string_view text, const Rules& rules, const Position& pos,
                       Reading reading) {
  TRY(const auto written, Parser(text, reading).read());
  return MoveReader(written, rules, pos).read(reading);
}

}  // namespace camlann::camblam
