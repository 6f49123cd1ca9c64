#pragma once
// What a search asks about positions, in three roles with an object each: a judge says what a
// position is worth, an orderer which moves look best, an oracle which scores are known for sure.
// Each can be replaced without the others, say the judge by a learned one. A search has objects of
// its own: a judge may keep notes about where the search stands.

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

/// Says what a position is worth for the side to move, within +-max_estimate.
template <class J, class R>
concept Judges =
    std::copy_constructible<J> && requires(J& judge, const typename R::Position& here) {
      { judge(here) } -> std::same_as<Score>;
    };

/// By Side.
using SideScores = std::array<Score, 3>;

/// Judges that say what a position is worth for each side, within +-max_estimate.
template <class J, class R>
concept JudgesSides = Judges<J, R> && requires(J& judge, const typename R::Position& here) {
  { judge.for_sides(here) } -> std::same_as<SideScores>;
};

/// Judges that want to be told of every move played and taken back, to keep sums up to date that
/// are too dear to be computed for each position. Walk tells them.
template <class J, class R>
concept FollowsPlay = requires(J& judge, const typename R::Position& root,
                               const typename R::Position& here, Move move) {
  // A new walk begins; what was played before is forgotten.
  { judge.begin(root) } -> std::same_as<void>;
  // `move` is about to be played in `here`; or nothing, as the side to move passes.
  { judge.play(here, move) } -> std::same_as<void>;
  { judge.pass(here) } -> std::same_as<void>;
  // What was played or passed last has been taken back.
  { judge.take_back() } -> std::same_as<void>;
};

/// Where positions are not judged.
struct NoJudge {};

// --- The orderer --------------------------------------------------------------------------------

/// Says what a legal move gains at first sight: captures and the better place. Orders moves.
template <class O, class R>
concept Orders = std::copy_constructible<O> &&
                 requires(const O& orderer, const typename R::Position& here, Move move) {
                   { orderer.guess(here, move) } -> std::same_as<Score>;
                 };

/// Orderers that know which captures lose more to the recaptures than they take. The search tries
/// those last, and in the quiescence not at all.
template <class O, class R>
concept WeighsExchanges =
    Orders<O, R> && requires(const O& orderer, const typename R::Position& here, Move move) {
      { orderer.loses(here, move) } -> std::same_as<bool>;
    };

// --- The oracle ---------------------------------------------------------------------------------

/// Knows the true score of some positions, for the side to move, with the plies to the end counted
/// from there. The search looks no further.
template <class K, class R>
concept Knows =
    std::copy_constructible<K> && requires(const K& oracle, const typename R::Position& here) {
      { oracle.known(here) } -> std::same_as<std::optional<Score>>;
    };

/// Knows nothing.
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

/// The evaluation of a game by the judge and the orderer that are found beside its rules.
template <class R>
[[nodiscard]] auto evaluation_of(const R& rules) {
  return Evaluation<decltype(judge_of(rules)), decltype(orderer_of(rules))>{judge_of(rules),
                                                                            orderer_of(rules)};
}
template <class R>
using EvaluationOf = decltype(evaluation_of(std::declval<const R&>()));

}  // namespace camlann
