#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "base/try.hpp"
#include "database/address.hpp"
#include "database/connection.hpp"
#include "database/database.hpp"

namespace camlann::database {

namespace {

Result<std::unique_ptr<Connection>> connect(const Address& address, bool to_read,
                                            Audience audience) {
  return address.engine() == Engine::postgres ? open_postgres(address, to_read, audience)
                                              : open_sqlite(address, to_read, audience);
}

}  // namespace

Statement::Statement() = default;
Statement::Statement(std::unique_ptr<Query> query) : query_(std::move(query)) {}
Statement::Statement(Statement&&) noexcept = default;
Statement& Statement::operator=(Statement&&) noexcept = default;
Statement::~Statement() = default;

Statement& Statement::bind(int index, std::string_view text) {
  query_->bind(index, text);
  return *this;
}

Statement& Statement::bind(int index, std::int64_t number) {
  query_->bind(index, number);
  return *this;
}

Statement& Statement::bind_real(int index, double number) {
  query_->bind_real(index, number);
  return *this;
}

Statement& Statement::bind_bytes(int index, std::string_view bytes) {
  query_->bind_bytes(index, bytes);
  return *this;
}

Statement& Statement::bind_null(int index) {
  query_->bind_null(index);
  return *this;
}

Statement& Statement::bind_or_null(int index, std::optional<std::int64_t> number) {
  return number ? bind(index, *number) : bind_null(index);
}

Statement& Statement::bind_or_null(int index, std::string_view text) {
  return text.empty() ? bind_null(index) : bind(index, text);
}

Result<bool> Statement::step() {
  return query_->step();
}

Result<void> Statement::run() {
  return query_->run();
}

bool Statement::try_run() noexcept {
  return query_->try_run();
}

void Statement::reset() {
  query_->reset();
}

std::string Statement::text(int column) const {
  return query_->text(column);
}

std::int64_t Statement::number(int column) const {
  return query_->number(column);
}

std::string_view Statement::bytes(int column) const {
  return query_->bytes(column);
}

double Statement::real(int column) const {
  return query_->real(column);
}

bool Statement::is_null(int column) const {
  return query_->is_null(column);
}

Database::Database(std::unique_ptr<Connection> connection, Audience audience)
    : connection_(std::move(connection)), audience_(audience) {}
Database::Database(Database&&) noexcept = default;
Database& Database::operator=(Database&&) noexcept = default;
Database::~Database() = default;

Result<Database> Database::open(const Address& address, Audience audience) {
  TRY(auto connection, connect(address, false, audience));
  return Database(std::move(connection), audience);
}

Result<Database> Database::open_to_read(const Address& address, Audience audience) {
  TRY(auto connection, connect(address, true, audience));
  return Database(std::move(connection), audience);
}

Result<Database> Database::open_shared(const Address& address, Audience audience) {
  auto database = open(address, audience);
  if (!database) return database;
  TRY_VOID(database->share());
  return database;
}

Result<Database> Database::open_without_log(const std::filesystem::path& file, Audience audience) {
  TRY(auto connection, open_sqlite_without_log(file, audience));
  return Database(std::move(connection), audience);
}

Engine Database::engine() const {
  return connection_->engine();
}

bool Database::in_transaction() const {
  return connection_->in_transaction();
}

Result<Statement> Database::prepare(std::string_view sql) {
  TRY(auto query, connection_->prepare(sql));
  return Statement(std::move(query));
}

Result<Statement> Database::prepare_begin(Writers writers) {
  TRY(auto query, connection_->prepare_begin(writers));
  return Statement(std::move(query));
}

Result<Statement*> Database::known(std::string_view sql) {
  if (const auto found = known_.find(sql); found != known_.end()) return &found->second;
  auto query = connection_->prepare(sql);
  if (!query && audience_ == Audience::terminal) return Failure(query.error());
  // Players do not see statements: TroubleLog has the reason.
  if (!query) {
    return failure(query.error().code, "The games cannot be read or saved now", {},
                   "another attempt in a moment");
  }
  return &known_.emplace(std::string(sql), Statement(std::move(*query))).first->second;
}

Result<void> Database::begin(Writers writers) {
  if (!control_) {
    TRY(auto one, connection_->prepare_begin(Writers::one));
    TRY(auto several, connection_->prepare_begin(Writers::several));
    TRY(auto commit, connection_->prepare("COMMIT"));
    TRY(auto rollback, connection_->prepare("ROLLBACK"));
    control_ = {Statement(std::move(one)), Statement(std::move(several)),
                Statement(std::move(commit)), Statement(std::move(rollback))};
  }
  // An earlier rollback may have failed.
  roll_back();
  return (writers == Writers::one ? control_->begin_one : control_->begin_several).run();
}

Result<void> Database::commit() {
  if (!control_) return failure(ErrorCode::io, "No transaction was begun");
  return control_->commit.run();
}

void Database::roll_back() noexcept {
  if (control_ && connection_->in_transaction()) (void)control_->rollback.try_run();
}

std::string_view Database::for_share() const {
  return engine() == Engine::postgres ? " FOR SHARE" : "";
}

Result<void> Database::execute(std::string_view sql) {
  return connection_->execute(sql);
}

Result<std::int64_t> Database::query_number(std::string_view sql) {
  TRY(auto statement, prepare(sql));
  const auto row = statement.step();
  if (!row) return connection_->fault();
  return *row ? statement.number(0) : 0;
}

Result<std::string> Database::query_text(std::string_view sql) {
  TRY(auto statement, prepare(sql));
  const auto row = statement.step();
  if (!row) return connection_->fault();
  return *row ? statement.text(0) : std::string();
}

Result<void> Database::share() {
  return connection_->share();
}

Result<void> Database::take_time() {
  return connection_->take_time();
}

Result<std::vector<Table>> Database::tables() {
  return connection_->tables();
}

void Database::interrupt_if(const std::atomic<bool>& flag) {
  connection_->interrupt_when([&flag] { return flag.load(); });
}

void Database::interrupt_when(const std::function<bool()>& stop) {
  connection_->interrupt_when(stop);
}

std::string joined_names(const std::vector<std::string>& names) {
  std::string list;
  for (const auto& name : names) list += (list.empty() ? "" : ", ") + name;
  return list;
}

std::string insert_statement(std::string_view table, const std::vector<std::string>& names) {
  std::string places;
  for (std::size_t i = 1; i <= names.size(); ++i) {
    places += (i == 1 ? "?" : ", ?") + std::to_string(i);
  }
  return "INSERT INTO " + std::string(table) + " (" + joined_names(names) + ") VALUES (" + places +
         ") ";
}

}  // namespace camlann::database
