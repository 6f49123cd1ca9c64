#pragma once
// A game of any variant, chosen at run time, as a value: copy it to continue in two ways or in
// another thread. The rules of a family are behind an interface (game/game_of.hpp); no function
// here searches. Not thread-safe, but any number of threads may read a game.

#include <cstddef>
#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "base/square.hpp"
#include "rules/move.hpp"
#include "rules/outcome.hpp"
#include "rules/variant_info.hpp"
#include "rules/verdict.hpp"

namespace camlann::inline v1 {

class GameModel;

class Game {
 public:
  /// Called by make_game() (game/catalog.hpp). `variant` must outlive the game.
  Game(const VariantInfo& variant, std::unique_ptr<GameModel> model);
  ~Game();
  Game(const Game& other);
  Game& operator=(const Game& other);
  Game(Game&&) noexcept;
  Game& operator=(Game&&) noexcept;

  [[nodiscard]] const VariantInfo& variant() const { return *variant_; }
  [[nodiscard]] std::string rules() const;  // shortest text, "wcf"
  [[nodiscard]] std::string start_fen() const;
  [[nodiscard]] std::string fen() const;
  [[nodiscard]] bool starts_from_array() const;
  /// Returns the reason why new games with this start and rule set are refused; nullptr for most.
  [[nodiscard]] const LostStart* lost_start() const;
  /// Returns the key: equal positions of a variant have equal keys, on every machine; quiet plies
  /// are not included.
  [[nodiscard]] std::uint64_t key() const;

  [[nodiscard]] Seat seat() const;
  [[nodiscard]] Side side_of(Seat seat) const { return variant_->side_of(seat); }
  /// True if the first move of this game may be taken over, or might have been.
  [[nodiscard]] bool has_swap_rule() const;
  /// True if the seat to move may take over the first move: legal() includes that.
  [[nodiscard]] bool may_swap() const;
  /// Returns the seats that the last move skipped because they cannot move, in turn order; none at
  /// the start, at the end, and with two players.
  [[nodiscard]] std::vector<Seat> passed() const;
  /// Returns the pieces in square order.
  [[nodiscard]] std::vector<PieceOn> pieces() const;
  /// Returns the letter of the piece on a square; nothing if it is empty or not on the board.
  [[nodiscard]] std::optional<char> piece_on(Square square) const;

  /// Returns the moves played from the start, each in the notation of its time. For moves of
  /// play(Move) the notation is computed at the first call, because most random games are never
  /// read.
  [[nodiscard]] std::span<const WrittenMove> played() const;
  /// Returns the number of moves played.
  [[nodiscard]] std::size_t plies() const;

  /// Returns every legal outcome, in the order of the family; none once the game is over.
  [[nodiscard]] std::vector<Outcome> legal() const;
  /// Returns the same outcomes with notation.
  [[nodiscard]] std::vector<WrittenMove> written() const;
  /// Returns the notation of `move`, which must be legal.
  [[nodiscard]] WrittenMove write(Move move) const;
  /// True if this move, made in this or in another position, has the same outcome here by the same
  /// path. Compares values; the notation is not read.
  [[nodiscard]] bool is_legal(const WrittenMove& move) const;
  /// True if legal() has this move. Costs less than legal().
  [[nodiscard]] bool is_legal(Move move) const;
  [[nodiscard]] Obligation obligation() const;

  /// Returns the number of leaves of the tree of legal moves, `depth` plies deep; 1 at depth 0.
  /// Ignores repetition, quiet plies, finish() and swaps, as do the next two functions. No stored
  /// counts.
  [[nodiscard]] std::uint64_t perft(int depth) const;
  /// Returns the first moves of that tree, in the order of legal().
  [[nodiscard]] std::vector<WrittenMove> perft_moves() const;
  /// Returns the leaves after one of them; `depth`, 1 or more, includes the move itself.
  [[nodiscard]] std::uint64_t perft_behind(Move move, int depth) const;

  /// Returns the verdict: automatic ends and those recorded with finish().
  [[nodiscard]] Verdict verdict() const;
  [[nodiscard]] bool over() const { return verdict().over(); }
  /// Returns a sentence: "White wins: a piece in Black's castle, D13."
  [[nodiscard]] std::string verdict_text() const;
  /// True if the side to move may claim a draw (third occurrence, if it is not automatic).
  [[nodiscard]] bool can_claim_draw() const;

  /// Returns the possible next legs after these squares (the first is the start); empty if none
  /// match.
  [[nodiscard]] Legs legs(std::span<const Square> squares) const;
  /// Returns nothing if walking exactly these squares is a legal move. Two squares may also be the
  /// first and the last of a longer route, and a single one a selected piece.
  [[nodiscard]] std::optional<Refusal> why_not(std::span<const Square> squares) const;
  /// Reads a move in notation; unless exact, also with the signs and numbers that people and pages
  /// write (doc/formats/record.md).
  [[nodiscard]] Result<WrittenMove> read(std::string_view text,
                                         Reading reading = Reading::short_forms) const;

  /// Reads and plays a move; an error changes nothing.
  [[nodiscard]] Result<WrittenMove> play(std::string_view text,
                                         Reading reading = Reading::short_forms);
  /// Plays a move if it is legal; an error changes nothing.
  [[nodiscard]] Result<void> try_play(Move move);
  [[nodiscard]] Result<void> try_play(WrittenMove move);
  /// Plays `move`, which must be one of legal(). Not checked, for speed.
  void play(Move move);
  /// Plays one of written(), or a result of read() or write() for this position.
  void play(WrittenMove move);
  /// Takes back a move; false at the start. Clears the result of finish().
  bool take_back();
  /// Records an end that the board does not show. The whole side of `winner` wins. Without a winner
  /// it is a draw, except that all sides except that of seat() win if time ran out. Has no effect
  /// on a game that is over, unless a tournament gives the result (is_given()), or if the winner
  /// has no seat in this game.
  void finish(Reason reason, std::optional<Seat> winner);

  /// Returns the current position without its history, with `turn` to move; the seat is skipped if
  /// it cannot move.
  [[nodiscard]] Game fresh(Seat turn) const;
  [[nodiscard]] Game fresh() const { return fresh(seat()); }

  /// For code that knows the families (game/game_of.hpp).
  [[nodiscard]] const GameModel& model() const { return *model_; }

 private:
  const VariantInfo* variant_;
  std::unique_ptr<GameModel> model_;
  mutable std::mutex writing_;               // guards played_ from other readers
  mutable std::vector<WrittenMove> played_;  // a prefix of the moves, with notation
};

}  // namespace camlann::inline v1
