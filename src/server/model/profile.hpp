#pragma once
// What is shown of a player, and of the best players, as values. Made by Games (asking.cpp),
// written by ratings/messages.hpp. Thread-safe.

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "rating/game.hpp"
#include "rating/glicko.hpp"
#include "server/core/clock.hpp"
#include "server/model/game_state.hpp"
#include "server/model/people.hpp"

namespace camlann::server {

/// A rating as it is now.
struct RatingNow {
  std::string variant;
  rating::Speed speed{};
  rating::Glicko glicko;
  int games = 0;
  std::optional<Millis> updated;  // nothing for a computer
};

struct Profile {
  std::string id;
  std::string name;             // empty for somebody who has given none
  int level = 0;                // of a computer
  std::optional<Millis> since;  // made the first game with others
  std::vector<RatingNow> ratings;
  std::vector<Tally> scores;                // by variant
  std::vector<Tally> opponents;             // those met most often first
  std::vector<std::string> opponent_names;  // in the order of `opponents`
  std::vector<bool> opponent_bots;          // the same; empty: none of them
  std::vector<GameSummary> games;           // with others, the newest first
  bool followed = false;                    // by who asks
  bool bot = false;                         // a program plays
  bool gone = false;                        // the account has been deleted
  bool blocked = false;
};

/// Whom somebody follows, blocks and mutes, with their names.
struct Circle {
  struct Person {
    std::string id;
    std::string name;
    bool bot = false;
  };
  std::vector<Person> follows;
  std::vector<Person> blocks;
  std::vector<Person> mutes;
  std::vector<GameSummary> games;  // that go on, of those whom he follows
};

/// What somebody wishes to see of one kind of rating.
struct RatingKind {
  std::string variant;  // its id
  rating::Speed speed{};
};

struct LeaderBoard {
  struct Row {
    std::string player;
    std::string name;
    rating::Glicko glicko;
    int games = 0;
    bool bot = false;
  };

  RatingKind kind;
  std::vector<Row> places;                  // the best first
  std::vector<std::pair<int, int>> levels;  // of the computer, with their ratings
};

/// Who is less sure than this is not on a leader board.
inline constexpr double board_deviation = rating::provisional_above;

/// The id of a level of the computer as a player: "level-3".
[[nodiscard]] std::string id_of_level(int level);

}  // namespace camlann::server
