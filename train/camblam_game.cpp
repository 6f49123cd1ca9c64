#include "camblam_game.hpp"

#include <algorithm>
#include <cstddef>

#include "games/camblam/fen.hpp"
#include "games/camblam/judge.hpp"
#include "games/camblam/orderer.hpp"
#include "games/camblam/terms.hpp"
#include "games/camblam/weights.hpp"

namespace camlann::train {

using camblam::Man;
using camblam::Weights;

namespace {

camblam::RuleSet alternating() {
  camblam::RuleSet rules;
  rules.array = camblam::Array::alternating;
  return rules;
}

}  // namespace

CamblamGame::CamblamGame()
    : rules_(camblam::RuleSet{}), alternating_(Rules(alternating()).start()) {}

CamblamGame::Position CamblamGame::start(int number) const {
  return number % 4 == 3 ? alternating_ : rules_.start();
}

CamblamGame::Evaluation CamblamGame::evaluation(const Row& row) const {
  const auto weights = struct_of<Weights>(row);
  return {camblam::Judge(weights), camblam::Orderer(rules_.rule_set(), weights)};
}

Row CamblamGame::terms(const Position& pos) const {
  return row_of<int>(camblam::terms_of(pos));
}

std::vector<Field> CamblamGame::fields() const {
  std::vector<Field> fields;
  std::size_t first = 0;
  const auto add = [&](const std::string& name, std::size_t count) {
    fields.push_back({name, first, count});
    first += count;
  };
  const auto add_by_man = [&](const std::string& name, std::size_t count) {
    for (std::size_t man = 0; man < camblam::man_kinds; ++man) {
      add(name + "[" + std::to_string(man) + "]", count);
    }
  };
  const Weights weights;
  add("man", weights.man.size());
  add_by_man("rank", weights.rank[0].size());
  add_by_man("file", weights.file[0].size());
  add_by_man("near_enemy", weights.near_enemy[0].size());
  add("aims", weights.aims.size());
  add("guards", weights.guards.size());
  add("crowd", weights.crowd.size());
  add("tempo", 1);
  return fields;
}

Row CamblamGame::hand_set() const {
  return row_of<int>(camblam::untuned_weights());
}

Row CamblamGame::tuned() const {
  return row_of<int>(camblam::tuned_weights());
}

Row CamblamGame::deviations() const {
  Weights deviation;
  for (std::size_t man = 1; man < camblam::man_kinds; ++man) {
    deviation.man[man] = 300;
    deviation.rank[man].fill(50);
    deviation.file[man].fill(40);
    deviation.near_enemy[man].fill(90);
    deviation.aims[man] = 80;
  }
  deviation.man[static_cast<std::size_t>(Man::pawn)] = 30;
  deviation.guards.fill(60);
  deviation.crowd.fill(120);
  deviation.tempo = 100;
  return row_of<int>(deviation);
}

std::string CamblamGame::fen(const Position& pos) const {
  return camblam::to_fen({pos, 1});
}

Result<CamblamGame::Position> CamblamGame::position(std::string_view text) const {
  const auto fen = camblam::parse_fen(text, rules_.rule_set());
  if (!fen) return Failure(fen.error());
  return fen->position;
}

}  // namespace camlann::train
