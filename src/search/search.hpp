#pragma once
// Alpha-beta over any game, by one thread or by several that search the same root and share a
// lock-free transposition table ("lazy SMP"; after Hyatt and Mann, "A lock-less transposition table
// implementation for parallel search", 2002). Called through engine/analyst_of.hpp. One search
// serves one caller at a time; `stop` may be set from another thread.
//
// Guarantees: only legal moves; repetitions score 0; with one thread the same depth or node limits
// give the same answer and node count after forget(). With Techniques::exact(), a search to a depth
// gives the minimax value (test/search/minimax_test.cpp).

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "base/threads.hpp"
#include "search/deepening.hpp"
#include "search/evaluation.hpp"
#include "search/limits.hpp"
#include "search/searchable.hpp"
#include "search/settings.hpp"
#include "search/table.hpp"
#include "search/timer.hpp"

namespace camlann {

template <Searchable R, Evaluates<R> E>
class Search {
 public:
  using Position = typename R::Position;

  Search(const R& rules, const E& evaluation, const SearchSettings& settings)
      : table_(settings.use_table ? settings.table_bytes : 0) {
    for (int i = 0; i < std::max(settings.threads, 1); ++i) {
      workers_.push_back(std::make_unique<Worker>(rules, evaluation, settings, table_));
    }
  }

  /// `earlier`: keys of the positions of the game since the last capture, oldest first, without
  /// `root`'s own. The answer has no line only if `root` has no legal move. With several threads,
  /// the first one searches its share of the node limit and the others help until it is done;
  /// `on_info` is called on the caller's thread.
  Info run(const Position& root, std::span<const std::uint64_t> earlier, const Limits& limits,
           const std::atomic<bool>& stop, const OnInfo& on_info = {}) {
    table_.new_search();
    Limits own = limits;
    own.nodes = (limits.nodes + workers_.size() - 1) / workers_.size();
    Timer timer(own, stop);
    for (const auto& worker : workers_) worker->reset_nodes();
    const Helpers helpers(*this, root, earlier);
    const auto complete = [&](Info& info) {
      info.nodes = nodes();
      info.table_permille = table_.permille();
    };
    Info answer = workers_[0]->run(root, earlier, own, timer, 1, [&](Info info) {
      complete(info);
      if (on_info) on_info(info);
    });
    timer.wait_for_stop();
    complete(answer);
    answer.time = timer.elapsed();
    return answer;
  }

  /// Resets the search to its initial state.
  void forget() {
    table_.clear();
    for (const auto& worker : workers_) worker->forget();
  }

 private:
  using Worker = Deepening<R, E>;

  // All workers but the first, each in its own thread (limited by the machine's thread count), from
  // construction to destruction. They help through the shared table; half of them search a ply
  // deeper.
  class Helpers {
   public:
    Helpers(const Search& search, const Position& root, std::span<const std::uint64_t> earlier) {
      for (std::size_t i = 1; i < search.workers_.size(); ++i) {
        const bool started =
            threads_.start([this, &worker = *search.workers_[i], root, earlier, i] {
              Limits limits;
              limits.infinite = true;
              Timer timer(limits, stop_);
              worker.run(root, earlier, limits, timer, 1 + static_cast<int>(i % 2), {});
            });
        if (!started) break;
      }
    }
    ~Helpers() { stop_ = true; }
    Helpers(const Helpers&) = delete;
    Helpers& operator=(const Helpers&) = delete;

   private:
    std::atomic<bool> stop_ = false;
    Threads threads_;
  };

  [[nodiscard]] std::uint64_t nodes() const {
    std::uint64_t sum = 0;
    for (const auto& worker : workers_) sum += worker->nodes();
    return sum;
  }

  TranspositionTable table_;
  std::vector<std::unique_ptr<Worker>> workers_;
};

}  // namespace camlann
