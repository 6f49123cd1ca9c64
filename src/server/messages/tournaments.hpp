#pragma once
// Writes tournaments as messages of doc/protocol/openapi.yaml and doc/protocol/socket.md.
// Thread-safe.

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "server/core/outbox.hpp"
#include "server/model/entry.hpp"
#include "server/model/kept_tournament.hpp"
#include "server/model/list_wish.hpp"
#include "server/model/marks.hpp"
#include "server/model/word_list.hpp"
#include "tournament/event.hpp"
#include "tournament/pairing_check.hpp"

namespace camlann::server {

[[nodiscard]] std::string tournament_json(const KeptTournament& kept, const Marks& marks,
                                          const WordList& words);
[[nodiscard]] std::string tournaments_json(const ListPart<TournamentSummary>& part,
                                           const WordList& words);

/// An applicant with the current rating.
struct RatedApplicant {
  Applicant applicant;
  int rating = 0;
};

/// Returns what directors see of entries; the code is empty for none.
[[nodiscard]] std::string entries_json(const std::string& code,
                                       const std::vector<RatedApplicant>& applicants,
                                       const Marks& marks);
/// Returns what other players see: the state of their request.
[[nodiscard]] std::string own_entry_json(std::optional<ApplicantPhase> mine);
/// Returns a pairing of the next round with what it breaks.
[[nodiscard]] std::string pairing_json(const KeptTournament& kept,
                                       const tournament::GivenPairing& pairing,
                                       const std::vector<tournament::PairingFault>& faults);
/// Returns the code of a board, and its game if that has begun.
[[nodiscard]] std::string opened_board_json(const std::string& code, const std::string& game);
/// Returns the message that a tournament has this version.
[[nodiscard]] Payload tournament_message(const std::string& id, std::int64_t version);

}  // namespace camlann::server
