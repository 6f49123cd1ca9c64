#pragma once
// Standings in the plainest way, from the text of FIDE's C.07 (March 2026) alone: in points, from
// the rounds as paired, and with every result of every missing game tried.

#include <algorithm>
#include <cstddef>
#include <functional>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "tournament/event.hpp"
#include "tournament/state.hpp"

namespace camlann::tournament::test {

class NaiveStandings {
 public:
  explicit NaiveStandings(const State& state) : state_(state) {}

  /// The place of each player, in the order of entry.
  [[nodiscard]] std::map<PlayerId, std::size_t> places() const {
    Players all;
    for (const Entrant& entrant : state_.entrants) all.push_back(entrant.id);
    auto groups = by(all, [&](const PlayerId& id) { return points(id); });
    for (const TieBreak what : state_.terms.tie_breaks) {
      std::vector<Players> finer;
      for (const Players& group : groups) {
        const auto smaller = what == TieBreak::direct_encounter
                                 ? direct(group)
                                 : by(group, [&](const PlayerId& id) { return value(id, what); });
        finer.insert(finer.end(), smaller.begin(), smaller.end());
      }
      groups = finer;
    }
    std::map<PlayerId, std::size_t> places;
    for (const Players& group : groups) {
      const std::size_t place = places.size() + 1;
      for (const PlayerId& id : group) places[id] = place;
    }
    return places;
  }

  [[nodiscard]] double value(const PlayerId& id, TieBreak what) const {
    double sum = 0;
    switch (what) {
      case TieBreak::opponents_points: return buchholz(id);
      case TieBreak::opponents_points_but_one: return buchholz(id) - cut(id);
      case TieBreak::beaten_points:
        for (const Element& one : elements(id)) sum += one.opponents * one.own;
        return sum;
      case TieBreak::wins:
        for (const Day& day : days(id)) sum += day.points == 1 ? 1 : 0;
        return sum;
      case TieBreak::points_after_each_round: {
        double so_far = 0;
        for (const Day& day : days(id)) sum += so_far += day.points;
        return sum;
      }
      case TieBreak::direct_encounter: break;
    }
    return 0;
  }

 private:
  using Players = std::vector<PlayerId>;
  using Missing = std::vector<std::pair<PlayerId, PlayerId>>;
  using Sums = std::map<PlayerId, double>;

  enum class Kind { game, open, forfeit_won, forfeit_lost, full_bye, half_bye, zero_bye, rest };

  struct Day {
    Kind kind = Kind::zero_bye;
    PlayerId opponent;
    double points = 0;
  };
  struct Element {
    double opponents = 0;
    double own = 0;
    bool voluntary = false;
  };

  [[nodiscard]] bool round_robin() const { return state_.terms.system == System::round_robin; }

  static Day day_of(Score score, bool white, const PlayerId& opponent) {
    switch (score) {
      case Score::open: return {Kind::open, opponent, 0};
      case Score::white: return {Kind::game, opponent, white ? 1.0 : 0.0};
      case Score::draw: return {Kind::game, opponent, 0.5};
      case Score::black: return {Kind::game, opponent, white ? 0.0 : 1.0};
      case Score::white_absent:
        return white ? Day{Kind::forfeit_lost, opponent, 0} : Day{Kind::forfeit_won, opponent, 1};
      case Score::black_absent:
        return white ? Day{Kind::forfeit_won, opponent, 1} : Day{Kind::forfeit_lost, opponent, 0};
      case Score::both_absent: break;
    }
    return {Kind::forfeit_lost, opponent, 0};
  }

  [[nodiscard]] std::vector<Day> days(const PlayerId& id) const {
    std::vector<Day> all;
    for (const Round& round : state_.rounds) {
      Day day;
      for (const Pairing& pairing : round.pairings) {
        if (pairing.white == id) day = day_of(pairing.score, true, pairing.black);
        if (pairing.black == id) day = day_of(pairing.score, false, pairing.white);
      }
      for (const Bye& bye : round.byes) {
        if (bye.player != id) continue;
        if (bye.kind == Bye::Kind::win) day = {Kind::full_bye, "", 1};
        if (bye.kind == Bye::Kind::half) day = {Kind::half_bye, "", 0.5};
        if (bye.kind == Bye::Kind::rest) day = {Kind::rest, "", 0};
      }
      all.push_back(day);
    }
    return all;
  }

  static bool requested(const Day& day) {  // 16.1.1
    return day.kind == Kind::half_bye || day.kind == Kind::zero_bye;
  }
  static bool voluntary(const Day& day) {  // 16.1.2
    return requested(day) || day.kind == Kind::forfeit_lost;
  }

  [[nodiscard]] double points(const PlayerId& id) const {
    double sum = 0;
    for (const Day& day : days(id)) sum += day.points;
    return sum;
  }

