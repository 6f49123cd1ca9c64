#include <pybind11/pybind11.h>
#include <pybind11/stl.h>
#include <camlann/rules.hpp>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "python/python.hpp"

namespace camlann::python {

namespace {

struct PyTree {
  Tree tree;
  PyVariant variant;
};

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
  [[nodiscard]] PyGame game() const { return {live().game_at(node), own->variant.known}; }
  [[nodiscard]] PyNode with(Tree::Node other) const { return {own, other}; }
};

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
  const WrittenMove legal = move_of(node.game(), move);
  return node.with(node.live().play(node.node, legal.move()));
}

std::string node_text(const PyNode& node) {
  if (!node.own->tree.has(node.node)) return "<camlann.Node, removed>";
  const WrittenMove* const move = node.own->tree.move(node.node);
  return move == nullptr ? "<camlann.Node, the start>"
                         : "<camlann.Node after " + move->notation + ">";
}

}  // namespace

void add_trees(py::module_& module) {
  py::class_<PyNode>(module, "Node", "A position of a Tree.")
      .def_property_readonly("move", move_to, "The move that leads here; None at the root.")
      .def_property_readonly("parent",
                             [](const PyNode& node) -> std::optional<PyNode> {
                               const auto parent = node.live().parent(node.node);
                               if (!parent) return std::nullopt;
                               return node.with(*parent);
                             })
      .def_property_readonly("next", next_of, "The positions after, the main line first.")
      .def("game", &PyNode::game, "The game as it is here.")
      .def("play", play, py::arg("move"), "The position after a move; it is added if it is new.")
      .def_property(
          "comment",
          [](const PyNode& node) { return std::as_const(node.live()).notes(node.node).comment; },
          [](const PyNode& node, std::string text) {
            node.live().notes(node.node).comment = std::move(text);
          })
      .def_property(
          "glyphs",
          [](const PyNode& node) {
            const auto& glyphs = std::as_const(node.live()).notes(node.node).glyphs;
            return std::vector<int>(glyphs.begin(), glyphs.end());
          },
          [](const PyNode& node, const std::vector<std::uint8_t>& glyphs) {
            node.live().notes(node.node).glyphs = glyphs;
          },
          "Numbers of the PGN standard: 1 is !, 4 is ??.")
      .def(
          "promote", [](const PyNode& node) { return node.live().promote(node.node); },
          "Puts the move before the others; False if it is first.")
      .def(
          "remove", [](const PyNode& node) { node.live().remove(node.node); },
          "Takes the position out, with all that follow.")
      .def("__eq__",
           [](const PyNode& a, const PyNode& b) { return a.own == b.own && a.node == b.node; })
      .def("__eq__", [](const PyNode&, const py::object&) { return false; })
      .def("__hash__",
           [](const PyNode& node) {
             return reinterpret_cast<std::uintptr_t>(node.own.get()) +
                    static_cast<std::size_t>(node.node);
           })
      .def("__repr__", node_text);

  py::class_<PyTree, std::shared_ptr<PyTree>>(module, "Tree", "A game with what might have been.")
      .def(py::init([](const PyGame& game) {
             return std::make_shared<PyTree>(PyTree{Tree(game.game), game.variant()});
           }),
           py::arg("game"))
      .def_property_readonly(
          "root", [](const std::shared_ptr<PyTree>& tree) { return PyNode{tree, Tree::root}; })
      .def_property_readonly(
          "main_line",
          [](const std::shared_ptr<PyTree>& tree) {
            std::vector<PyNode> line;
            for (const Tree::Node node : tree->tree.main_line()) line.push_back({tree, node});
            return line;
          },
          "The positions from the root on, always the first move.")
      .def(
          "__len__", [](const PyTree& own) { return own.tree.size(); },
          "Positions, the root included.")
      .def("__repr__", [](const PyTree& own) {
        return "<camlann.Tree of " + std::to_string(own.tree.size()) + " positions>";
      });
}

}  // namespace camlann::python
