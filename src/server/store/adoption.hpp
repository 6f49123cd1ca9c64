#pragma once
// The move of a guest's games and data to an existing account. Values.

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
  std::size_t room = 0;  // the number of further games that the account may have
};

/// The games and tournaments that have moved to the account.
struct Adopted {
  std::vector<std::string> games;
  std::vector<std::string> tournaments;
  bool done = false;  // the guest is retired; if false, nothing was changed
};

}  // namespace camlann::server
