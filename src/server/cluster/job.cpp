#include "server/cluster/job.hpp"

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "base/try.hpp"
#include "game/catalog.hpp"
#include "game/game.hpp"
#include "rules/outcome.hpp"
#include "rules/verdict.hpp"
#include "search/score.hpp"
#include "server/services/round/thinkers.hpp"
#include "tournament/dutch.hpp"
#include "wire/messages/thought.hpp"
#include "wire/read.hpp"
#include "wire/write.hpp"

namespace camlann::server {

namespace {

Failure no_answer(std::string what) {
  return failure(ErrorCode::illegal_move, std::move(what), "a worker's answer", {});
}

/// Reads lines that start with different moves; all their moves are legal.
Result<std::vector<ThoughtLine>> read_lines(const std::vector<message::ThoughtLine>& read,
                                            const ThinkJob& job) {
  std::vector<ThoughtLine> lines;
  for (const auto& [score, depth, moves] : read) {
    auto& line = lines.emplace_back();
    line.score = static_cast<Score>(score);
    line.depth = depth;
    Game board = job.board;
    for (const auto& text : moves) {
      const auto move = board.read(text, Reading::exact);
      if (!move) return no_answer("a line has an illegal move");
      line.moves.push_back(move->notation);
      board.play(move->move());
    }
    const bool twice = std::any_of(lines.begin(), lines.end() - 1, [&](const ThoughtLine& other) {
      return other.moves.front() == line.moves.front();
    });
    if (twice) return no_answer("two lines begin with the same move");
  }
  const bool fits = !lines.empty() && lines.size() <= static_cast<std::size_t>(job.lines);
  if (!fits) return no_answer("lines are missing, or too many");
  return lines;
}

std::string pairing_text(const tournament::SwissTask& task) {
  message::PairingJob text;
  text.initial_white = task.initial_white;
  text.last_round = task.last_round;
  for (const auto& player : task.players) {
    auto& written = text.players.emplace_back();
    written.present = player.present;
    for (const auto& [played, opponent, white, halves] : player.past) {
      written.past.push_back({played, opponent, white, halves});
    }
  }
  return wire::to_json(text);
}

std::string pairing_answer_text(const Thought& thought) {
  message::PairingAnswer text;
  text.took = thought.took;
  if (const auto& pairing = thought.pairing) {
    for (const auto& [white, black] : pairing->boards) {
      text.boards.insert(text.boards.end(), {white, black});
    }
    text.bye = pairing->bye;
  } else {
    text.refused = "there is no pairing";  // counts only if the server agrees
  }
  return wire::to_json(text);
}

Result<ThinkJob> read_pairing(const message::PairingJob& read) {
  tournament::SwissTask task;
  task.initial_white = read.initial_white;
  task.last_round = read.last_round;
  for (const auto& player : read.players) {
    auto& made = task.players.emplace_back();
    made.present = player.present;
    for (const auto& [played, opponent, white, halves] : player.past) {
      made.past.push_back({played, opponent, white, halves});
    }
  }
  if (is_sound(task)) return ThinkJob(std::move(task));
  return failure(ErrorCode::conflict, "No Swiss has players like these");
}

Result<Thought> read_pairing_answer(std::string_view text, const tournament::SwissTask& task) {
  TRY(auto read, wire::read<message::PairingAnswer>(text));
  if (!read.refused.empty()) return no_answer(std::move(read.refused));
  tournament::SwissPairing pairing;
  for (std::size_t i = 0; i + 1 < read.boards.size(); i += 2) {
    pairing.boards.emplace_back(read.boards[i], read.boards[i + 1]);
  }
  pairing.bye = read.bye;
  const bool even = read.boards.size() % 2 == 0;
  if (!even || !keeps_rules(task, pairing)) return no_answer("the pairing breaks the rules");
  Thought thought;
  thought.pairing = std::move(pairing);
  thought.took = read.took;
  return thought;
}

}  // namespace

std::string job_text(const ThinkJob& job) {
  if (job.kind == ThinkJob::Kind::pairing) return pairing_text(job.swiss);
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
  text.lines = job.lines;
  return wire::to_json(text);
}

Result<ThinkJob> read_job(std::string_view text, const Catalog& known) {
  if (auto pairing = wire::read<message::PairingJob>(text)) return read_pairing(*pairing);
  TRY(const auto read, wire::read<message::ThoughtJob>(text));
  TRY(auto board, known.make_game(read.variant, read.rules, read.start));
  for (const auto& move : read.moves) {
    TRY_VOID(board.play(move, Reading::exact));
  }
  if (board.fen() != read.fen) {
    return failure(ErrorCode::illegal_move, "This game has other rules here", read.variant,
                   "a server and workers of one version, with the same --variants");
  }
  if (static_cast<std::size_t>(read.seat) >= board.variant().seating.size()) {
    return failure(ErrorCode::illegal_move, "There is no such seat", read.variant, {});
  }
  ThinkJob job(std::move(board), read.kind);
  job.computer.level = read.level;
  job.computer.may_resign = read.may_resign;
  job.computer.seed = read.seed;
  job.computer.parts = read.parts;
  job.own = static_cast<Seat>(read.seat);
  job.lines = read.lines;
  return job;
}

std::string answer_text(ThinkJob::Kind kind, const Thought& thought) {
  if (kind == ThinkJob::Kind::pairing) return pairing_answer_text(thought);
  message::ThoughtAnswer text;
  if (thought.move) text.move = thought.move->notation;
  text.offers_draw = thought.offers_draw;
  text.resigns = thought.resigns;
  text.claims_draw = thought.claims_draw;
  text.accepts_draw = thought.accepts_draw;
  text.score = thought.score;
  text.depth = thought.depth;
  for (const auto& [score, depth, moves] : thought.lines) {
    text.lines.push_back({score, depth, moves});
  }
  text.took = thought.took;
  return wire::to_json(text);
}

std::string refusal_text(const Error& error) {
  message::ThoughtAnswer text;
  text.refused = error.what.empty() ? "no reason" : error.what;
  return wire::to_json(text);
}

Result<Thought> read_answer(std::string_view text, const ThinkJob& job) {
  if (job.kind == ThinkJob::Kind::pairing) return read_pairing_answer(text, job.swiss);
  TRY(auto read, wire::read<message::ThoughtAnswer>(text));
  if (!read.refused.empty()) return no_answer(std::move(read.refused));
  Thought thought;
  if (!read.move.empty()) {
    auto move = job.board.read(read.move, Reading::exact);
    if (!move) return no_answer("the move is not legal");
    thought.move = std::move(*move);
  }
  if (job.kind == ThinkJob::Kind::analysis) {
    TRY(auto lines, read_lines(read.lines, job));
    thought.lines = std::move(lines);
  }
  const bool wants_move = job.kind == ThinkJob::Kind::move || job.kind == ThinkJob::Kind::hint;
  if (wants_move != thought.move.has_value()) return no_answer("a move is missing, or too many");
  thought.offers_draw = read.offers_draw;
  thought.resigns = read.resigns;
  thought.claims_draw = read.claims_draw;
  thought.accepts_draw = read.accepts_draw;
  thought.score = static_cast<Score>(read.score);
  thought.depth = read.depth;
  thought.took = read.took;
  return thought;
}

}  // namespace camlann::server
