#pragma once
// All games that are played here. One thread (run()) owns them: it takes what has arrived, checks
// it against the rules and the player's right, writes it in one transaction, and only then answers
// and tells the watchers. The computer's moves come in the same way, from the thinking threads. The
// requests below may be called from any thread; the answer comes on the games' thread, once, and
// must not block. The parts: game_cache.hpp has the games, journal.hpp the round that is written
// together, outbox.hpp what is said after it, watchers.hpp and computer_turns.hpp the rest.

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "base/result.hpp"
#include "game/catalog.hpp"
#include "play/clock.hpp"
#include "play/command.hpp"
#include "play/invitation.hpp"
#include "play/leave.hpp"
#include "play/plan.hpp"
#include "play/seating.hpp"
#include "play/state.hpp"
#include "server/core/clock.hpp"
#include "server/core/deadlines.hpp"
#include "server/core/fair_queue.hpp"
#include "server/core/limits.hpp"
#include "server/core/log.hpp"
#include "server/core/mailbox.hpp"
#include "server/core/outbox.hpp"
#include "server/core/play_clock.hpp"
#include "server/core/secret.hpp"
#include "server/core/token_bucket.hpp"
#include "server/model/account.hpp"
#include "server/model/action.hpp"
#include "server/model/chat.hpp"
#include "server/model/game_state.hpp"
#include "server/model/invitation.hpp"
#include "server/model/leaves.hpp"
#include "server/model/own_turns.hpp"
#include "server/model/private_text.hpp"
#include "server/model/profile.hpp"
#include "server/model/shown_text.hpp"
#include "server/services/clubs/clubs.hpp"
#include "server/services/games/analysing.hpp"
#include "server/services/games/attendance.hpp"
#include "server/services/games/computer_turns.hpp"
#include "server/services/games/live_games.hpp"
#include "server/services/games/pool.hpp"
#include "server/services/leagues/leagues.hpp"
#include "server/services/round/game_cache.hpp"
#include "server/services/round/journal.hpp"
#include "server/services/round/thinkers.hpp"
#include "server/services/round/watchers.hpp"
#include "server/services/tournaments/tournaments.hpp"
#include "server/store/adoption.hpp"
#include "server/store/people.hpp"
#include "server/store/store.hpp"
#include "tournament/event.hpp"

namespace camlann::server {

class Games {
 public:
  template <class T>
  using Reply = server::Reply<T>;
  using ViewReply = server::ViewReply;

  Games(Store& store, Thinker& thinker, Clock clock, Namer namer, const Limits& limits,
        const Log& log, const Catalog& known = catalog(), Clock steady = steady_clock,
        const SteadyClock& work_time = std::chrono::steady_clock::now);

  /// Before start(): whom players' names are marked for as bots. May be asked at any time.
  void know_bots(const IsBot& is_bot);
  /// Before start(): who is somebody to others before his first game with them.
  void know_accounts(HasAccount has_account) { has_account_ = std::move(has_account); }
  /// Before start(): the words that names of clubs, leagues and tournaments are not shown with.
  void know_words(const UnwantedWords& words);
  /// Before start(): is told of each transaction.
  void on_commit(Journal::OnCommit told) { journal_.on_commit(std::move(told)); }
  /// What waits for the games' thread. Any thread.
  [[nodiscard]] Mailbox::Load load() const { return mailbox_->load(); }
  /// What waits for the engine. Any thread.
  [[nodiscard]] Mailbox::Load engine_load() const { return computers_.load(); }
  /// Takes up the games in which the computer owed something when the last process ended, and those
  /// in which a clock ran. It goes on from where it was.
  [[nodiscard]] Result<void> start();
  /// Works until close(), then finishes what has been posted.
  void run();
  /// One round of run(): waits for work for at most `patience`.
  void run_once(std::chrono::milliseconds patience);
  /// How long run() waits for work now: until the next clock runs out at most.
  [[nodiscard]] std::chrono::milliseconds patience() const;
  void close();

