#pragma once
// The networks that evaluate positions: those in the program, and files; in the browser those that
// the page has fetched (wasm/network_calls.cpp). Called by the engine protocol, by the computer and
// by the players of matches.

#include <memory>
#include <string>
#include <string_view>

#include "base/result.hpp"
#include "game/game.hpp"
#include "nn/network.hpp"

namespace camlann {

/// Returns the network for the variant and rule set of a game; nullptr if there is none.
[[nodiscard]] std::shared_ptr<const nn::Network> built_in_network(const Game& game);

/// Returns an error, which names what differs, unless a network is of the variant and rule set of a
/// game.
[[nodiscard]] Result<void> fits(const nn::Network& network, const Game& game);

/// Reads the bytes of a file (doc/formats/network.md). Returns an error if it is of another variant
/// or rule set.
[[nodiscard]] Result<std::shared_ptr<const nn::Network>> read_network(std::string_view bytes,
                                                                      const Game& game);

/// Reads a file. Not in the browser.
[[nodiscard]] Result<std::shared_ptr<const nn::Network>> read_network_file(const std::string& path,
                                                                           const Game& game);

}  // namespace camlann
