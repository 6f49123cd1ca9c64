#include "cli/command_line.hpp"

#include <CLI/CLI.hpp>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <string>
#include <utility>
#include <vector>

namespace camlann::cli {

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
  return *this;
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
  return *this;
}

Option Option::excludes(const std::string& name) const {
  option_->excludes(name);
  return *this;
}

Option Option::times(int count) const {
  option_->expected(count)->allow_extra_args(false);
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

Command Command::add_subcommand(const std::string& name, const std::string& text) const {
  return Command(*app_->add_subcommand(name, text));
}

void Command::require_subcommand() const {
  app_->require_subcommand(1);
}

template <class T>
Option Command::add_option(const std::string& names, T& value, const std::string& text) const {
  return Option(app_->add_option(names, value, text));
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

// Not read as a stream would be, which ends a path at a blank.
Option Command::add_folder(const std::string& name, std::filesystem::path& value,
                           const std::string& text) const {
  return Option(app_->add_option_function<std::string>(
                    name, [&value](const std::string& path) { value = path; }, text))
      .type_name("DIR");
}

Option Command::add_flag(const std::string& name, bool& value, const std::string& text) const {
  return Option(app_->add_flag(name, value, text));
}

bool Command::has(const std::string& name) const {
  return app_->count(name) > 0;
}

void Command::callback(std::function<void()> chosen) const {
  app_->callback(std::move(chosen));
}

void missing(const std::string& names) {
  throw CLI::RequiredError(names);
}

void clash(const std::string& name, const std::string& others) {
  throw CLI::ExcludesError(name, others);
}

}  // namespace camlann::cli