  void create(const QueueKey& who, NewGame wish, const ViewReply& reply);
  /// Newest first, behind the first `skip`.
  void list(const QueueKey& who, int limit, int skip, const Reply<std::vector<GameSummary>>& reply);
  /// What waits for the player, once it is no longer what `tag` stands for, or after `wait`.
  /// Whoever may no longer ask is answered at once: `ended` says so when this begins, and
  /// end_waits_of() while it waits.
  void turns(const QueueKey& who, std::string tag, std::chrono::milliseconds wait,
             const Reply<OwnTurns>& reply, Ended ended = {});
  /// Answers those who wait for a turn and perhaps no longer may. Any thread; does not block.
  void end_waits_of(TurnWaiters::Whose whose);
  /// Answers all who wait for a turn, because the server goes down.
  void end_waits();
  void get(const GameRequest& game_request, const ViewReply& reply);
  /// The same with its position and moves.
  void open(const GameRequest& game_request, const ViewReply& reply);
  void play(const GameRequest& game_request, MoveRequest request, const ViewReply& reply);
  void take_back(const GameRequest& game_request, const Action& action, const ViewReply& reply);
  void answer_take_back(const GameRequest& game_request, bool accept, const Action& action,
                        const ViewReply& reply);
  void resign(const GameRequest& game_request, const Action& action, const ViewReply& reply);
  void answer_resign(const GameRequest& game_request, bool accept, const Action& action,
                     const ViewReply& reply);
  void offer_draw(const GameRequest& game_request, const Action& action, const ViewReply& reply);
  void answer_draw(const GameRequest& game_request, bool accept, const Action& action,
                   const ViewReply& reply);
  void claim_draw(const GameRequest& game_request, const Action& action, const ViewReply& reply);
  /// Of a live game whose other side has left.
  void claim_win(const GameRequest& game_request, const Action& action, const ViewReply& reply);
  /// No game after all, before everyone has moved.
  void cancel(const GameRequest& game_request, const Action& action, const ViewReply& reply);
  /// `gone` is set by who asks when nobody waits for the answer any more.
  void hint(const GameRequest& game_request, const StopFlag& gone, const Reply<HintView>& reply);
  /// What the engine thinks of any position, in the same way.
  void analyse(const QueueKey& who, AnalysisWish wish, const StopFlag& gone,
               const Reply<Payload>& reply);
  void record(const GameRequest& game_request, const Reply<std::string>& reply);
  /// Answered with the game as it was; it can be restored for a day.
  void remove(const GameRequest& game_request, const ViewReply& reply);
  void restore(const GameRequest& game_request, const ViewReply& reply);
  /// Of a game that is over, whoever asks, as published records are answered.
  void finished_record(const GameRequest& game_request, const Reply<std::string>& reply);
  void check(const Reply<bool>& reply);
  /// He has deleted his account, and the store knows him no more: nor do the games in memory.
  void forget_player(const std::string& player, const Reply<bool>& reply);
  /// The store has another name for him already, in his games with others too.
  void rename_player(const std::string& player, const std::string& name, const Reply<bool>& reply);

  // A guest's games (adopting.cpp)
  void count_of(const QueueKey& who, const Reply<GameCount>& reply);
  /// The party is the account, which may not have more games afterwards than it could make.
  void adopt(const QueueKey& who, const std::string& guest, const std::string& name,
             const Reply<Adopted>& reply);

