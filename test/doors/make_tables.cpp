// make_tables FOLDER: the endgame tables of three pieces on Camette, for the tours to ask.

#include "base/result.hpp"
#include "engine/tables_rules.hpp"
#include "tables/builder.hpp"

int main(int argc, char** argv) {
  using namespace camlann;
  const auto rules = tables_rules("camette", "wcf");
  if (argc != 2 || !rules) return 2;
  return tables::build_tables(*rules, {argv[1], 3, 2}, [](const auto&) {}) ? 0 : 1;
}
