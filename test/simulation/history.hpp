#pragma once
// Compares the history of a game in the database with the answers to clients: a register with one
// writer at a time. Computes clocks by itself.

#include <string>
#include <vector>

#include "database/address.hpp"
#include "simulation/told.hpp"

namespace camlann::server::simulation {

struct Verdicts {
  std::vector<std::string> wrong;
  int games = 0;
  int over = 0;
  int flags = 0;        // games that ended because time was up
  int moves = 0;        // acknowledged moves
  int tournaments = 0;  // that are over
  int rated = 0;        // ratings that games have moved
};

/// Everything that is not as it must be `now`, by the servers' clock. The database is read; no
/// server may be there.
[[nodiscard]] Verdicts check_history(const database::Address& address, const Told& told,
                                     Millis now);

}  // namespace camlann::server::simulation
