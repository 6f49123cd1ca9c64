#pragma once
// The transfer of a guest's games to an existing account. Values.

#include <cstddef>
#include <string>
#include <vector>

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

}  // namespace camlann::server
