#include "tournament/pairing_check.hpp"

#include <algorithm>
#include <cstddef>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "base/try.hpp"
#include "tournament/card.hpp"
#include "tournament/event.hpp"
#include "tournament/pairing.hpp"
#include "tournament/state.hpp"
#include "tournament/swiss_player.hpp"

namespace camlann::tournament {

namespace {

using FaultKind = PairingFault::Kind;
using Severity = PairingFault::Severity;
using Faults = std::vector<PairingFault>;

/// True if the player has a game or a bye of the round.
bool takes_part(const State& state, const std::vector<std::size_t>& in_table, std::size_t index) {
  if (state.terms.system == System::swiss) return state.entrants[index].here;
  return std::count(in_table.begin(), in_table.end(), index) > 0;
}

/// Finds the faults because of which the round could not be played.
Faults impossible_faults(const State& state, const GivenPairing& pairing) {
  Faults faults;
  const auto add = [&](FaultKind kind, std::size_t board, const PlayerId& player) {
    faults.push_back({kind, Severity::impossible, board, player, {}, 0, false});
  };
  const bool swiss = state.terms.system == System::swiss;
  const auto in_table = swiss ? std::vector<std::size_t>() : round_robin_numbers(state);
  std::set<PlayerId> seen;
  const auto see = [&](std::size_t board, const PlayerId& player) {
    const auto index = state.find(player);
    if (!index) return add(FaultKind::unknown, board, player);
    if (!seen.insert(player).second) return add(FaultKind::twice, board, player);
    if (!takes_part(state, in_table, *index)) add(FaultKind::not_here, board, player);
  };
  for (std::size_t board = 1; board <= pairing.boards.size(); ++board) {
    see(board, pairing.boards[board - 1].white);
    see(board, pairing.boards[board - 1].black);
  }
  for (const Bye& bye : pairing.byes) {
    see(0, bye.player);
    if (swiss == (bye.kind == Bye::Kind::rest)) add(FaultKind::wrong_bye, 0, bye.player);
  }
  for (std::size_t index = 0; index < state.entrants.size(); ++index) {
    const PlayerId& player = state.entrants[index].id;
    if (takes_part(state, in_table, index) && seen.count(player) == 0) {
      add(FaultKind::left_out, 0, player);
    }
  }
  if (pairing.boards.empty()) add(FaultKind::no_game, 0, {});
  return faults;
}

/// Returns the cards of the players by entrant, and their order by points and rating.
class Field {
 public:
  Field(const State& state, const SwissTask& task)
      : state_(state), initial_white_(task.initial_white), outings_(cards(state)) {
    const auto numbers = by_rating(state);
    const auto ranked = swiss_cards(task);
    cards_.resize(ranked.size());
    for (std::size_t i = 0; i < ranked.size(); ++i) cards_[numbers[i]] = ranked[i];
  }

  [[nodiscard]] const SwissCard& card(const PlayerId& player) const {
    return cards_[state_.index_of(player)];
  }
  /// Returns the rounds in which two players have met, from 1. In a Swiss only those in which they
  /// played.
  [[nodiscard]] std::vector<std::size_t> meetings(const PlayerId& one,
                                                  const PlayerId& other) const {
    const std::size_t opponent = state_.index_of(other);
    const bool swiss = state_.terms.system == System::swiss;
    std::vector<std::size_t> rounds;
    const Card& card = outings_[state_.index_of(one)];
    for (std::size_t i = 0; i < card.size(); ++i) {
      const bool counts = !swiss || card[i].kind == Outing::Kind::played;
      if (counts && card[i].opponent == opponent) rounds.push_back(i + 1);
    }
    return rounds;
  }
  /// True if the program may pair these two (C1, C3).
  [[nodiscard]] bool may_meet(const PlayerId& one, const PlayerId& other) const {
    const SwissCard& a = card(one);
    const SwissCard& b = card(other);
    const bool same_wish =
        a.wish == Wish::absolute && b.wish == Wish::absolute && a.wants_white == b.wants_white;
    return meetings(one, other).empty() && (!same_wish || a.top || b.top);
  }
  /// Returns the round in which a player got the points of a win without playing, from 1.
  [[nodiscard]] std::optional<std::size_t> unplayed_win(const PlayerId& player) const {
    constexpr int win_halves = 2;
    const Card& card = outings_[state_.index_of(player)];
    for (std::size_t i = card.size(); i-- > 0;) {
      if (card[i].kind != Outing::Kind::played && card[i].halves >= win_halves) return i + 1;
    }
    return std::nullopt;
  }
  [[nodiscard]] bool first_has_white(const PlayerId& one, const PlayerId& other) const {
    return tournament::first_has_white(card(one), card(other), initial_white_);
  }

