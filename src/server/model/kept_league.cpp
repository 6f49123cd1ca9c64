#include "server/model/kept_league.hpp"

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "server/core/look_alikes.hpp"
#include "server/model/directors.hpp"
#include "server/model/entry.hpp"
#include "tournament/league_life.hpp"

namespace camlann::server {

Directors KeptLeague::directors() const {
  Directors all;
  if (!meta.director.empty()) all.push_back({meta.director, meta.director_name});
  all.insert(all.end(), others.begin(), others.end());
  return all;
}

void KeptLeague::set_directors(const Directors& directors) {
  const auto first = directors.empty() ? Director{} : directors.front();
  meta.director = first.player;
  meta.director_name = first.name;
  others.assign(directors.begin() + (directors.empty() ? 0 : 1), directors.end());
}

LeaguePhase KeptLeague::phase() const {
  if (state.closed) return LeaguePhase::over;
  if (state.playing) return LeaguePhase::playing;
  return state.seasons == 0 ? LeaguePhase::open : LeaguePhase::between;
}

int KeptLeague::players() const {
  return static_cast<int>(std::count_if(names.begin(), names.end(), [this](const auto& one) {
    return tournament::league::takes_part(state, one.first);
  }));
}

const std::string& KeptLeague::name_of(std::string_view player) const {
  static const std::string nobody;
  const auto found = names.find(player);
  return found == names.end() ? nobody : found->second;
}

const Applicant* KeptLeague::applicant(std::string_view player) const {
  const auto found = std::find_if(applicants.begin(), applicants.end(),
                                  [&](const Applicant& one) { return one.player == player; });
  return found == applicants.end() ? nullptr : &*found;
}

void KeptLeague::put(Applicant next) {
  std::erase_if(applicants, [&](const Applicant& one) { return one.player == next.player; });
  applicants.push_back(std::move(next));
}

bool KeptLeague::is_called(std::string_view name, std::string_view player,
                           const HasAccount& has_account) const {
  return std::any_of(names.begin(), names.end(), [&](const auto& one) {
    return one.first != player && look_alike(one.second, name) &&
           !(has_account(player) && has_account(one.first)) &&
           tournament::league::takes_part(state, one.first);
  });
}

std::vector<std::string> KeptLeague::divisions() const {
  return seasons.empty() ? std::vector<std::string>() : seasons.back();
}

std::size_t KeptLeague::division_of(std::string_view player) const {
  const auto& all = state.divisions;
  const auto found = std::find_if(all.begin(), all.end(), [&](const auto& division) {
    return std::find(division.begin(), division.end(), player) != division.end();
  });
  return static_cast<std::size_t>(found - all.begin());
}

}  // namespace camlann::server
