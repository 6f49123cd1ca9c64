#pragma once
// The implementation behind a Game: one board with its history under the rules of one family. Only
// for game/.

#include <cstddef>
#include <cstdint>
#include <memory>
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

/// Identifies the type behind a GameModel, for builds without run-time type information.
using ModelTag = const void*;

/// The rule that the first move may be taken over: closed in a position taken out of a game.
enum class SwapRule : std::uint8_t { none, open, closed };

/// The current state of the game.
struct Standpoint {
  Seat seat{};    // to move
  Seat before{};  // the seat that made the last move; `seat` at the start
  Verdict verdict;
  bool can_claim_draw = false;
  SwapRule swap_rule{};
  bool may_swap = false;
};

/// The starting position.
struct GameStart {
  std::string fen;
  bool from_array = false;
};

class GameModel {
 public:
  virtual ~GameModel() = default;
  [[nodiscard]] virtual std::unique_ptr<GameModel> clone() const = 0;
  [[nodiscard]] virtual std::unique_ptr<GameModel> fresh(Seat turn) const = 0;
  [[nodiscard]] virtual ModelTag tag() const = 0;

  // The game and its history.
  [[nodiscard]] virtual std::string rules() const = 0;
  [[nodiscard]] virtual std::string fen() const = 0;
  [[nodiscard]] virtual GameStart start() const = 0;
  [[nodiscard]] virtual const LostStart* lost_start() const = 0;
  [[nodiscard]] virtual std::uint64_t key() const = 0;
  [[nodiscard]] virtual Standpoint standpoint() const = 0;
  [[nodiscard]] virtual std::vector<PieceOn> pieces() const = 0;
  [[nodiscard]] virtual std::size_t plies() const = 0;
  /// Returns the notation of the move after `ply` others.
  [[nodiscard]] virtual WrittenMove write_played(std::size_t ply) const = 0;
  [[nodiscard]] virtual std::string verdict_text() const = 0;
  virtual void advance(Move move) = 0;
  virtual bool take_back() = 0;
  virtual void finish(Verdict verdict) = 0;

  // Moves; not called once the game is over, except for the last two.
  [[nodiscard]] virtual std::vector<Outcome> legal() const = 0;
  [[nodiscard]] virtual std::vector<WrittenMove> written() const = 0;
  [[nodiscard]] virtual WrittenMove write(Move move) const = 0;
  [[nodiscard]] virtual bool is_legal(const WrittenMove& move) const = 0;
  [[nodiscard]] virtual bool is_legal(Move move) const = 0;
  [[nodiscard]] virtual Obligation obligation() const = 0;
  [[nodiscard]] virtual Legs legs(std::span<const Square> squares) const = 0;
  [[nodiscard]] virtual std::optional<Refusal> why_not(std::span<const Square> squares) const = 0;
  [[nodiscard]] virtual Result<WrittenMove> read(std::string_view text, Reading reading) const = 0;
  [[nodiscard]] virtual std::vector<WrittenMove> perft_moves() const = 0;
  [[nodiscard]] virtual std::uint64_t perft_behind(Move move, int depth) const = 0;
};

}  // namespace camlann::inline v1