 private:
  const State& state_;
  bool initial_white_;
  std::vector<Card> outings_;
  std::vector<SwissCard> cards_;  // by entrant
};

/// Collects the faults of a pairing that could be played.
class Check {
 public:
  Check(const State& state, const GivenPairing& pairing)
      : state_(state), pairing_(pairing), field_(state, task_of_all(state)) {}

  Faults of_swiss() {
    for (std::size_t board = 1; board <= pairing_.boards.size(); ++board) {
      const auto& [white, black] = pairing_.boards[board - 1];
      if (const auto before = field_.meetings(white, black); !before.empty()) {
        add(FaultKind::met_before, Severity::against_rules, board, white, black, before.back());
      }
      check_colours(board, white, black);
      check_scores(board, white, black);
      for (const PlayerId& player : {white, black}) {
        if (asks_bye(player)) add(FaultKind::asked_bye, Severity::against_rules, board, player);
      }
    }
    check_byes();
    return std::move(faults_);
  }

  Faults of_round_robin() {
    const auto left = rounds_of_table_left(state_);
    const auto most = static_cast<std::size_t>(state_.terms.cycles);
    for (std::size_t board = 1; board <= pairing_.boards.size(); ++board) {
      const auto& [white, black] = pairing_.boards[board - 1];
      const auto before = field_.meetings(white, black);
      if (before.size() >= most) {
        add(FaultKind::met_before, Severity::against_rules, board, white, black, before.back());
      } else {
        compare_with_table(left, board, white, black);
      }
      check_third_colour(board, white, true, Severity::avoided);
      check_third_colour(board, black, false, Severity::avoided);
    }
    check_rests(most);
    return std::move(faults_);
  }

 private:
  void add(FaultKind kind, Severity severity, std::size_t board, const PlayerId& player,
           const PlayerId& other = {}, std::size_t round = 0, bool white = false) {
    faults_.push_back({kind, severity, board, player, other, round, white});
  }

  [[nodiscard]] bool asks_bye(const PlayerId& player) const {
    return state_.entrants[state_.index_of(player)].asked_bye == state_.rounds.size() + 1;
  }

  void check_third_colour(std::size_t board, const PlayerId& player, bool white,
                          Severity severity) {
    if (faults_of(field_.card(player), white).third_in_row) {
      add(FaultKind::third_colour, severity, board, player, {}, 0, white);
    }
  }

  void check_colours(std::size_t board, const PlayerId& white, const PlayerId& black) {
    const bool top = field_.card(white).top || field_.card(black).top;
    const Severity severity = top ? Severity::avoided : Severity::against_rules;
    const std::size_t before = faults_.size();
    for (const bool has_white : {true, false}) {
      const PlayerId& player = has_white ? white : black;
      const SwissCard& card = field_.card(player);
      const std::size_t before_player = faults_.size();
      check_third_colour(board, player, has_white, severity);
      // A colour that brings a player back from a greater difference is right.
      const bool ahead = faults_of(card, has_white).beyond_two && card.wants_white != has_white;
      if (ahead && faults_.size() == before_player) {
        add(FaultKind::colour_ahead, severity, board, player, {}, 0, has_white);
      }
    }
    if (faults_.size() == before && !field_.first_has_white(white, black)) {
      add(FaultKind::wrong_colour, Severity::avoided, board, black, white, 0, true);
    }
  }

  /// True if the player is paired outside the score group, or has a bye.
  [[nodiscard]] bool floats(const PlayerId& player) const {
    const auto found = std::find_if(
        pairing_.boards.begin(), pairing_.boards.end(),
        [&](const GivenBoard& one) { return one.white == player || one.black == player; });
    if (found == pairing_.boards.end()) return true;
    return field_.card(found->white).halves != field_.card(found->black).halves;
  }

  void check_scores(std::size_t board, const PlayerId& white, const PlayerId& black) {
    const bool white_is_higher = field_.card(white).halves > field_.card(black).halves;
    if (!white_is_higher && field_.card(white).halves == field_.card(black).halves) return;
    const PlayerId& high = white_is_higher ? white : black;
    const PlayerId& low = white_is_higher ? black : white;
    if (const auto better = free_with_same_points(high)) {
      faults_.push_back(
          {FaultKind::other_score, Severity::avoided, board, high, *better, 0, false});
    }
    if (field_.card(high).floats.front() == Float::down) {
      add(FaultKind::down_again, Severity::avoided, board, high, low, state_.rounds.size());
    }
  }

