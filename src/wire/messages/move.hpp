#pragma once
// Moves and positions, as the core in the browser, the server and the command line send them.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rules/outcome.hpp"
#include "rules/verdict.hpp"
#include "wire/describe.hpp"
#include "wire/messages/words.hpp"

namespace camlann {

namespace message {

struct Outcome {
  std::string from;
  std::string to;
  std::vector<std::string> captures;
  MoveWord kind{};
  std::vector<std::string> path;
  std::optional<char> promotion;
  std::string notation;

  bool operator==(const Outcome&) const = default;
};

struct Result {
  std::optional<std::string> winner;
  std::optional<std::vector<SeatLetter>> winners;
  Reason reason{};

  bool operator==(const Result&) const = default;
};

struct Leg {
  std::string square;
  MoveWord kind{};
  std::optional<std::string> captures;

  bool operator==(const Leg&) const = default;
};

struct Legs {
  std::vector<Leg> next;
  bool stop = false;
  std::optional<Outcome> outcome;

  bool operator==(const Legs&) const = default;
};

struct Refusal {
  std::string rule;
  std::string text;
  std::string square;

  bool operator==(const Refusal&) const = default;
};

struct Obligation {
  camlann::Obligation::Kind kind{};
  std::vector<std::string> squares;
  std::string text;
  std::string may;

  bool operator==(const Obligation&) const = default;
};

struct Standing {
  std::string variant;
  std::string rules;
  std::string fen;
  std::uint32_t ply = 0;
  SeatLetter seat{};
  std::vector<SeatLetter> passed;
  std::optional<Result> result;
  std::string result_text;
  Obligation obligation;
  wire::Members<char> pieces;
  bool can_claim = false;

  bool operator==(const Standing&) const = default;
};

struct State : Standing {
  std::vector<Outcome> outcomes;

  bool operator==(const State&) const = default;
};

struct PlayedPly {
  Outcome outcome;
  Standing after;

  bool operator==(const PlayedPly&) const = default;
};

struct Played {
  std::vector<PlayedPly> plies;
  std::vector<Outcome> outcomes;

  bool operator==(const Played&) const = default;
};

struct Why {
  Outcome move;
  int score = 0;
  std::string score_text;
  bool best = false;
  std::vector<std::string> reasons;

