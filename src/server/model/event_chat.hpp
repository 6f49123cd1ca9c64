#pragma once
// The chat at an event, which is a tournament or a division: values. Players and spectators share
// one room.

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/words.hpp"
#include "server/core/clock.hpp"
#include "server/model/chat.hpp"

namespace camlann::server {

enum class EventLineKind : std::uint8_t {
  said,
  announced,  // by a director
  closed,     // the chat, by a director: only directors write from then on
  opened,     // likewise
};

struct EventLine {
  std::string event;  // id of the tournament
  std::int64_t number = 1;
  EventLineKind kind = EventLineKind::said;
  std::string player;  // the author
  std::string name;    // of the author; empty for a spectator without an account
  Said said;
  Millis at = 0;
  bool removed = false;  // by a director; nothing of what was said is kept

  bool operator==(const EventLine&) const = default;
};

/// A change of the chat: a new line, or a line that is removed, or a request to mute a player.
struct EventChatWrite {
  std::optional<EventLine> line = {};     // NOLINT(readability-redundant-member-init)
  std::optional<EventLine> removed = {};  // NOLINT(readability-redundant-member-init)
  std::optional<MuteWish> mute = {};      // NOLINT(readability-redundant-member-init)
};

/// The lines for one reader.
struct EventChatPage {
  std::vector<EventLine> lines;    // the oldest first
  std::vector<std::string> muted;  // players muted by the reader
  bool closed = false;
};

/// A request to say something.
struct EventSay {
  Said said;
  bool announce = false;
};

/// The caller of a request, as the accounts know the player.
struct EventSpeaker {
  std::string player;
  std::string account;     // its name; empty without one
  bool may_write = false;  // free text, not only phrases
  bool moderator = false;
};

}  // namespace camlann::server

namespace camlann {

template <>
struct Words<server::EventLineKind> {
  using enum server::EventLineKind;
  static constexpr Word<server::EventLineKind> table[] = {
      {said, "said"}, {announced, "announced"}, {closed, "closed"}, {opened, "opened"}};
};

}  // namespace camlann
