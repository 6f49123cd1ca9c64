#include "server/services/games/analyses.hpp"

#include <algorithm>
#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "engine/computer.hpp"
#include "game/catalog.hpp"
#include "game/game.hpp"
#include "search/score.hpp"
#include "server/core/fair_queue.hpp"
#include "server/core/mailbox.hpp"
#include "server/core/outbox.hpp"
#include "server/model/placement.hpp"
#include "server/services/games/round.hpp"
#include "server/services/round/rated_boards.hpp"
#include "server/services/round/thinkers.hpp"
#include "wire/messages/asked_analysis.hpp"
#include "wire/read.hpp"
#include "wire/write.hpp"

namespace camlann::server {

namespace {

constexpr int deepest_wish = 8;
/// Moves played in one turn of the player.
constexpr std::size_t moves_per_turn = 16;
constexpr int most_running = 200;
/// The same as of a hint.
constexpr Cost analysis_cost = 1'000'000;
constexpr Cost analysis_patience = 4;

/// Plays the next moves; returns the board, or nothing if there are more.
Result<const Game*> play_on(AnalysedPosition& position, const Catalog& known) {
  const auto& wish = position.wish;
  if (!position.board) {
    auto made = known.make_game(wish.variant, wish.rules, wish.start);
    if (!made) return Failure(made.error());
    position.board = std::move(*made);
  }
  auto& board = *position.board;
  const auto until = std::min(wish.moves.size(), position.played + moves_per_turn);
  for (; position.played < until; ++position.played) {
    const auto played = board.play(wish.moves[position.played], Reading::exact);
    if (!played) return Failure(played.error());
  }
  return position.played < wish.moves.size() ? nullptr : &board;
}

std::string analysis_json(const Game& board, const std::vector<ThoughtLine>& lines) {
  message::Analysis analysis{board.fen(), {}};
  for (const auto& line : lines) {
    analysis.lines.push_back({line.score, plies_to_end(line.score), line.depth, line.moves});
  }
  return wire::to_json(analysis);
}

Failure not_analysed() {
  return failure(ErrorCode::busy, "No analysis was made");
}

}  // namespace

Result<AnalysisWish> read_analysis_wish(std::string_view body) {
  return wire::read<message::AnalysisWish>(body, deepest_wish)
      .map([](message::AnalysisWish&& read) {
        return AnalysisWish{std::move(read.variant), std::move(read.rules), std::move(read.start),
                            std::move(read.moves), read.lines};
      });
}

Then Analyses::analyse(const QueueKey& who, const std::shared_ptr<AnalysedPosition>& position,
                       const StopFlag& gone, const Reply<Payload>& reply) {
  const auto board = play_on(*position, round_.known);
  if (board && *board == nullptr) return Then::again;
  const auto begun =
      board ? begin(who, **board, position->wish.lines, gone, reply) : Failure(board.error());
  if (!begun) round_.outbox.answer<Payload>(reply, Failure(begun.error()));
  return Then::done;
}

Result<void> Analyses::begin(const QueueKey& who, const Game& board, int lines,
                             const StopFlag& gone, const Reply<Payload>& reply) {
  if (board.over()) return failure(ErrorCode::game_over, "The game is over");
  if (const auto fair = may_analyse(who.player, board); !fair) return fair;
  if (!round_.computers.has_room(who)) {
    return failure(ErrorCode::busy, "The computer has too much to think about", {},
                   "another attempt in a moment");
  }
  const auto kept = std::make_shared<const Game>(board);
  EngineTask engine_task;
  engine_task.estimate = analysis_cost;
  engine_task.patience = analysis_patience;
  engine_task.begin = [kept, lines, gone, reply]() -> std::optional<ThinkJob> {
    if (*gone) {
      reply(not_analysed());
      return std::nullopt;
    }
    ThinkJob job(*kept, ThinkJob::Kind::analysis);
    job.computer.level = max_level;
    job.lines = lines;
    job.stop = gone;
    return job;
  };
  engine_task.end = [this, kept, reply](const Thought& thought) {
    if (thought.lines.empty()) return round_.outbox.answer<Payload>(reply, not_analysed());
    round_.outbox.answer<Payload>(
        reply, std::make_shared<const std::string>(analysis_json(*kept, thought.lines)));
  };
  round_.computers.run(who, std::move(engine_task));
  return {};
}

/// Games between people are analysed once they are over, as on the page.
Result<void> Analyses::may_analyse(const std::string& player, const Game& board) {
  if (auto fair = round_.rated_boards.may_ask(player, board, Help::engine); !fair) return fair;
  const auto running = round_.store.people().running(player, most_running);
  if (!running) return Failure(running.error());
  const auto images = images_of(board.variant(), placement_of(board));
  for (const auto& [meta, standing, seen] : *running) {
    const auto* const variant = round_.known.find(meta.variant);
    if (variant == nullptr || variant->squares != board.variant().squares) continue;
    const auto men = placement_of(*variant, standing.fen);
    if (!men || distance(images, *men) != Distance{}) continue;
    return failure(ErrorCode::conflict, "You have this position in a game that goes on", {},
                   "it can be analysed when the game is over");
  }
  return {};
}

}  // namespace camlann::server
