#pragma once
// The analyst of a family: the only place where search and family meet. Included by the family's
// own .cpp.

#include <atomic>
#include <chrono>
#include <utility>

#include "base/random.hpp"
#include "engine/analyst.hpp"
#include "engine/game_of.hpp"

namespace camlann {

/// Method::random: any legal move.
template <class F>
class AnalystOf final : public Analyst {
 public:
  using Rules = typename F::Rules;

  AnalystOf(Rules rules, const AnalystSettings& settings)
      : rules_(std::move(rules)), settings_(settings), random_(settings.seed) {}

  [[nodiscard]] Info analyse(const AnyGame& game, const Limits&, const std::atomic<bool>&,
                             const OnInfo& on_info) override {
    MoveList moves;
    static_cast<const GameOf<F>&>(game).game().legal(moves);
    Info info;
    if (moves.empty()) return info;
    const auto pick = random_.below(static_cast<std::uint32_t>(moves.size()));
    info.lines.push_back({0, 1, {moves[pick]}});
    info.depth = 1;
    info.nodes = 1;
    if (on_info) on_info(info);
    return info;
  }

  void new_game() override { random_ = Random(settings_.seed); }

 private:
  Rules rules_;
  AnalystSettings settings_;
  Random random_;
};

}  // namespace camlann
