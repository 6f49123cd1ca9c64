#include "server/services/games/fair_reports.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "base/try.hpp"
#include "engine/computer.hpp"
#include "server/core/clock.hpp"
#include "server/core/fair_queue.hpp"
#include "server/core/mailbox.hpp"
#include "server/core/outbox.hpp"
#include "server/model/fair_play.hpp"
#include "server/model/game_state.hpp"
#include "server/model/judged_positions.hpp"
#include "server/model/thought.hpp"
#include "server/services/games/round.hpp"
#include "server/services/round/game_cache.hpp"
#include "server/services/round/thinkers.hpp"
#include "wire/messages/fair_play.hpp"

namespace camlann::server {

namespace {

constexpr int newest_games = 200;
constexpr std::size_t most_games = 12;
/// Counts the player's positions; the others together have the same limit.
constexpr std::size_t most_per_game = 8;
constexpr Millis kept_for = Millis{60} * 60 * 1000;
constexpr std::size_t most_reports = 50;
constexpr std::size_t most_unfinished = 2;
/// Equals the cost of an analysis; a position waits longer than any other work.
constexpr Cost position_cost = 1'000'000;
constexpr Cost position_patience = 20;

bool is_judged(const GameSummary& game) {
  const auto& meta = game.meta;
  return meta.rated && meta.time && meta.time->live() && game.standing.verdict.over();
}

}  // namespace

Then FairReports::look(const QueueKey& who, const std::shared_ptr<FairWish>& wish,
                       const Reply<message::FairPlayReport>& reply) {
  const auto answer = [&](Result<message::FairPlayReport> report) {
    round_.outbox.answer<message::FairPlayReport>(reply, std::move(report));
    return Then::done;
  };
  drop_old();
  const Key key{wish->player, wish->game};
  if (!reports_.contains(key)) {
    if (unfinished() >= most_unfinished) {
      return answer(failure(ErrorCode::busy, "Other reports are being made", {},
                            "another attempt in some minutes"));
    }
    const auto read = read_on(*wish);
    if (!read) return answer(Failure(read.error()));
    if (!*read) return Then::again;
    begin(who, *wish);
  }
  return answer(message_of(key, reports_.at(key)));
}

Result<std::vector<std::string>> FairReports::games_of(const FairWish& wish) {
  auto& people = round_.store.people();
  if (!wish.game.empty()) {
    TRY(const auto found, people.game(wish.game));
    const std::optional<GameSummary>& game = found;
    if (!game || !game->meta.has(wish.player) || !game->standing.verdict.over()) {
      return failure(ErrorCode::not_found, "There is no such finished game of this player", "game");
    }
    return std::vector<std::string>{wish.game};
  }
  TRY(const auto games, people.games(wish.player, newest_games));
  std::vector<std::string> ids;
  for (const auto& game : games) {
    if (ids.size() < most_games && is_judged(game)) ids.push_back(game.meta.id);
  }
  return ids;
}

Result<bool> FairReports::read_on(FairWish& wish) {
  if (!wish.games) {
    TRY(auto ids, games_of(wish));
    wish.games = std::move(ids);
  }
  if (wish.read == wish.games->size()) return true;
  const auto game = round_.games.find((*wish.games)[wish.read]);
  if (!game && game.error().code == ErrorCode::io) return Failure(game.error());
  if (game && *game == nullptr) return false;
  ++wish.read;
  if (!game) return false;
  auto positions = positions_to_judge(**game, wish.player, most_per_game, round_.known);
  if (!positions.empty()) ++wish.used;
  for (auto& position : positions) wish.positions.push_back(std::move(position));
  return false;
}

void FairReports::begin(const QueueKey& who, FairWish& wish) {
  const Key key{wish.player, wish.game};
  Report report;
  report.number = ++begun_;
  report.begun = round_.now();
  report.games = wish.used;
  report.all = wish.positions.size();
  report.positions = std::move(wish.positions);
  reports_.emplace(key, std::move(report));
  judge_next(who, key, begun_);
}

FairReports::Report* FairReports::unfinished_report(const Key& key, std::uint64_t number) {
  const auto found = reports_.find(key);
  const bool going =
      found != reports_.end() && found->second.number == number && !found->second.finished();
  return going ? &found->second : nullptr;
}

void FairReports::judge_next(const QueueKey& who, const Key& key, std::uint64_t number) {
  if (unfinished_report(key, number) == nullptr) return;
  EngineTask engine_task;
  engine_task.estimate = position_cost;
  engine_task.patience = position_patience;
  engine_task.begin = [this, key, number]() -> std::optional<ThinkJob> {
    const auto* report = unfinished_report(key, number);
    if (report == nullptr) return std::nullopt;
    const auto& position = report->positions[report->done];
    ThinkJob job(position.board, ThinkJob::Kind::analysis);
    job.computer.level = max_level;
    job.lines = judged_lines;
    return job;
  };
  engine_task.end = [this, who, key, number](const Thought& thought) {
    take(who, key, number, thought);
  };
  round_.computers.run(who, std::move(engine_task));
}

void FairReports::take(const QueueKey& who, const Key& key, std::uint64_t number,
                       const Thought& thought) {
  auto* const report = unfinished_report(key, number);
  if (report == nullptr) return;
  const auto& position = report->positions[report->done];
  if (const auto move = judged_move(position, thought.lines)) {
    (position.own ? report->own : report->others).push_back(*move);
  }
  ++report->done;
  if (report->finished()) report->positions.clear();
  judge_next(who, key, number);
}

void FairReports::drop_old() {
  const auto now = round_.now();
  std::erase_if(reports_, [&](const auto& one) { return one.second.begun + kept_for <= now; });
  while (reports_.size() >= most_reports) {
    reports_.erase(std::min_element(
        reports_.begin(), reports_.end(),
        [](const auto& a, const auto& b) { return a.second.begun < b.second.begun; }));
  }
}

std::size_t FairReports::unfinished() const {
  return static_cast<std::size_t>(std::count_if(
      reports_.begin(), reports_.end(), [](const auto& one) { return !one.second.finished(); }));
}

message::FairPlayReport FairReports::message_of(const Key& key, const Report& report) {
  message::FairPlayReport made;
  made.player = key.first;
  made.game = key.second;
  made.games = report.games;
  made.positions = report.all;
  made.done = report.done;
  made.finished = report.finished();
  made.own = figures_of(report.own);
  made.others = figures_of(report.others);
  if (made.finished) made.sentences = sentences_of(made.own, made.others);
  return made;
}

}  // namespace camlann::server
