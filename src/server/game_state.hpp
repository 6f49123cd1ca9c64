#pragma once
// A game folded from its events: the one place that says what an event does. Used by Games to move
// a game on, and again to show it as it was at an earlier version. Not thread-safe.

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "base/result.hpp"
#include "game/game.hpp"
#include "server/store/store.hpp"

namespace camlann::server {

/// What the computer has to do next.
enum class Owed : std::uint8_t { nothing, move, draw_answer };

struct PlayedMove {
  std::string notation;
  By by = By::person;
};

/// A game as it is shown: a value that any thread may read.
struct GameView {
  GameMeta meta;
  Standing standing;
  std::vector<PlayedMove> moves;
  std::vector<Seat> passed;  // over by the last move
};

/// "w resignation", "- agreement": the text of a result event.
[[nodiscard]] std::string result_text(Reason reason, std::optional<Seat> winner);

class GameState {
 public:
  /// The board before any event. An error if variant, rules or start are not known.
  [[nodiscard]] static Result<GameState> create(const GameMeta& meta);
  /// The game after these events, in order.
  [[nodiscard]] static Result<GameState> replay(const GameMeta& meta,
                                                std::span<const Event> events);

  /// Nothing changes on an error. Plays the move, takes back, and so on; who may do so is not asked
  /// here. `version` must be one higher than the last. The notation of a move is as typed.
  [[nodiscard]] Result<void> apply(const Event& event);

  [[nodiscard]] const Game& board() const { return board_; }
  [[nodiscard]] std::int64_t version() const { return version_; }
  [[nodiscard]] std::optional<Seat> offer() const { return offer_; }
  [[nodiscard]] bool over() const { return board_.over(); }
  /// Ended by resignation, agreement or claim rather than by a move.
  [[nodiscard]] bool declared() const { return declared_; }
  /// Whether an offer was refused since the last move or take-back.
  [[nodiscard]] bool refused() const { return refused_; }
  [[nodiscard]] Owed owed() const;
  /// Whether the seat to move is a person's.
  [[nodiscard]] bool person_to_move() const;
  /// Whether persons sit on this side.
  [[nodiscard]] bool has_person(Side side) const;
  /// A seat of another side than this one.
  [[nodiscard]] Seat against(Seat seat) const;
  /// Whether it is the computer who answers a draw offer of this seat: it has the other sides
  /// alone.
  [[nodiscard]] bool computer_answers(Seat offering) const;
  /// For whom the persons resign now: for their side where they have but one, else for the seat to
  /// move. Nothing where another's turn stands in the way.
  [[nodiscard]] std::optional<Seat> resigning() const;
  /// How many plies a take-back removes; 0 if there is nothing of the person's to take back.
  [[nodiscard]] int plies_to_take_back() const;

  [[nodiscard]] Standing standing() const;
  [[nodiscard]] GameView view() const;

 private:
  GameState(const GameMeta& meta, Game board);
  [[nodiscard]] Result<void> apply_move(const Event& event);
  [[nodiscard]] Result<void> apply_take_back(const Event& event);
  [[nodiscard]] Result<void> apply_result(const Event& event);

  GameMeta meta_;
  Game board_;
  std::vector<By> by_;  // who played each move
  std::int64_t version_ = 0;
  std::optional<Seat> offer_;
  bool declared_ = false;
  bool refused_ = false;
  Millis updated_ = 0;
};

}  // namespace camlann::server
