#pragma once
// Time controls and clocks of games.

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "wire/describe.hpp"
#include "wire/messages/words.hpp"

namespace camlann {

namespace message {

struct TimeWish {
  int base = 0;
  int increment = 0;
  int delay = 0;
  int days = 0;

  bool operator==(const TimeWish&) const = default;
};

struct TimeControl {
  int base = 0;
  int increment = 0;
  int delay = 0;
  int days = 0;

  bool operator==(const TimeControl&) const = default;
};

struct Clocks {
  std::vector<std::int64_t> left;
  std::optional<SeatLetter> running;
  std::int64_t since = 0;
  std::optional<std::int64_t> first_move_by;

  bool operator==(const Clocks&) const = default;
};

}  // namespace message

namespace wire {

inline constexpr const char* about_base = "Of each seat for the game, in seconds";
inline constexpr const char* about_increment = "Added after each move, in seconds";
inline constexpr const char* about_delay = "Of each move, before the clock runs, in seconds";
inline constexpr const char* about_days =
    "For each move anew, in place of the other three; 0 in live games";

template <>
struct Description<message::TimeWish> {
  static constexpr bool request = true;
  static constexpr std::string_view name = "TimeWish";
  static constexpr std::string_view text =
      "A live game has a base of up to a day and up to an hour of increment or delay; else there "
      "are 1 to 60 days for each move";
  static constexpr void fields(auto&& field) {
    using message::TimeWish;
    field("base", &TimeWish::base, {.text = about_base, .least = 0, .most = 86400});
    field("increment", &TimeWish::increment, {.text = about_increment, .least = 0, .most = 3600});
    field("delay", &TimeWish::delay, {.text = about_delay, .least = 0, .most = 3600});
    field("days", &TimeWish::days, {.text = about_days, .least = 0, .most = 60});
  }
};

template <>
struct Description<message::TimeControl> {
  static constexpr std::string_view name = "TimeControl";
  static constexpr std::string_view text = "How much time there is in a game";
  static constexpr void fields(auto&& field) {
    using message::TimeControl;
    field("base", &TimeControl::base, {.text = about_base});
    field("increment", &TimeControl::increment, {.text = about_increment});
    field("delay", &TimeControl::delay, {.text = about_delay});
    field("days", &TimeControl::days, {.text = about_days});
  }
};

template <>
struct Description<message::Clocks> {
  static constexpr std::string_view name = "Clocks";
  static constexpr std::string_view text =
      "Times in milliseconds, by the server's clock of timed games, which stands still while the "
      "server does; the socket says what it shows (`Watching`)";
  static constexpr void fields(auto&& field) {
    using message::Clocks;
    field("left", &Clocks::left, {.text = "What each seat had at `since`, in turn order"});
    field("running", &Clocks::running,
          {.text = "Whose time passes from `since` and the delay on; null for nobody's"});
    field("since", &Clocks::since, {.text = "The turn began, or the game ended"});
    field("firstMoveBy", &Clocks::first_move_by,
          {.text = "The game is called off then unless the seat whose turn it is has moved; null "
                   "once everyone has"});
  }
};

}  // namespace wire
}  // namespace camlann
