#pragma once
// What the parts of the Python module share. The interpreter's lock guards every object: only what
// works on a copy of its own (search, perft, tables) lets go of it.

#include <pybind11/pybind11.h>
#include <camlann/engine.hpp>
#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace camlann::python {

namespace py = pybind11;

/// Raises camlann.Error, a ValueError with what, where, expected and code.
[[noreturn]] void raise(const Error& error);
[[noreturn]] void raise(std::string what, std::string where = {}, std::string expected = {});

/// The value, or its error as an exception.
template <class T>
T value_or_raise(Result<T> result) {
  if (!result) raise(result.error());
  return *std::move(result);
}

/// The catalog of a variant from a file, which all that points into it keeps alive; null for that
/// of the games built in, which lives as long as the program.
using Known = std::shared_ptr<const Catalog>;

/// A kind of game. Those of two catalogs made from the same text are the same.
struct PyVariant {
  const VariantInfo* info;
  Known known;

  const VariantInfo* operator->() const { return info; }
  bool operator==(const PyVariant& other) const;
};

/// A position with its legal moves, shared by those moves.
struct Here {
  Game position;
  Known known;
  std::vector<Outcome> outcomes;
};

/// A move of a position. It is written when somebody first reads it, because who plays a million
/// games at random does not.
class PyMove {
 public:
  PyMove(PyVariant variant, WrittenMove written)
      : variant_(std::move(variant)), outcome_(written.outcome), written_(std::move(written)) {}
  PyMove(std::shared_ptr<const Here> here, std::size_t number)
      : here_(std::move(here)),
        variant_{&here_->position.variant(), here_->known},
        outcome_(here_->outcomes[number]) {}

  [[nodiscard]] const PyVariant& variant() const { return variant_; }
  [[nodiscard]] const Outcome& outcome() const { return outcome_; }
  [[nodiscard]] const WrittenMove& written() const {
    if (!written_) written_ = here_->position.write(outcome_.move);
    return *written_;
  }
  /// Nothing if the move was not taken from a list of legal moves.
  [[nodiscard]] const Here* here() const { return here_.get(); }

 private:
  std::shared_ptr<const Here> here_;
  PyVariant variant_;
  Outcome outcome_;
  mutable std::optional<WrittenMove> written_;
};

/// A game, and its legal moves if they have been asked for.
struct PyGame {
  Game game;
  Known known;
  std::shared_ptr<const Here> here = nullptr;

  [[nodiscard]] PyVariant variant() const { return {&game.variant(), known}; }
};

/// The catalog, or that of the games built in.
[[nodiscard]] inline const Catalog& catalog_of(const Known& known) {
  return known == nullptr ? catalog() : *known;
}

/// Raises where the variant has no such square.
[[nodiscard]] Square square_of(const VariantInfo& variant, std::string_view name);
[[nodiscard]] std::vector<std::string> names_of(const VariantInfo& variant,
                                                const std::vector<Square>& squares);

/// The legal move that a str or a Move means in this position; raises where there is none.
[[nodiscard]] WrittenMove move_of(const PyGame& game, const py::object& move);

/// White, Black, ..
[[nodiscard]] const std::string& seat_name(const VariantInfo& variant, Seat seat);
/// By that name in any case, or the seat's letter; raises for another word.
[[nodiscard]] Seat seat_of(const VariantInfo& variant, std::string_view name);

void add_errors(py::module_& module);
void add_variants(py::module_& module);
void add_games(py::module_& module);
void add_records(py::module_& module);
void add_trees(py::module_& module);
void add_engine(py::module_& module);
void add_tables(py::module_& module);
void add_planes(py::module_& module);

}  // namespace camlann::python
