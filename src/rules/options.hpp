#pragma once
// Rule sets as data: a table of options defines how each switch of a family's RuleSet is named,
// parsed and printed. "NAME,option=value,..." is the text of a rule set everywhere.

#include <array>
#include <charconv>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "base/result.hpp"
#include "rules/variant_info.hpp"

namespace camlann {

/// An option with its value, as text.
struct OptionText {
  std::string_view name;                      // "knightCanterRule"
  std::string value;                          // "true"
  std::span<const std::string_view> allowed;  // words; none: a number
  int most = 0;                               // the maximum of a number
  int numbered = 0;                           // behind the words: "1" to this number
};

/// Converts options to the form of the catalog.
[[nodiscard]] std::vector<OptionInfo> option_infos(const std::vector<OptionText>& options);

inline constexpr std::string_view bool_words[] = {"false", "true"};

/// The value of a numbered option in the request for a game: each game draws a number
/// (game/shuffle.hpp).
inline constexpr std::string_view shuffled_word = "shuffled";

/// One switch of RuleSet. Its value is one of `words`, or without words a number from 0 to `max`.
/// Behind the words there may be numbered values: n has the value words.size() - 1 + n.
template <class RuleSet>
struct Option {
  std::string_view name;
  std::span<const std::string_view> words;
  int max;
  int numbered;
  int (*get)(const RuleSet&);
  void (*set)(RuleSet&, int);

  [[nodiscard]] std::string value_text(const RuleSet& rules) const {
    const int value = get(rules);
    const int named = static_cast<int>(words.size());
    if (named == 0) return std::to_string(value);
    return value < named ? std::string(words[static_cast<std::size_t>(value)])
                         : std::to_string(value - named + 1);
  }

  [[nodiscard]] std::string allowed_text() const {
    if (words.empty()) return "0 to " + std::to_string(max);
    std::string text;
    for (const std::string_view word : words) {
      if (!text.empty()) text += ", ";
      text += word;
    }
    if (numbered == 0) return text;
    return text + ", 1 to " + std::to_string(numbered) + ", " + std::string(shuffled_word) +
           " for a new game";
  }

  [[nodiscard]] std::optional<int> read(std::string_view text) const {
    for (std::size_t i = 0; i < words.size(); ++i) {
      if (words[i] == text) return static_cast<int>(i);
    }
    int value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
    const int named = static_cast<int>(words.size());
    const int first = named == 0 ? 0 : 1;
    if (value < first || value > (named == 0 ? max : numbered)) return std::nullopt;
    return named == 0 ? value : named - 1 + value;
  }
};

namespace detail {
template <class M>
struct MemberOf;
template <class V, class C>
struct MemberOf<V C::*> {
  using Value = V;
  using Class = C;
};
}  // namespace detail

/// Makes the option for a member of a RuleSet: option<&RuleSet::thin_draw>("thinDraw", bool_words).
template <auto Member>
constexpr auto option(std::string_view name, std::span<const std::string_view> words, int max = 0,
                      int numbered = 0) {
  using RuleSet = typename detail::MemberOf<decltype(Member)>::Class;
  using Value = typename detail::MemberOf<decltype(Member)>::Value;
  return Option<RuleSet>{
      name,
      words,
      words.empty() ? max : static_cast<int>(words.size()) - 1,
      numbered,
      [](const RuleSet& rules) { return static_cast<int>(rules.*Member); },
      [](RuleSet& rules, int value) { rules.*Member = static_cast<Value>(value); }};
}

/// The built-in rule sets and the options of a family. Named is any struct with `id` and `rules`.
template <class Named, class RuleSet>
struct RuleTable {
  std::span<const Named> named;
  std::span<const Option<RuleSet>> options;

  /// Parses a rule set; an empty text means the first one. Errors list the valid values.
  [[nodiscard]] Result<RuleSet> parse(std::string_view text) const {
    std::size_t comma = text.find(',');
    const std::string_view id = text.empty() ? named.front().id : text.substr(0, comma);
    const Named* base = nullptr;
    for (const Named& candidate : named) {
      if (candidate.id == id) base = &candidate;
    }
    if (base == nullptr) {
      return Failure(Error{ErrorCode::unknown_name, "unknown rule set", std::string(id),
                           "one of " + known(named, [](const Named& n) { return n.id; }),
                           Subject::rules});
    }
    RuleSet rules = base->rules;
    while (comma != std::string_view::npos) {
      const std::size_t next = text.find(',', comma + 1);
      const std::size_t length = next == std::string_view::npos ? next : next - comma - 1;
      if (auto error = read_option(text.substr(comma + 1, length), rules)) return Failure(*error);
      comma = next;
    }
    return rules;
  }

  /// Returns the shortest text that parse() reads back.
  [[nodiscard]] std::string to_text(const RuleSet& rules) const {
    std::string best;
    for (const Named& candidate : named) {
      std::string text(candidate.id);
      for (const auto& option : options) {
        if (option.get(rules) == option.get(candidate.rules)) continue;
        text += ',';
        text += option.name;
        text += '=' + option.value_text(rules);
      }
      if (best.empty() || text.size() < best.size()) best = text;
    }
    return best;
  }

  [[nodiscard]] std::vector<OptionText> texts(const RuleSet& rules) const {
    std::vector<OptionText> list;
    for (const auto& option : options) {
      list.push_back(
          {option.name, option.value_text(rules), option.words, option.max, option.numbered});
    }
    return list;
  }

 private:
  template <class T, class Name>
  static std::string known(std::span<const T> entries, Name name) {
    std::string text;
    for (const T& entry : entries) {
      if (!text.empty()) text += ", ";
      text += name(entry);
    }
    return text;
  }

  [[nodiscard]] std::optional<Error> read_option(std::string_view text, RuleSet& rules) const {
    const std::size_t equals = text.find('=');
    for (const auto& option : options) {
      if (option.name != text.substr(0, equals)) continue;
      const auto value =
          equals == std::string_view::npos ? std::nullopt : option.read(text.substr(equals + 1));
      if (!value) {
        return Error{ErrorCode::unknown_name, "unknown value for a rule option", std::string(text),
                     std::string(option.name) + " = " + option.allowed_text(), Subject::rules};
      }
      option.set(rules, *value);
      return std::nullopt;
    }
    return Error{ErrorCode::unknown_name, "unknown rule option", std::string(text),
                 "one of " + known(options, [](const auto& o) { return o.name; }), Subject::rules};
  }
};

}  // namespace camlann
