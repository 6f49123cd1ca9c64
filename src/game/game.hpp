#pragma once
// A game of any variant, chosen at run time, as a value: copy it to go on from here in two ways or
// in another thread. What a family knows of its rules stands behind it (game/game_of.hpp); nothing
// here searches. Not thread-safe, but any number of threads may read one.

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

namespace camlann::inline v0_2 {

class GameModel;

class Game {
 public:
  /// By make_game() (game/catalog.hpp). `variant` outlives the game.
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
  /// Equal positions of a variant have equal keys, on every machine; quiet plies do not enter it.
  [[nodiscard]] std::uint64_t key() const;

  [[nodiscard]] Seat seat() const;
  [[nodiscard]] Side side_of(Seat seat) const { return variant_->side_of(seat); }
  /// Those whose turn the last move skipped because they cannot move, in turn order; none at the
  /// start, at the end, and with two players.
  [[nodiscard]] std::vector<Seat> passed() const;
  /// In square order.
  [[nodiscard]] std::vector<PieceOn> pieces() const;

  /// The moves played from the start, each as it was when played. Those of play(Move) are written
  /// when this is first asked for; nobody reads most moves of games played at random.
  [[nodiscard]] std::span<const WrittenMove> played() const;
  /// How many they are.
  [[nodiscard]] std::size_t plies() const;

  /// Every legal outcome, in the order of the family; none once the game is over.
  [[nodiscard]] std::vector<Outcome> legal() const;
  /// The same with what people read.
  [[nodiscard]] std::vector<WrittenMove> written() const;
  /// One of them; `move` must be legal.
  [[nodiscard]] WrittenMove write(Move move) const;
  [[nodiscard]] Obligation obligation() const;

  /// Leaves of the tree of legal moves, `depth` plies deep; 1 at depth 0. Repetition, quiet plies
  /// and finish() are left out of account, here and in the next two. No stored counts.
  [[nodiscard]] std::uint64_t perft(int depth) const;
  /// The first moves of that tree, in the order of legal().
  [[nodiscard]] std::vector<WrittenMove> perft_moves() const;
  /// The leaves behind one of them; `depth`, 1 or more, counts the move itself.
  [[nodiscard]] std::uint64_t perft_behind(Move move, int depth) const;

  /// Automatic ends and those recorded with finish().
  [[nodiscard]] Verdict verdict() const;
  [[nodiscard]] bool over() const { return verdict().over(); }
  /// A sentence: "White wins: a piece in Black's castle, D13."
  [[nodiscard]] std::string verdict_text() const;
  /// Whether the side to move may claim a draw (third occurrence where it is not automatic).
  [[nodiscard]] bool can_claim_draw() const;

  /// What may follow the squares walked so far (the first is the start); empty if none fits.
  [[nodiscard]] Legs legs(std::span<const Square> squares) const;
  /// Nothing if walking exactly these squares is a legal move. Of two squares also the first and
  /// the last of a longer route, of one square a piece that is picked.
  [[nodiscard]] std::optional<Refusal> why_not(std::span<const Square> squares) const;
  /// A move as people write it.
  [[nodiscard]] Result<WrittenMove> read(std::string_view text,
                                         Reading reading = Reading::short_forms) const;

  /// Reads and plays; nothing changes on an error.
  Result<WrittenMove> play(std::string_view text, Reading reading = Reading::short_forms);
  /// `move` must be one of legal().
  void play(Move move);
  /// One of written(), or what read() or write() gave for this position.
  void play(WrittenMove move);
  /// False at the start. Clears what finish() recorded.
  bool take_back();
  /// Records an end that the board does not show. The whole side of `winner` wins; if it is empty,
  /// nobody, but when time ran out all sides except that of seat().
  void finish(Reason reason, std::optional<Seat> winner);

  /// The present position without its past, `turn` to move; the seat may be passed over at once.
  [[nodiscard]] Game fresh(Seat turn) const;
  [[nodiscard]] Game fresh() const { return fresh(seat()); }

  /// For those who know the families (game/game_of.hpp).
  [[nodiscard]] const GameModel& model() const { return *model_; }

 private:
  const VariantInfo* variant_;
  std::unique_ptr<GameModel> model_;
  mutable std::mutex writing_;               // guards played_ from other readers
  mutable std::vector<WrittenMove> played_;  // those that are written: all, or the first of them
};

}  // namespace camlann::inline v0_2
