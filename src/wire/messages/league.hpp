#pragma once
// Leagues on the server: seasons of divisions, and what is asked about them.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/words.hpp"
#include "wire/describe.hpp"
#include "wire/messages/clock.hpp"
#include "wire/messages/game.hpp"
#include "wire/messages/request.hpp"
#include "wire/messages/tournament.hpp"

namespace camlann {

namespace message {

enum class LeaguePhase : std::uint8_t { open, playing, between, over };
enum class LeagueMove : std::uint8_t { up, stays, down, leaves };

struct LeagueSummary {
  std::string id;
  std::string name;
  std::string variant;
  std::string rules;
  TimeControl time;
  bool rated = false;
  LeaguePhase phase{};
  bool is_public = false;
  std::string director;
  std::string director_name;
  std::optional<std::string> club;
  int players = 0;
  int season = 0;
  std::string created;

  bool operator==(const LeagueSummary&) const = default;
};

struct Leagues {
  std::vector<LeagueSummary> leagues;

  bool operator==(const Leagues&) const = default;
};

struct LeaguePlayer {
  std::string id;
  std::string name;
  int rating = 0;
  bool bot = false;

  bool operator==(const LeaguePlayer&) const = default;
};

struct LeagueLine {
  std::string id;
  std::string name;
  bool bot = false;
  int place = 1;
  int halves = 0;
  int open = 0;
  LeagueMove move{};

  bool operator==(const LeagueLine&) const = default;
};

struct LeagueDivision {
  std::string tournament;
  bool over = false;
  std::vector<LeagueLine> standing;

  bool operator==(const LeagueDivision&) const = default;
};

struct LeagueSeason {
  std::vector<std::string> divisions;

  bool operator==(const LeagueSeason&) const = default;
};

struct League : LeagueSummary {
  int division_size = 0;
  int movers = 0;
  int cycles = 1;
  bool takes_part = false;
  std::optional<std::string> game;
  std::vector<LeagueDivision> divisions;
  std::vector<LeaguePlayer> waiting;
  std::vector<LeagueSeason> earlier;

  bool operator==(const League&) const = default;
};

struct LeagueChanged {
  std::string league;

  bool operator==(const LeagueChanged&) const = default;
};

struct NewLeague {
  std::string name;
  std::string club;
  std::string variant;
  std::string rules;
  int days = 3;
  bool rated = false;
  int division_size = 8;
  int movers = 2;
  int cycles = 1;
  bool is_public = false;
  std::string host;
  std::string nonce;

  bool operator==(const NewLeague&) const = default;
};

struct StartSeason {
  int season = 0;

