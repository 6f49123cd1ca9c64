#pragma once
// A tournament as text: doc/formats/tournament.md. Used by `camlann tournament`.

#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "tournament/event.hpp"
#include "tournament/state.hpp"

namespace camlann::cli {

/// A tournament's terms and events, with the resulting state.
struct KeptTournament {
  tournament::Terms terms;
  std::vector<tournament::Event> events;
  tournament::State state;
};

/// Reads a tournament; an error is at a line, "3".
[[nodiscard]] Result<KeptTournament> read_tournament(std::string_view text);
[[nodiscard]] std::string tournament_text(const KeptTournament& kept);

}  // namespace camlann::cli
