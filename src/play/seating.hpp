#pragma once
// The players of a game: people, and computers of different levels. Used when a game is created,
// and by the rules of play. Thread-safe.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "rules/variant_info.hpp"
#include "rules/verdict.hpp"

namespace camlann::play {

/// A board of a simultaneous display, for the player that gives it.
struct GivenDisplay {
  int board = 1;           // its number
  std::int64_t extra = 0;  // on the clock of a live game at the start, in milliseconds

  bool operator==(const GivenDisplay&) const = default;
};

/// The player on one seat of the board.
struct Player {
  char letter = 'w';  // of the seat, as in the game's notation
  int level = 0;      // of a computer; 0 for a person
  std::string name;   // of a person; empty if not given
  // A person with separate seats has an id; it is empty where all share one screen. Optional.
  std::string id = {};  // NOLINT(readability-redundant-member-init)
  // A person's rating as shown when the person took the seat; empty if unknown.
  std::string rating = {};  // NOLINT(readability-redundant-member-init)
  bool bot = false;         // a program plays for this person
  bool guest = false;       // a person without an account
  // For the giver of a simultaneous display that the game is part of.
  std::optional<GivenDisplay> display = {};  // NOLINT(readability-redundant-member-init)
  bool on_device = false;  // plays on the device of the game, which need not be this person's

  [[nodiscard]] bool person() const { return level == 0; }
  /// Returns the seat without its person.
  [[nodiscard]] Player freed() const { return {letter, level, {}}; }
  bool operator==(const Player&) const = default;
};

/// The seats that a player acts for, one bit per seat. One keyboard acts for all persons at it.
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
/// Returns the seat with this letter, or an invalid seat.
[[nodiscard]] Seat seat_with(const Players& players, char letter);
/// True if the game is a board of a simultaneous display. Its giver is at other boards meanwhile,
/// so clocks run from the first move on, and nobody need wait for an absent giver.
[[nodiscard]] bool in_display(const Players& players);
/// True if each person has separate seats; otherwise all of them share one screen.
[[nodiscard]] bool sit_apart(const Players& players);
/// Returns the seats of this person, or of all persons where they share one screen.
[[nodiscard]] Who seats_of(const Players& players, std::string_view id);
/// Returns the player on this seat; a nameless person if the seat does not exist.
[[nodiscard]] Player player_at(const Players& players, Seat seat);

/// Short form of a request for a game: the kind of the other players.
enum class Opponent : std::uint8_t { computer, person };

struct WishedSeat {
  int level = 0;  // of a computer; 0 for a person
  std::string name;
  bool guest = false;  // a person without a known account

  bool operator==(const WishedSeat&) const = default;
};

/// The requested seats of a new game.
struct SeatWish {
  Opponent opponent = Opponent::computer;
  int level = 3;                             // of a computer
  std::optional<Seat> colour = Seat::white;  // of the person, in games of two; nothing: by lot
  std::vector<WishedSeat> seats;             // in turn order, instead of the three above
};

struct Seating {
  Players players;
  Seat colour = Seat::white;  // of the first person, or the requested one

  bool operator==(const Seating&) const = default;
};

/// Assigns the seats of a game of this variant. In a game of more than two players the person gets
/// the first seat unless the request lists the seats. Returns an error about `seats` if their
/// number is not the game's or if no seat is a person's.
[[nodiscard]] Result<Seating> seat_players(const VariantInfo& variant, const SeatWish& wish,
                                           Seat by_lot);

/// Returns the players of the next game: everyone moves one seat further, so that two players swap
/// colours.
[[nodiscard]] Players moved_on(const Players& players);

}  // namespace camlann::play
