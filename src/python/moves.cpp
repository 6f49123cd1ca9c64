// Moves and the ends of games.

#include <pybind11/pybind11.h>
#include <pybind11/stl.h>
#include <algorithm>
#include <camlann/rules.hpp>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "python/moves.hpp"
#include "python/python.hpp"

namespace camlann::python {

namespace {

std::vector<unsigned> numbers_of(const std::vector<Square>& squares) {
  std::vector<unsigned> numbers;
  numbers.reserve(squares.size());
  for (const Square square : squares) numbers.push_back(index_of(square));
  return numbers;
}

/// Raises an exception for a square that the variant does not have.
Square checked(const VariantInfo& variant, unsigned number) {
  const auto square = static_cast<Square>(number);
  if (number >= grid_size ||
      !std::binary_search(variant.squares.begin(), variant.squares.end(), square)) {
    raise("this pickled move has a square that is not on the board", std::to_string(number),
          "a square of " + variant.name);
  }
  return square;
}

std::vector<Square> squares_of(const VariantInfo& variant, const py::handle& numbers) {
  std::vector<Square> squares;
  for (const unsigned number : numbers.cast<std::vector<unsigned>>()) {
    squares.push_back(checked(variant, number));
  }
  return squares;
}

std::optional<std::string> promotion_of(const WrittenMove& move) {
  if (move.promotion == 0) return std::nullopt;
  return std::string(1, move.promotion);
}

py::tuple state_of(const PyMove& move) {
  const WrittenMove& written = move.written();
  const Move& own = written.outcome.move;
  std::vector<Square> taken;
  written.outcome.captures.for_each([&](Square square) { taken.push_back(square); });
  return py::make_tuple(move.variant(), index_of(own.from), index_of(own.to),
                        std::string(to_text(own.kind)), unsigned{own.extra}, own.taken,
                        numbers_of(taken), numbers_of(written.path), numbers_of(written.captures),
                        promotion_of(written), written.notation);
}

PyMove move_from(const py::tuple& state) {
  if (state.size() != 11) raise("this is no pickled move", "", "eleven values");
  const auto variant = state[0].cast<PyVariant>();
  const auto kind = value_of<MoveKind>(text_of(state[3]));
  if (!kind) raise("this pickled move is of no kind", text_of(state[3]), "a kind of move");
  WrittenMove written;
  Move& own = written.outcome.move;
  own.from = checked(*variant.info, state[1].cast<unsigned>());
  own.to = checked(*variant.info, state[2].cast<unsigned>());
  own.kind = *kind;
  own.extra = state[4].cast<std::uint8_t>();
  own.taken = state[5].cast<std::uint32_t>();
  for (const Square square : squares_of(*variant.info, state[6])) {
    written.outcome.captures.add(square);
  }
  written.path = squares_of(*variant.info, state[7]);
  written.captures = squares_of(*variant.info, state[8]);
  const auto promotion = state[9].cast<std::optional<std::string>>();
  if (promotion && promotion->size() != 1) raise("this is no pickled move", *promotion, "a letter");
  written.promotion = promotion ? promotion->front() : '\0';
  written.notation = text_of(state[10]);
  return {variant, std::move(written)};
}

/// The legal move that a str or a Move means here; nothing for another object.
std::optional<Outcome> outcome_of(const PyMoves& moves, const py::object& move) {
  if (py::isinstance<PyMove>(move)) {
    const auto& one = move.cast<const PyMove&>();
    if (!(one.variant() == PyVariant{&moves.here->position.variant(), moves.here->known})) {
      return std::nullopt;
    }
    return one.outcome();
  }
  if (!py::isinstance<py::str>(move)) return std::nullopt;
  Py_ssize_t size = 0;
  const char* const text = PyUnicode_AsUTF8AndSize(move.ptr(), &size);
  if (text == nullptr) PyErr_Clear();
  const auto read =
      moves.here->position.read(text == nullptr ? "" : std::string(text), Reading::hasty);
  if (!read) return std::nullopt;
  return read->outcome;
}

/// Returns the number of a move in the list; its size if it is not there.
std::size_t place_of(const PyMoves& moves, const py::object& move) {
  const auto& all = moves.here->outcomes;
  const auto outcome = outcome_of(moves, move);
  if (!outcome) return all.size();
  return static_cast<std::size_t>(std::find(all.begin(), all.end(), *outcome) - all.begin());
}

std::vector<PyMove> slice_of(const PyMoves& moves, const py::slice& slice) {
  Py_ssize_t start = 0;
  Py_ssize_t stop = 0;
  Py_ssize_t step = 0;
  Py_ssize_t length = 0;
  if (!slice.compute(static_cast<Py_ssize_t>(moves.size()), &start, &stop, &step, &length)) {
    throw py::error_already_set();
  }
  std::vector<PyMove> some;
  some.reserve(static_cast<std::size_t>(length));
  for (Py_ssize_t i = 0; i < length; ++i) some.push_back(moves.at(start + i * step));
  return some;
}

std::size_t index_in(const PyMoves& moves, const py::object& move, std::ptrdiff_t start,
                     std::ptrdiff_t stop) {
  const auto count = static_cast<std::ptrdiff_t>(moves.size());
  const auto from_end = [&](std::ptrdiff_t i) {
    return i < 0 ? std::max<std::ptrdiff_t>(0, i + count) : i;
  };
  const std::size_t place = place_of(moves, move);
  const auto found = static_cast<std::ptrdiff_t>(place);
  if (found < from_end(start) || found >= std::min(count, from_end(stop))) {
    const py::object text = py::isinstance<py::str>(move) ? move : py::repr(move);
    raise("this move is not legal here", text_of(text), "one of legal_moves");
  }
  return place;
}

}  // namespace

PyMove PyMoves::at(std::ptrdiff_t i) const {
  const auto count = static_cast<std::ptrdiff_t>(size());
  if (i < 0) i += count;
  if (i < 0 || i >= count) throw py::index_error("there are " + std::to_string(count) + " moves");
  return {here, static_cast<std::size_t>(i)};
}

namespace {

void add_move(py::module_& module) {
  py::class_<PyMove>(module, "Move", "A move of one position: what it does, and how it is written.")
      .def_property_readonly(
          "path",
          [](const PyMove& move) { return names_of(*move.variant().info, move.written().path); },
          "Squares of one way to walk it, the first square included: the shortest, or the one that "
          "a record has.")
      .def_property_readonly(
          "captures",
          [](const PyMove& move) {
            return names_of(*move.variant().info, move.written().captures);
          },
          "Squares of the men that it takes.")
      .def_property_readonly(
          "origin",
          [](const PyMove& move) { return move.variant()->name_of(move.written().move().from); })
      .def_property_readonly(
          "target",
          [](const PyMove& move) { return move.variant()->name_of(move.written().move().to); })
      .def_property_readonly(
          "kind",
          [](const PyMove& move) {
            return std::string(move.variant()->word_of(move.written().move().kind));
          })
      .def_property_readonly(
          "promotion", [](const PyMove& move) { return promotion_of(move.written()); },
          "The letter of the man that a pawn becomes; None where none does.")
      .def("__str__", [](const PyMove& move) { return move.written().notation; })
      .def("__repr__",
           [](const PyMove& move) { return "<camlann.Move " + move.written().notation + ">"; })
      .def("__eq__",
           [](const PyMove& a, const PyMove& b) {
             return a.variant() == b.variant() && a.outcome() == b.outcome();
           })
      .def("__eq__", [](const PyMove&, const py::object&) { return false; })
      .def("__hash__",
           [](const PyMove& move) {
             const Move& own = move.outcome().move;
             return index_of(own.from) << 8U ^ index_of(own.to) ^ own.taken << 16U;
           })
      .def(py::pickle([](const PyMove& move) { return state_of(move); }, &move_from));
}

void add_outcome(py::module_& module) {
  py::class_<PyOutcome>(module, "Outcome", "How a game ended.")
      .def_readonly("reason", &PyOutcome::reason, "A word: castle, elimination, agreement, ...")
      .def_readonly("winners", &PyOutcome::winners, "Names of seats; none of a draw.")
      .def_property_readonly(
          "winner",
          [](const PyOutcome& outcome) {
            return outcome.winners.empty() ? std::optional<std::string>() : outcome.winners.front();
          },
          "The first of them; None of a draw.")
      .def("__eq__", [](const PyOutcome& a, const PyOutcome& b) { return a == b; })
      .def("__eq__", [](const PyOutcome&, const py::object&) { return false; })
      .def("__hash__", [](const PyOutcome& outcome) { return py::hash(py::str(outcome.text)); })
      .def("__str__", [](const PyOutcome& outcome) { return outcome.text; })
      .def("__repr__",
           [](const PyOutcome& outcome) {
             return "<camlann.Outcome " + outcome.reason + ": " + outcome.text + ">";
           })
      .def(py::pickle(
          [](const PyOutcome& outcome) {
            return py::make_tuple(outcome.reason, outcome.winners, outcome.text);
          },
          [](const py::tuple& state) {
            if (state.size() != 3) raise("this is no pickled outcome", "", "three values");
            return PyOutcome{text_of(state[0]), state[1].cast<std::vector<std::string>>(),
                             text_of(state[2])};
          }));
}

}  // namespace

void add_moves(py::module_& module) {
  add_move(module);
  add_outcome(module);
  py::class_<PyMoves>(module, "Moves", "The legal moves of a position, a sequence.")
      .def("__len__", method(&PyMoves::size))
      .def("__getitem__", method(&PyMoves::at), py::arg("index"))
      .def("__getitem__", &slice_of, py::arg("index"))
      .def("__iter__",
           [](const py::object& moves) {
             return py::reinterpret_steal<py::object>(PySeqIter_New(moves.ptr()));
           })
      .def(
          "__contains__",
          [](const PyMoves& moves, const py::object& move) {
            return place_of(moves, move) < moves.size();
          },
          py::arg("move"))
      .def("__reversed__",
           [](const PyMoves& moves) {
             return py::iter(py::cast(
                 slice_of(moves, py::slice(std::nullopt, std::nullopt, std::ptrdiff_t{-1}))));
           })
      .def("index", &index_in, py::arg("value"), py::arg("start") = 0,
           py::arg("stop") = std::numeric_limits<std::ptrdiff_t>::max(),
           "The place of a move, or of a text that means it.")
      .def(
          "count",
          [](const PyMoves& moves, const py::object& move) {
            return place_of(moves, move) < moves.size() ? 1 : 0;
          },
          py::arg("value"), "1 if the move is legal, otherwise 0.")
      .def("__repr__", [](const PyMoves& moves) {
        return "<camlann.Moves, " + std::to_string(moves.size()) + ">";
      });
}

}  // namespace camlann::python
