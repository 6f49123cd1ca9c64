// Everything but the games of a SoundWorld.
#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <utility>

#include "server/core/p256.hpp"
#include "server/model/word_list.hpp"
#include "server/services/clubs/clubs.hpp"
#include "server/services/games/deletions.hpp"
#include "server/services/games/guest_games.hpp"
#include "server/services/leagues/leagues.hpp"
#include "server/services/moderation/moderation_actions.hpp"
#include "server/services/studies/studies.hpp"
#include "server/sound_world.hpp"
#include "server/store/account_store.hpp"
#include "server/store/contact_store.hpp"
#include "server/store/host_tables.hpp"
#include "server/store/mail_store.hpp"
#include "server/store/notice_store.hpp"
#include "server/store/study_store.hpp"

namespace camlann::server::test {

namespace {

message::Deed deed_of(message::DeedKind kind, const std::string& target) {
  message::Deed deed;
  deed.deed = kind;
  deed.target = target;
  deed.reason = "rude, again";
  return deed;
}

}  // namespace

void SoundWorld::play_tournament(NewTournament wish, int players, bool ends) {
  wish.host = "P0";
  wish.name = "Cup " + std::to_string(++nonces_);
  wish.variant = wish.rules.empty() ? "cam" : "camblam";
  if (wish.time == play::TimeControl{}) wish.time = {300'000, 5'000};
  const auto id =
      id_of<Tournaments>([&](Tournaments& all) { return all.make(player(0), wish); }, player(0));
  for (int i = 0; i < players; ++i) {
    const auto who = player(i);
    EXPECT_TRUE(asked<Tournaments>(
        [&](Tournaments& all) { return all.enter(who, id, "P" + std::to_string(i), {}); }, who));
  }
  if (players < 2) return change_and_go_on(id, wish);
  (void)asked<Tournaments>([&](Tournaments& all) { return all.leave(player(1), id); }, player(1));
  (void)call<Payload>(QueueKey(player(0)), &Tournaments::start_round, player(0), id,
                      std::size_t{1});
  step();
  const auto boards = kept_->tournaments().ends(id);
  for (std::size_t i = 0; i < boards->size() && ends; ++i) {
    const auto view = get((*boards)[i].id, player(0));
    if (wish.rated) play_opening((*boards)[i].id);
    if (view) (void)act_as((*view)->meta.seats[i % 2].id, play::Resign{}, (*boards)[i].id);
  }
  step();
  if (ends) correct_result(id, wish);
  if (ends) {
    (void)asked<Tournaments>([&](Tournaments& all) { return all.finish(player(0), id); },
                             player(0));
  }
}

void SoundWorld::correct_result(const std::string& id, const NewTournament& wish) {
  using enum tournament::Score;
  const bool all_meet = wish.terms.system == tournament::System::round_robin;
  const tournament::Report given{1, 1, wish.rated ? draw : all_meet ? both_absent : black_absent};
  now_ += minute_of_world;
  EXPECT_TRUE(call<Payload>(QueueKey(player(0)), &Tournaments::give_result, player(0), id, given));
  step();
}

void SoundWorld::change_and_go_on(const std::string& id, NewTournament wish) {
  const std::function<Result<Payload>(Tournaments&)> deeds[] = {
      [&](Tournaments& all) { return all.enter(player(3), id, "P3"); },
      [&](Tournaments& all) { return all.change(player(0), id, wish); },
      [&](Tournaments& all) { return all.finish(player(0), id); },
      [&](Tournaments& all) { return all.reopen(player(0), id); }};
  wish.name = "Changed";
  wish.variant = "camette", wish.rules.clear();
  for (const auto& deed : deeds) EXPECT_TRUE(asked<Tournaments>(deed, player(0)));
}

void SoundWorld::make_tournaments() {
  EXPECT_TRUE(asked<Clubs>(
      [](Clubs& all) { return all.make(player(0), {"River", "by the water", true, "P0"}); },
      player(0)));
  for (const int who : {1, 2, 3, 4}) {
    const auto id = player(who);
    EXPECT_TRUE(asked<Clubs>(
        [&](Clubs& all) { return all.join(id, "river", "P" + std::to_string(who), ""); }, id));
  }
  EXPECT_TRUE(asked<Clubs>([](Clubs& all) { return all.leave(player(4), "river"); }, player(4)));
  using enum tournament::System;
  for (const auto system : {round_robin, swiss, knockout, arena}) {
    NewTournament wish;
    wish.terms.system = system;
    wish.terms.rounds = 2;
    wish.rated = system == swiss;
    wish.late = system == knockout ? 1 : 0;
    wish.lasts = system == arena ? 20 * minute_of_world : 0;
    wish.is_public = system != arena;
    if (system == knockout) wish.rules = "default,array=shuffled";
    if (system == swiss) wish.club = "river", wish.is_public = false;
    if (system == round_robin) wish.starts_in = day_of_world, wish.pause = minute_of_world;
    for (const int players : {0, 4}) play_tournament(wish, players, system != knockout);
  }
  play_team_match();
}

void SoundWorld::play_team_match() {
  EXPECT_TRUE(asked<Clubs>(
      [](Clubs& all) { return all.make(player(5), {"Lake", "by the hill", true, "P5"}); },
      player(5)));
  NewTournament wish;
  wish.name = "River against Lake", wish.host = "P0", wish.variant = "cam";
  wish.time = {300'000, 5'000};
  wish.club = "river", wish.clubs = {"lake"};
  wish.terms.system = tournament::System::teams;
  wish.terms.boards = 1;
  const auto id =
      id_of<Tournaments>([&](Tournaments& all) { return all.make(player(0), wish); }, player(0));
  const auto line_up = [&](int officer, const std::string& club, int who) {
    const auto by = player(officer);
    EXPECT_TRUE(asked<Tournaments>(
        [&](Tournaments& all) { return all.line_up(by, id, {club, {player(who)}}); }, by));
  };
  line_up(0, "river", 1);
  wish.nonce = "not agreed";
  (void)id_of<Tournaments>([&](Tournaments& all) { return all.make(player(0), wish); }, player(0));
  line_up(5, "lake", 5);
  (void)call<Payload>(QueueKey(player(0)), &Tournaments::start_round, player(0), id,
                      std::size_t{1});
  step();
}

void SoundWorld::make_league() {
  NewLeague wish;
  wish.name = "Winter", wish.host = "P0", wish.variant = "cam", wish.club = "river";
  wish.time.days = 3;
  wish.terms = {3, 1};
  wish.is_public = true;
  for (const bool plays : {false, true}) {
    const auto id =
        id_of<Leagues>([&](Leagues& all) { return all.make(player(0), wish); }, player(0));
    for (int i = 0; i < 6; ++i) {
      const auto who = player(i);
      EXPECT_TRUE(asked<Leagues>(
          [&](Leagues& all) { return all.enter(who, id, "P" + std::to_string(i), {}); }, who));
    }
    for (std::size_t season = 1; season < 3 && plays; ++season) {
      EXPECT_TRUE(asked<Leagues>(
          [&](Leagues& all) { return all.start_season(player(0), id, season); }, player(0)));
      (void)asked<Leagues>([&](Leagues& all) { return all.enter(player(6), id, "P6", {}); },
                           player(6));
      (void)asked<Leagues>([&](Leagues& all) { return all.leave(player(2), id); }, player(2));
      (void)asked<Leagues>([&](Leagues& all) { return all.enter(player(2), id, "P2", {}); },
                           player(2));
      const auto league = *kept_->leagues().find(id);
      for (const auto& division : season == 1 ? league->divisions() : std::vector<std::string>{}) {
        const auto boards = kept_->tournaments().ends(division).value();
        for (const auto& game : boards) {
          const auto view = get(game.id, player(0));
          if (view) (void)act_as((*view)->meta.seats[0].id, play::Resign{}, game.id);
        }
      }
      step();
      step();
    }
  }
}

void SoundWorld::make_accounts() {
  const auto accounts = std::move(*open_database_account_store(database_));
  for (const int who : {0, 1, 2, 3, 20, 21}) {
    AccountWrite write;
    Account account;
    account.id = player(who);
    account.name = "Name-" + std::to_string(who);
    account.password = "scrypt$x";
    account.created = now_;
    account.kind = who == 3 ? AccountKind::bot : AccountKind::person;
    account.tournaments.enter = who == 3;
    if (who == 1) account.mail = "p1@example.org", account.mail_proven = true;
    write.account = account;
    const auto key = session_of(std::to_string(who));
    write.begun = {{key, "s" + std::to_string(who), account.id, "Firefox", now_, now_}};
    write.token = {session_of("t" + std::to_string(who)),
                   "t" + std::to_string(who),
                   account.id,
                   "engine",
                   now_,
                   0};
    if (who == 3) write.token->scopes = Scopes::none().with(Scopes::Scope::read);
    EXPECT_TRUE(accounts->write(write));
    now_ += 1000;
    EXPECT_TRUE(accounts->note_used(std::vector{std::pair(key, now_)}));
    if (who != 0) continue;
    write = {};
    account.name = "Renamed";
    write.account = account;
    write.renamed = true;
    write.reserved = ReservedName{"Name-0", account.id, now_ + 90 * day_of_world};
    EXPECT_TRUE(accounts->write(write));
  }
}

/// One account is deleted, and another one adopts the games of a guest.
void SoundWorld::remove_accounts() {
  EXPECT_TRUE(
      call<Adopted>(QueueKey(player(20)), &GuestGames::adopt, player(5), std::string("Name-20")));
  AccountWrite write;
  write.deleted = player(2);
  write.at = now_;
  write.reserved = ReservedName{"Name-2", player(2), now_ + 90 * day_of_world};
  const auto accounts = std::move(*open_database_account_store(database_));
  EXPECT_TRUE(accounts->write(write));
  EXPECT_TRUE(accounts->finish_changes());
  EXPECT_TRUE(call<bool>(QueueKey(player(2)), &Deletions::forget_player, player(2)));
}

void SoundWorld::make_mail() {
  EXPECT_TRUE(read_mail_secret(database_));
  EXPECT_TRUE(read_push_key(database_));
  auto mail = MailStore::open(database_).value();
  EXPECT_TRUE(mail.set_reminders(player(1), true, now_));
  EXPECT_TRUE(mail.put({0, LetterPurpose::prove, player(0), "p0@example.org", 0}, now_, 9));
  EXPECT_TRUE(mail.put({0, LetterPurpose::recover, {}, "p1@example.org", 0}, now_, 9));
  const auto confirmation = mail.due(LetterPurpose::prove, now_)->front();
  const auto recovery = mail.due(LetterPurpose::recover, now_)->front();
  EXPECT_TRUE(mail.postpone(confirmation, now_ + 1000));
  MailCodeRow proves{stored_code("a"), LetterPurpose::prove, player(0), "p0@example.org", now_, 0};
  proves.until = now_ + 3 * day_of_world;
  MailCodeRow recovers{stored_code("b"), LetterPurpose::recover, player(1), {}, now_, 0};
  recovers.mail = stored_address("p1@example.org");
  recovers.until = now_ + 60 * minute_of_world;
  EXPECT_TRUE(mail.add(proves, confirmation.id).value());
  EXPECT_TRUE(mail.add(recovers, recovery.id).value());
  auto contacts = ContactStore::open(database_).value();
  EXPECT_TRUE(contacts.subscribe(
      player(1), {"https://push.example.org/1", {std::string(65, 'k'), std::string(16, 's')}},
      now_ - 365 * day_of_world, 10));
  NoticeWishes wishes;
  wishes.no_push = {NoticeKind::round};
  wishes.no_mail = {NoticeKind::turn, NoticeKind::low};
  wishes.quiet = QuietHours{1320, 480};
  wishes.ahead = -60;
  wishes.zone = "Europe/Berlin";
  EXPECT_TRUE(contacts.keep(player(1), wishes));
  for (const auto channel : {Channel::push, Channel::mail}) {
    auto notices = NoticeStore::open(database_, channel).value();
    const auto due = notices.due(now_ + day_of_world, 2, [](const Notice&) { return Millis{0}; });
    for (const auto& one : *due) EXPECT_TRUE(notices.postpone(one, now_ + 1000));
  }
}

void SoundWorld::make_studies() {
  auto store = StudyStore::open(database_).value();
  const auto words = std::make_shared<const WordList>();
  Studies studies(
      *store, catalog(), [this] { return now_; }, names_, [&] { return words; }, silent_log(),
      StudyBounds{});
  const auto run = [&](const auto& what) {
    what();
    for (int turn = 0; turn < 50; ++turn) studies.run_once(std::chrono::milliseconds(0));
    now_ += 2 * minute_of_world;
  };
  const QueueKey owner(player(1));
  const message::NewChapter chapter{"One", "camette", "", {}, "1. B3-B4"};
  Awaited<message::SharedStudy> made, added, placed;
  run([&] { studies.make(owner, message::NewStudy{"Endings", true, chapter}, made.reply()); });
  const auto id = made.get()->id;
  run([&] { studies.add_chapter(owner, id, chapter, added.reply()); });
  Awaited<ChapterChanged> changed, moved, named;
  const message::ChangeChapter text{1, {}, "1. C3-C4", {}};
  run([&] { studies.change_chapter(QueueKey(player(2)), id, 1, text, changed.reply()); });
  EXPECT_TRUE(changed.get()) << changed.get().error().what;
  run([&] { studies.change_chapter(owner, id, 2, {2, {}, {}, 1}, moved.reply()); });
  EXPECT_TRUE(moved.get());
  run([&] { studies.change_chapter(owner, id, 2, {2, "Two", {}, {}}, named.reply()); });
  EXPECT_TRUE(named.get());
}

void SoundWorld::moderate() {
  auto tables = HostTables::open(database_).value();
  using enum message::DeedKind;
  EXPECT_TRUE(take_report(*tables, {player(0), message::ReportSubject::chat, "", "rude"},
                          {player(7), "P7"}, now_));
  EXPECT_TRUE(take_report(*tables, {player(3), message::ReportSubject::play, "", ""},
                          {player(7), "P7"}, now_));
  auto muting = deed_of(mute, player(0));
  muting.hours = 2;
  EXPECT_TRUE(perform(*tables, muting, "", now_));
  EXPECT_TRUE(perform(*tables, deed_of(ban, player(6)), "Name-0", now_));
  EXPECT_TRUE(perform(*tables, deed_of(close, player(21)), "Name-0", now_));
  EXPECT_TRUE(perform(*tables, deed_of(ban_range, "10.0.0.0/8"), "", now_));
  EXPECT_TRUE(perform(*tables, deed_of(lift, player(6)), "Name-0", now_ + 1000));
  auto renaming = deed_of(rename, player(21));
  renaming.name = "Polite-21";
  EXPECT_TRUE(perform(*tables, renaming, "", now_));
  auto hiding = deed_of(words, "");
  hiding.words = {"drat", "blast"};
  EXPECT_TRUE(perform(*tables, hiding, "", now_));
  auto write = deed_of(guests_write, "");
  write.on = true;
  EXPECT_TRUE(perform(*tables, write, "", now_));
  EXPECT_TRUE(perform(*tables, deed_of(make_admin, player(0)), "", now_));
  auto naming = deed_of(site, "name");
  naming.text = "Camelot Club";
  EXPECT_TRUE(perform(*tables, naming, "", now_));
  auto dismissing = deed_of(dismiss, "");
  dismissing.report = 2;
  EXPECT_TRUE(perform(*tables, dismissing, "Name-0", now_));
}

/// One game waits for its removal, another one is removed; nonces of ended games are forgotten.
void SoundWorld::delete_games() {
  for (int i = 0; i < 2; ++i) {
    const auto id = create_cam(Opponent::person)->meta.id;
    EXPECT_TRUE(play_any(id));
    EXPECT_TRUE(call<View>(GameRequest{anna_, id}, &Deletions::remove));
    if (i != 0) continue;
    now_ += 8 * day_of_world;
    for (int turn = 0; turn < 5; ++turn) pass_seconds(61);
  }
}

}  // namespace camlann::server::test
