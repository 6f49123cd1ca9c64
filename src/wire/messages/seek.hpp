#pragma once
// Seeking an opponent: requests and their answers.

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "wire/describe.hpp"
#include "wire/messages/clock.hpp"
#include "wire/messages/game.hpp"
#include "wire/messages/request.hpp"

namespace camlann::message {

inline constexpr std::int64_t least_range = 50;
inline constexpr std::int64_t most_range = 2000;
inline constexpr std::int64_t most_other_times = 4;

struct NewSeek {
  REQUEST(NewSeek, "An opponent is wanted for a game of two");
  FIELD(std::string, variant, "Id or display name", .required = "the id of a variant",
        .most = longest_name);
  FIELD(std::string, rules, "As in `NewGame`", .most = longest_name);
  FIELD(std::optional<TimeWish>, time, "Null for a game without clocks");
  FIELD(std::vector<TimeWish>, also, "Further times that would do as well",
        .most = most_other_times);
  FIELD(bool, rated, "Whether the game moves ratings") = false;
  FIELD(bool, either, "Whether the other kind would do as well: casual, or rated") = false;
  FIELD(std::optional<int>, range,
        "How far away an opponent's rating may be at most; null for as far as may be",
        .least = least_range, .most = most_range);
  FIELD(std::string, name, "A line of text", .most = longest_player_name, .one_line = true);
  FIELD(std::string, nonce, "Random, new for each search; the same while one waits",
        .required = "a random text, new for each search", .most = longest_nonce);
};

struct TakeSeek {
  REQUEST(TakeSeek, "Another player's search is taken: the game begins");
  FIELD(std::string, name, "A line of text", .most = longest_player_name, .one_line = true);
  FIELD(int, time, "Which of its times, from 0", .least = 0, .most = most_other_times) = 0;
  FIELD(std::string, nonce, "Random, the same when the request is repeated",
        .required = "a random text", .most = longest_nonce);
};

struct Seek {
  MESSAGE(Seek, "How a search for an opponent stands; once the game has begun, that game");
  FIELD(std::string, variant, "Its id");
  FIELD(std::string, rules);
  FIELD(std::optional<TimeControl>, time, "Left out for games without clocks", .left_out = true);
  FIELD(bool, rated) = false;
  FIELD(std::int64_t, waited, "Milliseconds", .least = 0) = 0;
  FIELD(int, others, "How many others look for one of the same games", .least = 0) = 0;
  FIELD(std::optional<std::string>, game, "The id of the game, once it has begun");
};

struct SeekCount {
  MESSAGE(SeekCount, "How many others look for one thing");
  FIELD(std::string, variant, "Its id");
  FIELD(std::string, rules);
  FIELD(std::optional<TimeControl>, time, "Left out for games without clocks", .left_out = true);
  FIELD(bool, rated) = false;
  FIELD(int, count, "", .least = 1) = 0;
};

struct OpenSeek {
  MESSAGE(OpenSeek, "A search of another player that I can take");
  FIELD(std::string, id);
  FIELD(std::string, name, "Empty if not given");
  FIELD(std::string, rating, "In this game at its first time; empty without one");
  FIELD_LIKE(bool, bot, about_bot) = false;
  FIELD_LIKE(bool, guest, about_guest) = false;
  FIELD(std::string, variant, "Its id");
  FIELD(std::string, rules);
  FIELD(std::vector<TimeControl>, times, "Any of them would do; none for games without clocks");
  FIELD(bool, rated, "Whether the game that I take moves ratings") = false;
  FIELD(bool, either, "Whether the other kind would do as well") = false;
};

struct Seekers {
  MESSAGE(Seekers, "Who looks for an opponent now");
  FIELD(std::vector<SeekCount>, seekers,
        "Without me. A player that would play several games counts for each");
  FIELD(std::vector<OpenSeek>, open, "Those that I can take, the longest wait first");
  FIELD(std::optional<Seek>, own, "Null where I do not");
  FIELD(std::optional<int>, next, "The `skip` of the next part of `open`; left out in the last one",
        .left_out = true);
};

struct SeekChanged {
  MESSAGE(SeekChanged, "On the socket: how my search for an opponent stands");
  CONSTANT("type", "seek");
  FIELD(Seek, seek);
};

}  // namespace camlann::message
