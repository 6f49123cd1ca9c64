#pragma once
// Chat at a game, in translated phrases or free text.

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/words.hpp"
#include "wire/describe.hpp"
#include "wire/messages/words.hpp"

namespace camlann {

namespace message {

enum class Phrase : std::uint8_t {
  hello,
  good_luck,
  nice_move,
  oops,
  one_moment,
  well_played,
  thanks,
  bye,
};

inline constexpr std::int64_t longest_line = 280;

struct Say {
  REQUEST(Say);
  FIELD(std::optional<Phrase>, phrase, "A phrase, or else a text");
  FIELD(std::string, text, "A line of one's own; guests write only where the host lets them",
        .most = longest_line, .one_line = true);
};

struct Mute {
  REQUEST(Mute);
  FIELD(SeatLetter, seat, "", .required = "the letter of a seat") {};
  FIELD(bool, muted, "", .required = "true or false") = false;
};

struct ChatLine {
  MESSAGE(ChatLine, "Something that was said at a game");
  FIELD(std::int64_t, number, "Higher for each line of a game; others may be in between",
        .least = 1) = 1;
  FIELD(std::optional<SeatLetter>, seat, "Whose player said it; null for somebody who watches");
  FIELD(std::optional<Phrase>, phrase, "Null for a line of text");
  FIELD(std::string, text, "Empty for a phrase");
  FIELD(std::string, at, "", .format = "date-time");
};

struct ChatLines {
  MESSAGE(ChatLines, "What was said, the oldest first");
  FIELD(std::vector<ChatLine>, lines);
  FIELD(std::vector<SeatLetter>, muted, "Seats of this game whose players the asker has muted");
  FIELD(bool, may_write, "Whether the asker may say lines of his own, not only phrases") = false;
};

struct ChatSaid {
  MESSAGE(ChatSaid, "On the socket: something was said at a game");
  CONSTANT("type", "chat");
  FIELD(std::string, game, "Its id");
  FIELD(ChatLine, line);
};

}  // namespace message

template <>
struct Words<message::Phrase> {
  using Phrase = message::Phrase;
  static constexpr Word<Phrase> table[] = {
      {Phrase::hello, "hello"},           {Phrase::good_luck, "good-luck"},
      {Phrase::nice_move, "nice-move"},   {Phrase::oops, "oops"},
      {Phrase::one_moment, "one-moment"}, {Phrase::well_played, "well-played"},
      {Phrase::thanks, "thanks"},         {Phrase::bye, "bye"},
  };
};

namespace wire {

template <>
inline constexpr Title title<message::Phrase>{"Phrase", "What can be said at a game"};

}  // namespace wire
}  // namespace camlann