  // Invitations (inviting.cpp)
  void invite(const QueueKey& who, NewInvitation wish, const Reply<Invitation>& reply);
  /// Those that wait: the public ones, the asker's own and those for him alone, newest first.
  void invitations(const QueueKey& who, const Reply<std::vector<Invitation>>& reply);
  /// Anybody's who knows its id.
  void invitation(const QueueKey& who, const std::string& id, const Reply<Invitation>& reply);
  void answer_invitation(const QueueKey& who, const std::string& id, InvitationAnswer answer,
                         const Reply<Invitation>& reply);
  /// Offers the players of a game that is over to play it again, or accepts what one of them has
  /// offered: the invitation to it.
  void rematch(const GameRequest& game_request, const Reply<Invitation>& reply);
  // Players (ratings/asking.cpp)
  /// What everybody may know of a player, or of a level of the computer.
  void profile(const QueueKey& who, const std::string& id, const Reply<Profile>& reply);
  /// How a rating has moved, the newest point first.
  void rating_history(const QueueKey& who, const std::string& id, const RatingKind& kind,
                      const Reply<std::vector<RatingPoint>>& reply);
  void leaders(const QueueKey& who, const RatingKind& kind, const Reply<LeaderBoard>& reply);
  /// Follows or blocks somebody, or no longer. Answered with his page.
  void bind(const QueueKey& who, const std::string& other, Bond bond, bool on,
            const Reply<Profile>& reply);
  /// Reads what somebody says, or no longer. Answered with his page.
  void mute_player(const QueueKey& who, const std::string& other, bool muted,
                   const Reply<Profile>& reply);
  void circle(const QueueKey& who, const Reply<Circle>& reply);
  /// Games to watch: those that go on of whom he follows, then live ones that everybody may find.
  void live(const QueueKey& who, const Reply<std::vector<GameSummary>>& reply);

  // Finding an opponent (pairing/seeking.cpp)
  /// Waits from now on, or still; whoever does not ask again for a while no longer does. A repeat
  /// has the nonce of the first request.
  void seek(const QueueKey& who, SeekWish wish, const Reply<SeekView>& reply);
  void stop_seeking(const QueueKey& who, const Reply<bool>& reply);
  /// What all others look for, and what the asker does.
  void seekers(const QueueKey& who, const Reply<Seekers>& reply);

  /// Told how it is now and of every change, until unwatch(); of a tournament or a league, too.
  void await(const GameRequest& game_request, const std::shared_ptr<Watcher>& watcher);

  // Chat (chatting.cpp), of players among themselves and of watchers among themselves
  /// Answered with the line.
  void say(const GameRequest& game_request, const Said& said, const Reply<ChatView>& reply);
  /// What was said after the line of this number; at most the newest hundred lines.
  void chat(const GameRequest& game_request, std::int64_t after, const Reply<ChatView>& reply);
  /// Whether the asker reads what this seat's player says, here and anywhere.
  void mute(const GameRequest& game_request, char seat, bool muted, const Reply<ChatView>& reply);
  // What a player keeps for himself about a game of his (days/private_texts.cpp)
  void plan(const GameRequest& game_request, const Reply<PlanView>& reply);
  /// In place of the one before; without lines there is none. `ply` is how many moves were played.
  void set_plan(const GameRequest& game_request, int ply, std::vector<play::PlanLine> lines,
                const Reply<PlanView>& reply);
  void note(const GameRequest& game_request, const Reply<NoteView>& reply);
  void set_note(const GameRequest& game_request, std::string text, const Reply<NoteView>& reply);

  // Leave (days/leaving.cpp)
  void leave(const QueueKey& who, const Reply<LeaveView>& reply);
  void take_leave(const QueueKey& who, Millis starts_in, Millis lasts,
                  const Reply<LeaveView>& reply);
  void end_leave(const QueueKey& who, const Reply<LeaveView>& reply);

  /// Has this done with the tournaments, the leagues, or the clubs, in the party's turn.
  void ask_tournaments(const QueueKey& who, std::function<Result<Payload>(Tournaments&)> ask,
                       const Reply<Payload>& reply);
  /// By the director; answered when the round is paired.
  void start_round(const QueueKey& who, const std::string& tournament, std::size_t round,
                   const Reply<Payload>& reply);
  void ask_leagues(const QueueKey& who, std::function<Result<Payload>(Leagues&)> ask,
                   const Reply<Payload>& reply);
  void ask_clubs(const QueueKey& who, std::function<Result<Payload>(Clubs&)> ask,
                 const Reply<Payload>& reply);

