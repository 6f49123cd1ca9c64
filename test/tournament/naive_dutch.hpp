#pragma once
// The Dutch system in the plainest way: every complete pairing of the round is written down, and
// those that are worse by a criterion are crossed out, bracket by bracket. For ten players at most.

#include <algorithm>
#include <cstddef>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <utility>
#include <vector>

#include "tournament/dutch.hpp"
#include "tournament/swiss_player.hpp"

namespace camlann::tournament::test {

class NaiveDutch {
 public:
  explicit NaiveDutch(const SwissTask& task) : task_(task), cards_(swiss_cards(task)) {}

  /// The pairs, White first, in any order; nothing if there is no pairing.
  std::optional<
      std::pair<std::set<std::pair<std::size_t, std::size_t>>, std::optional<std::size_t>>>
  run() {
    std::vector<std::size_t> present;
    for (const SwissCard& card : cards_) {
      if (task_.players[card.index].present) present.push_back(card.index);
    }
    sort(present);
    write_down(present, {}, present.size() % 2 == 1);
    if (rounds_.empty()) return std::nullopt;
    keep_least(
        [&](const Round& round) { return round.bye ? cards_[*round.bye].halves : 0; });  // C5
    std::set<int, std::greater<>> scores;
    for (const std::size_t player : present) scores.insert(cards_[player].halves);
    for (const int score : scores) sieve(score, scores);
    std::set<std::pair<std::size_t, std::size_t>> boards;
    for (const auto& [a, b] : rounds_.front().pairs) {
      const bool white = first_has_white(cards_[a], cards_[b], task_.initial_white);
      boards.insert(white ? std::pair(a, b) : std::pair(b, a));
    }
    return std::pair(boards, rounds_.front().bye);
  }

  std::size_t left() const { return rounds_.size(); }

 private:
  using Pair = std::pair<std::size_t, std::size_t>;  // the higher player first
  using Numbers = std::vector<int>;
  struct Round {
    std::vector<Pair> pairs;
    std::optional<std::size_t> bye;
  };
  /// A round as one bracket sees it.
  struct Bracket {
    std::vector<std::size_t> moved_down, residents, floaters;
    std::vector<Pair> pairs;
  };

  void sort(std::vector<std::size_t>& players) const {
    std::sort(players.begin(), players.end(),
              [&](std::size_t a, std::size_t b) { return cards_[a].ranks_before(cards_[b]); });
  }

  bool may_meet(std::size_t a, std::size_t b) const {
    for (const SwissPast& past : task_.players[a].past) {
      if (past.played && past.opponent == b) return false;
    }
    const SwissCard& one = cards_[a];
    const SwissCard& other = cards_[b];
    const bool clash = one.wish == Wish::absolute && other.wish == Wish::absolute &&
                       one.wants_white == other.wants_white;
    return !clash || one.top || other.top;
  }

  void write_down(std::vector<std::size_t> players, Round round, bool bye_left) {
    if (players.empty()) {
      rounds_.push_back(round);
      return;
    }
    const std::size_t first = players.front();
    players.erase(players.begin());
    if (bye_left && cards_[first].may_have_bye) {
      Round with_bye = round;
      with_bye.bye = first;
      write_down(players, with_bye, false);
    }
    for (std::size_t i = 0; i < players.size(); ++i) {
      if (!may_meet(first, players[i])) continue;
      auto rest = players;
      rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(i));
      Round longer = round;
      longer.pairs.emplace_back(first, players[i]);
      write_down(rest, longer, bye_left);
    }
  }

  template <class Value>
  void keep_least(const Value& value) {
    auto least = value(rounds_.front());
    for (const Round& round : rounds_) least = std::min(least, value(round));
    std::vector<Round> kept;
    for (const Round& round : rounds_) {
      if (value(round) == least) kept.push_back(round);
    }
    rounds_ = kept;
  }

