#pragma once
// An invitation to a game: some seats are taken, the others are free for whoever accepts. Pure; the
// server keeps it and asks here what a guest may do. An error changes nothing. Thread-safe.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "base/result.hpp"
#include "play/clock.hpp"
#include "play/seating.hpp"
#include "rules/verdict.hpp"

namespace camlann::play {

enum class Phase : std::uint8_t { waiting, withdrawn, declined, begun };

struct Invitation {
  std::string host;  // a player's id; one of the seats is his
  Players seats;     // a person without an id: free
  Phase phase = Phase::waiting;
  Millis expires = 0;
  bool rated = false;   // the game will count for the ratings of its players
  std::string invited;  // the player who alone may accept; empty: whoever has the link

  [[nodiscard]] bool complete() const;
  bool operator==(const Invitation&) const = default;
};

/// Who accepts.
struct Guest {
  std::string id;
  std::string name;
  std::string rating = {};  // NOLINT(readability-redundant-member-init): may be left out
};

[[nodiscard]] bool is_free(const Player& player);

/// Whether a game between these can count for ratings: people alone play it, with a clock and from
/// the array. An error, about `rated`, if not.
[[nodiscard]] Result<void> may_be_rated(const Players& seats,
                                        const std::optional<TimeControl>& time, bool from_array);

/// The invitation of this host, who takes his seat. An error if that is not a person's.
[[nodiscard]] Result<Invitation> invite(const Guest& host, Players seats, Seat seat,
                                        Millis expires);

/// The same for this player alone. An error, about `to`, unless it is a game of two, and if it is
/// the host.
[[nodiscard]] Result<Invitation> invite_one(Invitation invitation, std::string invited);

/// To the same game once more, everyone one seat on; the others' seats are theirs to take.
[[nodiscard]] Result<Invitation> invite_again(const Players& players, std::string_view host,
                                              Millis expires);

/// With the guest on this seat, or on the first free one; who sits somewhere else moves. The last
/// guest begins the game.
[[nodiscard]] Result<Invitation> sit_down(Invitation invitation, const Guest& guest,
                                          std::optional<Seat> seat, Millis now);
/// Without this guest. The host does not leave, he withdraws.
[[nodiscard]] Result<Invitation> stand_up(Invitation invitation, std::string_view guest,
                                          Millis now);
/// By the host alone.
[[nodiscard]] Result<Invitation> withdraw(Invitation invitation, std::string_view host);
/// By the one who is invited alone.
[[nodiscard]] Result<Invitation> decline(Invitation invitation, std::string_view guest, Millis now);
/// By the host alone: a computer of this level on each free seat, and the game begins. Somebody
/// else than the host must sit there, and the game must not be rated.
[[nodiscard]] Result<Invitation> fill(Invitation invitation, std::string_view host, int level,
                                      Millis now);

}  // namespace camlann::play
