#pragma once
// All features of the games' thread, and what a round does with them. Used by games.cpp alone.

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <exception>
#include <functional>

#include "base/result.hpp"
#include "server/core/actor.hpp"
#include "server/core/log.hpp"
#include "server/services/clubs/clubs.hpp"
#include "server/services/directing/directing.hpp"
#include "server/services/games/analyses.hpp"
#include "server/services/games/bonds.hpp"
#include "server/services/games/chat.hpp"
#include "server/services/games/clocks.hpp"
#include "server/services/games/deletions.hpp"
#include "server/services/games/fair_reports.hpp"
#include "server/services/games/guest_games.hpp"
#include "server/services/games/invitations.hpp"
#include "server/services/games/leaves.hpp"
#include "server/services/games/new_games.hpp"
#include "server/services/games/private_texts.hpp"
#include "server/services/games/profiles.hpp"
#include "server/services/games/round.hpp"
#include "server/services/games/seeks.hpp"
#include "server/services/games/table.hpp"
#include "server/services/games/tournament_games.hpp"
#include "server/services/games/turn_polls.hpp"
#include "server/services/games/watching.hpp"
#include "server/services/leagues/leagues.hpp"
#include "server/services/round/task_time.hpp"
#include "server/services/tournaments/event_chat.hpp"
#include "server/services/tournaments/tournaments.hpp"
#include "server/services/webhooks/club_events.hpp"
#include "server/store/store.hpp"

namespace camlann::server {

struct Features {
  explicit Features(const RoundParts& parts);

  /// Continues where the last process ended.
  [[nodiscard]] Result<void> start();
  /// Does in each round what follows the requests.
  void finish_round();
  /// Checks, in between, how long the thread has stood still.
  void notice_standstill();
  /// Returns how long the thread can wait for work.
  [[nodiscard]] std::chrono::milliseconds patience() const;
  /// Runs `work`. If memory runs out in it, cancels the round: the answers of `work` are not sent,
  /// nothing of the round is saved, and `fail` is called. Takes no memory itself.
  template <class Work, class Fail>
  void attempt(const Work& work, const Fail& fail);
  /// The same for work without an answer. The computer may miss its turn then, so that owed
  /// thoughts are looked up again at the end of the round.
  template <class Work>
  void attempt(const Work& work) {
    attempt(work, [this](const Error&) { owed_unsure_ = true; });
  }

  /// Runs `work` and reports its time, without transactions of the round.
  template <class Work>
  void timed(const Work& work);

  std::function<void(const TaskTime&)> on_task;
  Round round;
  NewGames new_games{round};
  Profiles profiles{round};
  Bonds bonds{round, profiles};
  Chat chat{round};
  Leaves leaves{round};
  TurnPolls turn_polls{round};
  Invitations invitations{round, new_games, profiles};
  Seeks seeks{round, new_games, profiles, invitations};
  TournamentGames tournament_games{round, new_games, profiles};
  Directing directing;
  ClubEvents club_events;
  Tournaments tournaments;
  Leagues leagues;
  Clubs clubs;
  EventChat event_chat;
  Watching watching{round, chat, invitations, seeks, tournaments, leagues};
  Clocks clocks{round};
  Table table{round, clocks};
  PrivateTexts private_texts{round, clocks};
  Deletions deletions{round, clocks, tournaments};
  GuestGames guest_games{round, leaves, seeks, turn_polls, tournaments};
  Analyses analyses{round};
  FairReports fair_reports{round};

 private:
  /// Does what time has made due, as a part of the round.
  void do_due_work();
  /// Saves the round and does what follows.
  void end_round();
  /// Saves the round, sends its answers, and begins the next one.
  void flush();
  [[nodiscard]] bool commit();
  void settle(const GameWrite& step);
  /// Drops a game from memory that was moved on and not saved.
  void drop(const GameWrite& step, const Error& error);
  /// Cancels the round, and the answers after the first `kept`.
  void cancel(std::size_t kept, const std::exception& error);
  /// Finds what the computer owes and which clocks run, at the start and after a failed round.
  [[nodiscard]] Result<void> look_up();
  void restart_clocks();

  const Error busy_ = too_busy();
  bool broken_ = false;       // nothing of this round is saved
  bool owed_unsure_ = false;  // look_up() is to run again
  TaskTime committing_;       // in the task under way
};

template <class Work, class Fail>
void Features::attempt(const Work& work, const Fail& fail) {
  const auto kept = round.outbox.size();
  try {
    work();
  } catch (const std::exception& error) {
    cancel(kept, error);
    try {
      fail(busy_);
    } catch (const std::exception&) {
      // The client loses its connection with the answer.
      round.log(Severity::error, "answers-lost", {{"answers", std::int64_t{1}}});
    }
  }
}

template <class Work>
void Features::timed(const Work& work) {
  committing_ = {};
  const TaskTimer timer;
  work();
  const auto spent = timer.spent();
  if (on_task) {
    on_task({spent.seconds - committing_.seconds,
             spent.processor_seconds - committing_.processor_seconds});
  }
}

}  // namespace camlann::server
