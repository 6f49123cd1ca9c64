#pragma once
// Men put on squares, as an editor of positions and the core speak of them.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "wire/describe.hpp"
#include "wire/messages/words.hpp"

namespace camlann {

namespace message {

struct Setup {
  wire::Members<char> pieces;
  SeatLetter seat{};
  std::vector<int> castle_moves;

  bool operator==(const Setup&) const = default;
};

struct SetupFault {
  std::string what;
  std::string expected;
  std::optional<std::string> square;

  bool operator==(const SetupFault&) const = default;
};

struct JudgedSetup {
  std::string fen;
  std::vector<SetupFault> faults;
  std::string result_text;

  bool operator==(const JudgedSetup&) const = default;
};

}  // namespace message

namespace wire {

template <>
struct Description<message::Setup> {
  static constexpr std::string_view name = "Setup";
  static constexpr std::string_view text =
      "Men on squares, whether or not a game can start from them";
  static constexpr void fields(auto&& field) {
    using message::Setup;
    field("pieces", &Setup::pieces, {.text = "By square, their FEN letters"});
    field("seat", &Setup::seat, {.text = "Whose turn it is"});
    field("castleMoves", &Setup::castle_moves,
          {.text = "Made so far, by seat in turn order; none in games without castles"});
  }
};

template <>
struct Description<message::SetupFault> {
  static constexpr std::string_view name = "SetupFault";
  static constexpr std::string_view text = "Why no game can start from a setup";
  static constexpr void fields(auto&& field) {
    using message::SetupFault;
    field("what", &SetupFault::what, {});
    field("expected", &SetupFault::expected, {.text = "What should be there instead"});
    field("square", &SetupFault::square,
          {.text = "Where it can be seen; null where it is on no square"});
  }
};

template <>
struct Description<message::JudgedSetup> {
  static constexpr std::string_view name = "JudgedSetup";
  static constexpr std::string_view text = "What the rules say of a setup";
  static constexpr void fields(auto&& field) {
    using message::JudgedSetup;
    field("fen", &JudgedSetup::fen, {.text = "It may be no position"});
    field("faults", &JudgedSetup::faults, {.text = "Each of them; none: a game can start here"});
    field("resultText", &JudgedSetup::result_text,
          {.text = "A sentence where the game would be over at once; else empty"});
  }
};

}  // namespace wire
}  // namespace camlann