  /// Finds a player of the same points that also plays or rests outside the score group.
  [[nodiscard]] std::optional<PlayerId> free_with_same_points(const PlayerId& player) const {
    for (const Entrant& one : state_.entrants) {
      if (one.id == player || !one.here || asks_bye(one.id)) continue;
      if (field_.card(one.id).halves != field_.card(player).halves || !floats(one.id)) continue;
      if (field_.may_meet(player, one.id)) return one.id;
    }
    return std::nullopt;
  }

  void check_byes() {
    std::vector<PlayerId> full;
    for (const Bye& bye : pairing_.byes) {
      if (bye.kind != Bye::Kind::win) {
        if (!asks_bye(bye.player)) add(FaultKind::unasked_bye, Severity::avoided, 0, bye.player);
        continue;
      }
      full.push_back(bye.player);
      if (const auto before = field_.unplayed_win(bye.player)) {
        add(FaultKind::second_bye, Severity::against_rules, 0, bye.player, {}, *before);
      }
      if (asks_bye(bye.player)) add(FaultKind::asked_bye, Severity::against_rules, 0, bye.player);
      check_bye_score(bye.player);
    }
    for (std::size_t i = 1; i < full.size(); i += 2) {
      add(FaultKind::needless_bye, Severity::against_rules, 0, full[i - 1], full[i]);
    }
  }

  void check_bye_score(const PlayerId& player) {
    const auto& all = state_.entrants;
    const auto lower = std::find_if(all.begin(), all.end(), [&](const Entrant& one) {
      return one.here && !asks_bye(one.id) && field_.card(one.id).may_have_bye &&
             field_.card(one.id).halves < field_.card(player).halves;
    });
    if (lower != all.end()) add(FaultKind::bye_above, Severity::avoided, 0, player, lower->id);
  }

  /// Compares a board with the rounds of the table that are left.
  void compare_with_table(const std::vector<std::pair<std::size_t, Round>>& left, std::size_t board,
                          const PlayerId& white, const PlayerId& black) {
    for (const auto& [number, round] : left) {
      for (const Pairing& one : round.pairings) {
        const bool same = one.white == white && one.black == black;
        const bool turned = one.white == black && one.black == white;
        if (!same && !turned) continue;
        if (number != left.front().first) {
          add(FaultKind::another_round, Severity::avoided, board, white, black, number);
        }
        if (turned) add(FaultKind::wrong_colour, Severity::avoided, board, black, white, 0, true);
        return;
      }
    }
  }

  void check_rests(std::size_t most) {
    std::vector<PlayerId> resting;
    for (const Bye& bye : pairing_.byes) {
      std::size_t rests = 0;
      std::size_t last = 0;
      for (std::size_t i = 0; i < state_.rounds.size(); ++i) {
        for (const Bye& one : state_.rounds[i].byes) {
          if (one.player != bye.player) continue;
          ++rests;
          last = i + 1;
        }
      }
      if (rests >= most)
        add(FaultKind::second_bye, Severity::against_rules, 0, bye.player, {}, last);
      resting.push_back(bye.player);
    }
    for (std::size_t i = 1; i < resting.size(); i += 2) {
      add(FaultKind::needless_bye, Severity::against_rules, 0, resting[i - 1], resting[i]);
    }
  }