  Bracket bracket_of(const Round& round, int score) const {
    Bracket bracket;
    const auto add = [&](std::size_t player, int opponent) {
      const int own = cards_[player].halves;
      if (own == score) bracket.residents.push_back(player);
      if (own > score && opponent <= score) bracket.moved_down.push_back(player);
      if (own >= score && opponent < score) bracket.floaters.push_back(player);
    };
    for (const auto& [a, b] : round.pairs) {
      add(a, cards_[b].halves);
      add(b, cards_[a].halves);
      if (std::min(cards_[a].halves, cards_[b].halves) == score) bracket.pairs.emplace_back(a, b);
    }
    if (round.bye) add(*round.bye, -1);
    sort(bracket.moved_down);
    sort(bracket.residents);
    sort(bracket.floaters);
    return bracket;
  }

  Numbers scores_of(const std::vector<std::size_t>& players) const {
    Numbers scores;
    for (const std::size_t player : players) scores.push_back(cards_[player].halves);
    std::sort(scores.begin(), scores.end(), std::greater<>());
    return scores;
  }

  int count_faults(const Bracket& bracket, bool with_top, bool ColourFaults::* fault) const {
    int count = 0;
    for (const auto& [a, b] : bracket.pairs) {
      if (with_top && !cards_[a].top && !cards_[b].top) continue;
      const bool white = first_has_white(cards_[a], cards_[b], task_.initial_white);
      count += faults_of(cards_[a], white).*fault ? 1 : 0;
      count += faults_of(cards_[b], !white).*fault ? 1 : 0;
    }
    return count;
  }

  int resident_floaters(const Bracket& bracket, std::size_t back) const {
    int count = 0;
    for (const std::size_t player : bracket.floaters) {
      const bool resident =
          std::count(bracket.residents.begin(), bracket.residents.end(), player) > 0;
      count += resident && cards_[player].floats[back] == Float::down ? 1 : 0;
    }
    return count;
  }

  /// Score differences to those opponents of moved-down players that floated up before.
  Numbers up_differences(const Bracket& bracket, std::size_t back) const {
    Numbers differences;
    for (const auto& [a, b] : bracket.pairs) {
      const int difference = cards_[a].halves - cards_[b].halves;
      if (difference > 0 && cards_[b].floats[back] == Float::up) differences.push_back(difference);
    }
    std::sort(differences.begin(), differences.end(), std::greater<>());
    return differences;
  }

  /// Score differences of the moved-down players that floated down before; a repeated floater
  /// counts as furthest away.
  Numbers down_differences(const Bracket& bracket, std::size_t back) const {
    Numbers differences;
    for (const std::size_t player : bracket.moved_down) {
      if (cards_[player].floats[back] != Float::down) continue;
      int difference = 1000;
      for (const auto& [a, b] : bracket.pairs) {
        if (a == player) difference = cards_[a].halves - cards_[b].halves;
      }
      differences.push_back(difference);
    }
    std::sort(differences.begin(), differences.end(), std::greater<>());
    return differences;
  }

