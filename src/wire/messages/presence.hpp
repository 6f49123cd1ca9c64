#pragma once
// Presence of the players of a game, on the socket.

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/words.hpp"
#include "wire/describe.hpp"
#include "wire/messages/words.hpp"

namespace camlann {

namespace message {

enum class PresenceKind : std::uint8_t { here, away, reconnecting, gone };

struct SeatPresence {
  MESSAGE(SeatPresence, "Whether a player is there");
  FIELD(SeatLetter, seat) {};
  FIELD(PresenceKind, presence) {};
  FIELD(std::int64_t, since, "By the server's clock of timed games, in milliseconds") = 0;
  FIELD(std::optional<std::int64_t>, left_from,
        "Of a player without a connection: from then on, by that clock, a partner may move for the "
        "seat, and the other side may claim the win of a live game, if the turn has lasted for "
        "`patience`. Left out for others, and where a move takes days",
        .left_out = true);
};

struct Presence {
  MESSAGE(Presence, "On the socket: who is at a game between people at screens of their own");
  CONSTANT("type", "presence");
  FIELD(std::string, game, "Its id");
  FIELD(std::vector<SeatPresence>, seats, "Of people, in turn order");
  FIELD(std::uint32_t, watchers, "How many people without a seat watch") = 0;
  FIELD(std::optional<std::int64_t>, patience,
        "How long others wait for an absent player, in milliseconds; left out where a move takes "
        "days",
        .left_out = true);
};

}  // namespace message

template <>
struct Words<message::PresenceKind> {
  using Kind = message::PresenceKind;
  static constexpr Word<Kind> table[] = {
      {Kind::here, "here"},
      {Kind::away, "away"},
      {Kind::reconnecting, "reconnecting"},
      {Kind::gone, "gone"},
  };
};

namespace wire {

template <>
inline constexpr Title title<message::PresenceKind>{
    "PresenceKind",
    "`away`: every page of the player is hidden; `reconnecting`: none is connected; `gone`: for "
    "longer than a connection takes to come back"};

}  // namespace wire
}  // namespace camlann
