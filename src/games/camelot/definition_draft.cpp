#include "games/camelot/definition_draft.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "base/square.hpp"
#include "base/square_set.hpp"
#include "base/try.hpp"
#include "games/camelot/definition.hpp"
#include "games/camelot/fen.hpp"
#include "games/camelot/rule_set.hpp"
#include "games/camelot/rules.hpp"
#include "games/camelot/variant.hpp"
#include "games/camelot/weights.hpp"
#include "rules/fen_scanner.hpp"
#include "rules/outcome.hpp"
#include "rules/setup.hpp"
#include "rules/verdict.hpp"

namespace camlann::camelot {
namespace {

constexpr std::size_t longest_side = 16;

constexpr std::string_view drawn_letters =
    "K M k m for pieces, . for an empty square, w and b for the castles of White and Black, T and "
    "t "
    "for their tree squares, - or ~ for no square";

/// A board as drawn in the text.
struct Drawing {
  SquareSet squares;
  std::array<SquareSet, 2> castles;
  std::array<SquareSet, 2> tree_squares;
  Setup array;
  int files = 0;
  int ranks = 0;
};

bool is_one_of(char c, std::string_view letters) {
  return letters.find(c) != std::string_view::npos;
}

/// Puts a square on the board; false for an unknown letter.
bool draw(Drawing& drawing, char letter, Square square) {
  if (is_one_of(letter, "-~")) return true;
  if (!is_one_of(letter, "KMkm.wbTt")) return false;
  drawing.squares.add(square);
  if (letter == 'w') drawing.castles[0].add(square);
  if (letter == 'b') drawing.castles[1].add(square);
  if (letter == 'T') drawing.tree_squares[0].add(square);
  if (letter == 't') drawing.tree_squares[1].add(square);
  if (is_one_of(letter, "KMkm")) drawing.array.pieces.push_back({square, letter});
  return true;
}

std::string count_text(std::size_t count, std::string_view what) {
  return std::to_string(count) + " " + std::string(what) + (count == 1 ? "" : "s");
}

/// Draws the squares of a rank and ignores spaces between them. `files` is the width of the ranks
/// before it, or 0.
std::optional<Error> draw_rank(Drawing& drawing, const Placed& row, int rank, std::size_t& files) {
  std::size_t file = 0;
  for (std::size_t i = 0; i < row.text.size(); ++i) {
    const char letter = row.text[i];
    const Spot at{row.at.line, row.at.column + static_cast<int>(i)};
    if (letter == ' ' || letter == '\t') continue;
    if (file == longest_side) {
      return definition_error(at, "the rank is too long", "at most 16 squares");
    }
    if (!draw(drawing, letter, make_square(static_cast<int>(file), rank))) {
      return definition_error(at, quoted(letter) + " is not a square", std::string(drawn_letters));
    }
    ++file;
  }
  if (files != 0 && file != files) {
    return definition_error(row.at, "the rank has " + count_text(file, "square"),
                            std::to_string(files) + " as in the first rank drawn");
  }
  files = file;
  return std::nullopt;
}

Result<Drawing> drawn(const std::vector<Placed>& rows) {
  Drawing drawing;
  if (rows.size() > longest_side) {
    return Failure(
        definition_error(rows[longest_side].at, "the board has too many ranks", "at most 16"));
  }
  std::size_t files = 0;
  int rank = static_cast<int>(rows.size());
  for (const Placed& row : rows) {
    const int before = drawing.squares.size();
    if (auto error = draw_rank(drawing, row, --rank, files)) return Failure(*error);
    if (drawing.squares.size() == before) {
      return Failure(definition_error(row.at, "the rank has no square", "at least one"));
    }
  }
  drawing.ranks = static_cast<int>(rows.size());
  drawing.squares.for_each(
      [&](Square square) { drawing.files = std::max(drawing.files, file_of(square) + 1); });
  return drawing;
}

std::optional<Error> fault_of_castles(const Drawing& drawing, Spot at) {
  if (drawing.castles[0].empty()) {
    return definition_error(at, "White has no castle", "a w on the board");
  }
  if (!drawing.castles[1].empty()) return std::nullopt;
  return definition_error(at, "Black has no castle", "a b on the board");
}

std::optional<Error> fault_of_pieces(const Drawing& drawing, Spot at) {
  for (std::size_t seat = 0; seat < 2; ++seat) {
    const std::string name = seat == 0 ? "White" : "Black";
    const std::string_view letters = seat == 0 ? "KM" : "km";
    const auto& pieces = drawing.array.pieces;
    const auto men = static_cast<std::size_t>(
        std::count_if(pieces.begin(), pieces.end(),
                      [&](const PieceOn& piece) { return is_one_of(piece.letter, letters); }));
    if (men < 1 || men > most_defined_men) {
      return definition_error(at, name + " has " + count_text(men, "piece"),
                              "1 to " + std::to_string(most_defined_men));
    }
  }
  return std::nullopt;
}

/// Returns the ranks part of the array's FEN.
std::string array_text(const Drawing& drawing, const Variant& board) {
  const std::string fen = to_fen(drawing.array, board);
  return fen.substr(0, fen.find(' '));
}

/// Lets the variant have the pieces of an array.
void note_pieces(Variant& variant, const Drawing& drawing) {
  int men[2] = {};
  for (const PieceOn& piece : drawing.array.pieces) {
    ++men[is_one_of(piece.letter, "KM") ? 0 : 1];
    variant.knights = variant.knights || is_one_of(piece.letter, "Kk");
  }
  variant.men_per_seat = std::max({variant.men_per_seat, men[0], men[1]});
}

void put_board(Definition& made, const Drawing& drawing) {
  Variant& variant = made.variant;
  variant.files = drawing.files;
  variant.ranks = drawing.ranks;
  variant.squares = drawing.squares;
  variant.castles = {drawing.castles[0], drawing.castles[1]};
  variant.goals = {drawing.castles[1], drawing.castles[0]};
  variant.tree_squares = {drawing.tree_squares[0], drawing.tree_squares[1]};
  made.array = array_text(drawing, variant);
  variant.men_per_seat = 0;
  variant.knights = false;
  note_pieces(variant, drawing);
}

/// True if a drawing has the squares of the variant, and its castles and tree squares where no
/// piece is on them.
bool is_on_board(const Drawing& drawing, const Variant& variant) {
  SquareSet pieces;
  for (const PieceOn& piece : drawing.array.pieces) pieces.add(piece.square);
  bool same = drawing.squares == variant.squares;
  for (std::size_t seat = 0; seat < 2; ++seat) {
    same = same && drawing.castles[seat] == (variant.castles[seat] & ~pieces) &&
           drawing.tree_squares[seat] == (variant.tree_squares[seat] & ~pieces);
  }
  return same;
}

Result<void> add_array(Definition& made, const DrawnArray& array) {
  Variant& variant = made.variant;
  const std::string name(array.name.text);
  TRY(const auto drawing, drawn(array.ranks));
  if (const auto fault = fault_of_pieces(drawing, array.name.at)) return Failure(*fault);
  if (!is_on_board(drawing, variant)) {
    return Failure(definition_error(array.name.at, "the board of \"" + name + "\" is another one",
                                    "the same squares, castles and tree squares: arrays differ "
                                    "only in their pieces"));
  }
  const auto& names = made.array_names;
  if (std::find(names.begin(), names.end(), name) != names.end()) {
    return Failure(definition_error(array.name.at, "there is already an array \"" + name + '"',
                                    "another name"));
  }
  if (names.size() == most_arrays) {
    return Failure(definition_error(array.name.at, "there are too many arrays",
                                    std::to_string(most_arrays) + " at most"));
  }
  made.array_names.push_back(name);
  made.other_arrays.push_back(array_text(drawing, variant));
  note_pieces(variant, drawing);
  return {};
}

/// Returns an error if the game would be over at its start from an array, or if its pieces leave
/// too few squares for the trees.
std::optional<Error> fault_of_start(const Definition& made, std::size_t number, Spot at) {
  RuleSet rules = made.rules.rules;
  rules.trees = 0;
  rules.array = static_cast<Array>(number);
  const PortableRules from_there(made.variant, rules);
  const auto& pieces = from_there.start();
  for (unsigned seat = 0; seat < 2; ++seat) {
    const int free = (made.variant.tree_squares[seat] & ~pieces.occupied()).size();
    if (made.rules.rules.trees <= free) continue;
    return definition_error(at,
                            "the pieces of an array leave " +
                                std::string(made.variant.seats[seat].name) +
                                " too few squares for trees",
                            std::to_string(made.rules.rules.trees) + " free ones");
  }
  if (!from_there.verdict(from_there.start()).over()) return std::nullopt;
  return definition_error(at, "the game would be over before the first move",
                          "an array from which White can move");
}

/// Converts "river-camelot" to "River Camelot".
std::string name_of(std::string_view id) {
  std::string name(id);
  bool first = true;
  for (char& c : name) {
    if (first && c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
    first = c == '-';
    if (first) c = ' ';
  }
  return name;
}

/// Sets ids, notes and rules, which point into the definition.
void tie(Definition& made, const Draft& draft) {
  Variant& variant = made.variant;
  made.id = draft.id.text;
  made.name = draft.name ? std::string(draft.name->text) : name_of(draft.id.text);
  made.notes = draft.notes;
  made.own = draft.own;
  made.listed_notes.assign(made.notes.begin(), made.notes.end());
  made.covered[0] = made.id;
  made.rules = {"default", made.name, draft.rules, made.covered};
  made.straight = *draft.straight;
  made.weights = draft.reversed ? reversed_weights : made.straight;
  variant.id = made.id;
  variant.name = made.name;
  variant.array = made.array;
  made.listed_arrays.assign(made.other_arrays.begin(), made.other_arrays.end());
  made.listed_array_names.assign(made.array_names.begin(), made.array_names.end());
  variant.other_arrays = made.listed_arrays;
  variant.array_names = made.listed_array_names;
  variant.notes = made.listed_notes;
  variant.weights = &made.weights;
  variant.own_rules = &made.rules;
}

std::optional<Error> fault_of(const Definition& made, const Draft& draft) {
  const Variant& variant = made.variant;
  for (unsigned seat = 0; seat < 2; ++seat) {
    const int squares = variant.goals[seat].size();
    if (variant.castle_pieces_to_win > squares) {
      return definition_error(
          draft.pieces_at,
          "a castle of " + count_text(static_cast<std::size_t>(squares), "square") +
              " cannot hold " +
              count_text(static_cast<std::size_t>(variant.castle_pieces_to_win), "piece"),
          "castlePieces up to " + std::to_string(squares));
    }
  }
  for (unsigned seat = 0; seat < 2; ++seat) {
    const int squares = variant.tree_squares[seat].size();
    const int trees = made.rules.rules.trees;
    if (trees <= squares) continue;
    const char letter = seat == 0 ? 'T' : 't';
    return definition_error(draft.trees_at,
                            std::string(variant.seats[seat].name) + " has " +
                                count_text(static_cast<std::size_t>(squares), "square") +
                                " for trees",
                            std::to_string(trees) + " or more of " + quoted(letter) +
                                " on the board, as trees = " + std::to_string(trees) + " says");
  }
  if (variant.swaps && turning_of(variant) == Turning::none) {
    return definition_error(
        draft.swap_at ? *draft.swap_at : draft.board_at,
        "the board is not the same from both sides, so that no first move can be taken over",
        "swap = false, or squares, castles and tree squares that a mirror or half a turn gives to "
        "the other side");
  }
  if (auto fault = fault_of_start(made, 0, draft.board_at)) return fault;
  const std::size_t inherited = made.other_arrays.size() - draft.arrays.size();
  for (std::size_t i = 0; i < draft.arrays.size(); ++i) {
    const Spot at = draft.arrays[i].name.at;
    if (auto fault = fault_of_start(made, inherited + i + 1, at)) return fault;
  }
  return std::nullopt;
}

}  // namespace

Error definition_error(Spot at, std::string what, std::string expected) {
  return error_at(at, Subject::variant, ErrorCode::syntax, std::move(what), std::move(expected));
}

Draft draft_of(Placed id, const Variant& base, const Weights& straight) {
  Draft draft;
  draft.id = id;
  draft.base = &base;
  draft.straight = &straight;
  draft.board_at = id.at;
  draft.pieces_at = id.at;
  draft.trees_at = id.at;
  draft.rules = effective(rule_sets_of(base).front().rules, base);
  draft.castle_pieces_to_win = base.castle_pieces_to_win;
  draft.one_leg = base.one_leg;
  draft.reversed = base.reversed;
  draft.swaps = base.swaps;
  return draft;
}

Result<std::shared_ptr<const Definition>> build(const Draft& draft) {
  const auto made = std::make_shared<Definition>();
  made->variant = *draft.base;
  Variant& variant = made->variant;
  variant.small_game = false;  // its rules are in the rule set, where they can be changed
  variant.open_castles = false;
  variant.castle_pieces_to_win = draft.castle_pieces_to_win;
  variant.one_leg = draft.one_leg;
  variant.reversed = draft.reversed;
  variant.swaps = draft.swaps;
  made->array = draft.base->array;
  if (!draft.ranks.empty()) {
    TRY(const auto drawing, drawn(draft.ranks));
    if (const auto fault = fault_of_castles(drawing, draft.board_at)) return Failure(*fault);
    if (const auto fault = fault_of_pieces(drawing, draft.board_at)) return Failure(*fault);
    put_board(*made, drawing);
  } else {
    made->other_arrays.assign(draft.base->other_arrays.begin(), draft.base->other_arrays.end());
    made->array_names.assign(draft.base->array_names.begin(), draft.base->array_names.end());
  }
  if (!draft.arrays.empty() && made->array_names.empty()) {
    made->array_names.emplace_back(usual_array);
  }
  for (const DrawnArray& array : draft.arrays) TRY_VOID(add_array(*made, array));
  tie(*made, draft);
  if (const auto fault = fault_of(*made, draft)) return Failure(*fault);
  return std::shared_ptr<const Definition>(made);
}

}  // namespace camlann::camelot
