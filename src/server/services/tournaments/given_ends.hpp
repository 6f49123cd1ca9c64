#pragma once
// The ends that a tournament gives its games. A part of Tournaments.

#include "play/command.hpp"
#include "server/model/kept_tournament.hpp"

namespace camlann::server {

/// Returns the end of a game with the result of its board, which is not open.
[[nodiscard]] play::GiveResult end_of(const KeptTournament& kept, BoardAt at);

}  // namespace camlann::server
