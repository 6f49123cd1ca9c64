#include <pybind11/pybind11.h>
#include <camlann/rules.hpp>
#include <string>
#include <utility>

#include "python/python.hpp"

namespace camlann::python {

namespace {

/// The names of ErrorCode, in its order.
constexpr const char* codes[] = {
    "syntax",    "unknown_name", "bad_position", "illegal_move", "ambiguous_move",
    "game_over", "conflict",     "not_found",    "too_many",     "busy",
    "io"};

/// Decodes with replacement, because errors quote their input byte by byte.
py::str shown(const std::string& text) {
  return py::reinterpret_steal<py::str>(
      PyUnicode_DecodeUTF8(text.data(), static_cast<Py_ssize_t>(text.size()), "replace"));
}

}  // namespace

void raise(const Error& error) {
  const py::object type = py::module_::import("camlann._core").attr("Error");
  const py::object made = type(shown(to_text(error)));
  made.attr("what") = shown(error.what);
  made.attr("where") = shown(error.where);
  made.attr("expected") = shown(error.expected);
  made.attr("code") = codes[static_cast<unsigned>(error.code)];
  PyErr_SetObject(type.ptr(), made.ptr());
  throw py::error_already_set();
}

void raise(std::string what, std::string where, std::string expected) {
  raise(Error{ErrorCode::conflict, std::move(what), std::move(where), std::move(expected)});
}

void add_errors(py::module_& module) {
  py::exception<Error> type(module, "Error", PyExc_ValueError);
  type.attr("__module__") = "camlann";
  type.attr("__doc__") = "What is wrong, where, and what was expected instead.";
}

}  // namespace camlann::python
