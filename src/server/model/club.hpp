#pragma once
// A club in the store: its members and how players can join. A value; the rules are pure functions
// on it. Thread-safe.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "server/core/clock.hpp"
#include "server/core/limits.hpp"
#include "server/model/account.hpp"
#include "server/model/directors.hpp"
#include "server/model/entry.hpp"
#include "server/model/webhook.hpp"

namespace camlann::server {

struct Member {
  std::string player;
  std::string name;
  Millis since = 0;

  bool operator==(const Member&) const = default;
};

/// News of a club: a text of an officer.
struct ClubPost {
  std::int64_t number = 0;  // from 1 in each club; 0 before it is kept
  std::string player;
  std::string name;
  Millis at = 0;
  bool letter = false;  // each member gets a notice
  std::string text;

  bool operator==(const ClubPost&) const = default;
};

struct Club {
  std::string address;  // of its page, made from its name; unique
  std::string name;
  std::string about;
  std::string director;  // player id; also a member; empty for none
  bool open = false;     // anyone may join; otherwise the code is needed
  std::string code;
  std::optional<Millis> code_until;  // the code is valid until then; nothing: for ever
  bool approval = false;             // an officer accepts or refuses each player
  Millis created = 0;
  std::vector<Member> members;  // in the order of joining
  // Members that direct it, too, in the order of their appointment: player ids.
  std::vector<std::string> officers = {};  // NOLINT(readability-redundant-member-init)
  // In the order of their last changes.
  std::vector<Applicant> applicants = {};  // NOLINT(readability-redundant-member-init)

  [[nodiscard]] const Member* find(std::string_view player) const;
  [[nodiscard]] const Applicant* applicant(std::string_view player) const;
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

/// Adds the member at the end, or the applicant if officers accept each player and the club has
/// one; unchanged if the player is a member or waits already. An error if the club is not open and
/// the code is wrong or no longer valid, or if the name looks like another member's.
/// Looks of two accounts do not count.
[[nodiscard]] Result<Club> join(Club club, const Member& member, std::string_view code,
                                const Limits& limits, const HasAccount& has_account);
/// Makes an applicant a member, also after a refusal; unchanged if the player is one already.
[[nodiscard]] Result<Club> accept_applicant(Club club, std::string_view player, Millis now,
                                            const Limits& limits, const HasAccount& has_account);
[[nodiscard]] Result<Club> refuse_applicant(Club club, std::string_view player, Millis now);
/// Removes this member, also from the officers, unless it is the director; an applicant no longer
/// waits.
[[nodiscard]] Result<Club> leave(Club club, std::string_view player, Millis now);

/// A director's request to found a club.
struct NewClub {
  std::string name;
  std::string about;
  bool open = false;
  std::string host;  // the director's name
};

/// An officer's changes of a club. What is missing stays.
struct ClubChange {
  std::optional<std::string> name;
  std::string about;
  bool open = false;
  std::optional<bool> approval;
};

/// Changes of a club to save together.
struct ClubWrite {
  Club club;
  bool deleted = false;
  std::vector<ClubPost> posts = {};              // NOLINT(readability-redundant-member-init)
  std::vector<std::int64_t> removed_posts = {};  // NOLINT(readability-redundant-member-init)
  std::optional<WebhookChange> webhook = {};     // NOLINT(readability-redundant-member-init)
};

}  // namespace camlann::server