  bool operator==(const Why&) const = default;
};

}  // namespace message

namespace wire {

template <>
struct Description<message::Outcome> {
  static constexpr std::string_view name = "Outcome";
  static constexpr std::string_view text = "A legal move: what it does, and one way to walk it";
  static constexpr void fields(auto&& field) {
    using message::Outcome;
    field("from", &Outcome::from, {});
    field("to", &Outcome::to, {.text = "Where the piece stops; of a shot, the target"});
    field("captures", &Outcome::captures, {.text = "The squares of the men that it takes"});
    field("kind", &Outcome::kind, {});
    field("path", &Outcome::path, {.text = "The squares of the route, from the first on"});
    field("promotion", &Outcome::promotion,
          {.text = "The letter of the man that a pawn becomes; absent where none is made",
           .left_out = true});
    field("notation", &Outcome::notation, {.text = "The full form"});
  }
};

template <>
struct Description<message::Result> {
  static constexpr std::string_view name = "Result";
  static constexpr std::string_view text = "How a game ended";
  static constexpr void fields(auto&& field) {
    using message::Result;
    field("winner", &Result::winner,
          {.text = "The letter of the winning seat; of a team the letters of its seats: `RB`. Null "
                   "for a draw"});
    field("winners", &Result::winners,
          {.text = "The letters of `winner` one by one; only in games of more than two",
           .left_out = true});
    field("reason", &Result::reason, {});
  }
};

template <>
struct Description<message::Leg> {
  static constexpr std::string_view name = "Leg";
  static constexpr std::string_view text = "A square that continues a walk";
  static constexpr void fields(auto&& field) {
    using message::Leg;
    field("square", &Leg::square, {});
    field("kind", &Leg::kind, {});
    field("captures", &Leg::captures, {.text = "The square of the man that it takes"});
  }
};

template <>
struct Description<message::Legs> {
  static constexpr std::string_view name = "Legs";
  static constexpr std::string_view text = "What may follow the squares walked so far";
  static constexpr void fields(auto&& field) {
    using message::Legs;
    field("next", &Legs::next, {});
    field("stop", &Legs::stop, {.text = "Whether the move may end here"});
    field("outcome", &Legs::outcome, {.text = "What ending here does"});
  }
};

template <>
struct Description<message::Refusal> {
  static constexpr std::string_view name = "Refusal";
  static constexpr std::string_view text = "The rule that forbids a move";
  static constexpr void fields(auto&& field) {
    using message::Refusal;
    field("rule", &Refusal::rule, {.text = "Its anchor on the rules page"});
    field("text", &Refusal::text, {.text = "A sentence"});
    field("square", &Refusal::square, {.text = "Where the move breaks it"});
  }
};

template <>
struct Description<Obligation::Kind> {
  static constexpr std::string_view name = "ObligationKind";
  static constexpr std::string_view text = "Why only some moves are legal now";
};

template <>
struct Description<message::Obligation> {
  static constexpr std::string_view name = "Obligation";
  static constexpr std::string_view text = "Which moves alone are legal now";
  static constexpr void fields(auto&& field) {
    using message::Obligation;
    field("kind", &Obligation::kind, {});
    field("squares", &Obligation::squares,
          {.text = "Of the pieces that can meet it; of a check, of the king; for `plant`, where a "
                   "tree may be put"});
    field("text", &Obligation::text, {.text = "Sentences; empty where there is nothing to say"});
    field("may", &Obligation::may,
          {.text = "Of these, without whose move it is, what a player may do but need not; mostly "
                   "empty"});
  }
};

template <>
struct Description<message::Standing> {
  static constexpr std::string_view name = "Standing";
  static constexpr std::string_view text = "A position without its moves";
  static constexpr void fields(auto&& field) {
    using message::Standing;
    field("variant", &Standing::variant, {.text = "Its id"});
    field("rules", &Standing::rules, {});
    field("fen", &Standing::fen, {});
    field("ply", &Standing::ply, {.text = "Moves played"});
    field("seat", &Standing::seat, {.text = "Whose turn it is"});
    field("passed", &Standing::passed,
          {.text = "Seats that the last move passed over, because they cannot move"});
    field("result", &Standing::result, {.text = "Null while the game goes on"});
    field("resultText", &Standing::result_text,
          {.text = "A sentence; empty while the game goes on"});
    field("obligation", &Standing::obligation, {});
    field("pieces", &Standing::pieces, {.text = "By square, their FEN letters"});
    field("canClaim", &Standing::can_claim,
          {.text = "Whether the seat whose turn it is may claim a draw"});
  }
};

template <>
struct Description<message::State> {
  using Base = message::Standing;
  static constexpr std::string_view name = "State";
  static constexpr std::string_view text = "All that a board shows of a position";
  static constexpr void fields(auto&& field) {
    field("outcomes", &message::State::outcomes, {.text = "Every legal move"});
  }
};

template <>
struct Description<message::PlayedPly> {
  static constexpr std::string_view name = "Ply";
  static constexpr std::string_view text = "A move that was played";
  static constexpr void fields(auto&& field) {
    using message::PlayedPly;
    field("outcome", &PlayedPly::outcome, {});
    field("after", &PlayedPly::after, {.text = "The position that it led to"});
  }
};

template <>
struct Description<message::Played> {
  static constexpr std::string_view name = "Played";
  static constexpr std::string_view text = "Moves that were played one after another";
  static constexpr void fields(auto&& field) {
    using message::Played;
    field("plies", &Played::plies, {});
    field("outcomes", &Played::outcomes, {.text = "Every legal move after the last one"});
  }
};

template <>
struct Description<message::Why> {
  static constexpr std::string_view name = "Why";
  static constexpr std::string_view text = "Why a move is good or bad";
  static constexpr void fields(auto&& field) {
    using message::Why;
    field("move", &Why::move, {});
    field("score", &Why::score,
          {.text = "In hundredths of a man, for the side that makes the move"});
    field("scoreText", &Why::score_text, {.text = "`+1.20` or `win in 3 moves`"});
    field("best", &Why::best, {});
    field("reasons", &Why::reasons,
          {.text = "Verbs with what belongs to them, the weightiest first: `allows a charge that "
                   "takes three`"});
  }
};

}  // namespace wire
}  // namespace camlann
