#include "camelot_game.hpp"

#include <array>
#include <cstddef>
#include <memory>
#include <string>
#include <string_view>
#include <type_traits>

#include "game/catalog.hpp"
#include "games/camelot/definition.hpp"
#include "rules/variant_info.hpp"

namespace camlann::train {

namespace {

using camelot::StageOf;

// Calls f(name, member) for each member of a stage.
template <class Stage, class F>
void each_member(Stage& stage, F&& f) {
  f("man", stage.man);
  f("knight", stage.knight);
  f("man_at", stage.man_at);
  f("knight_at", stage.knight_at);
  f("man_file", stage.man_file);
  f("knight_file", stage.knight_file);
  f("guards", stage.guards);
  f("pressure", stage.pressure);
  f("breakthrough", stage.breakthrough);
  f("tempo", stage.tempo);
}

}  // namespace

Result<const camelot::Variant*> tuned_variant(std::string_view name) {
  const camelot::Variant* variant = camelot::find_variant(name);
  const VariantInfo* const info = find_variant(name);
  if (info != nullptr && info->definition != nullptr) {
    variant = &std::static_pointer_cast<const camelot::Definition>(info->definition)->variant;
  }
  if (variant == nullptr) {
    return failure(ErrorCode::unknown_name, "there is no such variant", std::string(name));
  }
  if (variant->seat_count() != 2) {
    return failure(ErrorCode::unknown_name, "only games for two can be tuned", std::string(name));
  }
  return variant;
}

camelot::RuleSet usual_rules(const camelot::Variant& variant) {
  return variant.own_rules == nullptr ? camelot::RuleSet{} : variant.own_rules->rules;
}

std::vector<Field> camelot_fields() {
  std::vector<Field> fields;
  std::size_t first = 0;
  const auto add = [&](const std::string& name, std::size_t size) {
    fields.push_back({name, first, size / sizeof(int)});
    first += size / sizeof(int);
  };
  StageOf<int> stage;
  each_member(stage, [&](const char* name, auto& member) {
    add(std::string("many.") + name, sizeof(member));
  });
  each_member(stage, [&](const char* name, auto& member) {
    add(std::string("few.") + name, sizeof(member));
  });
  add("trade", sizeof(int));
  return fields;
}

Row camelot_deviations() {
  StageOf<double> stage;
  stage.man = 10;
  stage.knight = 60;
  stage.man_at.fill(25);
  stage.knight_at.fill(25);
  stage.man_file.fill(15);
  stage.knight_file.fill(15);
  stage.guards.fill(40);
  stage.pressure.fill(20);
  stage.breakthrough.fill(150);
  stage.tempo = 30;
  return row_of<double>(camelot::Terms{stage, stage, 15});
}

std::vector<Order> camelot_orders(bool reversed) {
  if (reversed) return {};
  constexpr double step = 2;
  std::vector<Order> orders;
  for (const Field& field : camelot_fields()) {
    const std::string member = field.name.substr(field.name.find('.') + 1);
    const bool by_steps = member == "man_at" || member == "knight_at";
    // A castle with a man in it cannot be defended.
    const std::size_t nearest = by_steps ? 0 : 1;
    if (!by_steps && member != "breakthrough") continue;
    for (std::size_t i = nearest; i + 1 < field.count; ++i) {
      orders.push_back({field.first + i, field.first + i + 1, by_steps ? step : 0});
    }
  }
  return orders;
}

Row camelot_hand_set(bool reversed) {
  return row_of<int>(reversed ? camelot::reversed_weights : camelot::untuned_weights);
}

}  // namespace camlann::train
