#pragma once
// A thought that another machine thinks, and what came of it. Servers and workers of one version
// send them to each other through the database (server/workers); nobody else reads them.

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/words.hpp"
#include "wire/describe.hpp"

namespace camlann {

namespace message {

enum class ThoughtKind : std::uint8_t { move, draw_answer, hint };

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

}  // namespace message

template <>
struct Words<message::ThoughtKind> {
  using Kind = message::ThoughtKind;
  static constexpr Word<Kind> table[] = {
      {Kind::move, "move"}, {Kind::draw_answer, "draw-answer"}, {Kind::hint, "hint"}};
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

}  // namespace wire
}  // namespace camlann
