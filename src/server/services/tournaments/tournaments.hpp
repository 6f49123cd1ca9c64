#pragma once
// All tournaments of this server. tournament/ decides on events; they are written together with
// their games: a round with its games, the end of a game with its result. After a crash both are on
// disk, or neither. Only on the games' thread, as a part of Games; messages wait in its outbox
// until the transaction is committed.

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
#include "play/command.hpp"
#include "server/core/clock.hpp"
#include "server/core/deadlines.hpp"
#include "server/core/fair_queue.hpp"
#include "server/core/limits.hpp"
#include "server/core/log.hpp"
#include "server/core/mailbox.hpp"
#include "server/core/outbox.hpp"
#include "server/core/secret.hpp"
#include "server/messages/event_files.hpp"
#include "server/messages/tournament_requests.hpp"
#include "server/model/account.hpp"
#include "server/model/calendar.hpp"
#include "server/model/club.hpp"
#include "server/model/directors.hpp"
#include "server/model/entry.hpp"
#include "server/model/game_state.hpp"
#include "server/model/kept_tournament.hpp"
#include "server/model/list_wish.hpp"
#include "server/model/marks.hpp"
#include "server/model/shown_text.hpp"
#include "server/model/word_list.hpp"
#include "server/services/directing/directing.hpp"
#include "server/services/round/room_for_games.hpp"
#include "server/services/round/thinkers.hpp"
#include "server/services/round/watchers.hpp"
#include "server/services/webhooks/club_events.hpp"
#include "server/store/store.hpp"
#include "tournament/event.hpp"
#include "tournament/state.hpp"

namespace camlann::server {

/// The actions of a tournament on games.
struct GameHand {
  /// Creates a game in the current transaction.
  std::function<Result<void>(GameMeta)> begin;
  /// Ends a game with the result that the tournament has, if it still runs, in a turn of `player`:
  /// a long game is read first. If the loser `left` without being removed, a game in which everyone
  /// has moved ends by resignation.
  std::function<void(const std::string& id, const play::GiveResult& result, bool left,
                     const std::string& player)>
      end;
  /// Reads a game, a long one in several turns: false until it is in memory. An error if the
  /// director cannot give it another result now.
  std::function<Result<bool>(const std::string& id, const std::string& director)> read;
  /// Gives a game that was read this result in the current transaction, even if it is over; like
  /// end() if it is not in memory.
  std::function<void(const std::string& id, const play::GiveResult& result,
                     const std::string& director)>
      give;
  /// Puts a game that is on one device on the device of this player, after the current transaction;
  /// a long one is read first, which returns false.
  std::function<Result<bool>(const std::string& id, const std::string& player)> take_over;
  /// Runs this computation when no game waits for the engine.
  std::function<void(const QueueKey& queue_key, EngineTask engine_task)> think;
};

/// A player in a division of a league.
struct DivisionPlayer {
  std::string player;
  std::string name;
  int rating = 0;
};

/// A tournament that is written as a file, in several turns.
struct LeavingFile {
  std::string id;
  std::string text = {};                // NOLINT(readability-redundant-member-init)
  std::vector<std::string> names = {};  // NOLINT(readability-redundant-member-init)
  std::int64_t version = 0;             // of the last event that is in the text
  std::int64_t last = 0;
};

/// The words of a tournament's link preview.
struct PreviewedTournament {
  bool is_public = false;
  std::string name;
  std::string variant;
  int players = 0;
  TournamentPhase phase{};
  std::vector<std::string> first;  // names, the best ones first
  std::string game;                // of the first board; empty without one
};

class Tournaments {
 public:
  Tournaments(Store& store, Watchers& watchers, Outbox& outbox, Clock clock, Namer namer,
              const Limits& limits, const Catalog& known, Log log, RoomForGames& room,
              Directing& directing, ClubEvents& club_events, GameHand games);

  /// Finds the tournaments to recover from the end of the last process. Each tick() recovers one:
  /// takes missing results from finished games, and ends games that have a result.
  [[nodiscard]] Result<void> start();

