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

/// A position of a tree, which it keeps alive.
struct PyNode {
  std::shared_ptr<Tree> tree;
  Tree::Node node;

  /// Raises where the position was removed.
  [[nodiscard]] Tree& live() const {
    if (!tree->has(node)) raise("this position was removed from its tree", "", "a position in it");
    return *tree;
  }
  [[nodiscard]] PyNode with(Tree::Node other) const { return {tree, other}; }
};

std::vector<PyNode> next_of(const PyNode& node) {
  std::vector<PyNode> next;
  for (const Tree::Node one : node.live().next(node.node)) next.push_back(node.with(one));
  return next;
}

std::optional<PyMove> move_to(const PyNode& node) {
  const Tree& tree = node.live();
  const WrittenMove* const move = tree.move(node.node);
  if (move == nullptr) return std::nullopt;
  return PyMove(tree.game_at(Tree::root).variant(), *move);
}

PyNode play(const PyNode& node, const py::object& move) {
  Tree& tree = node.live();
  const WrittenMove legal = move_of(tree.game_at(node.node), move);
  return node.with(tree.play(node.node, legal.move()));
}

std::string node_text(const PyNode& node) {
  if (!node.tree->has(node.node)) return "<camlann.Node, removed>";
  const WrittenMove* const move = node.tree->move(node.node);
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
      .def(
          "game", [](const PyNode& node) { return PyGame{node.live().game_at(node.node)}; },
          "The game as it is here.")
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
           [](const PyNode& a, const PyNode& b) { return a.tree == b.tree && a.node == b.node; })
      .def("__eq__", [](const PyNode&, const py::object&) { return false; })
      .def("__hash__",
           [](const PyNode& node) {
             return reinterpret_cast<std::uintptr_t>(node.tree.get()) +
                    static_cast<std::size_t>(node.node);
           })
      .def("__repr__", node_text);

  py::class_<Tree, std::shared_ptr<Tree>>(module, "Tree", "A game with what might have been.")
      .def(py::init([](const PyGame& game) { return std::make_shared<Tree>(game.game); }),
           py::arg("game"))
      .def_property_readonly(
          "root", [](const std::shared_ptr<Tree>& tree) { return PyNode{tree, Tree::root}; })
      .def_property_readonly(
          "main_line",
          [](const std::shared_ptr<Tree>& tree) {
            std::vector<PyNode> line;
            for (const Tree::Node node : tree->main_line()) line.push_back({tree, node});
            return line;
          },
          "The positions from the root on, always the first move.")
      .def("__len__", &Tree::size, "Positions, the root included.")
      .def("__repr__", [](const Tree& tree) {
        return "<camlann.Tree of " + std::to_string(tree.size()) + " positions>";
      });
}

}  // namespace camlann::python
