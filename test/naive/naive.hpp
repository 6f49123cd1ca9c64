#pragma once
// A second, plain reading of the rules page, against which the fast generator is compared: sets,
// maps and recursion, no tricks. Includes nothing of src/, so that a mistake there cannot be
// repeated here. Numbers such as 3.4 name sections of the rules page.

#include <compare>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace naive {

/// Both from 1; file 1 is A.
struct Square {
  int file{};
  int rank{};
  auto operator<=>(const Square&) const = default;
};

[[nodiscard]] std::string to_text(Square square);
[[nodiscard]] Square to_square(std::string_view text);

enum class Colour { white, black };
[[nodiscard]] Colour other(Colour colour);

struct Piece {
  Colour colour{};
  bool knight{};
  bool operator==(const Piece&) const = default;
};

/// Section 5, and what section 4 says of the game as a whole.
struct Board {
  std::string id;
  int files{};
  int ranks{};
  std::set<Square> squares;
  std::map<Colour, std::set<Square>> castle;
  std::map<Square, Piece> array;
  int castle_wins{};  // pieces in the enemy castle that win
  bool small{};       // Cam and Camette
  bool single{};      // section 8, Mini-Camelot: one leg a move, castles no obstacle to their owner
  // Section 8, River Camelot: where each side may put its trees.
  std::map<Colour, std::set<Square>> tree_squares{{Colour::white, {}}, {Colour::black, {}}};
  bool reversed{};  // section 8, Anti-Camelot: the winner of Camelot has lost
};

[[nodiscard]] const Board& board(std::string_view id);
[[nodiscard]] const std::vector<std::string>& board_ids();
/// Ids of the variants that the program has from files (data/variants, test/data/variants).
[[nodiscard]] const std::vector<std::string>& defined_ids();

/// Section 6. The texts are those of the rules page.
struct Switches {
  std::string own_castle_jump = "continue";
  std::string own_castle_exit = "jump";
  std::string own_castle_entry = "jump";
  bool knight_canter_rule = true;
  int elimination_needs = 2;
  std::string no_move = "lossIfTwo";
  bool thin_draw = true;
  int repetition = 3;
  int quiet_plies = 100;
  int castle_moves = 2;
  // Section 8, River Camelot; for boards that have tree squares.
  int trees = 3;            // of each side
  bool over_trees = false;  // whether a canter goes over them as over a friend
  // Section 8, optional capture: "must" or "optional".
  std::string capture = "must";
  // Section 8, direction of men: "any", or "forward", away from the own end of the board.
  std::string men = "any";
};

[[nodiscard]] const std::map<std::string, Switches>& rule_sets();
/// "wcf" and every switch behind it, for other readers of rule sets.
[[nodiscard]] std::string to_text(const Switches& switches);

struct Position {
  std::map<Square, Piece> pieces;
  std::set<Square> trees;
  Colour turn = Colour::white;
  std::map<Colour, int> castle_moves{{Colour::white, 0}, {Colour::black, 0}};
  int quiet = 0;   // plies since the last capture or entry of a goal square
  int number = 1;  // move number

  bool operator==(const Position&) const = default;
};

struct Outcome {
  Square from;
  Square to;
  std::set<Square> captures;
  auto operator<=>(const Outcome&) const = default;
};

/// "D7>D11*G8,G10"
[[nodiscard]] std::string to_text(const Outcome& outcome);

/// Winner w, b or draw, and the reason: "w castle", "draw thin". Empty while the game runs.
using Verdict = std::string;

/// A game under a rule set.
class Rules {
 public:
  Rules(const Board& board, const Switches& switches);

  [[nodiscard]] const Board& board() const { return *board_; }
  [[nodiscard]] const Switches& switches() const { return switches_; }

  [[nodiscard]] Position start() const;
  /// Section 8: trees are put before the first move, White's first.
  [[nodiscard]] bool planting(const Position& pos) const;
  [[nodiscard]] Position read_fen(std::string_view fen) const;
  [[nodiscard]] std::string write_fen(const Position& pos) const;

  /// Every legal outcome; none once the game is over.
  [[nodiscard]] std::set<Outcome> outcomes(const Position& pos) const;
  /// Without repetition. Where both sides have won at once, the side that moved last has.
  [[nodiscard]] Verdict verdict(const Position& pos) const;
  /// Verdict before the check for "no legal move".
  [[nodiscard]] Verdict board_verdict(const Position& pos) const;
  [[nodiscard]] Position play(const Position& pos, const Outcome& outcome) const;

  /// Returns the effect of walking exactly these squares, if it is legal. A separate reading of
  /// sections 2 and 3: it walks, it does not generate.
  [[nodiscard]] std::optional<Outcome> walk(const Position& pos,
                                            const std::vector<Square>& squares) const;
  /// The squares that may follow on the way to a legal move.
  [[nodiscard]] std::set<Square> next_squares(const Position& pos,
                                              const std::vector<Square>& squares) const;
  /// The route with the fewest legs, of these the smallest square by square.
  [[nodiscard]] std::vector<Square> shortest_route(const Position& pos,
                                                   const Outcome& outcome) const;
  /// plain, canter, jump, charge, castle or plant.
  [[nodiscard]] std::string kind(const Position& pos, const std::vector<Square>& route) const;
  /// "I10-G8xG6xE6"
  [[nodiscard]] std::string notation(const Position& pos, const std::vector<Square>& route) const;

 private:
  class Mover;

  /// Partial effect of a walk, by the board and the kind of piece alone.
  struct Walked {
    std::set<Square> captures;
    bool steps = false;  // plain or castle move
    bool canters = false;
    bool jumps = false;
    bool dirty = false;  // a canter came to a square from which a jump exists
    bool ended = false;  // no leg may follow
    auto operator<=>(const Walked&) const = default;
  };
  [[nodiscard]] std::optional<Walked> follow(const Position& pos,
                                             const std::vector<Square>& squares) const;
  [[nodiscard]] std::optional<Walked> follow_leg(const Position& pos, Square start, Walked walked,
                                                 Square from, Square to) const;
  [[nodiscard]] bool leads_to_a_move(const Position& pos, const std::vector<Square>& squares) const;

  /// The winner if this side has reached the aim.
  [[nodiscard]] Colour winner(Colour ahead) const;
  [[nodiscard]] const std::set<Square>& goal(Colour colour) const;
  [[nodiscard]] bool must_leave(const Position& pos) const;
  [[nodiscard]] std::set<Square> acting(const Position& pos) const;
  [[nodiscard]] bool must_capture(const Position& pos) const;
  [[nodiscard]] std::set<Outcome> moves(const Position& pos) const;
  void add_castle_moves(const Position& pos, std::set<Outcome>& found) const;
  /// True if a leg of this piece may lead from one square to the other, by their ranks.
  [[nodiscard]] bool may_turn(Piece piece, Square from, Square to) const;
  [[nodiscard]] bool is_castle_move(const Position& pos, Square from, Square to) const;

  [[nodiscard]] std::optional<std::pair<Square, std::set<Square>>> leg(
      const Position& pos, const Outcome& outcome, Square at, const std::set<Square>& captured,
      Square to) const;

  const Board* board_;
  Switches switches_;  // with what Cam and Camette fix
};

}  // namespace naive
