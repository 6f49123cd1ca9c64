#pragma once
// The JSON that `camlann match` writes and reads back: doc/formats/match.md. Here and not in wire/,
// because it uses the lab's players and faults.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/words.hpp"
#include "lab/player.hpp"
#include "rules/verdict.hpp"
#include "wire/describe.hpp"
#include "wire/messages/words.hpp"

namespace camlann {

namespace message {

struct MatchFault {
  int player = 1;
  FaultKind kind{};
  std::string text;

  bool operator==(const MatchFault&) const = default;
};

struct MatchedGame {
  int game = 1;
  std::vector<int> seats;
  double score = 0;
  std::optional<Reason> reason;
  std::optional<MatchFault> fault;
  int opening_plies = 0;
  std::vector<std::string> moves;

  bool operator==(const MatchedGame&) const = default;
};

struct SprtBounds {
  double elo0 = 0;
  double elo1 = 0;
  double alpha = 0;
  double beta = 0;

  bool operator==(const SprtBounds&) const = default;
};

enum class Accepted : std::uint8_t { elo0, elo1 };

struct SprtState : SprtBounds {
  double llr = 0;
  double lower = 0;
  double upper = 0;
  std::optional<Accepted> accepted;

  bool operator==(const SprtState&) const = default;
};

struct MatchSummary {
  int wins = 0;
  int draws = 0;
  int losses = 0;
  std::vector<wire::Members<int>> faults;
  std::vector<int> pairs;
  double score = 0;
  double score_low = 0;
  double score_high = 0;
  double elo = 0;
  double elo_low = 0;
  double elo_high = 0;
  std::optional<SprtState> sprt;

  bool operator==(const MatchSummary&) const = default;
};

/// The players and the game: all that readers of a file need of its settings.
struct MatchPlayers {
  std::vector<std::string> engines;
  std::string variant;
  std::string rules;

  bool operator==(const MatchPlayers&) const = default;
};

struct MatchSettings : MatchPlayers {
  std::string version;
  std::string openings;
  std::uint64_t seed = 0;
  int ply_limit = 0;
  std::int64_t movetime = 0;
  std::uint64_t nodes = 0;
  std::optional<SprtBounds> sprt;

  bool operator==(const MatchSettings&) const = default;
};

/// The first line of the file of --resume.
struct MatchHead {
  int match = 1;
  MatchSettings settings;

  bool operator==(const MatchHead&) const = default;
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
struct Description<FaultKind> {
  static constexpr std::string_view name = "FaultKind";
  static constexpr std::string_view text = "How a player loses a game off the board";
};

template <>
struct Description<message::MatchFault> {
  static constexpr std::string_view name = "MatchFault";
  static constexpr std::string_view text{};
  static constexpr void fields(auto&& field) {
    using message::MatchFault;
    field("player", &MatchFault::player, {.least = 1, .most = 2});
    field("kind", &MatchFault::kind, {});
    field("text", &MatchFault::text, {});
  }
};

template <>
struct Description<message::MatchedGame> {
  static constexpr std::string_view name = "MatchedGame";
  static constexpr std::string_view text{};
  static constexpr void fields(auto&& field) {
    using message::MatchedGame;
    field("game", &MatchedGame::game, {.text = "Its number", .least = 1});
    field("seats", &MatchedGame::seats, {.text = "In turn order: player 1 or 2"});
    field("score", &MatchedGame::score, {.text = "Of the first player: 1, 0.5 or 0"});
    field("reason", &MatchedGame::reason, {.text = "Null at the ply limit and after a fault"});
    field("fault", &MatchedGame::fault, {});
    field("openingPlies", &MatchedGame::opening_plies, {});
    field("moves", &MatchedGame::moves, {});
  }
};

template <>
struct Description<message::SprtBounds> {
  static constexpr std::string_view name = "SprtBounds";
  static constexpr std::string_view text{};
  static constexpr void fields(auto&& field) {
    using message::SprtBounds;
    field("elo0", &SprtBounds::elo0, {});
    field("elo1", &SprtBounds::elo1, {});
    field("alpha", &SprtBounds::alpha, {});
    field("beta", &SprtBounds::beta, {});
  }
};

template <>
struct Description<message::Accepted> {
  static constexpr std::string_view name = "Accepted";
  static constexpr std::string_view text = "What a test has decided";
};

template <>
struct Description<message::SprtState> {
  using Base = message::SprtBounds;
  static constexpr std::string_view name = "SprtState";
  static constexpr std::string_view text{};
  static constexpr void fields(auto&& field) {
    using message::SprtState;
    field("llr", &SprtState::llr, {.text = "Log-likelihood ratio", .decimals = 3});
    field("lower", &SprtState::lower, {.decimals = 3});
    field("upper", &SprtState::upper, {.decimals = 3});
    field("accepted", &SprtState::accepted, {});
  }
};

template <>
struct Description<message::MatchSummary> {
  static constexpr std::string_view name = "MatchSummary";
  static constexpr std::string_view text{};
  static constexpr void fields(auto&& field) {
    using message::MatchSummary;
    field("wins", &MatchSummary::wins, {});
    field("draws", &MatchSummary::draws, {});
    field("losses", &MatchSummary::losses, {});
    field("faults", &MatchSummary::faults, {.text = "Of each player, by kind"});
    field("pairs", &MatchSummary::pairs, {.text = "By the first player's points"});
    field("score", &MatchSummary::score, {.decimals = 4});
    field("scoreLow", &MatchSummary::score_low, {.decimals = 4});
    field("scoreHigh", &MatchSummary::score_high, {.decimals = 4});
    field("elo", &MatchSummary::elo, {.decimals = 1});
    field("eloLow", &MatchSummary::elo_low, {.decimals = 1});
    field("eloHigh", &MatchSummary::elo_high, {.decimals = 1});
    field("sprt", &MatchSummary::sprt, {});
  }
};

template <>
struct Description<message::MatchPlayers> {
  static constexpr std::string_view name = "MatchPlayers";
  static constexpr std::string_view text{};
  static constexpr void fields(auto&& field) {
    using message::MatchPlayers;
    field("engines", &MatchPlayers::engines, {.least = 2, .most = 2});
    field("variant", &MatchPlayers::variant, {});
    field("rules", &MatchPlayers::rules, {});
  }
};

template <>
struct Description<message::MatchSettings> {
  static constexpr std::string_view name = "MatchSettings";
  static constexpr std::string_view text = "All that the games of a match depend on";
  static constexpr void fields(auto&& field) {
    using message::MatchSettings;
    field("version", &MatchSettings::version, {.text = "Of the program"});
    Description<message::MatchPlayers>::fields(field);
    field("openings", &MatchSettings::openings, {});
    field("seed", &MatchSettings::seed, {});
    field("plyLimit", &MatchSettings::ply_limit, {});
    field("movetime", &MatchSettings::movetime, {});
    field("nodes", &MatchSettings::nodes, {});
    field("sprt", &MatchSettings::sprt, {});
  }
};

template <>
struct Description<message::MatchHead> {
  static constexpr std::string_view name = "MatchHead";
  static constexpr std::string_view text{};
  static constexpr void fields(auto&& field) {
    using message::MatchHead;
    field("match", &MatchHead::match, {.text = "The version of the file", .least = 1, .most = 1});
    field("settings", &MatchHead::settings, {});
  }
};

}  // namespace wire
}  // namespace camlann
