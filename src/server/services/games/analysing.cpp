// Analysis by the server: for anybody, but for a position that the asker has before him in a game
// with others. It waits and is paid for like a hint.
#include "server/services/games/analysing.hpp"

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
#include "server/services/games/games.hpp"
#include "server/services/round/thinkers.hpp"
#include "wire/messages/asked_analysis.hpp"
#include "wire/read.hpp"
#include "wire/write.hpp"

namespace camlann::server {

namespace {

constexpr int deepest_wish = 8;
/// Are played in one turn of the party.
constexpr std::size_t moves_a_turn = 16;
constexpr int most_running = 200;
/// As of a hint.
constexpr Cost analysis_cost = 1'000'000;
constexpr Cost analysis_patience = 4;

/// A position that is reached move by move.
struct Analysed {
  AnalysisWish wish;
  std::optional<Game> board;
  std::size_t played = 0;
};

/// Whether there is more to play.
Result<bool> play_on(Analysed& analysed, const Catalog& known) {
  const auto& wish = analysed.wish;
  if (!analysed.board) {
    auto made = known.make_game(wish.variant, wish.rules, wish.start);
    if (!made) return Failure(made.error());
    analysed.board = std::move(*made);
  }
  auto& board = *analysed.board;
  const auto until = std::min(wish.moves.size(), analysed.played + moves_a_turn);
  for (; analysed.played < until; ++analysed.played) {
    const auto played = board.play(wish.moves[analysed.played], Reading::exact);
    if (!played) return Failure(played.error());
  }
  return analysed.played < wish.moves.size();
}

}  // namespace

Result<AnalysisWish> read_analysis_wish(std::string_view body) {
  return wire::read<message::AnalysisWish>(body, deepest_wish)
      .map([](message::AnalysisWish&& read) {
        return AnalysisWish{std::move(read.variant), std::move(read.rules), std::move(read.start),
                            std::move(read.moves), read.lines};
      });
}

std::string analysis_json(const Game& board, const std::vector<ThoughtLine>& lines) {
  message::Analysis analysis{board.fen(), {}};
  for (const auto& line : lines) {
    analysis.lines.push_back({line.score, plies_to_end(line.score), line.depth, line.moves});
  }
  return wire::to_json(analysis);
}

void Games::analyse(const QueueKey& who, AnalysisWish wish, const StopFlag& gone,
                    const Reply<Payload>& reply) {
  const auto analysed = std::make_shared<Analysed>();
  analysed->wish = std::move(wish);
  post(who, reply, [this, who, analysed, gone, reply] {
    const auto more = play_on(*analysed, known_);
    if (more && *more) return Then::again;
    const auto begun =
        more ? begin_analysis(who, *analysed->board, analysed->wish.lines, gone, reply)
             : Failure(more.error());
    if (!begun) outbox_.answer<Payload>(reply, Failure(begun.error()));
    return Then::done;
  });
}

Result<void> Games::begin_analysis(const QueueKey& who, const Game& board, int lines,
                                   const StopFlag& gone, const Reply<Payload>& reply) {
  if (board.over()) return failure(ErrorCode::game_over, "The game is over");
  if (const auto fair = may_analyse(who.player, board); !fair) return fair;
  if (!computers_.has_room(who)) {
    return failure(ErrorCode::busy, "The computer has too much to think about", {},
                   "another attempt in a moment");
  }
  const auto kept = std::make_shared<const Game>(board);
  EngineTask engine_task;
  engine_task.estimate = analysis_cost;
  engine_task.patience = analysis_patience;
  engine_task.begin = [kept, lines, gone, reply]() -> std::optional<ThinkJob> {
    if (*gone) {  // nobody waits for it any more
      reply(failure(ErrorCode::busy, "No analysis was made"));
      return std::nullopt;
    }
    ThinkJob job(*kept, ThinkJob::Kind::analysis);
    job.computer.level = max_level;
    job.lines = lines;
    job.stop = gone;
    return job;
  };
  engine_task.end = [this, kept, reply](const Thought& thought) {
    outbox_.answer<Payload>(reply, thought.lines.empty()
                                       ? failure(ErrorCode::busy, "No analysis was made")
                                       : Result<Payload>(std::make_shared<const std::string>(
                                             analysis_json(*kept, thought.lines))));
  };
  computers_.run(who, std::move(engine_task));
  return {};
}

/// As on the page, where a game between people is analysed once it is over.
Result<void> Games::may_analyse(const std::string& player, const Game& board) {
  const auto running = store_.people().running(player, most_running);
  if (!running) return Failure(running.error());
  for (const auto& [meta, standing, seen] : *running) {
    if (meta.variant != board.variant().id || meta.rules != board.rules()) continue;
    const auto other = known_.make_game(meta.variant, meta.rules, standing.fen);
    if (!other || other->key() != board.key()) continue;
    return failure(ErrorCode::conflict, "You have this position in a game that goes on", {},
                   "it can be analysed when the game is over");
  }
  return {};
}

}  // namespace camlann::server
