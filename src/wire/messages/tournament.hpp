#pragma once
// Tournaments on the server: what is asked about them and what is told of them. Players are named
// by their place in the list of players, from 0.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/words.hpp"
#include "tournament/event.hpp"
#include "tournament/words.hpp"
#include "wire/describe.hpp"
#include "wire/messages/clock.hpp"
#include "wire/messages/game.hpp"
#include "wire/messages/request.hpp"
#include "wire/messages/tournament_event.hpp"

namespace camlann {

namespace message {

enum class TournamentPhase : std::uint8_t { open, running, over };

struct TournamentSummary {
  std::string id;
  std::string name;
  std::string variant;
  std::string rules;
  TimeControl time;
  bool rated = false;
  tournament::System system{};
  TournamentPhase phase{};
  bool is_public = false;
  std::string director;
  std::string director_name;
  std::optional<std::string> club;
  std::optional<std::string> league;
  int players = 0;
  int round = 0;
  std::string created;
  std::optional<std::string> starts;

  bool operator==(const TournamentSummary&) const = default;
};

struct Tournaments {
  std::vector<TournamentSummary> tournaments;

  bool operator==(const Tournaments&) const = default;
};

struct TournamentPlayer {
  std::string id;
  std::string name;
  int rating = 0;
  bool here = true;
  int from = 1;
  std::optional<int> bye;
  bool bot = false;

  bool operator==(const TournamentPlayer&) const = default;
};

struct TournamentGame {
  int white = 0;
  int black = 0;
  tournament::Score result{};
  std::optional<std::string> game;
  int slot = 0;

  bool operator==(const TournamentGame&) const = default;
};

struct TournamentRest {
  int player = 0;
  tournament::Bye::Kind kind{};
  int slot = 0;

  bool operator==(const TournamentRest&) const = default;
};

struct TournamentRound {
  int stage = 0;
  std::string started;
  std::vector<TournamentGame> games;
  std::vector<TournamentRest> byes;

  bool operator==(const TournamentRound&) const = default;
};

struct TournamentLine {
  int player = 0;
  int place = 1;
  int halves = 0;
  std::vector<int> tie_breaks;

  bool operator==(const TournamentLine&) const = default;
};

struct Tournament : TournamentSummary {
  std::int64_t version = 1;
  int rounds_in_all = 0;
  int cycles = 1;
  bool third_place = false;
  std::vector<tournament::TieBreak> tie_breaks;
  std::optional<int> pause;
  std::optional<int> minutes;
  std::optional<int> late;
  std::optional<std::string> next;
  std::vector<TournamentPlayer> entrants;
  std::vector<TournamentRound> rounds;
  std::vector<TournamentLine> standing;

  bool operator==(const Tournament&) const = default;
};

struct TournamentChanged {
  std::string tournament;
  std::int64_t version = 1;

  bool operator==(const TournamentChanged&) const = default;
};

struct NewTournament {
  std::string name;
  std::string club;
  std::string variant;
  std::string rules;
  TimeWish time;
  bool rated = false;
  tournament::System system = tournament::System::swiss;
  int rounds = 5;
  int cycles = 1;
  bool third_place = false;
  std::optional<std::vector<tournament::TieBreak>> tie_breaks;
  bool is_public = false;
  std::optional<int> starts_in;
  std::optional<int> pause;
  int minutes = 60;
  int late = 0;
  std::string host;
  std::string nonce;

  bool operator==(const NewTournament&) const = default;
};

/// For a tournament or a league.
struct Enter {
  std::string name;

  bool operator==(const Enter&) const = default;
};

struct AskBye {
  int round = 0;

  bool operator==(const AskBye&) const = default;
};

struct StartRound {
  int round = 0;

  bool operator==(const StartRound&) const = default;
};

struct GiveResult {
  int round = 0;
  int board = 0;
  tournament::Score result{};

  bool operator==(const GiveResult&) const = default;
};

struct RemovePlayer {
  std::string player;

