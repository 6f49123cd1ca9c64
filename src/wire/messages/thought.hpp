#pragma once
// Jobs for engine workers and their results, and the pairing of a round. Servers and workers, which
// usually have one version, exchange them through the database; no other program reads them.

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/words.hpp"
#include "wire/describe.hpp"
#include "wire/messages/asked_analysis.hpp"

namespace camlann {

namespace message {

enum class ThoughtKind : std::uint8_t {
  move,
  draw_answer,
  hint,
  pairing,  // a round of a Swiss: PairingJob, PairingAnswer
  analysis,
};

struct ThoughtJob {
  MESSAGE(ThoughtJob, "What is to be thought");
  FIELD(std::string, variant, "The game");
  FIELD(std::string, rules, "Its rules");
  FIELD(std::string, start, "FEN of its start; empty: the array");
  FIELD(std::vector<std::string>, moves, "All moves from there");
  FIELD(std::string, fen, "Where they lead");
  FIELD(ThoughtKind, kind, "What is asked for") {};
  FIELD(int, level, "The level", .least = 1, .most = 10) = 0;
  FIELD(bool, may_resign, "Whether the computer may resign") = false;
  FIELD(std::uint64_t, seed, "By which weak levels err") = 0;
  FIELD(int, parts, "It takes this part of its time", .least = 1, .most = 1000) = 1;
  FIELD(int, seat, "In turn order: who thinks, or offers the draw", .least = 0, .most = 3) = 0;
  FIELD(int, lines, "How many lines an analysis has", .least = 1, .most = most_analysed_lines) = 1;
};

struct ThoughtLine {
  MESSAGE(ThoughtLine, "One of the best lines");
  FIELD(std::int64_t, score, "For the side to move", .least = -1'000'000'000,
        .most = 1'000'000'000) = 0;
  FIELD(int, depth, "In plies", .least = 0, .most = 100'000) = 0;
  FIELD(std::vector<std::string>, moves, "In full", .least = 1, .most = 64);
};

struct ThoughtAnswer {
  MESSAGE(ThoughtAnswer, "What came of it");
  FIELD(std::string, move, "In full; empty: none");
  FIELD(bool, offers_draw, "Together with the move") = false;
  FIELD(bool, resigns, "Instead of the move") = false;
  FIELD(bool, claims_draw, "Instead of the move") = false;
  FIELD(bool, accepts_draw, "The draw that was offered") = false;
  FIELD(std::int64_t, score, "For the side to move", .least = -1'000'000'000,
        .most = 1'000'000'000) = 0;
  FIELD(int, depth, "In plies", .least = 0, .most = 100'000) = 0;
  FIELD(std::vector<ThoughtLine>, lines, "Of an analysis, the best first",
        .most = most_analysed_lines);
  FIELD(std::int64_t, took, "Microseconds of a thread", .least = 0, .most = 3'600'000'000) = 0;
  FIELD(std::string, refused, "Why it could not be thought; else empty");
};

/// One round of one player.
struct PairingPast {
  MESSAGE(PairingPast, "What a player did in one round");
  FIELD(bool, played, "Whether there was a game") = false;
  FIELD(std::size_t, opponent, "Number from 0; 0 without a game") = 0;
  FIELD(bool, white, "Whether the player had White") = false;
  FIELD(int, halves, "Points in halves", .least = 0, .most = 2) = 0;
};

struct PairingPlayer {
  MESSAGE(PairingPlayer, "A player of a Swiss; nothing says who");
  FIELD(std::vector<PairingPast>, past, "All rounds so far", .most = 64);
  FIELD(bool, present, "To be paired now") = true;
};

struct PairingJob {
  MESSAGE(PairingJob, "A round of a Swiss that is to be paired");
  CONSTANT("kind", "pairing");
  FIELD(std::vector<PairingPlayer>, players, "By their numbers", .most = 256);
  FIELD(bool, initial_white, "The colour drawn for the first") = true;
  FIELD(bool, last_round, "Whether no round follows") = false;
};

struct PairingAnswer {
  MESSAGE(PairingAnswer, "The pairing that was found");
  FIELD(std::vector<std::size_t>, boards,
        "Numbers of White and Black by turns, from the first board on", .most = 256);
  FIELD(std::optional<std::size_t>, bye, "Number of the one who has no game, or null");
  FIELD(std::int64_t, took, "Microseconds of a thread", .least = 0, .most = 3'600'000'000) = 0;
  FIELD(std::string, refused, "Why there is none; else empty");
};

}  // namespace message

template <>
struct Words<message::ThoughtKind> {
  using Kind = message::ThoughtKind;
  static constexpr Word<Kind> table[] = {{Kind::move, "move"},
                                         {Kind::draw_answer, "draw-answer"},
                                         {Kind::hint, "hint"},
                                         {Kind::pairing, "pairing"},
                                         {Kind::analysis, "analysis"}};
};

}  // namespace camlann
