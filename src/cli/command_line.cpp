#include "cli/command_line.hpp"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstdint>
#include <exception>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "cli/nearest.hpp"

namespace camlann::cli {
namespace {

/// The exception of give_up().
struct Refused : std::exception {
  explicit Refused(Error why) : error(std::move(why)) {}
  Error error;
};

std::string joined(const std::vector<std::string>& words) {
  std::string text;
  for (const std::string& word : words) {
    if (!text.empty()) text += ", ";
    text += word;
  }
  return text;
}

bool is_option(const std::string& word) {
  return word.size() > 1 && word[0] == '-';
}

/// Returns "--to" for "--to=json".
std::string option_in(const std::string& word) {
  return word.substr(0, word.find('='));
}

/// True if these words are why something is missing: the name of a command or option is misspelt.
bool explain_missing(const Command& command, const std::vector<std::string>& words) {
  if (!command.commands().empty()) return !words.empty();
  const auto names = names_of(command.options());
  return std::any_of(words.begin(), words.end(), [&](const std::string& word) {
    return is_option(word) && nearest(option_in(word), names);
  });
}

/// Returns the error for an unknown or unexpected word; nothing if there is none.
std::optional<Error> unknown_word(const Command& command, const std::vector<std::string>& words) {
  const auto below = command.commands();
  const auto name = std::find_if_not(words.begin(), words.end(), is_option);
  if (!below.empty() && name != words.end()) {
    return unknown_among("there is no command " + *name, *name, names_of(below));
  }
  const auto option = std::find_if(words.begin(), words.end(), is_option);
  if (option != words.end()) {
    const std::string typed = option_in(*option);
    return unknown_among("there is no option " + typed, typed, names_of(command.options()));
  }
  if (words.empty()) return std::nullopt;
  return unknown_among("unexpected: " + words.front(), "", names_of(command.options()));
}

Error usage_error(CLI::App& app, Offers& offers, const CLI::ParseError& error) {
  CLI::App* chosen = &app;
  std::string where;
  while (!chosen->get_subcommands().empty()) {
    chosen = chosen->get_subcommands().front();
    where += (where.empty() ? "" : " ") + chosen->get_name();
  }
  Error missing_or_wrong{ErrorCode::syntax, error.what(), where, ""};
  const Command command(*chosen, offers);
  const auto words = chosen->remaining();
  const bool unexpected = dynamic_cast<const CLI::ExtrasError*>(&error) != nullptr ||
                          (dynamic_cast<const CLI::RequiredError*>(&error) != nullptr &&
                           explain_missing(command, words));
  auto made = unexpected ? unknown_word(command, words) : std::nullopt;
  if (!made) return missing_or_wrong;
  made->where = where;
  return std::move(*made);
}

/// A longer range is not offered number by number.
constexpr int longest_offer = 20;

}  // namespace

Option Option::type_name(const std::string& name) const {
  option_->type_name(name);
  return *this;
}

Option Option::required(bool is_required) const {
  option_->required(is_required);
  return *this;
}

Option Option::range(int least, int most) const {
  option_->check(CLI::Range(least, most));
  if (most - least >= longest_offer) return *this;
  std::vector<std::string> numbers;
  for (int number = least; number <= most; ++number) numbers.push_back(std::to_string(number));
  return offer(std::move(numbers));
}

Option Option::range(std::uint64_t least, std::uint64_t most) const {
  option_->check(CLI::Range(least, most));
  return *this;
}

Option Option::range(double least, double most) const {
  option_->check(CLI::Range(least, most));
  return *this;
}

Option Option::one_of(const std::vector<std::string>& values) const {
  option_->check(CLI::IsMember(values));
  return offer(values);
}

Option Option::offer(std::vector<std::string> words) const {
  (*offers_)[option_] = std::move(words);
  return *this;
}

Option Option::excludes(const std::string& name) const {
  option_->excludes(name);
  return *this;
}

Option Option::at_least(int count) const {
  option_->expected(count, CLI::detail::expected_max_vector_size)->allow_extra_args(false);
  return *this;
}

Option Option::comma_list(int least, int most) const {
  option_->delimiter(',')->expected(least, most);
  return *this;
}

Option Option::on_given(std::function<void()> told) const {
  option_->each([told = std::move(told)](const std::string& /*value*/) { told(); });
  return *this;
}

Option Option::text(const std::string& text) const {
  option_->description(text);
  return *this;
}

std::string Option::spelling() const {
  return option_->get_name(option_->get_positional(), true);
}

std::vector<std::string> Option::long_names() const {
  std::vector<std::string> names = option_->get_lnames();
  for (std::string& name : names) name.insert(0, "--");
  return names;
}

std::vector<std::string> Option::names() const {
  std::vector<std::string> names;
  for (const std::string& letter : option_->get_snames()) names.push_back('-' + letter);
  for (const std::string& name : long_names()) names.push_back(name);
  return names;
}

bool Option::positional() const {
  return option_->get_positional();
}

std::vector<std::string> Option::offered() const {
  const auto found = offers_->find(option_);
  return found == offers_->end() ? std::vector<std::string>() : found->second;
}

std::string Option::text() const {
  return option_->get_description();
}

std::string Option::value_name() const {
  const bool valued = option_->get_items_expected_max() > 0 && !option_->get_positional();
  return valued ? option_->get_type_name() : std::string();
}

bool Option::given() const {
  return option_->count() > 0;
}

bool Option::takes_several() const {
  return option_->get_items_expected_max() > 1;
}

std::string Option::value() const {
  return option_->results().empty() ? std::string() : option_->results().front();
}

Result<void> Option::take(const std::vector<std::string>& values) const {
  try {
    option_->add_result(values);
    option_->run_callback();
  } catch (const CLI::ParseError& error) {
    return failure(ErrorCode::syntax, error.what());
  }
  return {};
}

Command Command::add_subcommand(const std::string& name, const std::string& text) const {
  return {*app_->add_subcommand(name, text), *offers_};
}

void Command::require_subcommand() const {
  app_->require_subcommand(1);
}

template <class T>
Option Command::add_option(const std::string& names, T& value, const std::string& text) const {
  return {app_->add_option(names, value, text), *offers_};
}

using Text = const std::string&;
template Option Command::add_option(Text, int&, Text) const;
template Option Command::add_option(Text, unsigned&, Text) const;
template Option Command::add_option(Text, std::uint16_t&, Text) const;
template Option Command::add_option(Text, std::uint64_t&, Text) const;
template Option Command::add_option(Text, double&, Text) const;
template Option Command::add_option(Text, std::string&, Text) const;
template Option Command::add_option(Text, std::vector<double>&, Text) const;
template Option Command::add_option(Text, std::vector<std::string>&, Text) const;

// Not through a stream, which would end a path at a blank.
Option Command::add_folder(const std::string& name, std::filesystem::path& value,
                           const std::string& text) const {
  return Option(app_->add_option_function<std::string>(
                    name, [&value](const std::string& path) { value = path; }, text),
                *offers_)
      .type_name("DIR");
}

Option Command::add_flag(const std::string& name, bool& value, const std::string& text) const {
  return {app_->add_flag(name, value, text), *offers_};
}

Option Command::option(const std::string& name) const {
  return {app_->get_option(name), *offers_};
}

std::string Command::name() const {
  return app_->get_name();
}

std::string Command::text() const {
  return app_->get_description();
}

// Not by App::help(), which shows the help of the command that is on the parsed line.
std::string Command::help(const std::string& path) const {
  return app_->get_formatter()->make_help(app_, path, CLI::AppFormatMode::Normal);
}

std::vector<Command> Command::commands() const {
  std::vector<Command> commands;
  for (CLI::App* command : app_->get_subcommands({})) commands.emplace_back(*command, *offers_);
  return commands;
}

std::vector<Option> Command::options() const {
  std::vector<Option> options;
  for (CLI::Option* option : app_->get_options()) options.emplace_back(option, *offers_);
  return options;
}

bool Command::knows(const std::string& name) const {
  const auto named = [&](const CLI::App* command) { return command->get_name() == name; };
  return app_->get_option_no_throw(name) != nullptr || !app_->get_subcommands(named).empty();
}

bool Command::has(const std::string& name) const {
  return app_->count(name) > 0;
}

void Command::callback(std::function<void()> chosen) const {
  app_->callback(std::move(chosen));
}

Program::Program(const std::string& name, const std::string& text)
    : app_(std::make_unique<CLI::App>(text, name)), offers_(std::make_unique<Offers>()) {
  app_->allow_windows_style_options(false);  // a word that begins with a slash is a file
}

Program::~Program() = default;

void Program::version(const std::string& text) const {
  app_->set_version_flag("--version", text);
}

Result<std::string> Program::read(const std::vector<std::string>& words) const {
  std::vector<std::string> rest(words.begin() + (words.empty() ? 0 : 1), words.end());
  std::reverse(rest.begin(), rest.end());  // CLI11 takes them from the end
  try {
    app_->parse(std::move(rest));
  } catch (const CLI::Success& asked) {
    std::ostringstream shown;
    app_->exit(asked, shown);
    return shown.str();
  } catch (const CLI::ParseError& error) {
    return Failure(usage_error(*app_, *offers_, error));
  } catch (const Refused& refused) {
    return Failure(refused.error);
  }
  return {};
}

std::vector<std::string> names_of(const std::vector<Command>& commands) {
  std::vector<std::string> names;
  names.reserve(commands.size());
  for (const Command& command : commands) names.push_back(command.name());
  return names;
}

std::vector<std::string> names_of(const std::vector<Option>& options) {
  std::vector<std::string> names;
  for (const Option& option : options) {
    const auto long_names = option.long_names();
    if (!long_names.empty()) names.push_back(long_names.front());
  }
  return names;
}

Error unknown_among(std::string what, const std::string& typed,
                    const std::vector<std::string>& names) {
  if (const auto meant = nearest(typed, names)) what += "; did you mean " + *meant + '?';
  return {ErrorCode::unknown_name, std::move(what), "", joined(names)};
}

void missing(const std::string& names) {
  throw CLI::RequiredError(names);
}

void give_up(Error error) {
  throw Refused{std::move(error)};
}

void clash(const std::string& name, const std::string& others) {
  throw CLI::ExcludesError(name, others);
}

}  // namespace camlann::cli
