#pragma once
// Search for three sides, each for itself: to a depth by max-n, otherwise best first; decision 0011
// has the reasons. Called through engine/analyst_of.hpp; one search serves one caller at a time, on
// one thread.

#include <atomic>
#include <cstdint>
#include <span>

#include "search/best_first.hpp"
#include "search/evaluation.hpp"
#include "search/limits.hpp"
#include "search/max_n.hpp"
#include "search/max_n_tree.hpp"
#include "search/searchable.hpp"
#include "search/settings.hpp"
#include "search/timer.hpp"

namespace camlann {

template <ThreeHanded R, Evaluates<R> E>
class ThreeHandedSearch {
 public:
  using Position = typename R::Position;

  /// Uses only the table size, the handicap and the seed of the settings.
  ThreeHandedSearch(const R& rules, const E& evaluation, const SearchSettings& settings)
      : tree_(rules, evaluation, settings), best_first_(settings.table_bytes) {}

  /// Like Search::run(). The ends that max-n sees ahead assume best play by all sides and are not
  /// proved.
  Info run(const Position& root, std::span<const std::uint64_t> earlier, const Limits& limits,
           const std::atomic<bool>& stop, const OnInfo& on_info = {}) {
    Timer timer(limits, stop);
    tree_.begin(root, earlier, timer);
    Info info = limits.depth > 0 ? max_n_.run(tree_, limits, timer, on_info)
                                 : best_first_.run(tree_, limits, timer, on_info);
    timer.wait_for_stop();
    info.time = timer.elapsed();
    return info;
  }

  /// Does nothing, as no state is kept between searches; for the same interface as Search.
  static void forget() {}

 private:
  MaxNTree<R, E> tree_;
  MaxN<R, E> max_n_;
  BestFirst<R, E> best_first_;
};

}  // namespace camlann
