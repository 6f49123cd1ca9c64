#include <pybind11/pybind11.h>
#include <pybind11/stl.h>
#include <algorithm>
#include <camlann/rules.hpp>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "python/python.hpp"
#include "python/waiting.hpp"

namespace camlann::python {

namespace {

/// True for "keep", false for "raise"; raises an exception for another word.
bool keeps(const std::string& errors) {
  if (errors == "keep") return true;
  if (errors == "raise") return false;
  raise("there is no such treatment of errors", "errors", "raise or keep");
}

std::vector<Record> read(const std::string& text, const std::string& errors) {
  const auto unreadable = keeps(errors) ? Unreadable::passed_over : Unreadable::refused;
  std::vector<Record> records;
  SignalWatch signals;
  const py::gil_scoped_release others;
  RecordReader reader(text, unreadable);
  while (auto record = reader.next()) {
    if (!*record) {
      const py::gil_scoped_acquire own;
      raise(record->error());
    }
    records.push_back(std::move(**record));
    signals.look();
  }
  return records;
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

void set_tags(Record& record, const py::kwargs& tags) {
  for (const auto& [key, value] : tags) {
    const std::string name = text_of(key);
    const std::string text = text_of(py::str(value));
    if (!is_key(name)) raise("a header cannot have this name", name, "letters, digits and _");
    if (text.find_first_of("\r\n") != std::string::npos) {
      raise("a header has one line", name, "a text without line breaks");
    }
    record.set(name, text);
    if (!same_word(name, "Result")) continue;
    const auto result = parse_record_result(text);
    if (!result) raise("this is no result", name, "1-0, 0-1, 1/2-1/2 or *");
    record.result = *result;
  }
}

/// Adds headers. Raises an exception if the game, or the board at its end, contradicts one.
Record headed(Record record, const PyGame& game, const py::kwargs& tags) {
  set_tags(record, tags);
  if (auto fault = fault_of_headers(record, game.game, catalog_of(game.known))) raise(*fault);
  return record;
}

Record record_of(const PyGame& game, const Record* like, const py::kwargs& tags) {
  if (like == nullptr && tags.empty()) return to_record(game.game);
  Record record = like == nullptr ? to_record(game.game) : in_full(*like, game.game);
  if (like != nullptr) set_result(record, game.game);
  return headed(std::move(record), game, tags);
}

Record record_of(const PyTree& own, const Record* like, const py::kwargs& tags) {
  const PyGame game{own.tree.game_at(own.tree.main_line().back()), own.variant.known};
  Record record = in_full(like == nullptr ? own.given : *like, own.tree);
  set_result(record, game.game);
  return headed(std::move(record), game, tags);
}

py::tuple state_of(const RecordMove& move) {
  return py::make_tuple(move.text, move.line, move.column,
                        std::vector<int>(move.glyphs.begin(), move.glyphs.end()), move.comment);
}

RecordMove record_move_from(const py::handle& from) {
  const auto state = from.cast<py::tuple>();
  return {text_of(state[0]), state[1].cast<int>(), state[2].cast<int>(),
          state[3].cast<std::vector<std::uint8_t>>(), text_of(state[4])};
}

py::list state_of(const std::vector<RecordMove>& moves) {
  py::list state;
  for (const RecordMove& move : moves) state.append(state_of(move));
  return state;
}

std::vector<RecordMove> moves_of(const py::handle& state) {
  std::vector<RecordMove> moves;
  for (const auto& move : state.cast<py::list>()) moves.push_back(record_move_from(move));
  return moves;
}

py::tuple state_of(const RecordFault& fault) {
  const Error& error = fault.error;
  return py::make_tuple(fault.word, static_cast<int>(error.code), error.what, error.where,
                        error.expected, static_cast<int>(error.about), error.at.line,
                        error.at.column);
}

RecordFault fault_of(const py::handle& from) {
  const auto state = from.cast<py::tuple>();
  const auto code = static_cast<ErrorCode>(state[1].cast<std::uint8_t>());
  const auto about = static_cast<Subject>(state[5].cast<std::uint8_t>());
  if (code > ErrorCode::io || about > Subject::header) {
    raise("this is no pickled record", "", "an error of this version");
  }
  return {text_of(state[0]), Error{code, text_of(state[2]), text_of(state[3]), text_of(state[4]),
                                   about, Spot{state[6].cast<int>(), state[7].cast<int>()}}};
}

}  // namespace

PyGame replayed(const Record& record, const ReplayDefaults& defaults, const Known& known,
                const std::string& errors) {
  const bool kept = keeps(errors);
  Replay played = replay(record, defaults, catalog_of(known));
  const bool whole = played.game && (!played.fault || kept);
  if (!whole) raise(played.fault.value_or(ReplayFault{}).error);
  return {*std::move(played.game), known};
}

py::dict tags_of(const Record& record) {
  py::dict tags;
  for (const Tag& tag : record.tags) {
    if (!tags.contains(tag.key)) tags[py::str(tag.key)] = tag.value;
  }
  return tags;
}

py::tuple pickled(const Record& record) {
  py::list tags;
  py::list variations;
  py::list faults;
  for (const Tag& tag : record.tags) tags.append(py::make_tuple(tag.key, tag.value));
  for (const auto& [of, move, moves] : record.variations) {
    variations.append(py::make_tuple(of, move, state_of(moves)));
  }
  for (const RecordFault& fault : record.faults) faults.append(state_of(fault));
  return py::make_tuple(tags, state_of(record.moves), std::string(to_text(record.result)),
                        record.line, record.comment, variations, faults);
}

Record unpickled_record(const py::tuple& state) {
  if (state.size() != 7) raise("this is no pickled record", "", "seven values");
  Record record;
  for (const auto& tag : state[0].cast<py::list>()) {
    const auto pair = tag.cast<py::tuple>();
    record.tags.push_back({text_of(pair[0]), text_of(pair[1])});
  }
  record.moves = moves_of(state[1]);
  record.result = parse_record_result(text_of(state[2])).value_or(RecordResult::unknown);
  record.line = state[3].cast<int>();
  record.comment = text_of(state[4]);
  for (const auto& one : state[5].cast<py::list>()) {
    const auto variation = one.cast<py::tuple>();
    const auto of = variation[0].cast<std::size_t>();
    const auto move = variation[1].cast<std::size_t>();
    const auto& line = of == 0                          ? record.moves
                       : of <= record.variations.size() ? record.variations[of - 1].moves
                                                        : std::vector<RecordMove>{};
    if (move >= line.size()) {
      raise("this is no pickled record", "", "variations of moves before them");
    }
    record.variations.push_back({of, move, moves_of(variation[2])});
  }
  for (const auto& fault : state[6].cast<py::list>()) record.faults.push_back(fault_of(fault));
  return record;
}

void add_records(py::module_& module) {
  py::class_<Record>(module, "Record",
                     "A game as a file has it: headers, moves, comments, variations, result.")
      .def(py::init([](const PyGame& game, const Record* like, const py::kwargs& tags) {
             return record_of(game, like, tags);
           }),
           py::arg("game"), py::arg("like") = py::none())
      .def(py::init([](const PyTree& tree, const Record* like, const py::kwargs& tags) {
             return record_of(tree, like, tags);
           }),
           py::arg("tree"), py::arg("like") = py::none())
      .def_property_readonly("tags", tags_of, "The headers.")
      .def_property_readonly(
          "moves", [](const Record& record) { return moves_of(record); },
          "Those of the main line, as they are written.")
      .def_property_readonly("left_out", left_out_of,
                             "Headers, and ends of lines, that could not be read.")
      .def_property_readonly(
          "result", [](const Record& record) { return std::string(to_text(record.result)); },
          "1-0, 0-1, 1/2-1/2 or *; of three sides 1-0-0 and so on.")
      .def(
          "replay",
          [](const Record& record, const std::string& variant, const std::string& rules,
             const Known& known, const std::string& errors) {
            return replayed(record, {variant, rules}, known, errors);
          },
          py::arg("variant") = "", py::arg("rules") = "", py::arg("catalog") = py::none(),
          py::kw_only(), py::arg("errors") = "raise",
          "The game, played by the rules; `variant` and `rules` where the record has none. A move "
          "that cannot be played raises Error; with errors='keep' the game ends before it.")
      .def("__eq__",
           [](const Record& a, const Record& b) { return write_record(a) == write_record(b); })
      .def("__eq__", [](const Record&, const py::object&) { return false; })
      .def("__hash__", [](const Record& record) { return py::hash(py::str(write_record(record))); })
      .def(py::pickle([](const Record& record) { return pickled(record); },
                      [](const py::tuple& state) { return unpickled_record(state); }))
      .def("__str__", [](const Record& record) { return write_record(record); })
      .def("__repr__", [](const Record& record) {
        return "<camlann.Record of " + std::to_string(record.moves.size()) + " moves, " +
               std::string(to_text(record.result)) + ">";
      });
  module.def("read_records", read, py::arg("text"), py::kw_only(), py::arg("errors") = "raise",
             "All games of a text. The first error is raised; with errors='keep' the lines of a "
             "game end before what cannot be read, and its left_out says so.");
}

}  // namespace camlann::python
