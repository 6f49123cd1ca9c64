// The parser of definitions, line by line: sections, keys, drawn boards. definition_draft.cpp
// checks a variant as a whole.
#include "games/camelot/definition.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstddef>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

#include "base/letters.hpp"
#include "base/result.hpp"
#include "base/utf8.hpp"
#include "games/camelot/definition_draft.hpp"
#include "games/camelot/definition_words.hpp"
#include "games/camelot/rule_set.hpp"
#include "games/camelot/variant.hpp"
#include "games/camelot/variant_name.hpp"
#include "games/camelot/weights.hpp"
#include "rules/fen_scanner.hpp"
#include "rules/options.hpp"
#include "rules/variant_info.hpp"

namespace camlann::camelot {
namespace {

constexpr std::string_view blanks = " \t\r";
constexpr int most_castle_pieces = 16;

bool is_small(char c) {
  return c >= 'a' && c <= 'z';
}

/// Removes blanks at both ends and adjusts the position.
Placed trimmed(Placed part) {
  const std::size_t first = std::min(part.text.find_first_not_of(blanks), part.text.size());
  part.text.remove_prefix(first);
  part.at.column += static_cast<int>(first);
  const std::size_t last = part.text.find_last_not_of(blanks);
  part.text = part.text.substr(0, last == std::string_view::npos ? 0 : last + 1);
  return part;
}

Placed part_of(const Placed& line, std::size_t from, std::size_t length = std::string_view::npos) {
  return trimmed(
      {line.text.substr(from, length), {line.at.line, line.at.column + static_cast<int>(from)}});
}

Error fault_at(const Placed& part, std::string what, std::string expected) {
  return definition_error(part.at, std::move(what), std::move(expected));
}

std::string in_quotes(std::string_view text) {
  constexpr std::size_t longest = 80;
  const std::string_view shown = whole_characters(text, longest);
  return '"' + std::string(shown) + (shown.size() < text.size() ? "...\"" : "\"");
}

/// Returns an error at the first character that is not `wanted`, or beyond the length.
template <class Wanted>
std::optional<Error> unwanted(const Placed& part, std::size_t longest, std::string_view expected,
                              Wanted wanted) {
  for (std::size_t i = 0; i < part.text.size(); ++i) {
    if (i < longest && wanted(part.text[i])) continue;
    const Spot at{part.at.line, part.at.column + static_cast<int>(i)};
    const std::string what = i < longest ? quoted(part.text[i]) + " cannot be here" : "too long";
    return definition_error(at, what, std::string(expected));
  }
  if (!part.text.empty()) return std::nullopt;
  return fault_at(part, "there is nothing here", std::string(expected));
}

/// Returns an error at the first character that an id may not have, or beyond its length.
std::optional<Error> fault_of_id(const Placed& id) {
  constexpr std::string_view expected =
      "up to 32 small letters, digits and hyphens, a letter first";
  auto error = unwanted(id, most_id_length, expected,
                        [](char c) { return is_small(c) || is_digit(c) || c == '-'; });
  if (error || is_small(id.text[0])) return error;
  return fault_at(id, "an id begins with a letter", std::string(expected));
}

/// Returns an error at the first character that a name may not have, or beyond its length.
std::optional<Error> fault_of_name(const Placed& name) {
  constexpr std::string_view expected = "up to 40 letters, digits, spaces, hyphens and apostrophes";
  std::size_t count = 0;
  for (std::size_t at = 0; at < name.text.size();) {
    const Character one = first_character(name.text.substr(at)).value_or(Character{0, 1});
    const std::string_view bytes = name.text.substr(at, one.bytes);
    const char c = bytes.front();
    const bool wanted = is_letter(one.code) || is_digit(c) || c == ' ' || c == '-' || c == '\'';
    if (!wanted || ++count > most_name_length) {
      const Spot spot{name.at.line, name.at.column + static_cast<int>(at)};
      const std::string shown = bytes.size() > 1 ? '\'' + std::string(bytes) + '\'' : quoted(c);
      return definition_error(spot, wanted ? "too long" : shown + " cannot be here",
                              std::string(expected));
    }
    at += one.bytes;
  }
  if (count > 0) return std::nullopt;
  return fault_at(name, "there is nothing here", std::string(expected));
}

/// Returns an error at the first byte that is not UTF-8.
std::optional<Error> fault_of_encoding(std::string_view text) {
  const auto at = invalid_utf8(text);
  if (!at) return std::nullopt;
  const std::string_view before = text.substr(0, *at);
  const auto line = static_cast<int>(std::count(before.begin(), before.end(), '\n')) + 1;
  const std::size_t column = *at - (before.rfind('\n') + 1) + 1;  // npos + 1 is 0
  return definition_error({line, static_cast<int>(column)}, "this is not UTF-8", "a text in UTF-8");
}

class DefinitionReader {
 public:
  DefinitionReader(std::string_view text, const Definitions& known, const Taken& taken)
      : text_(text), known_(known), taken_(taken) {}

