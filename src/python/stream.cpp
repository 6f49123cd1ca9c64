// Engine.stream(): what a search finds, while it thinks.

#include <pybind11/pybind11.h>
#include <pybind11/stl.h>
#include <camlann/engine.hpp>
#include <condition_variable>
#include <cstdint>
#include <deque>
#include <exception>
#include <memory>
#include <mutex>
#include <optional>
#include <set>
#include <thread>
#include <utility>

#include "python/engine.hpp"
#include "python/python.hpp"
#include "python/waiting.hpp"

namespace camlann::python {

namespace {

/// A search on another thread. Its infos wait here until Python asks for them.
class PyStream {
 public:
  PyStream(PyEngine& engine, PyGame game, const Limits& limits)
      : engine_(engine), game_(std::move(game)), limits_(limits), thread_([this] { search(); }) {
    running().insert(this);
  }
  PyStream(const PyStream&) = delete;
  PyStream& operator=(const PyStream&) = delete;
  PyStream(PyStream&&) = delete;
  PyStream& operator=(PyStream&&) = delete;
  ~PyStream() {
    running().erase(this);
    close();
  }

  /// Returns what the next iteration has found; raises StopIteration after the last one. Ctrl-C
  /// ends the search.
  PyAnalysis next() {
    while (true) {
      if (auto first = take()) return *std::move(first);
      engine_.refuse_from_callback();
      wait_for_news();
      if (PyErr_CheckSignals() == 0) continue;
      py::error_already_set raised;
      close();
      throw raised;
    }
  }

  /// Ends the search; what it has found until then can still be read.
  void stop() {
    const std::lock_guard lock(mutex_);
    stopped_ = true;
    if (searching_) engine_.stop();
  }
  /// Stops, and waits until the search has ended.
  void close() {
    stop();
    const py::gil_scoped_release others;
    const std::lock_guard lock(joining_);
    if (thread_.joinable()) thread_.join();
  }

  [[nodiscard]] std::optional<PyAnalysis> last() {
    const std::lock_guard lock(mutex_);
    return last_;
  }
  [[nodiscard]] bool done() {
    const std::lock_guard lock(mutex_);
    return done_;
  }

  /// Ends all searches, before the interpreter ends.
  static void close_all() {
    for (PyStream* const stream : std::set(running())) stream->close();
  }

 private:
  /// The streams of this process, protected by the interpreter's lock.
  static std::set<PyStream*>& running() {
    static std::set<PyStream*> streams;
    return streams;
  }

  void search() {
    const StreamHooks hooks{[this] {
                              const std::lock_guard lock(mutex_);
                              return !stopped_;
                            },
                            [this] {
                              const std::lock_guard lock(mutex_);
                              return searching_ = !stopped_;
                            },
                            [this] {
                              const std::lock_guard lock(mutex_);
                              searching_ = false;
                            }};
    std::exception_ptr fault;
    try {
      engine_.search_for_stream(
          game_, limits_, [this](const Info& info) { add(analysis_of(game_, info)); }, hooks);
    } catch (...) {  // of memory
      fault = std::current_exception();
    }
    const std::lock_guard lock(mutex_);
    fault_ = fault;
    searching_ = false;
    done_ = true;
    news_.notify_all();
  }

  void add(PyAnalysis found) {
    const std::lock_guard lock(mutex_);
    last_ = found;
    found_.push_back(std::move(found));
    news_.notify_all();
  }

  /// Returns what was found first, nothing while the search runs; raises StopIteration or the fault
  /// of the search after the last one. Another thread may have taken what this one waited for.
  std::optional<PyAnalysis> take() {
    const std::lock_guard lock(mutex_);
    if (!found_.empty()) {
      PyAnalysis first = std::move(found_.front());
      found_.pop_front();
      return first;
    }
    if (!done_) return std::nullopt;
    if (fault_) std::rethrow_exception(std::exchange(fault_, nullptr));
    throw py::stop_iteration();
  }

  /// Waits for a while, or until there is something to read or nothing more will come.
  void wait_for_news() {
    const py::gil_scoped_release others;
    std::unique_lock lock(mutex_);
    news_.wait_for(lock, look_at_signals, [this] { return done_ || !found_.empty(); });
  }

  PyEngine& engine_;
  const PyGame game_;
  const Limits limits_;
  std::mutex joining_;
  std::mutex mutex_;  // protects the members below
  std::condition_variable news_;
  std::deque<PyAnalysis> found_;
  std::optional<PyAnalysis> last_;
  std::exception_ptr fault_;
  bool stopped_ = false;
  bool searching_ = false;
  bool done_ = false;
  std::thread thread_;  // the last member: it uses the others
};

}  // namespace

void add_stream(py::module_& module, py::class_<PyEngine>& engine) {
  py::class_<PyStream>(module, "Stream", "What a search finds, while it thinks: an iterator.")
      .def("__iter__", [](const py::object& stream) { return stream; })
      .def("__next__", method(&PyStream::next))
      .def("stop", method(&PyStream::stop), "Ends the search; what it has found can still be read.")
      .def("close", method(&PyStream::close), "Ends the search and waits until the engine is free.")
      .def_property_readonly("last", method(&PyStream::last),
                             "The newest Analysis, read or not; None before the first one.")
      .def_property_readonly("done", method(&PyStream::done), "True once the search has ended.")
      .def(
          "__enter__", [](PyStream& stream) -> PyStream& { return stream; },
          py::return_value_policy::reference_internal)
      .def("__exit__", [](PyStream& stream, const py::args&) { stream.close(); })
      .def("__repr__", [](PyStream& stream) {
        return stream.done() ? "<camlann.Stream, done>" : "<camlann.Stream>";
      });
  engine.def(
      "stream",
      [](PyEngine& own, const PyGame& game, std::optional<std::uint64_t> nodes,
         std::optional<int> depth, std::optional<double> seconds, int lines) {
        const Limits limits = limits_of({nodes, depth, seconds, lines});
        own.refuse_from_callback();
        own.check(game);
        return std::make_unique<PyStream>(own, game.copy(), limits);
      },
      py::keep_alive<0, 1>(), py::arg("game"), py::kw_only(), py::arg("nodes") = py::none(),
      py::arg("depth") = py::none(), py::arg("seconds") = py::none(), py::arg("lines") = 1,
      "Begins to think, without a limit until stop(), and yields an Analysis for each iteration.");
  py::module_::import("atexit").attr("register")(py::cpp_function(&PyStream::close_all));
}

}  // namespace camlann::python
