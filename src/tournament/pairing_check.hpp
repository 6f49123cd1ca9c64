#pragma once
// The check of a pairing that a director makes for the coming round of a Swiss or a round robin:
// names all rules that it breaks. Used by decide(), the server and the command line. Pure.

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "base/result.hpp"
#include "tournament/event.hpp"
#include "tournament/state.hpp"

namespace camlann::tournament {

/// A rule that a pairing breaks. Articles are those of C.04.3, criteria begin with C.
struct PairingFault {
  enum class Kind : std::uint8_t {
    // The round could not be played.
    unknown,    // no such entrant
    not_here,   // has left, or entered a round robin too late
    twice,      // in the round
    left_out,   // without a game or a bye
    wrong_bye,  // of a kind that the system does not have
    no_game,    // the round has only byes
    // Against the rules; a few of them only avoided in the last round of a Swiss.
    met_before,    // C1; in a round robin: in each cycle
    second_bye,    // C2; in a round robin: a second free round
    third_colour,  // C3: the same colour a third time in a row
    colour_ahead,  // C3: three games more with this colour than with the other
    needless_bye,  // two players with byes could play each other
    asked_bye,     // the player has asked for a bye in this round
    // Avoided where possible
    unasked_bye,    // a bye of half a point that the player has not asked for
    bye_above,      // C5: a player with fewer points could have the bye
    other_score,    // C6: not paired within the score group, though that is possible
    down_again,     // C14: against a player with fewer points, as in the round before
    wrong_colour,   // by 5.2, or in a round robin by the table, the opponent has this colour
    another_round,  // in a round robin these two meet in another round of the table
  };
  enum class Severity : std::uint8_t { impossible, against_rules, avoided };

  Kind kind{};
  Severity severity{};
  std::size_t board = 0;  // from 1; 0 for none
  PlayerId player;
  PlayerId other;         // the opponent, or a possible one; empty for none
  std::size_t round = 0;  // in which it happened before, or would by the table; 0 for none
  bool white = false;     // the colour of the player, in faults of colours

  bool operator==(const PairingFault&) const = default;
};

/// Returns all faults, the most severe first, within these by board. An error if no round can be
/// paired now, or if only the program pairs this system: in a knock-out the winners meet, an arena
/// pairs free players at once, and a round robin by correspondence begins all rounds.
[[nodiscard]] Result<std::vector<PairingFault>> check_pairing(const State& state,
                                                              const GivenPairing& pairing);

/// Returns a sentence: "Anna and Bert have met before, in round 2". `name_of` returns the name of
/// an entrant; a player that has not entered is called as in the fault.
[[nodiscard]] std::string sentence_of(const PairingFault& fault,
                                      const std::function<std::string(const PlayerId&)>& name_of);

/// Returns a pairing of neighbours in the order of points and rating, against the rules: a proposal
/// for a round of a Swiss for which the rules leave no pairing.
[[nodiscard]] GivenPairing pairing_of_neighbours(const State& state);

/// Returns the pairing of a round, without its results.
[[nodiscard]] GivenPairing given_pairing_of(const Round& round);

}  // namespace camlann::tournament
