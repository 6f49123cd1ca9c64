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
#include "base/try.hpp"
#include "games/camelot/grid.hpp"
#include "games/camelot/refusal.hpp"
#include "games/camelot/route.hpp"
#include "games/camelot/text.hpp"
#include "games/camelot/variant.hpp"
#include "rules/move.hpp"
#include "rules/move_scanner.hpp"
#include "rules/outcome.hpp"
#include "rules/verdict.hpp"

namespace camlann::camelot {
namespace {

constexpr char unmarked = ' ';

struct Written {
  std::vector<Square> squares;
  std::vector<char> marks;  // '-', '^', 'x' or unmarked before each square but the first
  bool plants = false;      // it begins with the mark of a tree
};

std::optional<char> mark_of(char c) {
  if (c == '-' || c == '^') return c;
  if (c == 'x' || c == 'X' || c == '*') return 'x';
  return std::nullopt;
}

/// Reads a mark and, in a short text, spaces around it.
std::optional<char> scan_mark(MoveScanner& scan) {
  scan.skip_spaces();
  const std::optional<char> mark = mark_of(scan.next());
  if (!mark) return scan.hasty() ? std::optional(unmarked) : std::nullopt;
  scan.skip();
  scan.skip_spaces();
  return mark;
}

Result<Written> parse(std::string_view text, Reading reading, Grid grid) {
  Written written;
  MoveScanner scan(text, reading);
  scan.drop_tail(is_hasty(reading) ? "!? " : "!?");
  written.plants = scan.next() == plant_mark;
  if (written.plants) scan.skip();
  while (true) {
    const std::optional<Square> square = scan_square(scan.text(), scan.at(), grid);
    if (!square) return Failure(scan.fault("this is not a square", "a square, such as D6"));
    written.squares.push_back(*square);
    if (scan.done()) return written;
    const std::optional<char> mark = scan_mark(scan);
    if (!mark) return Failure(scan.fault("this does not join two squares", "-, ^, x or *"));
    written.marks.push_back(*mark);
  }
}

bool fits(char mark, LegKind kind) {
  if (mark == unmarked) return true;
  if (mark == 'x') return kind == LegKind::jump;
  if (mark == '^') return kind == LegKind::canter;
  return kind != LegKind::jump;
}

/// The walk over the written squares by open legs; nothing if they do not fit.
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

std::vector<std::string> texts_of(const std::vector<RoutedMove>& moves, Grid grid) {
  std::vector<std::string> texts;
  texts.reserve(moves.size());
  for (const RoutedMove& move : moves) texts.push_back(to_text(move, grid));
  return texts;
}

class MoveReader {
 public:
  MoveReader(const Written& written, const Routes& routes)
      : written_(written), routes_(routes), on_board_(all_on_board()) {
    if (on_board_) walked_ = walk_along(written.squares, written.marks, routes);
  }

  Result<RoutedMove> read(Reading reading) const {
    if (walked_ && !walked_->wrong_mark && routes_.may_stop(walked_->walk)) {
      if (is_simplest() && (written_.squares.size() == 2 || reading == Reading::recorded)) {
        return routes_.as_walked(walked_->walk, written_.squares);
      }
      if (!some().all) return routes_.as_walked(walked_->walk, written_.squares);
      RoutedMove move = routes_.outcome(walked_->walk, some().moves);
      if (reading == Reading::recorded) move.squares = written_.squares;
      return move;
    }
    if (!some().all) return Failure(too_many_ways());
    if (reading == Reading::exact) return Failure(refuse());
    std::vector<RoutedMove> candidates;
    for (const RoutedMove& move : some().moves) {
      if (is_ends_of(move) || is_beginning_of(move)) candidates.push_back(move);
    }
    if (candidates.empty()) candidates = by_another_route();
    if (candidates.size() == 1) return candidates.front();
    if (candidates.empty()) return Failure(refuse());
    return Failure(ambiguous(to_text(from(), grid()), texts_of(candidates, grid())));
  }

 private:
  [[nodiscard]] Grid grid() const { return routes_.grid(); }
  [[nodiscard]] Square from() const { return written_.squares.front(); }
  [[nodiscard]] Square last() const { return written_.squares.back(); }

  /// Returns the moves of the piece on the first square. Listing them takes most of the time that
  /// reading takes.
  [[nodiscard]] const SomeMoves& some() const {
    if (some_) return *some_;
    return some_.emplace(on_board_ ? routes_.some_moves_of(from()) : SomeMoves{});
  }

