#pragma once
// Every variant that the program knows, and the way to a game of it. Thread-safe.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/cpu.hpp"
#include "base/result.hpp"
#include "game/game.hpp"
#include "rules/setup.hpp"
#include "rules/variant_info.hpp"

namespace camlann::inline v0_2 {

/// In the order in which they are shown. Made once.
[[nodiscard]] const std::vector<VariantInfo>& catalog();

/// By id, or by display name in any case with spaces or hyphens; nullptr if there is none.
[[nodiscard]] const VariantInfo* find_variant(std::string_view name);

/// "cam, camelot, ..": the ids, for those who named none of them.
[[nodiscard]] std::string known_variants();

/// The error for a name that find_variant() does not find.
[[nodiscard]] Error unknown_variant(std::string_view name);

/// `variant` by id or display name; `rules` and `fen` empty for the defaults. Error::about says
/// which of the three is wrong. `registers` other than the best are for tests and measurements.
[[nodiscard]] Result<Game> make_game(std::string_view variant, std::string_view rules = {},
                                     std::string_view fen = {},
                                     Registers registers = Registers::best);

/// What can be known of men on squares before anything is played.
struct Judged {
  std::string fen;                 // of the game or, without one, of the setup
  std::vector<SetupFault> faults;  // each that keeps a game from starting there
  std::optional<Game> game;        // where nothing does; it may be over
};

/// The men of a FEN, whether or not a game can start from them. Refused, with the column: a text
/// that is no FEN of this board.
[[nodiscard]] Result<Setup> read_setup(const VariantInfo& variant, std::string_view fen);

/// Squares and letters must be of the variant. Refused: a rule set that is not known.
[[nodiscard]] Result<Judged> judge(const VariantInfo& variant, std::string_view rules,
                                   const Setup& setup);

}  // namespace camlann::inline v0_2
