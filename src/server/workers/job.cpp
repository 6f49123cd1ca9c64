#include "server/workers/job.hpp"

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>

#include "base/result.hpp"
#include "game/catalog.hpp"
#include "game/game.hpp"
#include "rules/outcome.hpp"
#include "rules/verdict.hpp"
#include "search/score.hpp"
#include "server/thinkers.hpp"
#include "wire/messages/thought.hpp"
#include "wire/read.hpp"
#include "wire/write.hpp"

namespace camlann::server {

namespace {

Failure no_answer(std::string what) {
  return failure(ErrorCode::illegal_move, std::move(what), "a worker's answer", {});
}

}  // namespace

std::string job_text(const ThinkJob& job) {
  const auto& board = job.board;
  message::ThoughtJob text;
  text.variant = board.variant().id;
  text.rules = board.rules();
  if (!board.starts_from_array()) text.start = board.start_fen();
  for (const auto& move : board.played()) text.moves.push_back(move.notation);
  text.fen = board.fen();
  text.kind = job.kind;
  text.level = job.computer.level;
  text.may_resign = job.computer.may_resign;
  text.seed = job.computer.seed;
  text.parts = job.computer.parts;
  text.seat = static_cast<int>(index_of(job.own));
  return wire::to_json(text);
}

Result<ThinkJob> read_job(std::string_view text, const Catalog& known) {
  const auto read = wire::read<message::ThoughtJob>(text);
  if (!read) return Failure(read.error());
  auto board = known.make_game(read->variant, read->rules, read->start);
  if (!board) return Failure(board.error());
  for (const auto& move : read->moves) {
    if (auto played = board->play(move, Reading::exact); !played) return Failure(played.error());
  }
  if (board->fen() != read->fen) {
    return failure(ErrorCode::illegal_move, "This game has other rules here", read->variant,
                   "a server and workers of one version, with the same --variants");
  }
  if (static_cast<std::size_t>(read->seat) >= board->variant().seating.size()) {
    return failure(ErrorCode::illegal_move, "There is no such seat", read->variant, {});
  }
  ThinkJob job(std::move(*board), read->kind);
  job.computer.level = read->level;
  job.computer.may_resign = read->may_resign;
  job.computer.seed = read->seed;
  job.computer.parts = read->parts;
  job.own = static_cast<Seat>(read->seat);
  return job;
}

std::string answer_text(const Thought& thought) {
  message::ThoughtAnswer text;
  if (thought.move) text.move = thought.move->notation;
  text.offers_draw = thought.offers_draw;
  text.resigns = thought.resigns;
  text.claims_draw = thought.claims_draw;
  text.accepts_draw = thought.accepts_draw;
  text.score = thought.score;
  text.depth = thought.depth;
  text.took = thought.took;
  return wire::to_json(text);
}

std::string refusal_text(const Error& error) {
  message::ThoughtAnswer text;
  text.refused = error.what.empty() ? "no reason" : error.what;
  return wire::to_json(text);
}

Result<Thought> read_answer(std::string_view text, const ThinkJob& job) {
  auto read = wire::read<message::ThoughtAnswer>(text);
  if (!read) return Failure(read.error());
  if (!read->refused.empty()) return no_answer(std::move(read->refused));
  Thought thought;
  if (!read->move.empty()) {
    auto move = job.board.read(read->move, Reading::exact);
    if (!move) return no_answer("the move is not legal");
    thought.move = std::move(*move);
  }
  const bool wants_move = job.kind != ThinkJob::Kind::draw_answer;
  if (wants_move != thought.move.has_value()) return no_answer("a move is missing, or too many");
  thought.offers_draw = read->offers_draw;
  thought.resigns = read->resigns;
  thought.claims_draw = read->claims_draw;
  thought.accepts_draw = read->accepts_draw;
  thought.score = static_cast<Score>(read->score);
  thought.depth = read->depth;
  thought.took = read->took;
  return thought;
}

}  // namespace camlann::server
