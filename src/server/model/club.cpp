#include "server/model/club.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "base/try.hpp"
#include "server/core/alphabets.hpp"
#include "server/core/clock.hpp"
#include "server/core/limits.hpp"
#include "server/core/look_alikes.hpp"
#include "server/core/same_secret.hpp"
#include "server/model/account.hpp"
#include "server/model/directors.hpp"
#include "server/model/entry.hpp"

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

Failure nobody_asks_to_join() {
  return failure(ErrorCode::not_found, "This player does not ask to join", "player",
                 "a player of the list");
}

Result<void> check_code(const Club& club, std::string_view code, Millis now) {
  if (club.open) return {};
  if (!same_secret(code, club.code)) {
    return failure(ErrorCode::conflict, "This club is not open to everybody", "code",
                   "the link that a member sends you");
  }
  if (!club.code_until || now < *club.code_until) return {};
  return failure(ErrorCode::conflict, "This link is no longer valid", "code",
                 "a new link from a member");
}

Result<void> has_place(const Club& club, const Limits& limits) {
  if (club.members.size() < limits.club_members) return {};
  return failure(ErrorCode::too_many, "This club is full");
}

Result<void> has_free_name(const Club& club, const Member& member, const HasAccount& has_account) {
  const bool taken = std::any_of(club.members.begin(), club.members.end(), [&](const Member& one) {
    return !(has_account(one.player) && has_account(member.player)) &&
           look_alike(one.name, member.name);
  });
  if (!taken) return {};
  return failure(ErrorCode::conflict,
                 "A member of this club has this name, or one that looks like it", "name",
                 "another name");
}

void forget_applicant(Club& club, std::string_view player) {
  std::erase_if(club.applicants, [&](const Applicant& one) { return one.player == player; });
}

/// Gives the applicant this phase, and the last place in the list.
void change_applicant(Club& club, Applicant applicant, ApplicantPhase phase, Millis now) {
  forget_applicant(club, applicant.player);
  applicant.phase = phase;
  applicant.at = now;
  club.applicants.push_back(std::move(applicant));
}

}  // namespace

const Member* Club::find(std::string_view player) const {
  const auto found = std::find_if(members.begin(), members.end(),
                                  [&](const Member& one) { return one.player == player; });
  return found == members.end() ? nullptr : &*found;
}

const Applicant* Club::applicant(std::string_view player) const {
  const auto found = std::find_if(applicants.begin(), applicants.end(),
                                  [&](const Applicant& one) { return one.player == player; });
  return found == applicants.end() ? nullptr : &*found;
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

Result<Club> join(Club club, const Member& member, std::string_view code, const Limits& limits,
                  const HasAccount& has_account) {
  if (club.find(member.player) != nullptr) return club;
  const auto* const asked = club.applicant(member.player);
  if (asked != nullptr && asked->phase == ApplicantPhase::waiting) return club;
  TRY_VOID(check_code(club, code, member.since));
  TRY_VOID(has_place(club, limits));
  TRY_VOID(has_free_name(club, member, has_account));
  if (!club.approval || club.director.empty()) {
    club.members.push_back(member);
    forget_applicant(club, member.player);
    return club;
  }
  TRY(auto next, next_application(asked == nullptr ? std::nullopt : std::optional(*asked),
                                  member.player, member.name, member.since, limits));
  TRY_VOID(has_room_for_applicant(club.applicants, limits));
  forget_applicant(club, member.player);
  club.applicants.push_back(std::move(next));
  return club;
}

Result<Club> accept_applicant(Club club, std::string_view player, Millis now, const Limits& limits,
                              const HasAccount& has_account) {
  if (club.find(player) != nullptr) return club;
  const auto* const asked = club.applicant(player);
  if (asked == nullptr || asked->phase == ApplicantPhase::withdrawn) return nobody_asks_to_join();
  const Member member{asked->player, asked->name, now};
  TRY_VOID(has_place(club, limits));
  TRY_VOID(has_free_name(club, member, has_account));
  forget_applicant(club, player);
  club.members.push_back(member);
  return club;
}

Result<Club> refuse_applicant(Club club, std::string_view player, Millis now) {
  const auto* const asked = club.applicant(player);
  if (asked == nullptr || asked->phase == ApplicantPhase::withdrawn) return nobody_asks_to_join();
  if (asked->phase == ApplicantPhase::waiting)
    change_applicant(club, *asked, ApplicantPhase::refused, now);
  return club;
}

Result<Club> leave(Club club, std::string_view player, Millis now) {
  if (club.director == player) {
    return failure(ErrorCode::conflict, "The first director of a club cannot leave it", "player",
                   "that another director takes over first");
  }
  const auto* const asked = club.applicant(player);
  if (asked != nullptr && asked->phase == ApplicantPhase::waiting) {
    change_applicant(club, *asked, ApplicantPhase::withdrawn, now);
  }
  std::erase(club.officers, player);
  std::erase_if(club.members, [&](const Member& one) { return one.player == player; });
  return club;
}

}  // namespace camlann::server