  /// True if no simpler kind of move can have the effect of the walk: a jump chain has a leg for
  /// each man, and canters, which go by two squares, do not end on a neighbour square. A charge may
  /// take what a jump chain takes.
  [[nodiscard]] bool is_simplest() const {
    return walked_ && (walked_->walk.last != LegKind::jump || !walked_->walk.cantered);
  }

  [[nodiscard]] bool all_on_board() const {
    return std::all_of(written_.squares.begin(), written_.squares.end(),
                       [&](Square s) { return routes_.rules().variant().squares.has(s); });
  }

  /// Matches the first and last square. For a single leg the mark must be correct; for a longer
  /// route `x` means that it captures and `^` that it canters.
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

  /// Returns moves whose non-canonical route begins with these squares. If the squares are also the
  /// ends of a legal move, the text may mean that move by a forbidden route: then none match.
  [[nodiscard]] std::vector<RoutedMove> by_another_route() const {
    if (!walked_ || walked_->wrong_mark || routes_.may_stop(walked_->walk)) return {};
    for (const RoutedMove& routed : some().moves) {
      if (routed.move.to == last()) return {};
    }
    return routes_.moves_after(walked_->walk);
  }

  [[nodiscard]] Error refuse() const {
    Error error{ErrorCode::illegal_move, {}, {}, expected(), Subject::move};
    if (const auto breach = why_not(routes_, written_.squares)) {
      error.what = to_text(*breach, routes_);
      error.where = to_text(breach->at, grid());
    } else if (walked_ && walked_->wrong_mark) {
      const Square at = written_.squares[*walked_->wrong_mark];
      error.where = to_text(at, grid());
      error.what = to_text(at, grid()) + mark_sentence(walked_->wrong_kind);
    } else {
      error.where = to_text(last(), grid());
      error.what = to_text(last(), grid()) + ": a landing square is missing, or the mark is wrong.";
    }
    return error;
  }

  /// Finding the broken rule or the intended move of a short form would take too long.
  [[nodiscard]] Error too_many_ways() const {
    const std::string piece = to_text(from(), grid());
    return {ErrorCode::illegal_move,
            piece +
                ": this piece has thousands of ways to move. Write every square on which it "
                "lands, up to where it may stop.",
            piece, expected(), Subject::move};
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
    if (!some().moves.empty()) return first_moves(texts_of(some().moves, grid()));
    SquareSet able;
    routes_.position().pieces[index_of(routes_.position().turn)].for_each([&](Square square) {
      if (routes_.can_move(square)) able.add(square);
    });
    return "a move of " + camelot::list_of(sorted(able), "or", grid());
  }

  const Written& written_;
  const Routes& routes_;
  bool on_board_;
  mutable std::optional<SomeMoves> some_;  // computed when needed
  std::optional<Walked> walked_;
};

/// Reads a tree to be put: "@D2", and "D2" if short forms are allowed.
Result<RoutedMove> read_plant(const Written& written, const Routes& routes, Reading reading) {
  const Walk walk = routes.begin(written.squares.front());
  const bool marked = written.plants || reading != Reading::exact;
  if (marked && written.squares.size() == 1 && routes.may_stop(walk)) return routes.outcome(walk);
  const std::string square = to_text(walk.from, routes.grid());
  Error error{ErrorCode::illegal_move, square + ": no tree can be put now.", square,
              "a move of a piece", Subject::move};
  if (!routes.planting()) return Failure(error);
  const auto breach = why_not(routes, written.squares);
  error.what = breach ? to_text(*breach, routes) : square + ": a tree is written with @ before it.";
  std::vector<std::string> trees;
  routes.free_tree_squares().for_each(
      [&](Square free) { trees.push_back(plant_mark + to_text(free, routes.grid())); });
  error.expected = first_moves(std::move(trees));
  return Failure(error);
}

}  // namespace

std::string to_text(const RoutedMove& move, Grid grid) {
  if (move.move.kind == MoveKind::plant) return plant_mark + to_text(move.move.to, grid);
  const auto jumps = static_cast<std::size_t>(std::popcount(move.move.taken));  // a leg takes one
  std::string text = to_text(move.squares.front(), grid);
  for (std::size_t i = 1; i < move.squares.size(); ++i) {
    text += i + jumps >= move.squares.size() ? 'x' : '-';
    text += to_text(move.squares[i], grid);
  }
  return text;
}

Result<RoutedMove> read_move(std::string_view text, const Routes& routes, Reading reading) {
  TRY(const auto written, parse(text, reading, routes.grid()));
  if (written.plants || routes.planting()) return read_plant(written, routes, reading);
  return MoveReader(written, routes).read(reading);
}

}  // namespace camlann::camelot
