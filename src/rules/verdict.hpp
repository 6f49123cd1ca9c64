#pragma once
// The state of a game: running, or the winners and the reason. Every interface uses these words.

#include <cstdint>
#include <optional>
#include <string_view>

#include "base/words.hpp"

namespace camlann::inline v1 {

/// A place at the board, in turn order from 0. Two players are White and Black; games of more
/// players have their own names.
enum class Seat : std::uint8_t { white, black, third, fourth };

inline constexpr unsigned most_seats = 4;

/// Seats that win together. With two players a seat is a side.
enum class Side : std::uint8_t { first, second, third };

[[nodiscard]] constexpr unsigned index_of(Seat seat) {
  return static_cast<unsigned>(seat);
}
[[nodiscard]] constexpr unsigned index_of(Side side) {
  return static_cast<unsigned>(side);
}
/// Returns the other of two players.
[[nodiscard]] constexpr Seat opponent(Seat seat) {
  return seat == Seat::white ? Seat::black : Seat::white;
}
[[nodiscard]] constexpr std::uint8_t bit_of(Seat seat) {
  return static_cast<std::uint8_t>(1u << index_of(seat));
}

enum class Reason : std::uint8_t {
  running,
  castle,
  elimination,
  stalemate,
  thin,
  quiet,
  repetition,
  checkmate,
  bare_kings,
  king_taken,
  resignation,
  agreement,
  time,          // a player's time ran out
  cancelled,     // no result: the game does not count
  forfeit,       // won without play: the other side did not come, or has left
  neither_came,  // no result: neither a win nor a draw
  director,      // given by the director of a tournament
};

/// The names used in records, protocols and the page; a running game has none.
template <>
struct Words<Reason> {
  static constexpr Word<Reason> table[] = {
      {Reason::castle, "castle"},
      {Reason::elimination, "elimination"},
      {Reason::stalemate, "stalemate"},
      {Reason::thin, "thin"},
      {Reason::quiet, "quiet"},
      {Reason::repetition, "repetition"},
      {Reason::checkmate, "checkmate"},
      {Reason::bare_kings, "bare-kings"},
      {Reason::king_taken, "king-taken"},
      {Reason::resignation, "resignation"},
      {Reason::agreement, "agreement"},
      {Reason::time, "time"},
      {Reason::cancelled, "cancelled"},
      {Reason::forfeit, "forfeit"},
      {Reason::neither_came, "neither-came"},
      {Reason::director, "director"},
  };
};

/// True for the ends without a result.
[[nodiscard]] constexpr bool has_no_result(Reason reason) {
  return reason == Reason::cancelled || reason == Reason::neither_came;
}
/// True for results that a tournament gives. They replace one that was reached at the board.
[[nodiscard]] constexpr bool is_given(Reason reason) {
  return reason == Reason::forfeit || reason == Reason::neither_came || reason == Reason::director;
}

struct Verdict {
  Reason reason{};
  std::uint8_t winners{};  // a bit per seat; 0 with a result is a draw

  [[nodiscard]] constexpr bool over() const { return reason != Reason::running; }
  [[nodiscard]] constexpr bool drawn() const {
    return over() && winners == 0 && !has_no_result(reason);
  }
  [[nodiscard]] constexpr bool won_by(Seat seat) const { return (winners & bit_of(seat)) != 0; }

  [[nodiscard]] bool operator==(const Verdict&) const = default;
};

/// Returns the word; empty while the game runs.
[[nodiscard]] constexpr std::string_view to_text(Reason reason) {
  return word_of(reason);
}
/// Returns the reason with this word; `running` for an empty one, nothing for an unknown one.
[[nodiscard]] constexpr std::optional<Reason> read_reason(std::string_view word) {
  if (word.empty()) return Reason::running;
  return value_of<Reason>(word);
}

}  // namespace camlann::inline v1
