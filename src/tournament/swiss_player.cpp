#include "tournament/swiss_player.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <vector>

#include "tournament/dutch.hpp"

namespace camlann::tournament {

namespace {

constexpr int win_halves = 2;

int halves_before(const SwissPlayer& player, std::size_t round) {
  int halves = 0;
  for (std::size_t i = 0; i < round; ++i) halves += player.past[i].halves;
  return halves;
}

Float float_in(const SwissTask& task, const SwissPlayer& player, std::size_t round) {
  const SwissPast& past = player.past[round];
  if (!past.played) return past.halves > 0 ? Float::down : Float::none;
  const int own = halves_before(player, round);
  const int other = halves_before(task.players[past.opponent], round);
  if (own == other) return Float::none;
  return own > other ? Float::down : Float::up;
}

void take_wish(SwissCard& card) {
  const auto& colours = card.colours;
  if (colours.empty()) return;
  const std::size_t games = colours.size();
  const bool twice = games >= 2 && colours[games - 1] == colours[games - 2];
  const int difference = card.colour_difference;
  if (std::abs(difference) > 1) {
    card.wish = Wish::absolute;
    card.wants_white = difference < 0;
  } else if (twice) {
    card.wish = Wish::absolute;
    card.wants_white = !colours.back();
  } else if (difference != 0) {
    card.wish = Wish::strong;
    card.wants_white = difference < 0;
  } else {
    card.wish = Wish::mild;
    card.wants_white = !colours.back();
  }
}

SwissCard card_of(const SwissTask& task, std::size_t index) {
  const SwissPlayer& player = task.players[index];
  SwissCard card;
  card.index = index;
  for (const SwissPast& past : player.past) {
    card.halves += past.halves;
    if (past.played) {
      card.colours.push_back(past.white);
      card.colour_difference += past.white ? 1 : -1;
    } else {
      ++card.unplayed;
      card.may_have_bye = card.may_have_bye && past.halves < win_halves;
    }
  }
  take_wish(card);
  const std::size_t rounds = player.past.size();
  for (std::size_t back = 1; back <= card.floats.size() && back <= rounds; ++back) {
    card.floats[back - 1] = float_in(task, player, rounds - back);
  }
  card.top = task.last_round && card.halves > static_cast<int>(rounds);
  return card;
}

}  // namespace

std::vector<SwissCard> swiss_cards(const SwissTask& task) {
  std::vector<SwissCard> cards;
  cards.reserve(task.players.size());
  for (std::size_t index = 0; index < task.players.size(); ++index) {
    cards.push_back(card_of(task, index));
  }
  return cards;
}

bool first_has_white(const SwissCard& first, const SwissCard& second, bool initial_white) {
  const bool wishes = first.wish != Wish::none && second.wish != Wish::none;
  if (wishes && first.wants_white != second.wants_white) return first.wants_white;  // 5.2.1
  if (first.wish != second.wish) {                                                  // 5.2.2
    return first.wish > second.wish ? first.wants_white : !second.wants_white;
  }
  if (first.wish == Wish::absolute) {
    const int own = std::abs(first.colour_difference);
    const int other = std::abs(second.colour_difference);
    if (own != other) return own > other ? first.wants_white : !second.wants_white;
  }
  const std::size_t common = std::min(first.colours.size(), second.colours.size());  // 5.2.3
  for (std::size_t back = 1; back <= common; ++back) {
    const bool own = first.colours[first.colours.size() - back];
    if (own != second.colours[second.colours.size() - back]) return !own;
  }
  const bool first_is_higher = first.ranks_before(second);
  const SwissCard& higher = first_is_higher ? first : second;
  const bool odd_number = higher.index % 2 == 0;
  const bool higher_has_white = higher.wish != Wish::none ? higher.wants_white            // 5.2.4
                                                          : odd_number == initial_white;  // 5.2.5
  return first_is_higher == higher_has_white;
}

ColourFaults faults_of(const SwissCard& player, bool white) {
  ColourFaults faults;
  const std::size_t games = player.colours.size();
  faults.beyond_two = std::abs(player.colour_difference + (white ? 1 : -1)) > 2;
  faults.third_in_row =
      games >= 2 && player.colours[games - 1] == white && player.colours[games - 2] == white;
  faults.against_wish = player.wish != Wish::none && player.wants_white != white;
  faults.against_strong_wish = faults.against_wish && player.wish == Wish::strong;
  return faults;
}

}  // namespace camlann::tournament