  /// Sets the function that recognises bots. Call before start().
  void know_bots(const IsBot& is_bot) { marks_.is_bot = is_bot; }
  /// Sets the function that recognises accounts; two of them may have names that look alike. Call
  /// before all else.
  void know_accounts(const HasAccount& has_account) { marks_.has_account = has_account; }

  /// Sets the function that returns the host's current list of unwanted words. Call before start().
  void know_words(UnwantedWords words) { words_ = std::move(words); }
  /// Updates the player's name, which the store already has.
  void rename(const std::string& player, const std::string& name);
  /// Reads again the tournaments that a deleted account directed. All unsaved changes must
  /// have been written before, as before the next one.
  [[nodiscard]] Result<void> lose_director(const std::string& player);
  /// Reads a tournament, or the divisions of a league, again: the host has changed it.
  [[nodiscard]] Result<void> look_again_at(const DirectedEvent& event);
  /// Reads the tournaments of a deleted club again when they are needed.
  void lose_club(const std::string& club);

  /// True if the last call has only read a part of a tournament, and has to be repeated in a later
  /// turn; once. Then it has done nothing else.
  [[nodiscard]] bool reads_on() { return std::exchange(reads_on_, false); }

  /// Each returns a message: the current tournament.
  [[nodiscard]] Result<Payload> make(const std::string& player, const NewTournament& wish);
  [[nodiscard]] Result<Payload> show(const std::string& id);
  /// Returns the current tournament, for other features; valid until its next event.
  [[nodiscard]] Result<const KeptTournament*> find_shown(const std::string& id);
  /// Returns the words for its link preview, which only public ones have.
  [[nodiscard]] Result<PreviewedTournament> preview(const std::string& id);
  /// Returns the tournament as a file.
  [[nodiscard]] Result<Payload> file(const std::string& id, const EventFileWish& wish);
  /// Returns the games of a simultaneous display as this player sees them, by board.
  [[nodiscard]] Result<Payload> boards(const std::string& player, const std::string& id);
  /// Returns the file that `camlann tournament` reads; a long one is written in several turns.
  Then send_file(const std::shared_ptr<LeavingFile>& file, const Reply<Payload>& reply);
  /// Returns open, running and finished tournaments, newest first: the public ones and this
  /// player's own.
  [[nodiscard]] Result<Payload> list(const std::string& player, const ListWish& wish = {});
  /// Returns the tournaments of a club: all for its members, the public ones for others.
  [[nodiscard]] Result<Payload> list_of_club(const std::string& player, const std::string& club,
                                             const ListWish& wish = {});
  [[nodiscard]] Result<Payload> enter(const std::string& player, const std::string& id,
                                      const std::string& name, const std::string& code = {});
  /// Returns the applicants and the entry code, for a director.
  [[nodiscard]] Result<Payload> entries(const std::string& player, const std::string& id);
  [[nodiscard]] Result<Payload> leave(const std::string& player, const std::string& id);
  /// Appoints or dismisses a director, or hands over; not in a division.
  [[nodiscard]] Result<Payload> change_directors(const std::string& player, const std::string& id,
                                                 const DirectorWish& wish);
  /// Returns the log of the directors before this number.
  [[nodiscard]] Result<Payload> director_log(const std::string& id, std::int64_t before);
  [[nodiscard]] Result<Payload> ask_bye(const std::string& player, const std::string& id,
                                        std::size_t round);
  /// For the director only, like all below. Replies once the round is paired, which may take a
  /// while.
  Then start_round(const std::string& player, const std::string& id, std::size_t round,
                   const Reply<Payload>& reply);
  /// Returns the pairing that the program would make of the next round, with what it breaks.
  Then propose(const std::string& player, const std::string& id, const Reply<Payload>& reply);
  /// Returns the rules that a pairing of the next round breaks.
  [[nodiscard]] Result<Payload> check_pairing(const std::string& player, const std::string& id,
                                              const GivenRound& given);
  /// Starts the next round with this pairing.
  [[nodiscard]] Result<Payload> give_pairing(const std::string& player, const std::string& id,
                                             const GivenRound& given);
  /// Gives or corrects a result. Its game is read first, a long one in several turns.
  Then give_result(const std::string& player, const std::string& id,
                   const tournament::Report& result, const Reply<Payload>& reply);
  [[nodiscard]] Result<Payload> remove(const std::string& player, const std::string& id,
                                       const std::string& removed);
  /// Takes a club out, by a director or an officer of the club.
  [[nodiscard]] Result<Payload> remove_team(const std::string& player, const std::string& id,
                                            const std::string& club);
  /// Sets the players of a club for the next round, by an officer of the club.
  [[nodiscard]] Result<Payload> line_up(const std::string& player, const std::string& id,
                                        const LineUpWish& wish);
  /// Lets in a player that asks to enter, also one that was refused.
  [[nodiscard]] Result<Payload> accept(const std::string& player, const std::string& id,
                                       const std::string& applicant);
  /// Enters players without a device by name: all of them or none.
  [[nodiscard]] Result<Payload> enter_names(const std::string& player, const std::string& id,
                                            const std::vector<ListedName>& names);
  [[nodiscard]] Result<Payload> refuse(const std::string& player, const std::string& id,
                                       const std::string& applicant);
  /// Enters a bot that permits it, before the first round.
  [[nodiscard]] Result<Payload> enter_bot(const std::string& player, const std::string& id,
                                          const NamedAccount& bot);
  /// Puts a board in the room on the device of this player: one of the two, a director, or any
  /// client with its code. Returns a message with the code and the game.
  [[nodiscard]] Result<Payload> open_board(const std::string& player, const std::string& id,
                                           const BoardWish& wish);
  /// Takes the result that one of the two players of a board in the room reports. It counts once
  /// the other one has confirmed it, or at once if that one has no device.
  [[nodiscard]] Result<Payload> report_result(const std::string& player, const std::string& id,
                                              const tournament::Report& result);
  /// Ends the tournament; before the first round, cancels it.
  [[nodiscard]] Result<Payload> finish(const std::string& player, const std::string& id);
  /// Continues after the end. Rounds start by the clock again after the next event.
  [[nodiscard]] Result<Payload> reopen(const std::string& player, const std::string& id);
  /// Replaces everything but the club and the director's name, before the first round.
  [[nodiscard]] Result<Payload> change(const std::string& player, const std::string& id,
                                       const NewTournament& wish);

