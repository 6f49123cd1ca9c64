#include "game/shuffle.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

#include "base/random.hpp"
#include "base/result.hpp"
#include "base/try.hpp"
#include "game/catalog.hpp"
#include "game/game.hpp"
#include "rules/options.hpp"
#include "rules/variant_info.hpp"

namespace camlann {

namespace {

std::string with_value(const OptionInfo& option, std::string_view value) {
  return ',' + option.name + '=' + std::string(value);
}

/// Returns the position of a whole option in rules; npos without it.
std::size_t find_option(std::string_view rules, const std::string& option) {
  for (std::size_t at = rules.find(option); at != std::string_view::npos;
       at = rules.find(option, at + 1)) {
    const std::size_t end = at + option.size();
    if (end == rules.size() || rules[end] == ',') return at;
  }
  return std::string_view::npos;
}

/// Replaces an option, if the rules have it.
void replace_option(std::string& rules, const std::string& option, const std::string& other) {
  const std::size_t at = find_option(rules, option);
  if (at != std::string::npos) rules.replace(at, option.size(), other);
}

}  // namespace

bool is_shuffled(const VariantInfo& variant, std::string_view rules) {
  for (const OptionInfo& option : variant.options) {
    if (option.numbered == 0) continue;
    if (find_option(rules, with_value(option, shuffled_word)) != std::string_view::npos)
      return true;
  }
  return false;
}

std::string drawn_rules(const VariantInfo& variant, std::string_view rules, std::uint64_t lot) {
  Random random(lot);
  std::string drawn(rules);
  for (const OptionInfo& option : variant.options) {
    if (option.numbered == 0) continue;
    const std::uint32_t number = 1 + random.below(static_cast<std::uint32_t>(option.numbered));
    replace_option(drawn, with_value(option, shuffled_word),
                   with_value(option, std::to_string(number)));
  }
  return drawn;
}

std::uint64_t lot_of(std::string_view id) {
  std::uint64_t lot = id.size();
  for (const char c : id) lot = Random(lot ^ static_cast<unsigned char>(c))();
  return lot;
}

Result<WishedGame> wished_game(const Catalog& known, std::string_view variant,
                               std::string_view rules, std::string_view fen) {
  const VariantInfo* const info = known.find(variant);
  if (info == nullptr || !is_shuffled(*info, rules)) {
    TRY(Game game, known.make_game(variant, rules, fen));
    std::string own = game.rules();
    return WishedGame{std::move(game), std::move(own)};
  }
  std::string one(rules);
  for (const OptionInfo& option : info->options) {
    replace_option(one, with_value(option, shuffled_word), with_value(option, "1"));
  }
  TRY(Game game, make_game(*info, one, fen));
  std::string wish = game.rules();
  for (const OptionInfo& option : info->options) {
    if (find_option(rules, with_value(option, shuffled_word)) == std::string_view::npos) continue;
    replace_option(wish, with_value(option, "1"), with_value(option, shuffled_word));
  }
  return WishedGame{std::move(game), std::move(wish)};
}

}  // namespace camlann
