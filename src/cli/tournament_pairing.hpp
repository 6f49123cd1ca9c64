#pragma once
// The pairing of a round as text that people write: doc/tournaments.md. Used by `camlann
// tournament`. Pure.

#include <string>
#include <string_view>

#include "base/result.hpp"
#include "tournament/event.hpp"
#include "tournament/state.hpp"

namespace camlann::cli {

/// Reads a pairing: a line for each board, "Anna - Bert", White first, and for each bye, "Carl
/// bye", "Dora half" or "Emil rest". An error names the line.
[[nodiscard]] Result<tournament::GivenPairing> read_pairing(const tournament::State& state,
                                                            std::string_view text);
[[nodiscard]] std::string pairing_text(const tournament::GivenPairing& pairing);

}  // namespace camlann::cli
