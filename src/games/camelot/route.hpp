#pragma once
// How a move is walked, leg by leg: what the board view taps, the text reader reads and the
// refusals explain. The generator (rules.hpp) knows only what moves do; this is the plain second
// form of sections 2 to 4 of the rules, walking squares one at a time, and a test holds the two
// together. It searches over states and never over paths: canters have cycles, and one piece can
// have hundreds of routes. Immutable once built; any number of threads may read one.

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

/// A move in the middle of being made.
struct Walk {
  Square from{};
  Square at{};
  std::optional<LegKind> last;  // nothing before the first leg
  bool cantered = false;
  bool owes = false;        // the knight has cantered to a square from which it could jump
  bool ended = false;       // no leg may follow, whatever the board offers
  std::uint32_t taken = 0;  // as in Move
};

/// An outcome with its canonical route: the shortest, of these the smallest square by square.
struct RoutedMove {
  Move move;
  std::vector<Square> squares;  // the start first
};

/// Outcomes of a piece.
struct SomeMoves {
  std::vector<RoutedMove> moves;
  bool all = true;  // else it has thousands of ways, and these are the first that were found
};

/// The routes of one position, which is copied; the rules must outlive them.
class Routes {
 public:
  Routes(const RulesBase& rules, const Position& pos);

  [[nodiscard]] const RulesBase& rules() const { return *rules_; }
  [[nodiscard]] Grid grid() const { return rules_->variant().grid; }
  [[nodiscard]] const Position& position() const { return pos_; }

  /// Whether a tree must be put: then no piece may act, and a square alone is a move.
  [[nodiscard]] bool planting() const { return rules_->planting(pos_); }
  /// Where the mover may put one now.
  [[nodiscard]] const SquareSet& free_tree_squares() const { return free_tree_squares_; }
  /// Pieces of the mover and his partner.
  [[nodiscard]] const SquareSet& friends() const { return friends_; }
  /// Own pieces that may act (RulesBase::active).
  [[nodiscard]] const SquareSet& active() const { return active_; }
  [[nodiscard]] bool must_leave() const { return must_leave_; }
  /// Whether a direct jump makes capturing compulsory.
  [[nodiscard]] bool must_capture() const { return must_capture_; }
  [[nodiscard]] bool has_direct_jump(Square from) const;

  [[nodiscard]] Walk begin(Square from) const;
  /// `leg` must be one of open_legs(walk).
  [[nodiscard]] Walk after(const Walk& walk, const Leg& leg) const;

  /// Every state that further canter legs can bring the walk to, the walk itself first.
  [[nodiscard]] std::vector<Walk> canters_from(const Walk& walk) const;
  /// Legs of one kind, even those that the piece may not make now; in no promised order.
  [[nodiscard]] std::vector<Leg> legs_of(const Walk& walk, LegKind kind) const;
  /// Every leg that the board and the kind of piece allow next, duties left out of account; by
  /// file, then rank. None from a square without an own piece, none while trees are put.
  [[nodiscard]] std::vector<Leg> open_legs(const Walk& walk) const;
  /// Those after which a legal move can still be finished.
  [[nodiscard]] std::vector<Leg> legal_legs(const Walk& walk) const;
  /// Whether a piece has a legal move.
  [[nodiscard]] bool can_move(Square from) const;
  /// Whether a knight has a charge, duties left out of account.
  [[nodiscard]] bool can_charge(Square from) const;
  /// Whether what has been walked is a legal move.
  [[nodiscard]] bool may_stop(const Walk& walk) const;
  /// Whether a jump leg could follow, were the piece free to make one.
  [[nodiscard]] bool can_jump(const Walk& walk) const;

  /// What stopping here does; may_stop(walk) must hold.
  [[nodiscard]] RoutedMove outcome(const Walk& walk) const;
  /// What it does, found among all moves of its piece.
  [[nodiscard]] RoutedMove outcome(const Walk& walk, const std::vector<RoutedMove>& moves) const;
  /// What it does, by this very route; its kind is that of the route.
  [[nodiscard]] RoutedMove as_walked(const Walk& walk, std::vector<Square> squares) const;

  /// Every legal outcome of a piece, each once, by the number of legs, then by the squares of its
  /// route.
  [[nodiscard]] std::vector<RoutedMove> moves_of(Square from) const;
  /// The same, but given up before it takes long: of a man among many that he can jump there may be
  /// a hundred thousand.
  [[nodiscard]] SomeMoves some_moves_of(Square from) const;
  /// Those to which the walk can still come.
  [[nodiscard]] std::vector<RoutedMove> moves_after(const Walk& walk) const;
  /// A legal outcome with its route.
  [[nodiscard]] RoutedMove routed(Move move) const;

  /// Whether a square is free for the walking piece: its start and the men it has taken count as
  /// empty.
  [[nodiscard]] bool empty(Square square, Square from, std::uint32_t taken) const;
  /// The men that a mask means.
  [[nodiscard]] SquareSet taken_squares(std::uint32_t taken) const;

 private:
  [[nodiscard]] std::uint32_t enemy_bit(Square square) const;
  void add_steps(const Walk& walk, std::vector<Leg>& legs) const;
  void add_castle_move(const Walk& walk, std::vector<Leg>& legs) const;
  void add_hops(const Walk& walk, LegKind kind, std::vector<Leg>& legs) const;
  [[nodiscard]] bool can_finish(const Walk& walk) const;
  /// After a look at `most` states or a few more.
  [[nodiscard]] SomeMoves ends_of(const Walk& walk, std::size_t most) const;

  const RulesBase* rules_;
  Position pos_;
  SquareSet own_;
  SquareSet friends_;  // of all seats of the side
  SquareSet enemies_;
  SquareSet active_;
  SquareSet free_tree_squares_;  // none but while trees are put
  bool must_leave_ = false;
  bool must_capture_ = false;
};

}  // namespace camlann::camelot
