#pragma once
// The networks that evaluate positions: those in the program, and files. Not in the page. Called by
// the engine protocol and by the players of matches.

#include <memory>
#include <string>

#include "base/result.hpp"
#include "game/game.hpp"
#include "nn/network.hpp"

namespace camlann {

/// Returns the program's network for the variant and rule set of a game; nullptr if it has none.
[[nodiscard]] std::shared_ptr<const nn::Network> built_in_network(const Game& game);

/// Reads a file (doc/formats/network.md). Returns an error if it is of another variant or rule set.
[[nodiscard]] Result<std::shared_ptr<const nn::Network>> read_network_file(const std::string& path,
                                                                           const Game& game);

}  // namespace camlann
