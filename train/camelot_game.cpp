#include "camelot_game.hpp"

#include <array>
#include <cstddef>
#include <type_traits>

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

}  // namespace camlann::train
