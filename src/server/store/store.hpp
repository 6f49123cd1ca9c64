#pragma once
// The store of games: their events, and for each game the standing that lists show. An interface,
// so that tests can pass in a faulty store and other databases can implement it. All calls come
// from the thread of Games, one at a time.

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "server/core/clock.hpp"
#include "server/core/deadlines.hpp"
#include "server/model/chat.hpp"
#include "server/model/club.hpp"
#include "server/model/finished_game.hpp"
#include "server/model/game_state.hpp"
#include "server/model/invitation.hpp"
#include "server/model/kept_game.hpp"
#include "server/model/kept_league.hpp"
#include "server/model/kept_tournament.hpp"
#include "server/model/private_text.hpp"
#include "server/store/adoption.hpp"
#include "server/store/chat_book.hpp"
#include "server/store/club_store.hpp"
#include "server/store/league_store.hpp"
#include "server/store/leave_book.hpp"
#include "server/store/people.hpp"
#include "server/store/tournament_store.hpp"

namespace camlann::server {

/// A new game and the request that created it.
struct Creation {
  GameMeta meta;
  NewGame wish;
};

/// A step of one game: its new events, the resulting standing and players' private texts.
struct GameWrite {
  std::optional<Creation> created;  // set together with the event Created
  std::string id;
  std::vector<Entry> entries;
  Standing standing;                            // only with entries
  std::vector<PrivateText> private_texts = {};  // NOLINT(readability-redundant-member-init)
  // The standing for watchers if they see less; only with entries.
  std::optional<Standing> seen = {};  // NOLINT(readability-redundant-member-init)
};

/// Data that is written in one transaction.
struct RoundWrite {
  std::span<const GameWrite> games;
  std::span<const Invitation> invitations;  // current values
  // Games that end now, in this order.
  std::span<const FinishedGame> finished = {};  // NOLINT(readability-redundant-member-init)
  std::span<const ChatLine> chat = {};          // NOLINT(readability-redundant-member-init)
  // In order of arrival.
  std::span<const MuteWish> mutes = {};               // NOLINT(readability-redundant-member-init)
  std::span<const TournamentWrite> tournaments = {};  // NOLINT(readability-redundant-member-init)
  // Current values.
  std::span<const Club> clubs = {};          // NOLINT(readability-redundant-member-init)
  std::span<const KeptLeague> leagues = {};  // NOLINT(readability-redundant-member-init)
};

/// A game that is being read: its first events, and the version of its last.
struct HalfReadGame {
  KeptGame game;
  std::int64_t last = 0;  // version in the store

  [[nodiscard]] bool whole() const { return game.version() == last; }
  /// Adds the next event.
  void add(Entry entry) {
    const bool with_moment = entry.version + static_cast<std::int64_t>(kept_snapshots) > last;
    game.add(std::move(entry), with_moment);
  }
};

/// A game in which a move by the computer is due, and its owner.
struct OwedGame {
  std::string id;
  std::string player;

  bool operator==(const OwedGame&) const = default;
};

struct GameCount {
  int all = 0;
  int unfinished = 0;
};

class Store {
 public:
  virtual ~Store() = default;

  /// Writes all or nothing; the data is on disk when the call returns. Returns an error if an
  /// event's version is already taken, so the same step is never written twice.
  [[nodiscard]] virtual Result<void> write(const RoundWrite& round) = 0;

