#pragma once
// Rows as values. A struct that is kept in a table is described once; the description gives the
// lists of columns of its statements, binds its parameters and reads its rows:
//
//   ROW(Member, "members", player, name, since);
//
// Its members are called like their columns. Where some are not, the description has a function:
//
//   template <>
//   struct Row<Invitation> {
//     ROW_OF(Invitation, "invitations") {
//       COLUMNS(id, variant, rules);
//       column("host", &Self::table, &Table::host);
//     }
//   };
//
// A column names its member by a path: `column("host", &Self::table, &Table::host)`. Other
// kinds: `column.or_null(...)` keeps an empty text as NULL; `column.computed("count(*)", ...)` is
// only selected; `column.written("folded", function)` is only inserted. `part(column, path...)`
// describes a member that has several columns. A value in one column is a text, a number, a
// boolean, an enumeration with Words, an optional of these (NULL where it is empty), or a type with
// a Column<T> below. The functions at the end are Database's; they run each statement by its text,
// which the connection prepares once. Not thread-safe.

#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "base/try.hpp"
#include "base/words.hpp"
#include "database/database.hpp"

namespace camlann::database {

/// The description of a struct that is kept in a row.
template <class T>
struct Row;

// NOLINTBEGIN(bugprone-macro-parentheses,cppcoreguidelines-macro-usage): only a macro can name a
// member and its column at once; the compiler reads ROW_EACH again for each of up to 27 members
#define ROW_PARENTHESES ()
#define ROW_READ_AGAIN(...) __VA_ARGS__
#define ROW_READ_THRICE(...) ROW_READ_AGAIN(ROW_READ_AGAIN(ROW_READ_AGAIN(__VA_ARGS__)))
#define ROW_READ_OFTEN(...) \
  ROW_READ_THRICE(ROW_READ_THRICE(ROW_READ_THRICE(ROW_READ_THRICE(__VA_ARGS__))))
#define ROW_EACH(member, ...) \
  column(#member, &Self::member) __VA_OPT__(, ROW_EACH_OTHER ROW_PARENTHESES(__VA_ARGS__))
#define ROW_EACH_OTHER() ROW_EACH
#define COLUMNS(...) ROW_READ_OFTEN(ROW_EACH(__VA_ARGS__))
#define ROW_OF(Type, table_)                       \
  using Self = Type;                               \
  static constexpr std::string_view table{table_}; \
  static constexpr void columns(auto&& column)
#define ROW(Type, table_, ...) \
  template <>                  \
  struct Row<Type> {           \
    ROW_OF(Type, table_) {     \
      COLUMNS(__VA_ARGS__);    \
    }                          \
  }
// NOLINTEND(bugprone-macro-parentheses,cppcoreguidelines-macro-usage)

/// The form of a type in the database, if it is not a simple value:
/// `static void bind(Statement&, int index, const T&)` and
/// `static std::optional<T> read(const Statement&, int column)`, which returns nothing for a value
/// that makes no T. A type that takes several columns also has `names`, an array of theirs.
template <class T>
struct Column;

/// A column of bytes.
struct Bytes {
  std::string bytes;
};

template <>
struct Column<Bytes> {
  static void bind(Statement& statement, int index, const Bytes& value) {
    statement.bind_bytes(index, value.bytes);
  }
  static std::optional<Bytes> read(const Statement& row, int column) {
    return Bytes{std::string(row.bytes(column))};
  }
};

template <class T>
concept InRow = requires { Row<T>::table; };

template <class T>
concept HasColumn =
    requires(Statement& statement, const T& value) { Column<T>::bind(statement, 1, value); };

template <class T>
concept HasColumns = HasColumn<T> && requires { Column<T>::names.size(); };

template <class T>
inline constexpr bool is_nullable = false;
template <class T>
inline constexpr bool is_nullable<std::optional<T>> = true;

template <class T>
inline constexpr bool is_tuple = false;
template <class... T>
inline constexpr bool is_tuple<std::tuple<T...>> = true;
template <class A, class B>
inline constexpr bool is_tuple<std::pair<A, B>> = true;
template <class T, std::size_t count>
inline constexpr bool is_tuple<std::array<T, count>> = true;

/// Number of columns that a value takes.
template <class T>
[[nodiscard]] constexpr int width_of() {
  if constexpr (HasColumns<T>) {
    return static_cast<int>(Column<T>::names.size());
  } else {
    return 1;
  }
}

template <class T>
void bind_value(Statement& statement, int index, const T& value) {
  if constexpr (HasColumn<T>) {
    Column<T>::bind(statement, index, value);
  } else if constexpr (is_nullable<T>) {
    if (value) {
      bind_value(statement, index, *value);
    } else {
      statement.bind_null(index);
    }
  } else if constexpr (HasWords<T>) {
    statement.bind(index, word_of(value));
  } else if constexpr (std::floating_point<T>) {
    statement.bind_real(index, value);
  } else if constexpr (std::integral<T>) {
    statement.bind(index, static_cast<std::int64_t>(value));
  } else {
    statement.bind(index, std::string_view(value));
  }
}

/// Nothing for a value that makes no T.
template <class T>
[[nodiscard]] std::optional<T> read_value(const Statement& row, int column) {
  if constexpr (HasColumn<T>) {
    return Column<T>::read(row, column);
  } else if constexpr (is_nullable<T>) {
    if (row.is_null(column)) return std::optional<T>(std::in_place);
    auto value = read_value<typename T::value_type>(row, column);
    if (!value) return std::nullopt;
    return std::optional<T>(std::in_place, std::move(value));
  } else if constexpr (HasWords<T>) {
    return value_of<T>(row.text(column));
  } else if constexpr (std::floating_point<T>) {
    return row.real(column);
  } else if constexpr (std::same_as<T, bool>) {
    return row.number(column) != 0;
  } else if constexpr (std::integral<T>) {
    return static_cast<T>(row.number(column));
  } else {
    return row.text(column);
  }
}

/// The member at the end of a path.
template <class Object>
[[nodiscard]] constexpr auto& member_at(Object& object) {
  return object;
}
template <class Object, class First, class... Rest>
[[nodiscard]] constexpr auto& member_at(Object& object, First first, Rest... rest) {
  return member_at(object.*first, rest...);
}

template <class T, class... Path>
using MemberAt =
    std::remove_cvref_t<decltype(member_at(std::declval<T&>(), std::declval<Path>()...))>;

/// Describes a member by its own columns, in the description of the struct that has it.
template <class Visit, class... Path>
class Part {
 public:
  explicit Part(Visit& visit, Path... path) : visit_(visit), path_(path...) {}

  void operator()(std::string_view name, auto... rest) const {
    std::apply([&](auto... path) { visit_(name, path..., rest...); }, path_);
  }
  void or_null(std::string_view name, auto... rest) const {
    std::apply([&](auto... path) { visit_.or_null(name, path..., rest...); }, path_);
  }
  void computed(std::string_view expression, auto... rest) const {
    std::apply([&](auto... path) { visit_.computed(expression, path..., rest...); }, path_);
  }
  void written(std::string_view name, auto function) const {
    std::apply(
        [&](auto... path) {
          visit_.written(name, [function, path...](const auto& whole) {
            return function(member_at(whole, path...));
          });
        },
        path_);
  }

 private:
  Visit& visit_;
  std::tuple<Path...> path_;
};

template <class Visit, class... Path>
[[nodiscard]] Part<Visit, Path...> part(Visit& visit, Path... path) {
  return Part<Visit, Path...>(visit, path...);
}

/// Collects the names of columns, of those that are selected or those that are inserted.
template <class T>
class ColumnNames {
 public:
  explicit ColumnNames(bool selected) : selected_(selected) {}

  template <class... Path>
  void operator()(std::string_view name, Path... /*path*/) {
    using Value = MemberAt<T, Path...>;
    if constexpr (HasColumns<Value>) {
      for (const auto one : Column<Value>::names) names.emplace_back(one);
    } else {
      names.emplace_back(name);
    }
  }
  void or_null(std::string_view name, auto... /*path*/) { names.emplace_back(name); }
  void computed(std::string_view expression, auto... /*path*/) {
    if (selected_) names.emplace_back(expression);
  }
  void written(std::string_view name, const auto& /*function*/) {
    if (!selected_) names.emplace_back(name);
  }

  std::vector<std::string> names;

 private:
  bool selected_;
};

/// Binds the parameters of an INSERT, in the order of `ColumnNames`.
template <class T>
class RowBinder {
 public:
  RowBinder(Statement& statement, int from, const T& object)
      : statement_(statement), next_(from), object_(object) {}

  template <class... Path>
  void operator()(std::string_view /*name*/, Path... path) {
    bind(member_at(object_, path...));
  }
  void or_null(std::string_view /*name*/, auto... path) {
    statement_.bind_or_null(next_++, std::string_view(member_at(object_, path...)));
  }
  void computed(std::string_view /*expression*/, auto... /*path*/) {}
  void written(std::string_view /*name*/, const auto& function) { bind(function(object_)); }

  /// The parameter after the last one.
  [[nodiscard]] int next() const { return next_; }

 private:
  template <class Value>
  void bind(const Value& value) {
    bind_value(statement_, next_, value);
    next_ += width_of<Value>();
  }

  Statement& statement_;
  int next_;
  const T& object_;
};

/// Reads a row, in the order of `ColumnNames`, and remembers the first column that cannot be read.
template <class T>
class RowReader {
 public:
  RowReader(const Statement& row, int from, T& object) : row_(row), next_(from), object_(object) {}

  template <class... Path>
  void operator()(std::string_view name, Path... path) {
    auto& member = member_at(object_, path...);
    using Value = std::remove_cvref_t<decltype(member)>;
    auto value = read_value<Value>(row_, next_);
    if (value) {
      member = std::move(*value);
    } else if (!fault_) {
      fault_ = Error{ErrorCode::io,
                     "The games database has an unknown word: '" + row_.text(next_) + "'",
                     std::string(name),
                     {}};
    }
    next_ += width_of<Value>();
  }
  void or_null(std::string_view name, auto... path) { (*this)(name, path...); }
  void computed(std::string_view expression, auto... path) { (*this)(expression, path...); }
  void written(std::string_view /*name*/, const auto& /*function*/) {}

  [[nodiscard]] const std::optional<Error>& fault() const { return fault_; }
  /// The column after the last one.
  [[nodiscard]] int next() const { return next_; }

 private:
  const Statement& row_;
  int next_;
  T& object_;
  std::optional<Error> fault_;
};

template <InRow T>
[[nodiscard]] std::vector<std::string> column_names(bool selected) {
  ColumnNames<T> names(selected);
  Row<T>::columns(names);
  return std::move(names.names);
}

/// "name, name, ...": the columns that a SELECT has.
template <InRow T>
[[nodiscard]] const std::string& columns_of() {
  static const std::string list = joined_names(column_names<T>(true));
  return list;
}

/// "SELECT ... FROM table ".
template <InRow T>
[[nodiscard]] std::string select_from() {
  return "SELECT " + columns_of<T>() + " FROM " + std::string(Row<T>::table) + " ";
}

/// "INSERT INTO table (...) VALUES (?1, ...) ", with further columns behind those of the struct.
template <InRow T>
[[nodiscard]] std::string insert_into(const std::vector<std::string>& further = {}) {
  auto names = column_names<T>(false);
  names.insert(names.end(), further.begin(), further.end());
  return insert_statement(Row<T>::table, names);
}

/// "name=excluded.name, ...": what an INSERT sets if the row exists.
template <InRow T>
[[nodiscard]] std::string excluded_of() {
  std::string list;
  for (const auto& name : column_names<T>(false)) {
    if (!list.empty()) list += ", ";
    list.append(name).append("=excluded.").append(name);
  }
  return list;
}

/// "name=?2, name=?3, ...": what an UPDATE sets, from this parameter on.
template <InRow T>
[[nodiscard]] std::string assignments_of(int from) {
  std::string list;
  for (const auto& name : column_names<T>(false)) {
    list += (list.empty() ? "" : ", ") + name + "=?" + std::to_string(from++);
  }
  return list;
}

/// Binds from the parameter `next` on, and moves it behind the last.
template <class T>
void bind_parameter(Statement& statement, int& next, const T& value) {
  if constexpr (InRow<T>) {
    RowBinder<T> binder(statement, next, value);
    Row<T>::columns(binder);
    next = binder.next();
  } else if constexpr (is_tuple<T>) {
    std::apply([&](const auto&... one) { (bind_parameter(statement, next, one), ...); }, value);
  } else {
    bind_value(statement, next, value);
    next += width_of<T>();
  }
}

/// Reads from the column `next` on: a described struct, a tuple or pair, or one value.
template <class T>
[[nodiscard]] Result<T> read_row(const Statement& row, int& next) {
  if constexpr (InRow<T>) {
    T object{};
    RowReader<T> reader(row, next, object);
    Row<T>::columns(reader);
    next = reader.next();
    if (const auto& fault = reader.fault()) return Failure(*fault);
    return object;
  } else if constexpr (is_tuple<T>) {
    T all{};
    Result<void> done;
    const auto read_one = [&]<class One>(One& one) {
      if (!done) return;
      auto value = read_row<One>(row, next);
      if (value) {
        one = std::move(*value);
      } else {
        done = Failure(value.error());
      }
    };
    std::apply([&](auto&... one) { (read_one(one), ...); }, all);
    if (!done) return Failure(done.error());
    return all;
  } else {
    auto value = read_value<T>(row, next);
    next += width_of<T>();
    if (value) return std::move(*value);
    return failure(ErrorCode::io, "The games database has an unknown word");
  }
}

template <class... Parameters>
Result<Statement*> Database::ask(std::string_view sql, const Parameters&... parameters) {
  auto statement = known(sql);
  if (!statement) return statement;
  (*statement)->reset();
  [[maybe_unused]] int next = 1;
  (bind_parameter(**statement, next, parameters), ...);
  return statement;
}

template <class... Parameters>
Result<void> Database::run(std::string_view sql, const Parameters&... parameters) {
  TRY(const auto statement, ask(sql, parameters...));
  return statement->run();
}

template <class T, class... Parameters>
Result<std::vector<T>> Database::all(std::string_view sql, const Parameters&... parameters) {
  std::vector<T> rows;
  TRY_VOID(each<T>(sql, [&](T&& row) { rows.push_back(std::move(row)); }, parameters...));
  return rows;
}

template <class T, class Look, class... Parameters>
Result<void> Database::each(std::string_view sql, const Look& look,
                            const Parameters&... parameters) {
  TRY(const auto statement, ask(sql, parameters...));
  Statement& rows = *statement;
  const Resetting at_end(rows);
  auto row = rows.step();
  for (; row && *row; row = rows.step()) {
    int next = 0;
    TRY(auto value, read_row<T>(rows, next));
    using Answer = decltype(look(std::move(value)));
    if constexpr (std::is_void_v<Answer>) {
      look(std::move(value));
    } else if constexpr (std::same_as<Answer, bool>) {
      if (!look(std::move(value))) return {};
    } else {
      TRY_VOID(look(std::move(value)));
    }
  }
  if (!row) return Failure(row.error());
  return {};
}

template <class T, class... Parameters>
Result<std::optional<T>> Database::find(std::string_view sql, const Parameters&... parameters) {
  TRY(const auto statement, ask(sql, parameters...));
  Statement& rows = *statement;
  const Resetting at_end(rows);
  TRY(const auto row, rows.step());
  if (!row) return std::optional<T>{};
  int next = 0;
  TRY(auto value, read_row<T>(rows, next));
  return std::optional<T>(std::move(value));
}

template <class T, class... Parameters>
Result<T> Database::value(std::string_view sql, const Parameters&... parameters) {
  TRY(auto found, find<T>(sql, parameters...));
  return std::move(found).value_or(T{});
}

template <class... Parameters>
Result<bool> Database::exists(std::string_view sql, const Parameters&... parameters) {
  TRY(const auto statement, ask(sql, parameters...));
  auto row = statement->step();
  statement->reset();
  return row;
}

template <class Work>
Result<void> Database::together(const Work& work, Writers writers) {
  TRY_VOID(begin(writers));
  const struct Otherwise {
    Database& database;
    ~Otherwise() { database.roll_back(); }
  } otherwise{*this};
  Result<void> done = work();
  if (done) done = commit();
  return done;
}

}  // namespace camlann::database
