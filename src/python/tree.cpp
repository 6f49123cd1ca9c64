#include <pybind11/pybind11.h>
#include <pybind11/stl.h>
#include <algorithm>
#include <camlann/picture.hpp>
#include <camlann/rules.hpp>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <ranges>
#include <string>
#include <utility>
#include <vector>

#include "python/arrows.hpp"
#include "python/python.hpp"

namespace camlann::python {

namespace {

/// A position of a tree, which it keeps alive.
struct PyNode {
  std::shared_ptr<PyTree> own;
  Tree::Node node;

  /// Raises an exception if the position was removed.
  [[nodiscard]] Tree& live() const {
    if (!own->tree.has(node)) {
      raise("this position was removed from its tree", "", "a position in it");
    }
    return own->tree;
  }
  [[nodiscard]] const Notes& notes() const { return std::as_const(live()).notes(node); }
  [[nodiscard]] PyGame game() const { return {live().game_at(node), own->variant.known}; }
  [[nodiscard]] PyNode with(Tree::Node other) const { return {own, other}; }
};

/// Raises an exception for glyphs that a record cannot have: 0 says nothing, and each may
/// stand once.
std::vector<std::uint8_t> checked_glyphs(const std::vector<int>& numbers) {
  std::vector<std::uint8_t> glyphs;
  for (const int number : numbers) {
    const auto glyph = static_cast<std::uint8_t>(number);
    const bool twice = std::find(glyphs.begin(), glyphs.end(), glyph) != glyphs.end();
    if (number < 1 || number > 255 || twice) {
      raise("a move cannot have this glyph", std::to_string(number), "different ones of 1 to 255");
    }
    glyphs.push_back(glyph);
  }
  return glyphs;
}

std::vector<PyNode> next_of(const PyNode& node) {
  std::vector<PyNode> next;
  for (const Tree::Node one : node.live().next(node.node)) next.push_back(node.with(one));
  return next;
}

std::optional<PyMove> move_to(const PyNode& node) {
  const WrittenMove* const move = node.live().move(node.node);
  if (move == nullptr) return std::nullopt;
  return PyMove(node.own->variant, *move);
}

PyNode play(const PyNode& node, const py::object& move) {
  return node.with(node.live().play(node.node, move_of(node.game(), move)));
}

std::string node_text(const PyNode& node) {
  if (!node.own->tree.has(node.node)) return "<camlann.Node, removed>";
  const WrittenMove* const move = node.own->tree.move(node.node);
  return move == nullptr ? "<camlann.Node, the start>"
                         : "<camlann.Node after " + move->notation + ">";
}

/// Keeps the headers and the result of a record: the tree has its moves.
Record headers_of(Record record) {
  record.moves.clear();
  record.comment.clear();
  record.variations.clear();
  record.faults.clear();
  return record;
}

/// Raises an exception where the main line cannot be replayed, as Record.replay() does, or keeps
/// what comes before.
std::shared_ptr<PyTree> tree_of(const Record& record, const std::string& variant,
                                const std::string& rules, const Known& known,
                                const std::string& errors) {
  const ReplayDefaults defaults{variant, rules};
  const PyGame game = replayed(record, defaults, known, errors);
  PlayedTree played = play_tree(record, defaults, catalog_of(known));
  if (!played.tree) raise(played.faults.back().error);
  auto made = std::make_shared<PyTree>(
      PyTree{*std::move(played.tree), game.variant(), headers_of(record), {}});
  std::ranges::stable_sort(played.faults, {}, [](const RecordFault& fault) {
    return std::pair(fault.error.at.line, fault.error.at.column);
  });
  for (const RecordFault& fault : played.faults) made->left_out.push_back(to_text(fault.error));
  return made;
}

/// The positions of a pickled tree, each with its depth, before those that follow it.
py::list positions_of(const Tree& tree) {
  py::list positions;
  std::vector<std::pair<std::size_t, Tree::Node>> open{{0, Tree::root}};
  while (!open.empty()) {
    const auto [depth, node] = open.back();
    open.pop_back();
    const WrittenMove* const move = tree.move(node);
    const Notes& notes = tree.notes(node);
    py::list arrows;
    for (const Arrow& arrow : notes.arrows) {
      arrows.append(
          py::make_tuple(index_of(arrow.from), index_of(arrow.to), static_cast<int>(arrow.colour)));
    }
    positions.append(py::make_tuple(depth, move == nullptr ? "" : move->notation, notes.comment,
                                    std::vector<int>(notes.glyphs.begin(), notes.glyphs.end()),
                                    arrows));
    for (const auto next : std::views::reverse(tree.next(node))) open.emplace_back(depth + 1, next);
  }
  return positions;
}

Notes notes_of(const py::tuple& position, const VariantInfo& variant) {
  Notes notes{text_of(position[2]), position[3].cast<std::vector<std::uint8_t>>(), {}};
  for (const auto& one : position[4].cast<py::list>()) {
    const auto arrow = one.cast<py::tuple>();
    const auto from = static_cast<Square>(arrow[0].cast<std::uint8_t>());
    const auto to = static_cast<Square>(arrow[1].cast<std::uint8_t>());
    const auto colour = arrow[2].cast<std::size_t>();
    for (const Square square : {from, to}) {
      if (!std::binary_search(variant.squares.begin(), variant.squares.end(), square) ||
          colour >= arrow_colours.size()) {
        raise("this is no pickled tree", "", "arrows on its board");
      }
    }
    notes.arrows.push_back({from, to, static_cast<Arrow::Colour>(colour)});
  }
  return notes;
}

py::tuple state_of(const PyTree& own) {
  return py::make_tuple(pickled(PyGame{own.tree.game_at(Tree::root), own.variant.known}),
                        positions_of(own.tree), pickled(own.given), own.left_out);
}

std::shared_ptr<PyTree> tree_from(const py::tuple& state) {
  if (state.size() != 4) raise("this is no pickled tree", "", "four values");
  const PyGame start = unpickled_game(state[0].cast<py::tuple>());
  auto made = std::make_shared<PyTree>(PyTree{Tree(start.game), start.variant(),
                                              unpickled_record(state[2].cast<py::tuple>()),
                                              state[3].cast<std::vector<std::string>>()});
  Game walk = start.game;
  std::vector<Tree::Node> way{Tree::root};
  for (const auto& one : state[1].cast<py::list>()) {
    const auto position = one.cast<py::tuple>();
    const auto depth = position[0].cast<std::size_t>();
    if (depth > way.size()) raise("this is no pickled tree", "", "positions after one another");
    for (; depth > 0 && depth < way.size(); way.pop_back()) walk.take_back();
    if (depth > 0) {
      WrittenMove move = value_or_raise(walk.play(text_of(position[1]), Reading::recorded));
      way.push_back(made->tree.play(way.back(), std::move(move)));
    }
    made->tree.notes(way.back()) = notes_of(position, start.game.variant());
  }
  return made;
}

/// A pickled position: its tree, and which of the moves leads on at each step.
py::tuple state_of(const PyNode& node) {
  const Tree& tree = node.live();
  std::vector<std::size_t> choices;
  const auto way = tree.path_to(node.node);
  for (std::size_t i = 1; i < way.size(); ++i) {
    const auto& next = tree.next(way[i - 1]);
    choices.push_back(
        static_cast<std::size_t>(std::find(next.begin(), next.end(), way[i]) - next.begin()));
  }
  return py::make_tuple(node.own, choices);
}

PyNode node_from(const py::tuple& state) {
  if (state.size() != 2) raise("this is no pickled position", "", "a tree and choices");
  PyNode node{state[0].cast<std::shared_ptr<PyTree>>(), Tree::root};
  if (node.own == nullptr) raise("this is no pickled position", "", "a tree and choices");
  for (const std::size_t choice : state[1].cast<std::vector<std::size_t>>()) {
    const auto& next = node.own->tree.next(node.node);
    if (choice >= next.size()) raise("this is no pickled position", "", "choices in its tree");
    node.node = next[choice];
  }
  return node;
}

std::shared_ptr<PyTree> copy_of(const PyTree& own) {
  return std::make_shared<PyTree>(own);
}

void add_node(py::module_& module) {
  py::class_<PyNode>(module, "Node", "A position of a Tree.")
      .def_property_readonly("move", move_to, "The move that leads here; None at the root.")
      .def_property_readonly("parent",
                             [](const PyNode& node) -> std::optional<PyNode> {
                               const auto parent = node.live().parent(node.node);
                               if (!parent) return std::nullopt;
                               return node.with(*parent);
                             })
      .def_property_readonly("next", next_of, "The positions after, the main line first.")
      .def("game", method(&PyNode::game), "The game as it is here.")
      .def("play", play, py::arg("move"), "The position after a move; it is added if it is new.")
      .def_property(
          "comment", [](const PyNode& node) { return node.notes().comment; },
          [](const PyNode& node, const py::str& text) {
            node.live().notes(node.node).comment = text_of(text);
          })
      .def_property(
          "glyphs",
          [](const PyNode& node) {
            const auto& glyphs = node.notes().glyphs;
            return std::vector<int>(glyphs.begin(), glyphs.end());
          },
          [](const PyNode& node, const std::vector<int>& glyphs) {
            if (node.node == Tree::root && !glyphs.empty()) {
              raise("there is no move before the start", "glyphs", "a position after a move");
            }
            node.live().notes(node.node).glyphs = checked_glyphs(glyphs);
          },
          "Numbers of the PGN standard: 1 is !, 4 is ??.")
      .def_property(
          "arrows",
          [](const PyNode& node) {
            return named_arrows(node.notes().arrows, *node.own->variant.info);
          },
          [](const PyNode& node, const std::vector<PyArrow>& arrows) {
            node.live().notes(node.node).arrows = arrows_of(arrows, *node.own->variant.info);
          },
          "Arrows and rings on the board.")
      .def(
          "promote", [](const PyNode& node) { return node.live().promote(node.node); },
          "Puts the move before the others; False if it is first.")
      .def(
          "remove", [](const PyNode& node) { node.live().remove(node.node); },
          "Takes the position out, with all that follow.")
      .def("_repr_svg_",
           [](const PyNode& node) {
             PictureOptions options;
             options.drawings = node.notes().arrows;
             return draw(node.game().game, options);
           })
      .def("__eq__",
           [](const PyNode& a, const PyNode& b) { return a.own == b.own && a.node == b.node; })
      .def("__eq__", [](const PyNode&, const py::object&) { return false; })
      .def("__hash__",
           [](const PyNode& node) {
             return reinterpret_cast<std::uintptr_t>(node.own.get()) +
                    static_cast<std::size_t>(node.node);
           })
      .def(py::pickle([](const PyNode& node) { return state_of(node); }, &node_from))
      .def("__repr__", node_text);
}

/// Raises TypeError for None, which pybind11 takes for a null pointer.
std::shared_ptr<PyTree> not_none(std::shared_ptr<PyTree> own) {
  if (own == nullptr) throw py::type_error("None is no Tree");
  return own;
}

}  // namespace

void add_trees(py::module_& module) {
  py::class_<PyTree, std::shared_ptr<PyTree>> tree(module, "Tree",
                                                   "A game with what might have been.");
  add_node(module);
  tree.def(py::init([](const PyGame& game) {
             return std::make_shared<PyTree>(
                 PyTree{Tree(game.game), game.variant(), headers_of(to_record(game.game)), {}});
           }),
           py::arg("game"))
      .def(py::init(&tree_of), py::arg("record"), py::arg("variant") = "", py::arg("rules") = "",
           py::arg("catalog") = py::none(), py::kw_only(), py::arg("errors") = "raise")
      .def_property_readonly(
          "root",
          [](const std::shared_ptr<PyTree>& own) { return PyNode{not_none(own), Tree::root}; })
      .def_property_readonly(
          "main_line",
          [](const std::shared_ptr<PyTree>& own) {
            std::vector<PyNode> line;
            for (const Tree::Node node : not_none(own)->tree.main_line())
              line.push_back({own, node});
            return line;
          },
          "The positions from the root on, always the first move.")
      .def_property_readonly(
          "tags", [](const PyTree& own) { return tags_of(own.given); },
          "The headers of its record.")
      .def_readonly(
          "left_out", &PyTree::left_out,
          "Parts of its record, and ends of variations, that could not be read or played.")
      .def("copy", copy_of)
      .def("__copy__", copy_of)
      .def(
          "__deepcopy__", [](const PyTree& own, const py::dict&) { return copy_of(own); },
          py::arg("memo"))
      .def(py::pickle([](const PyTree& own) { return state_of(own); }, &tree_from))
      .def(
          "__len__", [](const PyTree& own) { return own.tree.size(); },
          "Positions, the root included.")
      .def("__repr__", [](const PyTree& own) {
        return "<camlann.Tree of " + std::to_string(own.tree.size()) + " positions>";
      });
}

}  // namespace camlann::python
