#pragma once
// The lines of a tournament's file (doc/formats/tournament.md), which are also the events of
// tournaments in the server's database, and the words of both.

#include <string_view>
#include <variant>
#include <vector>

#include "tournament/event.hpp"
#include "tournament/words.hpp"
#include "wire/describe.hpp"

namespace camlann {

namespace message {

/// The first line.
struct TournamentHead {
  int tournament = 1;  // version of the format
  tournament::Terms terms;

  bool operator==(const TournamentHead&) const = default;
};

}  // namespace message

namespace wire {

template <>
struct Description<tournament::System> {
  static constexpr std::string_view name = "TournamentSystem";
  static constexpr std::string_view text = "How a tournament is paired";
};

template <>
struct Description<tournament::TieBreak> {
  static constexpr std::string_view name = "TieBreak";
  static constexpr std::string_view text =
      "What separates players of the same points, by what it sums";
};

template <>
struct Description<tournament::Score> {
  static constexpr std::string_view name = "TournamentScore";
  static constexpr std::string_view text =
      "Of a game of a tournament: `*` open; `f`: won or lost without a game";
};

template <>
struct Description<tournament::Bye::Kind> {
  static constexpr std::string_view name = "ByeKind";
  static constexpr std::string_view text =
      "Why a player has no game: nobody was left (`win`), it was asked for (`half`), the turn of "
      "one in an odd number (`rest`)";
};

template <>
struct Description<tournament::Terms> {
  static constexpr std::string_view name = "TournamentTerms";
  static constexpr std::string_view text{};
  static constexpr void fields(auto&& field) {
    using tournament::Terms;
    field("system", &Terms::system, {});
    field("rounds", &Terms::rounds, {.text = "Of a Swiss"});
    field("cycles", &Terms::cycles, {.text = "Of a round robin"});
    field("allAtOnce", &Terms::all_at_once, {});
    field("thirdPlace", &Terms::third_place, {});
    field("replays", &Terms::replays, {.text = "Of a drawn game in a knock-out"});
    field("seed", &Terms::seed, {.text = "Of all lots"});
    field("tieBreaks", &Terms::tie_breaks, {});
  }
};

template <>
struct Description<message::TournamentHead> {
  static constexpr std::string_view name = "TournamentHead";
  static constexpr std::string_view text{};
  static constexpr void fields(auto&& field) {
    using message::TournamentHead;
    field("tournament", &TournamentHead::tournament, {.text = "1", .least = 1, .most = 1});
    field("terms", &TournamentHead::terms, {});
  }
};

template <>
struct Description<tournament::Pairing> {
  static constexpr std::string_view name = "TournamentPairing";
  static constexpr std::string_view text{};
  static constexpr void fields(auto&& field) {
    using tournament::Pairing;
    field("white", &Pairing::white, {});
    field("black", &Pairing::black, {});
    field("result", &Pairing::score, {});
    field("slot", &Pairing::slot, {});
  }
};

template <>
struct Description<tournament::Bye> {
  static constexpr std::string_view name = "TournamentBye";
  static constexpr std::string_view text{};
  static constexpr void fields(auto&& field) {
    using tournament::Bye;
    field("player", &Bye::player, {});
    field("kind", &Bye::kind, {});
    field("slot", &Bye::slot, {});
  }
};

template <>
struct Description<tournament::Round> {
  static constexpr std::string_view name = "TournamentRound";
  static constexpr std::string_view text{};
  static constexpr void fields(auto&& field) {
    using tournament::Round;
    field("stage", &Round::stage, {});
    field("pairings", &Round::pairings, {});
    field("byes", &Round::byes, {});
  }
};

template <>
struct Description<tournament::Entered> {
  static constexpr std::string_view name = "TournamentEntered";
  static constexpr std::string_view text{};
  static constexpr void fields(auto&& field) {
    using tournament::Entered;
    field.constant("event", "entered");
    field("player", &Entered::player, {});
    field("rating", &Entered::rating, {});
  }
};

template <>
struct Description<tournament::Left> {
  static constexpr std::string_view name = "TournamentLeft";
  static constexpr std::string_view text{};
  static constexpr void fields(auto&& field) {
    field.constant("event", "left");
    field("player", &tournament::Left::player, {});
  }
};

template <>
struct Description<tournament::CameBack> {
  static constexpr std::string_view name = "TournamentCameBack";
  static constexpr std::string_view text{};
  static constexpr void fields(auto&& field) {
    field.constant("event", "back");
    field("player", &tournament::CameBack::player, {});
  }
};

template <>
struct Description<tournament::ByeGranted> {
  static constexpr std::string_view name = "TournamentByeGranted";
  static constexpr std::string_view text{};
  static constexpr void fields(auto&& field) {
    using tournament::ByeGranted;
    field.constant("event", "bye");
    field("player", &ByeGranted::player, {});
    field("round", &ByeGranted::round, {});
  }
};

template <>
struct Description<tournament::RoundPaired> {
  static constexpr std::string_view name = "TournamentRoundPaired";
  static constexpr std::string_view text{};
  static constexpr void fields(auto&& field) {
    field.constant("event", "paired");
    field("round", &tournament::RoundPaired::round, {});
  }
};

template <>
struct Description<tournament::Scored> {
  static constexpr std::string_view name = "TournamentScored";
  static constexpr std::string_view text{};
  static constexpr void fields(auto&& field) {
    using tournament::Scored;
    field.constant("event", "result");
    field("round", &Scored::round, {});
    field("board", &Scored::board, {});
    field("result", &Scored::score, {});
  }
};

template <>
struct Description<tournament::Ended> {
  static constexpr std::string_view name = "TournamentEnded";
  static constexpr std::string_view text{};
  static constexpr void fields(auto&& field) { field.constant("event", "ended"); }
};

}  // namespace wire

}  // namespace camlann
