#pragma once
// Writes tournaments as messages of doc/protocol/openapi.yaml and doc/protocol/socket.md.
// Thread-safe.

#include <cstdint>
#include <string>

#include "server/core/outbox.hpp"
#include "server/model/kept_tournament.hpp"
#include "server/model/list_wish.hpp"
#include "server/model/marks.hpp"
#include "server/model/word_list.hpp"

namespace camlann::server {

[[nodiscard]] std::string tournament_json(const KeptTournament& kept, const Marks& marks,
                                          const WordList& words);
[[nodiscard]] std::string tournaments_json(const ListPart<TournamentSummary>& part,
                                           const WordList& words);
/// Returns the message that a tournament has this version.
[[nodiscard]] Payload tournament_message(const std::string& id, std::int64_t version);

}  // namespace camlann::server
