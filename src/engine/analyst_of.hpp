#pragma once
// The analyst of a family: the only place where search and family meet. Included by
// camelot_analyst.cpp and camblam_analyst.cpp. Judge, orderer and material come from functions in
// the namespace of the rules, `judge_of(rules)` and so on; the optional oracle from
// `oracle_of(rules, settings)`, another judge for the search from `leaf_judge_of(rules, settings)`.

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "base/random.hpp"
#include "engine/analyst.hpp"
#include "game/game.hpp"
#include "game/game_of.hpp"
#include "rules/game_history.hpp"
#include "rules/move.hpp"
#include "search/evaluation.hpp"
#include "search/greedy.hpp"
#include "search/limits.hpp"
#include "search/monte_carlo.hpp"
#include "search/proof.hpp"
#include "search/score.hpp"
#include "search/search.hpp"
#include "search/three_handed.hpp"

namespace camlann {

/// The source of true scores, if the game has one.
template <class R>
[[nodiscard]] auto oracle_for(const R& rules, const AnalystSettings& settings) {
  if constexpr (requires { oracle_of(rules, settings); }) {
    return oracle_of(rules, settings);
  } else {
    return NoOracle{};
  }
}
template <class R>
using OracleFor = decltype(oracle_for(std::declval<const R&>(), AnalystSettings{}));

/// The judge of a search, which may depend on the settings.
template <class R>
[[nodiscard]] auto judge_for(const R& rules, const AnalystSettings& settings) {
  if constexpr (requires { leaf_judge_of(rules, settings); }) {
    return leaf_judge_of(rules, settings);
  } else {
    return judge_of(rules);
  }
}
template <class R>
using JudgeFor = decltype(judge_for(std::declval<const R&>(), AnalystSettings{}));

/// Everything that a search needs to evaluate positions.
template <class R>
using EvaluationFor = Evaluation<JudgeFor<R>, OrdererOf<EvaluationOf<R>>, OracleFor<R>>;
template <class R>
[[nodiscard]] EvaluationFor<R> evaluation_for(const R& rules, const AnalystSettings& settings) {
  return {judge_for(rules, settings), orderer_of(rules), oracle_for(rules, settings)};
}

[[nodiscard]] inline SearchSettings search_settings(const AnalystSettings& settings) {
  SearchSettings search;
  search.table_bytes = settings.table_bytes;
  search.threads = settings.threads;
  search.techniques = settings.techniques;
  search.handicap = settings.handicap;
  search.seed = settings.seed;
  return search;
}

/// Returns the keys of positions that may recur: those since the last capture, without the current
/// one.
template <class R>
[[nodiscard]] std::vector<std::uint64_t> reversible_keys(const GameHistory<R>& game) {
  const auto moves = game.moves();
  std::size_t first = moves.size();
  while (first > 0 && moves[first - 1].taken == 0) --first;
  std::vector<std::uint64_t> keys;
  for (std::size_t i = first; i < moves.size(); ++i) keys.push_back(game.positions()[i].key());
  return keys;
}

/// Selects the search by the number of sides.
template <class F>
struct SearchFor {
  using Type = Search<typename F::Rules, EvaluationFor<typename F::Rules>>;
};
template <class F>
  requires ThreeHanded<typename F::Rules>
struct SearchFor<F> {
  using Type = ThreeHandedSearch<typename F::Rules, EvaluationFor<typename F::Rules>>;
};

/// Method::search.
template <class F>
class SearchAnalyst final : public Analyst {
 public:
  SearchAnalyst(const typename F::Rules& rules, const AnalystSettings& settings)
      : search_(rules, evaluation_for(rules, settings), search_settings(settings)),
        gentle_plies_(static_cast<std::size_t>(settings.handicap.gentle_plies)),
        evaluator_(settings.network ? Evaluator::network : Evaluator::hand) {}

  [[nodiscard]] Info analyse(const Game& any_game, const Limits& limits,
                             const std::atomic<bool>& stop, const OnInfo& on_info) override {
    const auto* const game = history_of<F>(any_game);
    if (game == nullptr || game->verdict().over()) return {};
    if (limits.only && limits.only->kind == MoveKind::swap) {
      return after_swap(any_game, *limits.only, limits, stop);
    }
    Info info = search_.run(game->position(), reversible_keys(*game), limits, stop, on_info);
    if (game->moves().size() < gentle_plies_ &&
        game->positions().front().key() == game->rules().start().key()) {
      let_go_on(*game, limits, stop, info);
    }
    return info;
  }

  void new_game() override { search_.forget(); }

  [[nodiscard]] Evaluator evaluator() const override { return evaluator_; }

 private:
  /// Replaces a best line that ends the game at once by the best of the others, if there is one.
  void let_go_on(const GameHistory<typename F::Rules>& game, Limits limits,
                 const std::atomic<bool>& stop, Info& info) {
    const auto ends = [&](const Line& line) {
      if (line.moves.empty()) return true;
      GameHistory<typename F::Rules> after = game;
      after.play(line.moves.front());
      return after.verdict().over();
    };
    if (limits.only || info.lines.empty() || !ends(info.lines.front())) return;
    limits.lines = static_cast<int>(game.rules().count(game.position()));
    const Info all = search_.run(game.position(), reversible_keys(game), limits, stop, {});
    const auto other = std::find_if_not(all.lines.begin(), all.lines.end(), ends);
    if (other != all.lines.end()) info.lines.front() = *other;
  }