  Result<Definitions> read() {
    if (text_.size() > most_definition_bytes) {
      return Failure(definition_error({1, 1}, "the text is too long",
                                      std::to_string(most_definition_bytes) + " bytes at most"));
    }
    if (auto error = fault_of_encoding(text_)) return Failure(*error);
    int number = 0;
    for (std::string_view rest = text_; !rest.empty();) {
      const std::string_view line = rest.substr(0, rest.find('\n'));
      rest.remove_prefix(std::min(line.size() + 1, rest.size()));
      if (auto error = read_line({line, {++number, 1}})) return Failure(*error);
    }
    if (auto error = finish_draft()) return Failure(*error);
    if (!made_.empty()) return std::move(made_);
    return Failure(definition_error({1, 1}, "the text defines no variant",
                                    "a line such as [my-game], and its keys below it"));
  }

 private:
  std::optional<Error> read_line(const Placed& line) {
    const Placed part = trimmed(line);
    if (part.text.empty() || part.text[0] == '#' || part.text[0] == ';') return std::nullopt;
    if (part.at.column > 1) return words_.open() ? words_.read_more(part) : read_rank(part);
    drawing_ = false;
    if (auto error = words_.close_text()) return error;
    if (part.text[0] == '[') return read_section(part);
    return read_key(part);
  }

  std::optional<Error> read_rank(const Placed& part) {
    if (!drawing_) {
      return fault_at(part, "an indented line goes on with a board or a text, and none is begun",
                      "\"board =\" or \"rules =\" before it, or a key at the start of the line");
    }
    (in_array_ ? draft_.arrays.back().ranks : draft_.ranks).push_back(part);
    return std::nullopt;
  }

  std::optional<Error> read_section(const Placed& part) {
    if (auto error = finish_draft()) return error;
    const std::size_t end = part.text.find(']');
    if (end == std::string_view::npos) {
      return fault_at(part, "the section is not closed", "[my-game]");
    }
    const Placed id = part_of(part, 1, end - 1);
    auto error = fault_of_id(id);
    const Placed after = part_of(part, end + 1);
    if (!error && !after.text.empty()) {
      error = fault_at(after, "there is something after the section", "the end of the line");
    }
    if (!error) error = taken(id);
    if (!error && made_.size() == most_defined_variants) {
      error = fault_at(id, "there are too many variants",
                       std::to_string(most_defined_variants) + " at most");
    }
    if (error) return error;
    in_array_ = false;
    const Variant& usual = *find_variant("camelot");
    draft_ = draft_of(id, usual, *usual.weights);
    begun_ = true;
    given_.clear();
    return std::nullopt;
  }

  std::optional<Error> read_key(const Placed& part) {
    if (!begun_) {
      return fault_at(part, "this belongs to no variant", "a line such as [my-game] before it");
    }
    const std::size_t equals = part.text.find('=');
    if (equals == std::string_view::npos) {
      return fault_at(part, in_quotes(part.text) + " is not a key with a value", "key = value");
    }
    const Placed key = part_of(part, 0, equals);
    const Placed value = part_of(part, equals + 1);
    if (key.text == "note") return read_note(value);
    const bool repeated = !given_.insert(key.text).second;
    if (repeated && !WordsReader::reads(key.text)) {
      return fault_at(key, in_quotes(key.text) + " is given twice", "each key once");
    }
    return read_value(key, value);
  }

