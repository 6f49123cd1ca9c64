#include "lab/match.hpp"

#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "base/threads.hpp"
#include "base/try.hpp"
#include "game/catalog.hpp"
#include "game/game.hpp"
#include "game/shuffle.hpp"
#include "lab/adjudication.hpp"
#include "lab/match_clock.hpp"
#include "lab/match_statistics.hpp"
#include "lab/openings.hpp"
#include "lab/player.hpp"
#include "rules/move.hpp"
#include "rules/outcome.hpp"
#include "rules/verdict.hpp"

namespace camlann {
namespace {

class Match {
 public:
  Match(const MatchOptions& options, const Openings& openings, const std::atomic<bool>& stop,
        const MatchWatcher& watcher)
      : options_(options), openings_(openings), stop_(stop), watcher_(watcher) {
    for (const MatchGame& game : options.played) {
      if (game.number < game_count()) waiting_.emplace(game.number, game);
    }
    for (const auto& [number, game] : waiting_) played_.insert(number);
    count_waiting();
  }

  [[nodiscard]] int game_count() const { return (options_.games + 1) / 2 * 2; }

  // Plays games until none is left; one call for each thread.
  void work(Player& first, Player& second) {
    while (true) {
      const int number = next_.fetch_add(1);
      if (number >= game_count() || ended()) return;
      if (played_.count(number) != 0) continue;
      if (auto game = play(number, first, second)) finish(std::move(*game));
    }
  }

  [[nodiscard]] MatchResult result() const {
    MatchResult result{tally_, estimate(tally_.pairs), 0, decision()};
    if (options_.sprt) result.llr = log_likelihood_ratio(tally_.pairs, *options_.sprt);
    return result;
  }

 private:
  [[nodiscard]] bool ended() const { return stop_.load() || decided_.load(); }

  [[nodiscard]] std::optional<bool> decision() const {
    if (!options_.sprt) return std::nullopt;
    return accepted(tally_.pairs, *options_.sprt);
  }

  // Returns nothing if the match ended before the game did.
  [[nodiscard]] std::optional<MatchGame> play(int number, Player& first, Player& second) const {
    MatchGame record;
    record.number = number;
    Game game = openings_.of_pair(number / 2, stop_);
    record.seats = seats_of(number, game);
    if (is_shuffled(game.variant(), options_.rules)) record.rules = game.rules();
    record.opening_plies = static_cast<int>(game.played().size());
    Table table{{first, second}, clocks(), {}, Adjudicator(options_.resign, options_.draw)};
    for (Player& player : table.players) player.new_game(static_cast<std::uint64_t>(number));
    while (!game.over() && static_cast<int>(game.played().size()) < options_.ply_limit) {
      const std::size_t mover = record.seats[index_of(game.seat())] == 1 ? 0 : 1;
      const auto move = move_of(table, mover, game);
      if (ended()) return std::nullopt;
      record.fault = fault_of(game, move);
      if (record.fault) {
        record.score = mover == 0 ? 0 : 1;
        break;
      }
      game.play(*move);
      if ((options_.resign || options_.draw) && adjudicate(table, mover, game, record)) break;
    }
    const Verdict verdict = game.verdict();
    record.reason = verdict.reason;
    record.overruns = {sum(first.overruns(), table.late[0]), sum(second.overruns(), table.late[1])};
    for (const WrittenMove& outcome : game.played()) record.moves.push_back(outcome.notation);
    if (!record.fault && !record.adjudication) record.score = points(verdict, record.seats);
    return record;
  }

  // The players at one board.
  struct Table {
    std::array<std::reference_wrapper<Player>, 2> players;
    std::array<std::optional<MatchClock>, 2> clocks;
    std::array<Overruns, 2> late;  // by the clock
    Adjudicator adjudicator;
  };

  [[nodiscard]] std::array<std::optional<MatchClock>, 2> clocks() const {
    std::array<std::optional<MatchClock>, 2> made;
    for (std::size_t player = 0; player < made.size(); ++player) {
      if (const auto& time = options_.times[player]) made[player].emplace(*time);
    }
    return made;
  }

  [[nodiscard]] static Overruns sum(const Overruns& one, const Overruns& other) {
    return {one.moves + other.moves, std::max(one.longest, other.longest)};
  }

  // Lets a player move, on its clock if it has one. A move after the margin is a fault.
  [[nodiscard]] tl::expected<Move, Fault> move_of(Table& table, std::size_t mover,
                                                  const Game& game) const {
    using std::chrono::milliseconds;
    Player& player = table.players[mover];
    std::optional<MatchClock>& clock = table.clocks[mover];
    const std::optional<MatchClock>& other = table.clocks[1 - mover];
    if (clock) {
      player.set_clocks({clock->left(), other ? std::optional(other->left()) : std::nullopt});
    }
    const auto begun = std::chrono::steady_clock::now();
    auto move = player.choose(game, stop_);
    if (!clock || !move) return move;
    const auto passed = std::chrono::steady_clock::now() - begun;
    const auto over =
        clock->charge(player.thought().value_or(std::chrono::floor<milliseconds>(passed)));
    if (over > options_.margin) {
      return tl::unexpected(
          Fault{FaultKind::timeout,
                "the move came " + std::to_string(over.count()) + " ms after the time was over"});
    }
    if (over > milliseconds(0)) {
      table.late[mover] = sum(table.late[mover], {1, static_cast<int>(over.count())});
    }
    return move;
  }

