#pragma once
// The JSON that `camlann match` writes and reads back: doc/formats/match.md. Here and not in wire/,
// because it uses the lab's players and faults.

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/words.hpp"
#include "lab/adjudication.hpp"
#include "lab/player.hpp"
#include "rules/verdict.hpp"
#include "wire/describe.hpp"
#include "wire/messages/words.hpp"

namespace camlann {

namespace message {

struct MatchFault {
  MESSAGE(MatchFault);
  FIELD(int, player, "", .least = 1, .most = 2) = 1;
  FIELD(FaultKind, kind) {};
  FIELD(std::string, text);
};

struct MatchOverruns {
  MESSAGE(MatchOverruns, "Moves that took longer than their time, but came within the margin");
  FIELD(int, moves, "", .least = 0) = 0;
  FIELD(int, longest, "The most milliseconds over the time", .least = 0) = 0;
};

struct MatchedGame {
  MESSAGE(MatchedGame);
  FIELD(int, game, "Its number", .least = 1) = 1;
  FIELD(std::vector<int>, seats, "In turn order: player 1 or 2");
  FIELD(std::optional<std::string>, rules, "If those of the match leave an option to chance",
        .left_out = true);
  FIELD(double, score, "Of the first player: 1, 0.5 or 0") = 0;
  FIELD(std::optional<Reason>, reason, "Null at the ply limit and after a fault");
  FIELD(std::optional<MatchFault>, fault);
  FIELD(std::optional<Adjudication>, adjudication, "If the scores of the players ended it",
        .left_out = true);
  FIELD(std::vector<MatchOverruns>, overruns, "Of each player; left out without any", .most = 2,
        .left_out = true);
  FIELD(int, opening_plies) = 0;
  FIELD(std::vector<std::string>, moves);
};

struct SprtBounds {
  MESSAGE(SprtBounds);
  FIELD(double, elo0) = 0;
  FIELD(double, elo1) = 0;
  FIELD(double, alpha) = 0;
  FIELD(double, beta) = 0;
};

enum class Accepted : std::uint8_t { elo0, elo1 };

struct SprtState : SprtBounds {
  MESSAGE(SprtState);
  using Base = SprtBounds;
  FIELD(double, llr, "Log-likelihood ratio", .decimals = 3) = 0;
  FIELD(double, lower, "", .decimals = 3) = 0;
  FIELD(double, upper, "", .decimals = 3) = 0;
  FIELD(std::optional<Accepted>, accepted);
};

struct MatchSummary {
  MESSAGE(MatchSummary);
  FIELD(int, wins) = 0;
  FIELD(int, draws) = 0;
  FIELD(int, losses) = 0;
  FIELD(std::vector<wire::Members<int>>, faults, "Of each player, by kind");
  FIELD(std::vector<MatchOverruns>, overruns, "Of each player");
  FIELD(std::vector<int>, pairs, "By the first player's points");
  FIELD(double, score, "", .decimals = 4) = 0;
  FIELD(double, score_low, "", .decimals = 4) = 0;
  FIELD(double, score_high, "", .decimals = 4) = 0;
  FIELD(double, elo, "", .decimals = 1) = 0;
  FIELD(double, elo_low, "", .decimals = 1) = 0;
  FIELD(double, elo_high, "", .decimals = 1) = 0;
  FIELD(std::optional<SprtState>, sprt);
};

struct MatchMeeting {
  MESSAGE(MatchMeeting, "Two of more than two players, before their games");
  FIELD(std::vector<std::string>, players, "", .least = 2, .most = 2);
};

struct MatchStanding {
  MESSAGE(MatchStanding, "A player of more than two");
  FIELD(std::string, player);
  FIELD(double, points) = 0;
  FIELD(int, games, "", .least = 0) = 0;
  FIELD(std::optional<double>, elo, "Above the first player", .decimals = 1);
  FIELD(std::optional<double>, elo_low, "", .decimals = 1);
  FIELD(std::optional<double>, elo_high, "", .decimals = 1);
};

/// The players and the game: all that readers of a file need of its settings.
struct MatchPlayers {
  MESSAGE(MatchPlayers);
  FIELD(std::vector<std::string>, engines, "", .least = 2, .most = 2);
  FIELD(std::string, variant);
  FIELD(std::string, rules);
};

struct MatchSettings : MatchPlayers {
  MESSAGE(MatchSettings, "All that the games of a match depend on");
  FIELD(std::string, version, "Of the program");
  FIELDS_OF(MatchPlayers);
  FIELD(std::string, openings);
  FIELD(std::uint64_t, seed) = 0;
  FIELD(int, ply_limit) = 0;
  FIELD(std::int64_t, movetime) = 0;
  FIELD(std::optional<std::int64_t>, margin, "Left out at its default", .left_out = true);
  FIELD(std::uint64_t, nodes) = 0;
  FIELD(std::optional<int>, depth, "Left out without a limit, like those below", .left_out = true);
  FIELD(std::optional<std::string>, time, "", .left_out = true);
  FIELD(std::vector<std::string>, options, "", .left_out = true);
  FIELD(std::optional<std::string>, resign, "", .left_out = true);
  FIELD(std::optional<std::string>, draw, "", .left_out = true);
  FIELD(std::optional<SprtBounds>, sprt);
};

/// The first line of the file of --resume.
struct MatchHead {
  MESSAGE(MatchHead);
  FIELD(int, match, "The version of the file", .least = 1, .most = 1) = 1;
  FIELD(MatchSettings, settings);
};

}  // namespace message

template <>
struct Words<message::Accepted> {
  static constexpr Word<message::Accepted> table[] = {
      {message::Accepted::elo0, "elo0"},
      {message::Accepted::elo1, "elo1"},
  };
};

namespace wire {

template <>
inline constexpr Title title<FaultKind>{"FaultKind", "How a player loses a game off the board"};

template <>
inline constexpr Title title<Adjudication>{"Adjudication", "How scores end a game"};

template <>
inline constexpr Title title<message::Accepted>{"Accepted", "What a test has decided"};

}  // namespace wire
}  // namespace camlann
