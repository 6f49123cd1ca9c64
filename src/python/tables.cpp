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
  std::string wdl;
  int plies;
  std::vector<std::pair<PyMove, std::string>> moves;
  std::vector<std::string> line;
};

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
    PyProbed made{std::string(word_of(probed.value.wdl)), probed.value.plies, {}, {}};
    if (!probed.moves) return made;
    for (ProbedMove& move : *probed.moves) {
      made.moves.emplace_back(PyMove(game.variant(), std::move(move.move)), to_text(move.value));
    }
    if (probed.line) made.line = *probed.line;
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
  py::class_<PyProbed>(module, "Probed", "What endgame tables say of a position.")
      .def_readonly("wdl", &PyProbed::wdl, "'win', 'draw' or 'loss' of the side to move.")
      .def_readonly("plies", &PyProbed::plies, "Until the end with perfect play; 0 of a draw.")
      .def_readonly("moves", &PyProbed::moves, "Each with its value for its player, best first.")
      .def_readonly("line", &PyProbed::line, "Perfect play to the end; empty of a draw.")
      .def("__repr__", [](const PyProbed& probed) {
        return "<camlann.Probed " + probed.wdl +
               (probed.wdl == "draw" ? "" : " in " + std::to_string(probed.plies) + " plies") + ">";
      });
  py::class_<PyTables>(module, "Tables", "Endgame tables, made by `camlann tables build`.")
      .def(py::init<const std::filesystem::path&>(), py::arg("folder"))
      .def("probe", &PyTables::probe, py::arg("game"),
           "The value of the present position. Other threads run meanwhile.")
      .def("most_pieces", &PyTables::most_pieces, py::arg("game"),
           "The most pieces of which there are tables for such a game; 0 if there are none.")
      .def("close", &PyTables::close)
      .def_property_readonly("closed", &PyTables::closed)
      .def(
          "__enter__", [](PyTables& tables) -> PyTables& { return tables; },
          py::return_value_policy::reference_internal)
      .def("__exit__", [](PyTables& tables, const py::args&) { tables.close(); })
      .def("__repr__", [](const PyTables& tables) {
        return tables.closed() ? "<camlann.Tables, closed>" : "<camlann.Tables>";
      });
}

}  // namespace camlann::python
