#include "database/postgres_session.hpp"

#include <libpq-fe.h>
#include <poll.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <optional>
#include <random>
#include <string>
#include <string_view>
#include <thread>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "base/try.hpp"
#include "database/address.hpp"
#include "database/connection.hpp"
#include "database/database.hpp"
#include "database/postgres_text.hpp"

namespace camlann::database {

namespace {

using std::chrono::milliseconds;
using std::chrono::seconds;
using std::chrono::steady_clock;

/// For the first connection: at the start of a program no caller waits, and a busy server is slow.
constexpr seconds opening_patience{10};
constexpr seconds connect_patience{2};
constexpr milliseconds pause_between_attempts{500};
/// Exceeds the server's time-outs: the server fails first and reports the reason.
constexpr seconds answer_patience{12};
/// From the start of a commit to its outcome: callers of the server wait for it. Two attempts to
/// connect are made in any case.
constexpr seconds commit_patience{17};
constexpr std::size_t most_sent = 500;  // without waiting for answers

constexpr const char* with_time_outs =
    "SET statement_timeout = '10s'; SET lock_timeout = '5s';"
    "SET idle_in_transaction_session_timeout = '30s';";
constexpr const char* without_time_outs =
    "SET statement_timeout = 0; SET lock_timeout = 0; SET idle_in_transaction_session_timeout = 0;";

/// The lock of a transaction: exclusive, or shared by transactions that write different rows.
constexpr const char* lock_alone = "SELECT pg_advisory_xact_lock(7161123470)";
constexpr const char* lock_shared = "SELECT pg_advisory_xact_lock_shared(7161123470)";
/// Runs in each transaction: afterwards the row shows if the transaction was committed.
constexpr const char* note_commit =
    "INSERT INTO last_commits (connection, number, made) VALUES (?1, ?2, "
    "extract(epoch FROM now())::bigint) ON CONFLICT (connection) DO UPDATE SET "
    "number = excluded.number, made = excluded.made";

std::atomic<const TroubleLog::Log*> listener{nullptr};

void tell(bool notice, std::string_view what) {
  if (const auto* log = listener.load()) (*log)({notice, 0, what, Engine::postgres});
}

std::string trimmed(const char* text) {
  std::string line = text == nullptr ? "" : text;
  while (!line.empty() && (line.back() == '\n' || line.back() == ' ')) line.pop_back();
  return line;
}

std::string new_id(std::string id) {
  constexpr std::string_view letters = "abcdefghijklmnopqrstuvwxyz234567";
  std::random_device chance;
  for (int i = 0; i < 16; ++i) id += letters[chance() % letters.size()];
  return id;
}

/// The error of a read-only transaction. A host may make the database read-only for a while; a
/// connection made meanwhile stays read-only.
constexpr std::string_view read_only_transaction = "25006";

/// True for errors that may be temporary: the connection, resources, locks and time-outs, a server
/// that stops or starts.
bool passes(std::string_view state) {
  const auto kind = state.substr(0, 2);
  return state.empty() || kind == "08" || kind == "40" || kind == "53" || kind == "55" ||
         kind == "57" || kind == "58" || kind == "25";
}

extern "C" void hear_notice(void* /*nobody*/, const PGresult* notice) {
  tell(true, trimmed(PQresultErrorMessage(notice)));
}

}  // namespace

void listen_to_postgres(const TroubleLog::Log* log) {
  listener = log;
}

PostgresSession::PostgresSession(Address address, bool to_read, Audience audience)
    : address_(std::move(address)),
      to_read_(to_read),
      audience_(audience),
      id_(new_id(address_.connection_name())) {}

Failure PostgresSession::fail(bool passing, const std::string& what) {
  tell(false, what);
  return silent_failure(passing, what);
}

Failure PostgresSession::silent_failure(bool passing, const std::string& what) {
  const auto code = passing ? ErrorCode::busy : ErrorCode::io;
  fault_ = {code, "The database failed: " + what, address_.shown(), {}};
  if (audience_ == Audience::terminal) return Failure(fault_);
  fault_.where.clear();
  // Players may see this error; the log (TroubleLog) has the cause. The code is the same as for
  // SQLite.
  return failure(ErrorCode::io, "The games cannot be read or saved now", {},
                 "another attempt in a moment");
}

void PostgresSession::drop() {
  handle_.reset();
  cannot_write_ = false;
  sent_.clear();
  for (auto& [sql, text] : known_) text.prepared = false;
  if (in_transaction_) transaction_lost_ = true;
}

Failure PostgresSession::lose(const std::string& what) {
  drop();
  return fail(true, what);
}

Failure PostgresSession::refused(const PGresult* answer) {
  const char* state = PQresultErrorField(answer, PG_DIAG_SQLSTATE);
  if (state != nullptr && !to_read_ && std::string_view(state) == read_only_transaction) {
    cannot_write_ = true;
  }
  return fail(passes(state == nullptr ? "" : state), trimmed(PQresultErrorMessage(answer)));
}

Result<void> PostgresSession::open() {
  if (auto connected = connect(opening_patience); !connected) {
    return failure(ErrorCode::io, fault_.what, address_.shown(),
                   "a server of PostgreSQL 15 that lets this program in");
  }
  return {};
}

Result<void> PostgresSession::connect(seconds patience) {
  if (address_.may_connect() != MayConnect::yes) {
    return silent_failure(true, "another server uses the database");
  }
  const char* const names[] = {"dbname", "application_name", "client_encoding", "options", nullptr};
  const char* const values[] = {address_.url().c_str(), id_.c_str(), "UTF8", nullptr, nullptr};
  handle_.reset(PQconnectStartParams(names, values, 1));
  not_before_ = steady_clock::now() + pause_between_attempts;
  if (!handle_) return lose("out of memory");
  PQsetNoticeReceiver(handle_.get(), hear_notice, nullptr);
  const auto until = steady_clock::now() + patience;
  auto wanted = PGRES_POLLING_WRITING;
  while (PQstatus(handle_.get()) != CONNECTION_BAD && wanted != PGRES_POLLING_OK) {
    const auto left = std::chrono::ceil<milliseconds>(until - steady_clock::now()).count();
    pollfd socket{PQsocket(handle_.get()),
                  static_cast<short>(wanted == PGRES_POLLING_READING ? POLLIN : POLLOUT), 0};
    if (left <= 0 || poll(&socket, 1, static_cast<int>(left)) == 0) {
      return lose("the server does not answer");
    }
    wanted = PQconnectPoll(handle_.get());
    if (wanted == PGRES_POLLING_FAILED) break;
  }
  if (PQstatus(handle_.get()) != CONNECTION_OK) return lose(trimmed(PQerrorMessage(handle_.get())));
  auto done = set_up();
  // From here on, a new owner of the database sees this connection and ends it.
  if (done && address_.may_connect() != MayConnect::yes) {
    done = silent_failure(true, "another server uses the database");
  }
  if (done) {
    not_before_ = {};
  } else {
    drop();
  }
  return done;
}

Result<void> PostgresSession::set_up() {
  if (PQserverVersion(handle_.get()) < 150000) return lose("the server is older than 15");
  if (std::string_view(PQparameterStatus(handle_.get(), "server_encoding")) != "UTF8") {
    return lose("the encoding of the database is not UTF8");
  }
  PQsetnonblocking(handle_.get(), 1);
  process_ = PQbackendPID(handle_.get());
  std::string settings =
      "SELECT set_config('synchronous_commit', 'on', false) "
      "WHERE current_setting('synchronous_commit') = 'off';"
      "SET standard_conforming_strings = on; SET extra_float_digits = 1;";
  settings += unhurried_ ? without_time_outs : with_time_outs;
  if (to_read_) settings += "SET default_transaction_read_only = on;";
  if (PQenterPipelineMode(handle_.get()) != 1) return lose("it cannot send ahead");
  TRY_VOID(execute(settings));
  TRY_VOID(send(known("SHOW synchronous_commit"), {}));
  TRY(const auto durable, settle());
  if (std::string_view(PQgetvalue(durable.get(), 0, 0)) == "off") {
    return lose("synchronous_commit is off: what is committed would not be on disk");
  }
  return {};
}

Result<void> PostgresSession::be_connected() {
  // The log has the cause.
  if (transaction_lost_) return silent_failure(true, "the connection was lost in a transaction");
  // Outside a transaction, with no answers outstanding, nothing is lost with the connection.
  if (handle_ && !in_transaction_ && sent_.empty() && (cannot_write_ || is_closed())) {
    tell(true, cannot_write_ ? "the database could not be written by this connection"
                             : "the server has closed the connection");
    drop();
  }
  if (handle_) return {};
  if (steady_clock::now() < not_before_) return silent_failure(true, "the server is not there");
  auto connected = connect(connect_patience);
  if (connected) {
    tell(true, "connected again");
  } else {
    // If each attempt takes long, other callers fail at once in the pause between attempts.
    not_before_ = steady_clock::now() + pause_between_attempts;
  }
  return connected;
}

bool PostgresSession::is_closed() const {
  pollfd socket{PQsocket(handle_.get()), POLLRDHUP, 0};
  return poll(&socket, 1, 0) > 0;
}

PreparedText& PostgresSession::known(std::string_view sql) {
  const auto found = known_.find(sql);
  if (found != known_.end()) return found->second;
  auto [text_of_it, parameters] = to_postgres_sql(sql);
  PreparedText text{"s" + std::to_string(known_.size()), std::move(text_of_it),
                    std::move(parameters), false};
  return known_.emplace(std::string(sql), std::move(text)).first->second;
}

Result<void> PostgresSession::send(PreparedText& statement, const Values& values) {
  TRY_VOID(be_connected());
  if (sent_.size() >= most_sent) {
    TRY_VOID(settle());
  }
  if (!statement.prepared) {
    if (PQsendPrepare(handle_.get(), statement.name.c_str(), statement.sql.c_str(), 0, nullptr) !=
        1) {
      return lose(trimmed(PQerrorMessage(handle_.get())));
    }
    statement.prepared = true;
    sent_.push_back(&statement);
  }
  std::vector<const char*> texts;
  texts.reserve(statement.parameters.size());
  for (const auto number : statement.parameters) {
    const auto* value = number <= values.size() ? &values[number - 1] : nullptr;
    texts.push_back(value != nullptr && value->has_value() ? value->value().c_str() : nullptr);
  }
  if (PQsendQueryPrepared(handle_.get(), statement.name.c_str(), static_cast<int>(texts.size()),
                          texts.data(), nullptr, nullptr, 0) != 1) {
    return lose(trimmed(PQerrorMessage(handle_.get())));
  }
  sent_.push_back(nullptr);
  return {};
}

Result<void> PostgresSession::send_text(const char* sql) {
  if (PQsendQueryParams(handle_.get(), sql, 0, nullptr, nullptr, nullptr, nullptr, 0) != 1) {
    return lose(trimmed(PQerrorMessage(handle_.get())));
  }
  sent_.push_back(nullptr);
  return {};
}

PostgresSession::Time PostgresSession::patience() const {
  return unhurried_ ? Time::max() : steady_clock::now() + answer_patience;
}

bool PostgresSession::await(Time until) {
  while (true) {
    const int unsent = PQflush(handle_.get());
    if (unsent < 0) return false;
    if (PQisBusy(handle_.get()) == 0) return true;
    const auto now = steady_clock::now();
    if (now >= until) return false;
    const auto left = std::min<steady_clock::duration>(until - now, seconds(10));
    pollfd socket{PQsocket(handle_.get()), static_cast<short>(POLLIN | (unsent > 0 ? POLLOUT : 0)),
                  0};
    poll(&socket, 1, static_cast<int>(std::chrono::ceil<milliseconds>(left).count()));
    if (socket.revents != 0 && PQconsumeInput(handle_.get()) != 1) return false;
  }
}

Result<Answer> PostgresSession::settle() {
  TRY_VOID(be_connected());
  if (PQpipelineSync(handle_.get()) != 1) return lose(trimmed(PQerrorMessage(handle_.get())));
  const auto until = patience();
  Answer last;
  std::optional<Failure> first_fault;
  bool settled = false;
  while (!settled) {
    if (!await(until) || PQstatus(handle_.get()) == CONNECTION_BAD) {
      const auto why = trimmed(PQerrorMessage(handle_.get()));
      return lose(why.empty() ? "the server does not answer" : why);
    }
    Answer answer(PQgetResult(handle_.get()));
    if (!answer) {  // the end of one statement
      if (!sent_.empty()) sent_.pop_front();
      continue;
    }
    switch (PQresultStatus(answer.get())) {
      case PGRES_PIPELINE_SYNC: settled = true; break;
      case PGRES_COMMAND_OK:
      case PGRES_TUPLES_OK:
      case PGRES_EMPTY_QUERY: last = std::move(answer); break;
      default:
        if (!sent_.empty() && sent_.front() != nullptr) sent_.front()->prepared = false;
        if (!first_fault) first_fault = refused(answer.get());
    }
  }
  sent_.clear();
  if (first_fault) return *first_fault;
  if (!last) return fail(true, "the server gave no answer");
  return last;
}

Result<void> PostgresSession::execute(const std::string& sql) {
  TRY_VOID(be_connected());
  if (!sent_.empty()) {
    TRY_VOID(settle());
  }
  if (PQexitPipelineMode(handle_.get()) != 1 || PQsendQuery(handle_.get(), sql.c_str()) != 1) {
    return lose(trimmed(PQerrorMessage(handle_.get())));
  }
  const auto until = patience();
  std::optional<Failure> first_fault;
  while (true) {
    if (!await(until) || PQstatus(handle_.get()) == CONNECTION_BAD) {
      return lose(trimmed(PQerrorMessage(handle_.get())));
    }
    const Answer answer(PQgetResult(handle_.get()));
    if (!answer) break;
    const auto status = PQresultStatus(answer.get());
    const bool good = status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK;
    if (!good && !first_fault) first_fault = refused(answer.get());
  }
  if (PQenterPipelineMode(handle_.get()) != 1) return lose("it cannot send ahead");
  if (first_fault) return *first_fault;
  return {};
}

Result<void> PostgresSession::take_time() {
  unhurried_ = true;
  return execute(without_time_outs);
}

Result<void> PostgresSession::begin(Writers writers) {
  if (in_transaction_) {
    TRY_VOID(rollback());
  }
  TRY_VOID(be_connected());
  if (!has_row_) {
    // Written before the first transaction: find_out() needs a row with a lock to wait for.
    TRY_VOID(send(known(note_commit), {id_, "0"}));
    TRY_VOID(settle());
    has_row_ = true;
  }
  TRY_VOID(send_text("BEGIN"));
  in_transaction_ = true;
  ++number_;
  return send(known(writers == Writers::one ? lock_alone : lock_shared), {});
}

Result<void> PostgresSession::commit() {
  if (!in_transaction_) return fail(false, "there is no transaction to commit");
  const auto number = number_;
  const auto begun = steady_clock::now();
  TRY_VOID(send(known(note_commit), {id_, std::to_string(number)}));
  TRY_VOID(send_text("COMMIT"));
  const auto answer = settle();
  if (answer) {
    in_transaction_ = false;
    // PostgreSQL answers the COMMIT of a failed transaction with ROLLBACK and no error.
    if (std::string_view(PQcmdStatus(answer->get())) == "COMMIT") return {};
    return fail(false, "the transaction had failed");
  }
  if (!handle_) return find_out(number, begun);
  if (PQtransactionStatus(handle_.get()) == PQTRANS_IDLE) in_transaction_ = false;
  return Failure(answer.error());
}

Result<void> PostgresSession::find_out(std::int64_t number, Time begun) {
  const auto until = std::max(begun + commit_patience, steady_clock::now() + 2 * connect_patience);
  const auto lost_process = std::to_string(process_);
  in_transaction_ = transaction_lost_ = false;
  while (steady_clock::now() < until && address_.may_connect() != MayConnect::never) {
    not_before_ = {};
    if (be_connected()) {
      // The old server process may still hold the row's lock and wait for this client.
      auto& end = known(
          "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = ?1 "
          "AND pid = ?2::int AND pid <> pg_backend_pid()");
      if (send(end, {id_, lost_process}) && settle()) {
        if (const auto last = last_committed()) {
          if (*last == number) {
            tell(true, "the answer to a commit was lost; it is on disk");
            return {};
          }
          return fail(true, "the connection was lost; nothing was committed");
        }
      }
    }
    std::this_thread::sleep_for(milliseconds(50));
  }
  return fail(true, "the answer to a commit was lost; it is not known whether it is on disk");
}

std::optional<std::int64_t> PostgresSession::last_committed() {
  // The row lock excludes a commit that is still in progress.
  auto& ask = known("SELECT number FROM last_commits WHERE connection = ?1 FOR UPDATE");
  if (!send(ask, {id_})) return std::nullopt;
  const auto answer = settle();
  if (!answer || PQntuples(answer->get()) != 1) return std::nullopt;
  return std::strtoll(PQgetvalue(answer->get(), 0, 0), nullptr, 10);
}

Result<void> PostgresSession::rollback() {
  if (!in_transaction_) return {};
  if (transaction_lost_) {
    in_transaction_ = transaction_lost_ = false;
    return {};
  }
  if (!sent_.empty()) (void)settle();  // after a failed statement it would be skipped
  if (!handle_) {
    in_transaction_ = transaction_lost_ = false;
    return {};
  }
  if (auto sent = send_text("ROLLBACK"); !sent) {
    in_transaction_ = transaction_lost_ = false;
    return {};  // the transaction ended with the connection
  }
  const auto done = settle();
  in_transaction_ = transaction_lost_ = false;
  if (!done && handle_) return Failure(done.error());
  return {};
}

}  // namespace camlann::database
