#pragma once
// A director for tests: gives commands and keeps the events.

#include <gtest/gtest.h>

#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "tournament/decide.hpp"
#include "tournament/event.hpp"
#include "tournament/standings.hpp"
#include "tournament/state.hpp"

namespace camlann::tournament::test {

struct Director {
  explicit Director(Terms terms) : state(*new_tournament(std::move(terms))) {}

  /// True if it was accepted.
  bool give(const Command& command) {
    const auto led_to = decide(state, command);
    refusal = led_to ? std::string() : to_text(led_to.error());
    if (!led_to) return false;
    for (const Event& event : *led_to) {
      state = apply(std::move(state), event);
      events.push_back(event);
    }
    return true;
  }

  /// Players "a", "b", ..., the first with the highest rating.
  void enter(std::size_t players) {
    for (std::size_t i = 0; i < players; ++i) {
      ASSERT_TRUE(
          give(Enter{std::string(1, static_cast<char>('a' + i)), 2000 - 10 * static_cast<int>(i)}))
          << refusal;
    }
  }

  /// The pairings of the last round as "a-b c-d", byes as "e".
  [[nodiscard]] std::string round() const {
    std::string text;
    for (const Pairing& pairing : state.rounds.back().pairings) {
      text += (text.empty() ? "" : " ") + pairing.white + '-' + pairing.black;
    }
    for (const Bye& bye : state.rounds.back().byes) text += (text.empty() ? "" : " ") + bye.player;
    return text;
  }

  /// Results of the last round by board: 1, 0, =, + and - are White's; x if neither came.
  void score(const std::string& results) {
    for (std::size_t board = 0; board < results.size(); ++board) {
      const std::size_t at = std::string("1=0+-x").find(results[board]);
      constexpr Score scores[] = {Score::white,        Score::draw,         Score::black,
                                  Score::black_absent, Score::white_absent, Score::both_absent};
      ASSERT_TRUE(give(Report{state.rounds.size(), board + 1, scores[at]})) << refusal;
    }
  }

  /// "a 3, b 2½, ..." with places where they are shared, "2= c 2".
  [[nodiscard]] std::string table() const {
    std::string text;
    for (const Line& line : standings(state)) {
      text += (text.empty() ? "" : ", ") + std::to_string(line.place) + ' ' + line.player + ' ' +
              std::to_string(line.halves / 2) + (line.halves % 2 != 0 ? ".5" : "");
    }
    return text;
  }

  [[nodiscard]] std::vector<int> tie_breaks_of(const std::string& player) const {
    for (const Line& line : standings(state)) {
      if (line.player == player) return line.tie_breaks;
    }
    return {};
  }

  State state;
  std::vector<Event> events;
  std::string refusal;
};

}  // namespace camlann::tournament::test
