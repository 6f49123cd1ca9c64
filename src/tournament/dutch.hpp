#pragma once
// The pairing of one round of a Swiss by FIDE's Dutch system (Handbook C.04.3, in force since July
// 2025, with the basic rules of C.04.1). Called for each round of a Swiss. Pure.

#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

namespace camlann::tournament {

/// One past round of a player in a Swiss. Points are in halves.
struct SwissPast {
  bool played = false;
  std::size_t opponent = 0;  // index, if played
  bool white = false;        // if played
  int halves = 0;

  bool operator==(const SwissPast&) const = default;
};

struct SwissPlayer {
  std::vector<SwissPast> past;  // all earlier rounds
  bool present = true;          // to be paired now

  bool operator==(const SwissPlayer&) const = default;
};

struct SwissTask {
  std::vector<SwissPlayer> players;  // by number; the first has number 1
  bool initial_white = true;         // the colour drawn for number 1
  bool last_round = false;
};

struct SwissPairing {
  std::vector<std::pair<std::size_t, std::size_t>>
      boards;  // White and Black, the first board first
  std::optional<std::size_t> bye;

  bool operator==(const SwissPairing&) const = default;
};

/// Returns the pairing, or nothing if the absolute rules allow none: no two players meet twice, no
/// player has two byes, and no player gets a colour three times in a row or three times more than
/// the other.
[[nodiscard]] std::optional<SwissPairing> pair_dutch(const SwissTask& task);

/// True if a pairing from another source keeps those rules, includes all players, and has the
/// colours and boards that pair_dutch() would give. It does not check that the pairing is the best
/// one, which would take as much time as finding it.
[[nodiscard]] bool keeps_rules(const SwissTask& task, const SwissPairing& pairing);

/// True if each player has the same number of past rounds, all against players of the task.
/// Required by the two functions above.
[[nodiscard]] bool is_sound(const SwissTask& task);

}  // namespace camlann::tournament
