#include "server/model/club.hpp"

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "server/core/alphabets.hpp"
#include "server/core/look_alikes.hpp"
#include "server/core/same_secret.hpp"
#include "server/model/directors.hpp"

namespace camlann::server {

namespace {

constexpr std::size_t shortest_address = 3;
constexpr std::size_t longest_club_address = 40;

/// Returns the letter in lower case, or 0 if addresses do not contain it.
char plain(char letter) {
  if (letter >= 'A' && letter <= 'Z') return static_cast<char>(letter - 'A' + 'a');
  const bool kept = (letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9');
  return kept ? letter : '\0';
}

}  // namespace

const Member* Club::find(std::string_view player) const {
  const auto found = std::find_if(members.begin(), members.end(),
                                  [&](const Member& one) { return one.player == player; });
  return found == members.end() ? nullptr : &*found;
}

Directors Club::directors() const {
  Directors all;
  const auto add = [&](const std::string& player) {
    if (player.empty()) return;
    const auto* const member = find(player);
    all.push_back({player, member == nullptr ? std::string() : member->name});
  };
  add(director);
  for (const auto& officer : officers) add(officer);
  return all;
}

void Club::set_directors(const Directors& directors) {
  director.clear();
  officers.clear();
  for (const auto& one : directors) {
    if (director.empty()) {
      director = one.player;
    } else {
      officers.push_back(one.player);
    }
  }
}

std::string address_of(std::string_view name) {
  std::string address;
  for (const char letter : in_ascii(name)) {
    if (const char kept = plain(letter); kept != '\0') {
      address += kept;
    } else if (letter != '\'' && !address.empty() && address.back() != '-') {
      address += '-';
    }
  }
  address = address.substr(0, longest_club_address);
  while (!address.empty() && address.back() == '-') address.pop_back();
  return address.size() < shortest_address ? std::string() : address;
}

Result<Club> join(Club club, const Member& member, std::string_view code, std::size_t most,
                  const HasAccount& has_account) {
  if (club.find(member.player) != nullptr) return club;
  if (!club.open && !same_secret(code, club.code)) {
    return failure(ErrorCode::conflict, "This club is not open to everybody", "code",
                   "the link that a member sends you");
  }
  if (club.members.size() >= most) return failure(ErrorCode::too_many, "This club is full");
  const bool taken = std::any_of(club.members.begin(), club.members.end(), [&](const Member& one) {
    return !(has_account(one.player) && has_account(member.player)) &&
           look_alike(one.name, member.name);
  });
  if (taken) {
    return failure(ErrorCode::conflict,
                   "A member of this club has this name, or one that looks like it", "name",
                   "another name");
  }
  club.members.push_back(member);
  return club;
}

Result<Club> leave(Club club, std::string_view player) {
  if (club.director == player) {
    return failure(ErrorCode::conflict, "The first director of a club cannot leave it", "player",
                   "that another director takes over first");
  }
  std::erase(club.officers, player);
  std::erase_if(club.members, [&](const Member& one) { return one.player == player; });
  return club;
}

}  // namespace camlann::server