  /// Returns a game before its first event. This and the calls below return an error with code
  /// `syntax` if the stored data is not a valid game.
  [[nodiscard]] virtual Result<std::optional<HalfReadGame>> open(std::string_view id) = 0;
  /// Reads up to `most` further events. Nothing is written to the game until it is whole.
  [[nodiscard]] virtual Result<void> read_on(HalfReadGame& game, std::size_t most) = 0;
  /// Returns the games in which the player has a seat, newest first, without the first `skip`.
  [[nodiscard]] virtual Result<std::vector<GameSummary>> list(std::string_view player, int limit,
                                                              int skip) = 0;
  /// Returns the running games between people in which the player has a seat and no computer is to
  /// move, the earliest deadline first.
  [[nodiscard]] virtual Result<std::vector<GameSummary>> turns(std::string_view player,
                                                               int limit) = 0;
  [[nodiscard]] virtual Result<GameCount> count(std::string_view player) = 0;
  /// Returns the game that this player created with this nonce.
  [[nodiscard]] virtual Result<std::optional<std::string>> find_created(std::string_view player,
                                                                        std::string_view nonce) = 0;
  /// Returns the games that wait for the computer, the longest wait first.
  [[nodiscard]] virtual Result<std::vector<OwedGame>> owed() = 0;
  /// Sets or clears the time of deletion of the games; all or nothing. Of the calls above, only
  /// find_created() finds a deleted game.
  [[nodiscard]] virtual Result<void> set_deleted(std::span<const std::string> ids,
                                                 std::optional<Millis> at) = 0;
  /// Returns the owner of a deleted game; empty if there is no such game.
  [[nodiscard]] virtual Result<std::string> owner_of_deleted(std::string_view id) = 0;
  /// Returns this player's games without a move that were created before `before`, except the
  /// newest `kept`.
  [[nodiscard]] virtual Result<std::vector<std::string>> unmoved(std::string_view player,
                                                                 Millis before, int kept) = 0;
  /// Removes data deleted before `before`: at most a few games, the oldest deletions first. Also
  /// removes a few invitations that expired before then.
  [[nodiscard]] virtual Result<void> purge(Millis before) = 0;
  [[nodiscard]] virtual Result<std::optional<Invitation>> find_invitation(std::string_view id) = 0;
  /// Returns the invitation that this player created with this nonce.
  [[nodiscard]] virtual Result<std::optional<std::string>> find_invited(std::string_view host,
                                                                        std::string_view nonce) = 0;
  /// Returns the last rematch invitation for this game that was not withdrawn.
  [[nodiscard]] virtual Result<std::optional<Invitation>> find_rematch(std::string_view game) = 0;
  /// Returns the waiting challenges to this player, newest first.
  [[nodiscard]] virtual Result<std::vector<Invitation>> challenges(std::string_view player,
                                                                   Millis now, int limit) = 0;
  /// Returns the waiting invitations except rematches, newest first: up to `limit` public ones, and
  /// all of this host's.
  [[nodiscard]] virtual Result<std::vector<Invitation>> waiting(std::string_view host, Millis now,
                                                                int limit) = 0;
  /// Moves a guest's games and tournaments to an existing account; all or nothing. Changes nothing
  /// if the guest was already adopted, so a repeat is harmless, or if the account does not exist.
  [[nodiscard]] virtual Result<Adopted> adopt(const Adoption& adoption) = 0;
  [[nodiscard]] virtual ChatBook& chat() = 0;
  [[nodiscard]] virtual TournamentStore& tournaments() = 0;
  [[nodiscard]] virtual ClubStore& clubs() = 0;
  [[nodiscard]] virtual LeagueStore& leagues() = 0;
  /// Returns the games with a running clock.
  [[nodiscard]] virtual Result<std::vector<Deadline>> timed() = 0;
  /// Returns the last saved value of the clock of timed games. It is saved with each step of such a
  /// game and by set_clock().
  [[nodiscard]] virtual Result<Millis> clock() = 0;
  [[nodiscard]] virtual Result<void> set_clock(Millis shown) = 0;
  /// Returns the part of the store for players; same lifetime.
  [[nodiscard]] virtual People& people() = 0;
  [[nodiscard]] virtual LeaveBook& leaves() = 0;
  /// Returns the players' private texts for a game.
  [[nodiscard]] virtual Result<std::vector<PrivateText>> private_texts(std::string_view game) = 0;
  /// Returns an error if the store cannot be read and written now.
  [[nodiscard]] virtual Result<void> check() = 0;
};

}  // namespace camlann::server