  /// Analyses a swap, which the search does not know, by the position behind it.
  [[nodiscard]] Info after_swap(Game game, Move swap, Limits limits,
                                const std::atomic<bool>& stop) {
    limits.only.reset();
    game.play(swap);
    Info info = analyse(game, limits, stop, {});
    for (Line& line : info.lines) {
      if (is_sure(line.score)) line.score += line.score > 0 ? -1 : 1;  // the end is one ply later
      line.score = -line.score;
      line.moves.insert(line.moves.begin(), swap);
      ++line.depth;
    }
    return info;
  }

  typename SearchFor<F>::Type search_;
  std::size_t gentle_plies_;
  Evaluator evaluator_;
};

/// The other methods.
template <class F>
class SimpleAnalyst final : public Analyst {
 public:
  using Rules = typename F::Rules;
  using Judge = decltype(judge_of(std::declval<const Rules&>()));
  using Material = decltype(material_of(std::declval<const Rules&>()));

  SimpleAnalyst(const Rules& rules, const AnalystSettings& settings)
      : rules_(rules),
        judge_(judge_of(rules)),
        monte_carlo_(rules_, material_of(rules)),
        settings_(settings),
        random_(settings.seed) {}

  [[nodiscard]] Info analyse(const Game& any_game, const Limits& limits,
                             const std::atomic<bool>& stop, const OnInfo& on_info) override {
    const auto* const game = history_of<F>(any_game);
    Info info;
    if (game == nullptr || game->verdict().over()) return info;
    info.lines.push_back(line(game->position(), limits, stop));
    info.depth = 1;
    info.nodes = 1;
    if (on_info) on_info(info);
    return info;
  }

  void new_game() override { random_ = Random(settings_.seed); }

 private:
  [[nodiscard]] Line line(const typename Rules::Position& pos, Limits limits,
                          const std::atomic<bool>& stop) {
    switch (settings_.method) {
      case Method::greedy: return greedy_line(rules_, judge_, pos, random_);
      case Method::monte_carlo: {
        if (!limits.movetime && !limits.clock && limits.nodes == 0) {
          limits.nodes = static_cast<std::uint64_t>(settings_.playouts);
        }
        Timer timer(limits, stop);
        return monte_carlo_.run(pos, timer, random_);
      }
      default: return random_line(rules_, pos, random_);
    }
  }

  Rules rules_;
  Judge judge_;
  MonteCarlo<Rules, Material> monte_carlo_;
  AnalystSettings settings_;
  Random random_;
};

/// Method::proof. Half of the nodes go to each side's win, that of the side to move first.
template <class F>
class ProofAnalyst final : public Analyst {
 public:
  using Rules = typename F::Rules;

  ProofAnalyst(const Rules& rules, const AnalystSettings& settings)
      : search_(rules, oracle_for(rules, settings), settings.table_bytes) {}

  [[nodiscard]] Info analyse(const Game& any_game, const Limits& limits,
                             const std::atomic<bool>& stop, const OnInfo&) override {
    const auto* const game = history_of<F>(any_game);
    Info info;
    if (game == nullptr || game->verdict().over()) return info;
    const auto& pos = game->position();
    const std::uint64_t nodes_before = search_.nodes();
    for (const Seat attacker : {pos.seat(), opponent(pos.seat())}) {
      Limits half = limits;
      half.nodes =
          limits.nodes == 0 ? 0 : search_.nodes() + std::max<std::uint64_t>(limits.nodes / 2, 1);
      Timer timer(half, stop);
      const auto win = search_.prove(pos, attacker, timer);
      if (!win) continue;
      const int plies = std::min(win->plies.value_or(max_ply), max_ply);
      const bool own = attacker == pos.seat();
      info.lines.push_back({own ? win_in(plies) : loss_in(plies), win->plies.value_or(0),
                            own ? std::vector<Move>{win->move} : std::vector<Move>{}});
      break;
    }
    info.nodes = search_.nodes() - nodes_before;
    return info;
  }

  void new_game() override {}

 private:
  ProofSearch<Rules, OracleFor<Rules>> search_;
};

/// Returns nullptr for a game of another family.
template <class F>
std::unique_ptr<Analyst> make_analyst_of(const Game& game, const AnalystSettings& settings) {
  const auto* const history = history_of<F>(game);
  if (history == nullptr) return nullptr;
  const auto& rules = history->rules();
  if (settings.method == Method::search) return std::make_unique<SearchAnalyst<F>>(rules, settings);
#if !defined(__EMSCRIPTEN__)  // not used by the page
  if (settings.method == Method::proof) return std::make_unique<ProofAnalyst<F>>(rules, settings);
#endif
  return std::make_unique<SimpleAnalyst<F>>(rules, settings);
}

}  // namespace camlann