  // For leagues (divisions.cpp)
  /// Creates a tournament of these players in the current transaction, and returns its id. Its
  /// games are due at once. `meta` lacks the id and the time.
  [[nodiscard]] Result<std::string> make_division(TournamentMeta meta,
                                                  const std::vector<DivisionPlayer>& players);
  /// Sets the directors of a division in memory: those of its league, which the store gets.
  void set_directors(const std::string& division, const Directors& directors);
  /// Returns the current tournament, read at once; valid until its next event.
  [[nodiscard]] Result<const KeptTournament*> look_at(const std::string& id);

  /// Returns the message for watchers after a change.
  [[nodiscard]] Result<Payload> news(const std::string& id);

  /// Records the end of a tournament game in the current transaction.
  void game_over(const GameMeta& meta, const Standing& standing);
  /// Does the work that is due now, or a part of it: games are begun in portions.
  void tick();
  /// True if tick() left work that is due.
  [[nodiscard]] bool has_more_to_do() const;
  /// True if a round waits for its pairing and no task computes it.
  [[nodiscard]] bool waiting() const;
  /// Requests all pending pairings again, because the tasks may be lost.
  void look_again();

  /// Reloads a tournament that was changed in the store. All unsaved changes must have been written
  /// before.
  void read_again(const std::string& id);
  /// Returns the changes to write with the games of this transaction.
  [[nodiscard]] std::span<const TournamentWrite> unsaved() const { return unsaved_; }
  /// Ends the transaction; if it was not saved, its tournaments are read again.
  void next_round(bool saved);

