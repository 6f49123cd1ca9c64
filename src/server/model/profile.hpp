#pragma once
// Profiles of players and leader boards, as values. Made by Games (asking.cpp), written by
// ratings/messages.hpp. Thread-safe.

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "rating/game.hpp"
#include "rating/glicko.hpp"
#include "server/core/clock.hpp"
#include "server/model/game_state.hpp"
#include "server/model/imported.hpp"
#include "server/model/people.hpp"

namespace camlann::server {

/// A current rating.
struct RatingNow {
  std::string variant;
  rating::Speed speed{};
  rating::Glicko glicko;
  int games = 0;
  std::optional<Millis> updated;  // nothing for a computer
};

/// A player's score against another.
struct MetOpponent {
  std::string id;
  std::string name;
  Tally tally;
};

struct Profile {
  std::string id;
  std::string name;             // empty if not given
  int level = 0;                // of a computer
  std::optional<Millis> since;  // of the first game with others
  std::vector<RatingNow> ratings;
  std::vector<Tally> scores;             // by variant
  std::vector<MetOpponent> opponents;    // the most frequent first
  std::vector<GameSummary> games;        // with others, the newest first
  std::vector<ImportedPlayer> imported;  // that the player is
  bool followed = false;                 // by the reader
  bool gone = false;                     // the account is deleted
  bool blocked = false;
};

/// The players that a player follows, blocks and mutes.
struct Circle {
  struct Person {
    std::string id;
    std::string name;
  };
  std::vector<Person> follows;
  std::vector<Person> blocks;
  std::vector<Person> mutes;
  std::vector<GameSummary> games;  // in progress, of followed players
};

/// The rating category of a leader board.
struct RatingKind {
  std::string variant;  // id
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
  std::vector<ImportedLeader> imported;     // likewise
  std::vector<std::pair<int, int>> levels;  // of the computer, with their ratings
  std::optional<int> next;                  // `skip` of the next part of both
};

/// Players with a larger deviation are not on a leader board.
inline constexpr double board_deviation = rating::provisional_above;

/// Returns the player id of a computer level: "level-3".
[[nodiscard]] std::string id_of_level(int level);

}  // namespace camlann::server
