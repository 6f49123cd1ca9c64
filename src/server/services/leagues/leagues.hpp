#pragma once
// All leagues of this server. The divisions of a season are tournaments, written in one transaction
// with their games and the league: after a crash all of them are on disk, or none. Only on the
// games' thread, as a part of Games. Nothing is kept in memory except unsaved changes.

#include <cstddef>
#include <cstdint>
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
#include "server/core/secret.hpp"
#include "server/model/account.hpp"
#include "server/model/directors.hpp"
#include "server/model/entry.hpp"
#include "server/model/kept_league.hpp"
#include "server/model/list_wish.hpp"
#include "server/model/marks.hpp"
#include "server/model/shown_text.hpp"
#include "server/services/directing/directing.hpp"
#include "server/services/round/room_for_games.hpp"
#include "server/services/round/watchers.hpp"
#include "server/services/tournaments/tournaments.hpp"
#include "server/services/webhooks/club_events.hpp"
#include "server/store/store.hpp"
#include "tournament/league.hpp"
#include "tournament/league_life.hpp"

namespace camlann::server {

class Leagues {
 public:
  Leagues(Store& store, Tournaments& tournaments, Watchers& watchers, Clock clock, Namer namer,
          const Limits& limits, const Catalog& known, Log log, RoomForGames& room,
          Directing& directing, ClubEvents& club_events);

  /// Sets the function that recognises bots. Call before all else.
  void know_bots(const IsBot& is_bot) { marks_.is_bot = is_bot; }
  /// Sets the function that recognises accounts; two of them may have names that look alike. Call
  /// before all else.
  void know_accounts(const HasAccount& has_account) { marks_.has_account = has_account; }
  /// Sets the function that returns the words to hide in names. Call before all else.
  void know_words(UnwantedWords words) { words_ = std::move(words); }

  /// Ends the finished seasons that follow() could not end. Call after Tournaments::start().
  [[nodiscard]] Result<void> start();

  /// Each returns a message: the league as the player now sees it.
  [[nodiscard]] Result<Payload> make(const std::string& player, const NewLeague& wish);
  [[nodiscard]] Result<Payload> show(const std::string& player, const std::string& id);
  /// Returns the leagues, newest first: the public ones and this player's own.
  [[nodiscard]] Result<Payload> list(const std::string& player, const ListWish& wish = {});
  /// Returns the leagues of a club: all for its members, the public ones for others.
  [[nodiscard]] Result<Payload> list_of_club(const std::string& player, const std::string& club,
                                             const ListWish& wish = {});
  /// Asks to enter where a director decides.
  [[nodiscard]] Result<Payload> enter(const std::string& player, const std::string& id,
                                      const std::string& name, const std::string& code);
  /// Returns the applicants and the entry code to a director, and to other players the state of
  /// their own application.
  [[nodiscard]] Result<Payload> entries(const std::string& player, const std::string& id);
  /// During a season the player also leaves the division. Withdraws an application.
  [[nodiscard]] Result<Payload> leave(const std::string& player, const std::string& id);
  /// For the director only, like all below.
  [[nodiscard]] Result<Payload> remove(const std::string& player, const std::string& id,
                                       const std::string& removed);
  /// Starts the season of this number, from 1. Does nothing if it has already started.
  [[nodiscard]] Result<Payload> start_season(const std::string& player, const std::string& id,
                                             std::size_t season);
  /// Changes a league before its first season.
  [[nodiscard]] Result<Payload> change(const std::string& player, const std::string& id,
                                       const NewLeague& wish);
  [[nodiscard]] Result<Payload> close(const std::string& player, const std::string& id);
  /// Reopens a league that was closed before its first season. Players without room for its games
  /// any more are not in it.
  [[nodiscard]] Result<Payload> reopen(const std::string& player, const std::string& id);
  [[nodiscard]] Result<Payload> accept(const std::string& player, const std::string& id,
                                       const std::string& applicant);
  /// The player can still be accepted.
  [[nodiscard]] Result<Payload> refuse(const std::string& player, const std::string& id,
                                       const std::string& applicant);
  /// Appoints or dismisses a director, or hands over.
  [[nodiscard]] Result<Payload> change_directors(const std::string& player, const std::string& id,
                                                 const DirectorWish& wish);
  /// Returns the log of the directors before this number.
  [[nodiscard]] Result<Payload> director_log(const std::string& id, std::int64_t before);

