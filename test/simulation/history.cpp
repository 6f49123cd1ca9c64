#include "simulation/history.hpp"

#include <array>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "database/database.hpp"
#include "game/catalog.hpp"
#include "play/clock.hpp"
#include "server/model/kept_game.hpp"
#include "server/store/game_check.hpp"
#include "server/store/store.hpp"
#include "simulation/rating_history.hpp"
#include "simulation/tournament_history.hpp"

namespace camlann::server::simulation {

namespace {

class GameChecker {
 public:
  GameChecker(Verdicts& verdicts, const Told& told, const KeptGame& game)
      : verdicts_(verdicts), told_(told), game_(game), id_(game.meta.id) {}

  void check() {
    check_shown();
    if (game_.meta.time) check_times();
    if (check_clocks_) check_clocks();
    const auto& verdict = game_.standing().verdict;
    verdicts_.over += verdict.over() ? 1 : 0;
    verdicts_.flags += verdict.reason == Reason::time ? 1 : 0;
    if (game_.standing().thinking) wrong("the computer owes a move for ever");
    if (game_.meta.time && !verdict.over() && game_.standing().deadline) {
      wrong("its clock runs for ever");
    }
  }

 private:
  void wrong(const std::string& what) { verdicts_.wrong.push_back("game " + id_ + ": " + what); }

  /// Checks that players saw only committed states.
  void check_shown() {
    const auto shown = told_.shown().find(id_);
    auto state = GameState::create(game_.meta).value();
    std::map<std::int64_t, Shown> was;
    for (const auto& entry : game_.entries) {
      state.apply(entry);
      const auto now = state.standing();
      was[entry.version] = {now.plies, now.fen};
      check_clocks_ = check_clocks_ && !std::holds_alternative<play::TakenBack>(entry.event) &&
                      !std::holds_alternative<play::Rested>(entry.event);
    }
    if (shown == told_.shown().end()) return;
    for (const auto& [version, seen] : shown->second) {
      const auto real = was.find(version);
      if (real == was.end()) {
        wrong("version " + std::to_string(version) + " was shown and is not there");
      } else if (real->second.plies != seen.plies ||
                 (!seen.fen.empty() && real->second.fen != seen.fen)) {
        wrong("version " + std::to_string(version) + " is not what was shown");
      }
    }
  }

  /// The clock of games never goes back, and never runs while no server does.
  void check_times() {
    for (std::size_t i = 1; i < game_.entries.size(); ++i) {
      const auto& before = game_.entries[i - 1];
      const auto& entry = game_.entries[i];
      if (entry.clock < before.clock) {
        wrong("the clock went back at version " + std::to_string(entry.version));
      }
      if (entry.clock - before.clock > told_.ran(entry.at) - told_.ran(before.at)) {
        wrong("the clock ran without a server before version " + std::to_string(entry.version));
      }
    }
  }

  /// Checks that moves were made in time, and that games lost on time had none left.
  void check_clocks() {
    if (!game_.meta.time || game_.meta.seats.size() != 2) return;
    const auto& time = *game_.meta.time;
    const auto full = time.live() ? time.base : time.days * play::one_day;
    std::array<Millis, 2> left{full, full};
    Millis since = game_.entries.front().clock;
    std::size_t ply = 0;
    for (const auto& entry : game_.entries) {
      const auto* const move = std::get_if<play::MovePlayed>(&entry.event);
      const auto* const end = std::get_if<play::Ended>(&entry.event);
      if (move == nullptr && (end == nullptr || end->reason != Reason::time)) continue;
      const auto at_version = " at version " + std::to_string(entry.version);
      auto& own = left[ply % 2];
      const bool counts = !time.live() || ply >= 2;
      const auto took = entry.clock - since;
      const auto used = counts ? std::max<Millis>(0, took - time.delay) : 0;
      if (end != nullptr) {
        // A player that does not come to a tournament game loses it.
        if (!counts && took >= play::first_move_time) continue;
        if (own - used > 0) wrong("a flag fell with time left" + at_version);
        continue;
      }
      if (move->spared < 0 || move->spared > play::lag_per_move) {
        wrong("a move was spared too much" + at_version);
      }
      own += move->spared - used;
      if (own < 0) wrong("a move came after the flag should have fallen" + at_version);
      if (!time.live()) {
        own = full;
      } else if (counts) {
        own += time.increment;
      }
      since = entry.clock;
      ++ply;
    }
  }

