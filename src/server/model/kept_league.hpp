#pragma once
// A league as the server keeps it: what never changes in it, who is called how, and the tournaments
// that its divisions are. The rules are in tournament/league_life.hpp. Values; not thread-safe.

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "base/words.hpp"
#include "server/model/competition.hpp"
#include "tournament/league_life.hpp"

namespace camlann::server {

enum class LeaguePhase : std::uint8_t { open, playing, between, over };

/// What never changes in a league.
struct LeagueMeta : CompetitionMeta {
  int cycles = 1;  // how often each meets each in a season

  bool operator==(const LeagueMeta&) const = default;
};

struct KeptLeague {
  LeagueMeta meta;
  tournament::league::State state;
  std::map<std::string, std::string, std::less<>> names;  // of all in `state`, by player
  std::vector<std::vector<std::string>> seasons;          // the ids of their divisions' tournaments

  [[nodiscard]] LeaguePhase phase() const;
  /// How many take part now, or wait to.
  [[nodiscard]] int players() const;
  [[nodiscard]] const std::string& name_of(std::string_view player) const;
  /// Whether somebody else who takes part is called so.
  [[nodiscard]] bool is_called(std::string_view name, std::string_view player) const;
  /// The divisions of the last season, the highest first.
  [[nodiscard]] std::vector<std::string> divisions() const;
  /// Which of them the player is in, from 0; as many as there are for one who is in none.
  [[nodiscard]] std::size_t division_of(std::string_view player) const;
  bool operator==(const KeptLeague&) const = default;
};

/// What lists show.
struct LeagueSummary {
  LeagueMeta meta;
  LeaguePhase phase{};
  int players = 0;
  int season = 0;
};

/// What a director wishes for.
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
  std::string host;  // the director's name
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
