#include "lab/puzzle_proof.hpp"

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "engine/analyst.hpp"
#include "engine/networks.hpp"
#include "engine/table_prober.hpp"
#include "game/game.hpp"
#include "lab/puzzle.hpp"
#include "rules/move.hpp"
#include "rules/outcome.hpp"
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

PuzzleSearch::PuzzleSearch(const Game& game, const PuzzleSearchSettings& settings)
    : nodes_(settings.nodes) {
  AnalystSettings analyst;
  analyst.table_bytes = std::max(static_cast<std::size_t>(nodes_) * 32, std::size_t{1} << 18);
  analyst.tables = settings.tables;
  if (settings.network) analyst.network = built_in_network(game);
  analyst_ = make_analyst(game, analyst);
}

std::vector<Line> PuzzleSearch::best_of(const Game& game, int lines,
                                        const std::atomic<bool>& stop) {
  Limits limits;
  limits.nodes = nodes_;
  limits.lines = lines;
  analyst_->new_game();
  Info info = analyst_->analyse(game, limits, stop);
  if (stop || info.lines.empty() || info.lines.front().moves.empty()) return {};
  return std::move(info.lines);
}

std::optional<BestTwo> PuzzleSearch::best_two(const Game& game, const std::atomic<bool>& stop) {
  auto lines = best_of(game, 2, stop);
  if (lines.empty()) return std::nullopt;
  BestTwo two;
  two.best = lines.front().score;
  two.course = std::move(lines.front().moves);
  two.second = loss_in(1);
  if (lines.size() > 1) {
    two.second = lines[1].score;
    two.lesser = std::move(lines[1].moves);
  }
  return two;
}

PuzzleProver::PuzzleProver(const Game& game, std::uint64_t nodes, const std::string& tables)
    : nodes_(nodes), searches_(game.variant().seating.size() == 2) {
  settings_.method = Method::proof;
  settings_.table_bytes = std::size_t{64} << 20;
  settings_.tables = tables;
  if (!tables.empty()) tables_ = std::make_unique<TableProber>(tables);
}

PuzzleProof PuzzleProver::prove(const Game& game, Move move, const std::atomic<bool>& stop) {
  const auto wins = wins_in_tables(game);
  if (wins && wins->size() == 1 && wins->front().move() == move) return PuzzleProof::tables;
  Game after = game;
  after.play(move);
  if (after.over()) {
    return after.verdict().won_by(game.seat()) ? PuzzleProof::search : PuzzleProof::margin;
  }
  if (!searches_) return PuzzleProof::margin;
  if (!analyst_) analyst_ = make_analyst(game, settings_);
  Limits limits;
  // Proof search spends half of its nodes on a win of the other side, so double them.
  limits.nodes = 2 * nodes_;
  const Info info = analyst_->analyse(after, limits, stop);
  if (stop || info.lines.empty()) return PuzzleProof::margin;
  const bool same = after.seat() == game.seat();
  return (info.lines.front().score > 0) == same ? PuzzleProof::search : PuzzleProof::margin;
}

Result<void> PuzzleProver::prove_by_tables(const Game& start, Puzzle& puzzle) {
  std::vector<std::vector<std::string>> also;
  Game game = start;
  const Side solver = start.side_of(start.seat());
  for (const std::string& text : puzzle.line) {
    const auto move = game.read(text, Reading::exact);
    if (!move) return failure(ErrorCode::conflict, text + ": " + move.error().what, puzzle.id);
    if (game.side_of(game.seat()) == solver) {
      const auto wins = wins_in_tables(game);
      if (!wins) {
        return failure(ErrorCode::not_found, "not checked: it is proved by endgame tables",
                       puzzle.id, "a folder that has the tables of this position");
      }
      std::vector<std::string>& others = also.emplace_back();
      for (const WrittenMove& each : *wins) {
        if (each.move() != move->move()) others.push_back(each.notation);
      }
      if (others.size() == wins->size()) {
        return failure(ErrorCode::conflict, text + " does not win", puzzle.id);
      }
    }
    game.play(move->move());
  }
  const bool alone =
      std::all_of(also.begin(), also.end(), [](const auto& one) { return one.empty(); });
  puzzle.also = alone ? std::vector<std::vector<std::string>>() : std::move(also);
  puzzle.proof = PuzzleProof::tables;
  return {};
}

std::optional<std::vector<WrittenMove>> PuzzleProver::wins_in_tables(const Game& game) {
  if (!tables_) return std::nullopt;
  const auto known = tables_->ask(game, {.moves = true});
  if (!known) return std::nullopt;
  const auto& moves = known->moves;
  if (!moves) return std::nullopt;
  std::vector<WrittenMove> wins;
  for (const ProbedMove& each : *moves) {
    if (each.value.wdl == tables::Wdl::win) wins.push_back(each.move);
  }
  return wins;
}

}  // namespace camlann
