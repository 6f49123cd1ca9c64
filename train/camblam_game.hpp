#pragma once
// Camblam for the tuner. Every fourth game starts from the alternating array.

#include <string>
#include <string_view>
#include <vector>

#include "games/camblam/judge.hpp"
#include "games/camblam/orderer.hpp"
#include "games/camblam/rules.hpp"
#include "tuned_game.hpp"

namespace camlann::train {

class CamblamGame {
 public:
  using Rules = camblam::Rules;
  using Evaluation = camlann::Evaluation<camblam::Judge, camblam::Orderer>;
  using Position = camblam::Position;

  CamblamGame();

  [[nodiscard]] const Rules& rules() const { return rules_; }
  [[nodiscard]] Position start(int number) const;
  [[nodiscard]] Evaluation evaluation(const Row& row) const;
  [[nodiscard]] Row terms(const Position& pos) const;
  [[nodiscard]] std::vector<Field> fields() const;
  [[nodiscard]] Row hand_set() const;
  [[nodiscard]] Row tuned() const;
  [[nodiscard]] Row deviations() const;
  [[nodiscard]] std::vector<Order> orders() const { return {}; }
  [[nodiscard]] std::string fen(const Position& pos) const;
  [[nodiscard]] Result<Position> position(std::string_view text) const;

 private:
  Rules rules_;
  Position alternating_;
};

}  // namespace camlann::train