  /// Answered with messages of doc/protocol/socket.md.
  void watch(const GameRequest& game_request, const WatchWish& wish,
             const std::shared_ptr<Watcher>& watcher);
  /// The page of a watcher is hidden, or shown again.
  void turn(const GameRequest& game_request, bool away, const std::shared_ptr<Watcher>& watcher);
  void unwatch(const GameRequest& game_request, const std::shared_ptr<Watcher>& watcher);

 private:
  using Task = Mailbox::Task;
  using Find = Result<LiveGame*> (GameCache::*)(const GameRequest&);

  /// Has the task done in the party's turn. Should it throw, nothing of its round is kept.
  template <class T>
  void post(const QueueKey& queue_key, const Reply<T>& reply, Task task);
  /// The same with a game, once it is in memory.
  template <class T>
  void post_for(Find find, const GameRequest& game_request, const Reply<T>& reply,
                std::function<void(LiveGame&)> task);
  /// Does `work`; if memory runs out in it, calls off the round and says so with `fail`. Takes no
  /// memory itself.
  template <class Work, class Fail>
  void attempt(const Work& work, const Fail& fail);
  /// The same with a task's turn, which is its last if it fails.
  template <class Fail>
  Then attempt_turn(const Task& task, const Fail& fail);
  /// What `work` has said, all after the first `said`, is not sent, and nothing is saved.
  void call_off(std::size_t said, const std::exception& error);
  void flush();
  [[nodiscard]] bool commit();
  /// A game that was moved on and not saved: it is read again as it was.
  void drop(const GameWrite& step, const Error& error);
  /// It is read again when it is asked for; this is said to those who wait for an answer.
  void let_go(LiveGame& game, const Error& error);
  /// What was to be done when the last process ended, or a round failed.
  [[nodiscard]] Result<void> take_up();

  // adopting.cpp
  [[nodiscard]] Result<Adopted> adopt_now(Adoption adoption);
  void read_again(const Adopted& adopted, const Adoption& adoption);

  // Turns (waiting.cpp)
  void answer_turns(const std::string& player, TurnsRequest request);
  /// Those who wait look again: something has changed for them.
  void look_again(const std::string& player);
  void look_again(const LiveGame& game);
  /// Answers those who have waited long enough.
  void end_due_waits();

  // Clocks (timing.cpp)
  /// Ends the games whose time is up.
  void end_overdue();
  Then end_now(const Deadline& due);
  /// False if there is time left, or nothing to end.
  bool end_if_overdue(LiveGame& game);
  /// After a step of this game has been saved.
  void note_deadline(const LiveGame& game);
  /// Nothing can be saved: nobody is charged for the time since it showed this.
  void stop_clock(Millis shown);
  /// Once something can be saved again. Pages, which count by themselves, are told.
  void restart_clock();
  /// Of games and of what is waited for; what cannot be read now is tried again in a moment.
  void tell_clocks(std::vector<std::string> watched);
  /// Tells those who may hear it what was said here and saved, though saving it seemed to fail.
  [[nodiscard]] Result<void> tell_missed_chat(const LiveGame& game);
  void publish(const ChatLine& line, const GameMeta& meta, const std::vector<std::string>& muting);
  /// The thread goes on: whether it should have long before.
  void notice_standstill();
  /// Writes the clock down now and then while games wait for it.
  void keep_clock();