  std::optional<Error> read_value(const Placed& key, const Placed& value) {
    if (key.text == "base") return read_base(key, value);
    if (key.text == "name") return read_name(value);
    if (key.text == "board") return begin_board(key, value);
    if (key.text.starts_with(board_prefix)) return begin_array(key, value);
    if (key.text == "castlePieces") return read_castle_pieces(value);
    if (key.text == "oneLeg") return read_word(value, bool_words, draft_.one_leg);
    if (key.text == "aim") return read_word(value, aim_words, draft_.reversed);
    if (key.text == "swap") return read_swap(value);
    if (WordsReader::reads(key.text)) return words_.read(key, value);
    for (const Option<RuleSet>& option : rule_options()) {
      if (option.name == key.text) return read_option(option, value);
    }
    return fault_at(key, "there is no key " + in_quotes(key.text), known_keys());
  }

  std::optional<Error> read_base(const Placed& key, const Placed& value) {
    if (given_.size() > 1) {
      return fault_at(key, "\"base\" comes too late", "it as the first key, as it sets all others");
    }
    const Base base = find_base(value.text);
    if (base.variant == nullptr) {
      return fault_at(value, "there is no game for two called " + in_quotes(value.text),
                      "one of " + known_bases());
    }
    std::vector<std::string> notes = std::move(draft_.notes);
    draft_ = draft_of(draft_.id, *base.variant, *base.straight);
    draft_.notes = std::move(notes);
    return std::nullopt;
  }

  std::optional<Error> read_name(const Placed& value) {
    auto error = fault_of_name(value);
    if (!error) error = taken(value);
    draft_.name = value;
    return error;
  }

  std::optional<Error> read_note(const Placed& value) {
    auto error = unwanted(value, most_note_length, "up to 400 characters",
                          [](char c) { return static_cast<unsigned char>(c) >= ' '; });
    draft_.notes.emplace_back(value.text);
    return error;
  }

  std::optional<Error> begin_board(const Placed& key, const Placed& value) {
    in_array_ = false;
    draft_.board_at = key.at;
    return begin_drawing(value);
  }

  std::optional<Error> begin_array(const Placed& key, const Placed& value) {
    if (auto error = fault_of_drawing()) return error;
    const Placed name = part_of(key, board_prefix.size());
    if (auto error = fault_of_id(name)) return error;
    if (name.text == usual_array) {
      return fault_at(name, "this is the name of the usual array", "\"board =\", or another name");
    }
    in_array_ = true;
    draft_.arrays.push_back({name, {}});
    return begin_drawing(value);
  }

  std::optional<Error> begin_drawing(const Placed& value) {
    drawing_ = true;
    if (value.text.empty()) return std::nullopt;
    return fault_at(value, "the board begins on the next line",
                    "nothing here, and indented ranks below");
  }

  std::optional<Error> read_castle_pieces(const Placed& value) {
    draft_.pieces_at = value.at;
    const std::string_view text = value.text;
    const auto [end, error] =
        std::from_chars(text.data(), text.data() + text.size(), draft_.castle_pieces_to_win);
    const bool number = error == std::errc{} && end == text.data() + text.size();
    if (number && draft_.castle_pieces_to_win >= 1 &&
        draft_.castle_pieces_to_win <= most_castle_pieces) {
      return std::nullopt;
    }
    return fault_at(value, in_quotes(value.text) + " is not a number of pieces",
                    "1 to " + std::to_string(most_castle_pieces));
  }

  /// Parses one of two words; the second means yes.
  static std::optional<Error> read_word(const Placed& value,
                                        const std::array<std::string_view, 2>& words, bool& yes) {
    yes = value.text == words[1];
    if (yes || value.text == words[0]) return std::nullopt;
    return fault_at(value, "unknown value " + in_quotes(value.text),
                    std::string(words[0]) + " or " + std::string(words[1]));
  }

  std::optional<Error> read_swap(const Placed& value) {
    draft_.swap_at = value.at;
    return read_word(value, bool_words, draft_.swaps);
  }

