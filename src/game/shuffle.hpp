#pragma once
// Requests for games that leave a numbered option to chance: "default,array=shuffled". The code
// that makes the game draws the number, so that no game has such rules. Thread-safe.

#include <cstdint>
#include <string>
#include <string_view>

#include "base/result.hpp"
#include "game/catalog.hpp"
#include "game/game.hpp"
#include "rules/variant_info.hpp"

namespace camlann {

/// True if these rules leave an option of the variant to chance.
[[nodiscard]] bool is_shuffled(const VariantInfo& variant, std::string_view rules);

/// Returns the rules with a number for each option that they leave to chance; all others unchanged.
/// The same `lot` draws the same numbers.
[[nodiscard]] std::string drawn_rules(const VariantInfo& variant, std::string_view rules,
                                      std::uint64_t lot);

/// Returns a lot that depends only on the id of a game.
[[nodiscard]] std::uint64_t lot_of(std::string_view id);

/// A request for a game.
struct WishedGame {
  Game game;          // one of those that may be drawn
  std::string rules;  // canonical, as game.rules(), but still left to chance
};

/// Checks a request, like Catalog::make_game().
[[nodiscard]] Result<WishedGame> wished_game(const Catalog& known, std::string_view variant,
                                             std::string_view rules, std::string_view fen = {});

}  // namespace camlann
