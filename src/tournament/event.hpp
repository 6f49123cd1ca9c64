#pragma once
// A tournament's terms, the commands of its director and players, and the resulting events, as
// values. Permissions are checked by the code that sends commands.

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "tournament/dutch.hpp"

namespace camlann::tournament {

using PlayerId = std::string;
using TeamId = std::string;

enum class System : std::uint8_t {
  round_robin,  // all play all, by Berger's tables
  swiss,        // a number of rounds against players of the same score, by FIDE's Dutch system
  knockout,     // the loser is out
  arena,        // free players are paired again and again until the time is over
  teams,        // all teams meet all, each match on a number of boards (tournament/team.hpp)
  simul,        // one against all others at once (tournament/simul.hpp)
};

/// A rule that separates players of equal points.
enum class TieBreak : std::uint8_t {
  opponents_points,          // Buchholz
  opponents_points_but_one,  // the same without the lowest: Buchholz cut 1
  beaten_points,             // opponents' points times the result against them: Sonneborn-Berger
  direct_encounter,          // points in the games between the tied players
  wins,                      // rounds with the points of a win
  points_after_each_round,   // progressive score
};

/// The colour of the giver of a simultaneous display.
enum class GiverColour : std::uint8_t {
  white,
  black,
  alternating,  // White on the odd boards
};

/// The settings of a simultaneous display.
struct Simul {
  PlayerId giver;  // plays against all others
  GiverColour colour = GiverColour::white;
  int extra_minutes = 0;  // on each clock of the giver at the start of a live game

  bool operator==(const Simul&) const = default;
};

/// The settings of a tournament, which do not change once a round is paired.
struct Terms {
  System system = System::swiss;
  int rounds = 5;            // of a Swiss
  int cycles = 1;            // of a round robin: games between any two players, 1 or 2
  bool all_at_once = false;  // a round robin's rounds do not wait for each other (correspondence)
  bool third_place = false;  // a knock-out has a game for it
  int replays = 2;           // of a drawn game in a knock-out; after the last one Black advances
  std::uint64_t seed = 0;    // for all draws of lots
  std::vector<TieBreak> tie_breaks;
  // The boards of a team match; nothing elsewhere.
  std::optional<int> boards = {};  // NOLINT(readability-redundant-member-init)
  // The part of a simultaneous display; nothing elsewhere.
  std::optional<Simul> simul = {};  // NOLINT(readability-redundant-member-init)
  bool in_room = false;             // all games are played at boards in one room

  bool operator==(const Terms&) const = default;
};

enum class Score : std::uint8_t {
  open,
  white,
  draw,
  black,
  white_absent,  // lost without a game
  black_absent,
  both_absent,
};

struct Pairing {
  PlayerId white;
  PlayerId black;
  Score score = Score::open;
  // In a knock-out: the winner of slot 2n meets the winner of slot 2n + 1. Of teams: the number of
  // the match times the boards, plus the board, both from 0.
  int slot = 0;

  bool operator==(const Pairing&) const = default;
};

/// A round without a game. A player without a pairing or a bye in a round was absent and gets no
/// points.
struct Bye {
  enum class Kind : std::uint8_t {
    win,   // no opponent was left, or the other team had no player: the points of a win
    half,  // at the player's request: half a point
    rest,  // the free round in a round robin of an odd number of players; it does not count
  };
  PlayerId player;
  Kind kind = Kind::win;
  int slot = 0;

  bool operator==(const Bye&) const = default;
};

/// A match of two teams, or the free round of the first one. The first team has White on the odd
/// boards.
struct TeamMatch {
  TeamId first;
  TeamId second;  // empty for a free round

  bool operator==(const TeamMatch&) const = default;
};

struct Round {
  int stage = 0;  // of a knock-out; replays have the stage of the drawn game
  std::vector<Pairing> pairings;
  std::vector<Bye> byes;
  bool given = false;                   // a director paired it
  std::vector<TeamMatch> matches = {};  // NOLINT(readability-redundant-member-init)

  bool operator==(const Round&) const = default;
};

struct Entrant {
  PlayerId id;
  int rating = 0;
  bool here = true;                      // false after a withdrawal
  std::optional<std::size_t> asked_bye;  // the round, from 1
  // The index of the team that the player plays for.
  std::optional<std::size_t> team = {};  // NOLINT(readability-redundant-member-init)

  bool operator==(const Entrant&) const = default;
};

struct Team {
  TeamId id;
  bool here = true;               // false after a withdrawal
  std::vector<PlayerId> line_up;  // by board, then the reserves
  std::size_t line_ups = 0;       // how often it was set

  bool operator==(const Team&) const = default;
};

/// A player enters, late if rounds have been paired. The rating decides the numbers and seeds.
struct Enter {
  PlayerId player;
  int rating = 0;

  bool operator==(const Enter&) const = default;
};
/// A player withdraws; open games are lost by forfeit.
struct Withdraw {
  PlayerId player;

  bool operator==(const Withdraw&) const = default;
};
/// A withdrawn player takes part again.
struct Return {
  PlayerId player;

  bool operator==(const Return&) const = default;
};
/// A player of a Swiss cannot play in a round that is not paired yet: half a point, once.
struct AskBye {
  PlayerId player;
  std::size_t round = 0;  // from 1

