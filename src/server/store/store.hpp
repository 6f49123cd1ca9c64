#pragma once
// The store of the server: games as their events, each with the standing that lists show, and
// everything that is written with them. On SQLite one file in WAL mode with synchronous=FULL, so
// that a commit that has returned survives a kill and a power cut. On the games' thread, one call
// at a time.

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "database/address.hpp"
#include "database/database.hpp"
#include "game/catalog.hpp"
#include "server/core/clock.hpp"
#include "server/model/chat.hpp"
#include "server/model/club.hpp"
#include "server/model/directors.hpp"
#include "server/model/finished_game.hpp"
#include "server/model/game_state.hpp"
#include "server/model/invitation.hpp"
#include "server/model/kept_game.hpp"
#include "server/model/kept_league.hpp"
#include "server/model/private_text.hpp"
#include "server/store/adoption.hpp"
#include "server/store/chat_book.hpp"
#include "server/store/club_store.hpp"
#include "server/store/director_store.hpp"
#include "server/store/event_chat_store.hpp"
#include "server/store/game_lists.hpp"
#include "server/store/invitation_table.hpp"
#include "server/store/league_store.hpp"
#include "server/store/leave_book.hpp"
#include "server/store/log_mark.hpp"
#include "server/store/old_games.hpp"
#include "server/store/people.hpp"
#include "server/store/tournament_store.hpp"
#include "server/store/webhook_store.hpp"

namespace camlann::server {

/// A new game and the request for it.
struct Creation {
  GameMeta meta;
  NewGame wish;
};

/// A step of one game: its new events, the standing after them, and private texts of players.
struct GameWrite {
  std::optional<Creation> created;  // set together with the event Created
  std::string id;
  std::vector<Entry> entries;
  Standing standing;                            // only with entries
  std::vector<PrivateText> private_texts = {};  // NOLINT(readability-redundant-member-init)
  // The standing that watchers see, if it may lag behind; only with entries.
  std::optional<Standing> seen = {};  // NOLINT(readability-redundant-member-init)
};

/// Changes that are written together.
struct RoundWrite {
  std::span<const GameWrite> games;
  std::span<const Invitation> invitations;  // new or changed
  // Games that end now, in this order.
  std::span<const FinishedGame> finished = {};  // NOLINT(readability-redundant-member-init)
  std::span<const ChatLine> chat = {};          // NOLINT(readability-redundant-member-init)
  // In order of arrival.
  std::span<const MuteWish> mutes = {};               // NOLINT(readability-redundant-member-init)
  std::span<const TournamentWrite> tournaments = {};  // NOLINT(readability-redundant-member-init)
  // New or changed.
  std::span<const ClubWrite> clubs = {};     // NOLINT(readability-redundant-member-init)
  std::span<const KeptLeague> leagues = {};  // NOLINT(readability-redundant-member-init)
  // Games that have got another result, in this order, after those that end.
  std::span<const CorrectedGame> corrected = {};  // NOLINT(readability-redundant-member-init)
  // After the events that they are about.
  std::span<const DirectorWrite> directors = {};  // NOLINT(readability-redundant-member-init)
  // About the changes above, in this order.
  std::span<const WebhookEvent> webhook_events = {};  // NOLINT(readability-redundant-member-init)
  // In order of arrival.
  std::span<const EventChatWrite> event_chats = {};  // NOLINT(readability-redundant-member-init)
};

/// A game of which only the first events have been read.
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

class Store {
 public:
  /// Uses a database that open_up_to_date() has opened. The catalog must outlive this.
  Store(database::Database database, database::Address address, const Catalog& known);
  Store(const Store&) = delete;
  Store& operator=(const Store&) = delete;
  ~Store();

  /// Takes an epoch, or holds the one that a lease has brought, before everything else. From then
  /// on each write fails once another process has taken the next epoch.
  [[nodiscard]] Result<void> own(std::optional<std::int64_t> epoch);

  /// Writes all or nothing; the data is on disk when the call returns. Returns an error if an
  /// event's version is already taken, so the same step is never written twice.
  [[nodiscard]] Result<void> write(const RoundWrite& round);

