// Game.svg(): a position as a picture.

#include <pybind11/pybind11.h>
#include <pybind11/stl.h>
#include <camlann/picture.hpp>
#include <camlann/rules.hpp>
#include <optional>
#include <string>
#include <vector>

#include "python/arrows.hpp"
#include "python/python.hpp"

namespace camlann::python {

namespace {

/// Returns what a word stands for; raises an exception for another word.
template <HasWords E>
E value_of_word(const std::string& word, const char* where) {
  if (const auto value = value_of<E>(word)) return *value;
  std::string known;
  for (const Word<E>& one : Words<E>::table) {
    known += (known.empty() ? "" : ", ") + std::string(one.word);
  }
  raise(Error{ErrorCode::unknown_name, "there is no " + std::string(where) + " \"" + word + "\"",
              where, "one of " + known});
}

Square marked(const Game& game, const std::string& name) {
  const Square square = square_of(game.variant(), name);
  for (const Outcome& outcome : game.legal()) {
    if (outcome.move.from == square) return square;
  }
  raise("no piece can move from " + name, "marks", "the square of a piece that can move");
}

std::string svg_of(const PyGame& own, const std::string& theme, const std::optional<int>& size,
                   const std::optional<std::string>& marks, const std::vector<PyArrow>& arrows,
                   const py::object& move, int turn, const std::string& coordinates,
                   const std::string& pieces, const std::string& background, bool last_move) {
  constexpr int smallest = 40;
  constexpr int largest = 8000;
  PictureOptions options;
  options.theme = value_of_word<BoardTheme>(theme, "theme");
  options.coordinates = value_of_word<Coordinates>(coordinates, "coordinates");
  options.pieces = value_of_word<PieceSet>(pieces, "pieces");
  options.background = value_of_word<Background>(background, "background");
  if (turn < 0 || turn > 3) raise("this is not a valid turn of the board", "turn", "0 to 3");
  if (size && (*size < smallest || *size > largest)) {
    raise("this is not a valid size", "size",
          std::to_string(smallest) + " to " + std::to_string(largest));
  }
  options.turn = turn;
  options.width = size.value_or(0);
  if (marks) options.marks_of = marked(own.game, *marks);
  options.drawings = arrows_of(arrows, own.game.variant());
  if (!move.is_none()) options.move = move_of(own, move);
  options.last_move = last_move;
  return draw(own.game, options);
}

}  // namespace

void add_picture(py::class_<PyGame>& game) {
  game.def(
          "_repr_svg_", [](const PyGame& own) { return draw(own.game); },
          "The board, as notebooks show it.")
      .def("svg", svg_of, py::kw_only(), py::arg("theme") = "oak", py::arg("size") = py::none(),
           py::arg("marks") = py::none(), py::arg("arrows") = std::vector<PyArrow>{},
           py::arg("move") = py::none(), py::arg("turn") = 0, py::arg("coordinates") = "frame",
           py::arg("pieces") = "turned", py::arg("background") = "auto",
           py::arg("last_move") = true,
           "The board as the text of an SVG picture, `size` pixels wide; `marks` is the square of "
           "a piece, and shows where it can go; `arrows` are drawn over it.");
}

}  // namespace camlann::python
