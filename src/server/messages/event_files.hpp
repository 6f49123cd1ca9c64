#pragma once
// Writes a tournament as files for other programs (doc/tournaments.md): the standing as CSV, the
// players and rounds as a report in TRF16, the rounds as a calendar, the rounds and the end as a
// news feed. Thread-safe.

#include <cstdint>
#include <string>
#include <string_view>

#include "server/model/kept_tournament.hpp"
#include "server/model/marks.hpp"
#include "server/model/word_list.hpp"

namespace camlann::server {

enum class EventFile : std::uint8_t { standing, report, calendar, feed };

/// `site` is the address of this server without a slash at the end.
[[nodiscard]] std::string write_event_file(EventFile kind, const KeptTournament& kept,
                                           std::string_view site, const Marks& marks,
                                           const WordList& words);

}  // namespace camlann::server