  [[nodiscard]] double points_for_opponents(const PlayerId& id) const {  // 16.3
    if (round_robin()) return points(id);
    const auto all = days(id);
    double sum = 0;
    for (auto day = all.begin(); day != all.end(); ++day) {
      const bool to_the_end = std::all_of(day, all.end(), voluntary);
      sum += requested(*day) && to_the_end ? 0.5 : day->points;
    }
    return sum;
  }

  [[nodiscard]] std::vector<Element> elements(const PlayerId& id) const {
    std::vector<Element> all;
    for (const Day& day : days(id)) {
      if (day.kind == Kind::open || day.kind == Kind::rest) continue;
      if (day.kind == Kind::game || (round_robin() && !day.opponent.empty())) {  // 15.2
        all.push_back({points_for_opponents(day.opponent), day.points, false});
        continue;
      }
      const double most = day.opponent.empty() ? 0.5 * static_cast<double>(state_.rounds.size())
                                               : points_for_opponents(day.opponent);
      all.push_back({std::min(points(id), most), day.points, voluntary(day)});  // 16.4
    }
    return all;
  }

  [[nodiscard]] double buchholz(const PlayerId& id) const {
    double sum = 0;
    for (const Element& one : elements(id)) sum += one.opponents;
    return sum;
  }

  [[nodiscard]] double cut(const PlayerId& id) const {  // 14.1, 16.5
    std::multiset<double> of_all;
    std::multiset<double> of_voluntary;
    for (const Element& one : elements(id)) {
      of_all.insert(one.opponents);
      if (one.voluntary) of_voluntary.insert(one.opponents);
    }
    if (of_all.empty()) return 0;
    const double least = *of_all.begin();
    return of_voluntary.empty() ? least : std::max(least, *of_voluntary.begin());
  }

  static std::vector<Players> by(const Players& group,
                                 const std::function<double(const PlayerId&)>& value_of) {
    std::map<double, Players, std::greater<>> sorted;
    for (const PlayerId& id : group) sorted[value_of(id)].push_back(id);
    std::vector<Players> groups;
    for (const auto& [value, players] : sorted) groups.push_back(players);
    return groups;
  }

  /// The scores of one player in the games against another that count (6.1.1, 15.2).
  [[nodiscard]] std::vector<double> scores(const PlayerId& id, const PlayerId& other) const {
    std::vector<double> all;
    for (const Day& day : days(id)) {
      const bool forfeit = day.kind == Kind::forfeit_won || day.kind == Kind::forfeit_lost;
      const bool counts = day.kind == Kind::game || (forfeit && round_robin());
      if (counts && day.opponent == other) all.push_back(day.points);
    }
    return all;
  }

  [[nodiscard]] std::vector<Players> direct(const Players& group) const {  // 6
    Sums sums;
    Missing missing;
    for (const PlayerId& id : group) sums[id] = 0;
    for (std::size_t a = 0; a < group.size(); ++a) {
      for (std::size_t b = 0; b < group.size(); ++b) {
        if (a == b) continue;
        const auto of_all = scores(group[a], group[b]);
        if (of_all.empty() && a < b) missing.emplace_back(group[a], group[b]);
        double sum = 0;
        for (const double one : of_all) sum += one;
        if (!of_all.empty()) sums[group[a]] += sum / static_cast<double>(of_all.size());  // 6.1.2
      }
    }
    const auto groups = missing.empty() ? by(group, [&](const PlayerId& id) { return sums[id]; })
                                        : from_the_top(group, sums, missing);
    if (groups.size() == 1) return groups;
    std::vector<Players> finer;
    for (const Players& smaller : groups) {
      const auto again = direct(smaller);
      finer.insert(finer.end(), again.begin(), again.end());
    }
    return finer;
  }

  static std::vector<Players> from_the_top(Players group, const Sums& sums,
                                           const Missing& missing) {  // 6.3
    std::vector<Players> groups;
    while (!group.empty()) {
      const auto first = std::find_if(group.begin(), group.end(), [&](const PlayerId& id) {
        return always_alone(id, group, sums, missing, 0);
      });
      if (first == group.end()) break;
      groups.push_back({*first});
      group.erase(first);
    }
    if (!group.empty()) groups.push_back(group);
    return groups;
  }

  static bool always_alone(const PlayerId& id, const Players& group, const Sums& sums,
                           const Missing& missing, std::size_t game) {
    if (game == missing.size()) {
      return std::all_of(group.begin(), group.end(), [&](const PlayerId& other) {
        return other == id || sums.at(other) < sums.at(id);
      });
    }
    for (const double result : {0.0, 0.5, 1.0}) {
      Sums then = sums;
      then[missing[game].first] += result;
      then[missing[game].second] += 1 - result;
      if (!always_alone(id, group, then, missing, game + 1)) return false;
    }
    return true;
  }

  const State& state_;
};

}  // namespace camlann::tournament::test
