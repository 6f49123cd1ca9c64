#include "games/camblam/typed_move.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "base/square.hpp"
#include "games/camblam/position.hpp"
#include "games/camblam/refusal.hpp"
#include "games/camblam/rules.hpp"
#include "games/camblam/text.hpp"
#include "rules/move.hpp"
#include "rules/move_list.hpp"

namespace camlann::camblam {
namespace {

constexpr std::size_t most_listed = 8;

struct Written {
  std::vector<Square> squares;
  char mark = 0;  // '-', 'x' or '*' behind the first square; 0 in a hasty text without one
  Man promotion = Man::none;
};

Error column(std::size_t at, std::string what, std::string expected) {
  return {ErrorCode::syntax, std::move(what), "1:" + std::to_string(at + 1), std::move(expected)};
}

char capital(char c) {
  return static_cast<char>(c >= 'a' && c <= 'z' ? c - 'a' + 'A' : c);
}

class Parser {
 public:
  Parser(std::string_view text, Reading reading) : text_(text), hasty_(reading == Reading::hasty) {
    drop_tail(" ");
    drop_tail("!?");
    drop_tail("+#");
    at_ = std::min(text_.find_first_not_of(' '), text_.size());
  }

  Result<Written> read() {
    if (auto error = read_square()) return Failure(*error);
    if (auto error = read_mark()) return Failure(*error);
    if (auto error = read_square()) return Failure(*error);
    while (more_squares()) {
      if (auto error = read_square()) return Failure(*error);
    }
    if (!done() && text_[at_] == '=') {
      if (auto error = read_promotion()) return Failure(*error);
    }
    if (!done()) return Failure(column(at_, "something follows the move", "the end of the move"));
    return written_;
  }

 private:
  [[nodiscard]] bool done() const { return at_ == text_.size(); }

  void drop_tail(std::string_view signs) {
    const std::size_t last = text_.find_last_not_of(signs);
    text_ = text_.substr(0, last == std::string_view::npos ? 0 : last + 1);
  }

  void skip_spaces() {
    if (hasty_) at_ = std::min(text_.find_first_not_of(' ', at_), text_.size());
  }

  std::optional<Error> read_mark() {
    skip_spaces();
    if (done()) return column(at_, "the move ends here", "-, x or * and a square");
    const char mark = text_[at_] == 'X' ? 'x' : text_[at_];
    if (mark == '-' || mark == 'x' || mark == '*') {
      written_.mark = mark;
      ++at_;
      skip_spaces();
    } else if (!hasty_) {
      return column(at_, "this joins no two squares", "-, x or *");
    }
    return std::nullopt;
  }

  /// Passes over what joins two men of a run.
  bool more_squares() {
    skip_spaces();
    if (done() || written_.mark == '-' || written_.mark == '*') return false;
    if (text_[at_] != '+') return hasty_ && text_[at_] != '=';
    ++at_;
    skip_spaces();
    return true;
  }

  std::optional<Error> read_square() {
    const std::optional<Square> square = scan_square(text_, at_);
    if (!square) return column(at_, "no square can be read here", "a square from a1 to l12");
    written_.squares.push_back(*square);
    return std::nullopt;
  }

  std::optional<Error> read_promotion() {
    const char letter = ++at_ < text_.size() ? capital(text_[at_]) : '\0';
    const std::size_t man = man_letters.find(letter);
    constexpr std::string_view able = "QRBINCA";
    if (able.find(letter) == std::string_view::npos) {
      return column(at_, "no man to promote to can be read here", "one of Q, R, B, I, N, C, A");
    }
    written_.promotion = static_cast<Man>(man);
    ++at_;
    return std::nullopt;
  }

  std::string_view text_;
  bool hasty_;
  std::size_t at_ = 0;
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
      return failure(ErrorCode::ambiguous_move,
                     std::to_string(fitting.size()) + " moves begin or end like this",
                     to_text(from()), list_of(fitting));
    }
    return Failure(refuse());
  }

 private:
  [[nodiscard]] Square from() const { return written_.squares.front(); }
  [[nodiscard]] Square last() const { return written_.squares.back(); }
  [[nodiscard]] bool marked_alike(Move move) const {
    return written_.mark == 0 || mark_of(move) == written_.mark;
  }

  /// As the canonical text lists them.
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
    Error error{ErrorCode::illegal_move, {}, to_text(last()), expected()};
    if (const auto breach = why_not(rules_, pos_, {from(), last()})) {
      error.what = to_text(*breach, rules_, pos_);
      error.where = to_text(breach->at);
      return error;
    }
    error.what = to_text(last()) + ": " + std::string(slip());
    return error;
  }

  /// What is wrong with the text of a move whose ends are right.
  [[nodiscard]] std::string_view slip() const {
    for (const Move move : moves_) {
      if (move.to != last()) continue;
      if (!marked_alike(move)) {
        switch (mark_of(move)) {
          case '-': return "nothing is taken there, so it is written with -.";
          case '*': return "the archer shoots, so it is written with *.";
          default: return "a man is taken there, so it is written with x.";
        }
      }
      if (move.extra == 0 && written_.promotion != Man::none) return "no pawn is promoted there.";
      if (move.extra != 0) return "say which man the pawn becomes, as =Q.";
    }
    return "a run is written with every man that it takes.";
  }

  [[nodiscard]] std::string expected() const {
    return moves_.empty() ? "a move of a man that has one" : list_of(moves_);
  }

  /// The first of them in the order of the alphabet.
  [[nodiscard]] std::string list_of(const std::vector<Move>& moves) const {
    std::vector<std::string> texts;
    texts.reserve(moves.size());
    for (const Move move : moves) texts.push_back(to_text(pos_, move));
    std::sort(texts.begin(), texts.end());
    std::string list;
    for (std::size_t i = 0; i < texts.size() && i < most_listed; ++i) {
      list += (i == 0 ? "" : ", ") + texts[i];
    }
    return texts.size() > most_listed ? list + ", ..." : list;
  }

  const Written& written_;
  const Rules& rules_;
  const Position& pos_;
  std::vector<Move> moves_;  // of the man on the first square
};

}  // namespace

Result<Move> read_move(std::string_view text, const Rules& rules, const Position& pos,
                       Reading reading) {
  const Result<Written> written = Parser(text, reading).read();
  if (!written) return Failure(written.error());
  return MoveReader(*written, rules, pos).read(reading);
}

}  // namespace camlann::camblam
