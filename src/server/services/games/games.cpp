#include "server/services/games/games.hpp"

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <exception>
#include <functional>
#include <memory>
#include <optional>
#include <string_view>
#include <tuple>
#include <utility>

#include "base/result.hpp"
#include "game/catalog.hpp"
#include "rules/verdict.hpp"
#include "server/core/actor.hpp"
#include "server/core/clock.hpp"
#include "server/core/fair_queue.hpp"
#include "server/core/limits.hpp"
#include "server/core/log.hpp"
#include "server/core/mailbox.hpp"
#include "server/core/outbox.hpp"
#include "server/core/secret.hpp"
#include "server/model/account.hpp"
#include "server/model/shown_text.hpp"
#include "server/services/games/features.hpp"
#include "server/services/round/game_cache.hpp"
#include "server/services/round/journal.hpp"
#include "server/services/round/rated_boards.hpp"
#include "server/services/round/room_for_games.hpp"
#include "server/services/round/task_time.hpp"
#include "server/store/people.hpp"
#include "server/store/store.hpp"

namespace camlann::server {

namespace {

using std::chrono::milliseconds;

/// Longest wait of run() when nothing is due.
constexpr milliseconds idle_patience{1000};
/// While a game waits for a thinking thread: should the wake-up be lost, the game is not.
constexpr milliseconds owing_patience{200};
/// While a player waits for an opponent: the permitted opponents change with time.
constexpr milliseconds pairing_patience{500};
/// While nothing can be saved.
constexpr milliseconds disk_patience{500};

}  // namespace

Features::Features(const RoundParts& parts)
    : round(parts),
      directing(round.store, parts.clock, round.limits),
      club_events(round.store, parts.clock, round.namer),
      tournaments(round.store, round.watchers, round.outbox, parts.clock, round.namer, round.limits,
                  round.known, round.log, round.room_for_games, directing, club_events,
                  tournament_games.hand()),
      leagues(round.store, tournaments, round.watchers, parts.clock, round.namer, round.limits,
              round.known, round.log, round.room_for_games, directing, club_events),
      clubs(round.store, parts.clock, round.namer, round.limits, directing, club_events),
      event_chat(round.store, tournaments, round.watchers, directing, parts.clock, round.limits,
                 round.work_time) {
  round.flush = [this] { flush(); };
}

Result<void> Features::start() {
  if (auto started = clocks.start(); !started) return started;
  round.attendance.begin();
  if (auto started = leaves.start(); !started) return started;
  if (auto started = deletions.start(); !started) return started;
  if (auto found = look_up(); !found) return found;
  if (auto started = tournaments.start(); !started) return started;
  return leagues.start();
}

Result<void> Features::look_up() {
  const auto owed = round.store.games().owed();
  if (!owed) return Failure(owed.error());
  const auto timed = round.store.games().timed();
  if (!timed) return Failure(timed.error());
  const auto live = round.store.people().live();
  if (!live) return Failure(live.error());
  const auto rated = round.store.people().each_rated(
      [this](RunningBoard&& game) { round.rated_boards.note(game.meta, std::move(game.fen)); });
  if (!rated) return Failure(rated.error());
  for (const auto& [id, player] : *owed) round.computers.owe(id, QueueKey(player));
  for (const auto& deadline : *timed) round.deadlines.set(deadline);
  for (const auto& game : *live) round.live_games.add(game.id, game.created);
  tournaments.look_again();
  round.computers.pump();
  return {};
}

void Features::notice_standstill() {
  attempt([this] {
    if (clocks.notice_standstill()) watching.send_clocks();
  });
}

void Features::do_due_work() {
  attempt([this] { leaves.begin_due(); });
  attempt([this] { clocks.end_overdue(); });
  attempt([this] { turn_polls.end_due(); });
  attempt([this] { seeks.pair_waiting(); });
  attempt([this] { tournaments.tick(); });
}

void Features::finish_round() {
  timed([this] { do_due_work(); });
  timed([this] { end_round(); });
}

void Features::end_round() {
  attempt([this] { flush(); });
  if (broken_) attempt([this] { flush(); });  // nothing was written: answer that
  attempt([this] { round.attendance.tell(round.watchers); });
  attempt([this] { round.computers.pump(); });
  attempt([this] { round.games.trim(); });
  attempt([this] { deletions.purge(); });
  attempt([this] { restart_clocks(); });
  attempt([this] { clocks.keep(); });
  if (!owed_unsure_) return;
  owed_unsure_ = false;
  attempt([this] { owed_unsure_ = !look_up(); });
}

void Features::restart_clocks() {
  if (clocks.restart()) {
    watching.send_clocks();
  } else if (!round.play_clock.stood()) {
    watching.retry();
  }
}

void Features::cancel(std::size_t kept, const std::exception& error) {
  broken_ = true;
  round.outbox.cut(kept);
  round.log(Severity::error, "games-failed", {{"what", std::string_view(error.what())}});
}

void Features::flush() {
  std::optional<Error> error;
  const auto clock = round.clock();  // a disk may take long to fail
  if (std::exchange(broken_, false)) {
    error = busy_;
  } else if (tournament_games.take_results(tournaments); !leagues.follow() || !commit()) {
    error = Error{ErrorCode::io, "This could not be saved", {}, "another attempt in a moment"};
    clocks.stop(clock);
    chat.doubt(round.journal.chat());
  }
  for (const auto& step : round.journal.touched()) error ? drop(step, *error) : settle(step);
  for (const auto& invitation : round.journal.invitations()) {
    turn_polls.look_again(invitation.table.invited);
  }
  round.journal.next_round();
  round.room_for_games.next_round();
  round.watchers.next_round(!error);
  tournaments.next_round(!error);
  leagues.next_round();
  for (const auto& step : clubs.unsaved()) {
    if (step.deleted && !error) tournaments.lose_club(step.club.address);
  }
  clubs.next_round();
  directing.next_round();
  club_events.next_round();
  event_chat.next_round();
  // Answers may lead to new requests, which go to the mailbox and not in here.
  if (const int lost = round.outbox.send(error); lost > 0) {
    round.log(Severity::error, "answers-lost", {{"answers", std::int64_t{lost}}});
  }
}

bool Features::commit() {
  const TaskTimer timer;
  const auto done =
      round.journal.commit(tournaments.unsaved(), clubs.unsaved(), leagues.unsaved(),
                           directing.unsaved(), club_events.unsaved(), event_chat.unsaved());
  const auto spent = timer.spent();
  committing_.seconds += spent.seconds;
  committing_.processor_seconds += spent.processor_seconds;
  return done.has_value();
}

void Features::settle(const GameWrite& step) {
  if (LiveGame* game = round.games.in_memory(step.id)) {
    if (!step.entries.empty()) game->saving = round.clock() - step.entries.back().clock;
    clocks.note_deadline(*game);
    turn_polls.look_again(*game);
    if (game->standing().verdict.over()) round.live_games.remove(step.id);
    round.rated_boards.note(game->meta, game->state.board());
  }
  round.computers.settle(step.id);
}

void Features::drop(const GameWrite& step, const Error& error) {
  LiveGame* const game = round.games.in_memory(step.id);
  if (game == nullptr) return;
  const auto queue_key = game->queue_key();
  clocks.retry(*game);
  round.let_go(*game, error);
  seeks.reopen(step.id);
  if (step.created) {
    round.live_games.remove(step.id);
  } else {
    round.computers.owe_later(step.id, queue_key);
  }
}

milliseconds Features::patience() const {
  const auto& clock = round.play_clock;
  auto usual = round.computers.waiting() || tournaments.waiting() ? owing_patience : idle_patience;
  if (clock.stood()) return std::min(usual, disk_patience);
  if (tournaments.has_more_to_do()) return milliseconds::zero();
  if (seeks.anybody_waits()) usual = std::min(usual, pairing_patience);
  std::optional<Millis> next;
  for (const auto& due :
       {round.deadlines.next(), round.attendance.next(), turn_polls.next(), round.leaves.next()}) {
    if (due && (!next || *due < *next)) next = due;
  }
  if (!next) return usual;
  return std::clamp(milliseconds(*next - clock.now()), milliseconds::zero(), usual);
}

Games::Games(Store& store, Thinker& thinker, Clock clock, Namer namer, const Limits& limits,
             const Log& log, const Catalog& known, Clock steady, const SteadyClock& work_time)
    : actor_(limits.commands, limits.round, Actor::Closing::finish, log, work_time),
      features_(std::make_unique<Features>(
          RoundParts{store, thinker, std::move(clock), std::move(namer), limits, log, known,
                     std::move(steady), work_time, actor_.mailbox(), outbox_})) {}

Games::~Games() = default;

void Games::know_bots(const IsBot& is_bot) {
  features_->round.is_bot = is_bot;
  features_->tournaments.know_bots(is_bot);
  features_->leagues.know_bots(is_bot);
  features_->clubs.know_bots(is_bot);
  features_->event_chat.know_bots(is_bot);
}

void Games::know_accounts(const HasAccount& has_account) {
  features_->round.has_account = has_account;
  features_->tournaments.know_accounts(has_account);
  features_->leagues.know_accounts(has_account);
  features_->clubs.know_accounts(has_account);
  features_->event_chat.know_accounts(has_account);
}

void Games::know_words(const UnwantedWords& words) {
  features_->tournaments.know_words(words);
  features_->leagues.know_words(words);
  features_->clubs.know_words(words);
  features_->event_chat.know_words(words);
  features_->table.know_words(words);
}

void Games::on_commit(std::function<void(const Committed&)> done) {
  features_->round.journal.on_commit(std::move(done));
}

void Games::on_task(std::function<void(const TaskTime&)> done) {
  features_->on_task = std::move(done);
}

Result<void> Games::start() {
  return features_->start();
}

void Games::run() {
  actor_.run([this] { run_once(patience()); });
  features_->clocks.finish();
}

void Games::run_once(milliseconds patience) {
  const auto turn = [this](const Mailbox::Task& task) {
    features_->notice_standstill();
    auto then = Then::done;
    features_->timed([&] { features_->attempt([&] { then = task(); }); });
    return then;
  };
  features_->notice_standstill();
  features_->attempt([&] { actor_.work(patience, turn); });
  features_->notice_standstill();
  features_->finish_round();
}

milliseconds Games::patience() const {
  return features_->patience();
}

Mailbox::Load Games::engine_load() const {
  return features_->round.computers.load();
}

const RatedBoards& Games::rated_boards() const {
  return features_->round.rated_boards;
}

void Games::post(const QueueKey& who, const Mailbox::Task& task, const Refuse& refuse) {
  const bool posted = actor_.mailbox()->try_post(who, [this, task, refuse] {
    auto then = Then::done;
    features_->attempt([&] { then = task(); },
                       [&](const Error& error) { outbox_.refuse(refuse, error); });
    return then;
  });
  if (!posted) refuse(too_busy());
}

void Games::post(Access access, const GameRequest& request,
                 const std::function<Then(LiveGame&)>& task, const Refuse& refuse) {
  const auto find_first = [this, access, request, task, refuse] {
    auto& games = features_->round.games;
    const auto found = access == Access::seat    ? games.find_own(request)
                       : access == Access::watch ? games.find_shown(request)
                                                 : games.find_finished(request);
    if (found) return *found == nullptr ? Then::again : task(**found);
    outbox_.refuse(refuse, found.error());
    return Then::done;
  };
  post(request.sender, find_first, refuse);
}

template <class Feature>
Feature& Games::feature() {
  auto& all = *features_;
  return std::get<Feature&>(std::tie(
      all.analyses, all.bonds, all.chat, all.clubs, all.deletions, all.event_chat, all.fair_reports,
      all.guest_games, all.invitations, all.leagues, all.leaves, all.new_games, all.private_texts,
      all.profiles, all.seeks, all.table, all.tournaments, all.turn_polls, all.watching));
}

template Analyses& Games::feature<Analyses>();
template Bonds& Games::feature<Bonds>();
template Chat& Games::feature<Chat>();
template Clubs& Games::feature<Clubs>();
template Deletions& Games::feature<Deletions>();
template EventChat& Games::feature<EventChat>();
template FairReports& Games::feature<FairReports>();
template GuestGames& Games::feature<GuestGames>();
template Invitations& Games::feature<Invitations>();
template Leagues& Games::feature<Leagues>();
template Leaves& Games::feature<Leaves>();
template NewGames& Games::feature<NewGames>();
template PrivateTexts& Games::feature<PrivateTexts>();
template Profiles& Games::feature<Profiles>();
template Seeks& Games::feature<Seeks>();
template Table& Games::feature<Table>();
template Tournaments& Games::feature<Tournaments>();
template TurnPolls& Games::feature<TurnPolls>();
template Watching& Games::feature<Watching>();

}  // namespace camlann::server
