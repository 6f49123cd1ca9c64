#include "cli/ugi_player.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstddef>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "base/try.hpp"
#include "cli/process.hpp"
#include "game/game.hpp"
#include "lab/player.hpp"
#include "rules/move.hpp"
#include "rules/outcome.hpp"

namespace camlann::cli {
namespace {

using namespace std::chrono_literals;

constexpr auto patience_at_start = 10s;
constexpr std::chrono::milliseconds patience_by_nodes = 10min;

std::string position_command(const Game& game) {
  std::string command = "position ";
  command += game.starts_from_array() ? "startpos" : "fen " + game.start_fen();
  if (!game.played().empty()) command += " moves";
  for (const WrittenMove& outcome : game.played()) command += ' ' + outcome.notation;
  return command;
}

}  // namespace

UgiPlayer::UgiPlayer(std::vector<std::string> words, std::unique_ptr<Process> process,
                     const UgiLimit& limit)
    : words_(std::move(words)), limit_(limit), process_(std::move(process)) {}

tl::expected<Move, Fault> UgiPlayer::choose(const Game& game, const std::atomic<bool>& stop) {
  if (fresh_) {
    if (auto ready = prepare(game, stop); !ready) {
      process_.reset();
      return tl::unexpected(ready.error());
    }
    fresh_ = false;
  }
  auto move = ask(game, stop);
  if (!move) {
    process_.reset();
    fresh_ = true;
  }
  return move;
}

UgiPlayer::OrFault<void> UgiPlayer::introduce(const std::atomic<bool>& stop) {
  if (!process_) {
    auto started = Process::start(words_);
    if (!started) return fault(FaultKind::crash, started.error().what);
    process_ = std::move(*started);
    introduced_ = false;
  }
  if (introduced_) return {};
  process_->tell("ugi");
  if (auto ok = wait_for("ugiok", patience_at_start, stop); !ok) return tl::unexpected(ok.error());
  introduced_ = true;
  return {};
}

UgiPlayer::OrFault<void> UgiPlayer::prepare(const Game& game, const std::atomic<bool>& stop) {
  if (auto introduced = introduce(stop); !introduced) return introduced;
  process_->tell(fmt::format("setoption name Variant value {}", game.variant().id));
  process_->tell(fmt::format("setoption name Rules value {}", game.rules()));
  process_->tell("uginewgame");
  process_->tell("isready");
  if (auto ok = wait_for("readyok", patience_at_start, stop); !ok)
    return tl::unexpected(ok.error());
  return {};
}

UgiPlayer::OrFault<Move> UgiPlayer::ask(const Game& game, const std::atomic<bool>& stop) {
  process_->tell(position_command(game));
  const auto answer = best_move(stop);
  if (!answer) return tl::unexpected(answer.error());
  const std::size_t begin = answer->find_first_not_of(' ', std::string_view("bestmove").size());
  const std::string text =
      begin == std::string::npos ? "" : answer->substr(begin, answer->find(' ', begin) - begin);
  const auto outcome = game.read(text);
  if (outcome) return outcome->move();
  return fault(FaultKind::illegal_move,
               fmt::format("illegal move \"{}\": {}", text, outcome.error().what));
}

UgiPlayer::OrFault<std::string> UgiPlayer::best_move(const std::atomic<bool>& stop) {
  if (limit_.nodes > 0) {
    process_->tell(fmt::format("go nodes {}", limit_.nodes));
    return wait_for("bestmove", patience_by_nodes, stop);
  }
  const auto begun = Process::Clock::now();
  process_->tell(fmt::format("go movetime {}", limit_.movetime.count()));
  auto answer = wait_for(
      "bestmove", limit_.movetime + limit_.margin, stop,
      fmt::format("{} ms, and a margin of {} ms", limit_.movetime.count(), limit_.margin.count()));
  const auto over = std::chrono::floor<std::chrono::milliseconds>(Process::Clock::now() - begun -
                                                                  limit_.movetime);
  if (answer && over > 0ms) {
    ++overruns_.moves;
    overruns_.longest = std::max(overruns_.longest, static_cast<int>(over.count()));
  }
  return answer;
}

UgiPlayer::OrFault<std::string> UgiPlayer::wait_for(std::string_view word,
                                                    std::chrono::milliseconds patience,
                                                    const std::atomic<bool>& stop,
                                                    std::string_view limit) {
  const auto deadline = Process::Clock::now() + patience;
  std::string line;
  while (true) {
    switch (process_->hear(line, deadline, stop)) {
      case Process::Heard::ended: return gone();
      case Process::Heard::too_late:
        return fault(FaultKind::timeout,
                     limit.empty() ? fmt::format("no {} within {} ms", word, patience.count())
                                   : fmt::format("no {} within {}", word, limit));
      case Process::Heard::too_long:
        return fault(FaultKind::unreadable,
                     fmt::format("a line of more than {} bytes", Process::longest_line));
      case Process::Heard::stopped: return fault(FaultKind::timeout, "the match was stopped");
      case Process::Heard::line: break;
    }
    if (std::string_view(line).substr(0, line.find(' ')) == word) return line;
  }
}

tl::unexpected<Fault> UgiPlayer::fault(FaultKind kind, std::string_view what) const {
  return tl::unexpected(Fault{kind, fmt::format("{}: {}", words_.front(), what)});
}

tl::unexpected<Fault> UgiPlayer::gone() const {
  const auto end = process_->how_it_ended();
  if (!end) return fault(FaultKind::disconnect, "the program closed its output");
  return fault(FaultKind::crash, "the program " + *end);
}

std::vector<std::string> words_of(std::string_view text) {
  std::vector<std::string> words;
  while (!text.empty()) {
    const std::size_t end = text.find(' ');
    if (end != 0) words.emplace_back(text.substr(0, end));
    text = end == std::string_view::npos ? std::string_view() : text.substr(end + 1);
  }
  return words;
}

PlayerMaker ugi_players(std::string_view text, const UgiLimit& limit) {
  return [words = words_of(text), limit]() -> Result<std::unique_ptr<Player>> {
    TRY(auto process, Process::start(words));
    return std::make_unique<UgiPlayer>(words, std::move(process), limit);
  };
}

}  // namespace camlann::cli
