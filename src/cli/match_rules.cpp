#include "cli/match_rules.hpp"

#include <algorithm>
#include <cstddef>
#include <span>
#include <string>
#include <string_view>

#include "base/number.hpp"
#include "base/result.hpp"
#include "base/try.hpp"
#include "lab/adjudication.hpp"

namespace camlann::cli {
namespace {

/// A word with a number.
struct RuleWord {
  std::string_view name;
  int least;
  int most;
  int* value;
};

/// Reads the next word of "movecount=3,score=400" and removes it.
Result<void> read_rule_word(std::string_view& text, std::span<const RuleWord> words,
                            std::string_view expected) {
  const std::string_view word = text.substr(0, text.find(','));
  text.remove_prefix(std::min(word.size() + 1, text.size()));
  const std::size_t equal = std::min(word.find('='), word.size());
  const auto* const known =
      std::find_if(words.data(), words.data() + words.size(),
                   [&](const RuleWord& one) { return one.name == word.substr(0, equal); });
  const auto number = read_number<int>(word.substr(std::min(equal + 1, word.size())));
  if (known != words.data() + words.size() && number && *number >= known->least &&
      *number <= known->most) {
    *known->value = *number;
    return {};
  }
  return failure(ErrorCode::syntax, "this is not part of the rule", std::string(word),
                 std::string(expected));
}

constexpr int most_rule_moves = 1000;
constexpr int most_rule_score = 30'000;

}  // namespace

Result<ResignRule> read_resign_rule(std::string_view text) {
  ResignRule rule;
  const RuleWord words[] = {{"movecount", 1, most_rule_moves, &rule.moves},
                            {"score", 1, most_rule_score, &rule.score}};
  while (!text.empty()) {
    const std::string_view word = text.substr(0, text.find(','));
    if (word == "twosided=true" || word == "twosided=false") {
      rule.both = word == "twosided=true";
      text.remove_prefix(std::min(word.size() + 1, text.size()));
      continue;
    }
    TRY_VOID(read_rule_word(text, words, "movecount=3,score=400,twosided=true"));
  }
  return rule;
}

Result<DrawRule> read_draw_rule(std::string_view text) {
  DrawRule rule;
  const RuleWord words[] = {{"movenumber", 0, most_rule_moves, &rule.after},
                            {"movecount", 1, most_rule_moves, &rule.moves},
                            {"score", 0, most_rule_score, &rule.score}};
  while (!text.empty()) {
    TRY_VOID(read_rule_word(text, words, "movenumber=40,movecount=8,score=10"));
  }
  return rule;
}

}  // namespace camlann::cli
