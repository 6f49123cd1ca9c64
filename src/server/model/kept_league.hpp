#pragma once
// A league in the store: its constant data, its players' names, and the tournaments of its
// divisions. The rules are in tournament/league_life.hpp. Values; not thread-safe.

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "base/words.hpp"
#include "server/model/account.hpp"
#include "server/model/competition.hpp"
#include "server/model/directors.hpp"
#include "server/model/entry.hpp"
#include "tournament/league_life.hpp"

namespace camlann::server {

enum class LeaguePhase : std::uint8_t { open, playing, between, over };

/// The constant data of a league.
struct LeagueMeta : CompetitionMeta {
  int cycles = 1;         // games of each pair in a season
  EntryTerms entry = {};  // NOLINT(readability-redundant-member-init)

  bool operator==(const LeagueMeta&) const = default;
};

struct KeptLeague {
  LeagueMeta meta;
  tournament::league::State state;
  std::map<std::string, std::string, std::less<>> names;  // by player, for all in `state`
  std::vector<std::vector<std::string>> seasons;          // the tournament ids of their divisions
  Directors others = {};  // after the first; NOLINT(readability-redundant-member-init)
  std::vector<Applicant> applicants = {};  // NOLINT(readability-redundant-member-init)
  bool changed = false;                    // its terms or texts differ from the stored ones

  [[nodiscard]] Directors directors() const;
  void set_directors(const Directors& directors);
  [[nodiscard]] LeaguePhase phase() const;
  /// Returns the number of players that take part or wait to.
  [[nodiscard]] int players() const;
  [[nodiscard]] const std::string& name_of(std::string_view player) const;
  /// Returns the player's application, or null.
  [[nodiscard]] const Applicant* applicant(std::string_view player) const;
  /// Keeps an application in place of the earlier one of the player.
  void put(Applicant next);
  /// True if another player of the league has a name that looks like this one. Looks of two
  /// accounts do not count.
  [[nodiscard]] bool is_called(std::string_view name, std::string_view player,
                               const HasAccount& has_account) const;
  /// Returns the tournament ids of the last season's divisions, the highest first.
  [[nodiscard]] std::vector<std::string> divisions() const;
  /// Returns the index of the player's division, or the number of divisions if there is none.
  [[nodiscard]] std::size_t division_of(std::string_view player) const;
  bool operator==(const KeptLeague&) const = default;
};

/// A league in lists.
struct LeagueSummary {
  LeagueMeta meta;
  LeaguePhase phase{};
  int players = 0;
  int season = 0;
};

/// A director's request for a new league, or for changes of one.
struct NewLeague {
  std::string name;
  std::string club;
  std::string variant;
  std::string rules;
  play::TimeControl time;
  bool rated = false;
  tournament::LeagueTerms terms;
  int cycles = 1;
  bool is_public = false;
  std::string about = {};    // NOLINT(readability-redundant-member-init)
  std::string prizes = {};   // NOLINT(readability-redundant-member-init)
  std::string contact = {};  // NOLINT(readability-redundant-member-init)
  EntryTerms entry = {};     // NOLINT(readability-redundant-member-init)
  std::string host;          // the director's name
  std::string nonce;
};

}  // namespace camlann::server

namespace camlann {

template <>
struct Words<server::LeaguePhase> {
  using enum server::LeaguePhase;
  static constexpr Word<server::LeaguePhase> table[] = {
      {open, "open"}, {playing, "playing"}, {between, "between"}, {over, "over"}};
};

}  // namespace camlann
