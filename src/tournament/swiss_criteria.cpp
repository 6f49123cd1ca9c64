#include "tournament/swiss_criteria.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <vector>

#include "tournament/matching.hpp"
#include "tournament/swiss_player.hpp"

namespace camlann::tournament {

SwissCriteria::SwissCriteria(const std::vector<SwissCard>& cards, const SwissBracket& bracket,
                             bool initial_white)
    : cards_(cards),
      bracket_(bracket),
      initial_white_(initial_white),
      places_(cards.size(), Place::elsewhere),
      players_(static_cast<std::int64_t>(cards.size())) {
  for (const std::size_t player : bracket.moved_down) {
    places_[player] = Place::moved_down;
    scores_.push_back(cards[player].halves);
  }
  for (const std::size_t player : bracket.residents) {
    places_[player] = Place::resident;
    scores_.push_back(cards[player].halves);
  }
  std::sort(scores_.begin(), scores_.end(), std::greater<>());
  scores_.erase(std::unique(scores_.begin(), scores_.end()), scores_.end());
  for (const std::size_t player : bracket.below) {
    const bool next = cards[player].halves == cards[bracket.below.front()].halves;
    places_[player] = next ? Place::next : Place::further;
  }
  add_place_wishes();
  add_quality_wishes();
}

/// Adds C4 to C8: the players that are paired in this bracket.
void SwissCriteria::add_place_wishes() {
  int highest = 0;
  for (const SwissCard& card : cards_) highest = std::max(highest, card.halves);
  complete_ = plan_.add(players_);
  bye_score_ = plan_.add(highest);
  pairs_ = plan_.add(players_);
  for (std::size_t i = 0; i < scores_.size(); ++i) paired_scores_.push_back(plan_.add(players_));
  next_pairs_ = plan_.add(players_);
  for (std::size_t i = 0; i < scores_.size(); ++i) next_scores_.push_back(plan_.add(players_));
}

/// Adds C9 to C21: the choice of opponents.
void SwissCriteria::add_quality_wishes() {
  int most_unplayed = 0;
  for (const SwissCard& card : cards_) most_unplayed = std::max(most_unplayed, card.unplayed);
  bye_unplayed_ = plan_.add(most_unplayed);
  beyond_two_ = plan_.add(players_);
  third_in_row_ = plan_.add(players_);
  against_wish_ = plan_.add(players_);
  against_strong_wish_ = plan_.add(players_);
  for (std::size_t back = 0; back < 2; ++back) {
    resident_down_[back] = plan_.add(players_);
    opponent_up_[back] = plan_.add(players_);
  }
  if (bracket_.moved_down.empty()) return;
  for (std::size_t back = 0; back < 2; ++back) {
    moved_down_paired_[back] = plan_.add(players_);
    for (std::size_t i = 0; i < scores_.size(); ++i) {
      moved_down_far_[back].push_back(plan_.add(players_));
    }
    for (std::size_t i = 0; i < scores_.size(); ++i) {
      opponent_up_far_[back].push_back(plan_.add(players_));
    }
  }
}

std::size_t SwissCriteria::class_of(std::size_t player) const {
  return static_cast<std::size_t>(std::find(scores_.begin(), scores_.end(), cards_[player].halves) -
                                  scores_.begin());
}

bool SwissCriteria::is_here(std::size_t a, std::size_t b) const {
  if (!in_bracket(a) || !in_bracket(b)) return false;
  const int moved_down =
      (places_[a] == Place::moved_down ? 1 : 0) + (places_[b] == Place::moved_down ? 1 : 0);
  if (moved_down == 0) return true;
  if (!bracket_.moved_down_may_pair) return false;
  // Two moved-down players meet only if they have no other opponents.
  return moved_down == 1 || bracket_.below.empty();
}

Weight SwissCriteria::of_pair(std::size_t a, std::size_t b) const {
  Weight weight = plan_.none();
  plan_.put(weight, complete_, 1);
  if (is_here(a, b)) {
    judge_here(weight, a, b);
  } else {
    judge_next(weight, a, b);
  }
  return weight;
}

Weight SwissCriteria::of_bye(std::size_t player) const {
  Weight weight = plan_.none();
  plan_.put(weight, complete_, 1);
  plan_.put(weight, bye_score_, -cards_[player].halves);
  if (bracket_.single_gets_bye && in_bracket(player)) {
    plan_.put(weight, bye_unplayed_, -cards_[player].unplayed);
  }
  return weight;
}

void SwissCriteria::judge_here(Weight& weight, std::size_t a, std::size_t b) const {
  plan_.put(weight, pairs_, 1);
  for (const std::size_t player : {a, b}) {
    if (places_[player] == Place::moved_down) {
      plan_.put(weight, paired_scores_[class_of(player)], 1);
    }
  }
  judge_colours(weight, a, b);
  judge_floats(weight, a, b);
}

void SwissCriteria::judge_colours(Weight& weight, std::size_t a, std::size_t b) const {
  const bool white = first_has_white(cards_[a], cards_[b], initial_white_);
  const bool with_top = cards_[a].top || cards_[b].top;
  for (const ColourFaults& faults : {faults_of(cards_[a], white), faults_of(cards_[b], !white)}) {
    if (with_top && faults.beyond_two) plan_.put(weight, beyond_two_, -1);
    if (with_top && faults.third_in_row) plan_.put(weight, third_in_row_, -1);
    if (faults.against_wish) plan_.put(weight, against_wish_, -1);
    if (faults.against_strong_wish) plan_.put(weight, against_strong_wish_, -1);
  }
}

void SwissCriteria::judge_floats(Weight& weight, std::size_t a, std::size_t b) const {
  for (std::size_t back = 0; back < 2; ++back) {
    for (const auto& [player, other] : {std::array{a, b}, std::array{b, a}}) {
      const Float had = cards_[player].floats[back];
      if (places_[player] == Place::resident) {
        if (had == Float::down) plan_.put(weight, resident_down_[back], 1);
        if (had != Float::up || places_[other] != Place::moved_down) continue;
        plan_.put(weight, opponent_up_[back], -1);
        plan_.put(weight, opponent_up_far_[back][class_of(other)], -1);
      } else if (had == Float::down) {
        plan_.put(weight, moved_down_paired_[back], 1);
        plan_.put(weight, moved_down_far_[back][class_of(player)], -1);
      }
    }
  }
}

/// Rates a pair for the next bracket (C8).
void SwissCriteria::judge_next(Weight& weight, std::size_t a, std::size_t b) const {
  const bool a_next = places_[a] == Place::next;
  const bool b_next = places_[b] == Place::next;
  if ((!a_next && !in_bracket(a)) || (!b_next && !in_bracket(b)) || (!a_next && !b_next)) return;
  plan_.put(weight, next_pairs_, 1);
  if (!a_next) plan_.put(weight, next_scores_[class_of(a)], 1);
  if (!b_next) plan_.put(weight, next_scores_[class_of(b)], 1);
}

}  // namespace camlann::tournament
