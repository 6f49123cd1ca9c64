#pragma once
// Tournaments on the server: requests and their answers. Numbers of players are indexes, from 0,
// into the list of players.

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/words.hpp"
#include "tournament/event.hpp"
#include "tournament/words.hpp"
#include "wire/describe.hpp"
#include "wire/messages/applicant.hpp"
#include "wire/messages/calendar.hpp"
#include "wire/messages/clock.hpp"
#include "wire/messages/directors.hpp"
#include "wire/messages/game.hpp"
#include "wire/messages/request.hpp"
#include "wire/messages/tournament_event.hpp"
#include "wire/messages/tournament_texts.hpp"

namespace camlann {

namespace message {

enum class TournamentPhase : std::uint8_t { open, running, over };
enum class NameListForm : std::uint8_t { lines, csv, trf };

inline constexpr std::int64_t longest_title = 80;  // name of a tournament or a club
// Fields shared by new tournaments and new leagues.
inline constexpr wire::About about_own_club{.text = "The address of a club of mine; empty for none",
                                            .most = longest_title};
inline constexpr wire::About about_game_of_two{.text = "A game of two: id or display name",
                                               .required = "the id of a variant",
                                               .most = longest_name};
inline constexpr wire::About about_rules{.text = "As in `NewGame`", .most = longest_name};
inline constexpr wire::About about_rated{.text = "Whether its games move ratings"};
/// A year, in seconds.
inline constexpr std::int64_t farthest_start = std::int64_t{366} * 24 * 3600;
inline constexpr wire::About about_cap{
    .text = "How many players it takes at most", .least = 2, .most = 128, .left_out = true};
inline constexpr wire::About about_lowest{
    .text = "The lowest rating of those who enter, in the game at its speed",
    .least = 1,
    .most = 4000,
    .left_out = true};
inline constexpr wire::About about_highest{
    .text = "The highest rating of those who enter; players without a rating may",
    .least = 1,
    .most = 4000,
    .left_out = true};
inline constexpr std::int64_t longest_entry_code = 40;
inline constexpr wire::About about_entry_code{
    .text = "What those who enter must know, a line of text; only directors are told",
    .least = 4,
    .most = longest_entry_code,
    .left_out = true,
    .one_line = true};
inline constexpr wire::About about_needs_code{
    .text = "Whether those who enter must know its entry code", .left_out = true};
inline constexpr wire::About about_approval{
    .text = "Whether a director accepts or refuses those who enter", .left_out = true};
inline constexpr std::int64_t longest_name_list = 65536;
inline constexpr std::int64_t longest_event_file = 98304;
inline constexpr int highest_listed_rating = 4000;
inline constexpr wire::About about_host{
    .text = "My name: a line of text", .most = longest_player_name, .one_line = true};

struct TournamentSummary {
  MESSAGE(TournamentSummary);
  FIELD(std::string, id);
  FIELD(std::string, name);
  FIELD(std::string, variant, "Its id");
  FIELD(std::string, rules);
  FIELD(TimeControl, time);
  FIELD(bool, rated, "Whether its games move ratings") = false;
  FIELD(tournament::System, system) {};
  FIELD(TournamentPhase, phase) {};
  FIELD(bool, is_public, "Whether everybody is shown it", .name = "public") = false;
  FIELD(std::string, director, "The id of its first director; empty if nobody directs it any more");
  FIELD(std::string, director_name);
  FIELD_LIKE(bool, director_guest, about_guest) = false;
  FIELD(std::optional<std::string>, club, "The address of its club; left out if it has none",
        .left_out = true);
  FIELD(std::optional<std::string>, league,
        "The id of the league that it is a division of; left out if there is none",
        .left_out = true);
  FIELD(int, players, "Who have entered and not left") = 0;
  FIELD(int, round, "The last that was paired; 0: none yet") = 0;
  FIELD(std::string, created, "", .format = "date-time");
  FIELD(std::optional<std::string>, starts, "Null: when its director starts it",
        .format = "date-time");
};

struct Tournaments {
  MESSAGE(Tournaments, "The newest first");
  FIELD(std::vector<TournamentSummary>, tournaments);
  FIELD(std::optional<int>, next, "The `skip` of the next part; left out in the last one",
        .left_out = true);
};

struct TournamentTeam {
  MESSAGE(TournamentTeam, "A club of a tournament of teams");
  FIELD(std::string, club, "The address of the club");
  FIELD(std::string, name, "Of the club, when it was named");
  FIELD(bool, here, "False for one that has left") = true;
  FIELD(std::vector<int>, line_up,
        "Players for the next round: those of the boards in order, then reserves. Empty: the club "
        "has not answered, and does not play");
};

struct TournamentMatch {
  MESSAGE(TournamentMatch,
          "A match of two teams, or a free round. The first has White on odd boards");
  FIELD(int, first, "Place in the list of teams") = 0;
  FIELD(std::optional<int>, second, "Null: the first one has a free round");
  FIELD(int, first_halves, "Board points, in halves") = 0;
  FIELD(int, second_halves) = 0;
  FIELD(bool, over, "Whether all its games have a result") = false;
  FIELD(bool, counts, "False if a team has left before playing half of its matches") = true;
};

struct TournamentTeamLine {
  MESSAGE(TournamentTeamLine, "A team's place, by the following numbers in their order");
  FIELD(int, team) = 0;
  FIELD(int, place, "Shared by those whom nothing separates") = 1;
  FIELD(int, match_points, "2 for a won match, 1 for a drawn one") = 0;
  FIELD(int, halves, "Board points, in halves") = 0;
  FIELD(int, direct, "Match points against teams with the same points, if all have met") = 0;
  FIELD(int, sonneborn_berger, "Match points of the opponents times the halves against them") = 0;
};

struct TournamentPlayer {
  MESSAGE(TournamentPlayer);
  FIELD(std::string, id);
  FIELD(std::string, name);
  FIELD(int, rating, "When the player entered; 0: none") = 0;
  FIELD(bool, here, "False for one who has left") = true;
  FIELD(int, from, "The first round that can be played") = 1;
  FIELD(std::optional<int>, bye, "The round that the player asked to rest in");
  FIELD_LIKE(bool, bot, about_bot) = false;
  FIELD_LIKE(bool, guest, about_guest) = false;
  FIELD(bool, no_device,
        "Whether a director entered this name for somebody without a device, who plays at a board "
        "in the room",
        .left_out = true) = false;
  FIELD(std::optional<int>, team, "Place in the list of teams; left out without a team",
        .left_out = true);
};

struct TournamentGiven {
  MESSAGE(TournamentGiven, "A result that a director gave");
  FIELD(std::string, by, "The director's id");
  FIELD(std::string, at, "", .format = "date-time");
  FIELD(bool, corrects, "Whether it replaced another result") = false;
};

struct TournamentReport {
  MESSAGE(TournamentReport, "A result that one of the two players has reported");
  FIELD(std::string, by, "The player's id");
  FIELD(tournament::Score, result) {};
  FIELD(std::string, at, "", .format = "date-time");
};

struct TournamentGame {
  MESSAGE(TournamentGame);
  FIELD(int, white, "Place in the list of players") = 0;
  FIELD(int, black) = 0;
  FIELD(tournament::Score, result) {};
  FIELD(std::optional<std::string>, game,
        "Its id; null if none was made, as at a board in the room");
  FIELD(int, slot,
        "In a knock-out the winner of slot 2n meets that of 2n + 1. Of teams: the number of the "
        "match times the boards, plus the board, both from 0") = 0;
  FIELD(std::optional<TournamentGiven>, given, "Left out if no director gave the result",
        .left_out = true);
  FIELD(std::vector<TournamentReport>, reports,
        "What its players have reported, each at most once, in order. Of an open game that waits "
        "for the other player, or for a director if the two differ; else who reported the result "
        "and who confirmed it",
        .left_out = true);
};

struct TournamentRest {
  MESSAGE(TournamentRest, "A round without a game");
  FIELD(int, player) = 0;
  FIELD(tournament::Bye::Kind, kind) {};
  FIELD(int, slot) = 0;
};

struct TournamentRound {
  MESSAGE(TournamentRound);
  FIELD(int, stage, "Of a knock-out, from 1; elsewhere 0") = 0;
  FIELD(std::string, started, "", .format = "date-time");
  FIELD(std::vector<TournamentGame>, games, "By board");
  FIELD(std::vector<TournamentRest>, byes);
  FIELD(bool, given, "Whether a director paired it", .left_out = true) = false;
  FIELD(std::vector<TournamentMatch>, matches, "Of teams", .left_out = true);
};

struct TournamentDisplay {
  MESSAGE(TournamentDisplay, "A simultaneous display: one player against all others");
  FIELD(int, giver, "Place in the list of players; -1 before the giver has entered") = 0;
  FIELD(tournament::GiverColour, colour) {};
  FIELD(int, extra_minutes, "On each live clock of the giver at the start") = 0;
  FIELD(int, won, "Boards that the giver won") = 0;
  FIELD(int, drawn) = 0;
  FIELD(int, lost) = 0;
  FIELD(int, open, "Boards without a result") = 0;
};

struct TournamentLine {
  MESSAGE(TournamentLine, "A player's place");
  FIELD(int, player) = 0;
  FIELD(int, place, "Shared by those whom nothing separates") = 1;
  FIELD(int, halves, "Points, in halves") = 0;
  FIELD(std::vector<int>, tie_breaks,
        "In quarters of a point, in the order of `tieBreaks` of the tournament");
};

struct Tournament : TournamentSummary {
  MESSAGE(Tournament);
  using Base = TournamentSummary;
  FIELD(std::int64_t, version, "Higher with each change", .least = 1) = 1;
  FIELD(int, rounds_in_all, "0 where that is not known") = 0;
  FIELD(int, cycles, "How often each meets each in a round robin, or each team each team") = 1;
  FIELD(bool, third_place, "Whether a knock-out plays for it") = false;
  FIELD(std::optional<int>, boards, "Of a match of teams; left out without teams",
        .left_out = true);
  FIELD(bool, in_room, "Whether all its games are played at boards in one room",
        .left_out = true) = false;
  FIELD(std::vector<tournament::TieBreak>, tie_breaks);
  FIELD(std::optional<int>, pause, "Seconds between rounds; null: the director starts each");
  FIELD(std::optional<Calendar>, calendar, "Left out without one", .left_out = true);
  FIELD(std::optional<std::string>, following,
        "The id of the next tournament, which this one has led to; left out if there is none",
        .left_out = true);
  FIELD(std::optional<int>, minutes, "How long an arena lasts; null elsewhere");
  FIELD(std::optional<int>, late,
        "How many moves late watchers see its games; left out where they see them at once",
        .left_out = true);
  FIELD(std::optional<std::string>, next,
        "When the next round starts by itself, or an arena ends; null: it does not",
        .format = "date-time");
  FIELD_LIKE(std::string, about, about_description);
  FIELD_LIKE(std::string, prizes, about_prizes);
  FIELD_LIKE(std::string, contact, about_contact);
  FIELD_LIKE(std::optional<int>, cap, about_cap);
  FIELD_LIKE(std::optional<int>, lowest_rating, about_lowest);
  FIELD_LIKE(std::optional<int>, highest_rating, about_highest);
  FIELD_LIKE(bool, needs_code, about_needs_code) = false;
  FIELD_LIKE(bool, approval, about_approval) = false;
  FIELD_LIKE(std::vector<Director>, directors, about_directors);
  FIELD(std::vector<TournamentPlayer>, entrants, "In order of entry");
  FIELD(std::vector<TournamentRound>, rounds);
  FIELD(std::vector<TournamentLine>, standing, "The best first");
  FIELD(std::vector<TournamentTeam>, teams, "In order of entry", .left_out = true);
  FIELD(std::vector<TournamentTeamLine>, team_standing, "The best first", .left_out = true);
  FIELD(std::optional<TournamentDisplay>, display, "Left out in other systems", .left_out = true);
};

struct Applicant {
  MESSAGE(Applicant, "A player that asks to enter a tournament or a league");
  FIELD(std::string, player, "The id");
  FIELD(std::string, name);
  FIELD(int, rating, "In the game at its speed; 0: none") = 0;
  FIELD(bool, refused, "Whether a director has refused this player, and can still accept") = false;
  FIELD(std::string, at, "When the player asked, or was refused", .format = "date-time");
  FIELD_LIKE(bool, guest, about_guest) = false;
};

struct TournamentEntries {
  MESSAGE(TournamentEntries,
          "Who asks to enter a tournament or a league: for its directors all of them and the entry "
          "code, for "
          "others only what became of their own wish");
  FIELD(std::optional<ApplicantPhase>, mine, "Left out for a player that has not asked",
        .left_out = true);
  FIELD(std::optional<std::string>, code, "For directors, if there is one", .left_out = true);
  FIELD(std::vector<Applicant>, applicants,
        "For directors: those that wait, in order, then others");
};

struct TournamentChanged {
  MESSAGE(TournamentChanged, "On the socket: a tournament has changed, and can be asked for again");
  CONSTANT("type", "tournament");
  FIELD(std::string, tournament);
  FIELD(std::int64_t, version, "", .least = 1) = 1;
};

struct NewTournament {
  REQUEST(NewTournament);
  FIELD(std::string, name, "A line of text", .required = "a name for the tournament",
        .most = longest_title, .one_line = true);
  FIELD_LIKE(std::string, club, about_own_club);
  FIELD_LIKE(std::string, variant, about_game_of_two);
  FIELD_LIKE(std::string, rules, about_rules);
  FIELD(TimeWish, time, "", .required = "a time control");
  FIELD_LIKE(bool, rated, about_rated) = false;
  FIELD(tournament::System, system) = tournament::System::swiss;
  FIELD(int, rounds, "Of a Swiss", .least = 1, .most = 32) = 5;
  FIELD(int, cycles, "How often each meets each in a round robin, or each team each team",
        .least = 1, .most = 2) = 1;
  FIELD(bool, third_place, "Of a knock-out") = false;
  FIELD(int, boards, "Of a match of teams", .least = 1, .most = 16) = 4;
  FIELD(std::vector<std::string>, clubs,
        "Of teams: the addresses of the clubs to play against, besides `club`", .least = 0,
        .most = 15);
  FIELD(std::string, giver,
        "Of a simultaneous display: the id of its giver, for an officer of `club` one of its "
        "members. Empty: I give it",
        .most = longest_name);
  FIELD(tournament::GiverColour, giver_colour,
        "Of a simultaneous display") = tournament::GiverColour::white;
  FIELD(int, extra_minutes, "Of a live simultaneous display: on each clock of the giver",
        .least = 0, .most = 240) = 0;
  FIELD(bool, in_room,
        "Whether all games are played at boards in one room: none begins on the server, and "
        "players or directors report the results. Not of an arena, and not rated") = false;
  FIELD(std::optional<std::vector<tournament::TieBreak>>, tie_breaks,
        "By default those that are usual for the system", .least = 0, .most = 6);
  FIELD(bool, is_public, "Whether everybody is shown it, not only those who have its link",
        .name = "public") = false;
  FIELD(std::optional<int>, starts_in, "In so many seconds; null: when I start it", .least = 10,
        .most = farthest_start);
  FIELD(std::optional<int>, pause,
        "Seconds from the last result to the next round; null: I start each round", .least = 5,
        .most = 604800);
  FIELD(std::optional<Calendar>, calendar,
        "Rounds a day or a week apart, in place of `pause`, and repetition, which needs `startsIn`",
        .left_out = true);
  FIELD(int, minutes, "How long an arena lasts", .least = 5, .most = 240) = 60;
  FIELD_LIKE(int, late, about_late) = 0;
  FIELD_LIKE(std::string, about, about_description);
  FIELD_LIKE(std::string, prizes, about_prizes);
  FIELD_LIKE(std::string, contact, about_contact);
  FIELD_LIKE(std::optional<int>, cap, about_cap);
  FIELD_LIKE(std::optional<int>, lowest_rating, about_lowest);
  FIELD_LIKE(std::optional<int>, highest_rating, about_highest);
  FIELD_LIKE(std::optional<std::string>, code, about_entry_code);
  FIELD(bool, approval, "Whether a director accepts or refuses each player that enters") = false;
  FIELD(std::optional<std::string>, file,
        "The file of a tournament (doc/formats/tournament.md) that goes on here, with its system, "
        "players and results. Its players are names without a device",
        .most = longest_event_file, .left_out = true, .in_bytes = true);
  FIELD_LIKE(std::string, host, about_host);
  FIELD_LIKE(std::string, nonce, about_nonce);
};

/// Enters a tournament or a league.
struct Enter {
  REQUEST(Enter, "Take part in a tournament or a league");
  FIELD(std::string, name, "A line of text, as nobody else in it is called", .required = "a name",
        .most = longest_player_name, .one_line = true);
  FIELD(std::string, code, "The entry code of a tournament or league that has one",
        .most = longest_entry_code, .one_line = true);
};

struct EnterNames {
  REQUEST(EnterNames,
          "Players without a device, by name. All are entered, or none if a line is wrong");
  FIELD(std::string, text, "A list of names, with ratings or without", .required = "names",
        .most = longest_name_list, .in_bytes = true);
  FIELD(NameListForm, form) = NameListForm::lines;
};

struct AskBye {
  REQUEST(AskBye);
  FIELD(int, round, "From 1", .required = "the number of a round", .least = 1, .most = 64) = 0;
};

struct StartRound {
  REQUEST(StartRound);
  FIELD(int, round, "Its number, from 1. One that has started already is not started again",
        .required = "the number of a round", .least = 1, .most = 4096) = 0;
};

struct GiveResult {
  REQUEST(GiveResult);
  FIELD(int, round, "From 1", .required = "the number of a round", .least = 1, .most = 4096) = 0;
  FIELD(int, board, "From 1", .required = "the number of a board", .least = 1, .most = 256) = 0;
  FIELD(tournament::Score, result, "", .required = "a result") {};
};

struct ReportResult {
  REQUEST(ReportResult, "The result of my game at a board in the room");
  FIELD(int, round, "From 1", .required = "the number of a round", .least = 1, .most = 4096) = 0;
  FIELD(int, board, "From 1", .required = "the number of a board", .least = 1, .most = 256) = 0;
  FIELD(tournament::Score, result, "`1-0`, `1/2-1/2` or `0-1`; `*` takes back what I have reported",
        .required = "a result") {};
};

struct OpenBoard {
  REQUEST(OpenBoard, "Play a board in the room on one device between the two players");
  FIELD(int, round, "From 1", .required = "the number of a round", .least = 1, .most = 4096) = 0;
  FIELD(int, board, "From 1", .required = "the number of a board", .least = 1, .most = 256) = 0;
  FIELD(std::string, code, "Of the board, for others than its players and the directors",
        .most = longest_entry_code, .one_line = true);
  FIELD(bool, here, "On my device; false: only the code is wanted") = true;
  FIELD(bool, clock, "With the live clock of the tournament, if it has one") = true;
};

struct OpenedBoard {
  MESSAGE(OpenedBoard, "A board in the room that is played on one device");
  FIELD(std::string, code, "Lets anybody put it on their device");
  FIELD(std::optional<std::string>, game, "The id of its game; left out before it has begun",
        .left_out = true);
};

struct LineUp {
  REQUEST(LineUp, "The line-up of a club for the next round");
  FIELD(std::string, club, "The address of the club", .required = "the address of a club",
        .most = longest_title);
  FIELD(std::vector<std::string>, players,
        "Ids of its members: those of the boards in order, then reserves. Empty: it does not play",
        .least = 0, .most = 32);
};

struct RemoveTeam {
  REQUEST(RemoveTeam);
  FIELD(std::string, club, "The address of the club", .required = "the address of a club",
        .most = longest_title);
};

struct RemovePlayer {
  REQUEST(RemovePlayer);
  FIELD(std::string, player, "The id", .required = "the id of a player", .most = longest_name);
};

}  // namespace message

template <>
struct Words<message::TournamentPhase> {
  using enum message::TournamentPhase;
  static constexpr Word<message::TournamentPhase> table[] = {
      {open, "open"}, {running, "running"}, {over, "over"}};
};

template <>
struct Words<message::NameListForm> {
  using enum message::NameListForm;
  static constexpr Word<message::NameListForm> table[] = {
      {lines, "lines"}, {csv, "csv"}, {trf, "trf"}};
};

namespace wire {

template <>
inline constexpr Title title<message::NameListForm>{
    "NameListForm",
    "How a list of names is written: one in a line, with its rating behind it or without "
    "(`lines`); as a table with columns for both (`csv`); the lines 001 of a report in FIDE's "
    "TRF16 "
    "(`trf`)"};

template <>
inline constexpr Title title<message::TournamentPhase>{"TournamentPhase",
                                                       "`open`: before the first round"};

}  // namespace wire
}  // namespace camlann