  bool operator==(const RemovePlayer&) const = default;
};

}  // namespace message

template <>
struct Words<message::TournamentPhase> {
  using enum message::TournamentPhase;
  static constexpr Word<message::TournamentPhase> table[] = {
      {open, "open"}, {running, "running"}, {over, "over"}};
};

namespace wire {

inline constexpr std::int64_t longest_title = 80;  // of a tournament or a club, in bytes

// What tournaments and leagues are made with.
inline constexpr About about_own_club{.text = "The address of a club of mine; empty for none",
                                      .most = longest_title};
inline constexpr About about_game_of_two{.text = "A game of two: id or display name",
                                         .required = "the id of a variant",
                                         .most = longest_name};
inline constexpr About about_rules{.text = "As in `NewGame`", .most = longest_name};
inline constexpr About about_rated{.text = "Whether its games move ratings"};
inline constexpr About about_host{
    .text = "My name: a line of text", .most = longest_player_name, .one_line = true};

template <>
struct Description<message::TournamentPhase> {
  static constexpr std::string_view name = "TournamentPhase";
  static constexpr std::string_view text = "`open`: before the first round";
};

template <>
struct Description<message::TournamentSummary> {
  static constexpr std::string_view name = "TournamentSummary";
  static constexpr std::string_view text{};
  static constexpr void fields(auto&& field) {
    using message::TournamentSummary;
    field("id", &TournamentSummary::id, {});
    field("name", &TournamentSummary::name, {});
    field("variant", &TournamentSummary::variant, {.text = "Its id"});
    field("rules", &TournamentSummary::rules, {});
    field("time", &TournamentSummary::time, {});
    field("rated", &TournamentSummary::rated, {.text = "Whether its games move ratings"});
    field("system", &TournamentSummary::system, {});
    field("phase", &TournamentSummary::phase, {});
    field("public", &TournamentSummary::is_public, {.text = "Whether everybody is shown it"});
    field("director", &TournamentSummary::director, {.text = "The id of the player who made it"});
    field("directorName", &TournamentSummary::director_name, {});
    field("club", &TournamentSummary::club,
          {.text = "The address of its club; left out if it has none", .left_out = true});
    field("league", &TournamentSummary::league,
          {.text = "The id of the league that it is a division of; left out if there is none",
           .left_out = true});
    field("players", &TournamentSummary::players, {.text = "Who have entered and not left"});
    field("round", &TournamentSummary::round, {.text = "The last that was paired; 0: none yet"});
    field("created", &TournamentSummary::created, {.format = "date-time"});
    field("starts", &TournamentSummary::starts,
          {.text = "Null: when its director starts it", .format = "date-time"});
  }
};

template <>
struct Description<message::Tournaments> {
  static constexpr std::string_view name = "Tournaments";
  static constexpr std::string_view text = "The newest first";
  static constexpr void fields(auto&& field) {
    field("tournaments", &message::Tournaments::tournaments, {});
  }
};

template <>
struct Description<message::TournamentPlayer> {
  static constexpr std::string_view name = "TournamentPlayer";
  static constexpr std::string_view text{};
  static constexpr void fields(auto&& field) {
    using message::TournamentPlayer;
    field("id", &TournamentPlayer::id, {});
    field("name", &TournamentPlayer::name, {});
    field("rating", &TournamentPlayer::rating, {.text = "When the player entered; 0: none"});
    field("here", &TournamentPlayer::here, {.text = "False for one who has left"});
    field("from", &TournamentPlayer::from, {.text = "The first round that can be played"});
    field("bye", &TournamentPlayer::bye, {.text = "The round that the player asked to rest in"});
    field("bot", &TournamentPlayer::bot, about_bot);
  }
};

template <>
struct Description<message::TournamentGame> {
  static constexpr std::string_view name = "TournamentGame";
  static constexpr std::string_view text{};
  static constexpr void fields(auto&& field) {
    using message::TournamentGame;
    field("white", &TournamentGame::white, {.text = "Place in the list of players"});
    field("black", &TournamentGame::black, {});
    field("result", &TournamentGame::result, {});
    field("game", &TournamentGame::game, {.text = "Its id; null if none was made"});
    field("slot", &TournamentGame::slot,
          {.text = "In a knock-out the winner of slot 2n meets that of 2n + 1"});
  }
};

template <>
struct Description<message::TournamentRest> {
  static constexpr std::string_view name = "TournamentRest";
  static constexpr std::string_view text = "A round without a game";
  static constexpr void fields(auto&& field) {
    using message::TournamentRest;
    field("player", &TournamentRest::player, {});
    field("kind", &TournamentRest::kind, {});
    field("slot", &TournamentRest::slot, {});
  }
};

template <>
struct Description<message::TournamentRound> {
  static constexpr std::string_view name = "TournamentRound";
  static constexpr std::string_view text{};
  static constexpr void fields(auto&& field) {
    using message::TournamentRound;
    field("stage", &TournamentRound::stage, {.text = "Of a knock-out, from 1; elsewhere 0"});
    field("started", &TournamentRound::started, {.format = "date-time"});
    field("games", &TournamentRound::games, {.text = "By board"});
    field("byes", &TournamentRound::byes, {});
  }
};

template <>
struct Description<message::TournamentLine> {
  static constexpr std::string_view name = "TournamentLine";
  static constexpr std::string_view text = "A player's place";
  static constexpr void fields(auto&& field) {
    using message::TournamentLine;
    field("player", &TournamentLine::player, {});
    field("place", &TournamentLine::place, {.text = "Shared by those whom nothing separates"});
    field("halves", &TournamentLine::halves, {.text = "Points, in halves"});
    field("tieBreaks", &TournamentLine::tie_breaks,
          {.text = "In quarters of a point, in the order of `tieBreaks` of the tournament"});
  }
};

template <>
struct Description<message::Tournament> {
  using Base = message::TournamentSummary;
  static constexpr std::string_view name = "Tournament";
  static constexpr std::string_view text{};
  static constexpr void fields(auto&& field) {
    using message::Tournament;
    field("version", &Tournament::version, {.text = "Higher with each change", .least = 1});
    field("roundsInAll", &Tournament::rounds_in_all, {.text = "0 where that is not known"});
    field("cycles", &Tournament::cycles, {.text = "How often each meets each in a round robin"});
    field("thirdPlace", &Tournament::third_place, {.text = "Whether a knock-out plays for it"});
    field("tieBreaks", &Tournament::tie_breaks, {});
    field("pause", &Tournament::pause,
          {.text = "Seconds between rounds; null: the director starts each"});
    field("minutes", &Tournament::minutes, {.text = "How long an arena lasts; null elsewhere"});
    field("late", &Tournament::late,
          {.text = "How many moves late watchers see its games; left out where they see them at "
                   "once",
           .left_out = true});
    field("next", &Tournament::next,
          {.text = "When the next round starts by itself, or an arena ends; null: it does not",
           .format = "date-time"});
    field("entrants", &Tournament::entrants, {.text = "In order of entry"});
    field("rounds", &Tournament::rounds, {});
    field("standing", &Tournament::standing, {.text = "The best first"});
  }
};

template <>
struct Description<message::TournamentChanged> {
  static constexpr std::string_view name = "TournamentChanged";
  static constexpr std::string_view text =
      "On the socket: a tournament has changed, and can be asked for again";
  static constexpr void fields(auto&& field) {
    using message::TournamentChanged;
    field.constant("type", "tournament");
    field("tournament", &TournamentChanged::tournament, {});
    field("version", &TournamentChanged::version, {.least = 1});
  }
};

template <>
struct Description<message::NewTournament> {
  static constexpr bool request = true;
  static constexpr std::string_view name = "NewTournament";
  static constexpr std::string_view text{};
  static constexpr void fields(auto&& field) {
    using message::NewTournament;
    field("name", &NewTournament::name,
          {.text = "A line of text",
           .required = "a name for the tournament",
           .most = longest_title,
           .one_line = true});
    field("club", &NewTournament::club, about_own_club);
    field("variant", &NewTournament::variant, about_game_of_two);
    field("rules", &NewTournament::rules, about_rules);
    field("time", &NewTournament::time, {.required = "a time control"});
    field("rated", &NewTournament::rated, about_rated);
    field("system", &NewTournament::system, {});
    field("rounds", &NewTournament::rounds, {.text = "Of a Swiss", .least = 1, .most = 32});
    field("cycles", &NewTournament::cycles,
          {.text = "How often each meets each in a round robin", .least = 1, .most = 2});
    field("thirdPlace", &NewTournament::third_place, {.text = "Of a knock-out"});
    field("tieBreaks", &NewTournament::tie_breaks,
          {.text = "By default those that are usual for the system", .least = 0, .most = 6});
    field("public", &NewTournament::is_public,
          {.text = "Whether everybody is shown it, not only those who have its link"});
    field("startsIn", &NewTournament::starts_in,
          {.text = "In so many seconds; null: when I start it", .least = 10, .most = 7776000});
    field("pause", &NewTournament::pause,
          {.text = "Seconds from the last result to the next round; null: I start each round",
           .least = 5,
           .most = 604800});
    field("minutes", &NewTournament::minutes,
          {.text = "How long an arena lasts", .least = 5, .most = 240});
    field("late", &NewTournament::late, about_late);
    field("host", &NewTournament::host, about_host);
    field("nonce", &NewTournament::nonce, about_nonce);
  }
};

template <>
struct Description<message::Enter> {
  static constexpr bool request = true;
  static constexpr std::string_view name = "Enter";
  static constexpr std::string_view text = "Take part in a tournament or a league";
  static constexpr void fields(auto&& field) {
    field("name", &message::Enter::name,
          {.text = "A line of text, as nobody else in it is called",
           .required = "a name",
           .most = longest_player_name,
           .one_line = true});
  }
};

template <>
struct Description<message::AskBye> {
  static constexpr bool request = true;
  static constexpr std::string_view name = "AskBye";
  static constexpr std::string_view text{};
  static constexpr void fields(auto&& field) {
    field("round", &message::AskBye::round,
          {.text = "From 1", .required = "the number of a round", .least = 1, .most = 64});
  }
};

template <>
struct Description<message::StartRound> {
  static constexpr bool request = true;
  static constexpr std::string_view name = "StartRound";
  static constexpr std::string_view text{};
  static constexpr void fields(auto&& field) {
    field("round", &message::StartRound::round,
          {.text = "Its number, from 1. One that has started already is not started again",
           .required = "the number of a round",
           .least = 1,
           .most = 4096});
  }
};

template <>
struct Description<message::GiveResult> {
  static constexpr bool request = true;
  static constexpr std::string_view name = "GiveResult";
  static constexpr std::string_view text{};
  static constexpr void fields(auto&& field) {
    using message::GiveResult;
    field("round", &GiveResult::round,
          {.text = "From 1", .required = "the number of a round", .least = 1, .most = 4096});
    field("board", &GiveResult::board,
          {.text = "From 1", .required = "the number of a board", .least = 1, .most = 256});
    field("result", &GiveResult::result, {.required = "a result"});
  }
};

template <>
struct Description<message::RemovePlayer> {
  static constexpr bool request = true;
  static constexpr std::string_view name = "RemovePlayer";
  static constexpr std::string_view text{};
  static constexpr void fields(auto&& field) {
    field("player", &message::RemovePlayer::player,
          {.text = "The id", .required = "the id of a player", .most = longest_name});
  }
};

}  // namespace wire
}  // namespace camlann
