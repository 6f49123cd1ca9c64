#pragma once
// A player's data for the Dutch system before a round: score, colours, floats. Articles are those
// of C.04.3. Used by the pairing of a Swiss. Pure.

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "tournament/dutch.hpp"

namespace camlann::tournament {

/// The strength of a player's colour preference (1.7).
enum class Wish : std::uint8_t { none, mild, strong, absolute };

enum class Float : std::uint8_t { none, down, up };

struct SwissCard {
  std::size_t index = 0;  // in the task
  int halves = 0;
  int colour_difference = 0;  // games with White minus games with Black (1.6)
  Wish wish = Wish::none;
  bool wants_white = false;
  std::vector<bool> colours;      // of the games played, true: White
  std::array<Float, 2> floats{};  // in the last round and the one before (1.4)
  bool may_have_bye = true;
  int unplayed = 0;
  bool top = false;  // more than half of the possible points before the last round (1.8)

  /// True if this player comes before the other (1.2).
  [[nodiscard]] bool ranks_before(const SwissCard& other) const {
    return halves != other.halves ? halves > other.halves : index < other.index;
  }
};

/// Returns a card for each player of the task.
[[nodiscard]] std::vector<SwissCard> swiss_cards(const SwissTask& task);

/// True if the first player of a pair gets White (5.2).
[[nodiscard]] bool first_has_white(const SwissCard& first, const SwissCard& second,
                                   bool initial_white);

/// The ways in which a colour breaks a player's preferences.
struct ColourFaults {
  bool beyond_two = false;    // a colour difference above 2
  bool third_in_row = false;  // the same colour a third time
  bool against_wish = false;
  bool against_strong_wish = false;
};
[[nodiscard]] ColourFaults faults_of(const SwissCard& player, bool white);

}  // namespace camlann::tournament
