// The rules describe a sequence of candidates, of which the first of the best is taken. Here both
// the criteria and the position in the sequence are weights of pairs: a maximum-weight matching is
// that candidate. Weights can express the position of a pair in the sequence only when the
// subgroups are known, so a bracket takes two or three matchings.

#include "tournament/dutch.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <utility>
#include <vector>

#include "tournament/matching.hpp"
#include "tournament/ranked_weight.hpp"
#include "tournament/swiss_criteria.hpp"
#include "tournament/swiss_player.hpp"

namespace camlann::tournament {

namespace {

using Players = std::vector<std::size_t>;
using Pair = std::pair<std::size_t, std::size_t>;

/// A matching of a bracket and all players below it.
struct Outlook {
  bool complete = false;
  std::vector<Pair> here;  // the pairs of the bracket, the higher player first
  std::optional<std::size_t> bye;
};

/// Adds to the weight of a pair of the bracket; the higher player comes first.
using Sequence = std::function<void(Weight&, std::size_t, std::size_t)>;

void remove(Players& players, std::size_t player) {
  players.erase(std::find(players.begin(), players.end(), player));
}

bool contains(const Players& players, std::size_t player) {
  return std::find(players.begin(), players.end(), player) != players.end();
}

class RoundPairing {
 public:
  explicit RoundPairing(const SwissTask& task)
      : task_(task), cards_(swiss_cards(task)), met_(cards_.size()) {
    for (std::size_t player = 0; player < cards_.size(); ++player) {
      met_[player].resize(cards_.size());
      for (const SwissPast& past : task.players[player].past) {
        if (past.played) met_[player][past.opponent] = true;
      }
      if (task.players[player].present) left_.push_back(player);
    }
    std::sort(left_.begin(), left_.end(),
              [&](std::size_t a, std::size_t b) { return cards_[a].ranks_before(cards_[b]); });
    odd_ = left_.size() % 2 == 1;
  }

  std::optional<SwissPairing> run() {
    Players floaters;
    while (!left_.empty()) {
      const auto floated = pair_bracket(next_bracket(floaters));
      if (!floated) return std::nullopt;
      floaters = *floated;
      const bool only_bye = odd_ && floaters.size() == 1 && left_.size() == 1;
      if (only_bye) {
        pairing_.bye = left_.front();
        left_.clear();
      }
    }
    sort_boards();
    return pairing_;
  }

  bool allows(const SwissPairing& pairing) {
    for (const auto& [white, black] : pairing.boards) {
      if (!is_left(white) || !is_left(black) || white == black || !may_meet(white, black)) {
        return false;
      }
      settle(white, black);
    }
    if (pairing.bye) {
      if (!is_left(*pairing.bye) || !cards_[*pairing.bye].may_have_bye) return false;
      remove(left_, *pairing.bye);
      pairing_.bye = pairing.bye;
    }
    sort_boards();
    return left_.empty() && pairing.bye.has_value() == odd_ && pairing_ == pairing;
  }

 private:
  bool is_left(std::size_t player) const { return contains(left_, player); }

  /// Returns the floaters and the players of the highest score below them.
  SwissBracket next_bracket(const Players& floaters) const {
    SwissBracket bracket;
    bracket.moved_down = floaters;
    std::optional<int> score;
    for (const std::size_t player : left_) {
      if (contains(floaters, player)) continue;
      if (!score) score = cards_[player].halves;
      (cards_[player].halves == *score ? bracket.residents : bracket.below).push_back(player);
    }
    return bracket;
  }

  /// Checks the absolute criteria C1 and C3.
  bool may_meet(std::size_t a, std::size_t b) const {
    if (met_[a][b]) return false;
    const bool same_wish = cards_[a].wish == Wish::absolute && cards_[b].wish == Wish::absolute &&
                           cards_[a].wants_white == cards_[b].wants_white;
    return !same_wish || cards_[a].top || cards_[b].top;
  }

