#include "server/store/store.hpp"

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
#include "base/try.hpp"
#include "database/address.hpp"
#include "database/database.hpp"
#include "database/row.hpp"
#include "game/catalog.hpp"
#include "server/core/clock.hpp"
#include "server/model/game_state.hpp"
#include "server/model/kept_game.hpp"
#include "server/model/private_text.hpp"
#include "server/store/account_names.hpp"
#include "server/store/adoption.hpp"
#include "server/store/game_rows.hpp"  // IWYU pragma: keep, describes the rows
#include "server/store/log_mark.hpp"
#include "server/store/newest_row.hpp"
#include "server/store/play_clock_row.hpp"
#include "server/store/rows.hpp"
#include "server/store/schema.hpp"

namespace camlann::database {

using server::PrivateText;

ROW(PrivateText, "private_texts", player, kind, text);

}  // namespace camlann::database

namespace camlann::server {

namespace {

using database::Database;
using database::insert_into;
using database::select_from;
using database::Writers;

/// Least free space on the disk; with less, check() fails.
constexpr std::uintmax_t least_space = std::uintmax_t{8} << 20;

/// Takes the next epoch, which shuts out every earlier process (doc/decisions/0021-epochs.md).
Result<std::int64_t> take_epoch(Database& database) {
  std::int64_t epoch = 0;
  const auto done = database.together([&]() -> Result<void> {
    TRY_VOID(database.run("UPDATE owner SET epoch = epoch + 1"));
    TRY(epoch, database.value<std::int64_t>("SELECT epoch FROM owner"));
    return {};
  });
  TRY_VOID(done);
  return epoch;
}

/// Returns an error with the code `busy` once another process has taken over, and from then on.
/// Call it in a transaction that excludes other writers, so that it still holds at the commit.
Result<void> check_epoch(Database& database, std::int64_t epoch) {
  TRY(const auto latest,
      database.value<std::int64_t>("SELECT epoch FROM owner" + std::string(database.for_share())));
  if (latest == epoch) return {};
  return failure(ErrorCode::busy, "Another server has taken over these games", {},
                 "epoch " + std::to_string(epoch) + ", found " + std::to_string(latest));
}

}  // namespace

Store::Store(Database database, database::Address address, const Catalog& known)
    : database_(std::move(database)),
      address_(std::move(address)),
      known_(known),
      games_(database_),
      invitations_(database_),
      chat_(database_),
      people_(database_),
      tournaments_(database_),
      clubs_(database_),
      webhooks_(database_),
      event_chats_(database_),
      leagues_(database_),
      directors_(database_),
      leaves_(database_),
      old_games_(database_) {}

// The mark stays if another process owns the games by now.
Store::~Store() {
  if (!marked_) return;
  try {
    (void)together([this] { return mark_closed(database_); });
  } catch (const std::bad_alloc&) {  // NOLINT(bugprone-empty-catch)
    // The mark stays: the next start reports a missing log, and nothing is lost.
  }
}

Result<void> Store::own(std::optional<std::int64_t> epoch) {
  if (!epoch) {
    TRY(const auto taken, take_epoch(database_));
    epoch = taken;
  }
  epoch_ = *epoch;
  if (database_.engine() != database::Engine::sqlite) return {};
  auto done = mark_in_use(database_, epoch_);
  marked_ = done.has_value();
  return done;
}

template <class Work>
Result<void> Store::together(const Work& work, Writers writers) {
  return database_.together(
      [&] {
        auto done = check_epoch(database_, epoch_);
        if (done) done = work();
        return done;
      },
      writers);
}

Result<void> Store::write(const RoundWrite& round) {
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
    write_all(round.directors, [this](const auto& one) { return directors_.write(one); });
    write_all(round.games, [this](const auto& one) { return write_step(one); });
    write_all(round.invitations, [this](const auto& one) { return invitations_.write(one); });
    write_all(round.chat, [this](const auto& one) { return chat_.write(one); });
    write_all(round.event_chats, [this](const auto& one) { return event_chats_.write(one); });
    write_all(round.mutes, [this](const auto& one) { return chat_.write(one); });
    write_all(round.finished, [this](const auto& one) { return people_.record(one); });
    write_all(round.corrected, [this](const auto& one) { return people_.correct(one, known_); });
    for (const auto& one : round.clubs) {
      if (done && one.webhook) done = webhooks_.change(one.club.address, *one.webhook);
    }
    write_all(round.webhook_events, [this](const auto& one) { return webhooks_.add(one); });
    for (const auto& one : round.clubs) {
      if (done && one.deleted) done = webhooks_.remove(one.club.address);
      if (done && one.deleted) done = clubs_.remove(one.club.address);
    }
    return done;
  };
  auto done = together(write_round, Writers::several);
  failed_ = !done;
  return done;
}

Result<void> Store::write_step(const GameWrite& step) {
  static const std::string insert_event = insert_into<EventRow>({"game", "epoch"});
  static const std::string update_game =
      "UPDATE games SET seen=?2, " + database::assignments_of<Standing>(3) + " WHERE id=?1";
  Result<void> done;
  if (step.created) {
    done = write_game({step.created->meta, step.standing, step.seen});
  } else if (!step.entries.empty()) {
    done = database_.run(update_game, step.id, step.seen, step.standing);
  }
  for (const auto& entry : step.entries) {
    if (done) done = database_.run(insert_event, to_row(entry), step.id, epoch_);
  }
  for (const auto& text : step.private_texts) {
    if (done) done = write_private_text(step.id, text);
  }
  if (done && step.standing.deadline) {
    done = set_play_clock(database_, step.entries.back().clock);
  }
  return done;
}

