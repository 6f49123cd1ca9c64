#include "server/store/database_store.hpp"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <new>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "base/words.hpp"
#include "database/address.hpp"
#include "database/database.hpp"
#include "database/read_all.hpp"
#include "database/transaction.hpp"
#include "game/catalog.hpp"
#include "server/core/clock.hpp"
#include "server/core/deadlines.hpp"
#include "server/model/game_state.hpp"
#include "server/model/invitation.hpp"
#include "server/model/kept_game.hpp"
#include "server/model/private_text.hpp"
#include "server/store/account_names.hpp"
#include "server/store/adopt_guest.hpp"
#include "server/store/adoption.hpp"
#include "server/store/chat_book.hpp"
#include "server/store/chat_table.hpp"
#include "server/store/clock_table.hpp"
#include "server/store/club_store.hpp"
#include "server/store/club_table.hpp"
#include "server/store/deleted_games.hpp"
#include "server/store/invitation_table.hpp"
#include "server/store/league_store.hpp"
#include "server/store/league_table.hpp"
#include "server/store/leave_table.hpp"
#include "server/store/log_mark.hpp"
#include "server/store/migrations.hpp"
#include "server/store/open_database.hpp"
#include "server/store/ownership.hpp"
#include "server/store/people.hpp"
#include "server/store/people_tables.hpp"
#include "server/store/private_text_table.hpp"
#include "server/store/rows.hpp"
#include "server/store/store.hpp"
#include "server/store/summary_row.hpp"
#include "server/store/tournament_store.hpp"
#include "server/store/tournament_table.hpp"

namespace camlann::server {

namespace {

using database::Database;
using database::Statement;
using database::Writers;

/// The least free disk space: with less, the next games would not fit.
constexpr std::uintmax_t least_space = std::uintmax_t{8} << 20;

class DatabaseStore final : public Store {
 public:
  DatabaseStore(Database database, database::Address address, const Catalog& known)
      : database_(std::move(database)), address_(std::move(address)), known_(known) {}
  DatabaseStore(const DatabaseStore&) = delete;
  DatabaseStore& operator=(const DatabaseStore&) = delete;
  ~DatabaseStore() override;

  /// See open_database_store() for `epoch`.
  Result<void> prepare(std::optional<std::int64_t> epoch);

  Result<void> write(const RoundWrite& round) override;
  Result<std::optional<HalfReadGame>> open(std::string_view id) override;
  Result<void> read_on(HalfReadGame& game, std::size_t most) override;
  Result<std::vector<GameSummary>> list(std::string_view player, int limit, int skip) override;
  Result<void> set_deleted(std::span<const std::string> ids, std::optional<Millis> at) override {
    return together([&] { return deleted_.set(ids, at); });
  }
  Result<std::string> owner_of_deleted(std::string_view id) override { return deleted_.owner(id); }
  Result<std::vector<std::string>> unmoved(std::string_view player, Millis before,
                                           int kept) override {
    return deleted_.unmoved(player, before, kept);
  }
  Result<void> purge(Millis before) override;
  Result<std::vector<GameSummary>> turns(std::string_view player, int limit) override;
  Result<GameCount> count(std::string_view player) override;
  Result<std::optional<std::string>> find_created(std::string_view player,
                                                  std::string_view nonce) override;
  Result<std::vector<OwedGame>> owed() override;
  Result<std::optional<Invitation>> find_invitation(std::string_view id) override {
    return invitations_.find(id);
  }
  Result<std::optional<std::string>> find_invited(std::string_view host,
                                                  std::string_view nonce) override {
    return invitations_.find_made(host, nonce);
  }
  Result<std::optional<Invitation>> find_rematch(std::string_view game) override {
    return invitations_.find_rematch(game);
  }
  Result<std::vector<Invitation>> challenges(std::string_view player, Millis now,
                                             int limit) override {
    return invitations_.challenges(player, now, limit);
  }
  Result<std::vector<Invitation>> waiting(std::string_view host, Millis now, int limit) override {
    return invitations_.waiting(host, now, limit);
  }
  ChatBook& chat() override { return chat_; }
  TournamentStore& tournaments() override { return tournaments_; }
  ClubStore& clubs() override { return clubs_; }
  LeagueStore& leagues() override { return leagues_; }
  LeaveTable& leaves() override { return leaves_; }
  Result<std::vector<Deadline>> timed() override { return clock_.timed(); }
  Result<Millis> clock() override { return clock_.shown(); }
  Result<void> set_clock(Millis shown) override {
    return together([&] { return clock_.set(shown); });
  }
  Result<std::vector<PrivateText>> private_texts(std::string_view game) override {
    return private_texts_.of(game);
  }
  Result<Adopted> adopt(const Adoption& adoption) override;
  Result<void> check() override;
  People& people() override { return people_; }
  /// Counts ratings and scores for the games of an older version, which stored none.
  Result<void> count_uncounted() {
    const auto uncounted = PeopleTables::has_uncounted(database_);
    if (!uncounted) return Failure(uncounted.error());
    if (!*uncounted) return {};
    return together([this] { return people_.rebuild(database_, known_); });
  }

