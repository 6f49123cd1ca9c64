#include "lab/puzzle_course.hpp"

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "game/game.hpp"
#include "lab/puzzle.hpp"
#include "lab/puzzle_gain.hpp"
#include "lab/puzzle_proof.hpp"
#include "lab/puzzle_themes.hpp"
#include "rules/move.hpp"
#include "rules/outcome.hpp"
#include "rules/verdict.hpp"
#include "search/score.hpp"

namespace camlann {
namespace {

constexpr std::size_t longest_win = 40;   // plies to the end of a game that is won for certain
constexpr std::size_t longest_gain = 12;  // plies to a gain of men
constexpr std::size_t most_to_find = 5;   // moves of the solver
constexpr std::size_t settled = 4;        // plies in which a gain must not be lost again
constexpr int soon = 3;                   // plies to the end of a game

/// Returns the gain that the scores promise, in whole men.
Score promised(const BestTwo& first, const PuzzleBounds& bounds) {
  const Score apart = std::min(first.best, first.best - first.second);
  return std::max(apart / bounds.man, 1) * bounds.man;
}

}  // namespace

std::vector<Move> all_moves(const PlayedPuzzle& course) {
  std::vector<Move> moves = course.line;
  moves.insert(moves.end(), course.then.begin(), course.then.end());
  return moves;
}

PuzzlePlayer::PuzzlePlayer(const Game& game, std::uint64_t nodes, const std::string& tables)
    : bounds_(puzzle_bounds(game.variant())), search_(game, {nodes, tables}) {}

std::optional<PlayedPuzzle> PuzzlePlayer::play_on(const Game& start, const BestTwo& first,
                                                  const std::atomic<bool>& stop) {
  const Side solver = start.side_of(start.seat());
  const bool sure = is_sure(first.best);
  const std::size_t longest = sure ? longest_win : longest_gain;
  const Score wanted = promised(first, bounds_);
  Progress all{{}, {}, start};
  play(all, solver, {first.course.front(), true, false, {}, 0});
  while (!stop && !all.game.over() && all.plies.size() < longest) {
    const Ply& last = all.plies.back();
    if (!sure && last.solvers && last.won >= wanted && stands(all, solver, wanted, stop)) {
      return course_of(all.plies, Gain::material);
    }
    if (!add_best(all, solver, stop)) break;
  }
  if (stop) return std::nullopt;
  if (all.game.over()) {
    const Verdict verdict = all.game.verdict();
    if (!verdict.won_by(start.seat())) return std::nullopt;
    return course_of(all.plies, gain_of(verdict));
  }
  // Takes the largest part of the promised gain that stays.
  const Score most = sure ? 4 * bounds_.man : wanted;
  for (Score part = most; part >= bounds_.man && 2 * part >= most; part -= bounds_.man) {
    for (std::size_t i = 0; i + settled < all.plies.size(); ++i) {
      const auto from = all.plies.begin() + static_cast<std::ptrdiff_t>(i);
      const bool stays =
          std::all_of(from, from + settled + 1, [&](const Ply& ply) { return ply.won >= part; });
      if (!from->solvers || !stays) continue;
      all.plies.resize(i + 1);
      return course_of(all.plies, Gain::material);
    }
  }
  return std::nullopt;
}

void PuzzlePlayer::play(Progress& all, Side solver, Ply ply) const {
  const Game before = all.game;
  all.game.play(ply.move);
  ply.won = (all.plies.empty() ? 0 : all.plies.back().won) + gain_by(before, all.game, solver);
  all.plies.push_back(std::move(ply));
}

bool PuzzlePlayer::add_best(Progress& all, Side solver, const std::atomic<bool>& stop) {
  const Game& game = all.game;
  const auto legal = game.legal();
  Ply ply;
  ply.solvers = game.side_of(game.seat()) == solver;
  ply.forced = legal.size() == 1;
  if (ply.forced) {
    ply.move = legal.front().move;
    play(all, solver, std::move(ply));
    return true;
  }
  constexpr int others = static_cast<int>(most_others) + 1;
  const auto lines = search_.best_of(game, ply.solvers ? 1 + others : 1, stop);
  if (lines.empty()) return false;
  const Score best = lines.front().score;
  ply.move = lines.front().moves.front();
  if (ply.solvers) {
    if (best < bounds_.wins) return false;
    for (std::size_t i = 1; i < lines.size(); ++i) {
      const Score score = lines[i].score;
      const bool wins = wins_too(best, score);
      if (wins) ply.others.push_back(game.write(lines[i].moves.front()).notation);
    }
  }
  play(all, solver, std::move(ply));
  return true;
}

bool PuzzlePlayer::wins_too(Score best, Score score) const {
  const auto end = plies_to_end(best);
  if (end && *end <= 1) return score == best;  // only a mate on the spot is right
  if (end && *end <= soon) return is_sure(score) && score > 0;
  return score >= bounds_.open || best - score < bounds_.margin;
}

bool PuzzlePlayer::stands(const Progress& all, Side solver, Score wanted,
                          const std::atomic<bool>& stop) {
  const auto lines = search_.best_of(all.game, 1, stop);
  if (lines.empty()) return false;
  const bool own = all.game.side_of(all.game.seat()) == solver;
  if ((own ? lines.front().score : -lines.front().score) < bounds_.open) return false;
  Game game = all.game;
  Score won = all.plies.back().won;
  std::size_t ply = 0;
  for (const Move move : lines.front().moves) {
    if (game.over() || ply == settled) break;
    const Game before = game;
    game.play(move);
    won += gain_by(before, game, solver);
    if (won < wanted) return false;
    ++ply;
  }
  return true;
}

PlayedPuzzle PuzzlePlayer::course_of(const std::vector<Ply>& plies, Gain gain) {
  // Finds the last move that the solver has to find: forced ones at the end only show the gain.
  std::size_t found = 0;
  std::size_t end = 0;
  for (std::size_t i = 0; i < plies.size(); ++i) {
    if (!plies[i].solvers) continue;
    if (plies[i].others.size() > most_others || found == most_to_find) break;
    ++found;
    if (!plies[i].forced) end = i;
  }
  PlayedPuzzle course;
  course.gain = gain;
  for (std::size_t i = 0; i < plies.size(); ++i) {
    (i <= end ? course.line : course.then).push_back(plies[i].move);
    if (i <= end && plies[i].solvers) course.also.push_back(plies[i].others);
  }
  if (std::all_of(course.also.begin(), course.also.end(),
                  [](const auto& others) { return others.empty(); })) {
    course.also.clear();
  }
  return course;
}

}  // namespace camlann