  // Ends a game that is not over if the scores are clear.
  [[nodiscard]] static bool adjudicate(Table& table, std::size_t mover, const Game& game,
                                       MatchGame& record) {
    if (game.over()) return false;
    const WrittenMove& last = game.played().back();
    const auto plies = static_cast<int>(game.played().size());
    const auto score = table.players[mover].get().score();
    const auto decision = table.adjudicator.count({mover, score, plies, !last.captures.empty()});
    if (!decision) return false;
    record.adjudication = decision->kind;
    record.score = 0.5;
    if (decision->kind == Adjudication::resignation) record.score = decision->loser == 0 ? 0 : 1;
    return true;
  }

  [[nodiscard]] static std::optional<Fault> fault_of(const Game& game,
                                                     const tl::expected<Move, Fault>& move) {
    if (!move) return move.error();
    const auto outcomes = game.legal();
    const bool legal = std::any_of(outcomes.begin(), outcomes.end(),
                                   [&](const Outcome& outcome) { return outcome.move == *move; });
    if (legal) return std::nullopt;
    return Fault{FaultKind::illegal_move, "the move is not legal"};
  }

  // One player has one side and the other has all others; the second game of a pair swaps them.
  // The single side is White among two, and each in turn among three.
  [[nodiscard]] static std::vector<int> seats_of(int number, const Game& game) {
    const int sides = game.variant().sides();
    const int alone = sides == 2 ? 0 : number / 2 % sides;
    std::vector<int> seats;
    for (unsigned i = 0; i < game.variant().seat_letters().size(); ++i) {
      const int side = static_cast<int>(index_of(game.side_of(static_cast<Seat>(i))));
      seats.push_back((side == alone) == (number % 2 == 0) ? 1 : 2);
    }
    return seats;
  }

  // Returns the points of the first player.
  [[nodiscard]] static double points(const Verdict& verdict, const std::vector<int>& seats) {
    if (!verdict.over() || verdict.drawn()) return 0.5;
    for (unsigned i = 0; i < seats.size(); ++i) {
      if (verdict.won_by(static_cast<Seat>(i))) return seats[i] == 1 ? 1 : 0;
    }
    return 0.5;
  }

  // Games end in any order but count in the order of their numbers: otherwise short games would
  // come first, and an SPRT's end would depend on the threads.
  void finish(MatchGame game) {
    const std::lock_guard lock(mutex_);
    if (watcher_.ended) watcher_.ended(game);
    const int number = game.number;
    waiting_.emplace(number, std::move(game));
    count_waiting();
  }

  void count_waiting() {
    while (!decided_ && !waiting_.empty() && waiting_.begin()->first == tally_.games()) {
      count(waiting_.begin()->second);
      waiting_.erase(waiting_.begin());
    }
  }

  void count(const MatchGame& game) {
    tally_.wins += game.score == 1;
    tally_.draws += game.score == 0.5;
    tally_.losses += game.score == 0;
    if (game.fault) {
      ++tally_.faults[game.score == 0 ? 0 : 1][static_cast<std::size_t>(game.fault->kind)];
    }
    for (std::size_t player = 0; player < game.overruns.size(); ++player) {
      Overruns& all = tally_.overruns[player];
      all.moves += game.overruns[player].moves;
      all.longest = std::max(all.longest, game.overruns[player].longest);
    }
    if (game.number % 2 == 0) {
      pair_score_ = game.score;
    } else {
      ++tally_.pairs[static_cast<std::size_t>(2 * (pair_score_ + game.score))];
    }
    if (watcher_.counted) watcher_.counted(game, tally_);
    if (game.number % 2 == 1 && decision()) decided_ = true;
  }

  const MatchOptions& options_;
  const Openings& openings_;
  const std::atomic<bool>& stop_;
  const MatchWatcher& watcher_;
  std::set<int> played_;  // earlier
  std::atomic<int> next_{0};
  std::atomic<bool> decided_{false};
  std::mutex mutex_;  // protects the members below
  Tally tally_;
  double pair_score_ = 0;             // of the first game of the current pair
  std::map<int, MatchGame> waiting_;  // finished before one with a smaller number
};

}  // namespace

Result<MatchResult> play_match(const MatchOptions& options, const PlayerMaker& first,
                               const PlayerMaker& second, const std::atomic<bool>& stop,
                               const MatchWatcher& watcher) {
  TRY(const auto wished, wished_game(*options.known, options.variant, options.rules));
  const Game& start = wished.game;
  if (start.over()) {
    return failure(ErrorCode::game_over, start.verdict_text(), "the start of the game",
                   "rules under which it is not over");
  }
  if (options.book &&
      (options.book->variant != start.variant().id || options.book->rules != wished.rules)) {
    return failure(ErrorCode::conflict, "the openings are for another game", "openings",
                   start.variant().id + " by the rules " + wished.rules);
  }
  if (options.resign && start.variant().sides() > 2) {
    return failure(ErrorCode::conflict, "nobody can resign to two opponents", "resignations",
                   "a game of two sides");
  }
  const Openings openings(start, options.book, options.opening_plies, options.seed, wished.rules);
  if (options.ply_limit <= openings.longest()) {
    return failure(ErrorCode::conflict, "the opening leaves no plies for the players", "ply limit",
                   "more than " + std::to_string(openings.longest()));
  }
  struct Table {
    std::unique_ptr<Player> first;
    std::unique_ptr<Player> second;
  };
  std::vector<Table> tables;
  for (int i = 0; i < std::max(options.threads, 1); ++i) {
    TRY(auto one, first());
    TRY(auto other, second());
    tables.push_back({std::move(one), std::move(other)});
  }
  Match match(options, openings, stop, watcher);
  Threads threads;
  for (std::size_t i = 1; i < tables.size(); ++i) {
    const auto work = [&, i] { match.work(*tables[i].first, *tables[i].second); };
    if (!threads.start(work)) break;
  }
  match.work(*tables[0].first, *tables[0].second);
  threads.join();
  return match.result();
}

}  // namespace camlann
