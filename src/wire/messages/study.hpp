#pragma once
// Games with variations and notes, as the core in the browser reads them from a text.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "wire/describe.hpp"
#include "wire/messages/error.hpp"

namespace camlann {

namespace message {

struct ListedGame {
  wire::Members<std::string> tags;
  std::uint32_t plies = 0;

  bool operator==(const ListedGame&) const = default;
};

struct StudyMove {
  std::uint32_t after = 0;
  std::string move;
  std::vector<std::uint32_t> glyphs;
  std::string comment;
  std::string drawings;

  bool operator==(const StudyMove&) const = default;
};

struct StudyFault {
  std::string word;
  Error error;

  bool operator==(const StudyFault&) const = default;
};

struct Study {
  wire::Members<std::string> tags;
  bool own = false;
  std::string variant;
  std::string rules;
  std::optional<std::string> start;
  std::string comment;
  std::string drawings;
  std::vector<StudyMove> moves;
  std::vector<StudyFault> faults;

  bool operator==(const Study&) const = default;
};

}  // namespace message

namespace wire {

template <>
struct Description<message::ListedGame> {
  static constexpr std::string_view name = "ListedGame";
  static constexpr std::string_view text = "A game in a text with several";
  static constexpr void fields(auto&& field) {
    using message::ListedGame;
    field("tags", &ListedGame::tags, {.text = "Its headers"});
    field("plies", &ListedGame::plies, {.text = "Moves of the main line, legal or not"});
  }
};

template <>
struct Description<message::StudyMove> {
  static constexpr std::string_view name = "StudyMove";
  static constexpr std::string_view text{};
  static constexpr void fields(auto&& field) {
    using message::StudyMove;
    field("after", &StudyMove::after,
          {.text = "The move before it, as a place in the list from 1; 0 for the start"});
    field("move", &StudyMove::move, {.text = "Its notation"});
    field("glyphs", &StudyMove::glyphs,
          {.text = "Numbers of the PGN standard: 1 is `!`, 4 is `??`"});
    field("comment", &StudyMove::comment, {});
    field("drawings", &StudyMove::drawings, {.text = "Rings and arrows: `[%csl GE5][%cal RE5E7]`"});
  }
};

template <>
struct Description<message::StudyFault> {
  static constexpr std::string_view name = "StudyFault";
  static constexpr std::string_view text = "A word that could not be read or played";
  static constexpr void fields(auto&& field) {
    using message::StudyFault;
    field("word", &StudyFault::word, {.text = "Empty where it is about no word"});
    field("error", &StudyFault::error, {});
  }
};

template <>
struct Description<message::Study> {
  static constexpr std::string_view name = "Study";
  static constexpr std::string_view text = "A game with variations and notes";
  static constexpr void fields(auto&& field) {
    using message::Study;
    field("tags", &Study::tags, {.text = "The headers of the record"});
    field("own", &Study::own,
          {.text = "Whether the record says where it starts; else it goes on from a given game"});
    field("variant", &Study::variant, {.text = "Its id"});
    field("rules", &Study::rules, {});
    field("start", &Study::start, {.text = "FEN; null for the array"});
    field("comment", &Study::comment, {.text = "Before the first move"});
    field("drawings", &Study::drawings, {.text = "At the start"});
    field("moves", &Study::moves,
          {.text = "Legal ones, each behind those that it follows, the main line first"});
    field("faults", &Study::faults, {.text = "Their lines end before them"});
  }
};

}  // namespace wire
}  // namespace camlann
