#pragma once
// All tournaments of this server. What happens in one is decided by tournament/ and written
// together with the games it is about: a round and its games, the end of a game and its result. A
// kill finds both on disk, or neither. Only on the games' thread, as a part of Games; what is said
// after a round of writing waits in its outbox.

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "game/catalog.hpp"
#include "play/clock.hpp"
#include "server/core/clock.hpp"
#include "server/core/deadlines.hpp"
#include "server/core/fair_queue.hpp"
#include "server/core/limits.hpp"
#include "server/core/log.hpp"
#include "server/core/outbox.hpp"
#include "server/core/secret.hpp"
#include "server/messages/tournament_requests.hpp"
#include "server/model/account.hpp"
#include "server/model/game_state.hpp"
#include "server/model/kept_tournament.hpp"
#include "server/model/shown_text.hpp"
#include "server/model/word_list.hpp"
#include "server/services/round/thinkers.hpp"
#include "server/services/round/watchers.hpp"
#include "server/store/store.hpp"
#include "tournament/event.hpp"

namespace camlann::server {

/// What a tournament does to games.
struct GameHand {
  /// Makes a game in this round of writing.
  std::function<Result<void>(GameMeta)> begin;
  /// Ends a game whose result was given otherwise; soon, if it is not over then.
  std::function<void(const std::string& id, tournament::Score score)> end;
  /// Has this thought where no game waits for it.
  std::function<void(const QueueKey& queue_key, EngineTask engine_task)> think;
};

/// One who plays in a division of a league.
struct DivisionPlayer {
  std::string player;
  std::string name;
  int rating = 0;
};

class Tournaments {
 public:
  Tournaments(Store& store, Watchers& watchers, Outbox& outbox, Clock clock, Namer namer,
              const Limits& limits, const Catalog& known, Log log, GameHand games);

  /// Takes up what ran when the last process ended: results that are missing are taken from games
  /// that are over, and games whose result was given are ended.
  [[nodiscard]] Result<void> start();

  /// Before start(): whose names are marked as those of bots.
  void know_bots(const IsBot& is_bot) { is_bot_ = is_bot; }

  /// Before start(): the words that the host does not want, as they are then.
  void know_words(UnwantedWords words) { words_ = std::move(words); }
  /// The store has another name for this player already.
  void rename(const std::string& player, const std::string& name);

  /// Each answers with a message: the tournament as it is then.
  [[nodiscard]] Result<Payload> make(const std::string& player, const NewTournament& wish);
  [[nodiscard]] Result<Payload> show(const std::string& id);
  /// Open, running and over, the newest first: the public ones and those of this player.
  [[nodiscard]] Result<Payload> list(const std::string& player);
  /// Of a club: all for its members, the public ones for others.
  [[nodiscard]] Result<Payload> list_of_club(const std::string& player, const std::string& club);
  [[nodiscard]] Result<Payload> enter(const std::string& player, const std::string& id,
                                      const std::string& name);
  [[nodiscard]] Result<Payload> leave(const std::string& player, const std::string& id);
  [[nodiscard]] Result<Payload> ask_bye(const std::string& player, const std::string& id,
                                        std::size_t round);
  /// By the director alone, as all that follows.
  /// Answered when the round is paired, which may take a while.
  void start_round(const std::string& player, const std::string& id, std::size_t round,
                   const Reply<Payload>& reply);
  [[nodiscard]] Result<Payload> give_result(const std::string& player, const std::string& id,
                                            const tournament::Report& result);
  [[nodiscard]] Result<Payload> remove(const std::string& player, const std::string& id,
                                       const std::string& removed);
  [[nodiscard]] Result<Payload> finish(const std::string& player, const std::string& id);

  // For leagues (divisions.cpp)
  /// Whether games of such a tournament can be made.
  [[nodiscard]] Result<void> can_make(const TournamentMeta& meta) const;
  /// A tournament of these players, all its games paired, in this round of writing; its id. Its
  /// meta lacks id and time.
  [[nodiscard]] Result<std::string> make_division(TournamentMeta meta,
                                                  const std::vector<DivisionPlayer>& players);
  /// As it is now, until something happens to it.
  [[nodiscard]] Result<const KeptTournament*> look_at(const std::string& id);
  /// By which a player is seeded; 0 for one without a rating.
  [[nodiscard]] Result<int> rating_of(const std::string& player, const std::string& variant,
                                      const play::TimeControl& time);

  /// What those who watch it are told of how it is now.
  [[nodiscard]] Result<Payload> news(const std::string& id);

