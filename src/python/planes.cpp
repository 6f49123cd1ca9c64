// Positions as arrays of bytes for learning: shape (n, planes, 16, 16), a plane for each kind of
// man of each seat, one for the squares of the board without its trees, one for each seat that is
// to move.

#include <pybind11/numpy.h>
#include <pybind11/pybind11.h>
#include <pybind11/stl.h>
#include <algorithm>
#include <camlann/rules.hpp>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "python/python.hpp"

namespace camlann::python {

namespace {

constexpr std::size_t all_squares = 256;

/// Returns the letters of the planes, of all seats in turn order.
std::string letters_of(const VariantInfo& variant) {
  std::string letters;
  for (const SeatInfo& seat : variant.seating) letters += seat.men;
  return letters;
}

std::vector<std::string> plane_names(const PyVariant& kind) {
  const VariantInfo& variant = *kind.info;
  std::vector<std::string> names;
  for (const char letter : letters_of(variant)) names.emplace_back(1, letter);
  names.emplace_back("board");
  for (const SeatInfo& seat : variant.seating) names.push_back(seat.name + " to move");
  return names;
}

void fill(const Game& game, const std::string& letters, std::uint8_t* planes) {
  const VariantInfo& variant = game.variant();
  std::uint8_t* const board = planes + letters.size() * all_squares;
  for (const Square square : variant.squares) board[index_of(square)] = 1;
  for (const PieceOn& piece : game.pieces()) {
    const std::size_t plane = letters.find(piece.letter);
    if (plane == std::string::npos) {  // a tree, which takes its square off the board
      board[index_of(piece.square)] = 0;
    } else {
      planes[plane * all_squares + index_of(piece.square)] = 1;
    }
  }
  std::uint8_t* const turn = planes + (letters.size() + 1 + index_of(game.seat())) * all_squares;
  std::copy_n(board, all_squares, turn);
}

py::array_t<std::uint8_t> planes_of(
    const std::vector<std::reference_wrapper<const PyGame>>& games) {
  if (games.empty()) raise("there are no games", "games", "at least one");
  const VariantInfo& variant = games.front().get().game.variant();
  const std::string letters = letters_of(variant);
  const std::size_t planes = letters.size() + 1 + variant.seating.size();
  py::array_t<std::uint8_t> made({games.size(), planes, std::size_t{16}, std::size_t{16}});
  std::uint8_t* at = made.mutable_data();
  std::fill_n(at, games.size() * planes * all_squares, std::uint8_t{0});
  for (std::size_t i = 0; i < games.size(); ++i) {
    const PyGame& own = games[i];
    if (!(own.variant() == games.front().get().variant())) {
      raise("a game of another variant", "games[" + std::to_string(i) + "]", variant.id);
    }
    fill(own.game, letters, at + i * planes * all_squares);
  }
  return made;
}

}  // namespace

void add_planes(py::module_& module) {
  module.def("planes", planes_of, py::arg("games"),
             "Positions as an array of uint8, 0 or 1, of shape (n, planes, 16, 16): "
             "[game, plane, rank, file]. All games must be of one variant.");
  module.def("plane_names", plane_names, py::arg("variant"),
             "What the planes of a variant mean, in their order.");
}

}  // namespace camlann::python
