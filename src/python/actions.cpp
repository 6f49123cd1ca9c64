// Moves as numbers for learning. A move is a sequence of actions: the squares of its path, then its
// end. Every game has the same numbers, and each legal move has one sequence, of which no other is
// the beginning.

#include <pybind11/numpy.h>
#include <pybind11/pybind11.h>
#include <pybind11/stl.h>
#include <algorithm>
#include <camlann/rules.hpp>
#include <cctype>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "python/moves.hpp"
#include "python/python.hpp"

namespace camlann::python {

namespace {

// The numbers, which never change: those of squares are 16 * rank + file, as in planes().
constexpr Action end_action = grid_size;
constexpr Action swap_action = end_action + 1;
constexpr Action shot_action = end_action + 2;
constexpr Action first_promotion = end_action + 3;  // to the weakest man, and so on
constexpr std::size_t action_count = 272;           // 17 rows of 16

Action end_of(const WrittenMove& move, const VariantInfo& variant) {
  if (move.promotion != 0) {
    const auto letter = static_cast<char>(std::tolower(static_cast<unsigned char>(move.promotion)));
    const auto man = std::find_if(variant.men.begin(), variant.men.end(),
                                  [&](const auto& one) { return one.first == letter; });
    return static_cast<Action>(first_promotion + (man - variant.men.begin()));
  }
  return move.move().kind == MoveKind::shot ? shot_action : end_action;
}

Actions actions_of(const WrittenMove& move, const VariantInfo& variant) {
  if (move.move().kind == MoveKind::swap) return {swap_action};
  Actions actions;
  actions.reserve(move.path.size() + 1);
  for (const Square square : move.path) actions.push_back(static_cast<Action>(index_of(square)));
  actions.push_back(end_of(move, variant));
  return actions;
}

/// Returns the actions of all legal moves, in their order.
const std::vector<Actions>& all_actions(const Here& here) {
  if (here.actions.empty()) {
    here.actions.resize(here.outcomes.size());
    for (const WrittenMove& move : here.position.written()) {
      const auto same = std::find(here.outcomes.begin(), here.outcomes.end(), move.outcome);
      if (same == here.outcomes.end()) continue;
      here.actions[static_cast<std::size_t>(same - here.outcomes.begin())] =
          actions_of(move, here.position.variant());
    }
  }
  return here.actions;
}

bool begins(const Actions& move, const Actions& so_far) {
  return move.size() >= so_far.size() && std::equal(so_far.begin(), so_far.end(), move.begin());
}

[[noreturn]] void refuse(const Actions& so_far) {
  std::string numbers;
  for (const Action action : so_far)
    numbers += (numbers.empty() ? "" : ", ") + std::to_string(action);
  raise(Error{ErrorCode::illegal_move, "no legal move begins with these actions", numbers,
              "actions that legal_mask() allows"});
}

/// Fills the mask of the first actions, which needs no paths.
void fill_first(PyGame& game, bool* mask) {
  for (const Outcome& outcome : legal_of(game).here->outcomes) {
    const Move& move = outcome.move;
    mask[move.kind == MoveKind::swap ? swap_action : index_of(move.from)] = true;
  }
}

void fill_mask(PyGame& game, const Actions& so_far, bool* mask) {
  if (so_far.empty()) return fill_first(game, mask);
  bool any = false;
  for (const Actions& move : all_actions(*legal_of(game).here)) {
    if (!begins(move, so_far)) continue;
    any = true;
    if (move.size() > so_far.size()) mask[move[so_far.size()]] = true;
  }
  if (!any) refuse(so_far);
}

py::array_t<bool> legal_mask(PyGame& game, const Actions& so_far) {
  py::array_t<bool> made(static_cast<py::ssize_t>(action_count));
  std::fill_n(made.mutable_data(), action_count, false);
  fill_mask(game, so_far, made.mutable_data());
  return made;
}

py::array_t<bool> legal_masks(const std::vector<std::reference_wrapper<PyGame>>& games) {
  py::array_t<bool> made({games.size(), action_count});
  bool* mask = made.mutable_data();
  std::fill_n(mask, games.size() * action_count, false);
  for (PyGame& game : games) {
    fill_first(game, mask);
    mask += action_count;
  }
  return made;
}

Actions actions_of_move(PyGame& game, const py::object& move) {
  const WrittenMove written = move_of(game, move);
  const auto here = legal_of(game).here;
  for (std::size_t i = 0; i < here->outcomes.size(); ++i) {
    if (here->outcomes[i] == written.outcome) return all_actions(*here)[i];
  }
  raise("this move is not legal here", written.notation, "one of legal_moves");
}

std::optional<PyMove> move_at(PyGame& game, const Actions& so_far) {
  const auto here = legal_of(game).here;
  const std::vector<Actions>& all = all_actions(*here);
  const auto found =
      std::find_if(all.begin(), all.end(), [&](const Actions& one) { return begins(one, so_far); });
  if (found == all.end()) refuse(so_far);
  if (*found != so_far) return std::nullopt;
  return PyMove(here, static_cast<std::size_t>(found - all.begin()));
}

std::vector<std::string> action_names(const PyVariant& kind) {
  const VariantInfo& variant = *kind.info;
  std::vector<std::string> names(action_count);
  for (const Square square : variant.squares) names[index_of(square)] = variant.name_of(square);
  names[end_action] = "end";
  if (variant.sides() == 2 && variant.seating.size() == 2) names[swap_action] = "swap";
  if (!variant.word_of(MoveKind::shot).empty()) names[shot_action] = "shot";
  if (variant.family != "camblam") return names;
  for (std::size_t man = 0; man < variant.men.size(); ++man) {
    const auto letter = static_cast<unsigned char>(variant.men[man].first);
    names[first_promotion + man] = {'=', static_cast<char>(std::toupper(letter))};
  }
  return names;
}

}  // namespace

void add_actions(py::module_& module, py::class_<PyGame>& game) {
  module.attr("action_count") = action_count;
  module.def("action_names", action_names, py::arg("variant"),
             "What the actions of a variant mean, in their order; '' for those that it lacks.");
  module.def("legal_masks", legal_masks, py::arg("games"),
             "The first actions of all legal moves, as an array of bool of shape "
             "(n, action_count).");
  game.def("legal_mask", legal_mask, py::arg("actions") = Actions{},
           "The actions that may follow these in this turn, as an array of bool of shape "
           "(action_count,).")
      .def("actions", actions_of_move, py::arg("move"),
           "The actions of a legal move: its squares, and its end.")
      .def("move_at", move_at, py::arg("actions"),
           "The move of these actions; None while they are only the beginning of moves.");
}

}  // namespace camlann::python
