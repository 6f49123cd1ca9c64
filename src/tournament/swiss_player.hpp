#pragma once
// What the Dutch system wants to know of a player before a round: score, colours, floats. Articles
// are those of C.04.3. Used by the pairing of a Swiss. Pure.

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "tournament/dutch.hpp"

namespace camlann::tournament {

/// How much a player wants a colour (1.7).
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

  /// Whether this one comes before the other (1.2).
  [[nodiscard]] bool ranks_before(const SwissCard& other) const {
    return halves != other.halves ? halves > other.halves : index < other.index;
  }
};

/// One for each player of the task.
[[nodiscard]] std::vector<SwissCard> swiss_cards(const SwissTask& task);

/// Whether the first of two players who meet has White (5.2).
[[nodiscard]] bool first_has_white(const SwissCard& first, const SwissCard& second,
                                   bool initial_white);

/// What a player thinks of a colour.
struct ColourFaults {
  bool beyond_two = false;    // a colour difference above 2
  bool third_in_row = false;  // the same colour a third time
  bool against_wish = false;
  bool against_strong_wish = false;
};
[[nodiscard]] ColourFaults faults_of(const SwissCard& player, bool white);

}  // namespace camlann::tournament
