// camlann variants: lists the games and their rule sets.

#include <fmt/format.h>
#include <memory>
#include <string>

#include "cli/commands.hpp"
#include "game/catalog.hpp"
#include "game/own_words.hpp"
#include "rules/own_words.hpp"
#include "rules/variant_info.hpp"
#include "wire/messages_of.hpp"
#include "wire/write.hpp"

namespace camlann::cli {
namespace {

void print_text(const LostStart& fact) {
  fmt::print("  not offered:");
  for (const auto& [option, value] : fact.options) fmt::print(" {}={}", option, value);
  fmt::print("\n    {} ({})\n", fact.why, fact.line);
}

void print_text(const VariantInfo& variant) {
  fmt::print("{:<10} {:<10} {} x {} board, {} squares, {} players\n", variant.id, variant.name,
             variant.files, variant.ranks, variant.squares.size(), variant.seating.size());
  for (const std::string& note : variant.notes) fmt::print("  {}\n", note);
  if (const OwnWords* const own = own_words(variant)) {
    for (const std::string& paragraph : own->rules) fmt::print("  {}\n", paragraph);
    for (const OwnLesson& lesson : own->lessons) fmt::print("  lesson: {}\n", lesson.title);
  }
  for (const RuleSetInfo& rules : variant.rule_sets) {
    fmt::print("  {:<20} {}\n", rules.id, rules.name);
    for (const auto& [option, value] : rules.options) fmt::print("    {}={}\n", option, value);
  }
  for (const LostStart& fact : variant.lost_starts) print_text(fact);
}

int run(bool json, const Catalog& known) {
  for (const VariantInfo& variant : known) {
    if (json) {
      fmt::print("{}\n", wire::to_json(wire::message_of(variant)));
    } else {
      print_text(variant);
    }
  }
  return exit_done;
}

}  // namespace

void add_variants(Command app, Action& action) {
  auto json = std::make_shared<bool>(false);
  const Command command = app.add_subcommand("variants", "list every game with its rule sets");
  command.add_flag("--json", *json, "one JSON object per line");
  command.callback(
      [json, &action] { action = [json](const Catalog& known) { return run(*json, known); }; });
}

}  // namespace camlann::cli
