#include "server/services/round/plans.hpp"

#include <algorithm>
#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "play/command.hpp"
#include "play/plan.hpp"
#include "play/seating.hpp"
#include "server/model/game_state.hpp"
#include "server/model/kept_game.hpp"
#include "server/model/private_text.hpp"
#include "server/services/round/game_cache.hpp"

namespace camlann::server {

namespace {

// In the store each line of a plan is a line of text; tabs separate its moves.
constexpr char between_moves = '\t';
constexpr char after_line = '\n';

std::string to_text(const play::Plan& plan) {
  std::string text;
  for (const auto& line : play::lines_of(plan)) {
    for (const auto& move : line) {
      if (&move != &line.front()) text += between_moves;
      text += move;
    }
    text += after_line;
  }
  return text;
}

std::vector<std::string> parts_of(std::string_view text, char at) {
  std::vector<std::string> parts;
  for (std::size_t start = 0; start <= text.size();) {
    const auto end = std::min(text.find(at, start), text.size());
    parts.emplace_back(text.substr(start, end - start));
    start = end + 1;
  }
  return parts;
}

std::vector<play::PlanLine> read_lines(std::string_view text) {
  std::vector<play::PlanLine> lines;
  for (const auto& line : parts_of(text, after_line)) {
    if (!line.empty()) lines.push_back(parts_of(line, between_moves));
  }
  return lines;
}

}  // namespace

bool takes_plans(const GameMeta& meta) {
  return meta.shared() && !(meta.time && meta.time->live());
}

PlansReader::PlansReader(const KeptGame& game, const std::vector<PrivateText>& texts) {
  for (const auto& [player, kind, text] : texts) {
    if (kind != PrivateKind::plan) continue;
    const auto who = game.meta.seats_for(player);
    unread_.push_back(
        {player, std::make_unique<play::PlanReader>(game.state.play(), who, read_lines(text))});
  }
}

bool PlansReader::read_on(const std::function<bool()>& pause) {
  while (!unread_.empty()) {
    auto& next = unread_.front();
    const auto whole = next.reader->read(pause);
    if (whole && !*whole) return false;
    auto plan = whole ? std::move(*next.reader).plan() : play::Plan{};
    if (!plan.empty()) plans_.push_back({std::move(next.player), std::move(plan)});
    unread_.pop_front();
  }
  return true;
}

PrivateText set_plan(LiveGame& game, const std::string& player, play::Plan plan) {
  PrivateText written{player, PrivateKind::plan, to_text(plan)};
  std::erase_if(game.plans, [&](const OwnedPlan& one) { return one.player == player; });
  if (!plan.empty()) game.plans.push_back({player, std::move(plan)});
  return written;
}

play::Plan plan_of(const LiveGame& game, const std::string& player) {
  for (const auto& owned : game.plans) {
    if (owned.player == player) return owned.plan;
  }
  return {};
}

std::vector<PrivateText> follow_plans(LiveGame& game, const play::Event& event) {
  std::vector<PrivateText> changed;
  for (auto& [player, plan] : game.plans) {
    auto rest = play::follow(plan, event);
    if (rest == plan) continue;
    plan = std::move(rest);
    changed.push_back({player, PrivateKind::plan, to_text(plan)});
  }
  std::erase_if(game.plans, [](const OwnedPlan& one) { return one.plan.empty(); });
  return changed;
}

std::optional<PlannedAnswer> planned_answer(const LiveGame& game) {
  for (const auto& [player, plan] : game.plans) {
    const auto who = game.meta.seats_for(player);
    if (auto move = play::planned_move(plan, game.state.play(), who)) {
      return PlannedAnswer{player, who, std::move(*move)};
    }
  }
  return std::nullopt;
}

}  // namespace camlann::server
