#include "game/tree_player.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "game/game.hpp"
#include "game/move_place.hpp"
#include "game/tree.hpp"
#include "game/tree_record.hpp"
#include "notation/record.hpp"
#include "rules/outcome.hpp"
#include "rules/variant_info.hpp"

namespace camlann::inline v1 {
namespace {

void note(Notes& notes, const VariantInfo& variant, const std::vector<std::uint8_t>& glyphs,
          std::string comment) {
  for (const std::uint8_t glyph : glyphs) {
    const auto known = std::find(notes.glyphs.begin(), notes.glyphs.end(), glyph);
    if (known == notes.glyphs.end()) notes.glyphs.push_back(glyph);
  }
  for (const Arrow& arrow : take_arrows(comment, variant)) {
    const auto known = std::find(notes.arrows.begin(), notes.arrows.end(), arrow);
    if (known == notes.arrows.end()) notes.arrows.push_back(arrow);
  }
  if (!notes.comment.empty() && !comment.empty()) notes.comment += ' ';
  notes.comment += comment;
}

}  // namespace

TreePlayer::TreePlayer(Record record, const Game& from)
    : record_(std::move(record)),
      tree_(from),
      game_(tree_.game_at(tree_.main_line().back())),
      lines_(record_.variations.size() + 1),
      open_(1) {
  for (std::size_t line = 1; line < lines_.size(); ++line) {
    const RecordVariation& variation = record_.variations[line - 1];
    if (variation.of < line) lines_[variation.of].branches.push_back({variation.move, line});
  }
  // The last branch is played first, because the line is taken back move by move; variations of the
  // same move in their order.
  for (Line& line : lines_) {
    std::sort(line.branches.begin(), line.branches.end(), [](const Branch& a, const Branch& b) {
      return a.move != b.move ? a.move < b.move : a.line > b.line;
    });
  }
}

const std::vector<RecordMove>& TreePlayer::moves_of(std::size_t line) const {
  return line == 0 ? record_.moves : record_.variations[line - 1].moves;
}

bool TreePlayer::play_on(const std::function<bool()>& enough) {
  while (step()) {
    if (enough()) return true;
  }
  return false;
}

const RecordFault* TreePlayer::first_fault() const {
  if (!record_.faults.empty()) return &record_.faults.front();
  const auto& fault = lines_[faulted_].fault;
  return fault ? &*fault : nullptr;
}

bool TreePlayer::step() {
  if (open_.empty()) return false;
  Open& open = open_.back();
  if (!open.played) {
    play_next(open);
    return true;
  }
  const auto& branches = lines_[open.line].branches;
  if (open.branches_left == 0 && open.on_board == 0) {
    open_.pop_back();
  } else if (open.branches_left > 0 && branches[open.branches_left - 1].move == open.on_board) {
    --open.branches_left;
    open_.push_back({branches[open.branches_left].line});
  } else {
    game_.take_back();
    --open.on_board;
  }
  return true;
}

void TreePlayer::play_next(Open& open) {
  Line& line = lines_[open.line];
  const auto& moves = moves_of(open.line);
  if (line.played.size() < moves.size()) {
    const RecordMove& move = moves[line.played.size()];
    auto played = game_.play(move.text, Reading::recorded);
    if (played) {
      line.played.push_back(std::move(*played));
      return;
    }
    if (first_fault() == nullptr) faulted_ = open.line;
    line.fault = RecordFault{move.text, at_move(std::move(played.error()), move)};
  }
  // Variations of moves that were not played are dropped.
  std::erase_if(line.branches,
                [&](const Branch& branch) { return branch.move >= line.played.size(); });
  open.branches_left = line.branches.size();
  open.on_board = line.played.size();
  open.played = true;
  if (open.line == 0) main_line_ = game_;
}

PlayedTree TreePlayer::done() && {
  const VariantInfo& variant = game_.variant();
  std::vector<std::vector<Tree::Node>> nodes;  // of each line, from the position before its moves
  std::vector<RecordFault> faults = record_.faults;
  Tree::Node node = tree_.main_line().back();
  note(tree_.notes(node), variant, {}, record_.comment);
  for (std::size_t line = 0; line < lines_.size(); ++line) {
    if (line > 0) {
      // Variations that were dropped were not played.
      const auto& [of, move, moves] = record_.variations[line - 1];
      const bool known = of < line && move < nodes[of].size();
      node = known ? nodes[of][move] : Tree::root;
    }
    auto& way = nodes.emplace_back(1, node);
    for (std::size_t i = 0; i < lines_[line].played.size(); ++i) {
      const RecordMove& move = moves_of(line)[i];
      node = tree_.play(node, std::move(lines_[line].played[i]));
      way.push_back(node);
      note(tree_.notes(node), variant, move.glyphs, move.comment);
    }
    if (auto& fault = lines_[line].fault) faults.push_back(std::move(*fault));
  }
  return {std::move(tree_), std::move(faults)};
}

}  // namespace camlann::inline v1
