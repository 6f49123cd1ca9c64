#include <pybind11/pybind11.h>
#include <pybind11/stl.h>
#include <algorithm>
#include <camlann/rules.hpp>
#include <cstddef>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "python/python.hpp"

namespace camlann::python {

namespace {

std::vector<std::string> seats_of(const PyVariant& variant) {
  std::vector<std::string> names;
  names.reserve(variant->seating.size());
  for (const SeatInfo& seat : variant->seating) names.push_back(seat.name);
  return names;
}

std::map<std::string, std::string> rule_sets_of(const PyVariant& variant) {
  std::map<std::string, std::string> names;
  for (const RuleSetInfo& rules : variant->rule_sets) names[rules.id] = rules.name;
  return names;
}

std::map<std::string, std::vector<std::string>> options_of(const PyVariant& variant) {
  std::map<std::string, std::vector<std::string>> options;
  for (const OptionInfo& option : variant->options) {
    auto& values = options[option.name] = option.values;
    if (values.empty()) values = {"0 to " + std::to_string(option.most)};
  }
  return options;
}

std::vector<std::string> own_rules_of(const PyVariant& variant) {
  const OwnWords* const own = own_words(*variant.info);
  return own == nullptr ? std::vector<std::string>() : own->rules;
}

std::vector<OwnLesson> lessons_of(const PyVariant& variant) {
  const OwnWords* const own = own_words(*variant.info);
  return own == nullptr ? std::vector<OwnLesson>() : own->lessons;
}

/// Makes a getter of a variant's description.
template <class T>
auto data(T VariantInfo::* member) {
  return [member](const PyVariant& variant) -> const T& { return variant.info->*member; };
}

std::vector<PyVariant> variants_of(const Known& known) {
  std::vector<PyVariant> all;
  for (const VariantInfo& variant : catalog_of(known)) all.push_back({&variant, known});
  return all;
}

PyVariant variant_of(const Known& known, const std::string& name) {
  const Catalog& all = catalog_of(known);
  const VariantInfo* const found = all.find(name);
  if (found == nullptr) raise(all.unknown(name));
  return {found, known};
}

/// Checks the encoding: names and notes become Python strings, which are Unicode.
void check_encoding(std::string_view text, std::string_view file) {
  PyObject* const read =
      PyUnicode_DecodeUTF8(text.data(), static_cast<Py_ssize_t>(text.size()), nullptr);
  Py_XDECREF(read);
  if (read != nullptr) return;
  const py::error_already_set problem;
  const std::string_view before = text.substr(0, problem.value().attr("start").cast<std::size_t>());
  const auto line = 1 + std::count(before.begin(), before.end(), '\n');
  const std::size_t column = before.size() - (before.rfind('\n') + 1) + 1;  // npos + 1 is 0
  raise(Error{ErrorCode::syntax, "this is not UTF-8",
              std::string(file) + ':' + std::to_string(line) + ':' + std::to_string(column),
              "a text in UTF-8"});
}

void add(Catalog& known, std::string_view text, std::string_view file) {
  check_encoding(text, file);
  if (const auto added = known.add(text, file); !added) raise(added.error());
}

std::shared_ptr<Catalog> catalog_from(const std::string& text, const std::string& file) {
  auto known = std::make_shared<Catalog>();
  add(*known, text, file);
  return known;
}

/// Returns a path for messages: the name of a file need not be Unicode.
std::string printable(const py::str& path) {
  return path.attr("encode")("utf-8", "replace").cast<std::string>();
}

/// Reads a path like Python does; `path` is its text.
std::string bytes_of(const py::str& path) {
  try {
    const py::object file = py::module_::import("pathlib").attr("Path")(path);
    return file.attr("read_bytes")().cast<std::string>();
  } catch (const py::error_already_set& problem) {
    if (!problem.matches(PyExc_OSError) && !problem.matches(PyExc_ValueError)) throw;
    raise(
        Error{ErrorCode::io, "this file cannot be read", printable(path), "a file with variants"});
  }
}

std::shared_ptr<Catalog> read_catalog(const py::args& files) {
  const py::object fsdecode =
      py::module_::import("os").attr("fsdecode");  // refuses values that are not paths
  auto known = std::make_shared<Catalog>();
  for (const auto& file : files) {
    const py::str path = fsdecode(file);
    add(*known, bytes_of(path), printable(path));
  }
  return known;
}

}  // namespace

Square square_of(const VariantInfo& variant, std::string_view name) {
  if (const auto square = variant.find_square(name)) return *square;
  raise("there is no square \"" + std::string(name) + "\" on this board", std::string(name),
        "a square, such as " + variant.square_names.front());
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

std::shared_ptr<Catalog> pickled_catalog(const PyVariant& variant) {
  const bool built_in = find_variant(variant->id) != nullptr;
  return std::const_pointer_cast<Catalog>(built_in ? nullptr : variant.known);
}

bool PyVariant::operator==(const PyVariant& other) const {
  if (info == other.info) return true;
  // Built-in games are in every catalog and cannot be redefined.
  const bool built_in = find_variant(info->id) != nullptr;
  return info->id == other.info->id &&
         (built_in || catalog_of(known).definitions() == catalog_of(other.known).definitions());
}

void add_variants(py::module_& module) {
  py::class_<OwnLesson>(module, "Lesson", "A position with a task, of a variant from a file.")
      .def_readonly("title", &OwnLesson::title)
      .def_readonly("fen", &OwnLesson::fen)
      .def_readonly("task", &OwnLesson::task)
      .def_readonly("hint", &OwnLesson::hint, "Empty without one.")
      .def_readonly("moves", &OwnLesson::moves, "Each of them solves the task.")
      .def("__eq__", [](const OwnLesson& a, const OwnLesson& b) { return a == b; })
      .def("__eq__", [](const OwnLesson&, const py::object&) { return false; })
      .def("__hash__",
           [](const OwnLesson& lesson) { return py::hash(py::str(lesson.title + lesson.fen)); })
      .def("__repr__",
           [](const OwnLesson& lesson) { return "<camlann.Lesson " + lesson.title + ">"; });
  py::class_<PyVariant>(module, "Variant", "A kind of game, as data.")
      .def_property_readonly("id", data(&VariantInfo::id))
      .def_property_readonly("name", data(&VariantInfo::name))
      .def_property_readonly("family", data(&VariantInfo::family))
      .def_property_readonly("files", data(&VariantInfo::files))
      .def_property_readonly("ranks", data(&VariantInfo::ranks))
      .def_property_readonly("squares", data(&VariantInfo::square_names),
                             "Names, of the lowest rank first.")
      .def_property_readonly("array", data(&VariantInfo::array),
                             "The position at the start, as FEN.")
      .def_property_readonly("notes", data(&VariantInfo::notes), "Sentences for its players.")
      .def_property_readonly("own_rules", own_rules_of,
                             "Paragraphs by the author of a variant from a file.")
      .def_property_readonly("lessons", lessons_of, "Lessons by the same author.")
      .def_property_readonly("seats", seats_of, "Names, in turn order.")
      .def_property_readonly("rule_sets", rule_sets_of, "Names, by id.")
      .def_property_readonly("options", options_of, "Values of each option of the rules.")
      .def("__eq__", [](const PyVariant& a, const PyVariant& b) { return a == b; })
      .def("__eq__", [](const PyVariant&, const py::object&) { return false; })
      .def("__hash__", [](const PyVariant& variant) { return py::hash(py::str(variant->id)); })
      .def(py::pickle(
          [](const PyVariant& variant) {
            return py::make_tuple(variant->id, pickled_catalog(variant));
          },
          [](const py::tuple& state) {
            if (state.size() != 2) raise("this is no pickled variant", "", "an id and a catalog");
            return variant_of(state[1].cast<std::shared_ptr<Catalog>>(), text_of(state[0]));
          }))
      .def("__repr__",
           [](const PyVariant& variant) { return "camlann.Variant('" + variant->id + "')"; });
  module.def(
      "variants", [] { return variants_of(nullptr); },
      "Every kind of game, in the order in which they are shown.");
  module.def(
      "variant", [](const std::string& name) { return variant_of(nullptr, name); }, py::arg("name"),
      "By id, or by name in any case.");

  py::class_<Catalog, std::shared_ptr<Catalog>>(
      module, "Catalog", "The games built in and variants from files of your own.")
      .def(py::init(&read_catalog))
      .def_static("from_text", &catalog_from, py::arg("text"), py::arg("file") = "text",
                  "Of the text of such a file; errors call it `file`.")
      .def("variants", &variants_of, "Every kind of game, those of the files last.")
      .def("variant", &variant_of, py::arg("name"), "By id, or by name in any case.")
      .def_property_readonly("definitions", method(&Catalog::definitions),
                             "The texts of the files.")
      .def("__eq__",
           [](const Catalog& a, const Catalog& b) { return a.definitions() == b.definitions(); })
      .def("__eq__", [](const Catalog&, const py::object&) { return false; })
      .def("__hash__", [](const Catalog& known) { return py::hash(py::str(known.definitions())); })
      .def(py::pickle([](const Catalog& known) { return py::bytes(known.definitions()); },
                      [](const py::bytes& text) { return catalog_from(text, "text"); }))
      .def("__repr__", [](const Catalog& known) {
        return "<camlann.Catalog of " + std::to_string(known.size()) + " games>";
      });
}

}  // namespace camlann::python