  /// Returns the best pairing of a bracket, taking into account the brackets below. `sequence`
  /// breaks ties.
  Outlook look(const SwissBracket& bracket, const SwissCriteria& criteria,
               const Sequence& sequence) const {
    Players players = bracket.moved_down;
    players.insert(players.end(), bracket.residents.begin(), bracket.residents.end());
    players.insert(players.end(), bracket.below.begin(), bracket.below.end());
    const std::size_t bye = players.size();
    const bool with_bye = players.size() % 2 == 1;
    Matching matching(players.size() + (with_bye ? 1 : 0), criteria.length());
    for (std::size_t i = 0; i < players.size(); ++i) {
      for (std::size_t j = i + 1; j < players.size(); ++j) {
        if (!may_meet(players[i], players[j])) continue;
        Weight weight = criteria.of_pair(players[i], players[j]);
        if (criteria.is_here(players[i], players[j])) sequence(weight, players[i], players[j]);
        matching.join(i, j, weight);
      }
      if (with_bye && cards_[players[i]].may_have_bye) {
        matching.join(i, bye, criteria.of_bye(players[i]));
      }
    }
    const auto mates = matching.solve();
    Outlook outlook;
    outlook.complete = true;
    for (std::size_t i = 0; i < players.size(); ++i) {
      const std::size_t mate = mates[i];
      outlook.complete = outlook.complete && mate != i;
      if (mate == bye) {
        outlook.bye = players[i];
      } else if (i < mate && criteria.is_here(players[i], players[mate])) {
        outlook.here.emplace_back(players[i], players[mate]);
      }
    }
    return outlook;
  }

  /// Pairs a bracket; returns the players left over, or nothing if the round cannot be paired.
  std::optional<Players> pair_bracket(SwissBracket bracket) {
    Outlook first = look_at_moved_down(bracket);
    if (!first.complete) return std::nullopt;
    const std::size_t size = bracket.moved_down.size() + bracket.residents.size();
    const bool bye_is_here = first.bye && !contains(bracket.below, *first.bye);
    if (bye_is_here && size == 2 * first.here.size() + 1) {
      bracket.single_gets_bye = true;
      first = look_at_moved_down(bracket);
    }
    for (const auto& [player, opponent] : first.here) {
      if (!contains(bracket.moved_down, player)) continue;
      remove(bracket.moved_down, player);
      remove(contains(bracket.residents, opponent) ? bracket.residents : bracket.moved_down,
             opponent);
      settle(player, opponent);
    }
    bracket.moved_down_may_pair = false;
    const std::size_t pairs = static_cast<std::size_t>(
        std::count_if(first.here.begin(), first.here.end(),
                      [&](const Pair& pair) { return contains(bracket.residents, pair.first); }));
    Players floaters = bracket.moved_down;
    Players residents = bracket.residents;
    for (const auto& [player, opponent] : look_at_residents(bracket, pairs).here) {
      remove(residents, player);
      remove(residents, opponent);
      settle(player, opponent);
    }
    floaters.insert(floaters.end(), residents.begin(), residents.end());
    return floaters;
  }

  /// Decides which moved-down players are paired, and their opponents: among equal pairings the one
  /// with the first players moved down (4.4), then the one with the first transposition (4.2).
  Outlook look_at_moved_down(const SwissBracket& bracket) const {
    SwissCriteria criteria(cards_, bracket, task_.initial_white);
    WeightPlan& plan = criteria.plan();
    std::map<std::size_t, Pair> wishes;
    for (const std::size_t player : bracket.moved_down) wishes[player].first = plan.add(1);
    const auto residents = static_cast<std::int64_t>(bracket.residents.size());
    for (const std::size_t player : bracket.moved_down) wishes[player].second = plan.add(residents);
    return look(bracket, criteria, [&](Weight& weight, std::size_t a, std::size_t b) {
      if (wishes.count(a) == 0) return;
      plan.put(weight, wishes[a].first, 1);
      if (wishes.count(b) > 0) {
        plan.put(weight, wishes[b].first, 1);
        return;
      }
      const auto place = std::find(bracket.residents.begin(), bracket.residents.end(), b);
      plan.put(weight, wishes[a].second, bracket.residents.begin() - place);
    });
  }

