#pragma once
// The routes of moves, leg by leg: for taps on the board view, the reader of typed moves and the
// refusals. The generator (rules.hpp) computes only the effects of moves; this is a second, simple
// implementation of sections 2 to 4 of the rules that walks one square at a time, and a test checks
// that both agree. It searches over states and never over paths: canters have cycles, and one piece
// can have hundreds of routes. Immutable once built; thread-safe.

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "games/camelot/position.hpp"
#include "games/camelot/rules.hpp"
#include "rules/move.hpp"

namespace camlann::camelot {

enum class LegKind : std::uint8_t { plain, canter, jump, castle };

struct Leg {
  Square to{};
  LegKind kind{};
  std::optional<Square> captures;

  bool operator==(const Leg&) const = default;
};

/// A partially entered move.
struct Walk {
  Square from{};
  Square at{};
  std::optional<LegKind> last;  // nothing before the first leg
  bool cantered = false;
  bool owes = false;        // the knight has cantered to a square from which it could jump
  bool ended = false;       // no leg may follow, whatever the board offers
  std::uint32_t taken = 0;  // as in Move
};

/// An outcome with its canonical route: the shortest, then the smallest square by square.
struct RoutedMove {
  Move move;
  std::vector<Square> squares;  // the start first
};

/// Outcomes of a piece.
struct SomeMoves {
  std::vector<RoutedMove> moves;
  bool all = true;  // false: the piece has thousands of routes; only the first were searched
};

/// The routes of one position, which is copied; the rules must outlive them.
class Routes {
 public:
  Routes(const RulesBase& rules, const Position& pos);

  [[nodiscard]] const RulesBase& rules() const { return *rules_; }
  [[nodiscard]] Grid grid() const { return rules_->variant().grid; }
  [[nodiscard]] const Position& position() const { return pos_; }

  /// True if a tree must be put: then no piece may act, and a square alone is a move.
  [[nodiscard]] bool planting() const { return rules_->planting(pos_); }
  /// Returns the squares where the mover may put a tree now.
  [[nodiscard]] const SquareSet& free_tree_squares() const { return free_tree_squares_; }
  /// Returns the pieces of the mover's side.
  [[nodiscard]] const SquareSet& friends() const { return friends_; }
  /// Returns the own pieces that may act (RulesBase::active).
  [[nodiscard]] const SquareSet& active() const { return active_; }
  [[nodiscard]] bool must_leave() const { return must_leave_; }
  /// True if a direct jump makes capturing compulsory.
  [[nodiscard]] bool must_capture() const { return must_capture_; }
  [[nodiscard]] bool has_direct_jump(Square from) const;

  [[nodiscard]] Walk begin(Square from) const;
  /// Adds `leg`, which must be one of open_legs(walk).
  [[nodiscard]] Walk after(const Walk& walk, const Leg& leg) const;

  /// Returns every state that further canter legs can reach, the walk itself first.
  [[nodiscard]] std::vector<Walk> canters_from(const Walk& walk) const;
  /// Returns the legs of one kind, including those that the piece may not make now; in no defined
  /// order.
  [[nodiscard]] std::vector<Leg> legs_of(const Walk& walk, LegKind kind) const;
  /// Returns every leg that the board and the kind of piece allow next, ignoring duties; by file,
  /// then rank. Empty from a square without an own piece, and while trees are put.
  [[nodiscard]] std::vector<Leg> open_legs(const Walk& walk) const;
  /// Returns the legs after which a legal move can still be completed.
  [[nodiscard]] std::vector<Leg> legal_legs(const Walk& walk) const;
  /// True if a piece has a legal move.
  [[nodiscard]] bool can_move(Square from) const;
  /// True if a knight has a charge, ignoring duties.
  [[nodiscard]] bool can_charge(Square from) const;
  /// True if the walk is a legal move.
  [[nodiscard]] bool may_stop(const Walk& walk) const;
  /// True if a jump leg could follow if the piece were allowed to jump.
  [[nodiscard]] bool can_jump(const Walk& walk) const;

  /// Returns the outcome of stopping here; may_stop(walk) must be true.
  [[nodiscard]] RoutedMove outcome(const Walk& walk) const;
  /// Finds the outcome among all moves of its piece.
  [[nodiscard]] RoutedMove outcome(const Walk& walk, const std::vector<RoutedMove>& moves) const;
  /// Returns the outcome with exactly this route and its kind.
  [[nodiscard]] RoutedMove as_walked(const Walk& walk, std::vector<Square> squares) const;

  /// Returns every legal outcome of a piece, each once, ordered by the number of legs, then by the
  /// squares of its route.
  [[nodiscard]] std::vector<RoutedMove> moves_of(Square from) const;
  /// The same, but stops before it takes long: a man surrounded by men to jump may have a hundred
  /// thousand outcomes.
  [[nodiscard]] SomeMoves some_moves_of(Square from) const;
  /// Returns the moves that the walk can still become.
  [[nodiscard]] std::vector<RoutedMove> moves_after(const Walk& walk) const;
  /// Returns a legal outcome with its route.
  [[nodiscard]] RoutedMove routed(Move move) const;

  /// True if a square is free for the walking piece: its start and the men it has taken count as
  /// empty.
  [[nodiscard]] bool empty(Square square, Square from, std::uint32_t taken) const;
  /// Returns the men of a mask.
  [[nodiscard]] SquareSet taken_squares(std::uint32_t taken) const;

 private:
  [[nodiscard]] std::uint32_t enemy_bit(Square square) const;
  void add_steps(const Walk& walk, std::vector<Leg>& legs) const;
  void add_castle_move(const Walk& walk, std::vector<Leg>& legs) const;
  void add_hops(const Walk& walk, LegKind kind, std::vector<Leg>& legs) const;
  [[nodiscard]] bool can_finish(const Walk& walk) const;
  /// Stops after `most` states or a few more.
  [[nodiscard]] SomeMoves ends_of(const Walk& walk, std::size_t most) const;

  const RulesBase* rules_;
  Position pos_;
  SquareSet own_;
  SquareSet friends_;  // of all seats of the side
  SquareSet enemies_;
  SquareSet active_;
  SquareSet free_tree_squares_;  // empty unless trees are being put
  bool must_leave_ = false;
  bool must_capture_ = false;
};

}  // namespace camlann::camelot
