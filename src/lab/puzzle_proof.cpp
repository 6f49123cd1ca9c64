#include "lab/puzzle_proof.hpp"

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "engine/analyst.hpp"
#include "engine/table_prober.hpp"
#include "game/game.hpp"
#include "lab/puzzle.hpp"
#include "rules/move.hpp"
#include "rules/variant_info.hpp"
#include "rules/verdict.hpp"
#include "search/limits.hpp"
#include "search/score.hpp"
#include "tables/value.hpp"

namespace camlann {

PuzzleBounds puzzle_bounds(const VariantInfo& variant) {
  // The band of level games gives the scale of the game's evaluation.
  constexpr Score usual_level = 15;
  const Score man = 100 * variant.temper.judgement.level / usual_level;
  return {man, man * 3 / 2, man, man * 3 / 2};
}

bool has_one_winner(const BestTwo& two, const PuzzleBounds& bounds) {
  return two.best >= bounds.wins && two.second < bounds.open &&
         two.best - two.second >= bounds.margin;
}

double margin_of(const BestTwo& two, const PuzzleBounds& bounds) {
  constexpr int most = 20;
  const Score apart = std::min(two.best - two.second, most * bounds.man);
  const Score tenths = 10 * apart / bounds.man;
  return tenths / 10.0;
}

PuzzleSearch::PuzzleSearch(const Game& game, std::uint64_t nodes) : nodes_(nodes) {
  AnalystSettings settings;
  settings.table_bytes = std::max(static_cast<std::size_t>(nodes) * 32, std::size_t{1} << 18);
  analyst_ = make_analyst(game, settings);
}

std::optional<BestTwo> PuzzleSearch::best_two(const Game& game, const std::atomic<bool>& stop) {
  Limits limits;
  limits.nodes = nodes_;
  limits.lines = 2;
  analyst_->new_game();
  Info info = analyst_->analyse(game, limits, stop);
  if (stop || info.lines.empty() || info.lines.front().moves.empty()) return std::nullopt;
  BestTwo two;
  two.best = info.lines.front().score;
  two.course = std::move(info.lines.front().moves);
  two.second = loss_in(1);
  if (info.lines.size() > 1) {
    two.second = info.lines[1].score;
    two.lesser = std::move(info.lines[1].moves);
  }
  return two;
}

PuzzleProver::PuzzleProver(const Game& game, std::uint64_t nodes, const std::string& tables)
    : nodes_(nodes) {
  if (game.variant().seating.size() == 2) {
    AnalystSettings settings;
    settings.method = Method::proof;
    settings.table_bytes = std::size_t{64} << 20;
    settings.tables = tables;
    analyst_ = make_analyst(game, settings);
  }
  if (!tables.empty()) tables_ = std::make_unique<TableProber>(tables);
}

PuzzleProof PuzzleProver::prove(const Game& game, Move move, const std::atomic<bool>& stop) {
  if (only_win_in_tables(game, move)) return PuzzleProof::tables;
  Game after = game;
  after.play(move);
  if (after.over()) {
    return after.verdict().won_by(game.seat()) ? PuzzleProof::search : PuzzleProof::margin;
  }
  if (!analyst_) return PuzzleProof::margin;
  Limits limits;
  // Proof search spends half of its nodes on a win of the other side, so double them.
  limits.nodes = 2 * nodes_;
  const Info info = analyst_->analyse(after, limits, stop);
  if (stop || info.lines.empty()) return PuzzleProof::margin;
  const bool same = after.seat() == game.seat();
  return (info.lines.front().score > 0) == same ? PuzzleProof::search : PuzzleProof::margin;
}

bool PuzzleProver::has_tables_of(const Game& game) {
  if (!tables_) return false;
  const auto known = tables_->ask(game, {.moves = true});
  return known && known->moves;
}

bool PuzzleProver::only_win_in_tables(const Game& game, Move move) {
  if (!tables_) return false;
  const auto known = tables_->ask(game, {.moves = true});
  if (!known) return false;
  const auto& told = known->moves;
  if (!told) return false;
  const auto& moves = *told;
  const auto wins = [](const ProbedMove& each) { return each.value.wdl == tables::Wdl::win; };
  return std::count_if(moves.begin(), moves.end(), wins) == 1 && wins(moves.front()) &&
         moves.front().move.move() == move;
}

}  // namespace camlann
