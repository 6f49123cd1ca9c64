#pragma once
// A variant as written in its text, not yet checked as a whole: the link between the parser
// (definition.cpp) and the builder (definition_draft.cpp).

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "games/camelot/definition.hpp"
#include "games/camelot/rule_set.hpp"
#include "games/camelot/variant.hpp"

namespace camlann::camelot {

/// A piece of the text and its position.
struct Placed {
  std::string_view text;
  Spot at;
};

/// The name of the array that is drawn with the board.
inline constexpr std::string_view usual_array = "default";

/// A drawn array in addition to the usual one.
struct DrawnArray {
  Placed name;
  std::vector<Placed> ranks;  // the last one first
};

struct Draft {
  Placed id;
  std::optional<Placed> name;
  const Variant* base = nullptr;      // a game of two on squares
  const Weights* straight = nullptr;  // of the base, with the aim to win
  std::vector<std::string> notes;
  std::shared_ptr<const PlacedWords> own;
  std::vector<Placed> ranks;  // of the drawn board, the last one first; none: that of the base
  std::vector<DrawnArray> arrays;
  Spot board_at;                // of the drawing, or of the id
  Spot pieces_at;               // of the number of pieces to win, or of the id
  Spot trees_at;                // of the number of trees, or of the id
  std::optional<Spot> swap_at;  // of the word for the swap rule
  RuleSet rules;
  int castle_pieces_to_win = 0;
  bool one_leg = false;
  bool reversed = false;
  bool swaps = false;
};

/// Returns a draft with the values of its base. `straight` are its weights with the aim to win.
[[nodiscard]] Draft draft_of(Placed id, const Variant& base, const Weights& straight);

/// Builds the variant, or returns its error.
[[nodiscard]] Result<std::shared_ptr<const Definition>> build(const Draft& draft);

}  // namespace camlann::camelot