Result<void> Store::write_game(GameSummary game) {
  static const std::string insert_game = insert_into<GameSummary>();
  auto seats = with_current_names(database_, std::move(game.meta.seats));
  if (!seats) return Failure(seats.error());
  game.meta.seats = std::move(*seats);
  auto done = database_.run(insert_game, game);
  for (const auto& holder : holders_of(game.meta)) {
    if (!done) break;
    done = database_.run("INSERT INTO seated (holder, since, game) VALUES (?1,?2,?3)", holder,
                         game.meta.created, game.meta.id);
  }
  return done;
}

Result<void> Store::write_private_text(const std::string& game, const PrivateText& text) {
  if (text.text.empty()) {
    return database_.run("DELETE FROM private_texts WHERE game=?1 AND player=?2 AND kind=?3", game,
                         text.player, text.kind);
  }
  static const std::string sql =
      insert_into<PrivateText>({"game"}) +
      "ON CONFLICT (game, player, kind) DO UPDATE SET text=excluded.text";
  return database_.run(sql, text, game);
}

Result<std::optional<HalfReadGame>> Store::open(std::string_view id) {
  TRY(auto found, database_.find<GameSummary>(
                      select_from<GameSummary>() + "WHERE id=?1 AND deleted IS NULL", id));
  if (!found) return std::optional<HalfReadGame>{};
  auto& meta = found->meta;
  TRY(const auto last,
      database_.value<std::int64_t>("SELECT max(version) FROM events WHERE game=?1", id));
  if (last < 1) return failure(ErrorCode::syntax, "the events are missing");
  auto state = GameState::create(meta, known_);
  if (!state) {
    auto error = state.error();
    if (error.about == Subject::variant) return Failure(missing_variant(meta));
    error.code = ErrorCode::syntax;
    return Failure(std::move(error));
  }
  return HalfReadGame{KeptGame(std::move(meta), std::move(*state)), last};
}

Result<void> Store::read_on(HalfReadGame& game, std::size_t most) {
  const auto rows = database_.all<EventRow>(
      select_from<EventRow>() + "WHERE game=?1 AND version>?2 ORDER BY version LIMIT ?3",
      game.game.meta.id, game.game.version(), most);
  if (!rows) return Failure(rows.error());
  if (rows->empty()) return failure(ErrorCode::syntax, "an event is missing");
  for (const auto& row : *rows) {
    TRY(auto entry, read_row(row, game.game.state));
    game.add(std::move(entry));
  }
  return {};
}

Result<void> Store::set_deleted(std::span<const std::string> ids, std::optional<Millis> at) {
  return together([&]() -> Result<void> {
    for (const auto& id : ids) {
      auto done = database_.run("UPDATE games SET deleted=?2 WHERE id=?1", id, at);
      if (!done) return done;
    }
    return {};
  });
}

Result<void> Store::set_device(const std::string& game, const std::string& player) {
  return together(
      [&] { return database_.run("UPDATE games SET player=?2 WHERE id=?1", game, player); });
}

Result<bool> Store::purge(Millis before) {
  bool more = false;
  const auto done = together([&]() -> Result<void> {
    TRY_VOID(invitations_.purge(before));
    TRY(more, old_games_.purge(before));
    return {};
  });
  if (!done) return Failure(done.error());
  return more;
}

Result<bool> Store::forget_nonces(Millis before) {
  bool more = false;
  TRY_VOID(together([&]() -> Result<void> {
    TRY(more, old_games_.forget_nonces(before));
    return {};
  }));
  return more;
}

Result<std::optional<Millis>> Store::newest(Millis until) {
  return newest_row(database_, until);
}

Result<Adopted> Store::adopt(const Adoption& adoption) {
  Adopted adopted;
  const auto done = together([&]() -> Result<void> {
    TRY(auto moved, adopt_guest(database_, adoption));
    adopted = std::move(moved);
    return {};
  });
  TRY_VOID(done);
  return adopted;
}

Result<Millis> Store::clock() {
  return read_play_clock(database_);
}

Result<void> Store::set_clock(Millis shown) {
  return together([&] { return set_play_clock(database_, shown); });
}

Result<std::vector<PrivateText>> Store::private_texts(std::string_view game) {
  return database_.all<PrivateText>(select_from<PrivateText>() + "WHERE game=?1", game);
}

Result<void> Store::check() {
  // The disk of another machine is for that machine to watch.
  if (address_.engine() == database::Engine::sqlite) {
    std::error_code unknown;
    const auto folder = std::filesystem::absolute(address_.file()).parent_path();
    const auto space = std::filesystem::space(folder, unknown);
    if (!unknown && space.available < least_space) {
      return failure(ErrorCode::io, "The disk with the games is full", {}, "free space");
    }
  }
  auto done = together([this] {
    auto written = touch(database_);
    if (!written || !failed_) return written;
    // A full disk may still take that, but no move: try an event that is larger than most. Its
    // version is never reached, and it is removed in the same transaction.
    written = database_.run(
        "INSERT INTO events (game, version, kind, by, text, at) "
        "SELECT id, 9000000000000000000, 'tried', 'computer', ?1, 0 FROM games "
        "WHERE id=(SELECT min(id) FROM games)",
        std::string(500, ' '));
    if (!written) return written;
    return database_.run(
        "DELETE FROM events WHERE version=9000000000000000000 AND "
        "game=(SELECT min(id) FROM games)");
  });
  if (done) failed_ = false;
  return done;
}

Result<std::unique_ptr<Store>> open_database_store(const database::Address& address,
                                                   const Catalog& known, MissingLog missing,
                                                   std::optional<std::int64_t> epoch) {
  TRY(auto database, open_up_to_date(address, missing));
  auto store = std::make_unique<Store>(std::move(database), address, known);
  TRY_VOID(store->own(epoch));
  return store;
}

}  // namespace camlann::server
