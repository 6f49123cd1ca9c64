#pragma once
// Who of a game's players is there, as the socket says it.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/words.hpp"
#include "wire/describe.hpp"
#include "wire/messages/words.hpp"

namespace camlann {

namespace message {

enum class PresenceKind : std::uint8_t { here, away, reconnecting, gone };

struct SeatPresence {
  SeatLetter seat{};
  PresenceKind presence{};
  std::int64_t since = 0;
  std::optional<std::int64_t> left_from;

  bool operator==(const SeatPresence&) const = default;
};

struct Presence {
  std::string game;
  std::vector<SeatPresence> seats;
  std::uint32_t watchers = 0;

  bool operator==(const Presence&) const = default;
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
struct Description<message::PresenceKind> {
  static constexpr std::string_view name = "PresenceKind";
  static constexpr std::string_view text =
      "`away`: every page of the player is hidden; `reconnecting`: none is connected; `gone`: for "
      "longer than a connection takes to come back";
};

template <>
struct Description<message::SeatPresence> {
  static constexpr std::string_view name = "SeatPresence";
  static constexpr std::string_view text = "Whether a player is there";
  static constexpr void fields(auto&& field) {
    using message::SeatPresence;
    field("seat", &SeatPresence::seat, {});
    field("presence", &SeatPresence::presence, {});
    field("since", &SeatPresence::since,
          {.text = "By the server's clock of timed games, in milliseconds"});
    field("leftFrom", &SeatPresence::left_from,
          {.text = "Of a player without a connection: from then on, by that clock, the other side "
                   "may claim the win of a live game, and a partner may move for the seat. Left "
                   "out for others, and where a move takes days",
           .left_out = true});
  }
};

template <>
struct Description<message::Presence> {
  static constexpr std::string_view name = "Presence";
  static constexpr std::string_view text =
      "On the socket: who is at a game between people at screens of their own";
  static constexpr void fields(auto&& field) {
    using message::Presence;
    field.constant("type", "presence");
    field("game", &Presence::game, {.text = "Its id"});
    field("seats", &Presence::seats, {.text = "Of people, in turn order"});
    field("watchers", &Presence::watchers, {.text = "How many people without a seat watch"});
  }
};

}  // namespace wire
}  // namespace camlann
