#include <libpq-fe.h>

#include <array>
#include <charconv>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
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
#include "database/postgres_session.hpp"
#include "database/postgres_text.hpp"

namespace camlann::database {

namespace {

/// The statements that begin and end a transaction.
enum class Control : std::uint8_t { none, begin_alone, begin_shared, commit, rollback };

Control control_of(std::string_view sql) {
  if (sql == "BEGIN IMMEDIATE") return Control::begin_alone;
  if (sql == "COMMIT") return Control::commit;
  if (sql == "ROLLBACK") return Control::rollback;
  return Control::none;
}

Result<void> carry_out(PostgresSession& session, Control control) {
  switch (control) {
    case Control::begin_alone: return session.begin(Writers::one);
    case Control::begin_shared: return session.begin(Writers::several);
    case Control::commit: return session.commit();
    case Control::rollback: return session.rollback();
    case Control::none: break;
  }
  return {};
}

class PostgresControl final : public Query {
 public:
  PostgresControl(std::shared_ptr<PostgresSession> session, Control control)
      : session_(std::move(session)), control_(control) {}

  void bind(int /*index*/, std::string_view /*text*/) override {}
  void bind(int /*index*/, std::int64_t /*number*/) override {}
  void bind_real(int /*index*/, double /*number*/) override {}
  void bind_null(int /*index*/) override {}
  void bind_bytes(int /*index*/, std::string_view /*bytes*/) override {}
  Result<bool> step() override {
    return run().map([] { return false; });
  }
  Result<void> run() override { return carry_out(*session_, control_); }
  bool try_run() noexcept override {
    try {
      return run().has_value();
    } catch (...) {  // out of memory; the server aborts an idle transaction
      return false;
    }
  }
  void reset() override {}
  bool is_null(int /*column*/) const override { return true; }
  std::string text(int /*column*/) const override { return {}; }
  std::int64_t number(int /*column*/) const override { return 0; }
  std::string_view bytes(int /*column*/) const override { return {}; }
  double real(int /*column*/) const override { return 0; }

 private:
  const std::shared_ptr<PostgresSession> session_;
  const Control control_;
};

class PostgresQuery final : public Query {
 public:
  PostgresQuery(std::shared_ptr<PostgresSession> session, std::string_view sql)
      : session_(std::move(session)), text_(session_->known(sql)) {}

  void bind(int index, std::string_view text) override { set(index, to_postgres_text(text)); }
  void bind(int index, std::int64_t number) override { set(index, std::to_string(number)); }
  void bind_real(int index, double number) override {
    std::array<char, 32> digits{};
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), number).ptr;
    set(index, std::string(digits.data(), end));
  }
  void bind_bytes(int index, std::string_view bytes) override {
    set(index, to_postgres_bytes(bytes));
  }
  void bind_null(int index) override { set(index, std::nullopt); }

  Result<bool> step() override;
  Result<void> run() override;
  bool try_run() noexcept override {
    try {
      return run().has_value();
    } catch (...) {  // out of memory
      return false;
    }
  }
  void reset() override {
    answer_.reset();
    values_.clear();
  }

  bool is_null(int column) const override {
    return !answer_ || PQgetisnull(answer_.get(), row_, column) == 1;
  }
  std::string text(int column) const override {
    return answer_ ? from_postgres_text(value(column)) : std::string();
  }
  std::int64_t number(int column) const override {
    if (!answer_) return 0;
    const auto digits = value(column);
    if (digits == "t") return 1;
    std::int64_t number = 0;
    std::from_chars(digits.data(), digits.data() + digits.size(), number);
    return number;
  }
  std::string_view bytes(int column) const override {
    bytes_ = answer_ ? from_postgres_bytes(value(column)) : std::string();
    return bytes_;
  }
  double real(int column) const override {
    double number = 0;
    if (!answer_) return number;
    const auto digits = value(column);
    std::from_chars(digits.data(), digits.data() + digits.size(), number);
    return number;
  }

 private:
  void set(int index, std::optional<std::string> value) {
    if (answer_) reset();
    const auto count = static_cast<std::size_t>(index);
    if (values_.size() < count) values_.resize(count);
    values_[count - 1] = std::move(value);
  }
  std::string_view value(int column) const {
    return {PQgetvalue(answer_.get(), row_, column),
            static_cast<std::size_t>(PQgetlength(answer_.get(), row_, column))};
  }

  const std::shared_ptr<PostgresSession> session_;
  PreparedText& text_;
  Values values_;
  Answer answer_;  // to the latest step of the statement
  int row_ = 0;
  mutable std::string bytes_;
};

Result<bool> PostgresQuery::step() {
  if (answer_) {
    ++row_;
  } else {
    row_ = 0;
    auto sent = session_->send(text_, values_);
    if (!sent) {
      reset();
      return Failure(sent.error());
    }
    auto answer = session_->settle();
    if (!answer) {
      reset();
      return Failure(answer.error());
    }
    answer_ = std::move(*answer);
  }
  if (row_ < PQntuples(answer_.get())) return true;
  answer_.reset();
  return false;
}

