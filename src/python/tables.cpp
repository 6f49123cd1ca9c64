#include <pybind11/pybind11.h>
#include <pybind11/stl.h>
#include <pybind11/stl/filesystem.h>
#include <camlann/engine.hpp>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "python/python.hpp"

namespace camlann::python {

namespace {

struct PyProbed {
  tables::Value value;
  std::vector<std::pair<PyMove, tables::Value>> moves;
  std::vector<PyMove> line;
};

std::string wdl_of(const tables::Value& value) {
  return std::string(word_of(value.wdl));
}

/// Raises an exception for a value that no position has.
tables::Value value_from(const py::tuple& state) {
  if (state.size() != 2) raise("this is no pickled value", "", "a word and a number");
  const auto wdl = value_of<tables::Wdl>(text_of(state[0]));
  const auto plies = state[1].cast<int>();
  if (!wdl || plies < 0) raise("this is no pickled value", text_of(state[0]), "win, draw or loss");
  return {*wdl, plies};
}

class PyTables {
 public:
  explicit PyTables(const std::filesystem::path& folder) {
    std::error_code problem;
    if (!std::filesystem::is_directory(folder, problem)) {
      raise(Error{ErrorCode::not_found, "there is no such folder", folder.string(),
                  "the folder with all games' tables"});
    }
    prober_ = std::make_shared<TableProber>(folder);
  }

  void close() { prober_ = nullptr; }

  [[nodiscard]] PyProbed probe(const PyGame& game) const {
    const Game own = game.game;
    const auto prober = open();
    auto probed = value_or_raise([&] {
      const py::gil_scoped_release others;
      return prober->ask(own, {.moves = true, .line = true});
    }());
    PyProbed made{probed.value, {}, {}};
    for (ProbedMove& move : probed.moves.value_or(std::vector<ProbedMove>{})) {
      made.moves.emplace_back(PyMove(game.variant(), std::move(move.move)), move.value);
    }
    Game walk = own;
    for (const std::string& move : probed.line.value_or(std::vector<std::string>{})) {
      made.line.emplace_back(game.variant(), value_or_raise(walk.play(move, Reading::exact)));
    }
    return made;
  }

  [[nodiscard]] int most_pieces(const PyGame& game) const { return open()->most_pieces(game.game); }
  [[nodiscard]] bool closed() const { return prober_ == nullptr; }

 private:
  /// Shared, so that another thread can close the tables meanwhile.
  [[nodiscard]] std::shared_ptr<TableProber> open() const {
    if (prober_ == nullptr) raise("the tables are closed", "", "tables that are open");
    return prober_;
  }

  std::shared_ptr<TableProber> prober_;
};

}  // namespace

void add_tables(py::module_& module) {
  py::class_<tables::Value>(module, "Value",
                            "What a position or a move is worth with perfect play.")
      .def_property_readonly("wdl", wdl_of, "'win', 'draw' or 'loss'.")
      .def_readonly("plies", &tables::Value::plies, "Until the end; 0 of a draw.")
      .def("__eq__", [](const tables::Value& a, const tables::Value& b) { return a == b; })
      .def("__eq__", [](const tables::Value&, const py::object&) { return false; })
      .def("__hash__", [](const tables::Value& value) { return py::hash(py::str(to_text(value))); })
      .def(py::pickle(
          [](const tables::Value& value) { return py::make_tuple(wdl_of(value), value.plies); },
          &value_from))
      .def("__str__", [](const tables::Value& value) { return to_text(value); })
      .def("__repr__",
           [](const tables::Value& value) { return "<camlann.Value " + to_text(value) + ">"; });
  py::class_<PyProbed>(module, "Probed", "What endgame tables say of a position.")
      .def_readonly("value", &PyProbed::value, "For the side to move.")
      .def_property_readonly(
          "wdl", [](const PyProbed& probed) { return wdl_of(probed.value); },
          "'win', 'draw' or 'loss' of the side to move.")
      .def_property_readonly(
          "plies", [](const PyProbed& probed) { return probed.value.plies; },
          "Until the end with perfect play; 0 of a draw.")
      .def_readonly("moves", &PyProbed::moves, "Each with its value for its player, best first.")
      .def_readonly("line", &PyProbed::line, "Perfect play to the end; empty of a draw.")
      .def(py::pickle(
          [](const PyProbed& probed) {
            return py::make_tuple(probed.value, probed.moves, probed.line);
          },
          [](const py::tuple& state) {
            if (state.size() != 3)
              raise("this is not what tables say, pickled", "", "three values");
            return PyProbed{state[0].cast<tables::Value>(),
                            state[1].cast<std::vector<std::pair<PyMove, tables::Value>>>(),
                            state[2].cast<std::vector<PyMove>>()};
          }))
      .def("__repr__",
           [](const PyProbed& probed) { return "<camlann.Probed " + to_text(probed.value) + ">"; });
  py::class_<PyTables>(module, "Tables", "Endgame tables, made by `camlann tables build`.")
      .def(py::init<const std::filesystem::path&>(), py::arg("folder"))
      .def("probe", method(&PyTables::probe), py::arg("game"),
           "The value of the present position. Other threads run meanwhile.")
      .def("most_pieces", method(&PyTables::most_pieces), py::arg("game"),
           "The most pieces of which there are tables for such a game; 0 if there are none.")
      .def("close", method(&PyTables::close))
      .def_property_readonly("closed", method(&PyTables::closed))
      .def(
          "__enter__", [](PyTables& tables) -> PyTables& { return tables; },
          py::return_value_policy::reference_internal)
      .def("__exit__", [](PyTables& tables, const py::args&) { tables.close(); })
      .def("__repr__", [](const PyTables& tables) {
        return tables.closed() ? "<camlann.Tables, closed>" : "<camlann.Tables>";
      });
}

}  // namespace camlann::python
