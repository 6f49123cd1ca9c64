#pragma once
// A game described as data: the names of its squares, seats, men and rule sets for people and
// protocols, and settings for the computer. Each family describes its own games
// (games/<family>/family.hpp), game/catalog.hpp collects them.

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/square.hpp"
#include "base/words.hpp"
#include "rules/move.hpp"
#include "rules/temper.hpp"
#include "rules/verdict.hpp"

namespace camlann::inline v1 {

struct RuleSetInfo {
  std::string id;
  std::string name;
  bool offered = false;  // the page offers it for this variant
  std::vector<std::pair<std::string, std::string>> options;
};

/// A switch of the rule sets of a variant.
struct OptionInfo {
  std::string name;
  std::vector<std::string> values;  // none: a number from 0 to `most`
  int most = 0;
  int numbered = 0;  // the last values are "1" to this number; a request may be "shuffled"
};

/// Rules with which the first seat wins by force from the array, or as good as. New games with them
/// are refused; positions, records and links with them stay valid.
struct LostStart {
  std::vector<std::pair<std::string, std::string>> options;  // their values; others may have any
  int moves = 0;     // of the winner until the end, at most; 0: the win is not proved
  std::string why;   // a sentence for players, without its stop
  std::string line;  // moves from the array, separated by spaces, as an example
};

/// A place at the board.
struct SeatInfo {
  char letter = 0;  // of the seat everywhere: w, R
  std::string name;
  Side side{};                 // seats of one side win together
  std::string men;             // their FEN letters, in the order of VariantInfo::men
  std::vector<Square> castle;  // in games with castles
  std::vector<Square> goal;    // castle squares to be reached
};

/// The path of a kind of move over the board, for drawing.
enum class Manner : std::uint8_t {
  step,   // to a neighbour
  leap,   // over one square or more, leg by leg
  slide,  // straight, over all squares between
  shot,   // the man does not move
  put,    // no man moves, and a new object comes onto the board
};

template <>
struct Words<Manner> {
  static constexpr Word<Manner> table[] = {
      {Manner::step, "step"}, {Manner::leap, "leap"}, {Manner::slide, "slide"},
      {Manner::shot, "shot"}, {Manner::put, "put"},
  };
};

struct KindInfo {
  MoveKind kind{};
  std::string_view word;  // in protocols
  Manner manner{};
};

/// The letter of a tree in a FEN and among the pieces on the board, in games with trees.
inline constexpr char tree_letter = 'T';

struct VariantInfo {
  std::string id;
  std::string name;
  std::vector<SeatInfo> seating;  // in turn order
  bool hexagons = false;          // false: squares; doc/protocol/core.md explains their names
  int files = 0;
  int ranks = 0;                          // the number of the last one
  std::vector<Square> squares;            // in square order: of the lowest rank first
  std::vector<std::string> square_names;  // of the same squares
  std::string array;                      // FEN
  std::string family;                     // "camelot": determines the names and drawings of men
  std::vector<std::string> notes;         // facts about the game's sources that players must know
  std::vector<std::pair<char, std::string>> men;  // small FEN letter and name, the weakest first
  std::vector<KindInfo> kinds;                    // of its moves and legs
  int castle_pieces_to_win = 0;                   // of a side; 0 without castles
  int castle_moves = 0;     // of a seat, by the usual rules; 0 if one piece in a castle wins
  int trees = 0;            // put by a seat before the first move, by the usual rules
  bool one_leg = false;     // a move is a single step or leap
  bool reversed = false;    // a side that would win by the other rules has lost
  bool turns_over = false;  // the same for both of two seats: the first move can be taken over
  bool swaps = false;       // the usual rules have this swap rule
  std::vector<OptionInfo> options;
  std::vector<RuleSetInfo> rule_sets;
  std::vector<LostStart> lost_starts;  // the first one that fits is the reason
  Temper temper;
  std::shared_ptr<const void> definition;  // of a variant from a file, stored by its family

  [[nodiscard]] Side side_of(Seat seat) const { return seating[index_of(seat)].side; }
  [[nodiscard]] int sides() const;
  /// Returns the letters of the seats in turn order: "wb" with two players, "RGBY".
  [[nodiscard]] std::string seat_letters() const;
  /// Returns the name of a square, which must be on the board.
  [[nodiscard]] const std::string& name_of(Square square) const;
  [[nodiscard]] std::vector<std::string> names_of(const std::vector<Square>& squares) const;
  /// Finds a square by its name in capital or small letters; nothing if the board has no such
  /// square.
  [[nodiscard]] std::optional<Square> find_square(std::string_view text) const;
  /// Returns the word for a kind of move or leg; empty if the game does not have it. Swaps are no
  /// kind of a game's own: any game of two may have them.
  [[nodiscard]] std::string_view word_of(MoveKind kind) const;
};

/// Converts a display name to an id: small letters, hyphens for spaces.
[[nodiscard]] std::string variant_id(std::string_view name);

}  // namespace camlann::inline v1
