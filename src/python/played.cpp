// The moves that a game has played.

#include <pybind11/pybind11.h>
#include <pybind11/stl.h>
#include <cstddef>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "python/python.hpp"

namespace camlann::python {

namespace {

/// The first moves of a game, as a sequence that shares them with the game.
struct PyPlayed {
  std::shared_ptr<const std::vector<PyMove>> moves;
  std::size_t count;

  [[nodiscard]] PyMove at(std::ptrdiff_t i) const {
    const auto size = static_cast<std::ptrdiff_t>(count);
    if (i < 0) i += size;
    if (i < 0 || i >= size) throw py::index_error("there are " + std::to_string(size) + " moves");
    return (*moves)[static_cast<std::size_t>(i)];
  }
  [[nodiscard]] py::list list() const {
    py::list all;
    for (std::size_t i = 0; i < count; ++i) all.append(py::cast((*moves)[i]));
    return all;
  }
};

PyPlayed played_of(const PyGame& own) {
  if (own.played == nullptr) own.played = std::make_shared<std::vector<PyMove>>();
  auto& kept = *own.played;
  const auto all = own.game.played();
  for (std::size_t ply = kept.size(); ply < all.size(); ++ply) {
    kept.emplace_back(own.variant(), all[ply]);
  }
  return {own.played, all.size()};
}

py::object equal(const PyPlayed& own, const py::object& other) {
  if (py::isinstance<PyPlayed>(other)) {
    return py::bool_(own.list().equal(other.cast<const PyPlayed&>().list()));
  }
  if (!py::isinstance<py::list>(other)) {
    return py::reinterpret_borrow<py::object>(Py_NotImplemented);
  }
  return py::bool_(own.list().equal(other));
}

}  // namespace

void add_played(py::module_& module, py::class_<PyGame>& game) {
  py::class_<PyPlayed> played(module, "PlayedMoves", "The moves of a game until now, a sequence.");
  played.def("__len__", [](const PyPlayed& own) { return own.count; })
      .def("__getitem__", method(&PyPlayed::at), py::arg("index"))
      .def(
          "__getitem__",
          [](const PyPlayed& own, const py::slice& some) -> py::object { return own.list()[some]; },
          py::arg("index"))
      .def("__iter__",
           [](const py::object& own) {
             return py::reinterpret_steal<py::object>(PySeqIter_New(own.ptr()));
           })
      .def("__reversed__", [](const PyPlayed& own) { return own.list().attr("__reversed__")(); })
      .def(
          "__contains__",
          [](const PyPlayed& own, const py::object& move) { return own.list().contains(move); },
          py::arg("move"))
      .def("__eq__", &equal)
      .def("__repr__", [](const PyPlayed& own) { return py::repr(own.list()); })
      .def("__reduce__", [](const PyPlayed& own) {
        return py::make_tuple(py::module_::import("builtins").attr("list"),
                              py::make_tuple(own.list()));
      });
  for (const char* const name : {"index", "count"}) {
    played.def(name, [name = std::string(name)](const PyPlayed& own, const py::args& arguments) {
      return own.list().attr(name.c_str())(*arguments);
    });
  }
  game.def_property_readonly("moves", &played_of,
                             "Those played, as a sequence that stays the same.");
}

}  // namespace camlann::python
