#pragma once
// An invitation to a game: some seats are taken, the others are free. Pure functions; the server
// stores invitations and checks here what a guest may do. An error changes nothing. Thread-safe.

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
  std::string host;  // a player's id; the host has one of the seats
  Players seats;     // a person without an id is a free seat
  Phase phase = Phase::waiting;
  Millis expires = 0;
  bool rated = false;   // the game will count for ratings
  std::string invited;  // only this player may accept; empty: anyone with the link

  [[nodiscard]] bool complete() const;
  bool operator==(const Invitation&) const = default;
};

/// A player accepting an invitation.
struct Guest {
  std::string id;
  std::string name;
  std::string rating = {};  // NOLINT(readability-redundant-member-init): optional
};

[[nodiscard]] bool is_free(const Player& player);

/// Returns an error about `rated` unless a game between these players can be rated: only people,
/// with a clock, from the standard array.
[[nodiscard]] Result<void> may_be_rated(const Players& seats,
                                        const std::optional<TimeControl>& time, bool from_array);

/// Creates the host's invitation with the host on `seat`. An error if that seat is not a person's.
[[nodiscard]] Result<Invitation> invite(const Guest& host, Players seats, Seat seat,
                                        Millis expires);

/// Restricts the invitation to one player. An error about `to` unless it is for a game of two and
/// the player is not the host.
[[nodiscard]] Result<Invitation> invite_one(Invitation invitation, std::string invited);

/// Creates an invitation to the next game of these players, everyone one seat further; the others'
/// seats are free for them to take.
[[nodiscard]] Result<Invitation> invite_again(const Players& players, std::string_view host,
                                              Millis expires);

/// Puts the guest on this seat, or on the first free one; a guest on another seat moves. The game
/// starts with the last guest.
[[nodiscard]] Result<Invitation> sit_down(Invitation invitation, const Guest& guest,
                                          std::optional<Seat> seat, Millis now);
/// Removes this guest. The host cannot leave, only withdraw.
[[nodiscard]] Result<Invitation> stand_up(Invitation invitation, std::string_view guest,
                                          Millis now);
/// Withdraws the invitation; only the host may do so.
[[nodiscard]] Result<Invitation> withdraw(Invitation invitation, std::string_view host);
/// Declines the invitation; only the invited player may do so.
[[nodiscard]] Result<Invitation> decline(Invitation invitation, std::string_view guest, Millis now);
/// Puts a computer of this level on each free seat and starts the game; only the host may do so. A
/// second person must have a seat, and the game must not be rated.
[[nodiscard]] Result<Invitation> fill(Invitation invitation, std::string_view host, int level,
                                      Millis now);

}  // namespace camlann::play
