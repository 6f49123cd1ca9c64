#include "cli/ugi_player.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/letters.hpp"
#include "base/number.hpp"
#include "base/result.hpp"
#include "base/system/process.hpp"
#include "base/try.hpp"
#include "cli/command_line.hpp"
#include "game/game.hpp"
#include "lab/player.hpp"
#include "rules/move.hpp"
#include "rules/outcome.hpp"
#include "rules/verdict.hpp"
#include "search/limits.hpp"
#include "search/score.hpp"

namespace camlann::cli {
namespace {

using namespace std::chrono_literals;
using system::Process;

constexpr auto patience_at_start = 10s;
constexpr std::chrono::milliseconds patience_by_nodes = 10min;

std::string position_command(const Game& game) {
  std::string command = "position ";
  command += game.starts_from_array() ? "startpos" : "fen " + game.start_fen();
  if (!game.played().empty()) command += " moves";
  for (const WrittenMove& outcome : game.played()) command += ' ' + outcome.notation;
  return command;
}

/// Returns the words of `go` for clocks.
std::string clock_words(const PlayerClocks& clocks, Seat seat) {
  const bool white = seat == Seat::white;
  const auto words = [](const Clock& clock, char side) {
    return fmt::format(" {0}time {1} {0}inc {2}", side, clock.remaining.count(),
                       clock.increment.count());
  };
  std::string text = words(clocks.own, white ? 'w' : 'b');
  if (clocks.other) text += words(*clocks.other, white ? 'b' : 'w');
  if (clocks.own.moves_to_go > 0) text += fmt::format(" movestogo {}", clocks.own.moves_to_go);
  return text;
}

/// Returns the score in the words of an info line; nothing if it is of another move than the best.
std::optional<Score> score_in(const std::vector<std::string>& words) {
  const auto behind = [&](std::string_view name) {
    const auto at = std::find(words.begin(), words.end(), name);
    return at == words.end() ? at : at + 1;
  };
  const auto line = behind("multipv");
  if (line != words.end() && *line != "1") return std::nullopt;
  const auto kind = behind("score");
  if (kind == words.end() || kind + 1 == words.end()) return std::nullopt;
  const auto number = read_number<int>(*(kind + 1));
  if (!number) return std::nullopt;
  const int plies = std::clamp(*number, 0, max_ply);
  if (*kind == "win") return win_in(plies);
  if (*kind == "loss") return loss_in(plies);
  if (*kind == "cp") return std::clamp(*number, -sure_win + 1, sure_win - 1);
  return std::nullopt;
}

}  // namespace

UgiPlayer::UgiPlayer(std::vector<std::string> words, std::unique_ptr<Process> process,
                     const UgiLimit& limit, std::vector<UgiOption> options)
    : words_(std::move(words)),
      limit_(limit),
      process_(std::move(process)),
      options_(std::move(options)) {}

Result<void> UgiPlayer::check_options(const std::atomic<bool>& stop) {
  if (options_.empty()) return {};
  if (const auto introduced = introduce(stop); !introduced) {
    return failure(ErrorCode::io, introduced.error().text, words_.front());
  }
  for (const UgiOption& option : options_) {
    const auto same = [&](const std::string& known) { return same_letters(known, option.name); };
    if (std::any_of(known_options_.begin(), known_options_.end(), same)) continue;
    Error error =
        unknown_among("the program has no option " + option.name, option.name, known_options_);
    error.where = words_.front();
    return Failure(std::move(error));
  }
  return {};
}

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
  known_options_.clear();
  process_->tell("ugi");
  if (auto ok = wait_for("ugiok", patience_at_start, stop); !ok) return tl::unexpected(ok.error());
  introduced_ = true;
  return {};
}