  bool operator==(const AskBye&) const = default;
};
struct PairRound {
  /// For a Swiss, a solution of what_to_pair(); without one, decide() takes long.
  std::optional<SwissPairing> found;
  /// The entrants that it was found for, if they have changed since: the first ones of the list, in
  /// their former state. Later entrants are not paired, and players that have left lose their game
  /// at once. Empty for the current entrants.
  std::vector<Entrant> field = {};  // NOLINT(readability-redundant-member-init)

  bool operator==(const PairRound&) const = default;
};
struct GivenBoard {
  PlayerId white;
  PlayerId black;

  bool operator==(const GivenBoard&) const = default;
};
/// The next round of a Swiss or a round robin as a director pairs it.
struct GivenPairing {
  std::vector<GivenBoard> boards;
  std::vector<Bye> byes;

  bool operator==(const GivenPairing&) const = default;
};
/// Pairs the next round like this, even against the rules of pairing (pairing_check.hpp).
struct GivePairing {
  GivenPairing pairing;

  bool operator==(const GivePairing&) const = default;
};
/// The result of an open game.
struct Report {
  std::size_t round = 0;  // from 1
  std::size_t board = 0;  // from 1
  Score score = Score::open;

  bool operator==(const Report&) const = default;
};
/// Changes a reported result, also after the end. Rounds paired since then do not change.
struct Correct {
  std::size_t round = 0;
  std::size_t board = 0;
  Score score = Score::open;  // open again only in the last round

  bool operator==(const Correct&) const = default;
};
/// A team may take part, or may again, before the first round.
struct EnterTeam {
  TeamId team;

  bool operator==(const EnterTeam&) const = default;
};
/// A team withdraws: its open games are lost by forfeit.
struct WithdrawTeam {
  TeamId team;

  bool operator==(const WithdrawTeam&) const = default;
};
/// The players of a team by board, then its reserves, from the next round on. They have entered.
struct LineUp {
  TeamId team;
  std::vector<PlayerId> players;

  bool operator==(const LineUp&) const = default;
};
/// An open game is played on one device between its players, or gets the code for it.
struct OpenBoard {
  std::size_t round = 0;  // from 1
  std::size_t board = 0;  // from 1

  bool operator==(const OpenBoard&) const = default;
};
/// One of the two players says how an open game ended, or takes back what was said. What follows
/// from it is decided by the caller.
struct TellResult {
  std::size_t round = 0;  // from 1
  std::size_t board = 0;  // from 1
  PlayerId player;
  Score score = Score::open;  // open: what was said is taken back

  bool operator==(const TellResult&) const = default;
};
struct Finish {
  bool operator==(const Finish&) const = default;
};
/// The tournament continues after its end.
struct Reopen {
  bool operator==(const Reopen&) const = default;
};
/// Other terms, before the first round, with the ratings of the entrants, in order of entry, which
/// may depend on them.
struct Change {
  Terms terms;
  std::vector<int> ratings;

  bool operator==(const Change&) const = default;
};

using Command =
    std::variant<Enter, Withdraw, Return, AskBye, PairRound, GivePairing, Report, Correct, Finish,
                 Reopen, Change, EnterTeam, WithdrawTeam, LineUp, OpenBoard, TellResult>;

struct Entered {
  PlayerId player;
  int rating = 0;

  bool operator==(const Entered&) const = default;
};
struct Left {
  PlayerId player;

  bool operator==(const Left&) const = default;
};
struct CameBack {
  PlayerId player;

  bool operator==(const CameBack&) const = default;
};
struct ByeGranted {
  PlayerId player;
  std::size_t round = 0;

  bool operator==(const ByeGranted&) const = default;
};
/// Holds the whole round, so that replaying a tournament does not depend on the pairing code.
struct RoundPaired {
  Round round;

  bool operator==(const RoundPaired&) const = default;
};
struct Scored {
  std::size_t round = 0;
  std::size_t board = 0;
  Score score = Score::open;

  bool operator==(const Scored&) const = default;
};
struct Ended {
  bool operator==(const Ended&) const = default;
};
struct Reopened {
  bool operator==(const Reopened&) const = default;
};
struct Changed {
  Terms terms;
  std::vector<int> ratings;

  bool operator==(const Changed&) const = default;
};
struct TeamEntered {
  TeamId team;

  bool operator==(const TeamEntered&) const = default;
};
struct TeamLeft {
  TeamId team;

  bool operator==(const TeamLeft&) const = default;
};
struct LinedUp {
  TeamId team;
  std::vector<PlayerId> players;

  bool operator==(const LinedUp&) const = default;
};

/// The caller keeps what was opened.
struct BoardOpened {
  std::size_t round = 0;
  std::size_t board = 0;

  bool operator==(const BoardOpened&) const = default;
};

/// The caller keeps what was said.
struct ResultTold {
  std::size_t round = 0;
  std::size_t board = 0;
  PlayerId player;
  Score score = Score::open;

  bool operator==(const ResultTold&) const = default;
};

using Event =
    std::variant<Entered, Left, CameBack, ByeGranted, RoundPaired, Scored, Ended, Reopened, Changed,
                 TeamEntered, TeamLeft, LinedUp, BoardOpened, ResultTold>;

/// True for an event that only a server has, and no file of a tournament.
[[nodiscard]] inline bool is_of_server(const Event& event) {
  return std::holds_alternative<BoardOpened>(event) || std::holds_alternative<ResultTold>(event);
}

}  // namespace camlann::tournament
