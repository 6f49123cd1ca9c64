#include <pybind11/pybind11.h>
#include <pybind11/stl.h>
#include <algorithm>
#include <atomic>
#include <camlann/engine.hpp>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <exception>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "python/engine.hpp"
#include "python/python.hpp"
#include "python/waiting.hpp"

namespace camlann::python {

namespace {

/// Returns the moves of a line with notation.
std::vector<PyMove> written(const PyGame& game, const std::vector<Move>& moves) {
  Game walk = game.game;
  std::vector<PyMove> made;
  for (const Move move : moves) {
    walk.play(move);
    made.emplace_back(game.variant(), walk.played().back());
  }
  return made;
}

/// Raises an exception if there is no limit.
Limits ending(const Wishes& wishes) {
  if (!has_end(wishes)) {
    raise("an analysis needs an end", "nodes, depth, seconds", "at least one of them");
  }
  return limits_of(wishes);
}

}  // namespace

PyAnalysis analysis_of(const PyGame& game, const Info& info) {
  PyAnalysis made{{}, info.depth, info.nodes, static_cast<double>(info.time.count()) / 1000};
  for (const Line& line : info.lines) {
    made.lines.push_back({line.score, plies_to_end(line.score),
                          score_text(line.score, game.variant()->sides()),
                          written(game, line.moves)});
  }
  return made;
}

bool has_end(const Wishes& wishes) {
  return wishes.nodes || wishes.depth || wishes.seconds;
}

Limits limits_of(const Wishes& wishes) {
  if (wishes.nodes && *wishes.nodes == 0) raise("there are no nodes", "nodes", "1 or more");
  if (wishes.depth && *wishes.depth < 1) raise("there is no depth", "depth", "1 or more");
  if (wishes.seconds && !(*wishes.seconds > 0 && *wishes.seconds < 1e9))
    raise("this is not a valid time", "seconds", "more than 0");
  if (wishes.lines < 1) raise("there are no lines", "lines", "1 or more");
  Limits limits;
  limits.nodes = wishes.nodes.value_or(0);
  limits.depth = wishes.depth.value_or(0);
  if (wishes.seconds) {
    limits.movetime = std::chrono::milliseconds(
        std::max<std::int64_t>(1, static_cast<std::int64_t>(*wishes.seconds * 1000)));
  }
  limits.lines = wishes.lines;
  return limits;
}

PyEngine::PyEngine(int threads, int hash_mb, std::uint64_t seed,
                   const std::optional<std::string>& tables) {
  if (threads < 1 || threads > max_threads) {
    raise("this is not a valid number of threads", "threads",
          "1 to " + std::to_string(max_threads));
  }
  if (hash_mb < 1 || hash_mb > 65536) raise("this is not a valid size", "hash_mb", "1 to 65536");
  settings_.threads = threads;
  settings_.table_bytes = static_cast<std::size_t>(hash_mb) << 20U;
  settings_.seed = seed;
  settings_.tables = tables.value_or("");
}

void PyEngine::close() {
  refuse_from_callback();
  closed_ = true;
  stop_ = true;
  const py::gil_scoped_release others;
  const std::lock_guard lock(mutex_);
  thinkers_.clear();
}

PyAnalysis PyEngine::analyse(const PyGame& own, const Wishes& wishes, const py::object& on_info) {
  const Limits limits = ending(wishes);
  std::exception_ptr fault;
  OnInfo report;
  if (!on_info.is_none()) {
    report = [&](const Info& info) {
      if (!fault) fault = tell(on_info, analysis_of(own, info));
    };
  }
  const Info found = think<Info>(
      own, [&](Analyst& analyst) { return analyst.analyse(own.game, limits, stop_, report); });
  if (fault) std::rethrow_exception(fault);
  return analysis_of(own, found);
}

PyMove PyEngine::best_move(const PyGame& game, const Wishes& wishes) {
  if (game.game.over()) raise("the game is over", "", "a game that goes on");
  return analyse(game, wishes, py::none()).lines.front().moves.front();
}

std::vector<PyWhy> PyEngine::why(const PyGame& own, const py::object& move, const Wishes& wishes) {
  if (own.game.over()) raise("the game is over", "", "a game that goes on");
  const Limits limits = ending(wishes);
  std::optional<Move> asked;
  if (!move.is_none()) asked = move_of(own, move).move();
  const auto found = think<std::optional<Whys>>(own, [&](Analyst& analyst) {
    return camlann::why(own.game, {}, asked, analyst, limits, stop_);
  });
  std::vector<PyWhy> made;
  if (!found) return made;
  const auto add = [&](const Why& why) {
    made.push_back({PyMove(own.variant(), why.move), why.score, why.reasons});
  };
  add(found->best);
  if (found->asked) add(*found->asked);
  return made;
}

void PyEngine::check(const PyGame& game) const {
  if (closed_) raise("the engine is closed", "", "an engine that is open");
  if (settings_.tables.empty()) return;
  if (const auto found = find_tables(game.game, settings_.tables); !found) raise(found.error());
}

void PyEngine::search_for_stream(const PyGame& game, const Limits& limits, const OnInfo& on_info,
                                 const StreamHooks& hooks) {
  std::unique_lock lock(mutex_, std::defer_lock);
  while (!lock.try_lock_for(look_at_signals)) {
    if (closed_ || !hooks.wanted()) return;
  }
  stop_ = false;
  if (closed_ || !hooks.begin()) return;
  (void)thinker_for(game).analyst->analyse(game.game, limits, stop_, on_info);
  hooks.end();
}

std::exception_ptr PyEngine::tell(const py::object& on_info, const PyAnalysis& analysis) {
  const py::gil_scoped_acquire own;
  calling_ = std::this_thread::get_id();
  std::exception_ptr fault;
  try {
    on_info(analysis);
  } catch (const py::error_already_set&) {
    fault = std::current_exception();
    stop_ = true;
  }
  calling_ = std::thread::id();
  return fault;
}

void PyEngine::refuse_from_callback() const {
  if (calling_ == std::this_thread::get_id()) {
    raise("the engine is thinking", "on_info", "a call after the search");
  }
}

PyEngine::Thinker& PyEngine::thinker_for(const PyGame& game) {
  const std::string kind = game.variant()->id + ' ' + game.game.rules();
  Thinker& thinker = thinkers_[{kind, catalog_of(game.known).definitions()}];
  if (thinker.analyst == nullptr) thinker = {game.known, make_analyst(game.game, settings_)};
  return thinker;
}

namespace {

/// Only one thread at a time can use the engine.
class PyComputer {
 public:
  PyComputer(int level, std::uint64_t seed) : computer_(options_of(level, seed)) {}

