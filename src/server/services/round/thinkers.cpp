#include "server/services/round/thinkers.hpp"

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <exception>
#include <functional>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <thread>
#include <utility>
#include <vector>

#include "engine/analyst.hpp"
#include "engine/computer.hpp"
#include "engine/networks.hpp"
#include "game/catalog.hpp"
#include "game/game.hpp"
#include "rules/move.hpp"
#include "rules/outcome.hpp"
#include "rules/verdict.hpp"
#include "search/limits.hpp"
#include "server/core/log.hpp"
#include "tournament/dutch.hpp"

namespace camlann::server {

namespace {

constexpr std::chrono::milliseconds pause_without_memory{10};
constexpr std::size_t longest_line = 24;  // in plies

/// True if all seats that do not play with the offering one accept the draw.
bool all_accept_draw(Computer& computer, const ThinkJob& job) {
  const auto& board = job.board;
  for (unsigned index = 0; index < board.variant().seating.size(); ++index) {
    const auto seat = static_cast<Seat>(index);
    const bool other = board.side_of(seat) != board.side_of(job.own);
    if (other && !computer.accepts_draw(board, seat, *job.stop)) return false;
  }
  return true;
}

/// Returns the legal move equal to this one, if there is one. Called on the thinking thread,
/// because a position can have too many moves for the games' thread.
std::optional<WrittenMove> find_move(const Game& board, const std::optional<Move>& move) {
  if (!move) return std::nullopt;
  const auto outcomes = board.legal();
  const bool legal = std::any_of(outcomes.begin(), outcomes.end(),
                                 [&](const Outcome& outcome) { return outcome.move == *move; });
  if (!legal) return std::nullopt;
  return board.write(*move);
}

/// Finds the best lines at full strength within about a second, like a hint.
std::vector<ThoughtLine> analyse(const ThinkJob& job) {
  const auto& board = job.board;
  AnalystSettings settings;
  settings.tables = job.computer.tables;
  settings.network = built_in_network(board);
  camlann::Limits limits;
  limits.movetime = std::chrono::milliseconds(1000);
  limits.nodes = 1'000'000;
  limits.lines = job.lines;
  const auto info =
      make_analyst(board, settings)->analyse(board, part_of(limits, job.computer.parts), *job.stop);
  std::vector<ThoughtLine> lines;
  for (const auto& line : info.lines) {
    auto moves = line.moves;
    moves.resize(std::min(moves.size(), longest_line));
    if (!moves.empty()) lines.push_back({line.score, line.depth, notations(board, moves)});
  }
  return lines;
}

}  // namespace

ThinkJob::ThinkJob(tournament::SwissTask task)
    : board(make_game("cam").value()), kind(Kind::pairing), swiss(std::move(task)) {}

Thought think(const ThinkJob& job) {
  Thought thought;
  if (job.kind == ThinkJob::Kind::pairing) {
    thought.pairing = tournament::pair_dutch(job.swiss);
    thought.cannot_pair = !thought.pairing;
    return thought;
  }
  Computer computer(job.computer);
  const auto& board = job.board;
  switch (job.kind) {
    case ThinkJob::Kind::move: {
      const auto reply = computer.choose(board, *job.stop);
      thought.move = find_move(board, reply.move);
      thought.offers_draw = reply.offers_draw;
      thought.resigns = reply.resigns;
      thought.claims_draw = reply.claims_draw;
      thought.score = reply.score;
      thought.depth = reply.depth;
      break;
    }
    case ThinkJob::Kind::draw_answer: thought.accepts_draw = all_accept_draw(computer, job); break;
    case ThinkJob::Kind::hint:
      if (const auto hint = computer.hint(board, *job.stop)) {
        thought.move = find_move(board, hint->move);
        thought.score = hint->score;
        thought.depth = hint->depth;
      }
      break;
    case ThinkJob::Kind::analysis: thought.lines = analyse(job); break;
    case ThinkJob::Kind::pairing: break;
  }
  return thought;
}

void hand_over(const ThinkJob& job, const Thought& thought, const std::function<bool()>& ends) {
  while (true) {
    try {
      return job.done(thought);
    } catch (const std::exception&) {
      if (ends()) return;
    }
    std::this_thread::sleep_for(pause_without_memory);
  }
}

Thinkers::Thinkers(std::size_t threads, std::string tables, Log log)
    : most_long_(threads), tables_(std::move(tables)), log_(std::move(log)) {
  threads_.reserve(threads + 1);
  running_.reserve(threads + 1);
  for (std::size_t i = 0; i <= threads; ++i) threads_.emplace_back([this] { work(); });
}

Thinkers::~Thinkers() {
  {
    const std::lock_guard lock(mutex_);
    stopping_ = true;
    waiting_.clear();
    for (const auto& stop : running_) stop->store(true);
  }
  changed_.notify_all();
  for (auto& thread : threads_) thread.join();
}

bool Thinkers::has_room(Length length) {
  const std::lock_guard lock(mutex_);
  if (stopping_ || long_ + short_ > most_long_) return false;
  return length == Length::short_one || long_ < most_long_;
}

void Thinkers::submit(ThinkJob job) {
  {
    const std::lock_guard lock(mutex_);
    auto& under_way = job.length == Length::long_one ? long_ : short_;
    waiting_.push_back(std::move(job));
    ++under_way;
  }
  changed_.notify_one();
}

Thinkers::Load Thinkers::load() {
  const std::lock_guard lock(mutex_);
  return {threads_.size(), running_.size(), thoughts_, static_cast<double>(thought_) / 1e6};
}

void Thinkers::work() {
  std::unique_lock lock(mutex_);
  while (true) {
    changed_.wait(lock, [this] { return stopping_ || !waiting_.empty(); });
    if (stopping_) return;
    ThinkJob job = std::move(waiting_.front());
    waiting_.pop_front();
    running_.push_back(job.stop);
    lock.unlock();
    const auto begun = std::chrono::steady_clock::now();
    Thought thought;
    try {
      job.computer.tables = tables_;
      if (!job.stop->load()) thought = think(job);
    } catch (const std::exception& error) {  // out of memory: the game is tried again
      log_(Severity::error, "thinking-failed", {{"what", std::string_view(error.what())}});
    }
    const auto took = std::chrono::steady_clock::now() - begun;
    thought.took = std::chrono::duration_cast<std::chrono::microseconds>(took).count();
    lock.lock();
    ++thoughts_;
    thought_ += thought.took;
    running_.erase(std::find(running_.begin(), running_.end(), job.stop));
    --(job.length == Length::long_one ? long_ : short_);
    lock.unlock();
    hand_over(job, thought, [this] {
      const std::lock_guard held(mutex_);
      return stopping_;
    });
    lock.lock();
  }
}

}  // namespace camlann::server
