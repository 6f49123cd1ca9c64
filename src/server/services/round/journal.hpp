#pragma once
// The round under way: what happens in games is applied to them at once and written in one
// transaction at the end of the round. Only on the games' thread.

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
#include "server/services/round/game_cache.hpp"
#include "server/services/round/watchers.hpp"
#include "server/store/store.hpp"

namespace camlann::server {

/// Who gives a command, and under which nonce.
struct Hand {
  By by = By::person;
  play::Who who;
  std::string nonce;        // empty for none
  Millis lag = 0;           // of the command, on its way here
  play::Absence absence{};  // of everyone at the table
};

/// What became of a round.
struct Committed {
  bool saved = false;
  double seconds = 0;  // that the transaction took
  std::int64_t moves_of_people = 0;
  std::int64_t moves_of_computers = 0;
};

class Journal {
 public:
  using OnCommit = std::function<void(const Committed&)>;
  Journal(Store& store, Watchers& watchers, Clock clock, const PlayClock& play_clock,
          const Leaves& leaves, Log log);

  [[nodiscard]] Millis now() const { return clock_(); }
  /// Is told of each transaction.
  void on_commit(OnCommit told) { on_commit_ = std::move(told); }

  /// The first entry of a game that was made because of this wish.
  void begin(LiveGame& game, const NewGame& wish);
  /// Decides, and moves the game on by what was decided, and by what players have planned as the
  /// answer; nothing happens on an error.
  Result<void> carry_out(LiveGame& game, const play::Command& command, const Hand& hand);
  /// The clock of the player to move stands still where he is on leave.
  void rest_if_away(LiveGame& game);
  /// What a player keeps for himself about this game, in place of what was there.
  void keep_private(const LiveGame& game, PrivateText text);
  /// The note that this player has written in this round.
  [[nodiscard]] std::optional<std::string> kept_note(const std::string& game,
                                                     const std::string& player) const;
  /// The invitation as it is after this.
  void keep(Invitation invitation);
  void keep(ChatLine line);
  void keep(MuteWish wish);
  /// What was said in this round.
  [[nodiscard]] const std::vector<ChatLine>& chat() const { return chat_; }
  /// The number of the last line that was kept in this round; 0 for none.
  [[nodiscard]] std::int64_t last_chat(const std::string& game) const;
  /// How many invitations this player has made in this round.
  [[nodiscard]] std::size_t invited(const std::string& host) const;
  /// As it was kept in this round; nothing if it was not.
  [[nodiscard]] std::optional<Invitation> kept(const std::string& id) const;
  /// The same of the rematch of this game, if it was not withdrawn.
  [[nodiscard]] std::optional<Invitation> kept_rematch(const std::string& game) const;
  /// The game, or the invitation, that this player made in this round with this nonce.
  [[nodiscard]] std::optional<std::string> made(const std::string& player,
                                                const std::string& nonce) const;

  /// The games that were moved on in this round.
  [[nodiscard]] const std::vector<GameWrite>& touched() const { return unsaved_; }
  /// The invitations that were kept in it.
  [[nodiscard]] const std::vector<Invitation>& invitations() const { return invitations_; }
  /// Writes the round with these steps of tournaments and clubs. It stays until next_round(): if
  /// memory runs out before all is settled, it is still known what was touched.
  [[nodiscard]] Result<void> commit(std::span<const TournamentWrite> tournaments,
                                    std::span<const Club> clubs,
                                    std::span<const KeptLeague> leagues);
  void next_round();

 private:
  Result<void> decide(LiveGame& game, const play::Command& command, const Hand& hand);
  void play_planned(LiveGame& game);
  [[nodiscard]] Committed committed(bool saved, double seconds) const;
  void append(LiveGame& game, Entry entry);
  GameWrite& step_of(const std::string& game);

  Store& store_;
  Watchers& watchers_;
  const Clock clock_;
  const PlayClock& play_clock_;
  const Leaves& leaves_;
  const Log log_;
  OnCommit on_commit_;
  std::vector<GameWrite> unsaved_;
  std::vector<Invitation> invitations_;  // each once
  std::vector<FinishedGame> finished_;   // as they ended
  std::vector<ChatLine> chat_;
  std::vector<MuteWish> mutes_;
  std::unordered_map<std::string, std::size_t> index_;               // of unsaved_, by game
  std::map<std::pair<std::string, std::string>, std::string> made_;  // by player and nonce
};

}  // namespace camlann::server
