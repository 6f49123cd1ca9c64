#pragma once
// The games that can be played, described for boards and forms.

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "rules/variant_info.hpp"
#include "wire/describe.hpp"
#include "wire/messages/move.hpp"
#include "wire/messages/words.hpp"

namespace camlann {

namespace message {

using OptionValue = std::variant<std::string, std::int64_t, bool>;

struct RuleSet {
  MESSAGE(RuleSet);
  FIELD(std::string, id);
  FIELD(std::string, name);
  FIELD(bool, offered, "Whether forms offer it for this variant") = false;
  FIELD(wire::Members<OptionValue>, options);
};

struct Option {
  MESSAGE(Option, "A switch of the rule sets");
  FIELD(std::string, name);
  FIELD(std::vector<std::string>, values, "None: a number from 0 to `most`");
  FIELD(int, most) = 0;
  FIELD(int, numbered,
        "The last values are 1 to this number; a request for a game may name `shuffled` instead") =
      0;
};

struct LostStart {
  MESSAGE(LostStart,
          "Rules with which the first seat wins from the array: new games with them are refused");
  FIELD(wire::Members<OptionValue>, options, "Those that matter; the others may have any value");
  FIELD(int, moves, "Of the winner until the end, at most; 0: the win is not proved") = 0;
  FIELD(std::string, why, "A sentence without its stop");
  FIELD(std::string, line, "Moves from the array, separated by spaces, as an example");
};

struct Seating {
  MESSAGE(Seating, "A place at the board");
  FIELD(SeatLetter, id) {};
  FIELD(std::string, name);
  FIELD(int, side, "Seats of one side win together") = 0;
  FIELD(std::string, men, "FEN letters of its men, in the order of the variant's men");
  FIELD(std::vector<std::string>, castle);
  FIELD(std::vector<std::string>, goal, "The castle squares that it wants to reach");
};

struct Kind {
  MESSAGE(Kind, "A kind of move");
  FIELD(MoveWord, word) {};
  FIELD(Manner, manner) {};
};

struct OwnLesson {
  MESSAGE(OwnLesson, "A lesson of the author of a variant from a file");
  FIELD(std::string, title);
  FIELD(std::string, fen);
  FIELD(std::string, task);
  FIELD(std::string, hint, "May be empty");
  FIELD(std::vector<Outcome>, moves, "Each of them solves it");
};

struct OwnWords {
  MESSAGE(OwnWords, "What the author of a variant from a file says of it; plain text");
  FIELD(std::vector<std::string>, rules, "Paragraphs");
  FIELD(std::vector<OwnLesson>, lessons);
};

struct Variant {
  MESSAGE(Variant, "A game that can be played");
  FIELD(std::string, id);
  FIELD(std::string, name);
  FIELD(int, seats, "How many") = 0;
  FIELD(int, files) = 0;
  FIELD(int, ranks, "The number of the last rank") = 0;
  FIELD(std::vector<std::string>, squares, "Of the lowest rank first");
  FIELD(wire::Members<std::vector<std::string>>, castles, "By the letter of the seat");
  FIELD(Grid, grid) {};
  FIELD(std::vector<Seating>, seating, "In turn order");
  FIELD(std::vector<std::vector<SeatLetter>>, sides, "The seats of each side, which win together");
  FIELD(std::string, array, "FEN of the start");
  FIELD(std::string, family, "What names and draws the men: camelot or camblam");
  FIELD(std::string, note, "The first of the notes; mostly empty");
  FIELD(std::vector<std::string>, notes, "What is uncertain in the sources of the game");
  FIELD(wire::Members<std::string>, men, "Names of the men by small FEN letter, the least first");
  FIELD(std::vector<Kind>, kinds, "Of its moves and legs");
  FIELD(int, castle_pieces_to_win,
        "How many pieces of a side have to reach its goal; 0 where there are no castles") = 0;
  FIELD(int, castle_moves,
        "How many a seat has by the usual rules; 0 where one piece in a castle wins") = 0;
  FIELD(int, trees, "How many a seat puts before the first move by the usual rules; mostly 0") = 0;
  FIELD(bool, one_leg, "A move is a single step or leap") = false;
  FIELD(bool, reversed, "Whoever would win by the rest of the rules has lost") = false;
  FIELD(bool, swap, "Its rules may let the second player take over the first move") = false;
  FIELD(bool, usual_swap, "They do by the usual rules; `swap=false` plays without") = false;
  FIELD(std::vector<Option>, options);
  FIELD(std::vector<RuleSet>, rule_sets, "The usual one first");
  FIELD(std::vector<LostStart>, lost_starts, "The first one that fits is the reason; mostly none");
  FIELD(std::optional<OwnWords>, own, "Of a variant from a file with words of its author",
        .left_out = true);
};

struct Variants {
  MESSAGE(Variants, "In the order in which they are shown");
  FIELD(std::vector<Variant>, variants);
};

struct Definitions {
  MESSAGE(
      Definitions,
      "The text of the variants that this server has from a file, for the rules core; else empty");
  FIELD(std::string, definitions);
};

}  // namespace message

namespace wire {

template <>
inline constexpr Title title<Manner>{
    "Manner",
    "How a kind of move goes over the board: to a neighbour, over squares leg by leg, straight "
    "along squares, from where the man stays, or not at all: a tree is put on the board"};

}  // namespace wire
}  // namespace camlann
