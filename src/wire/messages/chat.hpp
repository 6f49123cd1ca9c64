#pragma once
// What people at a game say to each other, in phrases that everybody can read, or in their own
// words.

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
  std::optional<Phrase> phrase;
  std::string text;

  bool operator==(const Say&) const = default;
};

struct Mute {
  SeatLetter seat{};
  bool muted = false;

  bool operator==(const Mute&) const = default;
};

struct ChatLine {
  std::int64_t number = 1;
  std::optional<SeatLetter> seat;
  std::optional<Phrase> phrase;
  std::string text;
  std::string at;

  bool operator==(const ChatLine&) const = default;
};

struct ChatLines {
  std::vector<ChatLine> lines;
  std::vector<SeatLetter> muted;
  bool may_write = false;

  bool operator==(const ChatLines&) const = default;
};

struct ChatSaid {
  std::string game;
  ChatLine line;

  bool operator==(const ChatSaid&) const = default;
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
struct Description<message::Phrase> {
  static constexpr std::string_view name = "Phrase";
  static constexpr std::string_view text = "What can be said at a game";
};

template <>
struct Description<message::Say> {
  static constexpr bool request = true;
  static constexpr std::string_view name = "Say";
  static constexpr std::string_view text{};
  static constexpr void fields(auto&& field) {
    using message::Say;
    field("phrase", &Say::phrase, {.text = "A phrase, or else a text"});
    field("text", &Say::text,
          {.text = "A line of one's own; guests write only where the host lets them",
           .most = message::longest_line,
           .one_line = true});
  }
};

template <>
struct Description<message::Mute> {
  static constexpr bool request = true;
  static constexpr std::string_view name = "Mute";
  static constexpr std::string_view text{};
  static constexpr void fields(auto&& field) {
    using message::Mute;
    field("seat", &Mute::seat, {.required = "the letter of a seat"});
    field("muted", &Mute::muted, {.required = "true or false"});
  }
};

template <>
struct Description<message::ChatLine> {
  static constexpr std::string_view name = "ChatLine";
  static constexpr std::string_view text = "Something that was said at a game";
  static constexpr void fields(auto&& field) {
    using message::ChatLine;
    field("number", &ChatLine::number,
          {.text = "Higher for each line of a game; others may be in between", .least = 1});
    field("seat", &ChatLine::seat, {.text = "Whose player said it; null for somebody who watches"});
    field("phrase", &ChatLine::phrase, {.text = "Null for a line of text"});
    field("text", &ChatLine::text, {.text = "Empty for a phrase"});
    field("at", &ChatLine::at, {.format = "date-time"});
  }
};

template <>
struct Description<message::ChatLines> {
  static constexpr std::string_view name = "ChatLines";
  static constexpr std::string_view text = "What was said, the oldest first";
  static constexpr void fields(auto&& field) {
    using message::ChatLines;
    field("lines", &ChatLines::lines, {});
    field("muted", &ChatLines::muted,
          {.text = "Seats of this game whose players the asker has muted"});
    field("mayWrite", &ChatLines::may_write,
          {.text = "Whether the asker may say lines of his own, not only phrases"});
  }
};

template <>
struct Description<message::ChatSaid> {
  static constexpr std::string_view name = "ChatSaid";
  static constexpr std::string_view text = "On the socket: something was said at a game";
  static constexpr void fields(auto&& field) {
    using message::ChatSaid;
    field.constant("type", "chat");
    field("game", &ChatSaid::game, {.text = "Its id"});
    field("line", &ChatSaid::line, {});
  }
};

}  // namespace wire
}  // namespace camlann