  /// Returns the message for watchers after any change, also in a division.
  [[nodiscard]] Result<Payload> news(const std::string& id);

  /// Call before a transaction is written. Notifies the watchers of changes in divisions, and ends
  /// the seasons with only finished divisions. A league that cannot be read is logged once and
  /// retried each minute. Returns false if a season has started only in part; then nothing of the
  /// transaction may be written.
  [[nodiscard]] bool follow();

  /// Returns the changed leagues to write with the games of this transaction.
  [[nodiscard]] std::span<const KeptLeague> unsaved() const { return unsaved_; }
  void next_round() {
    unsaved_.clear();
    half_begun_.clear();
  }

 private:
  /// Takes a player out; `director` is empty unless a director removes the player.
  [[nodiscard]] Result<Payload> take_out(const std::string& player, const std::string& id,
                                         const std::string& director);
  [[nodiscard]] Result<KeptLeague> find(const std::string& id);
  [[nodiscard]] Result<KeptLeague> find_own(const std::string& player, const std::string& id);
  [[nodiscard]] Result<Payload> shown_to(const std::string& player, const KeptLeague& league);
  /// Returns the league after this command, without saving it.
  [[nodiscard]] static Result<KeptLeague> after(KeptLeague league,
                                                const tournament::league::Command& command);
  [[nodiscard]] Result<Payload> keep(const std::string& player, Result<KeptLeague> changed);
  void note(const KeptLeague& league);
  /// Adds a line to the log about what this director did.
  void note_act(const KeptLeague& league, const std::string& player, DirectorLine line);
  [[nodiscard]] Result<std::optional<std::string>> made_before(const std::string& player,
                                                               const std::string& nonce);
  [[nodiscard]] Result<void> may_make(const std::string& player);
  /// An error if the league is for members of a club, and the player is none.
  [[nodiscard]] Result<void> is_for(const std::string& player, const LeagueMeta& meta);
  [[nodiscard]] Result<void> may_enter(const std::string& player, const KeptLeague& league);
  /// An error if the player takes part in too many leagues, or has no room for the games.
  [[nodiscard]] Result<void> has_room(const std::string& player, const KeptLeague& league);
  [[nodiscard]] Result<void> has_free_name(const KeptLeague& league, const std::string& player,
                                           const std::string& name) const;
  /// Returns the league with this player.
  [[nodiscard]] Result<KeptLeague> let_in(KeptLeague league, const std::string& player,
                                          const std::string& name);
  [[nodiscard]] Result<Payload> ask_to_enter(KeptLeague league, const std::string& player,
                                             const std::string& name);
  /// Keeps what became of an application of `player`; the answer is for `reader`.
  [[nodiscard]] Result<Payload> end_application(KeptLeague league, const std::string& reader,
                                                const std::string& player, ApplicantPhase phase);
  [[nodiscard]] Result<KeptLeague> begin(KeptLeague league);
  /// Returns the league with the terms and texts of this request.
  [[nodiscard]] Result<KeptLeague> changed(KeptLeague league, NewLeague wish);
  void end_if_over(const std::string& id);
  /// Ends the season if all its divisions have ended.
  [[nodiscard]] Result<void> end_season(KeptLeague league);
  /// Returns the game in which it is this player's turn; empty if there is none.
  [[nodiscard]] std::string next_game(const std::string& player, const KeptLeague& league);

  Store& store_;
  Tournaments& tournaments_;
  Watchers& watchers_;
  const Clock clock_;
  const Namer namer_;
  const Limits& limits_;
  const Catalog& known_;
  const Log log_;
  RoomForGames& room_;
  Directing& directing_;
  ClubEvents& club_events_;
  Marks marks_;
  UnwantedWords words_ = no_words;
  std::vector<KeptLeague> unsaved_;  // each once
  std::string half_begun_;           // the reason why a new season lacks some of its divisions
  std::set<std::string> set_aside_;  // seasons that could not be ended, retried each minute
  Millis look_again_ = 0;
};

}  // namespace camlann::server