  Verdicts& verdicts_;
  const Told& told_;
  const KeptGame& game_;
  const std::string id_;
  bool check_clocks_ = true;
};

KeptGame whole_game(Store& store, const std::string& id) {
  auto game = std::move(*store.open(id).value());
  while (!game.whole()) (void)store.read_on(game, 1000);
  return std::move(game.game);
}

/// Among people a nonce is kept with the seat behind it.
bool is_nonce(const Stamp& stamp, const std::string& nonce) {
  return stamp.nonce.substr(0, stamp.nonce.find('@')) == nonce;
}

/// Nonces are removed this long after the end of a game (doc/hosting.md).
constexpr Millis nonces_kept = Millis{7} * 24 * hour;

/// Counts how often the game has this move; nothing if the nonces of an old game are gone.
std::optional<int> times_there(Verdicts& verdicts, const KeptGame& game, const SentMove& sent,
                               Millis now) {
  int times = 0;
  bool same_notation = false;
  for (const auto& entry : game.entries) {
    const auto* const move = std::get_if<play::MovePlayed>(&entry.event);
    if (move == nullptr) continue;
    same_notation = same_notation || move->move.notation == sent.notation;
    if (!entry.stamp || !is_nonce(*entry.stamp, sent.nonce)) continue;
    ++times;
    if (move->move.notation != sent.notation) {
      verdicts.wrong.push_back("game " + sent.game + ": another move than was sent");
    }
  }
  const bool old = game.standing().verdict.over() && game.entries.back().at < now - nonces_kept;
  if (times == 0 && old && same_notation) return std::nullopt;
  return times;
}

/// Checks that each acknowledged move was saved once, and no move that was refused.
void check_moves(Verdicts& verdicts, const Told& told, const std::map<std::string, KeptGame>& games,
                 Millis now) {
  for (const auto& sent : told.moves()) {
    const auto game = games.find(sent.game);
    const auto times =
        game == games.end() ? std::optional(0) : times_there(verdicts, game->second, sent, now);
    const auto expected = sent.accepted ? 1 : 0;
    verdicts.moves += expected;
    if (!times || *times == expected) continue;
    verdicts.wrong.push_back("game " + sent.game + ": move " + sent.notation + " of " +
                             sent.player +
                             (sent.accepted ? " was accepted" : " was refused: " + sent.refusal) +
                             " and is there " + std::to_string(*times) + " times");
  }
}

/// Once a server with a later epoch has written to a game, one with an earlier epoch has not.
void check_epochs(Verdicts& verdicts, const database::Address& address) {
  auto database = database::Database::open(address).value();
  const auto back = database.query_number(
      "SELECT count(*) FROM events a JOIN events b ON a.game=b.game AND b.version=a.version+1 "
      "WHERE b.epoch<a.epoch");
  if (back.value() != 0)
    verdicts.wrong.emplace_back("a server wrote to a game that another one had taken over");
}

/// By `camlann check`.
void check_as_hosts_do(Verdicts& verdicts, const database::Address& address,
                       const std::map<std::string, KeptGame>& games) {
  auto check = GameCheck::open(address.file(), catalog()).value();
  const auto told = [&](const GameFault& fault) {
    verdicts.wrong.push_back("game " + fault.game + ": " + fault.what);
  };
  if (!check.check_file(told) || !check.check_rest(told))
    verdicts.wrong.emplace_back("the database cannot be checked");
  for (const auto& [id, game] : games) {
    if (!check.check_game(id, told)) verdicts.wrong.push_back("game " + id + " cannot be checked");
  }
}

}  // namespace

Verdicts check_history(const database::Address& address, const Told& told, Millis now) {
  Verdicts verdicts;
  verdicts.wrong = told.all_wrong();
  check_epochs(verdicts, address);
  const auto store = open_database_store(address).value();
  std::map<std::string, KeptGame> games;
  auto database = database::Database::open(address).value();
  auto select = database.prepare("SELECT id FROM games").value();
  while (select.step().value()) {
    auto id = select.text(0);
    auto game = whole_game(*store, id);
    GameChecker(verdicts, told, game).check();
    games.emplace(std::move(id), std::move(game));
  }
  verdicts.games = static_cast<int>(games.size());
  for (const auto& [game, shown] : told.shown()) {
    // One without a move is cleared away after some days.
    const bool moved = shown.rbegin()->second.plies > 0;
    if (moved && games.count(game) == 0) {
      verdicts.wrong.push_back("game " + game + " is not there");
    }
  }
  check_moves(verdicts, told, games, now);
  check_tournaments(verdicts, address, told, games);
  check_ratings(verdicts, database, games);
  check_as_hosts_do(verdicts, address, games);
  return verdicts;
}

}  // namespace camlann::server::simulation