  const State& state_;
  const GivenPairing& pairing_;
  Field field_;
  Faults faults_;
};

/// Returns an error if the system lets only the program pair.
Result<void> may_be_given(const State& state) {
  const auto refused = [](std::string what) {
    return failure(ErrorCode::conflict, std::move(what), "system", "a Swiss or a round robin");
  };
  switch (state.terms.system) {
    case System::swiss: break;
    case System::knockout:
      return refused("In a knock-out the winners meet, so its rounds pair themselves");
    case System::arena:
      return refused("An arena pairs at once who is free, so nobody else pairs it");
    case System::teams:
      return refused("The clubs of team matches set their line-ups, so nobody else pairs them");
    case System::simul:
      return refused("In a simultaneous display the giver meets all, so nobody else pairs it");
    case System::round_robin:
      if (!state.terms.all_at_once) break;
      return refused("The rounds of this round robin begin together, so nobody else pairs them");
  }
  if (!state.all_scored()) {
    return failure(ErrorCode::conflict, "Games of this round are still open");
  }
  if (state.rounds.size() < rounds_in_all(state)) return {};
  return state.entrants.size() < 2 ? failure(ErrorCode::conflict, "A tournament needs two players")
                                   : failure(ErrorCode::conflict, "All rounds have been paired");
}

std::string colour_of(const PairingFault& fault) {
  return fault.white ? "White" : "Black";
}

std::string in_round(const PairingFault& fault) {
  return "in round " + std::to_string(fault.round);
}

}  // namespace

Result<std::vector<PairingFault>> check_pairing(const State& state, const GivenPairing& pairing) {
  if (state.ended) return failure(ErrorCode::conflict, "The tournament is over");
  TRY_VOID(may_be_given(state));
  if (auto faults = impossible_faults(state, pairing); !faults.empty()) return faults;
  Check check(state, pairing);
  auto faults = state.terms.system == System::swiss ? check.of_swiss() : check.of_round_robin();
  std::stable_sort(faults.begin(), faults.end(),
                   [](const PairingFault& one, const PairingFault& other) {
                     return std::tuple(one.severity, one.board == 0, one.board) <
                            std::tuple(other.severity, other.board == 0, other.board);
                   });
  return faults;
}

std::string sentence_of(const PairingFault& fault,
                        const std::function<std::string(const PlayerId&)>& name_of) {
  const std::string player = name_of(fault.player);
  const std::string other = fault.other.empty() ? std::string() : name_of(fault.other);
  switch (fault.kind) {
    case FaultKind::unknown: return player + " has not entered";
    case FaultKind::not_here: return player + " has left, or came too late";
    case FaultKind::twice: return player + " is in the round twice";
    case FaultKind::left_out: return player + " is left out, without a game or a bye";
    case FaultKind::wrong_bye: return player + " cannot have a bye of this kind here";
    case FaultKind::no_game: return "The round has no game";
    case FaultKind::met_before:
      return player + " and " + other + " have met before, " + in_round(fault);
    case FaultKind::second_bye:
      return player + " has had a bye before, or a win without a game, " + in_round(fault);
    case FaultKind::third_colour:
      return player + " has " + colour_of(fault) + " in a third game in a row";
    case FaultKind::colour_ahead:
      return player + " has " + colour_of(fault) + " in three games more than the other colour";
    case FaultKind::needless_bye:
      return player + " and " + other + " both have a bye, and could play each other";
    case FaultKind::asked_bye: return player + " has asked for a bye of half a point in this round";
    case FaultKind::unasked_bye: return player + " has not asked for this bye of half a point";
    case FaultKind::bye_above:
      return player + " has the bye, though " + other + " has fewer points";
    case FaultKind::other_score:
      return player + " plays outside the score group, though " + other +
             " with the same points could be the opponent";
    case FaultKind::down_again:
      return player + " plays somebody with fewer points after such a game, or a bye, " +
             in_round(fault);
    case FaultKind::wrong_colour:
      return player + " would have " + colour_of(fault) + " against " + other + " by the rules";
    case FaultKind::another_round: break;
  }
  return player + " and " + other + " meet " + in_round(fault) + " of the table";
}

GivenPairing pairing_of_neighbours(const State& state) {
  const SwissTask task = task_of_all(state);
  const auto numbers = by_rating(state);
  auto ranked = swiss_cards(task);
  std::erase_if(ranked, [&](const SwissCard& one) { return !task.players[one.index].present; });
  std::sort(ranked.begin(), ranked.end(),
            [](const SwissCard& one, const SwissCard& other) { return one.ranks_before(other); });
  const auto id = [&](const SwissCard& card) { return state.entrants[numbers[card.index]].id; };
  GivenPairing pairing;
  for (std::size_t i = 0; i + 1 < ranked.size(); i += 2) {
    const bool white = first_has_white(ranked[i], ranked[i + 1], task.initial_white);
    pairing.boards.push_back({id(ranked[white ? i : i + 1]), id(ranked[white ? i + 1 : i])});
  }
  if (ranked.size() % 2 == 1) pairing.byes.push_back({id(ranked.back()), Bye::Kind::win, 0});
  for (const Entrant& one : state.entrants) {
    if (one.here && one.asked_bye == state.rounds.size() + 1) {
      pairing.byes.push_back({one.id, Bye::Kind::half, 0});
    }
  }
  return pairing;
}

GivenPairing given_pairing_of(const Round& round) {
  GivenPairing pairing;
  for (const Pairing& one : round.pairings) pairing.boards.push_back({one.white, one.black});
  pairing.byes = round.byes;
  return pairing;
}

}  // namespace camlann::tournament
