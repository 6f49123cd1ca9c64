#include "wire/record_messages.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "game/game.hpp"
#include "game/tree.hpp"
#include "game/tree_record.hpp"
#include "notation/record.hpp"
#include "rules/outcome.hpp"
#include "rules/variant_info.hpp"
#include "wire/describe.hpp"
#include "wire/messages/record.hpp"
#include "wire/messages/study.hpp"
#include "wire/messages_of.hpp"

namespace camlann::wire {
namespace {

Members<std::string> members_of(const std::vector<Tag>& tags) {
  Members<std::string> made;
  for (const Tag& tag : tags) made.emplace_back(tag.key, tag.value);
  return made;
}

std::vector<message::StudyFault> fault_messages(const std::vector<RecordFault>& faults) {
  std::vector<message::StudyFault> made;
  for (const RecordFault& fault : faults) {
    const bool header = fault.error.about == Subject::header;
    made.push_back({fault.word, wire::message_of(fault.error), header});
  }
  return made;
}

/// Lists the moves after a position, each after its predecessors.
std::vector<message::StudyMove> moves_behind(const Tree& tree, Tree::Node start) {
  struct Step {
    Tree::Node node;
    std::uint32_t after;
  };
  const VariantInfo& variant = tree.game_at(start).variant();
  std::vector<message::StudyMove> moves;
  std::vector<Step> open;
  const auto add_next = [&](Tree::Node node) {
    const auto after = static_cast<std::uint32_t>(moves.size());
    const auto known = static_cast<std::ptrdiff_t>(open.size());
    for (const Tree::Node next : tree.next(node)) open.push_back({next, after});
    std::reverse(open.begin() + known, open.end());
  };
  add_next(start);
  while (!open.empty()) {
    const auto [node, after] = open.back();
    open.pop_back();
    const Notes& notes = tree.notes(node);
    moves.push_back({after,
                     tree.move(node)->notation,
                     {notes.glyphs.begin(), notes.glyphs.end()},
                     notes.comment,
                     to_text(notes.arrows, variant)});
    add_next(node);
  }
  return moves;
}

}  // namespace

message::RecordedGame recorded_game(const Record& record, const Game& game) {
  message::RecordedGame made;
  made.tags = members_of(record.tags);
  made.variant = game.variant().id;
  made.rules = game.rules();
  if (!game.starts_from_array()) made.start = game.start_fen();
  for (const WrittenMove& move : game.played()) made.moves.push_back(move.notation);
  made.result = record.result;
  return made;
}

message::ReadGame read_game(const Record& record, const Game& game, const PlayedTree& played) {
  message::ReadGame made;
  static_cast<message::RecordedGame&>(made) = recorded_game(record, game);
  made.faults = fault_messages(played.faults);
  if (!played.tree) return made;
  const Notes& notes = played.tree->notes(Tree::root);
  made.comment = notes.comment;
  made.drawings = to_text(notes.arrows, game.variant());
  made.tree = moves_behind(*played.tree, Tree::root);
  return made;
}

message::GameRecord published_record(std::string id, std::string text, const Record& record,
                                     const Game& game) {
  message::GameRecord published;
  static_cast<message::RecordedGame&>(published) = recorded_game(record, game);
  published.id = std::move(id);
  published.text = std::move(text);
  return published;
}

message::ListedGame listed_game(const Record& record) {
  return {members_of(record.tags), static_cast<std::uint32_t>(record.moves.size())};
}

message::Study study_of(const Record& record, const PlayedTree& played, std::size_t before) {
  message::Study made;
  made.tags = members_of(record.tags);
  made.faults = fault_messages(played.faults);
  made.result = record.result;
  if (!played.tree) return made;
  const Tree::Node from = played.tree->main_line()[before];
  const Game start = played.tree->game_at(Tree::root);
  made.variant = start.variant().id;
  made.rules = start.rules();
  if (!start.starts_from_array()) made.start = start.start_fen();
  const Notes& notes = played.tree->notes(from);
  made.comment = notes.comment;
  made.drawings = to_text(notes.arrows, start.variant());
  made.moves = moves_behind(*played.tree, from);
  return made;
}

}  // namespace camlann::wire
