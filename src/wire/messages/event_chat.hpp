#pragma once
// The chat at a tournament or a division: of players and spectators.

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/words.hpp"
#include "wire/describe.hpp"
#include "wire/messages/chat.hpp"
#include "wire/messages/game.hpp"
#include "wire/messages/request.hpp"

namespace camlann {

namespace message {

enum class EventLineKind : std::uint8_t { said, announced, closed, opened };

struct SayAtEvent {
  REQUEST(SayAtEvent);
  FIELD(std::optional<Phrase>, phrase, "A phrase, or else a text");
  FIELD(std::string, text, "A line of one's own; guests write only where the host lets them",
        .most = longest_line, .one_line = true);
  FIELD(bool, announce,
        "Whether it is an announcement, by a director: the players hear it in their games") = false;
};

struct RemoveLine {
  REQUEST(RemoveLine);
  FIELD(std::int64_t, number, "", .required = "the number of a line", .least = 1) = 0;
};

struct CloseChat {
  REQUEST(CloseChat);
  FIELD(bool, closed, "Whether only directors write from now on",
        .required = "true or false") = false;
};

struct MutePlayer {
  REQUEST(MutePlayer);
  FIELD(std::string, player, "", .required = "the id of a player", .most = longest_name);
  FIELD(bool, muted, "", .required = "true or false") = false;
};

struct EventChatLine {
  MESSAGE(EventChatLine, "Something that was said at a tournament");
  FIELD(std::int64_t, number, "Higher for each line of a tournament; others may be in between",
        .least = 1) = 1;
  FIELD(EventLineKind, kind) {};
  FIELD(std::string, id, "Of the author");
  FIELD(std::string, name, "Empty for a spectator without an account");
  FIELD_LIKE(bool, bot, about_bot) = false;
  FIELD_LIKE(bool, guest, about_guest) = false;
  FIELD(std::optional<Phrase>, phrase, "Null for a line of text");
  FIELD(std::string, text, "Empty for a phrase");
  FIELD(std::string, at, "", .format = "date-time");
  FIELD(bool, removed, "By a director; then there is no text", .left_out = true) = false;
};

struct EventChat {
  MESSAGE(EventChat, "What was said at a tournament, the oldest first");
  FIELD(std::vector<EventChatLine>, lines);
  FIELD(std::vector<std::string>, muted, "Players whom the asker has muted");
  FIELD(bool, closed, "Whether only directors write") = false;
  FIELD(bool, may_write, "Whether the asker may say lines of text, not only phrases") = false;
};

struct EventChatChanged {
  MESSAGE(EventChatChanged,
          "On the socket: the chat of a tournament has changed, and can be asked for again");
  CONSTANT("type", "event-chat");
  FIELD(std::string, tournament, "Its id");
  FIELD(bool, whole, "Whether a line was removed; else only lines were added",
        .left_out = true) = false;
};

struct EventAnnounced {
  MESSAGE(EventAnnounced, "On the socket of a game: an announcement at its tournament");
  CONSTANT("type", "announced");
  FIELD(std::string, tournament, "Its id");
  FIELD(std::string, name, "Of the director");
  FIELD(std::string, text);
};

}  // namespace message

template <>
struct Words<message::EventLineKind> {
  using Kind = message::EventLineKind;
  static constexpr Word<Kind> table[] = {{Kind::said, "said"},
                                         {Kind::announced, "announced"},
                                         {Kind::closed, "closed"},
                                         {Kind::opened, "opened"}};
};

namespace wire {

template <>
inline constexpr Title title<message::EventLineKind>{"EventLineKind",
                                                     "What a line of the chat at a tournament is"};

}  // namespace wire
}  // namespace camlann
