#pragma once
// Ratings as the database has them, against the games.

#include <map>
#include <string>

#include "database/database.hpp"
#include "server/model/kept_game.hpp"
#include "simulation/history.hpp"

namespace camlann::server::simulation {

/// Adds what is not as it must be: each rated game that is over has moved the ratings of its
/// players once, from where the one before had left them, and nothing else has.
void check_ratings(Verdicts& verdicts, database::Database& database,
                   const std::map<std::string, KeptGame>& games);

}  // namespace camlann::server::simulation