Result<void> PostgresQuery::run() {
  answer_.reset();
  auto sent = session_->send(text_, values_);
  reset();
  if (!sent || session_->in_transaction()) return sent;
  TRY_VOID(session_->settle());
  return {};
}

class PostgresConnection final : public Connection {
 public:
  explicit PostgresConnection(std::shared_ptr<PostgresSession> session)
      : session_(std::move(session)) {}

  Engine engine() const override { return Engine::postgres; }
  bool in_transaction() const override { return session_->in_transaction(); }
  Result<std::unique_ptr<Query>> prepare(std::string_view sql) override {
    const auto control = control_of(sql);
    if (control != Control::none) return std::make_unique<PostgresControl>(session_, control);
    return std::make_unique<PostgresQuery>(session_, sql);
  }
  Result<std::unique_ptr<Query>> prepare_begin(Writers writers) override {
    const auto control = writers == Writers::one ? Control::begin_alone : Control::begin_shared;
    return std::make_unique<PostgresControl>(session_, control);
  }
  Result<void> execute(std::string_view sql) override {
    const auto control = control_of(sql);
    if (control != Control::none) {
      auto done = carry_out(*session_, control);
      if (!done || !session_->in_transaction()) return done;
      TRY_VOID(session_->settle());
      return {};
    }
    return session_->execute(std::string(sql));
  }
  Result<void> share() override { return {}; }
  Result<void> take_time() override { return session_->take_time(); }
  Result<std::vector<Table>> tables() override;
  void interrupt_when(const std::function<bool()>& /*stop*/) override {}  // it has a time-out
  Failure fault() const override { return Failure(session_->fault()); }

 private:
  const std::shared_ptr<PostgresSession> session_;
};

/// Selects the columns of all tables, with their positions in the primary key, or 0.
constexpr std::string_view all_columns =
    "SELECT c.relname, a.attname, t.typname, CASE WHEN a.attnotnull THEN 0 ELSE 1 END, "
    "coalesce(array_position(k.conkey, a.attnum), 0) "
    "FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 "
    "AND NOT a.attisdropped JOIN pg_type t ON t.oid = a.atttypid "
    "LEFT JOIN pg_constraint k ON k.conrelid = c.oid AND k.contype = 'p' "
    "WHERE c.relkind = 'r' AND c.relnamespace = current_schema()::regnamespace "
    "ORDER BY c.relname COLLATE \"C\", a.attname COLLATE \"C\"";

Result<std::vector<Table>> PostgresConnection::tables() {
  PostgresQuery rows(session_, all_columns);
  std::vector<Table> all;
  auto row = rows.step();
  for (; row && *row; row = rows.step()) {
    const auto name = rows.text(0);
    if (all.empty() || all.back().name != name) all.push_back({name, {}, {}});
    auto& table = all.back();
    const auto type = rows.text(2);
    const auto kind = type == "int8"     ? Table::Kind::number
                      : type == "float8" ? Table::Kind::real
                                         : Table::Kind::text;
    table.columns.push_back({rows.text(1), kind, rows.number(3) != 0});
    const auto place = static_cast<std::size_t>(rows.number(4));
    if (place == 0) continue;
    if (table.key.size() < place) table.key.resize(place);
    table.key[place - 1] = rows.text(1);
  }
  if (!row) return Failure(row.error());
  return all;
}

/// Returns the value of an option in libpq; empty if it has none.
std::string option_of(const PQconninfoOption* options, std::string_view word) {
  for (const auto* option = options; option->keyword != nullptr; ++option) {
    if (word == option->keyword && option->val != nullptr) return option->val;
  }
  return {};
}

}  // namespace

std::string Address::shown() const {
  if (engine() == Engine::sqlite) return file_.string();
  const std::unique_ptr<PQconninfoOption, decltype(&PQconninfoFree)> options(
      PQconninfoParse(url_.c_str(), nullptr), PQconninfoFree);
  if (!options) return "postgresql:";
  std::string shown = "postgresql://";
  if (const auto user = option_of(options.get(), "user"); !user.empty()) shown += user + "@";
  shown += option_of(options.get(), "host");
  if (const auto port = option_of(options.get(), "port"); !port.empty()) shown += ":" + port;
  return shown + "/" + option_of(options.get(), "dbname");
}

std::string libpq_version() {
  constexpr int minor_versions = 10'000;
  const int version = PQlibVersion();
  return std::to_string(version / minor_versions) + '.' + std::to_string(version % minor_versions);
}

Result<std::unique_ptr<Connection>> open_postgres(const Address& address, bool to_read,
                                                  Audience audience) {
  auto session = std::make_shared<PostgresSession>(address, to_read, audience);
  TRY_VOID(session->open());
  return std::make_unique<PostgresConnection>(std::move(session));
}

}  // namespace camlann::database