  /// Pairs the remaining residents among themselves. The first `pairs` of them are S1, the others
  /// S2; the higher player of a pair is from S1 unless players were exchanged.
  Outlook look_at_residents(const SwissBracket& bracket, std::size_t pairs) const {
    SwissCriteria criteria(cards_, bracket, task_.initial_white);
    WeightPlan& plan = criteria.plan();
    const std::size_t size = bracket.residents.size();
    const auto span = static_cast<std::int64_t>(size);
    std::map<std::size_t, std::size_t> number;
    for (std::size_t i = 0; i < size; ++i) number[bracket.residents[i]] = i;
    const std::size_t exchanged = plan.add(span);   // 4.3.1
    const std::size_t sum = plan.add(span * span);  // 4.3.2
    std::vector<std::size_t> role(size);
    for (std::size_t i = pairs; i-- > 0;) role[i] = plan.add(1);       // 4.3.3
    for (std::size_t i = pairs; i < size; ++i) role[i] = plan.add(1);  // 4.3.4
    std::vector<std::size_t> opponent(size);
    for (std::size_t i = 0; i < size; ++i) opponent[i] = plan.add(span);  // 4.2
    return look(bracket, criteria, [&](Weight& weight, std::size_t a, std::size_t b) {
      const std::size_t high = number[a];
      const std::size_t low = number[b];
      const bool from_s2 = high >= pairs;
      if (from_s2) plan.put(weight, exchanged, -1);
      plan.put(weight, sum, -static_cast<std::int64_t>(high));
      plan.put(weight, role[high], from_s2 ? 1 : -1);
      plan.put(weight, opponent[high], -static_cast<std::int64_t>(low));
    });
  }

  void settle(std::size_t a, std::size_t b) {
    const bool white = first_has_white(cards_[a], cards_[b], task_.initial_white);
    pairing_.boards.emplace_back(white ? a : b, white ? b : a);
    remove(left_, a);
    remove(left_, b);
  }

  /// Sorts by the higher score of the two, then by the sum, then by the rank (C.04.2).
  void sort_boards() {
    const auto& cards = cards_;
    const auto higher = [&](const Pair& pair) -> const SwissCard& {
      const SwissCard& white = cards[pair.first];
      const SwissCard& black = cards[pair.second];
      return white.ranks_before(black) ? white : black;
    };
    const auto sum = [&](const Pair& pair) {
      return cards[pair.first].halves + cards[pair.second].halves;
    };
    std::sort(pairing_.boards.begin(), pairing_.boards.end(), [&](const Pair& a, const Pair& b) {
      const SwissCard& first = higher(a);
      const SwissCard& second = higher(b);
      if (first.halves != second.halves) return first.halves > second.halves;
      if (sum(a) != sum(b)) return sum(a) > sum(b);
      return first.index < second.index;
    });
  }

  const SwissTask& task_;
  std::vector<SwissCard> cards_;
  std::vector<std::vector<bool>> met_;
  Players left_;  // by rank
  bool odd_ = false;
  SwissPairing pairing_;
};

}  // namespace

std::optional<SwissPairing> pair_dutch(const SwissTask& task) {
  return RoundPairing(task).run();
}

bool keeps_rules(const SwissTask& task, const SwissPairing& pairing) {
  return RoundPairing(task).allows(pairing);
}

bool is_sound(const SwissTask& task) {
  const auto& players = task.players;
  return std::all_of(players.begin(), players.end(), [&](const SwissPlayer& player) {
    const bool known =
        std::all_of(player.past.begin(), player.past.end(),
                    [&](const SwissPast& past) { return past.opponent < players.size(); });
    return known && player.past.size() == players.front().past.size();
  });
}

}  // namespace camlann::tournament