  void sieve(int score, const std::set<int, std::greater<>>& scores) {
    const auto view = [&](const Round& round) { return bracket_of(round, score); };
    const auto below = std::find_if(scores.begin(), scores.end(), [&](int s) { return s < score; });
    keep_least([&](const Round& round) { return view(round).floaters.size(); });  // C6
    keep_least([&](const Round& round) { return scores_of(view(round).floaters); });
    if (below != scores.end()) {  // C8: a set of floaters with which the next bracket can do best
      keep_floaters_with_least(
          [&](const Round& round) {
            const Bracket next = bracket_of(round, *below);
            return std::pair(next.floaters.size(), scores_of(next.floaters));
          },
          score);
    }
    const bool bye_here = rounds_.front().bye && cards_[*rounds_.front().bye].halves >= score;
    if (bye_here && view(rounds_.front()).floaters.size() == 1) {
      keep_least([&](const Round& round) { return cards_[*round.bye].unplayed; });  // C9
    }
    const auto least_faults = [&](bool with_top, bool ColourFaults::* fault) {
      keep_least([&](const Round& round) { return count_faults(view(round), with_top, fault); });
    };
    least_faults(true, &ColourFaults::beyond_two);
    least_faults(true, &ColourFaults::third_in_row);
    least_faults(false, &ColourFaults::against_wish);
    least_faults(false, &ColourFaults::against_strong_wish);
    for (std::size_t back = 0; back < 2; ++back) {
      keep_least([&](const Round& round) { return resident_floaters(view(round), back); });
      keep_least([&](const Round& round) { return up_differences(view(round), back).size(); });
    }
    for (std::size_t back = 0; back < 2; ++back) {
      keep_least([&](const Round& round) { return down_differences(view(round), back); });
      keep_least([&](const Round& round) { return up_differences(view(round), back); });
    }
    keep_least([&](const Round& round) { return moved_down_order(view(round)); });
    keep_least([&](const Round& round) { return remainder_order(view(round)); });
  }

  template <class Value>
  void keep_floaters_with_least(const Value& value, int score) {
    auto least = value(rounds_.front());
    for (const Round& round : rounds_) least = std::min(least, value(round));
    std::set<std::vector<Pair>> good;  // what is paired here, where the next bracket can do best
    for (const Round& round : rounds_) {
      if (value(round) == least) good.insert(paired_here(round, score));
    }
    std::vector<Round> kept;
    for (const Round& round : rounds_) {
      if (good.count(paired_here(round, score)) > 0) kept.push_back(round);
    }
    rounds_ = kept;
  }

  std::vector<Pair> paired_here(const Round& round, int score) const {
    auto pairs = bracket_of(round, score).pairs;
    std::sort(pairs.begin(), pairs.end());
    return pairs;
  }

  static int place(const std::vector<std::size_t>& players, std::size_t player) {
    return static_cast<int>(std::find(players.begin(), players.end(), player) - players.begin());
  }

  /// The set of paired moved-down players, then their opponents (4.4, 4.2).
  std::pair<Numbers, Numbers> moved_down_order(const Bracket& bracket) const {
    Numbers set;
    Numbers opponents;
    for (std::size_t i = 0; i < bracket.moved_down.size(); ++i) {
      for (const auto& [a, b] : bracket.pairs) {
        if (a != bracket.moved_down[i]) continue;
        set.push_back(static_cast<int>(i));
        opponents.push_back(place(bracket.residents, b));
      }
    }
    return {set, opponents};
  }

  /// Exchanges and transpositions of the remainder (4.3, 4.2).
  std::vector<Numbers> remainder_order(const Bracket& bracket) const {
    std::vector<std::size_t> players = bracket.residents;
    std::vector<Pair> pairs;
    for (const auto& [a, b] : bracket.pairs) {
      if (cards_[a].halves == cards_[b].halves) {
        pairs.emplace_back(a, b);
      } else {
        players.erase(std::find(players.begin(), players.end(), b));
      }
    }
    const int count = static_cast<int>(pairs.size());
    std::map<int, int> opponent_of;
    for (const auto& [a, b] : pairs) opponent_of[place(players, a)] = place(players, b);
    Numbers to_s2;
    Numbers to_s1;
    Numbers opponents;
    for (int i = count; i-- > 0;) {
      if (opponent_of.count(i) == 0) to_s2.push_back(-i);  // a higher number is better
    }
    for (const auto& [high, low] : opponent_of) {
      if (high >= count) to_s1.push_back(high);
      opponents.push_back(low);
    }
    int difference = 0;
    for (const int number : to_s1) difference += number;
    for (const int number : to_s2) difference += number;
    return {{static_cast<int>(to_s1.size())}, {difference}, to_s2, to_s1, opponents};
  }

  const SwissTask& task_;
  std::vector<SwissCard> cards_;
  std::vector<Round> rounds_;
};

}  // namespace camlann::tournament::test