UgiPlayer::OrFault<void> UgiPlayer::prepare(const Game& game, const std::atomic<bool>& stop) {
  if (auto introduced = introduce(stop); !introduced) return introduced;
  process_->tell(fmt::format("setoption name Variant value {}", game.variant().id));
  process_->tell(fmt::format("setoption name Rules value {}", game.rules()));
  for (const auto& [name, value] : options_) {
    process_->tell(fmt::format("setoption name {} value {}", name, value));
  }
  process_->tell("uginewgame");
  process_->tell("isready");
  if (auto ok = wait_for("readyok", patience_at_start, stop); !ok)
    return tl::unexpected(ok.error());
  return {};
}

UgiPlayer::OrFault<Move> UgiPlayer::ask(const Game& game, const std::atomic<bool>& stop) {
  process_->tell(position_command(game));
  const auto answer = best_move(game, stop);
  if (!answer) return tl::unexpected(answer.error());
  const std::size_t begin = answer->find_first_not_of(' ', std::string_view("bestmove").size());
  const std::string text =
      begin == std::string::npos ? "" : answer->substr(begin, answer->find(' ', begin) - begin);
  const auto outcome = game.read(text);
  if (outcome) return outcome->move();
  return fault(FaultKind::illegal_move,
               fmt::format("illegal move \"{}\": {}", text, outcome.error().what));
}

UgiPlayer::OrFault<std::string> UgiPlayer::best_move(const Game& game,
                                                     const std::atomic<bool>& stop) {
  score_.reset();
  std::string go = "go";
  if (limit_.nodes > 0) go += fmt::format(" nodes {}", limit_.nodes);
  if (limit_.depth > 0) go += fmt::format(" depth {}", limit_.depth);
  if (clocks_) {
    return timed_move(go + clock_words(*clocks_, game.seat()), clocks_->own.remaining, stop);
  }
  if (limit_.nodes > 0 || limit_.depth > 0) {
    process_->tell(go);
    return wait_for("bestmove", patience_by_nodes, stop);
  }
  auto answer =
      timed_move(fmt::format("go movetime {}", limit_.movetime.count()), limit_.movetime, stop);
  const auto over = thought_.value_or(0ms) - limit_.movetime;
  if (answer && over > 0ms) {
    ++overruns_.moves;
    overruns_.longest = std::max(overruns_.longest, static_cast<int>(over.count()));
  }
  return answer;
}

UgiPlayer::OrFault<std::string> UgiPlayer::timed_move(std::string_view go,
                                                      std::chrono::milliseconds time,
                                                      const std::atomic<bool>& stop) {
  const auto begun = Process::Clock::now();
  process_->tell(go);
  auto answer =
      wait_for("bestmove", time + limit_.margin, stop,
               fmt::format("{} ms, and a margin of {} ms", time.count(), limit_.margin.count()));
  thought_ = std::chrono::floor<std::chrono::milliseconds>(Process::Clock::now() - begun);
  return answer;
}

// "option name Hash type spin ..", "info .. multipv 1 score cp 12 ..".
void UgiPlayer::take_note(std::string_view line) {
  const std::vector<std::string> words = words_of(line);
  if (words.size() > 2 && words[0] == "option" && words[1] == "name") {
    const auto type = std::find(words.begin(), words.end(), "type");
    known_options_.push_back(fmt::format("{}", fmt::join(words.begin() + 2, type, " ")));
  } else if (!words.empty() && words[0] == "info") {
    if (const auto score = score_in(words)) score_ = score;
  }
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
    take_note(line);
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

PlayerMaker ugi_players(std::string_view text, const UgiLimit& limit,
                        const std::vector<UgiOption>& options) {
  return [words = words_of(text), limit, options]() -> Result<std::unique_ptr<Player>> {
    TRY(auto process, Process::start(words));
    auto player = std::make_unique<UgiPlayer>(words, std::move(process), limit, options);
    const std::atomic<bool> stop{false};
    TRY_VOID(player->check_options(stop));
    return std::unique_ptr<Player>(std::move(player));
  };
}

}  // namespace camlann::cli
