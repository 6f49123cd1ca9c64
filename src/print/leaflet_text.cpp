#include "print/leaflet_text.hpp"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "game/game.hpp"
#include "game/own_words.hpp"
#include "languages/language.hpp"
#include "languages/seats.hpp"
#include "languages/words.hpp"
#include "picture/words.hpp"
#include "print/men.hpp"
#include "rules/own_words.hpp"
#include "rules/variant_info.hpp"

namespace camlann::print {
namespace {

/// Takes the text up to `end` and `end` itself off the front.
std::string_view take_until(std::string_view& text, std::string_view end) {
  const std::size_t at = std::min(text.find(end), text.size());
  const std::string_view part = text.substr(0, at);
  text.remove_prefix(std::min(at + end.size(), text.size()));
  return part;
}

/// Takes a mark off the front, if the text begins with it.
bool take(std::string_view& text, std::string_view mark) {
  if (!text.starts_with(mark)) return false;
  text.remove_prefix(mark.size());
  return true;
}

/// Returns "2 knights". A piece may have another name in one family; a game from a file may have
/// pieces that no language names.
std::string counted(int count, const std::string& man, const std::string& family,
                    languages::Language language) {
  const std::string key = "piece." + man;
  std::string of_family = key;
  of_family.append(".").append(family);
  for (const std::string& one : {of_family, key}) {
    if (languages::has_text(one)) return languages::say(language, one, {{"count", count}});
  }
  return std::to_string(count) + ' ' + (count == 1 ? man : picture::several(man));
}

/// Returns "2 knights and 5 men": the pieces of the first seat.
std::string pieces_text(const Game& start, languages::Language language) {
  const VariantInfo& variant = start.variant();
  const std::string& letters = variant.seating.front().men;
  std::vector<std::string> words;
  for (const Supply& supply : supplies_of(start)) {
    const std::size_t index = letters.find(supply.letter);
    if (index == std::string::npos) continue;
    words.push_back(counted(supply.count, variant.men[index].second, variant.family, language));
  }
  return languages::enumerated(language, words);
}

/// Returns "D1 (White) and D13 (Black)".
std::string castles_text(const VariantInfo& variant, languages::Language language) {
  std::vector<std::string> words;
  for (const SeatInfo& seat : variant.seating) {
    std::string squares;
    for (const std::string& name : variant.names_of(seat.castle)) squares += name + ' ';
    words.push_back(squares + '(' + languages::seat_text(language, seat.name) + ')');
  }
  return languages::enumerated(language, words);
}

/// Returns "Red and Blue, Green and Yellow".
std::string teams_text(const VariantInfo& variant, languages::Language language) {
  std::string text;
  for (int side = 0; side < variant.sides(); ++side) {
    std::vector<std::string> names;
    for (const SeatInfo& seat : variant.seating) {
      if (static_cast<int>(seat.side) == side)
        names.push_back(languages::seat_inside(language, seat.name));
    }
    text += (text.empty() ? "" : ", ") + languages::enumerated(language, names);
  }
  return text;
}

bool has_knights(const Game& start) {
  const VariantInfo& variant = start.variant();
  const std::vector<Supply> supplies = supplies_of(start);
  return std::any_of(supplies.begin(), supplies.end(), [&](const Supply& supply) {
    const std::size_t index = variant.seating.front().men.find(supply.letter);
    return index != std::string::npos && variant.men[index].second == "knight";
  });
}

/// True if a fact holds: "trees", "!trees", "seats=2".
bool holds(std::string_view fact, const Facts& facts) {
  const bool wanted = !take(fact, "!");
  const std::string_view name = take_until(fact, "=");
  const auto found = facts.find(name);
  const std::string_view value = found == facts.end() ? std::string_view() : found->second;
  const bool is = fact.empty() ? !value.empty() && value != "0" && value != "false" : value == fact;
  return is == wanted;
}

bool all_hold(std::string_view list, const Facts& facts) {
  while (!list.empty()) {
    if (!holds(take_until(list, " "), facts)) return false;
  }
  return true;
}

/// Replaces "{name}" by the value of the fact.
std::string with_facts(std::string_view text, const Facts& facts) {
  std::string filled;
  while (!text.empty()) {
    filled += take_until(text, "{");
    if (text.empty()) break;
    const auto found = facts.find(take_until(text, "}"));
    if (found != facts.end()) filled += found->second;
  }
  return filled;
}

LeafletItem diagram_of(std::string_view line, const Facts& facts) {
  LeafletItem item;
  item.kind = LeafletItem::Kind::diagram;
  item.variant = take_until(line, " | ");
  item.fen = take_until(line, " | ");
  item.move = take_until(line, " | ");
  item.squares = take_until(line, " | ");
  item.text = with_facts(line, facts);
  return item;
}

LeafletItem item_of(std::string_view line, const Facts& facts) {
  using Kind = LeafletItem::Kind;
  if (take(line, "@start")) return {Kind::start, with_facts(line, facts), {}, {}, {}, {}};
  if (take(line, "@ ")) return diagram_of(line, facts);
  LeafletItem item;
  for (const auto& [mark, kind] : {std::pair<std::string_view, Kind>{"== ", Kind::heading},
                                   {"- ", Kind::point},
                                   {"! ", Kind::bold}}) {
    if (!take(line, mark)) continue;
    item.kind = kind;
    break;
  }
  item.text = with_facts(line, facts);
  return item;
}

}  // namespace

Facts facts_of(const Game& start, languages::Language language) {
  const VariantInfo& variant = start.variant();
  Facts facts;
  if (!variant.rule_sets.empty()) {
    for (const auto& [name, value] : variant.rule_sets.front().options) facts[name] = value;
  }
  const auto flag = [](bool set) { return set ? "true" : "false"; };
  const auto sides = static_cast<std::size_t>(variant.sides());
  facts["seats"] = std::to_string(variant.seating.size());
  facts["teams"] = flag(sides < variant.seating.size());
  facts["castlePieces"] = std::to_string(variant.castle_pieces_to_win);
  // Who takes the last piece has one.
  if (facts["eliminationNeeds"] == "0") facts["eliminationNeeds"] = "1";
  facts["castleSquares"] = std::to_string(variant.seating.front().castle.size());
  facts["fromFile"] = flag(variant.definition != nullptr);
  facts["castleMoves"] = std::to_string(variant.castle_moves);
  facts["trees"] = std::to_string(variant.trees);
  facts["oneLeg"] = flag(variant.one_leg);
  facts["reversed"] = flag(variant.reversed);
  facts["swaps"] = flag(variant.swaps);
  facts["hexagons"] = flag(variant.hexagons);
  facts["knights"] = flag(has_knights(start));
  facts["name"] = variant.name;
  facts["pieces"] = pieces_text(start, language);
  facts["castles"] = castles_text(variant, language);
  facts["side-names"] = teams_text(variant, language);
  facts["first"] = languages::seat_inside(language, variant.seating.front().name);
  facts["square"] = variant.square_names[variant.square_names.size() / 2];
  std::vector<std::string> names;
  names.reserve(variant.seating.size());
  for (const SeatInfo& seat : variant.seating)
    names.push_back(languages::seat_inside(language, seat.name));
  facts["order"] = languages::enumerated(language, names);
  return facts;
}

languages::Language leaflet_language(const Game& start, languages::Language wanted) {
  return leaflet_file(start.variant().family, wanted.tag()).empty() ? languages::Language()
                                                                    : wanted;
}

std::vector<LeafletItem> leaflet_items(const Game& start, languages::Language language) {
  const auto found = leaflet_language(start, language);
  auto items =
      read_leaflet(leaflet_file(start.variant().family, found.tag()), facts_of(start, found));
  const OwnWords* const own = own_words(start.variant());
  if (items.empty() || own == nullptr) return items;
  std::vector<LeafletItem> all;
  all.reserve(own->rules.size() + items.size());
  for (const std::string& paragraph : own->rules) {
    all.push_back({LeafletItem::Kind::paragraph, paragraph, {}, {}, {}, {}});
  }
  std::move(items.begin(), items.end(), std::back_inserter(all));
  return all;
}

std::vector<LeafletItem> read_leaflet(std::string_view text, const Facts& facts) {
  std::vector<LeafletItem> items;
  while (!text.empty()) {
    std::string_view line = take_until(text, "\n");
    if (line.empty() || line.starts_with("//")) continue;
    if (take(line, "[")) {
      if (!all_hold(take_until(line, "] "), facts)) continue;
    }
    items.push_back(item_of(line, facts));
  }
  return items;
}

}  // namespace camlann::print
