#include "server/store/thought_queue.hpp"

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "base/try.hpp"
#include "database/address.hpp"
#include "database/database.hpp"
#include "database/row.hpp"
#include "server/store/sql_text.hpp"

namespace camlann::database {

using server::ThoughtQueue;

template <>
struct Row<ThoughtQueue::Answered> {
  ROW_OF(ThoughtQueue::Answered, "thoughts") {
    COLUMNS(number);
    column("answer", &Self::text);
  }
};

ROW(ThoughtQueue::Row, "thoughts", number, tries, idle);

ROW(ThoughtQueue::Crew, "workers", workers, threads);

ROW(ThoughtQueue::Key, "thoughts", server, number, tries);

template <>
struct Row<ThoughtQueue::Taken> {
  ROW_OF(ThoughtQueue::Taken, "thoughts") {
    Row<ThoughtQueue::Key>::columns(part(column, &Self::key));
    COLUMNS(length, job);
  }
};

}  // namespace camlann::database

namespace camlann::server {

namespace {

/// Time that a thought belongs to the worker that takes or renews it.
constexpr std::chrono::milliseconds lease{3000};

std::string timed(std::string_view sql) {
  return with_times(sql, lease);
}

}  // namespace

Result<ThoughtQueue> ThoughtQueue::open(const database::Address& address) {
  TRY(auto database, database::Database::open_shared(address));
  return ThoughtQueue(std::move(database));
}

Result<void> ThoughtQueue::put(std::string_view server, std::int64_t number, Length length,
                               std::string_view job) {
  static const std::string sql = timed(
      "INSERT INTO thoughts (server, number, length, job, asked, until, tries) VALUES "
      "(?1,?2,?3,?4,@now,0,0)");
  return database_.run(sql, server, number, length, job);
}

Result<std::vector<ThoughtQueue::Answered>> ThoughtQueue::take_answers(std::string_view server) {
  return database_.all<Answered>(
      "DELETE FROM thoughts WHERE server=?1 AND answer IS NOT NULL RETURNING number, answer",
      server);
}

Result<std::vector<ThoughtQueue::Row>> ThoughtQueue::rows(std::string_view server) {
  static const std::string sql = timed(
      "SELECT number, tries, CASE WHEN answer IS NULL THEN @now-greatest(asked, until) ELSE -1 "
      "END FROM thoughts WHERE server=?1");
  return database_.all<Row>(sql, server);
}

Result<void> ThoughtQueue::remove(std::string_view server, std::int64_t number) {
  return database_.run("DELETE FROM thoughts WHERE server=?1 AND number=?2", server, number);
}

Result<void> ThoughtQueue::remove_all(std::string_view server) {
  return database_.run("DELETE FROM thoughts WHERE server=?1", server);
}

Result<ThoughtQueue::Crew> ThoughtQueue::crew() {
  static const std::string sql = timed(
      "SELECT count(*), CAST(coalesce(sum(threads), 0) AS BIGINT) FROM workers WHERE "
      "seen>@now-10000");
  return database_.value<Crew>(sql);
}

Result<void> ThoughtQueue::sweep() {
  static const std::string thoughts = timed("DELETE FROM thoughts WHERE asked<@now-600000");
  static const std::string workers = timed("DELETE FROM workers WHERE seen<@now-60000");
  auto swept = database_.run(thoughts);
  return swept ? database_.run(workers) : swept;
}

Result<void> ThoughtQueue::report(std::string_view worker, std::int64_t threads) {
  static const std::string sql = timed(
      "INSERT INTO workers (name, threads, seen) VALUES (?1,?2,@now) "
      "ON CONFLICT (name) DO UPDATE SET threads=excluded.threads, seen=excluded.seen");
  return database_.run(sql, worker, threads);
}

Result<std::optional<ThoughtQueue::Taken>> ThoughtQueue::take(std::string_view worker,
                                                              bool long_too) {
  // Thoughts of a server that is gone are not begun after a minute.
  static const std::string sql = timed(
      "UPDATE thoughts SET worker=?1, until=@until, tries=tries+1 WHERE (server, number)="
      "(SELECT server, number FROM thoughts WHERE answer IS NULL AND until<@now AND tries<?3 AND "
      "asked>@now-60000 AND (length='short' OR CAST(?2 AS BIGINT)=1) "
      "ORDER BY asked, number LIMIT 1 FOR UPDATE SKIP LOCKED) "
      "RETURNING server, number, tries, length, job");
  return database_.find<Taken>(sql, worker, long_too, most_tries);
}

Result<std::vector<ThoughtQueue::Key>> ThoughtQueue::renew(std::string_view worker) {
  static const std::string sql = timed(
      "UPDATE thoughts SET until=@until WHERE worker=?1 AND answer IS NULL "
      "RETURNING server, number, tries");
  return database_.all<Key>(sql, worker);
}

Result<void> ThoughtQueue::answer(std::string_view worker, const Key& key, std::string_view text) {
  return database_.run(
      "UPDATE thoughts SET answer=?5 WHERE server=?2 AND number=?3 AND tries=?4 AND worker=?1",
      worker, key, text);
}

Result<void> ThoughtQueue::leave(std::string_view worker) {
  auto back = database_.run(
      "UPDATE thoughts SET worker=NULL, until=0, tries=tries-1 WHERE worker=?1 AND answer IS "
      "NULL",
      worker);
  return back ? database_.run("DELETE FROM workers WHERE name=?1", worker) : back;
}

}  // namespace camlann::server