  [[nodiscard]] PyMove choose(const PyGame& game) {
    const Game own = game.game;
    const auto lock = lock_of(mutex_);
    stop_ = false;
    const Reply reply = interruptible(stop_, [&] { return computer_.choose(own, stop_); });
    if (!reply.move) raise("the game is over", "", "a game that goes on");
    return {game.variant(), own.write(*reply.move)};
  }

 private:
  static ComputerOptions options_of(int level, std::uint64_t seed) {
    if (level < min_level || level > max_level) {
      raise("there is no such level", "level",
            std::to_string(min_level) + " to " + std::to_string(max_level));
    }
    ComputerOptions options;
    options.level = level;
    options.seed = seed;
    return options;
  }

  std::timed_mutex mutex_;
  std::atomic<bool> stop_ = false;
  Computer computer_;
};

void add_results(py::module_& module) {
  py::class_<PyLine>(module, "Line", "A variation.")
      .def_readonly("score", &PyLine::score, "Hundredths of a man for the side to move.")
      .def_readonly("plies_to_end", &PyLine::plies,
                    "Of a sure win, negative of a sure loss; None of an estimate.")
      .def_readonly("moves", &PyLine::moves)
      .def(py::pickle(
          [](const PyLine& line) {
            return py::make_tuple(line.score, line.plies, line.text, line.moves);
          },
          [](const py::tuple& state) {
            if (state.size() != 4) raise("this is no pickled line", "", "four values");
            return PyLine{state[0].cast<int>(), state[1].cast<std::optional<int>>(),
                          text_of(state[2]), state[3].cast<std::vector<PyMove>>()};
          }))
      .def("__str__",
           [](const PyLine& line) {
             std::string text = line.text;
             for (const PyMove& move : line.moves) text += " " + move.written().notation;
             return text;
           })
      .def("__repr__", [](const PyLine& line) { return "<camlann.Line " + line.text + ">"; });
  py::class_<PyAnalysis>(module, "Analysis", "What a search has found.")
      .def_readonly("lines", &PyAnalysis::lines, "The best first; none if the game is over.")
      .def_readonly("depth", &PyAnalysis::depth)
      .def_readonly("nodes", &PyAnalysis::nodes)
      .def_readonly("seconds", &PyAnalysis::seconds)
      .def(py::pickle(
          [](const PyAnalysis& own) {
            return py::make_tuple(own.lines, own.depth, own.nodes, own.seconds);
          },
          [](const py::tuple& state) {
            if (state.size() != 4) raise("this is no pickled analysis", "", "four values");
            return PyAnalysis{state[0].cast<std::vector<PyLine>>(), state[1].cast<int>(),
                              state[2].cast<std::uint64_t>(), state[3].cast<double>()};
          }))
      .def("__repr__", [](const PyAnalysis& analysis) {
        const std::string best = analysis.lines.empty() ? "no move"
                                                        : analysis.lines.front().text + ", depth " +
                                                              std::to_string(analysis.depth);
        return "<camlann.Analysis " + best + ">";
      });
  py::class_<PyWhy>(module, "Why", "A move with the reasons for and against it.")
      .def_readonly("move", &PyWhy::move)
      .def_readonly("score", &PyWhy::score, "For its player.")
      .def_readonly("reasons", &PyWhy::reasons, "The weightiest first.")
      .def(py::pickle(
          [](const PyWhy& why) { return py::make_tuple(why.move, why.score, why.reasons); },
          [](const py::tuple& state) {
            if (state.size() != 3) raise("these are no pickled reasons", "", "three values");
            return PyWhy{state[0].cast<PyMove>(), state[1].cast<int>(),
                         state[2].cast<std::vector<std::string>>()};
          }))
      .def("__repr__", [](const PyWhy& why) {
        return "<camlann.Why " + why.move.written().notation + ": " + why.reasons.front() + ">";
      });
}

}  // namespace

void add_engine(py::module_& module) {
  add_results(module);
  py::class_<PyEngine> made(module, "Engine", "Search. Other Python threads run while it thinks.");
  made.def(py::init<int, int, std::uint64_t, const std::optional<std::string>&>(),
           py::arg("threads") = 1, py::arg("hash_mb") = 16, py::arg("seed") = 1,
           py::arg("tables") = py::none())
      .def(
          "analyse",
          [](PyEngine& engine, const PyGame& game, std::optional<std::uint64_t> nodes,
             std::optional<int> depth, std::optional<double> seconds, int lines,
             const py::object& on_info) {
            if (!on_info.is_none() && !PyCallable_Check(on_info.ptr())) {
              throw py::type_error("on_info is a function or None");
            }
            return engine.analyse(game.copy(), Wishes{nodes, depth, seconds, lines}, on_info);
          },
          py::arg("game"), py::kw_only(), py::arg("nodes") = py::none(),
          py::arg("depth") = py::none(), py::arg("seconds") = py::none(), py::arg("lines") = 1,
          py::arg("on_info") = py::none(),
          "Thinks until the first limit or stop(). Calls `on_info` with each Analysis on the way.")
      .def(
          "best_move",
          [](PyEngine& engine, const PyGame& game, std::optional<std::uint64_t> nodes,
             std::optional<int> depth, std::optional<double> seconds, int lines) {
            return engine.best_move(game.copy(), Wishes{nodes, depth, seconds, lines});
          },
          py::arg("game"), py::kw_only(), py::arg("nodes") = py::none(),
          py::arg("depth") = py::none(), py::arg("seconds") = py::none(), py::arg("lines") = 1)
      .def(
          "why",
          [](PyEngine& engine, const PyGame& game, const py::object& move,
             std::optional<std::uint64_t> nodes, std::optional<int> depth,
             std::optional<double> seconds) {
            return engine.why(game.copy(), move, Wishes{nodes, depth, seconds, 1});
          },
          py::arg("game"), py::arg("move") = py::none(), py::kw_only(),
          py::arg("nodes") = py::none(), py::arg("depth") = py::none(),
          py::arg("seconds") = py::none(), "Reasons for the best move, then for `move`.")
      .def("stop", method(&PyEngine::stop), "Ends a search that runs in another thread.")
      .def("close", method(&PyEngine::close), "Ends its search and gives its memory back.")
      .def_property_readonly("closed", method(&PyEngine::closed))
      .def(
          "__enter__", [](PyEngine& engine) -> PyEngine& { return engine; },
          py::return_value_policy::reference_internal)
      .def("__exit__", [](PyEngine& engine, const py::args&) { engine.close(); })
      .def("__repr__", [](const PyEngine& engine) {
        return engine.closed() ? "<camlann.Engine, closed>" : "<camlann.Engine>";
      });

  add_stream(module, made);

  py::class_<PyComputer>(module, "Computer", "An opponent of ten levels that errs like people do.")
      .def(py::init<int, std::uint64_t>(), py::arg("level") = 5, py::arg("seed") = 1)
      .def("choose", method(&PyComputer::choose), py::arg("game"),
           "Its move, within about a second. Other threads run meanwhile.");
}

}  // namespace camlann::python