 private:
  /// A Swiss round that waits for its pairing.
  struct Awaited {
    std::int64_t engine_task = 0;  // id of the task that computes the pairing; 0 if none does
    std::int64_t version = 0;      // of the tournament that the task was given
    tournament::State drawn;       // its state
    Millis again = 0;              // earliest time of the next try
    bool by_clock = false;
    int overtaken = 0;  // pairings for a tournament that had changed in the meantime
    std::vector<Reply<Payload>> replies;
    std::vector<Reply<Payload>> viewers;  // that are only shown the pairing

    /// True if the round starts with the pairing.
    [[nodiscard]] bool starts() const { return by_clock || !replies.empty(); }
    /// False if memory ran out while the request was being made.
    [[nodiscard]] bool wanted() const { return starts() || !viewers.empty(); }
  };

  /// Returns an error with code `busy` while the tournament is still being read; then reads_on() is
  /// true. A long one is read in the turns of the requests for it, like a game (game_cache.hpp).
  [[nodiscard]] Result<KeptTournament*> find(const std::string& id);
  /// The same, reading at most this many events.
  [[nodiscard]] Result<KeptTournament*> find(const std::string& id, std::size_t events);
  [[nodiscard]] Result<KeptTournament*> find_own(const std::string& player, const std::string& id);
  /// The same for the giver of a display, too.
  [[nodiscard]] Result<KeptTournament*> find_led(const std::string& player, const std::string& id);
  /// Decides, and applies the events to the tournament; on an error nothing changes. `told` is the
  /// name of an entrant, or the id of the director that gives a result or removes a player.
  Result<void> carry_out(KeptTournament& kept, const tournament::Command& command,
                         const std::string& told = {});
  /// Returns nothing while the game is being read.
  [[nodiscard]] Result<Payload> try_to_give(const std::string& player, const std::string& id,
                                            const tournament::Report& result);
  /// Gives the game of a board the result that this command has led to. `director` is empty if a
  /// player has left.
  void end_game(const KeptTournament& kept, BoardAt at, const tournament::Command& command,
                const std::string& director);
  Result<Payload> withdraw(const std::string& player, const std::string& id,
                           const std::string& director);
  /// Creates a tournament in the current transaction; an error if its terms are invalid. One from a
  /// file keeps the seed of its lots.
  Result<KeptTournament*> begin(TournamentMeta meta, bool from_file = false);

  // Files of `camlann tournament` (moving_files.cpp)
  /// Returns an error if the limits forbid the tournament of a file.
  [[nodiscard]] Result<void> may_come(const NewTournament& wish) const;
  /// Adds the events of a file to a new tournament.
  Result<void> take_file(KeptTournament& kept, const std::string& player, const ComingFile& file);
  /// Writes a part of a file; true if it is whole.
  [[nodiscard]] Result<bool> write_on(LeavingFile& file);
  /// Starts the next round with its games at once; not that of a Swiss.
  Result<void> pair(KeptTournament& kept);

  // Entries (entering.cpp)
  /// Returns an error if the tournament has reached its cap.
  [[nodiscard]] static Result<void> has_place(const KeptTournament& kept);
  /// Returns an error if the player has come back too often, or all together.
  [[nodiscard]] Result<void> may_return(const KeptTournament& kept, std::size_t place) const;
  [[nodiscard]] Result<void> has_free_name(const KeptTournament& kept, const std::string& player,
                                           const std::string& name) const;
  Result<void> let_in(KeptTournament& kept, const std::string& player, const std::string& name);
  Result<void> ask_to_enter(KeptTournament& kept, const std::string& player,
                            const std::string& name);
  /// Withdraws a request to enter; false if the player does not ask.
  Result<bool> stop_asking(KeptTournament& kept, const std::string& player);
  [[nodiscard]] Result<std::vector<Applicant>> applicants(const KeptTournament& kept);
  [[nodiscard]] Result<std::optional<Applicant>> applicant(const KeptTournament& kept,
                                                           const std::string& player);
  void keep(const KeptTournament& kept, ApplicantWrite step);

