#pragma once
// What a guest has played becomes an account's that was there already. Values.

#include <cstddef>
#include <string>
#include <vector>

#include "server/core/clock.hpp"

namespace camlann::server {

struct Adoption {
  std::string guest;
  std::string account;
  std::string name;  // the account's
  Millis at = 0;
  std::size_t room = 0;  // so many more games the account may have
};

/// What is the account's now.
struct Adopted {
  std::vector<std::string> games;
  std::vector<std::string> tournaments;
  bool done = false;  // nobody is this guest any more; otherwise nothing was changed
};

}  // namespace camlann::server
