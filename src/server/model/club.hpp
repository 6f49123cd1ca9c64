#pragma once
// A club in the store: its members and how players can join. A value; the rules are pure functions
// on it. Thread-safe.

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "server/core/clock.hpp"
#include "server/model/account.hpp"
#include "server/model/directors.hpp"

namespace camlann::server {

struct Member {
  std::string player;
  std::string name;
  Millis since = 0;

  bool operator==(const Member&) const = default;
};

struct Club {
  std::string address;  // of its page, made from its name; unique
  std::string name;
  std::string about;
  std::string director;  // player id; also a member; empty for none
  bool open = false;     // anyone may join; otherwise the code is needed
  std::string code;
  Millis created = 0;
  std::vector<Member> members;  // in the order of joining
  // Members that direct it, too, in the order of their appointment: player ids.
  std::vector<std::string> officers = {};  // NOLINT(readability-redundant-member-init)

  [[nodiscard]] const Member* find(std::string_view player) const;
  [[nodiscard]] Directors directors() const;
  void set_directors(const Directors& directors);
  bool operator==(const Club&) const = default;
};

struct ClubSummary {
  std::string address;
  std::string name;
  bool open = false;
  int members = 0;
};

/// Turns a name in any alphabet into an address: ASCII letters and digits in lower case, single
/// hyphens for the rest. Empty if too little remains.
[[nodiscard]] std::string address_of(std::string_view name);

/// Adds the member at the end; unchanged if the player is a member already. An error if the club is
/// not open and the code is wrong, or if the name looks like another member's.
/// Looks of two accounts do not count.
[[nodiscard]] Result<Club> join(Club club, const Member& member, std::string_view code,
                                std::size_t most, const HasAccount& has_account);
/// Removes this member, also from the officers, unless it is the director.
[[nodiscard]] Result<Club> leave(Club club, std::string_view player);

/// A director's request to found a club.
struct NewClub {
  std::string name;
  std::string about;
  bool open = false;
  std::string host;  // the director's name
};

}  // namespace camlann::server