  // Players without a device (entering_names.cpp)
  /// Returns an error if there are such players and this system cannot have them.
  [[nodiscard]] static Result<void> may_have_names(const KeptTournament& kept,
                                                   tournament::System system);
  /// Returns the commands that enter these names, in their order; one that has left comes back.
  [[nodiscard]] Result<std::vector<tournament::Command>> entries_of(
      const KeptTournament& kept, const std::vector<ListedName>& names) const;
  /// Lets players without a device leave if the tournament has no director to give their results.
  Result<void> free_boards(KeptTournament& kept);

  // Boards in the room that are played on a device (boards_on_devices.cpp)
  /// Returns an error if this player may not put the board on a device.
  [[nodiscard]] static Result<void> may_open(const KeptTournament& kept, const std::string& player,
                                             BoardAt at, const BoardWish& wish);
  /// Begins the game of this board on the device of this player, and returns its id.
  Result<std::string> begin_on_device(const KeptTournament& kept, const std::string& player,
                                      BoardAt at, bool clock);

  // Results that players report (reported_results.cpp)
  /// Returns an error if the player has changed a report too often.
  [[nodiscard]] Result<void> may_tell(const KeptTournament& kept, const std::string& player,
                                      BoardAt at) const;
  /// Gives a board this result if no player can contradict it any more, and adds a line to the log.
  Result<void> settle(KeptTournament& kept, const std::string& player,
                      const tournament::Report& result);

  // Clubs of a tournament of teams (teams.cpp)
  /// Returns an error unless this club can make a team match: `player` is its officer.
  [[nodiscard]] Result<void> may_make_match(const std::string& player, const NewTournament& wish);
  /// Returns an error if there would be too many clubs, with those that have left.
  [[nodiscard]] static Result<void> has_room_for_clubs(const KeptTournament& kept,
                                                       const NewTournament& wish);
  /// Names the clubs of the request, and takes out those that are not in it.
  Result<void> set_clubs(KeptTournament& kept, const NewTournament& wish,
                         const std::string& director);
  /// Returns the club if the player is an officer of it.
  [[nodiscard]] Result<std::optional<Club>> officers_club(const std::string& player,
                                                          const std::string& address);
  /// Enters the members of a line-up that have not entered yet; returns the error of the first that
  /// cannot, before any change.
  Result<void> enter_members(KeptTournament& kept, const Club& club, const LineUpWish& wish);

  // Simultaneous displays (simuls.cpp)
  /// Returns the request with its giver: the player, unless it names another one.
  [[nodiscard]] static NewTournament with_giver_named(const std::string& player,
                                                      NewTournament wish);
  /// Returns the name under which the giver enters; an error if the player may not name this one.
  /// Empty without a display.
  [[nodiscard]] Result<std::string> name_of_giver(const std::string& player,
                                                  const NewTournament& wish);

  // Slow pairings (looking_for_pairings.cpp)
  /// Starts the next round, or returns the entry that waits for its pairing.
  Result<Awaited*> begin_round(KeptTournament& kept);
  [[nodiscard]] Result<void> look_for(KeptTournament& kept);
  [[nodiscard]] std::optional<ThinkJob> job_of(const std::string& id, std::int64_t engine_task);
  void on_pairing(const std::string& id, std::int64_t engine_task, const Thought& thought);
  /// Answers the requests that wait for the pairing.
  void end_wait(KeptTournament& kept, const Result<void>& paired);
  /// Answers the requests to be shown this pairing; false if it is not one of the next round.
  [[nodiscard]] bool show_pairing(const KeptTournament& kept, Awaited& awaited,
                                  const Thought& thought);
  void look_for_awaited();
  [[nodiscard]] Awaited* find_awaited(const std::string& id, std::int64_t engine_task);
  void overtake(const std::string& id);
  // Pairings by a director (giving_pairings.cpp)
  /// Returns an error if this is not the next round.
  [[nodiscard]] static Result<void> is_next(const KeptTournament& kept, std::size_t round);

  /// Ends the tournament, because no round is left or possible; an arena waits instead.
  void end_or_postpone(KeptTournament& kept);