  // Creating (games.cpp)
  Then create_now(const QueueKey& who, const NewGame& wish, const ViewReply& reply);
  /// The game that a request with this nonce made before.
  [[nodiscard]] Result<std::optional<std::string>> made_before(const std::string& player,
                                                               const std::string& nonce);
  void mark_bots(play::Players& seats) const;
  [[nodiscard]] Result<void> may_create(const std::string& player);
  [[nodiscard]] Result<LiveGame*> begin(GameMeta meta, const NewGame& wish,
                                        const std::string& address);
  // inviting.cpp
  Result<Invitation> invite_now(const QueueKey& who, const NewInvitation& wish);
  Result<Invitation> answer_now(const QueueKey& who, const std::string& id,
                                const InvitationAnswer& answer);
  /// Moved on to this table; the game begins if it is complete.
  Result<Invitation> change_to(Invitation invitation, play::Invitation table, const QueueKey& who);
  Result<Invitation> accept_rematch(const Invitation& offered, const GameMeta& meta,
                                    const std::string& player);
  Result<Invitation> rematch_now(const LiveGame& game, const std::string& player);
  /// What those are told who wait for an invitation, a tournament or a league: how it is now.
  [[nodiscard]] Result<Payload> news_of(const std::string& awaited);
  [[nodiscard]] Result<Invitation> find_invitation(const std::string& id);
  [[nodiscard]] Result<std::optional<Invitation>> find_rematch(const std::string& game);
  [[nodiscard]] Result<void> begin_game(Invitation& invitation, const QueueKey& who);
  void keep(const Invitation& invitation);
  // ratings/asking.cpp
  /// Of a player in such a game; empty where there is none.
  [[nodiscard]] Result<std::string> shown_rating(const std::string& player,
                                                 const std::string& variant,
                                                 const std::optional<play::TimeControl>& time);
  /// Whether he has an account, or has played with others.
  [[nodiscard]] Result<bool> is_known(const std::string& player);
  [[nodiscard]] Result<Profile> profile_now(const std::string& id, const std::string& game_request);
  [[nodiscard]] Result<LeaderBoard> leaders_now(const RatingKind& kind);
  // chatting.cpp
  Result<ChatView> say_now(LiveGame& game, const std::string& player, const Said& said);
  Result<ChatView> mute_now(LiveGame& game, const std::string& player, char seat, bool muted);
  [[nodiscard]] Result<Profile> bind_now(const std::string& player, const std::string& other,
                                         Bond bond, bool on);
  Result<Profile> mute_player_now(const std::string& player, const std::string& other, bool muted);
  [[nodiscard]] Result<Circle> circle_now(const std::string& player);
  [[nodiscard]] Result<std::vector<GameSummary>> live_now(const std::string& player);
  /// Whether he may sit at a table with all who sit there.
  [[nodiscard]] Result<void> may_join(const std::string& player, const play::Players& seats);
  // pairing/seeking.cpp
  [[nodiscard]] Result<SeekView> seek_now(const QueueKey& who, const SeekWish& wish);
  [[nodiscard]] Result<Seek> new_seek(const QueueKey& who, const SeekWish& wish);
  [[nodiscard]] Result<double> seeker_rating(const std::string& player, const SeekTerms& terms);
  [[nodiscard]] SeekView view_of_seek(const Seek& seek) const;
  /// The oldest public invitation that fits, if there is one.
  Result<void> take_open_seat(Seek& seek);
  /// Now and then, while somebody waits.
  void pair_waiting();
  void pair_crowds();
  void begin_pair(Seek& white, Seek& black);
  Result<std::string> begin_paired(const Seek& white, const Seek& black);
  // for_tournaments.cpp
  [[nodiscard]] GameHand hand_for_tournaments();
  /// A game whose result a tournament knows already.
  void end_as(const std::string& id, tournament::Score score);
  /// The results of games that have ended in this round.
  void take_results();
  // analysing.cpp
  Result<void> begin_analysis(const QueueKey& who, const Game& board, int lines,
                              const StopFlag& gone, const Reply<Payload>& reply);
  [[nodiscard]] Result<void> may_analyse(const std::string& player, const Game& board);
  // deleting.cpp
  [[nodiscard]] Result<void> delete_unmoved(const std::string& player);
  /// Now and then removes what was deleted a day ago, a few games at a time.
  void purge();

  // days/leaving.cpp
  [[nodiscard]] LeaveView leave_view(const play::Leaves& taken) const;
  [[nodiscard]] Result<LeaveView> keep_leaves(const std::string& player,
                                              Result<play::Leaves> leaves);
  /// Has the player's games told, one after another.
  void tell_of_leave(const std::string& player);
  /// Those that have begun since it was last called.
  void begin_leaves();
  [[nodiscard]] Result<void> take_up_leaves();
  // days/private_texts.cpp
  [[nodiscard]] Result<PlanView> set_plan_now(LiveGame& game, const std::string& player, int ply,
                                              const std::vector<play::PlanLine>& lines);
  [[nodiscard]] Result<NoteView> note_now(const LiveGame& game, const std::string& player);

