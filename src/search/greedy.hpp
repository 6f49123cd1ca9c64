#pragma once
// Test opponents that hardly think: the best position after one ply, or any legal move. Called
// through engine/analyst_of.hpp.

#include <vector>

#include "base/random.hpp"
#include "search/limits.hpp"
#include "search/searchable.hpp"

namespace camlann {

/// The move after which the evaluation is best for the mover, wins and draws seen; equal ones by
/// lot. `pos` must have a legal move.
template <Searchable R, Evaluates<R> E>
Line greedy_line(const R& rules, const E& evaluation, const typename R::Position& pos,
                 Random& random) {
  MoveList moves;
  rules.legal(pos, moves);
  const auto estimate = [&](const typename R::Position& next) {
    if constexpr (EvaluatesSides<E, R>) {
      return evaluation.for_sides(next)[index_of(rules.side_of(pos.seat()))];
    } else {
      return -evaluation(next);
    }
  };
  Line best{-infinite_score, 1, {moves[0]}};
  std::uint32_t equals = 0;
  for (const Move move : moves) {
    typename R::Position next = pos;
    rules.advance(next, move);
    const Verdict verdict = rules.verdict(next);
    const Score score = verdict.over() ? score_of(verdict, pos.seat(), 1) : estimate(next);
    if (score < best.score) continue;
    equals = score == best.score ? equals + 1 : 1;
    if (random.below(equals) == 0) best = {score, 1, {move}};
  }
  return best;
}

template <Searchable R>
Line random_line(const R& rules, const typename R::Position& pos, Random& random) {
  MoveList moves;
  rules.legal(pos, moves);
  return {0, 1, {moves[random.below(static_cast<std::uint32_t>(moves.size()))]}};
}

}  // namespace camlann
