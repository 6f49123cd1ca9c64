#include "game/tree.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "base/try.hpp"
#include "game/game.hpp"
#include "rules/move.hpp"
#include "rules/outcome.hpp"

namespace camlann::inline v1 {

Tree::Tree(const Game& start) : start_(start), positions_(1) {
  while (start_.take_back()) {
  }
  Node node = root;
  for (const WrittenMove& move : start.played()) node = play(node, move);
}

const Tree::Position& Tree::at(Node node) const {
  return positions_[static_cast<std::size_t>(node)];
}

Tree::Position& Tree::at(Node node) {
  return positions_[static_cast<std::size_t>(node)];
}

bool Tree::has(Node node) const {
  return static_cast<std::size_t>(node) < positions_.size() && !at(node).removed;
}

std::optional<Tree::Node> Tree::parent(Node node) const {
  return at(node).parent;
}

const std::vector<Tree::Node>& Tree::next(Node node) const {
  return at(node).next;
}

const WrittenMove* Tree::move(Node node) const {
  const auto& move = at(node).move;
  return move ? &*move : nullptr;
}

const Notes& Tree::notes(Node node) const {
  return at(node).notes;
}

Notes& Tree::notes(Node node) {
  return at(node).notes;
}

std::vector<Tree::Node> Tree::path_to(Node node) const {
  std::vector<Node> path{node};
  while (const auto before = at(path.back()).parent) path.push_back(*before);
  std::reverse(path.begin(), path.end());
  return path;
}

std::vector<Tree::Node> Tree::main_line() const {
  std::vector<Node> line{root};
  while (!next(line.back()).empty()) line.push_back(next(line.back()).front());
  return line;
}

bool Tree::on_main_line(Node node) const {
  const auto before = at(node).parent;
  return !before || (next(*before).front() == node && on_main_line(*before));
}

Game Tree::game_at(Node node) const {
  Game game = start_;
  for (const Node step : path_to(node)) {
    if (const WrittenMove* const played = move(step)) game.play(*played);
  }
  return game;
}

std::size_t Tree::size() const {
  const auto kept = std::count_if(positions_.begin(), positions_.end(),
                                  [](const Position& position) { return !position.removed; });
  return static_cast<std::size_t>(kept);
}

Tree::Node Tree::play(Node node, WrittenMove move) {
  const auto known = std::find_if(next(node).begin(), next(node).end(), [&](Node child) {
    return at(child).move->outcome == move.outcome;
  });
  if (known != next(node).end()) return *known;
  const Node added{positions_.size()};
  positions_.push_back({node, std::move(move), {}, {}, false});
  at(node).next.push_back(added);
  return added;
}

Result<Tree::Node> Tree::play(Node node, std::string_view text) {
  TRY(auto move, game_at(node).read(text));
  return play(node, std::move(move));
}

Result<Tree::Node> Tree::try_play(Node node, Move move) {
  Game game = game_at(node);
  TRY_VOID(game.try_play(move));
  return play(node, game.played().back());
}

Tree::Node Tree::play(Node node, Move move) {
  return play(node, game_at(node).write(move));
}

bool Tree::promote(Node node) {
  const auto before = at(node).parent;
  if (!before) return false;
  auto& moves = at(*before).next;
  const auto place = std::find(moves.begin(), moves.end(), node);
  const bool moved = place != moves.begin();
  std::rotate(moves.begin(), place, place + 1);
  return moved;
}

void Tree::make_main_line(Node node) {
  for (const Node step : path_to(node)) promote(step);
}

void Tree::remove(Node node) {
  const auto before = at(node).parent;
  if (!before) return;
  std::erase(at(*before).next, node);
  std::vector<Node> doomed{node};
  while (!doomed.empty()) {
    const Node gone = doomed.back();
    doomed.pop_back();
    doomed.insert(doomed.end(), next(gone).begin(), next(gone).end());
    at(gone) = {};
    at(gone).removed = true;
  }
}

}  // namespace camlann::inline v1
