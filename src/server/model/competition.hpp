#pragma once
// The common part of leagues and tournaments: created once by their director, for games of one
// kind. A value.

#include <string>

#include "play/clock.hpp"
#include "server/core/clock.hpp"

namespace camlann::server {

struct CompetitionMeta {
  std::string id;
  std::string name;
  std::string director;  // a player's id
  std::string director_name;
  std::string club;  // its address; empty for none
  bool is_public = false;
  std::string variant;
  std::string rules;
  play::TimeControl time;
  bool rated = false;  // its games change ratings
  std::string nonce;   // of the request that made it; empty for none
  Millis created = 0;
  // Plain texts of the directors; empty for none.
  std::string about;
  std::string prizes;
  std::string contact;

  bool operator==(const CompetitionMeta&) const = default;
};

}  // namespace camlann::server
