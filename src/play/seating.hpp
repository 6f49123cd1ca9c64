#pragma once
// Who sits at a game: persons, and computers of different levels. Used when a game is made, and by
// the rules of play. Thread-safe.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "rules/variant_info.hpp"
#include "rules/verdict.hpp"

namespace camlann::play {

/// Who sits at a place of the board.
struct Player {
  char letter = 'w';  // of the seat, as the game calls it
  int level = 0;      // of the computer; 0 for a person
  std::string name;   // of a person; empty if none was given
  // Of a person who has seats of his own; empty where all share one screen, and may be left out.
  std::string id = {};  // NOLINT(readability-redundant-member-init)
  // Of a person, as it is shown, when he sat down; empty where none was known.
  std::string rating = {};  // NOLINT(readability-redundant-member-init)
  bool bot = false;         // a program plays for this person

  [[nodiscard]] bool person() const { return level == 0; }
  bool operator==(const Player&) const = default;
};

/// For whom somebody speaks: a bit per seat. One keyboard speaks for all persons at it.
struct Who {
  std::uint8_t seats = 0;

  [[nodiscard]] bool has(Seat seat) const { return (seats & bit_of(seat)) != 0; }
  bool operator==(const Who&) const = default;
};

/// In turn order.
using Players = std::vector<Player>;

[[nodiscard]] Who only(Seat seat);
[[nodiscard]] Who persons(const Players& players);
[[nodiscard]] Who computers(const Players& players);
/// The seat of this letter; one that no game has if there is none.
[[nodiscard]] Seat seat_with(const Players& players, char letter);
/// Whether each person has seats of his own; else all of them share one screen.
[[nodiscard]] bool sit_apart(const Players& players);
/// The seats of this person; where nobody sits apart, of all persons.
[[nodiscard]] Who seats_of(const Players& players, std::string_view id);
/// The one who sits there; a nameless person where there is no such seat.
[[nodiscard]] Player player_at(const Players& players, Seat seat);

/// How a person who wishes for a game describes the other players in short.
enum class Opponent : std::uint8_t { computer, person };

struct WishedSeat {
  int level = 0;  // of the computer; 0 for a person
  std::string name;

  bool operator==(const WishedSeat&) const = default;
};

/// Who shall play.
struct SeatWish {
  Opponent opponent = Opponent::computer;
  int level = 3;                             // of the computer
  std::optional<Seat> colour = Seat::white;  // the person's; nothing: by lot; of two players
  std::vector<WishedSeat> seats;             // in turn order, in place of the three above
};

struct Seating {
  Players players;
  Seat colour = Seat::white;  // the first person's, or the one wished for

  bool operator==(const Seating&) const = default;
};

/// Who sits where in a game of this variant. In a game of more than two the person has the first
/// seat unless seats are wished for. An error, about `seats`, if they are not as many as the game
/// has or if no person is among them.
[[nodiscard]] Result<Seating> seat_players(const VariantInfo& variant, const SeatWish& wish,
                                           Seat by_lot);

/// The players for another game: everyone moves one seat on, so that two change colours.
[[nodiscard]] Players moved_on(const Players& players);

}  // namespace camlann::play
