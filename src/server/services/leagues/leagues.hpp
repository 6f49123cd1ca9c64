#pragma once
// All leagues of this server. A season's divisions are tournaments, written in one transaction with
// their games and with the league: a kill finds all of them on disk, or none. Only on the games'
// thread, as a part of Games; nothing is kept in memory but what a round has not written yet.

#include <cstddef>
#include <memory>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "game/catalog.hpp"
#include "play/clock.hpp"
#include "server/core/clock.hpp"
#include "server/core/limits.hpp"
#include "server/core/log.hpp"
#include "server/core/outbox.hpp"
#include "server/core/secret.hpp"
#include "server/model/account.hpp"
#include "server/model/kept_league.hpp"
#include "server/model/shown_text.hpp"
#include "server/services/round/watchers.hpp"
#include "server/services/tournaments/tournaments.hpp"
#include "server/store/store.hpp"
#include "tournament/league.hpp"
#include "tournament/league_life.hpp"

namespace camlann::server {

class Leagues {
 public:
  Leagues(Store& store, Tournaments& tournaments, Watchers& watchers, Outbox& outbox, Clock clock,
          Namer namer, const Limits& limits, const Catalog& known, Log log);

  /// Before all else: whose names are marked as those of bots.
  void know_bots(const IsBot& is_bot) { is_bot_ = is_bot; }
  /// Before all else: the words that names are not shown with.
  void know_words(UnwantedWords words) { words_ = std::move(words); }

  /// After the tournaments: ends the seasons whose divisions are all over, where follow() could
  /// not.
  [[nodiscard]] Result<void> start();

  /// Each answers with a message: the league as the player sees it then.
  [[nodiscard]] Result<Payload> make(const std::string& player, const NewLeague& wish);
  [[nodiscard]] Result<Payload> show(const std::string& player, const std::string& id);
  /// The newest first: the public ones and those of this player.
  [[nodiscard]] Result<Payload> list(const std::string& player);
  /// Of a club: all for its members, the public ones for others.
  [[nodiscard]] Result<Payload> list_of_club(const std::string& player, const std::string& club);
  [[nodiscard]] Result<Payload> enter(const std::string& player, const std::string& id,
                                      const std::string& name);
  /// While a season goes on the division is left, too.
  [[nodiscard]] Result<Payload> leave(const std::string& player, const std::string& id);
  /// By the director alone, as all that follows.
  [[nodiscard]] Result<Payload> remove(const std::string& player, const std::string& id,
                                       const std::string& removed);
  /// The season of this number, from 1; one that has begun is not begun again.
  [[nodiscard]] Result<Payload> start_season(const std::string& player, const std::string& id,
                                             std::size_t season);
  [[nodiscard]] Result<Payload> close(const std::string& player, const std::string& id);

  /// What those who watch it are told of any change, of its divisions too.
  [[nodiscard]] Result<Payload> news(const std::string& id);

  /// Before a round is written: what happened in divisions is told, and the seasons end whose
  /// divisions are all over. A league that cannot be read is logged once, and looked at again each
  /// minute. False if a season is half begun: nothing of the round may be written.
  [[nodiscard]] bool follow();

  /// What is to be written with the games of this round: each league as it is now.
  [[nodiscard]] std::span<const KeptLeague> unsaved() const { return unsaved_; }
  void next_round() {
    unsaved_.clear();
    half_begun_.clear();
  }

 private:
  [[nodiscard]] Result<KeptLeague> find(const std::string& id);
  [[nodiscard]] Result<KeptLeague> find_own(const std::string& player, const std::string& id);
  [[nodiscard]] Result<Payload> shown_to(const std::string& player, const KeptLeague& league);
  /// What this command makes of the league; nothing is kept yet.
  [[nodiscard]] static Result<KeptLeague> after(KeptLeague league,
                                                const tournament::league::Command& command);
  [[nodiscard]] Result<Payload> keep(const std::string& player, Result<KeptLeague> changed);
  void note(const KeptLeague& league);
  [[nodiscard]] Result<std::optional<std::string>> made_before(const std::string& player,
                                                               const std::string& nonce);
  [[nodiscard]] Result<void> may_make(const std::string& player);
  [[nodiscard]] Result<void> may_enter(const std::string& player, const KeptLeague& league);
  [[nodiscard]] Result<KeptLeague> begin(KeptLeague league);
  void end_if_over(const std::string& id);
  /// Ends the season if all its divisions are over.
  [[nodiscard]] Result<void> end_season(KeptLeague league);
  /// In which it is this player's turn; empty for none.
  [[nodiscard]] std::string next_game(const std::string& player, const KeptLeague& league);

  Store& store_;
  Tournaments& tournaments_;
  Watchers& watchers_;
  Outbox& outbox_;
  const Clock clock_;
  const Namer namer_;
  const Limits& limits_;
  const Catalog& known_;
  const Log log_;
  IsBot is_bot_;
  UnwantedWords words_ = no_words;
  std::vector<KeptLeague> unsaved_;  // each once
  std::string half_begun_;           // why a season of this round has not all its divisions
  std::set<std::string> set_aside_;  // whose seasons could not be ended: tried again each minute
  Millis look_again_ = 0;
};

}  // namespace camlann::server
