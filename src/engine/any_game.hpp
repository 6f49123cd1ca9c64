#pragma once
// A game of any variant, chosen at run time: the one type that command line, server and browser
// hold. Implemented once, as a template over the rules (engine/game_of.hpp). Not thread-safe;
// clone() it for another thread.

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "base/square.hpp"
#include "engine/analyst.hpp"
#include "rules/move.hpp"
#include "rules/verdict.hpp"

namespace camlann {

/// A legal move with all that people and protocols ask of it. Names of squares are text, because
/// each game names its own.
struct Outcome {
  Move move;
  std::string from;
  std::string to;
  std::vector<std::string> captures;  // in the order of the family: doc/protocol/core.md
  std::string_view kind;              // a word of the family: plain, canter, .. or move, run, ..
  std::vector<std::string> path;      // one way to walk it, the shortest
  std::optional<char> promotion;      // the letter of the man that a pawn becomes
  std::string notation;               // that way, written
};

/// A square that continues the route walked so far.
struct NextLeg {
  std::string square;
  std::string_view kind;                // of the leg, a word of the family
  std::optional<std::string> captures;  // the square of the man it takes
};

struct Legs {
  std::vector<NextLeg> next;
  bool stop = false;               // whether the move may end here
  std::optional<Outcome> outcome;  // what ending here does; of promotions the first
};

/// Why only some moves are legal now.
struct Obligation {
  enum class Kind { none, capture, leave, leave_by_jump, check };
  Kind kind = Kind::none;
  std::vector<std::string> squares;  // pieces that can meet it; of a check, the king
  std::string text;                  // a sentence for the player; empty when there is none
};

/// The rule that forbids an attempted move. `rule` is its anchor on the rules page.
struct Refusal {
  std::string_view rule;
  std::string square;  // where the attempt breaks it
  std::string text;    // a sentence for the player
};

/// Scores by which the computer judges its game, in the unit of the family's evaluation.
struct Judgement {
  Score hopeless = -700;  // resigns
  Score worse = -60;      // is glad of a draw
  Score level = 15;       // neither side has anything
};

/// What the ten levels (engine/computer.hpp) need to be as far apart in one game as in another.
struct LevelFit {
  int breadth = 1;                               // times the nodes, where positions have more moves
  std::array<int, 3> carelessness{100, 22, 12};  // per cent of the turns of levels 1 to 3
  std::array<int, 3> sight{1, 2, 3};             // the longest capture that they see
  std::array<int, 3> noise{30, 8, 6};            // hundredths of a man by which they misjudge
};

class AnyGame {
 public:
  virtual ~AnyGame() = default;

  [[nodiscard]] virtual std::unique_ptr<AnyGame> clone() const = 0;

  [[nodiscard]] virtual std::string_view variant() const = 0;  // id
  [[nodiscard]] virtual std::string rules() const = 0;         // shortest text, "wcf"
  [[nodiscard]] virtual std::string start_fen() const = 0;
  [[nodiscard]] virtual std::string fen() const = 0;
  [[nodiscard]] virtual bool starts_from_array() const = 0;

  [[nodiscard]] virtual Seat seat() const = 0;
  /// The letters of the seats in turn order: "wb" with two players, "RGBY".
  [[nodiscard]] virtual std::string seat_letters() const = 0;
  [[nodiscard]] virtual Side side_of(Seat seat) const = 0;
  [[nodiscard]] virtual int sides() const = 0;
  /// Those whose turn the last move skipped because they cannot move, in turn order; none at the
  /// start, at the end, and with two players.
  [[nodiscard]] virtual std::vector<Seat> passed() const = 0;
  /// Occupied squares with their FEN letter, in square order.
  [[nodiscard]] virtual std::vector<std::pair<std::string, char>> pieces() const = 0;

  /// The moves played from the start, each as it was when played.
  [[nodiscard]] virtual std::span<const Outcome> played() const = 0;

  /// Every legal outcome, in the order of the family; none once the game is over.
  [[nodiscard]] virtual std::vector<Outcome> outcomes() const = 0;
  [[nodiscard]] virtual Obligation obligation() const = 0;
  /// Leaves of the tree of legal moves, `depth` plies deep; 1 at depth 0. Repetition, quiet plies
  /// and finish() are left out of account, here and in the next two. No stored counts.
  [[nodiscard]] virtual std::uint64_t perft(int depth) const = 0;
  /// The first moves of that tree, in the order of outcomes().
  [[nodiscard]] virtual std::vector<Outcome> perft_moves() const = 0;
  /// The leaves behind one of them; `depth`, 1 or more, counts the move itself.
  [[nodiscard]] virtual std::uint64_t perft_behind(Move move, int depth) const = 0;
  /// Automatic ends and those recorded with finish().
  [[nodiscard]] virtual Verdict verdict() const = 0;
  /// A sentence: "White wins: a piece in Black's castle, D13."
  [[nodiscard]] virtual std::string verdict_text() const = 0;
  /// Whether the side to move may claim a draw (third occurrence where it is not automatic).
  [[nodiscard]] virtual bool can_claim_draw() const = 0;

  /// What may follow the squares walked so far (the first is the start); empty if none fits.
  [[nodiscard]] virtual Legs legs(std::span<const std::string> squares) const = 0;
  /// Nothing if walking exactly these squares is a legal move.
  [[nodiscard]] virtual std::optional<Refusal> why_not(
      std::span<const std::string> squares) const = 0;
  /// A move as people write it: the exact text, else a short form that fits one outcome: first and
  /// last square, or a beginning ("F7xF9" for a longer jump). Short forms are a kindness to
  /// writers; whether a text is a legal move as it stands, read_exact() says.
  [[nodiscard]] virtual Result<Outcome> read(std::string_view text) const = 0;
  /// What a person types in haste, where one move is all that is typed: as read(), and the squares
  /// need nothing between them, or only spaces.
  [[nodiscard]] virtual Result<Outcome> read_typed(std::string_view text) const = 0;
  /// Only the exact text: every landing square of a legal route, with the right marks.
  [[nodiscard]] virtual Result<Outcome> read_exact(std::string_view text) const = 0;

  /// Reads and plays; nothing changes on an error.
  virtual Result<Outcome> play(std::string_view text) = 0;
  /// `move` must be one of outcomes().
  virtual void play(Move move) = 0;
  /// False at the start. Clears what finish() recorded.
  virtual bool take_back() = 0;
  /// Records a resignation or an agreement; the whole side of `winner` wins, empty for a draw.
  virtual void finish(Reason reason, std::optional<Seat> winner) = 0;

  [[nodiscard]] virtual Judgement judgement() const = 0;
  [[nodiscard]] virtual LevelFit level_fit() const = 0;
  /// Whether a folder has endgame tables of this variant and rule set; the error says where they
  /// were looked for.
  [[nodiscard]] virtual Result<void> find_tables(const std::string& folder) const = 0;
  /// A searcher for games of this variant and rule set; it may outlive this game.
  [[nodiscard]] virtual std::unique_ptr<Analyst> make_analyst(
      const AnalystSettings& settings) const = 0;
};

}  // namespace camlann