  // Changing (changes.cpp)
  /// A move is still text.
  using Wish = std::variant<MoveRequest, play::Command>;
  void change(const GameRequest& game_request, const Action& action, const Wish& wish,
              const ViewReply& reply);
  Result<void> change_now(LiveGame& game, const std::string& player, const Action& action,
                          const Wish& wish);
  bool answer_repeat(LiveGame& game, const Action& action, const Wish& wish,
                     const ViewReply& reply);

  Store& store_;
  const Namer namer_;
  const Limits limits_;
  const Catalog& known_;
  IsBot is_bot_;
  HasAccount has_account_;
  const Log log_;
  const std::shared_ptr<Mailbox> mailbox_;
  Outbox outbox_;
  GameCache games_;
  PlayClock play_clock_;
  Deadlines deadlines_;
  LiveGames live_games_;
  Leaves leaves_;
  TurnWaiters turn_waiters_;
  Pool pool_;
  Watchers watchers_;
  Attendance attendance_;
  Journal journal_;
  ComputerTurns computers_;
  AddressBuckets talkers_;  // by player
  Tournaments tournaments_;
  Leagues leagues_;
  Clubs clubs_;
  const Error too_busy_{
      ErrorCode::busy, "The server is too busy", {}, "another attempt in a moment"};
  bool ending_ = false;              // nobody is kept waiting
  bool broken_ = false;              // nothing of this round is kept
  bool owed_unsure_ = false;         // what the computer owes is to be looked up again
  Millis purged_ = 0;                // when purge() last looked
  Millis kept_ = 0;                  // what keep_clock() last wrote
  Millis looked_at_disk_ = 0;        // when the clock had stood for so long
  std::vector<std::string> untold_;  // what could not be read to tell those who watch
  Millis tell_again_ = 0;            // when that is tried again
  std::map<std::string, std::vector<ChatLine>> unsure_chat_;  // by game: saved or not
  bool grace_ = false;                                        // players come back after a start
  Millis paired_ = 0;                                         // when pair_crowds() last looked
};

template <class Work, class Fail>
void Games::attempt(const Work& work, const Fail& fail) {
  const auto said = outbox_.size();
  try {
    work();
  } catch (const std::exception& error) {
    call_off(said, error);
    try {
      fail(too_busy_);
    } catch (const std::exception&) {
      // Who waits for the answer loses the connection with it.
      log_(Severity::error, "answers-lost", {{"answers", std::int64_t{1}}});
    }
  }
}

template <class Fail>
Then Games::attempt_turn(const Task& task, const Fail& fail) {
  auto then = Then::done;
  attempt([&] { then = task(); }, fail);
  return then;
}

template <class T>
void Games::post(const QueueKey& queue_key, const Reply<T>& reply, Task task) {
  const bool posted = mailbox_->try_post(queue_key, [this, reply, task = std::move(task)] {
    return attempt_turn(task,
                        [&](const Error& error) { outbox_.answer<T>(reply, Failure(error)); });
  });
  if (!posted) {
    reply(failure(ErrorCode::busy, "The server is too busy", {}, "another attempt in a moment"));
  }
}

template <class T>
void Games::post_for(Find find, const GameRequest& game_request, const Reply<T>& reply,
                     std::function<void(LiveGame&)> task) {
  post<T>(game_request.queue_key(), reply,
          [this, find, game_request, reply, task = std::move(task)] {
            const auto game = (games_.*find)(game_request);
            if (game && *game == nullptr) return Then::again;
            if (game) {
              task(**game);
            } else {
              outbox_.answer<T>(reply, Failure(game.error()));
            }
            return Then::done;
          });
}

}  // namespace camlann::server