  /// Returns a game before its first event. This and the calls below return an error with code
  /// `syntax` if the stored data is not a valid game.
  [[nodiscard]] Result<std::optional<HalfReadGame>> open(std::string_view id);
  /// Reads at most `most` more events. A game must not be written until it is whole.
  [[nodiscard]] Result<void> read_on(HalfReadGame& game, std::size_t most);
  /// Marks games as deleted at that time, or restores them; all or nothing. open() does not find
  /// deleted games.
  [[nodiscard]] Result<void> set_deleted(std::span<const std::string> ids,
                                         std::optional<Millis> at);
  /// Puts a game that is on one device on the device of this player.
  [[nodiscard]] Result<void> set_device(const std::string& game, const std::string& player);
  /// Removes a few games deleted before then, the longest deleted first, and a few invitations that
  /// expired before then. This and the next return true if more games are left.
  [[nodiscard]] Result<bool> purge(Millis before);
  /// Removes the nonces of a few games that ended before then.
  [[nodiscard]] Result<bool> forget_nonces(Millis before);
  /// See newest_row().
  [[nodiscard]] Result<std::optional<Millis>> newest(Millis until);
  /// Gives a guest's games to an account, or the next portion of them. Does nothing if the guest
  /// has become an account, so that it can be repeated, or if the account does not exist.
  [[nodiscard]] Result<Adopted> adopt(const Adoption& adoption);
  /// Returns the last written clock of timed games: each step of such a game writes it, and
  /// set_clock().
  [[nodiscard]] Result<Millis> clock();
  [[nodiscard]] Result<void> set_clock(Millis shown);
  [[nodiscard]] Result<std::vector<PrivateText>> private_texts(std::string_view game);
  /// Checks that the database can be read and written now.
  [[nodiscard]] Result<void> check();

  // Other parts of the same database, also on the games' thread.
  [[nodiscard]] GameLists& games() { return games_; }
  [[nodiscard]] InvitationTable& invitations() { return invitations_; }
  [[nodiscard]] ChatBook& chat() { return chat_; }
  [[nodiscard]] TournamentStore& tournaments() { return tournaments_; }
  [[nodiscard]] ClubStore& clubs() { return clubs_; }
  [[nodiscard]] LeagueStore& leagues() { return leagues_; }
  [[nodiscard]] WebhookStore& webhooks() { return webhooks_; }
  [[nodiscard]] EventChatStore& event_chats() { return event_chats_; }
  [[nodiscard]] DirectorStore& directors() { return directors_; }
  [[nodiscard]] People& people() { return people_; }
  [[nodiscard]] LeaveBook& leaves() { return leaves_; }
  [[nodiscard]] OldGames& old_games() { return old_games_; }

 private:
  /// Runs `work` in a transaction; fails if another process owns the games.
  template <class Work>
  Result<void> together(const Work& work, database::Writers writers = database::Writers::one);
  Result<void> write_step(const GameWrite& step);
  Result<void> write_game(GameSummary game);
  Result<void> write_private_text(const std::string& game, const PrivateText& text);

  database::Database database_;
  const database::Address address_;
  const Catalog& known_;
  std::int64_t epoch_ = 0;
  bool marked_ = false;  // as in use: only a file
  bool failed_ = false;  // the last round could not be written
  GameLists games_;
  InvitationTable invitations_;
  ChatBook chat_;
  People people_;
  TournamentStore tournaments_;
  ClubStore clubs_;
  WebhookStore webhooks_;
  EventChatStore event_chats_;
  LeagueStore leagues_;
  DirectorStore directors_;
  LeaveBook leaves_;
  OldGames old_games_;
};

/// Opens the store. Creates a missing database and upgrades an earlier schema. An error, which
/// leaves the file unchanged, for a file of a newer program, a damaged one, for which all of it is
/// read, and one without its log, unless that is accepted. PostgreSQL itself detects damage and
/// keeps its log. `epoch` comes from a lease (lease_table.hpp); without one the next is taken.
[[nodiscard]] Result<std::unique_ptr<Store>> open_database_store(
    const database::Address& address, const Catalog& known = catalog(),
    MissingLog missing = MissingLog::refuse, std::optional<std::int64_t> epoch = std::nullopt);

}  // namespace camlann::server
