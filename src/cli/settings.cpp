#include "cli/settings.hpp"

#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "base/try.hpp"
#include "cli/command.hpp"
#include "cli/command_line.hpp"

#define TOML_EXCEPTIONS 0
#include <toml++/toml.h>

namespace camlann::cli {
namespace {

constexpr const char* config_option = "--config";
/// Only for one start: --without-log in a file would accept every database without its log.
constexpr std::string_view on_the_line_alone[] = {config_option, "--help", "--without-log"};

/// The options that begin so, and a dash, can be keys of a table.
constexpr std::string_view with_a_table = "--site";

std::string place(const std::string& file, const toml::source_position& at) {
  return file + ':' + std::to_string(at.line) + ':' + std::to_string(at.column);
}

/// Returns the value as on a command line; nothing if no option could have it.
std::optional<std::string> toml_word(const toml::node& value) {
  if (const auto* text = value.as_string()) return text->get();
  if (const auto* number = value.as_integer()) return std::to_string(number->get());
  if (const auto* truth = value.as_boolean()) return truth->get() ? "true" : "false";
  return std::nullopt;
}

std::optional<std::vector<std::string>> words_of(const toml::node& value) {
  std::vector<std::string> words;
  const auto* list = value.as_array();
  if (list == nullptr) {
    auto word = toml_word(value);
    if (!word) return std::nullopt;
    words.push_back(std::move(*word));
    return words;
  }
  for (const auto& one : *list) {
    auto word = toml_word(one);
    if (!word) return std::nullopt;
    words.push_back(std::move(*word));
  }
  return words;
}

/// Returns the options that can be set in a file or the environment.
std::vector<Option> settable(Command command) {
  std::vector<Option> options;
  for (const Option& option : command.options()) {
    const auto names = option.long_names();
    const auto alone = [&](std::string_view one) { return one == names.front(); };
    if (names.empty() ||
        std::any_of(std::begin(on_the_line_alone), std::end(on_the_line_alone), alone)) {
      continue;
    }
    options.push_back(option);
  }
  return options;
}

std::string keys_of(const std::vector<Option>& options) {
  std::string keys;
  for (const Option& option : options) {
    if (!keys.empty()) keys += ", ";
    keys += option.long_names().front().substr(2);
  }
  return keys;
}

Result<void> take(const Option& option, const std::vector<std::string>& words,
                  const std::string& where) {
  if (words.size() > 1 && !option.takes_several()) {
    return failure(ErrorCode::syntax, "there is one value too many", where, "a single value");
  }
  if (auto taken = option.take(words); !taken) {
    return failure(ErrorCode::syntax, taken.error().what, where);
  }
  return {};
}

Result<void> take_variable(const Option& option) {
  const auto variable = variable_of(option.long_names().front());
  const char* value = std::getenv(variable.c_str());
  if (value == nullptr || *value == '\0') return {};
  std::vector<std::string> words;
  std::string_view text = value;
  while (option.takes_several() && text.find(',') != std::string_view::npos) {
    words.emplace_back(text.substr(0, text.find(',')));
    text.remove_prefix(words.back().size() + 1);
  }
  words.emplace_back(text);
  return take(option, words, variable);
}

Result<toml::table> read_toml(const std::string& file) {
  TRY(const auto text, read_file(file));
  auto parsed = toml::parse(text);
  if (!parsed) {
    const auto& error = parsed.error();
    return failure(ErrorCode::syntax, std::string(error.description()),
                   place(file, error.source().begin));
  }
  return std::move(parsed).table();
}

/// Takes the options of a table, which begin with `start`.
Result<void> take_table(const toml::table& table, const std::string& start, const std::string& file,
                        const std::vector<Option>& options) {
  for (const auto& [key, value] : table) {
    const std::string option = start + std::string(key.str());
    const auto* const part = value.as_table();
    if (part != nullptr && option == with_a_table) {
      TRY_VOID(take_table(*part, option + '-', file, options));
      continue;
    }
    const auto where = place(file, key.source().begin);
    const auto at = std::find_if(options.begin(), options.end(), [&](const Option& one) {
      return one.long_names().front() == option;
    });
    if (at == options.end()) {
      return failure(ErrorCode::unknown_name, "there is no option " + option.substr(2), where,
                     keys_of(options));
    }
    const auto words = words_of(value);
    if (!words) {
      return failure(ErrorCode::syntax, "this is no value of an option", where,
                     "a text, a whole number, true or false, or a list of them");
    }
    if (at->given() || words->empty()) continue;
    TRY_VOID(take(*at, *words, where));
  }
  return {};
}

Result<void> take_file(const std::string& file, const std::vector<Option>& options) {
  TRY(const auto table, read_toml(file));
  return take_table(table, "--", file, options);
}

}  // namespace

std::string variable_of(const std::string& option) {
  std::string name = "CAMLANN_";
  for (const char c : option.substr(2)) {
    name += c == '-' ? '_' : static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
  }
  return name;
}

Result<void> take_settings(Command command) {
  const Option config = command.option(config_option);
  if (!config.given()) {
    TRY_VOID(take_variable(config));
  }
  const auto options = settable(command);
  for (const Option& option : options) {
    if (option.given()) continue;
    TRY_VOID(take_variable(option));
  }
  return config.given() ? take_file(config.value(), options) : Result<void>{};
}

}  // namespace camlann::cli