 private:
  /// Writes everything that `work` writes, or nothing; nothing if this process does not own the
  /// games any more.
  template <class Work>
  Result<void> together(const Work& work, Writers writers = Writers::one);
  Result<void> write_step(const GameWrite& step);
  Result<void> write_game(const GameWrite& step);
  Result<void> write_event(const std::string& game, const EventRow& row);
  Result<void> write_standing(const GameWrite& step);
  Result<std::vector<EventRow>> load_events(std::string_view id, std::int64_t after,
                                            std::size_t most);

  Database database_;  // declared before the statements: closed after them
  const database::Address address_;
  const Catalog& known_;
  bool marked_ = false;  // as in use; files only
  database::Transaction in_round_, alone_;
  Statement touch_, try_event_, forget_tried_;
  bool failed_ = false;  // the last round could not be written
  Statement insert_game_, insert_event_, update_game_;
  Statement select_game_, last_event_, select_events_, select_list_, select_turns_, count_, find_,
      select_owed_;
  Statement insert_seated_;
  Ownership ownership_;
  AccountNames names_;
  DeletedGames deleted_;
  ClockTable clock_;
  InvitationTable invitations_;
  ChatTable chat_;
  PeopleTables people_;
  PrivateTextTable private_texts_;
  TournamentTable tournaments_;
  ClubTable clubs_;
  LeagueTable leagues_;
  LeaveTable leaves_;
};

Result<void> DatabaseStore::prepare(std::optional<std::int64_t> epoch) {
  const std::string all(summary_columns);
  const std::pair<Statement*, std::string> statements[] = {
      {&touch_, touch_statement(database_)},
      // A version that no game reaches; removed in the same transaction, so that no reader sees it.
      {&try_event_,
       "INSERT INTO events (game, version, kind, by, text, at) "
       "SELECT id, 9000000000000000000, 'tried', 'computer', ?1, 0 FROM games "
       "WHERE id=(SELECT min(id) FROM games)"},
      {&forget_tried_,
       "DELETE FROM events WHERE version=9000000000000000000 AND game=(SELECT min(id) FROM games)"},
      {&insert_game_,
       "INSERT INTO games (" + all +
           ", shared) VALUES "
           "(?1,?2,?3,?4,?5,?6,?7,?8,?9,?10,?11,?12,?13,?14,?15,?16,?17,?18,?19,?20,?21,"
           "?22,?23,?24,?25,?26,?27,?28,?29,?30,?31)"},
      {&insert_seated_, "INSERT INTO seated (holder, since, game) VALUES (?1,?2,?3)"},
      {&insert_event_,
       "INSERT INTO events (game, version, kind, by, text, nonce, request, at, clock, spared, "
       "epoch) VALUES (?1,?2,?3,?4,?5,?6,?7,?8,?9,?10,?11)"},
      {&update_game_,
       "UPDATE games SET version=?2, plies=?3, fen=?4, seat=?5, reason=?6, winners=?7, "
       "result_text=?8, offer=?9, can_claim=?10, thinking=?11, updated=?12, deadline=?13, seen=?14 "
       "WHERE id=?1"},
      {&select_game_, "SELECT " + all + " FROM games WHERE id=?1 AND deleted IS NULL"},
      {&last_event_, "SELECT max(version) FROM events WHERE game=?1"},
      {&select_events_,
       "SELECT version, kind, by, text, nonce, request, at, clock, spared FROM events WHERE "
       "game=?1 "
       "AND version>?2 ORDER BY version LIMIT ?3"},
      {&select_list_, "SELECT " + all +
                          " FROM seated JOIN games ON id=game WHERE holder=?1 AND deleted IS NULL "
                          "ORDER BY since DESC, game LIMIT ?2 OFFSET ?3"},
      {&select_turns_,
       "SELECT " + all +
           " FROM seated JOIN games ON id=game WHERE holder=?1 AND shared=1 AND thinking=0 AND "
           "reason IS NULL AND deleted IS NULL ORDER BY deadline IS NULL, deadline, updated, id "
           "LIMIT ?2"},
      {&count_,
       "SELECT count(*), count(*) FILTER (WHERE reason IS NULL) FROM seated JOIN games ON id=game "
       "WHERE holder=?1 AND deleted IS NULL"},
      {&find_, "SELECT id FROM games WHERE player=?1 AND nonce=?2"},
      {&select_owed_,
       "SELECT id, player FROM games WHERE thinking=1 AND deleted IS NULL ORDER BY updated"},
  };
  for (const auto& [target, sql] : statements) {
    auto statement = database_.prepare(sql);
    if (!statement) return Failure(statement.error());
    *target = std::move(*statement);
  }
  auto in_round = database::Transaction::prepare(database_, Writers::several);
  if (!in_round) return Failure(in_round.error());
  in_round_ = std::move(*in_round);
  auto alone = database::Transaction::prepare(database_);
  if (!alone) return Failure(alone.error());
  alone_ = std::move(*alone);
  Result<void> done = epoch ? ownership_.hold(database_, *epoch) : ownership_.take(database_);
  const auto prepare_all = [&](auto&... tables) {
    (void)(done && ... && (done = tables.prepare(database_)).has_value());
  };
  prepare_all(names_, deleted_, clock_, chat_, people_, private_texts_, tournaments_, leagues_,
              clubs_, leaves_, invitations_);
  if (done && database_.engine() == database::Engine::sqlite) {
    done = mark_in_use(database_, ownership_.epoch());
    marked_ = done.has_value();
  }
  return done;
}

// Leaves the mark if another process owns the games now, because it is that process's mark.
DatabaseStore::~DatabaseStore() {
  if (!marked_) return;
  try {
    (void)together([this] { return mark_closed(database_); });
  } catch (const std::bad_alloc&) {  // NOLINT(bugprone-empty-catch)
    // The mark stays: the next start reports a missing log, and nothing is lost.
  }
}

template <class Work>
Result<void> DatabaseStore::together(const Work& work, Writers writers) {
  auto& transaction = writers == Writers::one ? alone_ : in_round_;
  return transaction.run(database_, [&] {
    auto done = ownership_.check();
    if (done) done = work();
    return done;
  });
}

Result<void> DatabaseStore::write(const RoundWrite& round) {
  const auto write_round = [&] {
    Result<void> done;
    const auto write_all = [&done](const auto& things, const auto& write_one) {
      for (const auto& one : things) {
        if (done) done = write_one(one);
      }
    };
    write_all(round.clubs, [this](const auto& one) { return clubs_.write(one); });
    write_all(round.tournaments, [this](const auto& one) { return tournaments_.write(one); });
    write_all(round.leagues, [this](const auto& one) { return leagues_.write(one); });
    write_all(round.games, [this](const auto& one) { return write_step(one); });
    write_all(round.invitations,
              [this](const auto& one) { return invitations_.write(one, names_); });
    write_all(round.chat, [this](const auto& one) { return chat_.write(one); });
    write_all(round.mutes, [this](const auto& one) { return chat_.write(one); });
    write_all(round.finished, [this](const auto& one) { return people_.record(one); });
    return done;
  };
  auto done = together(write_round, Writers::several);
  failed_ = !done;
  return done;
}

Result<void> DatabaseStore::write_step(const GameWrite& step) {
  Result<void> done;
  if (step.created) {
    done = write_game(step);
  } else if (!step.entries.empty()) {
    done = write_standing(step);
  }
  for (const auto& entry : step.entries) {
    if (!done) break;
    done = write_event(step.id, to_row(entry));
  }
  for (const auto& text : step.private_texts) {
    if (done) done = private_texts_.write(step.id, text);
  }
  if (done && step.standing.deadline) done = clock_.set(step.entries.back().clock);
  return done;
}

Result<void> DatabaseStore::write_game(const GameWrite& step) {
  if (!step.created) return {};
  const auto& [meta, wish] = *step.created;
  const auto seats = names_.renew(meta.seats);
  if (!seats) return Failure(seats.error());
  insert_game_.bind(1, meta.id)
      .bind(2, meta.player)
      .bind(3, meta.variant)
      .bind(4, meta.rules)
      .bind(5, meta.start)
      .bind(6, word_of(meta.opponent))
      .bind(7, std::int64_t{meta.level})
      .bind(8, to_text(meta.colour))
      .bind(9, to_text(*seats))
      .bind(10, std::int64_t{meta.may_resign})
      .bind_or_null(11, meta.nonce)
      .bind_or_null(12, meta.nonce.empty() ? std::string() : to_text(wish))
      .bind(13, meta.created);
  bind_standing(insert_game_, 14, step.standing);
  insert_game_.bind(26, to_text(meta.time));
  insert_game_.bind(27, std::int64_t{meta.rated});
  insert_game_.bind_or_null(28, meta.tournament);
  insert_game_.bind(29, std::int64_t{meta.late});
  insert_game_.bind_or_null(30, seen_text(step.seen));
  insert_game_.bind(31, std::int64_t{meta.shared()});
  auto done = insert_game_.run();
  for (const auto& holder : holders_of(meta)) {
    if (done) done = insert_seated_.bind(1, holder).bind(2, meta.created).bind(3, meta.id).run();
  }
  return done;
}

Result<void> DatabaseStore::write_event(const std::string& game, const EventRow& row) {
  return insert_event_.bind(1, game)
      .bind(2, row.version)
      .bind(3, row.kind)
      .bind(4, row.by)
      .bind(5, row.text)
      .bind_or_null(6, row.nonce)
      .bind_or_null(7, row.request)
      .bind(8, row.at)
      .bind(9, row.clock)
      .bind(10, row.spared)
      .bind(11, ownership_.epoch())
      .run();
}

Result<void> DatabaseStore::write_standing(const GameWrite& step) {
  update_game_.bind(1, step.id);
  bind_standing(update_game_, 2, step.standing);
  return update_game_.bind_or_null(14, seen_text(step.seen)).run();
}

Result<std::optional<HalfReadGame>> DatabaseStore::open(std::string_view id) {
  select_game_.bind(1, id);
  const auto found = select_game_.step();
  if (!found) return Failure(found.error());
  if (!*found) {
    select_game_.reset();
    return std::optional<HalfReadGame>{};
  }
  auto summary = read_summary(select_game_);
  select_game_.reset();
  if (!summary) return Failure(summary.error());
  last_event_.bind(1, id);
  const auto row = last_event_.step();
  if (!row) return Failure(row.error());
  const auto last = last_event_.number(0);
  last_event_.reset();
  if (last < 1) return failure(ErrorCode::syntax, "the events are missing");

  auto state = GameState::create(summary->meta, known_);
  if (!state) {
    auto error = state.error();
    if (error.about == Subject::variant) return Failure(missing_variant(summary->meta));
    error.code = ErrorCode::syntax;
    return Failure(std::move(error));
  }
  return HalfReadGame{KeptGame(std::move(summary->meta), std::move(*state)), last};
}

Result<void> DatabaseStore::read_on(HalfReadGame& game, std::size_t most) {
  const auto rows = load_events(game.game.meta.id, game.game.version(), most);
  if (!rows) return Failure(rows.error());
  if (rows->empty()) return failure(ErrorCode::syntax, "an event is missing");
  for (const auto& row : *rows) {
    auto entry = read_row(row, game.game.state);
    if (!entry) return Failure(entry.error());
    game.add(std::move(*entry));
  }
  return {};
}

Result<std::vector<EventRow>> DatabaseStore::load_events(std::string_view id, std::int64_t after,
                                                         std::size_t most) {
  std::vector<EventRow> rows;
  select_events_.bind(1, id).bind(2, after).bind(3, static_cast<std::int64_t>(most));
  auto row = select_events_.step();
  for (; row && *row; row = select_events_.step()) {
    rows.push_back({select_events_.number(0), select_events_.text(1), select_events_.text(2),
                    select_events_.text(3), select_events_.text(4), select_events_.text(5),
                    select_events_.number(6), select_events_.number(7), select_events_.number(8)});
  }
  select_events_.reset();
  if (!row) return Failure(row.error());
  return rows;
}

Result<std::vector<GameSummary>> DatabaseStore::list(std::string_view player, int limit, int skip) {
  select_list_.bind(1, player).bind(2, std::int64_t{limit}).bind(3, std::int64_t{skip});
  return read_summaries(select_list_);
}

Result<std::vector<GameSummary>> DatabaseStore::turns(std::string_view player, int limit) {
  select_turns_.bind(1, player).bind(2, std::int64_t{limit});
  return read_summaries(select_turns_);
}

Result<GameCount> DatabaseStore::count(std::string_view player) {
  count_.bind(1, player);
  const auto row = count_.step();
  if (!row) return Failure(row.error());
  GameCount count;
  if (*row) {
    count = {static_cast<int>(count_.number(0)), static_cast<int>(count_.number(1))};
  }
  count_.reset();
  return count;
}

Result<std::optional<std::string>> DatabaseStore::find_created(std::string_view player,
                                                               std::string_view nonce) {
  return database::read_text(find_.bind(1, player).bind(2, nonce));
}

Result<std::vector<OwedGame>> DatabaseStore::owed() {
  return database::read_all<OwedGame>(
      select_owed_, [](const Statement& row) { return OwedGame{row.text(0), row.text(1)}; });
}

Result<void> DatabaseStore::purge(Millis before) {
  return together([&] {
    auto done = deleted_.purge(private_texts_, before);
    if (done) done = invitations_.purge(before);
    return done;
  });
}

Result<Adopted> DatabaseStore::adopt(const Adoption& adoption) {
  Adopted adopted;
  const auto done = together([&]() -> Result<void> {
    auto moved = adopt_guest(database_, adoption);
    if (!moved) return Failure(moved.error());
    adopted = std::move(*moved);
    return {};
  });
  if (!done) return Failure(done.error());
  return adopted;
}

Result<void> DatabaseStore::check() {
  // The disk of a PostgreSQL server is not checked here.
  if (address_.engine() == database::Engine::sqlite) {
    std::error_code unknown;
    const auto folder = std::filesystem::absolute(address_.file()).parent_path();
    const auto space = std::filesystem::space(folder, unknown);
    if (!unknown && space.available < least_space) {
      return failure(ErrorCode::io, "The disk with the games is full", {}, "free space");
    }
  }
  auto done = together([this] {
    // Forces a write, even if the value stays the same.
    auto written = touch_.run();
    // On a full disk a small write may succeed and a move fail: tries one of more than usual size.
    if (written && failed_) written = try_event_.bind(1, std::string(500, ' ')).run();
    if (written && failed_) written = forget_tried_.run();
    return written;
  });
  if (done) failed_ = false;
  return done;
}

}  // namespace

Result<std::unique_ptr<Store>> open_database_store(const database::Address& address,
                                                   const Catalog& known, MissingLog missing,
                                                   std::optional<std::int64_t> epoch) {
  auto database = open_up_to_date(address, missing);
  if (!database) return Failure(database.error());
  auto store = std::make_unique<DatabaseStore>(std::move(*database), address, known);
  if (auto prepared = store->prepare(epoch); !prepared) return Failure(prepared.error());
  if (auto counted = store->count_uncounted(); !counted) return Failure(counted.error());
  return store;
}

}  // namespace camlann::server
