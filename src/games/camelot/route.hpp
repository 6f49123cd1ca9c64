#pragma once
// How a move is walked, leg by leg: what the board view taps, the text reader reads and the
// refusals explain. The generator (rules.hpp) knows only what moves do; this is the plain second
// form of sections 2 to 4 of the rules, walking squares one at a time, and a test holds the two
// together. It searches over states and never over paths: canters have cycles, and one piece can
// have hundreds of routes. Immutable once built; any number of threads may read one.

#include <cstdint>
#include <optional>
#include <unordered_set>
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

/// The routes of one position, which is copied; the rules must outlive them.
class Routes {
 public:
  Routes(const RulesBase& rules, const Position& pos);

  [[nodiscard]] const RulesBase& rules() const { return *rules_; }
  [[nodiscard]] const Position& position() const { return pos_; }

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
  /// file, then rank. None from a square without an own piece.
  [[nodiscard]] std::vector<Leg> open_legs(const Walk& walk) const;
  /// Those after which a legal move can still be finished.
  [[nodiscard]] std::vector<Leg> legal_legs(const Walk& walk) const;
  /// Whether what has been walked is a legal move.
  [[nodiscard]] bool may_stop(const Walk& walk) const;
  /// Whether a jump leg could follow, were the piece free to make one.
  [[nodiscard]] bool can_jump(const Walk& walk) const;

  /// What stopping here does, with its canonical kind; may_stop(walk) must hold.
  [[nodiscard]] Move outcome(const Walk& walk) const;
  /// Every legal outcome that the walk can still come to, each once, in no promised order. After
  /// begin(from): all outcomes of that piece.
  [[nodiscard]] std::vector<Move> outcomes(const Walk& walk) const;

  /// The squares of the shortest route of a legal outcome, of these the smallest square by square.
  [[nodiscard]] std::vector<Square> canonical_route(Move move) const;

  /// Whether a square is free for the walking piece: its start and the men it has taken count as
  /// empty.
  [[nodiscard]] bool empty(Square square, Square from, std::uint32_t taken) const;
  /// The men that a mask stands for.
  [[nodiscard]] SquareSet taken_squares(std::uint32_t taken) const;

 private:
  using States = std::unordered_set<std::uint64_t>;  // square and taken men

  [[nodiscard]] std::uint32_t enemy_bit(Square square) const;
  void add_steps(const Walk& walk, std::vector<Leg>& legs) const;
  void add_castle_move(const Walk& walk, std::vector<Leg>& legs) const;
  void add_hops(const Walk& walk, LegKind kind, std::vector<Leg>& legs) const;
  [[nodiscard]] bool can_finish(const Walk& walk) const;
  void add_chains(const Walk& walk, MoveKind kind, States& seen, std::vector<Move>& out) const;
  [[nodiscard]] bool chain(const Walk& walk, Move goal, States& dead,
                           std::vector<Square>* route) const;
  [[nodiscard]] std::vector<Square> canter_part(Move move, States& dead) const;
  [[nodiscard]] bool canter_part_ends(const Walk& walk, Move move, States& dead) const;

  const RulesBase* rules_;
  Position pos_;
  SquareSet own_;
  SquareSet enemies_;
  SquareSet active_;
  bool must_leave_ = false;
  bool must_capture_ = false;
};

}  // namespace camlann::camelot
