#pragma once
// What the server keeps: games as their events, and beside each the standing that lists show. An
// interface, because tests hand in a faulty store and another database can stand behind it. All
// calls come from the thread of Games, one at a time.

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

/// A game that is made, and the wish behind it.
struct Creation {
  GameMeta meta;
  NewGame wish;
};

/// A step of one game: its new events and where they lead, and what players keep for themselves.
struct GameWrite {
  std::optional<Creation> created;  // set together with the event Created
  std::string id;
  std::vector<Entry> entries;
  Standing standing;                            // only with entries
  std::vector<PrivateText> private_texts = {};  // NOLINT(readability-redundant-member-init)
  // What those see who only watch, where it may be less; only with entries.
  std::optional<Standing> seen = {};  // NOLINT(readability-redundant-member-init)
};

/// What is written together.
struct RoundWrite {
  std::span<const GameWrite> games;
  std::span<const Invitation> invitations;  // each as it is now
  // Games that end now, in this order.
  std::span<const FinishedGame> finished = {};  // NOLINT(readability-redundant-member-init)
  std::span<const ChatLine> chat = {};          // NOLINT(readability-redundant-member-init)
  // In the order in which they came.
  std::span<const MuteWish> mutes = {};               // NOLINT(readability-redundant-member-init)
  std::span<const TournamentWrite> tournaments = {};  // NOLINT(readability-redundant-member-init)
  // Each as it is now.
  std::span<const Club> clubs = {};          // NOLINT(readability-redundant-member-init)
  std::span<const KeptLeague> leagues = {};  // NOLINT(readability-redundant-member-init)
};

/// A game that is being read: its first events, and how many there are.
struct HalfReadGame {
  KeptGame game;
  std::int64_t last = 0;  // version in the store

  [[nodiscard]] bool whole() const { return game.version() == last; }
  /// The next of its events.
  void add(Entry entry) {
    const bool with_moment = entry.version + static_cast<std::int64_t>(kept_snapshots) > last;
    game.add(std::move(entry), with_moment);
  }
};

/// A game in which the computer owes something, and its owner.
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

  /// All or nothing, and on disk when it returns. An event whose version is taken already is an
  /// error: nobody can write the same step twice.
  [[nodiscard]] virtual Result<void> write(const RoundWrite& round) = 0;

  /// A game before its first event. Here and below an error of the code `syntax` if what is kept
  /// makes no game.
  [[nodiscard]] virtual Result<std::optional<HalfReadGame>> open(std::string_view id) = 0;
  /// Reads on by at most so many events. Until the game is whole nothing is written to it.
  [[nodiscard]] virtual Result<void> read_on(HalfReadGame& game, std::size_t most) = 0;
  /// Those in which the player has a seat, newest first, behind the first `skip`.
  [[nodiscard]] virtual Result<std::vector<GameSummary>> list(std::string_view player, int limit,
                                                              int skip) = 0;
  /// The games between people that go on in which the player has a seat and no computer has the
  /// turn, those first whose time runs out first.
  [[nodiscard]] virtual Result<std::vector<GameSummary>> turns(std::string_view player,
                                                               int limit) = 0;
  [[nodiscard]] virtual Result<GameCount> count(std::string_view player) = 0;
  /// The game that this player made with this nonce.
  [[nodiscard]] virtual Result<std::optional<std::string>> find_created(std::string_view player,
                                                                        std::string_view nonce) = 0;
  /// The longest owed first.
  [[nodiscard]] virtual Result<std::vector<OwedGame>> owed() = 0;
  /// When the games were deleted, or nothing if they are to be there again; all or nothing. A
  /// deleted game is found by none of the above but find_created().
  [[nodiscard]] virtual Result<void> set_deleted(std::span<const std::string> ids,
                                                 std::optional<Millis> at) = 0;
  /// Whose a deleted game is; empty if there is no such game.
  [[nodiscard]] virtual Result<std::string> owner_of_deleted(std::string_view id) = 0;
  /// This player's games without a move that were made before then; not the newest `kept`.
  [[nodiscard]] virtual Result<std::vector<std::string>> unmoved(std::string_view player,
                                                                 Millis before, int kept) = 0;
  /// Removes what was deleted before then, at most a few games, the longest deleted first, and a
  /// few invitations that went out of date before then.
  [[nodiscard]] virtual Result<void> purge(Millis before) = 0;
  [[nodiscard]] virtual Result<std::optional<Invitation>> find_invitation(std::string_view id) = 0;
  /// The invitation that this player made with this nonce.
  [[nodiscard]] virtual Result<std::optional<std::string>> find_invited(std::string_view host,
                                                                        std::string_view nonce) = 0;
  /// The last invitation to play this game again that was not withdrawn.
  [[nodiscard]] virtual Result<std::optional<Invitation>> find_rematch(std::string_view game) = 0;
  /// Those that wait now for this player alone, newest first.
  [[nodiscard]] virtual Result<std::vector<Invitation>> challenges(std::string_view player,
                                                                   Millis now, int limit) = 0;
  /// Those that wait now, rematches aside, newest first: at most so many public ones, and all of
  /// this host's.
  [[nodiscard]] virtual Result<std::vector<Invitation>> waiting(std::string_view host, Millis now,
                                                                int limit) = 0;
  /// All or nothing; nothing where the guest is no guest any more, so that a repeat does no harm,
  /// or where the account is none.
  [[nodiscard]] virtual Result<Adopted> adopt(const Adoption& adoption) = 0;
  [[nodiscard]] virtual ChatBook& chat() = 0;
  [[nodiscard]] virtual TournamentStore& tournaments() = 0;
  [[nodiscard]] virtual ClubStore& clubs() = 0;
  [[nodiscard]] virtual LeagueStore& leagues() = 0;
  /// The games in which a clock runs.
  [[nodiscard]] virtual Result<std::vector<Deadline>> timed() = 0;
  /// What the clock of timed games showed when it was last written: with each step of such a game,
  /// and by set_clock().
  [[nodiscard]] virtual Result<Millis> clock() = 0;
  [[nodiscard]] virtual Result<void> set_clock(Millis shown) = 0;
  /// What it knows of players; part of it, and as old.
  [[nodiscard]] virtual People& people() = 0;
  [[nodiscard]] virtual LeaveBook& leaves() = 0;
  /// What the players of a game keep for themselves.
  [[nodiscard]] virtual Result<std::vector<PrivateText>> private_texts(std::string_view game) = 0;
  /// Whether the store can be read and written now.
  [[nodiscard]] virtual Result<void> check() = 0;
};

}  // namespace camlann::server
