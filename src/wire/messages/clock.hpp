#pragma once
// Time controls and clocks of games.

#include <cstdint>
#include <optional>
#include <vector>

#include "wire/describe.hpp"
#include "wire/messages/words.hpp"

namespace camlann::message {

inline constexpr const char* about_base = "Of each seat for the game, in seconds";
inline constexpr const char* about_increment = "Added after each move, in seconds";
inline constexpr const char* about_delay = "Of each move, before the clock runs, in seconds";
inline constexpr const char* about_days =
    "For each move anew, in place of the other three; 0 in live games";

struct TimeWish {
  REQUEST(TimeWish,
          "A live game has a base of up to a day and up to an hour of increment or delay; else "
          "there are 1 to 60 days for each move");
  FIELD(int, base, about_base, .least = 0, .most = 86400) = 0;
  FIELD(int, increment, about_increment, .least = 0, .most = 3600) = 0;
  FIELD(int, delay, about_delay, .least = 0, .most = 3600) = 0;
  FIELD(int, days, about_days, .least = 0, .most = 60) = 0;
};

struct TimeControl {
  MESSAGE(TimeControl, "How much time there is in a game");
  FIELD(int, base, about_base) = 0;
  FIELD(int, increment, about_increment) = 0;
  FIELD(int, delay, about_delay) = 0;
  FIELD(int, days, about_days) = 0;
};

struct Clocks {
  MESSAGE(Clocks,
          "Times in milliseconds, by the server's clock of timed games, which stands still while "
          "the server does; the socket says what it shows (`Watching`)");
  FIELD(std::vector<std::int64_t>, left, "What each seat had at `since`, in turn order");
  FIELD(std::optional<SeatLetter>, running,
        "Whose time passes from `since` and the delay on; null for nobody's");
  FIELD(std::int64_t, since, "The turn began, or the game ended") = 0;
  FIELD(std::optional<std::int64_t>, first_move_by,
        "The game is called off then unless the seat whose turn it is has moved; null once "
        "everyone has");
};

}  // namespace camlann::message
