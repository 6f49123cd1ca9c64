#include "play/invitation.hpp"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "base/result.hpp"
#include "base/try.hpp"
#include "play/clock.hpp"
#include "play/conflict.hpp"
#include "play/seating.hpp"
#include "rules/verdict.hpp"

namespace camlann::play {

namespace {

Result<void> still_waiting(const Invitation& invitation, Millis now) {
  if (invitation.phase == Phase::withdrawn) return conflict("This invitation has been withdrawn");
  if (invitation.phase == Phase::declined) return conflict("This invitation has been declined");
  if (invitation.phase == Phase::begun)
    return conflict("All seats are taken, and the game has begun");
  if (now >= invitation.expires) return conflict("This invitation is out of date");
  return {};
}

Result<void> by_host(const Invitation& invitation, std::string_view host) {
  if (invitation.host != host) return conflict("Only the player who invites can do this");
  return {};
}

auto seat_of(Players& seats, std::string_view id) {
  return std::find_if(seats.begin(), seats.end(),
                      [&](const Player& player) { return player.person() && player.id == id; });
}

void take(Player& player, const Guest& guest) {
  player.id = guest.id;
  player.name = guest.name;
  player.rating = guest.rating;
}

Failure casual(std::string what, std::string expected) {
  return failure(ErrorCode::syntax, std::move(what), "rated", std::move(expected));
}

Invitation begun_if_complete(Invitation invitation) {
  if (invitation.complete()) invitation.phase = Phase::begun;
  return invitation;
}

}  // namespace

bool Invitation::complete() const {
  return std::none_of(seats.begin(), seats.end(), is_free);
}

bool is_free(const Player& player) {
  return player.person() && player.id.empty();
}

Result<void> may_be_rated(const Players& seats, const std::optional<TimeControl>& time,
                          bool from_array) {
  if (!time) return casual("A game without clocks is casual", "a time control");
  if (!from_array) {
    return casual("A game from a position that was set up is casual",
                  "a game from the usual starting position");
  }
  if (computers(seats).seats != 0) {
    return casual("A game with the computer is casual", "people on all seats");
  }
  return {};
}

Result<Invitation> invite(const Guest& host, Players seats, Seat seat, Millis expires) {
  const auto index = index_of(seat);
  if (index >= seats.size() || !seats[index].person()) {
    return failure(ErrorCode::syntax, "Your own seat is not a person's", "seat",
                   "the seat of a person");
  }
  Invitation invitation{host.id, std::move(seats), Phase::waiting, expires, false, {}};
  for (auto& player : invitation.seats) player = player.freed();
  take(invitation.seats[index], host);
  if (invitation.complete()) {
    return failure(ErrorCode::syntax, "There is no seat for anybody else", "seats",
                   "a second person");
  }
  return invitation;
}

Result<Invitation> invite_one(Invitation invitation, std::string invited) {
  if (invitation.seats.size() != 2) {
    return failure(ErrorCode::syntax, "Only a game of two is for one other player", "to",
                   "an invitation by link");
  }
  if (invited == invitation.host) {
    return failure(ErrorCode::syntax, "You cannot challenge yourself", "to", "another player");
  }
  invitation.invited = std::move(invited);
  return invitation;
}

Result<Invitation> invite_again(const Players& players, std::string_view host, Millis expires) {
  auto seats = moved_on(players);
  const auto own = seat_of(seats, host);
  if (own == seats.end()) return conflict("You have no seat in this game");
  const auto seat = static_cast<Seat>(own - seats.begin());
  return invite({own->id, own->name, own->rating}, std::move(seats), seat, expires);
}

Result<Invitation> sit_down(Invitation invitation, const Guest& guest, std::optional<Seat> seat,
                            Millis now) {
  auto& seats = invitation.seats;
  const auto own = seat_of(seats, guest.id);
  const std::ptrdiff_t wanted = seat ? static_cast<std::ptrdiff_t>(index_of(*seat)) : 0;
  if (own != seats.end() && (!seat || own - seats.begin() == wanted)) return invitation;
  TRY_VOID(still_waiting(invitation, now));
  if (!invitation.invited.empty() && guest.id != invitation.invited) {
    return conflict("This invitation is for somebody else");
  }
  const auto place = seat ? seats.begin() + std::min(wanted, std::ssize(seats))
                          : std::find_if(seats.begin(), seats.end(), is_free);
  if (place == seats.end()) return conflict("There is no such seat", "seat");
  if (!is_free(*place)) return conflict("This seat is taken", "seat", "a free seat");
  if (own != seats.end()) *own = own->freed();
  take(*place, guest);
  return begun_if_complete(std::move(invitation));
}

Result<Invitation> stand_up(Invitation invitation, std::string_view guest, Millis now) {
  TRY_VOID(still_waiting(invitation, now));
  if (invitation.host == guest)
    return conflict("This is your own invitation", {}, "to withdraw it");
  const auto own = seat_of(invitation.seats, guest);
  if (own != invitation.seats.end()) *own = own->freed();
  return invitation;
}

Result<Invitation> withdraw(Invitation invitation, std::string_view host) {
  TRY_VOID(by_host(invitation, host));
  if (invitation.phase == Phase::begun) return conflict("The game has begun");
  invitation.phase = Phase::withdrawn;
  return invitation;
}

Result<Invitation> decline(Invitation invitation, std::string_view guest, Millis now) {
  TRY_VOID(still_waiting(invitation, now));
  if (invitation.invited.empty() || invitation.invited != guest) {
    return conflict("Only the player who is invited can do this");
  }
  invitation.phase = Phase::declined;
  return invitation;
}

Result<Invitation> fill(Invitation invitation, std::string_view host, int level, Millis now) {
  TRY_VOID(by_host(invitation, host));
  TRY_VOID(still_waiting(invitation, now));
  if (invitation.rated) {
    return conflict("A rated game is played by people alone", {}, "a casual game");
  }
  const bool alone =
      std::none_of(invitation.seats.begin(), invitation.seats.end(), [&](const Player& player) {
        return player.person() && !is_free(player) && player.id != invitation.host;
      });
  if (alone) return conflict("Nobody else sits here yet", {}, "a game against the computer");
  for (auto& player : invitation.seats) {
    if (is_free(player)) player.level = level;
  }
  return begun_if_complete(std::move(invitation));
}

}  // namespace camlann::play
