#pragma once
// The engine as Python sees it. One search at a time: calls and streams wait for each other.

#include <pybind11/pybind11.h>
#include <atomic>
#include <camlann/engine.hpp>
#include <cstdint>
#include <exception>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "python/python.hpp"
#include "python/waiting.hpp"

namespace camlann::python {

struct PyLine {
  int score;
  std::optional<int> plies;  // to the end of a win (positive) or loss
  std::string text;
  std::vector<PyMove> moves;
};

struct PyAnalysis {
  std::vector<PyLine> lines;
  int depth;
  std::uint64_t nodes;
  double seconds;
};

struct PyWhy {
  PyMove move;
  int score;
  std::vector<std::string> reasons;
};

struct Wishes {
  std::optional<std::uint64_t> nodes;
  std::optional<int> depth;
  std::optional<double> seconds;
  int lines = 1;
};

/// True if one of the limits ends the search.
[[nodiscard]] bool has_end(const Wishes& wishes);
/// Returns the limits, endless if there are none; raises an exception for a value that is none.
[[nodiscard]] Limits limits_of(const Wishes& wishes);
/// Returns what was found, with notation. Needs no lock of the interpreter.
[[nodiscard]] PyAnalysis analysis_of(const PyGame& game, const Info& info);

/// Callbacks of a stream during its search.
struct StreamHooks {
  std::function<bool()> wanted;  // asked while another search runs: false ends the wait
  std::function<bool()> begin;   // asked just before the search: false leaves it out
  std::function<void()> end;     // called just after it
};

/// Has one analyst for each kind of game it has searched. One search at a time; others wait.
class PyEngine {
 public:
  PyEngine(int threads, int hash_mb, std::uint64_t seed, const std::optional<std::string>& tables);

  void close();
  void stop() { stop_ = true; }
  [[nodiscard]] bool closed() const { return closed_; }

  /// Calls `on_info`, unless it is None, with what each iteration has found.
  [[nodiscard]] PyAnalysis analyse(const PyGame& own, const Wishes& wishes,
                                   const py::object& on_info);
  [[nodiscard]] PyMove best_move(const PyGame& game, const Wishes& wishes);
  [[nodiscard]] std::vector<PyWhy> why(const PyGame& own, const py::object& move,
                                       const Wishes& wishes);

  /// Raises an exception for a call that would wait for the search that it is called from.
  void refuse_from_callback() const;
  /// Raises an exception unless a search of this game can begin.
  void check(const PyGame& game) const;
  /// Searches on the calling thread, which does not hold the interpreter's lock, once no other
  /// search runs.
  void search_for_stream(const PyGame& game, const Limits& limits, const OnInfo& on_info,
                         const StreamHooks& hooks);

 private:
  template <class T, class Job>
  T think(const PyGame& game, const Job& job) {
    refuse_from_callback();
    check(game);
    const auto lock = lock_of(mutex_);
    check(game);
    stop_ = false;
    Thinker& thinker = thinker_for(game);
    return interruptible(stop_, [&]() -> T { return job(*thinker.analyst); });
  }

  /// An analyst with the data that it points into.
  struct Thinker {
    Known known;
    std::unique_ptr<Analyst> analyst;
  };

  /// Calls a function from the thread that thinks. Stops the search and returns the exception if it
  /// raises one.
  std::exception_ptr tell(const py::object& on_info, const PyAnalysis& analysis);
  /// Two games with the same name from different files may differ.
  Thinker& thinker_for(const PyGame& game);

  AnalystSettings settings_;
  std::timed_mutex mutex_;  // protects the thinkers
  std::map<std::pair<std::string, std::string>, Thinker> thinkers_;
  std::atomic<bool> stop_ = false;
  std::atomic<bool> closed_ = false;
  std::atomic<std::thread::id> calling_;  // in a function of the caller
};

/// Adds Engine.stream().
void add_stream(py::module_& module, py::class_<PyEngine>& engine);

}  // namespace camlann::python
