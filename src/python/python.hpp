#pragma once
// Shared parts of the Python module. The interpreter's lock guards every object: only work on a
// private copy (search, perft, tables) releases it.

#include <pybind11/pybind11.h>
#include <camlann/engine.hpp>
#include <cstddef>
#include <cstdint>
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

/// Returns the value, or raises its error as an exception.
template <class T>
T value_or_raise(Result<T> result) {
  if (!result) raise(result.error());
  return *std::move(result);
}

/// Wraps a member function as a method that refuses None as `self`. pybind11 would call it on a
/// null pointer.
template <class C, class R, class... Args>
auto method(R (C::*member)(Args...)) {
  return
      [member](C& self, Args... args) -> R { return (self.*member)(std::forward<Args>(args)...); };
}
template <class C, class R, class... Args>
auto method(R (C::*member)(Args...) const) {
  return [member](const C& self, Args... args) -> R {
    return (self.*member)(std::forward<Args>(args)...);
  };
}

/// Returns the text of a str; raises TypeError for another object, and camlann.Error for half a
/// surrogate pair, which has no UTF-8.
[[nodiscard]] std::string text_of(const py::handle& text);
/// Compares in any case.
[[nodiscard]] bool same_word(std::string_view a, std::string_view b);

/// The catalog of a variant from a file, kept alive by all objects that point into it; null for the
/// built-in games, which have a static catalog.
using Known = std::shared_ptr<const Catalog>;

/// A kind of game. Variants of two catalogs made from the same text are equal.
struct PyVariant {
  const VariantInfo* info;
  Known known;

  const VariantInfo* operator->() const { return info; }
  bool operator==(const PyVariant& other) const;
};

/// A step of a move as a number, and a whole move of them (actions.cpp).
using Action = std::uint16_t;
using Actions = std::vector<Action>;

/// A position with its legal moves, shared by those moves.
struct Here {
  Game position;
  Known known;
  std::vector<Outcome> outcomes;
  mutable std::vector<Actions> actions;  // of the outcomes, once they have been requested
};

/// A move of a position. Its notation is computed on first use, because programs that play millions
/// of random games do not need it.
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
  /// Returns null if the move was not taken from a list of legal moves.
  [[nodiscard]] const Here* here() const { return here_.get(); }

 private:
  std::shared_ptr<const Here> here_;
  PyVariant variant_;
  Outcome outcome_;
  mutable std::optional<WrittenMove> written_;
};

/// A game, and its legal and its played moves once they have been requested. Copies are made of
/// `game` and `known` alone.
struct PyGame {
  Game game;
  Known known;
  std::shared_ptr<const Here> here = nullptr;
  /// Moves from the start. Python's sequences of them share it, so moves are only added.
  mutable std::shared_ptr<std::vector<PyMove>> played = nullptr;

  [[nodiscard]] PyVariant variant() const { return {&game.variant(), known}; }
  [[nodiscard]] PyGame copy() const { return {game, known}; }
};

/// A tree of variations, with the headers and the result that its record has.
struct PyTree {
  Tree tree;
  PyVariant variant;
  Record given;
  std::vector<std::string> left_out;
};

/// Returns the catalog, or that of the built-in games.
[[nodiscard]] inline const Catalog& catalog_of(const Known& known) {
  return known == nullptr ? catalog() : *known;
}

/// Returns the catalog as Python's Variant, Game, .. are pickled with it: null for built-in games.
[[nodiscard]] std::shared_ptr<Catalog> pickled_catalog(const PyVariant& variant);

/// Raises an exception if the variant has no such square.
[[nodiscard]] Square square_of(const VariantInfo& variant, std::string_view name);
[[nodiscard]] std::vector<std::string> names_of(const VariantInfo& variant,
                                                const std::vector<Square>& squares);

/// Returns the legal move for a str or a Move in this position; raises an exception if there is
/// none.
[[nodiscard]] WrittenMove move_of(const PyGame& game, const py::object& move);

/// Replays the main line of a record. A move that cannot be played raises an exception, or, if
/// `errors` is "keep", the game ends before it.
[[nodiscard]] PyGame replayed(const Record& record, const ReplayDefaults& defaults,
                              const Known& known, const std::string& errors);

/// Makes the state of a pickled game, and a game of it.
[[nodiscard]] py::tuple pickled(const PyGame& game);
[[nodiscard]] PyGame unpickled_game(const py::tuple& state);
/// Makes the state of a pickled record, and a record of it.
[[nodiscard]] py::tuple pickled(const Record& record);
[[nodiscard]] Record unpickled_record(const py::tuple& state);
/// Returns the first value of each header.
[[nodiscard]] py::dict tags_of(const Record& record);

/// Returns White, Black, ..
[[nodiscard]] const std::string& seat_name(const VariantInfo& variant, Seat seat);
/// Finds a seat by its name in any case, or by its letter; raises an exception for another word.
[[nodiscard]] Seat seat_of(const VariantInfo& variant, std::string_view name);

void add_errors(py::module_& module);
void add_variants(py::module_& module);
void add_moves(py::module_& module);
void add_played(py::module_& module, py::class_<PyGame>& game);
void add_arrows(py::module_& module);
void add_games(py::module_& module);
void add_actions(py::module_& module, py::class_<PyGame>& game);
void add_picture(py::class_<PyGame>& game);
void add_records(py::module_& module);
void add_trees(py::module_& module);
void add_engine(py::module_& module);
void add_tables(py::module_& module);
void add_planes(py::module_& module);

}  // namespace camlann::python
