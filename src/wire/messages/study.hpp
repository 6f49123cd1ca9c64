#pragma once
// Games with variations and notes, as the core in the browser reads them from a text.

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "wire/describe.hpp"
#include "wire/messages/error.hpp"
#include "wire/messages/record.hpp"

namespace camlann::message {

struct ListedGame {
  MESSAGE(ListedGame, "A game in a text with several");
  FIELD(wire::Members<std::string>, tags, "Its headers");
  FIELD(std::uint32_t, plies, "Moves of the main line, legal or not") = 0;
};

struct StudyMove {
  MESSAGE(StudyMove);
  FIELD(std::uint32_t, after,
        "The move before it, as a place in the list from 1; 0 for the start") = 0;
  FIELD(std::string, move, "Its notation");
  FIELD(std::vector<std::uint32_t>, glyphs, "Numbers of the PGN standard: 1 is `!`, 4 is `??`");
  FIELD(std::string, comment);
  FIELD(std::string, drawings, "Rings and arrows: `[%csl GE5][%cal RE5E7]`");
};

struct StudyFault {
  MESSAGE(StudyFault, "A word that could not be read or played");
  FIELD(std::string, word, "Empty where it is about no word");
  FIELD(Problem, error);
  FIELD(bool, header, "Whether it is about a header: the game is whole without it") = false;
};

struct ReadGame : RecordedGame {
  MESSAGE(ReadGame, "A game that was read from a text");
  using Base = RecordedGame;
  FIELD(std::string, comment, "Before the first move");
  FIELD(std::string, drawings, "At the start");
  FIELD(std::vector<StudyMove>, tree,
        "The moves and those of variations, each behind those that it follows, the main line "
        "first");
  FIELD(std::vector<StudyFault>, faults,
        "Its headers and parts of variations that were left out, each with the reason");
};

struct Study {
  MESSAGE(Study, "A game with variations and notes");
  FIELD(wire::Members<std::string>, tags, "The headers of the record");
  FIELD(bool, own,
        "Whether the record says where it starts; else it goes on from a given game") = false;
  FIELD(std::string, variant, "Its id");
  FIELD(std::string, rules);
  FIELD(std::optional<std::string>, start, "FEN; null for the array");
  FIELD(std::string, comment, "Before the first move");
  FIELD(std::string, drawings, "At the start");
  FIELD(std::vector<StudyMove>, moves,
        "Legal ones, each behind those that it follows, the main line first");
  FIELD(RecordResult, result) {};
  FIELD(std::vector<StudyFault>, faults, "Their lines end before them, except those of headers");
};

}  // namespace camlann::message
