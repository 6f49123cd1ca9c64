#include <pybind11/pybind11.h>
#include <pybind11/stl.h>
#include <camlann/rules.hpp>
#include <cctype>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "python/python.hpp"

namespace camlann::python {

namespace {

bool same_word(std::string_view a, std::string_view b) {
  if (a.size() != b.size()) return false;
  for (std::size_t i = 0; i < a.size(); ++i) {
    if (std::tolower(static_cast<unsigned char>(a[i])) !=
        std::tolower(static_cast<unsigned char>(b[i])))
      return false;
  }
  return true;
}

std::vector<std::string> seats_of(const VariantInfo& variant) {
  std::vector<std::string> names;
  names.reserve(variant.seating.size());
  for (const SeatInfo& seat : variant.seating) names.push_back(seat.name);
  return names;
}

std::map<std::string, std::string> rule_sets_of(const VariantInfo& variant) {
  std::map<std::string, std::string> names;
  for (const RuleSetInfo& rules : variant.rule_sets) names[rules.id] = rules.name;
  return names;
}

std::map<std::string, std::vector<std::string>> options_of(const VariantInfo& variant) {
  std::map<std::string, std::vector<std::string>> options;
  for (const OptionInfo& option : variant.options) {
    auto& values = options[option.name] = option.values;
    if (values.empty()) values = {"0 to " + std::to_string(option.most)};
  }
  return options;
}

}  // namespace

Square square_of(const VariantInfo& variant, std::string_view name) {
  if (const auto square = variant.find_square(name)) return *square;
  raise("there is no square \"" + std::string(name) + "\" on this board", std::string(name),
        variant.square_names.front() + " to " + variant.square_names.back());
}

std::vector<std::string> names_of(const VariantInfo& variant, const std::vector<Square>& squares) {
  return variant.names_of(squares);
}

const std::string& seat_name(const VariantInfo& variant, Seat seat) {
  return variant.seating[index_of(seat)].name;
}

Seat seat_of(const VariantInfo& variant, std::string_view name) {
  std::string known;
  for (std::size_t i = 0; i < variant.seating.size(); ++i) {
    const SeatInfo& seat = variant.seating[i];
    if (same_word(seat.name, name) || name == std::string_view(&seat.letter, 1)) {
      return static_cast<Seat>(i);
    }
    known += (known.empty() ? "" : ", ") + seat.name;
  }
  raise("there is no seat \"" + std::string(name) + "\"", std::string(name), "one of " + known);
}

void add_variants(py::module_& module) {
  py::class_<VariantInfo>(module, "Variant", "A kind of game, as data.")
      .def_readonly("id", &VariantInfo::id)
      .def_readonly("name", &VariantInfo::name)
      .def_readonly("family", &VariantInfo::family)
      .def_readonly("files", &VariantInfo::files)
      .def_readonly("ranks", &VariantInfo::ranks)
      .def_readonly("squares", &VariantInfo::square_names, "Names, of the lowest rank first.")
      .def_readonly("array", &VariantInfo::array, "The position at the start, as FEN.")
      .def_property_readonly("seats", seats_of, "Names, in turn order.")
      .def_property_readonly("rule_sets", rule_sets_of, "Names, by id.")
      .def_property_readonly("options", options_of, "Values of each option of the rules.")
      .def("__repr__",
           [](const VariantInfo& variant) { return "camlann.Variant('" + variant.id + "')"; });
  module.def(
      "variants",
      [] {
        py::list all;
        for (const VariantInfo& variant : catalog())
          all.append(py::cast(&variant, py::return_value_policy::reference));
        return all;
      },
      "Every kind of game, in the order in which they are shown.");
  module.def(
      "variant",
      [](const std::string& name) {
        return &value_or_raise(make_game(name)).variant();  // its error names those that there are
      },
      py::arg("name"), py::return_value_policy::reference, "By id, or by name in any case.");
}

}  // namespace camlann::python
