#pragma once
// Game records: published ones, and output of `camlann convert`.

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "notation/record.hpp"
#include "wire/describe.hpp"
#include "wire/messages/words.hpp"

namespace camlann::message {

struct RecordPlayer {
  MESSAGE(RecordPlayer);
  FIELD(SeatLetter, seat) {};
  FIELD(std::string, name, "`?` where it is not known");
};

struct RecordSummary {
  MESSAGE(RecordSummary, "A published game without its moves");
  FIELD(std::string, id);
  FIELD(std::string, event);
  FIELD(std::string, date);
  FIELD(std::string, white, "Empty in games of more than two");
  FIELD(std::string, black, "Empty in games of more than two");
  FIELD(std::vector<RecordPlayer>, players, "In turn order");
  FIELD(std::string, variant, "Its id");
  FIELD(std::string, rules);
  FIELD(RecordResult, result) {};
  FIELD(std::uint32_t, plies, "Moves played") = 0;
};

struct Records {
  MESSAGE(Records, "By date, the oldest first");
  FIELD(std::vector<RecordSummary>, records);
};

/// Fields common to all forms of a record.
struct RecordedGame {
  MESSAGE(RecordedGame, "A game with its moves");
  FIELD(wire::Members<std::string>, tags, "The headers of the record");
  FIELD(std::string, variant, "Its id");
  FIELD(std::string, rules);
  FIELD(std::optional<std::string>, start, "FEN; null for the array");
  FIELD(std::vector<std::string>, moves);
  FIELD(RecordResult, result) {};
};

struct GameRecord : RecordedGame {
  MESSAGE(GameRecord, "A published game");
  FIELD(std::string, id);
  FIELD(std::string, text, "The record as it was published");
  FIELDS_OF(RecordedGame);
};

/// Output of `camlann convert --to json`.
struct ConvertedRecord : RecordedGame {
  MESSAGE(ConvertedRecord);
  using Base = RecordedGame;
  FIELD(std::string, fen, "The position at the end");
};

}  // namespace camlann::message
