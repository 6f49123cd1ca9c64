#include "game/tree_record.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/letters.hpp"
#include "base/result.hpp"
#include "game/catalog.hpp"
#include "game/game.hpp"
#include "game/replay.hpp"
#include "game/tree.hpp"
#include "game/tree_player.hpp"
#include "notation/record.hpp"
#include "rules/outcome.hpp"
#include "rules/variant_info.hpp"

namespace camlann::inline v1 {
namespace {

constexpr std::string_view colours = "GRBY";  // of Arrow::Colour
constexpr std::string_view rings = "csl";
constexpr std::string_view arrow_list = "cal";

/// Reads "GE5" for rings, "RE5E7" for arrows.
std::optional<Arrow> read_arrow(std::string_view text, bool ring, const VariantInfo& variant) {
  if (text.empty() || colours.find(text.front()) == std::string_view::npos) return std::nullopt;
  const auto colour = static_cast<Arrow::Colour>(colours.find(text.front()));
  text.remove_prefix(1);
  // The second square begins with the last letter.
  const auto last = text.find_last_of("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz");
  const std::size_t second = ring || last == std::string_view::npos ? 0 : last;
  const auto from = variant.find_square(ring ? text : text.substr(0, second));
  const auto to = variant.find_square(text.substr(second));
  if (!from || !to || (!ring && *from == *to)) return std::nullopt;
  return Arrow{*from, *to, colour};
}

/// Reads "csl GE5,RF6", without its brackets; nothing for other texts.
std::optional<std::vector<Arrow>> read_drawings(std::string_view text, const VariantInfo& variant) {
  const std::string_view name = text.substr(0, rings.size());
  if (name != rings && name != arrow_list) return std::nullopt;
  text.remove_prefix(name.size());
  std::vector<Arrow> arrows;
  while (!text.empty()) {
    text.remove_prefix(1);  // a space, or the comma after the previous one
    const std::string_view word = text.substr(0, text.find(','));
    const auto arrow = read_arrow(trimmed(word), name == rings, variant);
    if (!arrow) return std::nullopt;
    arrows.push_back(*arrow);
    text.remove_prefix(word.size());
  }
  return arrows;
}

void append_arrows(std::string& text, std::string_view name, const std::vector<Arrow>& arrows,
                   const VariantInfo& variant) {
  std::string list;
  for (const Arrow& arrow : arrows) {
    const bool ring = arrow.from == arrow.to;
    if (ring != (name == rings)) continue;
    list += list.empty() ? ' ' : ',';
    list += colours[static_cast<std::size_t>(arrow.colour)];
    list += variant.name_of(arrow.from);
    if (!ring) list += variant.name_of(arrow.to);
  }
  if (!list.empty()) text += "[%" + std::string(name) + list + "]";
}

RecordMove written(const Tree& tree, Tree::Node node, const VariantInfo& variant) {
  const Notes& notes = tree.notes(node);
  RecordMove move;
  if (const WrittenMove* const played = tree.move(node)) move.text = played->notation;
  move.glyphs = notes.glyphs;
  move.comment = to_text(notes.arrows, variant);
  if (!move.comment.empty() && !notes.comment.empty()) move.comment += ' ';
  move.comment += notes.comment;
  return move;
}

/// Returns a node and the line after it that always takes the first move.
std::vector<Tree::Node> line_from(const Tree& tree, Tree::Node node) {
  std::vector<Tree::Node> line{node};
  while (!tree.next(line.back()).empty()) line.push_back(tree.next(line.back()).front());
  return line;
}

}  // namespace

std::string to_text(const std::vector<Arrow>& arrows, const VariantInfo& variant) {
  std::string text;
  append_arrows(text, rings, arrows, variant);
  append_arrows(text, arrow_list, arrows, variant);
  return text;
}

Result<std::vector<Arrow>> read_arrows(std::string_view text, const VariantInfo& variant) {
  constexpr std::string_view between = ", \t\n";
  std::vector<Arrow> arrows;
  for (auto at = text.find_first_not_of(between); at != std::string_view::npos;
       at = text.find_first_not_of(between)) {
    text.remove_prefix(at);
    const std::string_view word = text.substr(0, text.find_first_of(between));
    auto arrow = read_arrow(word, true, variant);
    if (!arrow) arrow = read_arrow(word, false, variant);
    if (!arrow) {
      const std::string& one = variant.square_names.front();
      std::string expected = "G, R, Y or B with one square or two, such as G" + one;
      expected.append(" or R").append(one).append(variant.square_names.back());
      return failure(ErrorCode::syntax,
                     '"' + std::string(word) + "\" is not a ring or an arrow on this board", {},
                     std::move(expected));
    }
    if (std::find(arrows.begin(), arrows.end(), *arrow) == arrows.end()) arrows.push_back(*arrow);
    text.remove_prefix(word.size());
  }
  return arrows;
}

std::vector<Arrow> take_arrows(std::string& comment, const VariantInfo& variant) {
  constexpr std::string_view opening = "[%";
  std::vector<Arrow> arrows;
  std::size_t begin = comment.find(opening);
  while (begin != std::string::npos) {
    const std::size_t end = comment.find(']', begin);
    if (end == std::string::npos) break;
    const std::size_t inside = begin + opening.size();
    const auto found =
        read_drawings(std::string_view(comment).substr(inside, end - inside), variant);
    if (found) {
      arrows.insert(arrows.end(), found->begin(), found->end());
      comment.erase(begin, end + 1 - begin);
    } else {
      begin = end;
    }
    begin = comment.find(opening, begin);
  }
  if (!arrows.empty()) comment = std::string(trimmed(comment));
  return arrows;
}

std::vector<std::vector<Arrow>> main_line_arrows(const Record& record, const VariantInfo& variant) {
  std::vector<std::vector<Arrow>> arrows;
  arrows.reserve(record.moves.size() + 1);
  const auto add = [&](std::string comment) { arrows.push_back(take_arrows(comment, variant)); };
  add(record.comment);
  for (const RecordMove& move : record.moves) add(move.comment);
  return arrows;
}

PlayedTree play_tree(const Record& record, const ReplayDefaults& defaults, const Catalog& known) {
  const auto start = start_of(record, defaults, known);
  if (start) return play_tree(record, *start);
  PlayedTree none{std::nullopt, record.faults};
  none.faults.push_back({{}, start.error()});
  return none;
}

PlayedTree play_tree(const Record& record, const Game& from) {
  TreePlayer player(record, from);
  (void)player.play_on([] { return false; });
  return std::move(player).done();
}

Record to_record(const Tree& tree) {
  const std::vector<Tree::Node> main = tree.main_line();
  const Game game = tree.game_at(main.back());
  const VariantInfo& variant = game.variant();
  Record record = to_record(game);
  record.comment = written(tree, Tree::root, variant).comment;
  record.moves.clear();
  // Lines in the order of discovery; each is written when its turn comes.
  std::vector<std::vector<Tree::Node>> lines{{main.begin() + 1, main.end()}};
  for (std::size_t line = 0; line < lines.size(); ++line) {
    std::vector<RecordMove> moves;
    for (std::size_t i = 0; i < lines[line].size(); ++i) {
      const Tree::Node node = lines[line][i];
      moves.push_back(written(tree, node, variant));
      const std::vector<Tree::Node>& all = tree.next(tree.parent(node).value_or(Tree::root));
      if (all.front() != node) continue;  // the other moves there are variations of another line
      for (std::size_t other = 1; other < all.size(); ++other) {
        record.variations.push_back({line, i, {}});
        lines.push_back(line_from(tree, all[other]));
      }
    }
    (line == 0 ? record.moves : record.variations[line - 1].moves) = std::move(moves);
  }
  return record;
}

Record in_full(const Record& given, const Tree& tree) {
  Record lines = to_record(tree);
  Record record = in_full(given, tree.game_at(tree.main_line().back()));
  record.comment = std::move(lines.comment);
  record.moves = std::move(lines.moves);
  record.variations = std::move(lines.variations);
  return record;
}

}  // namespace camlann::inline v1
