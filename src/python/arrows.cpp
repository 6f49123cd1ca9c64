#include "python/arrows.hpp"

#include <pybind11/pybind11.h>
#include <pybind11/stl.h>
#include <algorithm>
#include <camlann/rules.hpp>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "python/python.hpp"

namespace camlann::python {

namespace {

std::size_t colour_number(const std::string& word) {
  const auto* const found = std::find(arrow_colours.begin(), arrow_colours.end(), word);
  if (found == arrow_colours.end()) {
    raise("there is no colour \"" + word + "\"", word, "green, red, blue or yellow");
  }
  return static_cast<std::size_t>(found - arrow_colours.begin());
}

PyArrow make_arrow(const std::string& origin, const std::optional<std::string>& target,
                   const std::string& colour) {
  return {origin, target.value_or(origin), arrow_colours[colour_number(colour)]};
}

}  // namespace

std::vector<PyArrow> named_arrows(const std::vector<Arrow>& arrows, const VariantInfo& variant) {
  std::vector<PyArrow> made;
  made.reserve(arrows.size());
  for (const Arrow& arrow : arrows) {
    made.push_back({variant.name_of(arrow.from), variant.name_of(arrow.to),
                    arrow_colours[static_cast<std::size_t>(arrow.colour)]});
  }
  return made;
}

std::vector<Arrow> arrows_of(const std::vector<PyArrow>& arrows, const VariantInfo& variant) {
  std::vector<Arrow> made;
  made.reserve(arrows.size());
  for (const PyArrow& arrow : arrows) {
    made.push_back({square_of(variant, arrow.origin), square_of(variant, arrow.target),
                    static_cast<Arrow::Colour>(colour_number(arrow.colour))});
  }
  return made;
}

void add_arrows(py::module_& module) {
  py::class_<PyArrow>(module, "Arrow", "A drawing on the board: an arrow, or a ring on one square.")
      .def(py::init(&make_arrow), py::arg("origin"), py::arg("target") = py::none(),
           py::arg("colour") = "green")
      .def_readonly("origin", &PyArrow::origin)
      .def_readonly("target", &PyArrow::target, "The same square for a ring.")
      .def_readonly("colour", &PyArrow::colour, "'green', 'red', 'blue' or 'yellow'.")
      .def("__eq__", [](const PyArrow& a, const PyArrow& b) { return a == b; })
      .def("__eq__", [](const PyArrow&, const py::object&) { return false; })
      .def("__hash__", [](const PyArrow& arrow) { return py::hash(py::str(arrow.text())); })
      .def(py::pickle(
          [](const PyArrow& arrow) {
            return py::make_tuple(arrow.origin, arrow.target, arrow.colour);
          },
          [](const py::tuple& state) {
            if (state.size() != 3) raise("this is no pickled arrow", "", "three values");
            return make_arrow(text_of(state[0]), text_of(state[1]), text_of(state[2]));
          }))
      .def("__repr__", method(&PyArrow::text));
}

}  // namespace camlann::python
