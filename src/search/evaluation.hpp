#pragma once
// The three roles of evaluation in a search, each with its own object: a judge evaluates positions,
// an orderer estimates moves, an oracle knows exact scores. Each can be replaced separately, for
// example by a learned judge. Every search has its own objects, because a judge may keep
// incremental state.

#include <array>
#include <concepts>
#include <optional>
#include <utility>

#include "rules/move.hpp"
#include "search/score.hpp"

namespace camlann {

inline constexpr Score max_estimate = 20'000;
static_assert(max_estimate < sure_win);

// --- The judge ----------------------------------------------------------------------------------

/// Evaluates a position for the side to move, within +-max_estimate.
template <class J, class R>
concept Judges =
    std::copy_constructible<J> && requires(J& judge, const typename R::Position& here) {
      { judge(here) } -> std::same_as<Score>;
    };

/// Scores by Side.
using SideScores = std::array<Score, 3>;

/// Judges that evaluate a position for each side, within +-max_estimate.
template <class J, class R>
concept JudgesSides = Judges<J, R> && requires(J& judge, const typename R::Position& here) {
  { judge.for_sides(here) } -> std::same_as<SideScores>;
};

/// Judges that update sums incrementally, because computing them for each position would be too
/// slow. Walk notifies them of every move that is played and taken back.
template <class J, class R>
concept FollowsPlay = requires(J& judge, const typename R::Position& root,
                               const typename R::Position& here, Move move) {
  // Starts a new walk and discards earlier state.
  { judge.begin(root) } -> std::same_as<void>;
  // `move` is about to be played in `here`; nothing if the side to move passes.
  { judge.play(here, move) } -> std::same_as<void>;
  { judge.pass(here) } -> std::same_as<void>;
  // The last move or pass has been taken back.
  { judge.take_back() } -> std::same_as<void>;
};

/// For code that does not judge positions.
struct NoJudge {};

// --- The orderer --------------------------------------------------------------------------------

/// Estimates the gain of a legal move at first sight: captures and the better square. Orders moves.
template <class O, class R>
concept Orders = std::copy_constructible<O> &&
                 requires(const O& orderer, const typename R::Position& here, Move move) {
                   { orderer.guess(here, move) } -> std::same_as<Score>;
                 };

/// Orderers that recognise captures that lose more to recaptures than they take. The search tries
/// those last, and the quiescence search skips them.
template <class O, class R>
concept WeighsExchanges =
    Orders<O, R> && requires(const O& orderer, const typename R::Position& here, Move move) {
      { orderer.loses(here, move) } -> std::same_as<bool>;
    };

// --- The oracle ---------------------------------------------------------------------------------

/// Knows the true score of some positions, for the side to move, with the plies to the end counted
/// from the position. The search looks no further.
template <class K, class R>
concept Knows =
    std::copy_constructible<K> && requires(const K& oracle, const typename R::Position& here) {
      { oracle.known(here) } -> std::same_as<std::optional<Score>>;
    };

/// An oracle without any scores.
struct NoOracle {
  template <class Position>
  [[nodiscard]] static constexpr std::optional<Score> known(const Position&) {
    return std::nullopt;
  }
};

// --- All three ----------------------------------------------------------------------------------

template <class J, class O, class K = NoOracle>
struct Evaluation {
  J judge;
  O orderer;
  K oracle{};
};

template <class E, class R>
concept Evaluates = Judges<decltype(E::judge), R> && Orders<decltype(E::orderer), R> &&
                    Knows<decltype(E::oracle), R>;

template <class E>
using JudgeOf = decltype(E::judge);
template <class E>
using OrdererOf = decltype(E::orderer);
template <class E>
using OracleOf = decltype(E::oracle);

/// The evaluation of a game, built from the judge and the orderer in the namespace of its rules.
template <class R>
[[nodiscard]] auto evaluation_of(const R& rules) {
  return Evaluation<decltype(judge_of(rules)), decltype(orderer_of(rules))>{judge_of(rules),
                                                                            orderer_of(rules)};
}
template <class R>
using EvaluationOf = decltype(evaluation_of(std::declval<const R&>()));

}  // namespace camlann
