#pragma once
// Looking for an opponent: what is asked, and what is told of it.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "wire/describe.hpp"
#include "wire/messages/clock.hpp"
#include "wire/messages/request.hpp"

namespace camlann {

namespace message {

struct NewSeek {
  std::string variant;
  std::string rules;
  std::optional<TimeWish> time;
  bool rated = false;
  std::optional<int> range;
  std::string name;
  std::string nonce;

  bool operator==(const NewSeek&) const = default;
};

struct Seek {
  std::string variant;
  std::string rules;
  std::optional<TimeControl> time;
  bool rated = false;
  std::int64_t waited = 0;
  int others = 0;
  std::optional<std::string> game;

  bool operator==(const Seek&) const = default;
};

struct SeekCount {
  std::string variant;
  std::string rules;
  std::optional<TimeControl> time;
  bool rated = false;
  int count = 0;

  bool operator==(const SeekCount&) const = default;
};

struct Seekers {
  std::vector<SeekCount> seekers;
  std::optional<Seek> own;

  bool operator==(const Seekers&) const = default;
};

struct SeekChanged {
  Seek seek;

  bool operator==(const SeekChanged&) const = default;
};

}  // namespace message

namespace wire {

inline constexpr std::int64_t least_range = 50;
inline constexpr std::int64_t most_range = 2000;

template <>
struct Description<message::NewSeek> {
  static constexpr bool request = true;
  static constexpr std::string_view name = "NewSeek";
  static constexpr std::string_view text = "An opponent is wanted for a game of two";
  static constexpr void fields(auto&& field) {
    using message::NewSeek;
    field("variant", &NewSeek::variant,
          {.text = "Id or display name", .required = "the id of a variant", .most = longest_name});
    field("rules", &NewSeek::rules, {.text = "As in `NewGame`", .most = longest_name});
    field("time", &NewSeek::time, {.text = "Null for a game without clocks"});
    field("rated", &NewSeek::rated, {.text = "Whether the game moves ratings"});
    field("range", &NewSeek::range,
          {.text = "How far away an opponent's rating may be at most; null for as far as may be",
           .least = least_range,
           .most = most_range});
    field("name", &NewSeek::name,
          {.text = "A line of text", .most = longest_player_name, .one_line = true});
    field("nonce", &NewSeek::nonce,
          {.text = "Random, new for each search; the same while one waits",
           .required = "a random text, new for each search",
           .most = longest_nonce});
  }
};

template <>
struct Description<message::Seek> {
  static constexpr std::string_view name = "Seek";
  static constexpr std::string_view text = "How a search for an opponent stands";
  static constexpr void fields(auto&& field) {
    using message::Seek;
    field("variant", &Seek::variant, {.text = "Its id"});
    field("rules", &Seek::rules, {});
    field("time", &Seek::time, {.text = "Left out for games without clocks", .left_out = true});
    field("rated", &Seek::rated, {});
    field("waited", &Seek::waited, {.text = "Milliseconds", .least = 0});
    field("others", &Seek::others, {.text = "How many others look for the same", .least = 0});
    field("game", &Seek::game, {.text = "The id of the game, once it has begun"});
  }
};

template <>
struct Description<message::SeekCount> {
  static constexpr std::string_view name = "SeekCount";
  static constexpr std::string_view text = "How many others look for one thing";
  static constexpr void fields(auto&& field) {
    using message::SeekCount;
    field("variant", &SeekCount::variant, {.text = "Its id"});
    field("rules", &SeekCount::rules, {});
    field("time", &SeekCount::time,
          {.text = "Left out for games without clocks", .left_out = true});
    field("rated", &SeekCount::rated, {});
    field("count", &SeekCount::count, {.least = 1});
  }
};

template <>
struct Description<message::Seekers> {
  static constexpr std::string_view name = "Seekers";
  static constexpr std::string_view text = "Who looks for an opponent now";
  static constexpr void fields(auto&& field) {
    field("seekers", &message::Seekers::seekers, {.text = "Without me"});
    field("own", &message::Seekers::own, {.text = "Null where I do not"});
  }
};

template <>
struct Description<message::SeekChanged> {
  static constexpr std::string_view name = "SeekChanged";
  static constexpr std::string_view text = "On the socket: how my search for an opponent stands";
  static constexpr void fields(auto&& field) {
    field.constant("type", "seek");
    field("seek", &message::SeekChanged::seek, {});
  }
};

}  // namespace wire
}  // namespace camlann
