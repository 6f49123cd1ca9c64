#pragma once
// A tournament as text: doc/formats/tournament.md. Used by `camlann tournament`, and by the server
// for tournaments that come from files and leave as files. Not in the browser.

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "tournament/event.hpp"
#include "tournament/state.hpp"
#include "wire/messages/tournament_texts.hpp"

namespace camlann::wire {

/// A tournament's terms, events and texts, with the resulting state.
struct TournamentFile {
  tournament::Terms terms;
  std::vector<tournament::Event> events;
  tournament::State state;
  message::TournamentTexts texts = {};  // NOLINT(readability-redundant-member-init)
};

/// The writer of a file.
enum class FileOrigin : std::uint8_t {
  own,      // this program: events must fit the state
  foreign,  // unknown: a command must have been able to lead to each event
};

/// Reads a tournament; an error is at a line, "3".
[[nodiscard]] Result<TournamentFile> read_tournament(std::string_view text,
                                                     FileOrigin origin = FileOrigin::own);
[[nodiscard]] std::string tournament_text(const TournamentFile& file);
/// Returns single lines of such a text, with their ends.
[[nodiscard]] std::string tournament_head_line(const tournament::Terms& terms,
                                               const message::TournamentTexts& texts);
[[nodiscard]] std::string tournament_event_line(const tournament::Event& event);

}  // namespace camlann::wire
