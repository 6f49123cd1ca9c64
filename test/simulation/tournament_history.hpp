#pragma once
// Compares tournaments in the database with the answers to clients and with their games.

#include <map>
#include <string>

#include "database/address.hpp"
#include "server/model/kept_game.hpp"
#include "simulation/history.hpp"
#include "simulation/told.hpp"

namespace camlann::server::simulation {

/// Adds what is not as it must be. `games` are all that there are.
void check_tournaments(Verdicts& verdicts, const database::Address& address, const Told& told,
                       const std::map<std::string, KeptGame>& games);

}  // namespace camlann::server::simulation
