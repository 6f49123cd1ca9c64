#include "games/camelot/typed_move.hpp"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "base/square.hpp"
#include "games/camelot/grid.hpp"
#include "games/camelot/refusal.hpp"
#include "games/camelot/route.hpp"
#include "games/camelot/text.hpp"
#include "games/camelot/variant.hpp"
#include "rules/move.hpp"
#include "rules/verdict.hpp"

namespace camlann::camelot {
namespace {

constexpr std::size_t most_listed = 8;

constexpr char unmarked = ' ';

struct Written {
  std::vector<Square> squares;
  std::vector<char> marks;  // '-', '^', 'x' or unmarked before each square but the first
};

Error column(std::size_t at, std::string what, std::string expected) {
  return {ErrorCode::syntax, std::move(what), "1:" + std::to_string(at + 1), std::move(expected)};
}

std::optional<char> mark_of(char c) {
  if (c == '-' || c == '^') return c;
  if (c == 'x' || c == 'X' || c == '*') return 'x';
  return std::nullopt;
}

/// The mark at `at`, which then stands behind it and, in a hasty text, behind spaces around it.
std::optional<char> scan_mark(std::string_view move, std::size_t& at, Reading reading) {
  const auto skip_spaces = [&] {
    if (reading == Reading::hasty) at = std::min(move.find_first_not_of(' ', at), move.size());
  };
  skip_spaces();
  const std::optional<char> mark = at < move.size() ? mark_of(move[at]) : std::nullopt;
  if (!mark) return reading == Reading::hasty ? std::optional(unmarked) : std::nullopt;
  ++at;
  skip_spaces();
  return mark;
}

Result<Written> parse(std::string_view text, Reading reading, Grid grid) {
  Written written;
  const auto drop_tail = [&](std::string_view signs) {
    const std::size_t last = text.find_last_not_of(signs);
    return text.substr(0, last == std::string_view::npos ? 0 : last + 1);
  };
  text = drop_tail(" ");
  const std::string_view move = drop_tail(reading == Reading::hasty ? "!? " : "!?");
  std::size_t at = std::min(move.find_first_not_of(' '), move.size());
  while (true) {
    const std::optional<Square> square = scan_square(move, at, grid);
    if (!square) return Failure(column(at, "no square can be read here", "a square, as D6"));
    written.squares.push_back(*square);
    if (at == move.size()) return written;
    const std::optional<char> mark = scan_mark(move, at, reading);
    if (!mark) return Failure(column(at, "this joins no two squares", "-, ^, x or *"));
    written.marks.push_back(*mark);
  }
}

bool fits(char mark, LegKind kind) {
  if (mark == unmarked) return true;
  if (mark == 'x') return kind == LegKind::jump;
  if (mark == '^') return kind == LegKind::canter;
  return kind != LegKind::jump;
}

/// The walk over the written squares by open legs; nothing where they do not fit.
struct Walked {
  Walk walk;
  std::optional<std::size_t> wrong_mark;  // of the first leg that is not of the written kind
  LegKind wrong_kind{};
};

std::optional<Walked> walk_along(const std::vector<Square>& squares, const std::vector<char>& marks,
                                 const Routes& routes) {
  Walked walked{routes.begin(squares.front()), std::nullopt, {}};
  for (std::size_t i = 1; i < squares.size(); ++i) {
    const std::vector<Leg> legs = routes.open_legs(walked.walk);
    const auto leg =
        std::find_if(legs.begin(), legs.end(), [&](const Leg& l) { return l.to == squares[i]; });
    if (leg == legs.end()) return std::nullopt;
    if (!walked.wrong_mark && i <= marks.size() && !fits(marks[i - 1], leg->kind)) {
      walked.wrong_mark = i;
      walked.wrong_kind = leg->kind;
    }
    walked.walk = routes.after(walked.walk, *leg);
  }
  return walked;
}

/// The first of them in the order of the alphabet.
std::string list_of(const std::vector<RoutedMove>& moves, Grid grid) {
  std::vector<std::string> texts;
  texts.reserve(moves.size());
  for (const RoutedMove& move : moves) texts.push_back(to_text(move, grid));
  std::sort(texts.begin(), texts.end());
  std::string list;
  for (std::size_t i = 0; i < texts.size() && i < most_listed; ++i) {
    list += (i == 0 ? "" : ", ") + texts[i];
  }
  return texts.size() > most_listed ? list + ", ..." : list;
}

class MoveReader {
 public:
  MoveReader(const Written& written, const Routes& routes)
      : written_(written),
        routes_(routes),
        on_board_(all_on_board()),
        moves_(on_board_ ? routes.moves_of(from()) : std::vector<RoutedMove>{}) {
    if (on_board_) walked_ = walk_along(written.squares, written.marks, routes);
  }

