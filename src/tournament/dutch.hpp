#pragma once
// The pairing of one round of a Swiss by FIDE's Dutch system (Handbook C.04.3, in force since July
// 2025, with the basic rules of C.04.1). Called for each round of a Swiss. Pure.

#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

namespace camlann::tournament {

/// What a player of a Swiss did in one round. Points are in halves.
struct SwissPast {
  bool played = false;
  std::size_t opponent = 0;  // index, if played
  bool white = false;        // if played
  int halves = 0;

  bool operator==(const SwissPast&) const = default;
};

struct SwissPlayer {
  std::vector<SwissPast> past;  // all rounds so far
  bool present = true;          // to be paired now

  bool operator==(const SwissPlayer&) const = default;
};

struct SwissTask {
  std::vector<SwissPlayer> players;  // by their numbers, the first has number 1
  bool initial_white = true;         // the colour that was drawn for number 1
  bool last_round = false;
};

struct SwissPairing {
  std::vector<std::pair<std::size_t, std::size_t>>
      boards;  // White and Black, the first board first
  std::optional<std::size_t> bye;

  bool operator==(const SwissPairing&) const = default;
};

/// The pairing; nothing if there is none by the absolute rules: nobody meets anybody twice, nobody
/// has two byes, no colour three times in a row or three times more often than the other.
[[nodiscard]] std::optional<SwissPairing> pair_dutch(const SwissTask& task);

/// Whether a pairing that others found keeps those rules, leaves nobody out, and has colours and
/// boards as pair_dutch() gives them. That there is none better is not looked for: that takes as
/// long as to find it.
[[nodiscard]] bool keeps_rules(const SwissTask& task, const SwissPairing& pairing);

/// Whether each player has a past of as many rounds, against players of the task: what the two
/// above ask for.
[[nodiscard]] bool is_sound(const SwissTask& task);

}  // namespace camlann::tournament