  bool operator==(const StartSeason&) const = default;
};

}  // namespace message

template <>
struct Words<message::LeaguePhase> {
  using enum message::LeaguePhase;
  static constexpr Word<message::LeaguePhase> table[] = {
      {open, "open"}, {playing, "playing"}, {between, "between"}, {over, "over"}};
};

template <>
struct Words<message::LeagueMove> {
  using enum message::LeagueMove;
  static constexpr Word<message::LeagueMove> table[] = {
      {up, "up"}, {stays, "stays"}, {down, "down"}, {leaves, "leaves"}};
};

namespace wire {

template <>
struct Description<message::LeaguePhase> {
  static constexpr std::string_view name = "LeaguePhase";
  static constexpr std::string_view text =
      "`open`: before the first season; `between`: a season is over, the next has not begun";
};

template <>
struct Description<message::LeagueMove> {
  static constexpr std::string_view name = "LeagueMove";
  static constexpr std::string_view text =
      "Where a player would begin the next season, if this one ended now";
};

template <>
struct Description<message::LeagueSummary> {
  static constexpr std::string_view name = "LeagueSummary";
  static constexpr std::string_view text{};
  static constexpr void fields(auto&& field) {
    using message::LeagueSummary;
    field("id", &LeagueSummary::id, {});
    field("name", &LeagueSummary::name, {});
    field("variant", &LeagueSummary::variant, {.text = "Its id"});
    field("rules", &LeagueSummary::rules, {});
    field("time", &LeagueSummary::time, {});
    field("rated", &LeagueSummary::rated, {.text = "Whether its games move ratings"});
    field("phase", &LeagueSummary::phase, {});
    field("public", &LeagueSummary::is_public, {.text = "Whether everybody is shown it"});
    field("director", &LeagueSummary::director, {.text = "The id of the player who made it"});
    field("directorName", &LeagueSummary::director_name, {});
    field("club", &LeagueSummary::club,
          {.text = "The address of its club; left out if it has none", .left_out = true});
    field("players", &LeagueSummary::players, {.text = "Who take part now or wait to"});
    field("season", &LeagueSummary::season, {.text = "The last that has begun; 0: none yet"});
    field("created", &LeagueSummary::created, {.format = "date-time"});
  }
};

template <>
struct Description<message::Leagues> {
  static constexpr std::string_view name = "Leagues";
  static constexpr std::string_view text = "The newest first";
  static constexpr void fields(auto&& field) { field("leagues", &message::Leagues::leagues, {}); }
};

template <>
struct Description<message::LeaguePlayer> {
  static constexpr std::string_view name = "LeaguePlayer";
  static constexpr std::string_view text = "One who begins with the next season";
  static constexpr void fields(auto&& field) {
    using message::LeaguePlayer;
    field("id", &LeaguePlayer::id, {});
    field("name", &LeaguePlayer::name, {});
    field("rating", &LeaguePlayer::rating, {.text = "When the player entered; 0: none"});
    field("bot", &LeaguePlayer::bot, about_bot);
  }
};

template <>
struct Description<message::LeagueLine> {
  static constexpr std::string_view name = "LeagueLine";
  static constexpr std::string_view text = "A player's place in a division";
  static constexpr void fields(auto&& field) {
    using message::LeagueLine;
    field("id", &LeagueLine::id, {.text = "Of the player"});
    field("name", &LeagueLine::name, {});
    field("bot", &LeagueLine::bot, about_bot);
    field("place", &LeagueLine::place, {.text = "Shared by those whom nothing separates"});
    field("halves", &LeagueLine::halves, {.text = "Points, in halves"});
    field("open", &LeagueLine::open, {.text = "How many games have no result yet"});
    field("move", &LeagueLine::move, {});
  }
};

template <>
struct Description<message::LeagueDivision> {
  static constexpr std::string_view name = "LeagueDivision";
  static constexpr std::string_view text{};
  static constexpr void fields(auto&& field) {
    using message::LeagueDivision;
    field("tournament", &LeagueDivision::tournament,
          {.text = "The id of the tournament that it is, with all its games"});
    field("over", &LeagueDivision::over, {});
    field("standing", &LeagueDivision::standing, {.text = "The best first"});
  }
};

template <>
struct Description<message::LeagueSeason> {
  static constexpr std::string_view name = "LeagueSeason";
  static constexpr std::string_view text{};
  static constexpr void fields(auto&& field) {
    field("divisions", &message::LeagueSeason::divisions,
          {.text = "The ids of their tournaments, the highest first"});
  }
};

template <>
struct Description<message::League> {
  using Base = message::LeagueSummary;
  static constexpr std::string_view name = "League";
  static constexpr std::string_view text{};
  static constexpr void fields(auto&& field) {
    using message::League;
    field("divisionSize", &League::division_size, {});
    field("movers", &League::movers, {.text = "How many go up, and down, between two divisions"});
    field("cycles", &League::cycles, {.text = "How often each meets each in a season"});
    field("takesPart", &League::takes_part, {.text = "Whether I do, now or from the next season"});
    field("game", &League::game,
          {.text = "The id of a game of this season in which it is my turn; null: none"});
    field("divisions", &League::divisions, {.text = "Of the last season, the highest first"});
    field("waiting", &League::waiting,
          {.text = "Who begin with the next season, in order of entry"});
    field("earlier", &League::earlier, {.text = "The seasons before the last, the first first"});
  }
};

template <>
struct Description<message::LeagueChanged> {
  static constexpr std::string_view name = "LeagueChanged";
  static constexpr std::string_view text =
      "On the socket: a league, or a division of it, has changed and can be asked for again";
  static constexpr void fields(auto&& field) {
    field.constant("type", "league");
    field("league", &message::LeagueChanged::league, {});
  }
};

template <>
struct Description<message::NewLeague> {
  static constexpr bool request = true;
  static constexpr std::string_view name = "NewLeague";
  static constexpr std::string_view text{};
  static constexpr void fields(auto&& field) {
    using message::NewLeague;
    field("name", &NewLeague::name,
          {.text = "A line of text",
           .required = "a name for the league",
           .most = longest_title,
           .one_line = true});
    field("club", &NewLeague::club, about_own_club);
    field("variant", &NewLeague::variant, about_game_of_two);
    field("rules", &NewLeague::rules, about_rules);
    field("days", &NewLeague::days, {.text = "For each move", .least = 1, .most = 60});
    field("rated", &NewLeague::rated, about_rated);
    field("divisionSize", &NewLeague::division_size,
          {.text = "Players of a division", .least = 3, .most = 12});
    field("movers", &NewLeague::movers,
          {.text = "How many go up, and down, between two divisions; at most half of one",
           .least = 0,
           .most = 6});
    field("cycles", &NewLeague::cycles,
          {.text = "How often each meets each in a season", .least = 1, .most = 2});
    field("public", &NewLeague::is_public,
          {.text = "Whether everybody is shown it and may enter; else the members of its club, or "
                   "those who have its link"});
    field("host", &NewLeague::host, about_host);
    field("nonce", &NewLeague::nonce, about_nonce);
  }
};

template <>
struct Description<message::StartSeason> {
  static constexpr bool request = true;
  static constexpr std::string_view name = "StartSeason";
  static constexpr std::string_view text{};
  static constexpr void fields(auto&& field) {
    field("season", &message::StartSeason::season,
          {.text = "Its number, from 1. One that has begun already is not begun again",
           .required = "the number of a season",
           .least = 1,
           .most = 4096});
  }
};

}  // namespace wire
}  // namespace camlann