  Result<RoutedMove> read(Reading reading) const {
    if (walked_ && !walked_->wrong_mark && routes_.may_stop(walked_->walk)) {
      return routes_.outcome(walked_->walk);
    }
    if (reading == Reading::exact) return Failure(refuse());
    std::vector<RoutedMove> candidates;
    for (const RoutedMove& move : moves_) {
      if (is_ends_of(move) || is_beginning_of(move)) candidates.push_back(move);
    }
    if (candidates.empty()) candidates = by_another_route();
    if (candidates.size() == 1) return candidates.front();
    if (candidates.empty()) return Failure(refuse());
    return failure(ErrorCode::ambiguous_move,
                   std::to_string(candidates.size()) + " moves begin or end like this",
                   to_text(from(), grid()), list_of(candidates, grid()));
  }

 private:
  [[nodiscard]] Grid grid() const { return routes_.grid(); }
  [[nodiscard]] Square from() const { return written_.squares.front(); }
  [[nodiscard]] Square last() const { return written_.squares.back(); }

  [[nodiscard]] bool all_on_board() const {
    return std::all_of(written_.squares.begin(), written_.squares.end(),
                       [&](Square s) { return routes_.rules().variant().squares.has(s); });
  }

  /// First and last square. Of a single leg the mark must be the right one; of a longer route `x`
  /// says that it captures and `^` that it canters.
  [[nodiscard]] bool is_ends_of(const RoutedMove& routed) const {
    const Move& move = routed.move;
    if (written_.squares.size() != 2 || move.to != last()) return false;
    const char mark = written_.marks.front();
    if (mark == unmarked) return true;
    if (move.kind == MoveKind::plain || move.kind == MoveKind::castle) return mark == '-';
    if (routed.squares.size() == 2) {
      return fits(mark, move.taken != 0 ? LegKind::jump : LegKind::canter);
    }
    if (mark == 'x') return move.taken != 0;
    return mark == '-' || move.kind == MoveKind::canter || move.kind == MoveKind::charge;
  }

  [[nodiscard]] bool is_beginning_of(const RoutedMove& move) const {
    const std::vector<Square>& squares = written_.squares;
    return walked_ && !walked_->wrong_mark && move.squares.size() > squares.size() &&
           std::equal(squares.begin(), squares.end(), move.squares.begin());
  }

  /// The beginning of a route that is not the canonical one. Where the squares are also the ends of
  /// a legal move, that move may be meant, by a route that a rule forbids: then nothing fits.
  [[nodiscard]] std::vector<RoutedMove> by_another_route() const {
    if (!walked_ || walked_->wrong_mark || routes_.may_stop(walked_->walk)) return {};
    for (const RoutedMove& routed : moves_) {
      if (routed.move.to == last()) return {};
    }
    return routes_.moves_after(walked_->walk);
  }

  [[nodiscard]] Error refuse() const {
    Error error{ErrorCode::illegal_move, {}, {}, expected()};
    if (const auto breach = why_not(routes_, written_.squares)) {
      error.what = to_text(*breach, routes_);
      error.where = to_text(breach->at, grid());
    } else if (walked_ && walked_->wrong_mark) {
      const Square at = written_.squares[*walked_->wrong_mark];
      error.where = to_text(at, grid());
      error.what = to_text(at, grid()) + mark_sentence(walked_->wrong_kind);
    } else {
      error.where = to_text(last(), grid());
      error.what =
          to_text(last(), grid()) + ": not every landing square is written, or the mark is wrong.";
    }
    return error;
  }

  [[nodiscard]] static std::string mark_sentence(LegKind kind) {
    switch (kind) {
      case LegKind::jump: return ": this leg jumps a piece, so it is written with x.";
      case LegKind::canter: return ": this leg is a canter, so it is written with -.";
      case LegKind::plain: return ": this leg is a plain step, so it is written with -.";
      case LegKind::castle: return ": this is a castle move, so it is written with -.";
    }
    return {};
  }

  [[nodiscard]] std::string expected() const {
    if (!moves_.empty()) return list_of(moves_, grid());
    SquareSet able;
    routes_.position().pieces[index_of(routes_.position().turn)].for_each([&](Square square) {
      if (routes_.can_move(square)) able.add(square);
    });
    return "a move of " + camelot::list_of(sorted(able), "or", grid());
  }

  const Written& written_;
  const Routes& routes_;
  bool on_board_;
  std::vector<RoutedMove> moves_;  // of the piece on the first square
  std::optional<Walked> walked_;
};

}  // namespace

std::string to_text(const RoutedMove& move, Grid grid) {
  const auto jumps = static_cast<std::size_t>(std::popcount(move.move.taken));  // a leg takes one
  std::string text = to_text(move.squares.front(), grid);
  for (std::size_t i = 1; i < move.squares.size(); ++i) {
    text += i + jumps >= move.squares.size() ? 'x' : '-';
    text += to_text(move.squares[i], grid);
  }
  return text;
}

Result<RoutedMove> read_move(std::string_view text, const Routes& routes, Reading reading) {
  const Result<Written> written = parse(text, reading, routes.grid());
  if (!written) return Failure(written.error());
  return MoveReader(*written, routes).read(reading);
}

}  // namespace camlann::camelot
