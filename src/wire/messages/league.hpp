#pragma once
// Leagues of seasons and divisions: requests and their answers.

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/words.hpp"
#include "wire/describe.hpp"
#include "wire/messages/clock.hpp"
#include "wire/messages/directors.hpp"
#include "wire/messages/game.hpp"
#include "wire/messages/request.hpp"
#include "wire/messages/tournament.hpp"

namespace camlann {

namespace message {

enum class LeaguePhase : std::uint8_t { open, playing, between, over };
enum class LeagueMove : std::uint8_t { up, stays, down, leaves };

struct LeagueSummary {
  MESSAGE(LeagueSummary);
  FIELD(std::string, id);
  FIELD(std::string, name);
  FIELD(std::string, variant, "Its id");
  FIELD(std::string, rules);
  FIELD(TimeControl, time);
  FIELD(bool, rated, "Whether its games move ratings") = false;
  FIELD(LeaguePhase, phase) {};
  FIELD(bool, is_public, "Whether everybody is shown it", .name = "public") = false;
  FIELD(std::string, director, "The id of its first director; empty if nobody directs it any more");
  FIELD(std::string, director_name);
  FIELD_LIKE(bool, director_guest, about_guest) = false;
  FIELD(std::optional<std::string>, club, "The address of its club; left out if it has none",
        .left_out = true);
  FIELD(int, players, "Who take part now or wait to") = 0;
  FIELD(int, season, "The last that has begun; 0: none yet") = 0;
  FIELD(std::string, created, "", .format = "date-time");
};

struct Leagues {
  MESSAGE(Leagues, "The newest first");
  FIELD(std::vector<LeagueSummary>, leagues);
  FIELD(std::optional<int>, next, "The `skip` of the next part; left out in the last one",
        .left_out = true);
};

struct LeaguePlayer {
  MESSAGE(LeaguePlayer, "One who begins with the next season");
  FIELD(std::string, id);
  FIELD(std::string, name);
  FIELD(int, rating, "When the player entered; 0: none") = 0;
  FIELD_LIKE(bool, bot, about_bot) = false;
  FIELD_LIKE(bool, guest, about_guest) = false;
};

struct LeagueLine {
  MESSAGE(LeagueLine, "A player's place in a division");
  FIELD(std::string, id, "Of the player");
  FIELD(std::string, name);
  FIELD_LIKE(bool, bot, about_bot) = false;
  FIELD_LIKE(bool, guest, about_guest) = false;
  FIELD(int, place, "Shared by those whom nothing separates") = 1;
  FIELD(int, halves, "Points, in halves") = 0;
  FIELD(int, open, "How many games have no result yet") = 0;
  FIELD(LeagueMove, move) {};
};

struct LeagueDivision {
  MESSAGE(LeagueDivision);
  FIELD(std::string, tournament, "The id of the tournament that it is, with all its games");
  FIELD(bool, over) = false;
  FIELD(std::vector<LeagueLine>, standing, "The best first");
};

struct LeagueSeason {
  MESSAGE(LeagueSeason);
  FIELD(std::vector<std::string>, divisions, "The ids of their tournaments, the highest first");
};

struct League : LeagueSummary {
  MESSAGE(League);
  using Base = LeagueSummary;
  FIELD(int, division_size) = 0;
  FIELD(int, movers, "How many go up, and down, between two divisions") = 0;
  FIELD(int, cycles, "How often each meets each in a season") = 1;
  FIELD(bool, takes_part, "Whether I do, now or from the next season") = false;
  FIELD(std::optional<std::string>, game,
        "The id of a game of this season in which it is my turn; null: none");
  FIELD_LIKE(std::string, about, about_description);
  FIELD_LIKE(std::string, prizes, about_prizes);
  FIELD_LIKE(std::string, contact, about_contact);
  FIELD_LIKE(std::optional<int>, cap, about_cap);
  FIELD_LIKE(std::optional<int>, lowest_rating, about_lowest);
  FIELD_LIKE(std::optional<int>, highest_rating, about_highest);
  FIELD_LIKE(bool, needs_code, about_needs_code) = false;
  FIELD_LIKE(bool, approval, about_approval) = false;
  FIELD_LIKE(std::vector<Director>, directors, about_directors);
  FIELD(std::vector<LeagueDivision>, divisions, "Of the last season, the highest first");
  FIELD(std::vector<LeaguePlayer>, waiting, "Who begin with the next season, in order of entry");
  FIELD(std::vector<LeagueSeason>, earlier, "The seasons before the last, the first first");
};

struct LeagueChanged {
  MESSAGE(LeagueChanged,
          "On the socket: a league, or a division of it, has changed and can be asked for again");
  CONSTANT("type", "league");
  FIELD(std::string, league);
};

struct NewLeague {
  REQUEST(NewLeague);
  FIELD(std::string, name, "A line of text", .required = "a name for the league",
        .most = longest_title, .one_line = true);
  FIELD_LIKE(std::string, club, about_own_club);
  FIELD_LIKE(std::string, variant, about_game_of_two);
  FIELD_LIKE(std::string, rules, about_rules);
  FIELD(int, days, "For each move", .least = 1, .most = 60) = 3;
  FIELD_LIKE(bool, rated, about_rated) = false;
  FIELD(int, division_size, "Players of a division", .least = 3, .most = 12) = 8;
  FIELD(int, movers, "How many go up, and down, between two divisions; at most half of one",
        .least = 0, .most = 6) = 2;
  FIELD(int, cycles, "How often each meets each in a season", .least = 1, .most = 2) = 1;
  FIELD(bool, is_public,
        "Whether everybody is shown it and may enter; else the members of its club, or those who "
        "have its link",
        .name = "public") = false;
  FIELD_LIKE(std::string, about, about_description);
  FIELD_LIKE(std::string, prizes, about_prizes);
  FIELD_LIKE(std::string, contact, about_contact);
  FIELD_LIKE(std::optional<int>, cap, about_cap);
  FIELD_LIKE(std::optional<int>, lowest_rating, about_lowest);
  FIELD_LIKE(std::optional<int>, highest_rating, about_highest);
  FIELD_LIKE(std::optional<std::string>, code, about_entry_code);
  FIELD(bool, approval, "Whether a director accepts or refuses each player that enters") = false;
  FIELD_LIKE(std::string, host, about_host);
  FIELD_LIKE(std::string, nonce, about_nonce);
};

struct StartSeason {
  REQUEST(StartSeason);
  FIELD(int, season, "Its number, from 1. One that has begun already is not begun again",
        .required = "the number of a season", .least = 1, .most = 4096) = 0;
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
inline constexpr Title title<message::LeaguePhase>{
    "LeaguePhase",
    "`open`: before the first season; `between`: a season is over, the next has not begun"};

template <>
inline constexpr Title title<message::LeagueMove>{
    "LeagueMove", "Where a player would begin the next season, if this one ended now"};

}  // namespace wire
}  // namespace camlann
