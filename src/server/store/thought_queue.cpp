#include "server/store/thought_queue.hpp"

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "base/words.hpp"
#include "database/address.hpp"
#include "database/database.hpp"
#include "database/read_all.hpp"
#include "server/model/thought.hpp"
#include "server/store/database_time.hpp"

namespace camlann::server {

namespace {

using database::Statement;

/// Time for which a thought belongs to the worker that takes or renews it.
constexpr std::chrono::milliseconds lease{3000};

ThoughtQueue::Key read_key(const Statement& row) {
  return {row.text(0), row.number(1), row.number(2)};
}

}  // namespace

Result<ThoughtQueue> ThoughtQueue::open(const database::Address& address) {
  auto database = database::Database::open_shared(address);
  if (!database) return Failure(database.error());
  ThoughtQueue queue(std::move(*database));
  const std::pair<Statement*, std::string_view> statements[] = {
      {&queue.put_,
       "INSERT INTO thoughts (server, number, length, job, asked, until, tries) VALUES "
       "(?1,?2,?3,?4,@now,0,0)"},
      {&queue.take_answers_,
       "DELETE FROM thoughts WHERE server=?1 AND answer IS NOT NULL RETURNING number, answer"},
      {&queue.rows_,
       "SELECT number, tries, CASE WHEN answer IS NULL THEN @now-greatest(asked, until) ELSE -1 "
       "END FROM thoughts WHERE server=?1"},
      {&queue.remove_, "DELETE FROM thoughts WHERE server=?1 AND number=?2"},
      {&queue.remove_all_, "DELETE FROM thoughts WHERE server=?1"},
      {&queue.crew_,
       "SELECT count(*), CAST(coalesce(sum(threads), 0) AS BIGINT) FROM workers WHERE "
       "seen>@now-10000"},
      {&queue.sweep_thoughts_, "DELETE FROM thoughts WHERE asked<@now-600000"},
      {&queue.sweep_workers_, "DELETE FROM workers WHERE seen<@now-60000"},
      {&queue.report_,
       "INSERT INTO workers (name, threads, seen) VALUES (?1,?2,@now) "
       "ON CONFLICT (name) DO UPDATE SET threads=excluded.threads, seen=excluded.seen"},
      // Thoughts older than a minute are not taken; their server has probably gone.
      {&queue.take_,
       "UPDATE thoughts SET worker=?1, until=@until, tries=tries+1 WHERE (server, number)="
       "(SELECT server, number FROM thoughts WHERE answer IS NULL AND until<@now AND tries<?3 AND "
       "asked>@now-60000 AND (length='short' OR CAST(?2 AS BIGINT)=1) "
       "ORDER BY asked, number LIMIT 1 FOR UPDATE SKIP LOCKED) "
       "RETURNING server, number, tries, length, job"},
      {&queue.renew_,
       "UPDATE thoughts SET until=@until WHERE worker=?1 AND answer IS NULL "
       "RETURNING server, number, tries"},
      {&queue.answer_,
       "UPDATE thoughts SET answer=?5 WHERE server=?2 AND number=?3 AND tries=?4 AND worker=?1"},
      {&queue.give_back_,
       "UPDATE thoughts SET worker=NULL, until=0, tries=tries-1 WHERE worker=?1 AND answer IS "
       "NULL"},
      {&queue.leave_, "DELETE FROM workers WHERE name=?1"},
  };
  for (const auto& [target, sql] : statements) {
    auto statement = queue.database_.prepare(with_times(sql, lease));
    if (!statement) return Failure(statement.error());
    *target = std::move(*statement);
  }
  return queue;
}

Result<void> ThoughtQueue::put(std::string_view server, std::int64_t number, Length length,
                               std::string_view job) {
  return put_.bind(1, server).bind(2, number).bind(3, word_of(length)).bind(4, job).run();
}

Result<std::vector<ThoughtQueue::Answered>> ThoughtQueue::take_answers(std::string_view server) {
  take_answers_.bind(1, server);
  return database::read_all<Answered>(
      take_answers_, [](const Statement& row) { return Answered{row.number(0), row.text(1)}; });
}

Result<std::vector<ThoughtQueue::Row>> ThoughtQueue::rows(std::string_view server) {
  rows_.bind(1, server);
  return database::read_all<Row>(
      rows_, [](const Statement& row) { return Row{row.number(0), row.number(1), row.number(2)}; });
}

Result<void> ThoughtQueue::remove(std::string_view server, std::int64_t number) {
  return remove_.bind(1, server).bind(2, number).run();
}

Result<void> ThoughtQueue::remove_all(std::string_view server) {
  return remove_all_.bind(1, server).run();
}

Result<ThoughtQueue::Crew> ThoughtQueue::crew() {
  const auto row = crew_.step();
  if (!row) return Failure(row.error());
  const Crew crew{crew_.number(0), crew_.number(1)};
  crew_.reset();
  return crew;
}

Result<void> ThoughtQueue::sweep() {
  if (auto swept = sweep_thoughts_.run(); !swept) return swept;
  return sweep_workers_.run();
}

Result<void> ThoughtQueue::report(std::string_view worker, std::int64_t threads) {
  return report_.bind(1, worker).bind(2, threads).run();
}

Result<std::optional<ThoughtQueue::Taken>> ThoughtQueue::take(std::string_view worker,
                                                              bool long_too) {
  take_.bind(1, worker).bind(2, std::int64_t{long_too ? 1 : 0}).bind(3, most_tries);
  const auto row = take_.step();
  if (!row) return Failure(row.error());
  std::optional<Taken> taken;
  if (*row) {
    taken = Taken{read_key(take_), value_of<Length>(take_.text(3)).value_or(Length::long_one),
                  take_.text(4)};
  }
  take_.reset();
  return taken;
}

Result<std::vector<ThoughtQueue::Key>> ThoughtQueue::renew(std::string_view worker) {
  renew_.bind(1, worker);
  return database::read_all<Key>(renew_, read_key);
}

Result<void> ThoughtQueue::answer(std::string_view worker, const Key& key, std::string_view text) {
  return answer_.bind(1, worker)
      .bind(2, key.server)
      .bind(3, key.number)
      .bind(4, key.tries)
      .bind(5, text)
      .run();
}

Result<void> ThoughtQueue::leave(std::string_view worker) {
  if (auto back = give_back_.bind(1, worker).run(); !back) return back;
  return leave_.bind(1, worker).run();
}

}  // namespace camlann::server
