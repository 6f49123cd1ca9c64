#pragma once
// The current round: events are applied to their games at once and written in one transaction at
// the end of the round. Only on the games' thread.

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "play/absence.hpp"
#include "play/command.hpp"
#include "play/seating.hpp"
#include "server/core/clock.hpp"
#include "server/core/log.hpp"
#include "server/core/play_clock.hpp"
#include "server/model/chat.hpp"
#include "server/model/club.hpp"
#include "server/model/finished_game.hpp"
#include "server/model/game_state.hpp"
#include "server/model/invitation.hpp"
#include "server/model/kept_tournament.hpp"
#include "server/model/leaves.hpp"
#include "server/model/private_text.hpp"
#include "server/model/webhook.hpp"
#include "server/services/round/game_cache.hpp"
#include "server/services/round/watchers.hpp"
#include "server/store/store.hpp"

namespace camlann::server {

/// The author of a command, with its nonce and circumstances.
struct Hand {
  By by = By::person;
  play::Who who;
  std::string nonce;        // empty: without one
  Millis lag = 0;           // network delay of the command
  play::Absence absence{};  // of all players of the game
};

/// The outcome of a round.
struct Committed {
  bool saved = false;
  double seconds = 0;  // duration of the transaction
  std::int64_t moves_of_people = 0;
  std::int64_t moves_of_computers = 0;
};

class Journal {
 public:
  using OnCommit = std::function<void(const Committed&)>;
  Journal(Store& store, Watchers& watchers, Clock clock, const PlayClock& play_clock,
          const LeaveIndex& leaves, Log log);

  [[nodiscard]] Millis now() const { return clock_(); }
  /// Sets the callback that is called after each transaction.
  void on_commit(OnCommit told) { on_commit_ = std::move(told); }

  /// Adds the first entry of a game that was created by this request.
  void begin(LiveGame& game, const NewGame& wish);
  /// Applies the command and its consequences, and then planned answers. On an error the game is
  /// unchanged.
  Result<void> carry_out(LiveGame& game, const play::Command& command, const Hand& hand);
  /// Stops the clock of the player to move while they are on leave.
  void rest_if_away(LiveGame& game);
  /// Replaces the player's private text about this game.
  void keep_private(const LiveGame& game, PrivateText text);
  /// Returns the note that this player has saved in this round.
  [[nodiscard]] std::optional<std::string> kept_note(const std::string& game,
                                                     const std::string& player) const;
  /// Keeps the invitation in its current state.
  void keep(Invitation invitation);
  void keep(ChatLine line);
  void keep(MuteWish wish);
  /// Returns the chat lines of this round.
  [[nodiscard]] const std::vector<ChatLine>& chat() const { return chat_; }
  /// Returns the number of the last line that was kept in this round; 0 if there is none.
  [[nodiscard]] std::int64_t last_chat(const std::string& game) const;
  /// Returns the number of invitations that this player has made in this round.
  [[nodiscard]] std::size_t invited(const std::string& host) const;
  /// Returns the invitation as kept in this round, if it was.
  [[nodiscard]] std::optional<Invitation> kept(const std::string& id) const;
  /// Returns the invitation to a rematch of this game as kept in this round, unless it was
  /// withdrawn.
  [[nodiscard]] std::optional<Invitation> kept_rematch(const std::string& game) const;
  /// Returns the id of the game or invitation that this player made in this round with this nonce.
  [[nodiscard]] std::optional<std::string> made(const std::string& player,
                                                const std::string& nonce) const;

  /// Returns the games with events in this round.
  [[nodiscard]] const std::vector<GameWrite>& touched() const { return unsaved_; }
  /// Returns the invitations that were kept in this round.
  [[nodiscard]] const std::vector<Invitation>& invitations() const { return invitations_; }
  /// Writes the round, with these steps of tournaments, clubs, leagues and directors, events for
  /// webhooks, and chats at events. The round is kept until next_round(), so that the touched games
  /// are still known if memory runs out in between.
  [[nodiscard]] Result<void> commit(std::span<const TournamentWrite> tournaments,
                                    std::span<const ClubWrite> clubs,
                                    std::span<const KeptLeague> leagues,
                                    std::span<const DirectorWrite> directors,
                                    std::span<const WebhookEvent> webhook_events,
                                    std::span<const EventChatWrite> event_chats);
  void next_round();

 private:
  Result<void> decide(LiveGame& game, const play::Command& command, const Hand& hand);
  void play_planned(LiveGame& game);
  [[nodiscard]] Committed committed(bool saved, double seconds) const;
  void append(LiveGame& game, Entry entry);
  GameWrite& step_of(const std::string& game);
  /// Counts a game that is over: for the first time, or with another result than `before`.
  void count(const LiveGame& game, bool ran, std::optional<FinishedGame> before);

  Store& store_;
  Watchers& watchers_;
  const Clock clock_;
  const PlayClock& play_clock_;
  const LeaveIndex& leaves_;
  const Log log_;
  OnCommit on_commit_;
  std::vector<GameWrite> unsaved_;
  std::vector<Invitation> invitations_;   // each once
  std::vector<FinishedGame> finished_;    // in the order in which they ended
  std::vector<CorrectedGame> corrected_;  // in the order of the corrections
  std::vector<ChatLine> chat_;
  std::vector<MuteWish> mutes_;
  std::unordered_map<std::string, std::size_t> index_;               // of unsaved_, by game
  std::map<std::pair<std::string, std::string>, std::string> made_;  // by player and nonce
};

}  // namespace camlann::server
