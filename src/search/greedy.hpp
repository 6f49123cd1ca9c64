#pragma once
// Simple test opponents: the best position after one ply, or any legal move. Called through
// engine/analyst_of.hpp.

#include <cstdint>

#include "base/random.hpp"
#include "rules/move.hpp"
#include "rules/move_list.hpp"
#include "rules/verdict.hpp"
#include "search/evaluation.hpp"
#include "search/limits.hpp"
#include "search/score.hpp"
#include "search/searchable.hpp"
#include "search/walk.hpp"

namespace camlann {

/// Returns the move that leads to the judge's best position for the mover, with wins and draws
/// recognised; ties are broken at random. `pos` must have a legal move.
template <Searchable R, Judges<R> J>
Line greedy_line(const R& rules, const J& judge, const typename R::Position& pos, Random& random) {
  Walk<R, J> walk(rules, judge, 1);
  walk.begin(pos);
  const auto estimate = [&] {
    if constexpr (JudgesSides<J, R>) {
      return walk.estimate_for_sides()[index_of(rules.side_of(pos.seat()))];
    } else {
      return -walk.estimate();
    }
  };
  MoveList moves;
  rules.legal(pos, moves);
  Line best{-infinite_score, 1, {moves[0]}};
  std::uint32_t equals = 0;
  for (const Move move : moves) {
    walk.play(move);
    const Verdict verdict = rules.verdict(walk.position());
    const Score score = verdict.over() ? score_of(verdict, pos.seat(), 1) : estimate();
    walk.take_back();
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
