#pragma once
// Limits on entries to a tournament; applicants of tournaments and clubs. Values, and the rules of
// applications. Thread-safe.

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "server/core/clock.hpp"
#include "server/core/limits.hpp"
#include "wire/messages/applicant.hpp"

namespace camlann::server {

/// The shortest entry code, in characters.
constexpr std::int64_t shortest_entry_code = 4;

/// Limits on entries.
struct EntryTerms {
  std::optional<int> cap;      // players at a time
  std::optional<int> lowest;   // rating in the game at its speed
  std::optional<int> highest;  // likewise; players without a rating fit
  std::string code;            // empty for none; only for directors
  bool approval = false;       // a director accepts or refuses each player

  bool operator==(const EntryTerms&) const = default;
};

/// The ids of players without a device begin with this; no other id does.
inline constexpr char no_device_mark = '@';
/// The length of such an id without the mark.
inline constexpr std::size_t no_device_id_length = 12;
/// The length of the code of a board.
inline constexpr std::size_t board_code_length = 12;

/// True for a player that a director has entered by name. No client signs in as this player. The
/// games are played at a board in the room.
[[nodiscard]] inline bool has_no_device(std::string_view player) {
  return player.starts_with(no_device_mark);
}

/// A name that a director enters, from a line of a list.
struct ListedName {
  std::string name;
  int rating = 0;  // 0 for none
  int line = 0;    // from 1

  bool operator==(const ListedName&) const = default;
};

using message::ApplicantPhase;

/// An applicant. The row stays after a refusal, to count tries.
struct Applicant {
  std::string player;
  std::string name;
  ApplicantPhase phase{};
  int tries = 0;  // number of applications
  Millis at = 0;  // the last change

  bool operator==(const Applicant&) const = default;
};

/// Returns the next application of a player; `before` is the last one. An error after too many, or
/// too soon after the last change.
[[nodiscard]] Result<Applicant> next_application(const std::optional<Applicant>& before,
                                                 std::string_view player, std::string_view name,
                                                 Millis now, const Limits& limits);
/// An error if too many of these wait.
[[nodiscard]] Result<void> has_room_for_applicant(const std::vector<Applicant>& all,
                                                  const Limits& limits);

/// The row of an applicant, which goes with the entry.
struct ApplicantWrite {
  Applicant applicant;
  bool entered = false;
};

}  // namespace camlann::server
