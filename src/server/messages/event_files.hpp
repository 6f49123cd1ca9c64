#pragma once
// Writes a tournament as files for other programs (doc/tournaments.md): the standing as CSV, the
// players and rounds as a report in TRF16, the rounds as a calendar, the rounds and the end as a
// news feed. Calendar and feed are in the language of a reader. Thread-safe.

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "languages/language.hpp"
#include "server/model/kept_tournament.hpp"
#include "server/model/marks.hpp"
#include "server/model/word_list.hpp"

namespace camlann::server {

enum class EventFile : std::uint8_t { standing, report, calendar, feed };

struct EventFileWish {
  EventFile kind = EventFile::standing;
  std::string site;              // the address of this server without a slash at the end
  languages::Language language;  // of calendar and feed; programs read the others, in English
};

[[nodiscard]] std::string write_event_file(const EventFileWish& wish, const KeptTournament& kept,
                                           const Marks& marks, const WordList& words);

/// Ends the name of a player without a device that is like that of an account. Files of
/// `camlann tournament` lack it.
inline constexpr std::string_view no_account_mark = " (no device)";

/// Returns the names of all entrants in the file of a tournament: different ones, each short
/// enough.
[[nodiscard]] std::vector<std::string> file_names(const KeptTournament& kept);

}  // namespace camlann::server
