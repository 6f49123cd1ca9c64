#pragma once
// The chat at a tournament or a division: one room for players and spectators. Directors
// announce, remove lines and close it. A line is on disk before it is announced to pages. Only on
// the games' thread, as a part of Games.

#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "server/core/clock.hpp"
#include "server/core/limits.hpp"
#include "server/core/outbox.hpp"
#include "server/core/token_bucket.hpp"
#include "server/model/event_chat.hpp"
#include "server/model/kept_tournament.hpp"
#include "server/model/marks.hpp"
#include "server/model/shown_text.hpp"
#include "server/services/directing/directing.hpp"
#include "server/services/round/watchers.hpp"
#include "server/services/tournaments/tournaments.hpp"
#include "server/store/store.hpp"

namespace camlann::server {

class EventChat {
 public:
  /// All must outlive this.
  EventChat(Store& store, Tournaments& tournaments, Watchers& watchers, Directing& directing,
            Clock clock, const Limits& limits, const SteadyClock& work_time);

  void know_bots(const IsBot& is_bot) { marks_.is_bot = is_bot; }
  void know_accounts(const HasAccount& has_account) { marks_.has_account = has_account; }
  void know_words(UnwantedWords words) { words_ = std::move(words); }

  /// See Tournaments::reads_on().
  [[nodiscard]] bool reads_on() { return tournaments_.reads_on(); }

  /// Returns the lines after this number, at most the newest hundred, as a message.
  [[nodiscard]] Result<Payload> read(const EventSpeaker& who, const std::string& id,
                                     std::int64_t after);
  /// Each of the others returns a message with the new lines.
  [[nodiscard]] Result<Payload> say(const EventSpeaker& who, const std::string& id,
                                    const EventSay& wish);
  /// By a director or a moderator, like the next one.
  [[nodiscard]] Result<Payload> remove_line(const EventSpeaker& who, const std::string& id,
                                            std::int64_t number);
  [[nodiscard]] Result<Payload> close(const EventSpeaker& who, const std::string& id, bool closed);
  /// Mutes a player, here and at all games, or ends that.
  [[nodiscard]] Result<Payload> mute(const EventSpeaker& who, const std::string& id,
                                     const MuteWish& wish);

  /// Returns the changes to write with the games of this transaction.
  [[nodiscard]] std::span<const EventChatWrite> unsaved() const { return unsaved_; }
  void next_round() { unsaved_.clear(); }

 private:
  [[nodiscard]] Result<const KeptTournament*> find_own(const EventSpeaker& who,
                                                       const std::string& id);
  [[nodiscard]] Result<bool> is_closed(const std::string& id);
  /// True if a player takes part or has written here.
  [[nodiscard]] Result<bool> is_here(const KeptTournament& event, const std::string& player);
  [[nodiscard]] Result<EventLine> new_line(const EventSpeaker& who, const KeptTournament& kept);
  [[nodiscard]] Payload kept(const EventSpeaker& who, const KeptTournament& event, EventLine line);
  /// Sends it to the players of the games that are open.
  void announce(const KeptTournament& kept, const EventLine& line);

  Store& store_;
  Tournaments& tournaments_;
  Watchers& watchers_;
  Directing& directing_;
  const Clock clock_;
  NameBuckets talkers_;  // by player
  Marks marks_;
  UnwantedWords words_ = no_words;
  std::vector<EventChatWrite> unsaved_;
};

}  // namespace camlann::server
