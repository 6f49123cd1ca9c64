#pragma once
// A thought that another machine thinks, and what came of it; the pairing of a round is one, too.
// Servers and workers of one version send them to each other through the database (server/workers);
// nobody else reads them.

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/words.hpp"
#include "wire/describe.hpp"

namespace camlann {

namespace message {

enum class ThoughtKind : std::uint8_t {
  move,
  draw_answer,
  hint,
  pairing,  // of a round of a Swiss: PairingJob, PairingAnswer
};

struct ThoughtJob {
  std::string variant;
  std::string rules;
  std::string start;
  std::vector<std::string> moves;
  std::string fen;
  ThoughtKind kind{};
  int level = 0;
  bool may_resign = false;
  std::uint64_t seed = 0;
  int parts = 1;
  int seat = 0;

  bool operator==(const ThoughtJob&) const = default;
};

struct ThoughtAnswer {
  std::string move;
  bool offers_draw = false;
  bool resigns = false;
  bool claims_draw = false;
  bool accepts_draw = false;
  std::int64_t score = 0;
  int depth = 0;
  std::int64_t took = 0;
  std::string refused;

  bool operator==(const ThoughtAnswer&) const = default;
};

/// One round of one player.
struct PairingPast {
  bool played = false;
  std::size_t opponent = 0;
  bool white = false;
  int halves = 0;

  bool operator==(const PairingPast&) const = default;
};

struct PairingPlayer {
  std::vector<PairingPast> past;
  bool present = true;

  bool operator==(const PairingPlayer&) const = default;
};

struct PairingJob {
  std::vector<PairingPlayer> players;
  bool initial_white = true;
  bool last_round = false;

  bool operator==(const PairingJob&) const = default;
};

struct PairingAnswer {
  std::vector<std::size_t> boards;
  std::optional<std::size_t> bye;
  std::int64_t took = 0;
  std::string refused;

  bool operator==(const PairingAnswer&) const = default;
};

}  // namespace message

template <>
struct Words<message::ThoughtKind> {
  using Kind = message::ThoughtKind;
  static constexpr Word<Kind> table[] = {{Kind::move, "move"},
                                         {Kind::draw_answer, "draw-answer"},
                                         {Kind::hint, "hint"},
                                         {Kind::pairing, "pairing"}};
};

namespace wire {

template <>
struct Description<message::ThoughtJob> {
  static constexpr std::string_view name = "ThoughtJob";
  static constexpr std::string_view text = "What is to be thought";
  static constexpr void fields(auto&& field) {
    using message::ThoughtJob;
    field("variant", &ThoughtJob::variant, {.text = "The game"});
    field("rules", &ThoughtJob::rules, {.text = "Its rules"});
    field("start", &ThoughtJob::start, {.text = "FEN of its start; empty: the array"});
    field("moves", &ThoughtJob::moves, {.text = "All moves from there"});
    field("fen", &ThoughtJob::fen, {.text = "Where they lead"});
    field("kind", &ThoughtJob::kind, {.text = "What is asked for"});
    field("level", &ThoughtJob::level, {.text = "The level", .least = 1, .most = 10});
    field("mayResign", &ThoughtJob::may_resign, {.text = "Whether the computer may resign"});
    field("seed", &ThoughtJob::seed, {.text = "By which weak levels err"});
    field("parts", &ThoughtJob::parts,
          {.text = "It takes this part of its time", .least = 1, .most = 1000});
    field("seat", &ThoughtJob::seat,
          {.text = "In turn order: who thinks, or offers the draw", .least = 0, .most = 3});
  }
};

template <>
struct Description<message::ThoughtAnswer> {
  static constexpr std::string_view name = "ThoughtAnswer";
  static constexpr std::string_view text = "What came of it";
  static constexpr void fields(auto&& field) {
    using message::ThoughtAnswer;
    field("move", &ThoughtAnswer::move, {.text = "In full; empty: none"});
    field("offersDraw", &ThoughtAnswer::offers_draw, {.text = "Together with the move"});
    field("resigns", &ThoughtAnswer::resigns, {.text = "Instead of the move"});
    field("claimsDraw", &ThoughtAnswer::claims_draw, {.text = "Instead of the move"});
    field("acceptsDraw", &ThoughtAnswer::accepts_draw, {.text = "The draw that was offered"});
    field("score", &ThoughtAnswer::score,
          {.text = "For the side to move", .least = -1'000'000'000, .most = 1'000'000'000});
    field("depth", &ThoughtAnswer::depth, {.text = "In plies", .least = 0, .most = 100'000});
    field("took", &ThoughtAnswer::took,
          {.text = "Microseconds of a thread", .least = 0, .most = 3'600'000'000});
    field("refused", &ThoughtAnswer::refused, {.text = "Why it could not be thought; else empty"});
  }
};

template <>
struct Description<message::PairingPast> {
  static constexpr std::string_view name = "PairingPast";
  static constexpr std::string_view text = "What a player did in one round";
  static constexpr void fields(auto&& field) {
    using message::PairingPast;
    field("played", &PairingPast::played, {.text = "Whether there was a game"});
    field("opponent", &PairingPast::opponent, {.text = "Number from 0; 0 without a game"});
    field("white", &PairingPast::white, {.text = "Whether the player had White"});
    field("halves", &PairingPast::halves, {.text = "Points in halves", .least = 0, .most = 2});
  }
};

template <>
struct Description<message::PairingPlayer> {
  static constexpr std::string_view name = "PairingPlayer";
  static constexpr std::string_view text = "A player of a Swiss; nothing says who";
  static constexpr void fields(auto&& field) {
    using message::PairingPlayer;
    field("past", &PairingPlayer::past, {.text = "All rounds so far", .most = 64});
    field("present", &PairingPlayer::present, {.text = "To be paired now"});
  }
};

template <>
struct Description<message::PairingJob> {
  static constexpr std::string_view name = "PairingJob";
  static constexpr std::string_view text = "A round of a Swiss that is to be paired";
  static constexpr void fields(auto&& field) {
    using message::PairingJob;
    field.constant("kind", "pairing");
    field("players", &PairingJob::players, {.text = "By their numbers", .most = 256});
    field("initialWhite", &PairingJob::initial_white, {.text = "The colour drawn for the first"});
    field("lastRound", &PairingJob::last_round, {.text = "Whether no round follows"});
  }
};

template <>
struct Description<message::PairingAnswer> {
  static constexpr std::string_view name = "PairingAnswer";
  static constexpr std::string_view text = "The pairing that was found";
  static constexpr void fields(auto&& field) {
    using message::PairingAnswer;
    field("boards", &PairingAnswer::boards,
          {.text = "Numbers of White and Black by turns, from the first board on", .most = 256});
    field("bye", &PairingAnswer::bye, {.text = "Number of the one who has no game, or null"});
    field("took", &PairingAnswer::took,
          {.text = "Microseconds of a thread", .least = 0, .most = 3'600'000'000});
    field("refused", &PairingAnswer::refused, {.text = "Why there is none; else empty"});
  }
};

}  // namespace wire
}  // namespace camlann
