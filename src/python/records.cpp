#include <pybind11/pybind11.h>
#include <pybind11/stl.h>
#include <camlann/rules.hpp>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "python/python.hpp"

namespace camlann::python {

namespace {

std::vector<Record> read(const std::string& text) {
  return value_or_raise(read_records(text));
}

std::map<std::string, std::string> tags_of(const Record& record) {
  std::map<std::string, std::string> tags;
  for (const Tag& tag : record.tags) tags.emplace(tag.key, tag.value);
  return tags;
}

std::vector<std::string> moves_of(const Record& record) {
  std::vector<std::string> moves;
  moves.reserve(record.moves.size());
  for (const RecordMove& move : record.moves) moves.push_back(move.text);
  return moves;
}

std::vector<std::string> left_out_of(const Record& record) {
  std::vector<std::string> left_out;
  left_out.reserve(record.faults.size());
  for (const RecordFault& fault : record.faults) left_out.push_back(to_text(fault.error));
  return left_out;
}

PyGame played(const Record& record, const std::string& variant, const std::string& rules,
              const Known& known) {
  Replay replayed = replay(record, {variant, rules}, catalog_of(known));
  if (replayed.fault || !replayed.game) raise(replayed.fault.value_or(ReplayFault{}).error);
  return {*std::move(replayed.game), known};
}

Record record_of(const PyGame& game, const py::kwargs& tags) {
  Record record = to_record(game.game);
  for (const auto& [key, value] : tags) {
    const auto name = py::cast<std::string>(key);
    const auto text = py::cast<std::string>(py::str(value));
    if (!is_key(name)) raise("a header cannot have this name", name, "letters, digits and _");
    if (text.find_first_of("\r\n") != std::string::npos) {
      raise("a header has one line", name, "a text without line breaks");
    }
    record.set(name, text);
  }
  return record;
}

}  // namespace

void add_records(py::module_& module) {
  py::class_<Record>(module, "Record", "A game as a file has it: headers, moves, result.")
      .def(py::init(&record_of), py::arg("game"))
      .def_property_readonly("tags", tags_of, "The headers.")
      .def_property_readonly("moves", moves_of, "As they are written.")
      .def_property_readonly("left_out", left_out_of,
                             "Headers, and ends of variations, that could not be read.")
      .def_property_readonly(
          "result", [](const Record& record) { return std::string(to_text(record.result)); },
          "1-0, 0-1, 1/2-1/2 or *; of three sides 1-0-0 and so on.")
      .def("replay", played, py::arg("variant") = "", py::arg("rules") = "",
           py::arg("catalog") = py::none(),
           "The game, played by the rules; `variant` and `rules` where the record has none.")
      .def("__str__", [](const Record& record) { return write_record(record); })
      .def("__repr__", [](const Record& record) {
        return "<camlann.Record of " + std::to_string(record.moves.size()) + " moves, " +
               std::string(to_text(record.result)) + ">";
      });
  module.def("read_records", read, py::arg("text"),
             "All games of a text; the first error is raised.");
}

}  // namespace camlann::python