  std::optional<Error> read_option(const Option<RuleSet>& option, const Placed& value) {
    const std::optional<int> read = option.read(value.text);
    if (!read) {
      return fault_at(value, "unknown value " + in_quotes(value.text), option.allowed_text());
    }
    if (option.name == "repetition" && *read == 1) {
      return fault_at(value, "every game would end as it begins", "0, or 2 and more");
    }
    option.set(draft_.rules, *read);
    if (option.name == "trees") draft_.trees_at = value.at;
    return std::nullopt;
  }

  /// Returns an error if another variant has this name, or one that looks like it.
  std::optional<Error> taken(const Placed& name) {
    const auto here = std::find_if(made_.begin(), made_.end(), [&](const auto& other) {
      return look_alike(other->id, name.text) || look_alike(other->name, name.text);
    });
    std::optional<std::string> other = taken_(name.text);
    if (here != made_.end()) {
      const bool by_id = (*here)->id == variant_id(name.text);
      other = by_id ? std::string(name.text) : (*here)->name;
    }
    if (!other) return std::nullopt;
    const std::string shown = in_quotes(name.text);
    const bool same = variant_id(*other) == variant_id(name.text);
    return fault_at(name,
                    same ? "there is already a variant " + shown
                         : shown + " looks like the variant " + in_quotes(*other),
                    "another name");
  }

  struct Base {
    const Variant* variant = nullptr;   // nullptr if there is none
    const Weights* straight = nullptr;  // with the aim to win
  };

  Base find_base(std::string_view id) {
    Base found;
    for (const Variant& variant : two_handed_variants()) {
      if (variant.id == id) found = {&variant, variant.weights};
    }
    for_each_definition([&](const Definition& other) {
      if (other.id == id) found = {&other.variant, &other.straight};
    });
    return found;
  }

  std::string known_bases() {
    std::string ids;
    for (const Variant& variant : two_handed_variants()) {
      ids += (ids.empty() ? "" : ", ") + std::string(variant.id);
    }
    for_each_definition([&](const Definition& other) { ids += ", " + other.id; });
    return ids;
  }

  static std::string known_keys() {
    std::string keys =
        "name, base, note, rules, lesson, lesson.position, lesson.task, lesson.find, lesson.hint, "
        "board, board.NAME, castlePieces, oneLeg, aim, swap";
    for (const Option<RuleSet>& option : rule_options()) keys += ", " + std::string(option.name);
    return keys;
  }

  template <class F>
  void for_each_definition(F&& f) {
    for (const auto& definition : known_) f(*definition);
    for (const auto& definition : made_) f(*definition);
  }

  std::optional<Error> finish_draft() {
    drawing_ = false;
    if (!begun_) return std::nullopt;
    if (auto error = fault_of_drawing()) return error;
    auto own = words_.finish();
    if (!own) return own.error();
    draft_.own = std::make_shared<const PlacedWords>(std::move(*own));
    words_ = WordsReader();
    auto built = build(draft_);
    if (!built) return built.error();
    made_.push_back(std::move(*built));
    begun_ = false;
    return std::nullopt;
  }

  /// Returns an error for a board that has been begun without ranks.
  [[nodiscard]] std::optional<Error> fault_of_drawing() const {
    const bool without = given_.count("board") != 0 && draft_.ranks.empty();
    const bool array_without = !draft_.arrays.empty() && draft_.arrays.back().ranks.empty();
    if (!without && !array_without) return std::nullopt;
    return definition_error(without ? draft_.board_at : draft_.arrays.back().name.at,
                            "the board has no ranks",
                            "indented lines below it, the last rank first");
  }

  static constexpr std::string_view board_prefix = "board.";
  static constexpr std::array<std::string_view, 2> bool_words = {"false", "true"};
  static constexpr std::array<std::string_view, 2> aim_words = {"win", "lose"};

  std::string_view text_;
  const Definitions& known_;
  const Taken& taken_;
  Definitions made_;
  Draft draft_;  // the variant being read, if any
  WordsReader words_;
  bool begun_ = false;
  std::set<std::string_view> given_;
  bool drawing_ = false;
  bool in_array_ = false;  // the drawing is an additional array
};

}  // namespace

Result<Definitions> read_definitions(std::string_view text, const Definitions& known,
                                     const Taken& taken) {
  return DefinitionReader(text, known, taken).read();
}

}  // namespace camlann::camelot
