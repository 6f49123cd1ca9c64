#pragma once
// Gives a guest's games to an existing account: decides for each of the guest's rows if the account
// gets it.

#include <cstddef>
#include <string>
#include <vector>

#include "base/result.hpp"
#include "database/database.hpp"
#include "server/core/clock.hpp"

namespace camlann::server {

struct Adoption {
  std::string guest;
  std::string account;
  std::string name;  // of the account
  Millis at = 0;
  std::size_t room = 0;  // number of further games that the account may have
};

/// The result of a transfer, or of a portion of it: the account's new games.
struct Adopted {
  std::vector<std::string> games;
  std::vector<std::string> tournaments;
  bool done = false;  // the guest no longer exists
  bool more = false;  // games are left; without `done` or `more`, nothing was changed
};

/// Moves, in a transaction of the caller, a few games, the unfinished ones first; with the last of
/// them all else, and the guest no longer exists. So what is left after a crash is still the
/// guest's, and can be moved later. Changes no game, invitation or tournament in which both have a
/// place, nor the account's ratings and the guest's deleted games. Refuses, and changes nothing, if
/// the account would have too many games.
[[nodiscard]] Result<Adopted> adopt_guest(database::Database& database, const Adoption& adoption);

}  // namespace camlann::server
