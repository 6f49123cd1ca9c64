#pragma once
// A club as the server keeps it: who is a member, and who may become one. A value; the rules are
// pure functions on it. Thread-safe.

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "server/core/clock.hpp"

namespace camlann::server {

struct Member {
  std::string player;
  std::string name;
  Millis since = 0;

  bool operator==(const Member&) const = default;
};

struct Club {
  std::string address;  // of its page, made of its name: no other club has it
  std::string name;
  std::string about;
  std::string director;  // a player's id, who is a member, too
  bool open = false;     // whether anybody may join; else only who has the code
  std::string code;
  Millis created = 0;
  std::vector<Member> members;  // in the order in which they joined

  [[nodiscard]] const Member* find(std::string_view player) const;
  bool operator==(const Club&) const = default;
};

struct ClubSummary {
  std::string address;
  std::string name;
  bool open = false;
  int members = 0;
};

/// A name as an address: letters and digits of ASCII in lower case, the rest as single hyphens.
/// Empty if too little is left of it.
[[nodiscard]] std::string address_of(std::string_view name);

/// With this member at the end; as it is if the player is one already. An error if the club is not
/// open and the code is wrong, or if somebody has the name.
[[nodiscard]] Result<Club> join(Club club, const Member& member, std::string_view code,
                                std::size_t most);
/// Without this member. The director stays.
[[nodiscard]] Result<Club> leave(Club club, std::string_view player);

/// What the director of a club says of it.
struct NewClub {
  std::string name;
  std::string about;
  bool open = false;
  std::string host;  // the director's name
};

}  // namespace camlann::server
