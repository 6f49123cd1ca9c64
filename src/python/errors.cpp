#include <pybind11/pybind11.h>
#include <algorithm>
#include <camlann/rules.hpp>
#include <cctype>
#include <cstddef>
#include <string>
#include <string_view>
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

std::string text_of(const py::handle& text) {
  if (!py::isinstance<py::str>(text)) {
    throw py::type_error("a text is a str, not " + std::string(Py_TYPE(text.ptr())->tp_name));
  }
  Py_ssize_t size = 0;
  const char* const data = PyUnicode_AsUTF8AndSize(text.ptr(), &size);
  if (data != nullptr) return {data, static_cast<std::size_t>(size)};
  PyErr_Clear();
  raise(Error{ErrorCode::syntax, "this text has half a surrogate pair",
              text.attr("encode")("utf-8", "replace").cast<std::string>(), "a text of Unicode"});
}

bool same_word(std::string_view a, std::string_view b) {
  const auto small = [](char c) { return std::tolower(static_cast<unsigned char>(c)); };
  return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                    [&](char one, char other) { return small(one) == small(other); });
}

void add_errors(py::module_& module) {
  py::exception<Error> type(module, "Error", PyExc_ValueError);
  type.attr("__module__") = "camlann";
  type.attr("__doc__") = "What is wrong, where, and what was expected instead.";
}

}  // namespace camlann::python
