#pragma once
// The lines of a tournament file (doc/formats/tournament.md), which are also the events of
// tournaments in the server's database, and the words of both.

#include <optional>
#include <variant>

#include "tournament/event.hpp"
#include "tournament/words.hpp"
#include "wire/describe.hpp"
#include "wire/messages/tournament_texts.hpp"

namespace camlann {

namespace message {

/// First line of a file.
struct TournamentHead {
  MESSAGE(TournamentHead);
  FIELD(int, tournament, "1", .least = 1, .most = 1) = 1;  // version of the format
  FIELD(tournament::Terms, terms);
  FIELD(std::optional<TournamentTexts>, texts, "Of its directors; left out if there are none",
        .left_out = true);
};

}  // namespace message

namespace wire {

template <>
inline constexpr Title title<tournament::System>{"TournamentSystem", "How a tournament is paired"};

template <>
inline constexpr Title title<tournament::TieBreak>{
    "TieBreak", "What separates players of the same points, by what it sums"};

template <>
inline constexpr Title title<tournament::Score>{
    "TournamentScore", "Of a game of a tournament: `*` open; `f`: won or lost without a game"};

template <>
inline constexpr Title title<tournament::Bye::Kind>{
    "ByeKind",
    "Why a player has no game: nobody was left (`win`), it was asked for (`half`), the turn of one "
    "in an odd number (`rest`)"};

template <>
inline constexpr Title title<tournament::GiverColour>{
    "GiverColour", "The colour of the giver of a simultaneous display"};

template <>
struct Description<tournament::Simul> {
  DESCRIPTION(tournament::Simul, "TournamentSimul");
  MEMBER(giver, "The player against all others");
  MEMBER(colour);
  MEMBER(extra_minutes, "On each live clock of the giver at the start");
};

template <>
struct Description<tournament::Terms> {
  DESCRIPTION(tournament::Terms, "TournamentTerms");
  MEMBER(system);
  MEMBER(rounds, "Of a Swiss");
  MEMBER(cycles, "Of a round robin");
  MEMBER(all_at_once);
  MEMBER(third_place);
  MEMBER(replays, "Of a drawn game in a knock-out");
  MEMBER(seed, "Of all lots");
  MEMBER(tie_breaks);
  MEMBER(boards, "Of a match of teams", .left_out = true);
  MEMBER(simul, "Of a simultaneous display", .left_out = true);
  MEMBER(in_room, "Whether all games are played at boards in one room", .left_out = true);
};

template <>
struct Description<tournament::Pairing> {
  DESCRIPTION(tournament::Pairing, "TournamentPairing");
  MEMBER(white);
  MEMBER(black);
  MEMBER(score, "", .name = "result");
  MEMBER(slot);
};

template <>
struct Description<tournament::Bye> {
  DESCRIPTION(tournament::Bye, "TournamentBye");
  MEMBER(player);
  MEMBER(kind);
  MEMBER(slot);
};

template <>
struct Description<tournament::TeamMatch> {
  DESCRIPTION(tournament::TeamMatch, "TournamentTeamMatch");
  MEMBER(first);
  MEMBER(second);
};

template <>
struct Description<tournament::Round> {
  DESCRIPTION(tournament::Round, "TournamentRound");
  MEMBER(stage);
  MEMBER(pairings);
  MEMBER(byes);
  MEMBER(given, "Whether a director paired it", .left_out = true);
  MEMBER(matches, "Of teams", .left_out = true);
};

template <>
struct Description<tournament::Entered> {
  DESCRIPTION(tournament::Entered, "TournamentEntered");
  CONSTANT("event", "entered");
  MEMBER(player);
  MEMBER(rating);
};

template <>
struct Description<tournament::Left> {
  DESCRIPTION(tournament::Left, "TournamentLeft");
  CONSTANT("event", "left");
  MEMBER(player);
};

template <>
struct Description<tournament::CameBack> {
  DESCRIPTION(tournament::CameBack, "TournamentCameBack");
  CONSTANT("event", "back");
  MEMBER(player);
};

template <>
struct Description<tournament::ByeGranted> {
  DESCRIPTION(tournament::ByeGranted, "TournamentByeGranted");
  CONSTANT("event", "bye");
  MEMBER(player);
  MEMBER(round);
};

template <>
struct Description<tournament::RoundPaired> {
  DESCRIPTION(tournament::RoundPaired, "TournamentRoundPaired");
  CONSTANT("event", "paired");
  MEMBER(round);
};

template <>
struct Description<tournament::Scored> {
  DESCRIPTION(tournament::Scored, "TournamentScored");
  CONSTANT("event", "result");
  MEMBER(round);
  MEMBER(board);
  MEMBER(score, "", .name = "result");
};

template <>
struct Description<tournament::Ended> {
  DESCRIPTION(tournament::Ended, "TournamentEnded");
  CONSTANT("event", "ended");
};

template <>
struct Description<tournament::Reopened> {
  DESCRIPTION(tournament::Reopened, "TournamentReopened");
  CONSTANT("event", "reopened");
};

template <>
struct Description<tournament::Changed> {
  DESCRIPTION(tournament::Changed, "TournamentTermsChanged");
  CONSTANT("event", "changed");
  MEMBER(terms);
  MEMBER(ratings);
};

template <>
struct Description<tournament::TeamEntered> {
  DESCRIPTION(tournament::TeamEntered, "TournamentTeamEntered");
  CONSTANT("event", "team");
  MEMBER(team);
};

template <>
struct Description<tournament::TeamLeft> {
  DESCRIPTION(tournament::TeamLeft, "TournamentTeamLeft");
  CONSTANT("event", "team-left");
  MEMBER(team);
};

template <>
struct Description<tournament::LinedUp> {
  DESCRIPTION(tournament::LinedUp, "TournamentLinedUp");
  CONSTANT("event", "line-up");
  MEMBER(team);
  MEMBER(players);
};

template <>
struct Description<tournament::BoardOpened> {
  DESCRIPTION(tournament::BoardOpened, "TournamentBoardOpened");
  CONSTANT("event", "board");
  MEMBER(round);
  MEMBER(board);
};

template <>
struct Description<tournament::ResultTold> {
  DESCRIPTION(tournament::ResultTold, "TournamentResultTold");
  CONSTANT("event", "told");
  MEMBER(round);
  MEMBER(board);
  MEMBER(player);
  MEMBER(score, "", .name = "result");
};

}  // namespace wire

}  // namespace camlann
