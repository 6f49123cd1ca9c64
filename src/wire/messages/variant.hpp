#pragma once
// The games that can be played, described for boards and forms.

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "rules/variant_info.hpp"
#include "wire/describe.hpp"
#include "wire/messages/words.hpp"

namespace camlann {

namespace message {

using OptionValue = std::variant<std::string, std::int64_t, bool>;

struct RuleSet {
  std::string id;
  std::string name;
  bool offered = false;
  wire::Members<OptionValue> options;

  bool operator==(const RuleSet&) const = default;
};

struct Option {
  std::string name;
  std::vector<std::string> values;
  int most = 0;

  bool operator==(const Option&) const = default;
};

struct Seating {
  SeatLetter id{};
  std::string name;
  int side = 0;
  std::string men;
  std::vector<std::string> castle;
  std::vector<std::string> goal;

  bool operator==(const Seating&) const = default;
};

struct Kind {
  MoveWord word{};
  Manner manner{};

  bool operator==(const Kind&) const = default;
};

struct Variant {
  std::string id;
  std::string name;
  int seats = 0;
  int files = 0;
  int ranks = 0;
  std::vector<std::string> squares;
  wire::Members<std::vector<std::string>> castles;
  Grid grid{};
  std::vector<Seating> seating;
  std::vector<std::vector<SeatLetter>> sides;
  std::string array;
  std::string family;
  std::string note;
  std::vector<std::string> notes;
  wire::Members<std::string> men;
  std::vector<Kind> kinds;
  int castle_pieces_to_win = 0;
  int castle_moves = 0;
  int trees = 0;
  bool one_leg = false;
  bool reversed = false;
  std::vector<Option> options;
  std::vector<RuleSet> rule_sets;

  bool operator==(const Variant&) const = default;
};

struct Variants {
  std::vector<Variant> variants;

  bool operator==(const Variants&) const = default;
};

struct Definitions {
  std::string definitions;

  bool operator==(const Definitions&) const = default;
};

}  // namespace message

namespace wire {

template <>
struct Description<message::RuleSet> {
  static constexpr std::string_view name = "RuleSet";
  static constexpr std::string_view text{};
  static constexpr void fields(auto&& field) {
    using message::RuleSet;
    field("id", &RuleSet::id, {});
    field("name", &RuleSet::name, {});
    field("offered", &RuleSet::offered, {.text = "Whether forms offer it for this variant"});
    field("options", &RuleSet::options, {});
  }
};

template <>
struct Description<message::Option> {
  static constexpr std::string_view name = "Option";
  static constexpr std::string_view text = "A switch of the rule sets";
  static constexpr void fields(auto&& field) {
    using message::Option;
    field("name", &Option::name, {});
    field("values", &Option::values, {.text = "None: a number from 0 to `most`"});
    field("most", &Option::most, {});
  }
};

template <>
struct Description<message::Seating> {
  static constexpr std::string_view name = "Seating";
  static constexpr std::string_view text = "A place at the board";
  static constexpr void fields(auto&& field) {
    using message::Seating;
    field("id", &Seating::id, {});
    field("name", &Seating::name, {});
    field("side", &Seating::side, {.text = "Seats of one side win together"});
    field("men", &Seating::men,
          {.text = "FEN letters of its men, in the order of the variant's men"});
    field("castle", &Seating::castle, {});
    field("goal", &Seating::goal, {.text = "The castle squares that it wants to reach"});
  }
};

template <>
struct Description<Manner> {
  static constexpr std::string_view name = "Manner";
  static constexpr std::string_view text =
      "How a kind of move goes over the board: to a neighbour, over squares leg by leg, straight "
      "along squares, from where the man stays, or not at all: a tree is put on the board";
};

template <>
struct Description<message::Kind> {
  static constexpr std::string_view name = "Kind";
  static constexpr std::string_view text = "A kind of move";
  static constexpr void fields(auto&& field) {
    field("word", &message::Kind::word, {});
    field("manner", &message::Kind::manner, {});
  }
};

template <>
struct Description<message::Variant> {
  static constexpr std::string_view name = "Variant";
  static constexpr std::string_view text = "A game that can be played";
  static constexpr void fields(auto&& field) {
    using message::Variant;
    field("id", &Variant::id, {});
    field("name", &Variant::name, {});
    field("seats", &Variant::seats, {.text = "How many"});
    field("files", &Variant::files, {});
    field("ranks", &Variant::ranks, {.text = "The number of the last rank"});
    field("squares", &Variant::squares, {.text = "Of the lowest rank first"});
    field("castles", &Variant::castles, {.text = "By the letter of the seat"});
    field("grid", &Variant::grid, {});
    field("seating", &Variant::seating, {.text = "In turn order"});
    field("sides", &Variant::sides, {.text = "The seats of each side, which win together"});
    field("array", &Variant::array, {.text = "FEN of the start"});
    field("family", &Variant::family, {.text = "What names and draws the men: camelot or camblam"});
    field("note", &Variant::note, {.text = "The first of the notes; mostly empty"});
    field("notes", &Variant::notes, {.text = "What is uncertain in the sources of the game"});
    field("men", &Variant::men, {.text = "Names of the men by small FEN letter, the least first"});
    field("kinds", &Variant::kinds, {.text = "Of its moves and legs"});
    field(
        "castlePiecesToWin", &Variant::castle_pieces_to_win,
        {.text = "How many pieces of a side have to reach its goal; 0 where there are no castles"});
    field("castleMoves", &Variant::castle_moves,
          {.text = "How many a seat has by the usual rules; 0 where one piece in a castle wins"});
    field("trees", &Variant::trees,
          {.text = "How many a seat puts before the first move by the usual rules; mostly 0"});
    field("oneLeg", &Variant::one_leg, {.text = "A move is a single step or leap"});
    field("reversed", &Variant::reversed,
          {.text = "Whoever would win by the rest of the rules has lost"});
    field("options", &Variant::options, {});
    field("ruleSets", &Variant::rule_sets, {.text = "The usual one first"});
  }
};

template <>
struct Description<message::Variants> {
  static constexpr std::string_view name = "Variants";
  static constexpr std::string_view text = "In the order in which they are shown";
  static constexpr void fields(auto&& field) {
    field("variants", &message::Variants::variants, {});
  }
};

template <>
struct Description<message::Definitions> {
  static constexpr std::string_view name = "Definitions";
  static constexpr std::string_view text =
      "The text of the variants that this server has from a file, for the rules core; else empty";
  static constexpr void fields(auto&& field) {
    field("definitions", &message::Definitions::definitions, {});
  }
};

}  // namespace wire
}  // namespace camlann