  /// A game of a tournament has ended, in this round of writing.
  void game_over(const GameMeta& meta, const Standing& standing);
  /// Does what is due by the clock.
  void tick();
  /// Whether a round is to be paired that nobody looks for.
  [[nodiscard]] bool waiting() const;
  /// What was being looked for may have been lost.
  void look_again();

  /// It was changed in the store, after all that was unsaved had been written.
  void read_again(const std::string& id);
  /// What is to be written with the games of this round.
  [[nodiscard]] std::span<const TournamentWrite> unsaved() const { return unsaved_; }
  /// The round is over, saved or not; what was not saved is read again.
  void next_round(bool saved);

 private:
  /// A round of a Swiss whose pairing is to be found.
  struct Awaited {
    std::int64_t engine_task = 0;  // the number of the one that looks for it; 0: none does
    std::int64_t version = 0;      // of the tournament that it was told of
    Millis again = 0;              // not before
    bool by_clock = false;
    int overtaken = 0;  // how often the tournament went on meanwhile
    std::vector<Reply<Payload>> replies;

    /// Not where memory ran out while it was asked for.
    [[nodiscard]] bool wanted() const { return by_clock || !replies.empty(); }
  };

  [[nodiscard]] Result<KeptTournament*> find(const std::string& id);
  [[nodiscard]] Result<KeptTournament*> find_own(const std::string& player, const std::string& id);
  /// Decides, and moves the tournament on; nothing happens on an error.
  Result<void> carry_out(KeptTournament& kept, const tournament::Command& command,
                         const std::string& name = {});
  /// Made in this round of writing; an error if its terms make no sense.
  Result<KeptTournament*> begin(TournamentMeta meta);
  [[nodiscard]] Result<GameMeta> game_of(const TournamentMeta& meta) const;
  /// The next round with its games, at once.
  Result<void> pair(KeptTournament& kept);

  // Pairings that take long (looking_for_pairings.cpp)
  /// The next round, or who waits for it, until it is found; nothing then.
  Result<Awaited*> begin_round(KeptTournament& kept);
  [[nodiscard]] Result<void> look_for(KeptTournament& kept);
  [[nodiscard]] std::optional<ThinkJob> job_of(const std::string& id, std::int64_t engine_task);
  void on_pairing(const std::string& id, std::int64_t engine_task, const Thought& thought);
  /// Those who wait hear of it.
  void end_wait(KeptTournament& kept, const Result<void>& paired);
  void look_for_awaited();
  [[nodiscard]] Awaited* find_awaited(const std::string& id, std::int64_t engine_task);
  void overtake(const std::string& id);
  /// No round is left, or nobody can be paired: that is the end, but for an arena, which waits.
  void end_or_postpone(KeptTournament& kept);

  Result<std::vector<std::string>> make_games(const KeptTournament& kept,
                                              const tournament::Round& round);
  Result<void> append(KeptTournament& kept, const tournament::Event& event,
                      std::vector<std::string> with);
  /// Who has not come to a game is not paired again before coming back, where others would have to
  /// wait for nothing.
  void send_home_absent(KeptTournament& kept, BoardAt at, tournament::Score score);
  /// What the clock says now.
  void advance(KeptTournament& kept);
  void note_due(const KeptTournament& kept);
  Result<void> mend(KeptTournament& kept);
  /// The tournament that a request with this nonce made; empty if there is none.
  [[nodiscard]] Result<std::string> made_before(const std::string& player,
                                                const std::string& nonce);
  [[nodiscard]] Result<void> may_make(const std::string& player);
  [[nodiscard]] Result<void> may_enter(const std::string& player);
  TournamentWrite& step_of(const KeptTournament& kept);
  void drop(const std::string& id);
  /// It could not be read because of this.
  void look_later(const std::string& id, const Error& error);
  [[nodiscard]] Payload message_of(const KeptTournament& kept);

  Store& store_;
  Watchers& watchers_;
  Outbox& outbox_;
  const Clock clock_;
  const Namer namer_;
  const Limits& limits_;
  const Catalog& known_;
  const Log log_;
  const GameHand games_;
  IsBot is_bot_;
  UnwantedWords words_ = no_words;
  std::shared_ptr<const WordList> shown_by_;  // which messages of tournaments in memory are made by
  std::unordered_map<std::string, KeptTournament> kept_;  // in memory
  Deadlines due_;                                         // by the wall clock
  std::vector<TournamentWrite> unsaved_;
  std::map<std::string, Awaited> awaited_;
  std::map<std::string, Millis> unread_;  // when it is tried again to take up what was missed
  std::int64_t errands_ = 0;
};

}  // namespace camlann::server