  Result<std::vector<std::string>> make_games(const KeptTournament& kept,
                                              const tournament::Round& round);
  Result<void> append(KeptTournament& kept, const tournament::Event& event,
                      std::vector<std::string> with);
  /// The same without news for the webhook of the club: the event is of an earlier time.
  Result<void> append_old(KeptTournament& kept, const tournament::Event& event,
                          std::vector<std::string> with);
  // Repetition (repeating.cpp)
  /// Makes the next tournament of a series if this event has started or cancelled one of it.
  void repeat_after(KeptTournament& kept, const tournament::Event& event);
  /// Makes the next tournament of a series in the current transaction.
  [[nodiscard]] Result<void> make_following(KeptTournament& kept, Period repeats, int missed);

  /// Gives an event that was added to the webhook of the club.
  void note_for_club(const KeptTournament& kept, const tournament::Event& event);
  /// Withdraws a player that is away until they come back, so that no opponent waits for them.
  void send_home(KeptTournament& kept, const std::string& player);
  /// Does the work that is due in this tournament.
  void advance(KeptTournament& kept);
  void note_due(const KeptTournament& kept);
  Result<void> mend(KeptTournament& kept);
  /// Recovers the next tournament after the start.
  void mend_next();
  /// Returns the tournament that a request with this nonce created; empty if there is none.
  [[nodiscard]] Result<std::string> made_before(const std::string& player,
                                                const std::string& nonce);
  [[nodiscard]] Result<void> may_make(const std::string& player);
  /// Fails if others than members of its club would enter, or players of no league a division.
  [[nodiscard]] Result<void> is_for(const std::string& player, const TournamentMeta& meta);
  [[nodiscard]] Result<void> may_enter(const std::string& player, const KeptTournament& kept);
  /// Fails if the tournament has too many events to take more than the necessary ones.
  [[nodiscard]] Result<void> may_change(const KeptTournament& kept) const;
  /// Returns an error if the limits forbid this number of players.
  [[nodiscard]] Result<void> has_room(const tournament::Terms& terms, std::size_t players) const;
  /// Returns the data that a change leads to; players may have entered.
  [[nodiscard]] Result<TournamentMeta> changed_meta(const KeptTournament& kept,
                                                    const NewTournament& wish) const;
  /// Adds a line to the log if a director has done this.
  void note_act(const KeptTournament& kept, const std::string& player, DirectorLine line);
  /// The same for what a player of the tournament has done.
  void note_player(const KeptTournament& kept, const std::string& player, DirectorLine line);
  void note_command(const KeptTournament& kept, const tournament::Command& command,
                    const std::string& director);
  /// Drops some of the tournaments in memory.
  void drop_if(const std::function<bool(const KeptTournament&)>& which);
  [[nodiscard]] Result<void> find_abandoned();
  TournamentWrite& step_of(const KeptTournament& kept);
  void drop(const std::string& id);
  /// Drops the tournaments that were not used for the longest time if there are too many.
  void trim();
  /// Schedules another attempt to read the tournament after this error.
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
  RoomForGames& room_;
  Directing& directing_;
  ClubEvents& club_events_;
  const GameHand games_;
  Marks marks_;
  UnwantedWords words_ = no_words;
  std::shared_ptr<const WordList> shown_by_;              // of the messages in memory
  std::unordered_map<std::string, KeptTournament> kept_;  // in memory
  std::map<std::string, HalfReadTournament> half_read_;
  bool reads_on_ = false;
  std::uint64_t uses_ = 0;
  Deadlines due_;  // by wall-clock time
  std::vector<TournamentWrite> unsaved_;
  std::map<std::string, Awaited> awaited_;
  std::map<std::string, Millis> unread_;  // next attempt to read it, by tournament
  std::int64_t tasks_ = 0;
  std::vector<std::string> unmended_;  // since the start
  std::size_t games_begun_ = 0;        // in this transaction
  bool dealing_ = false;               // the last transaction began games
  bool more_due_ = false;              // the last tick() left some
};

}  // namespace camlann::server
