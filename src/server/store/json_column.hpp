#pragma once
// Columns with JSON, written and read by the descriptions of messages (wire/describe.hpp).

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "database/row.hpp"
#include "wire/json_reader.hpp"
#include "wire/read.hpp"
#include "wire/write.hpp"

namespace camlann::database {

template <class T>
struct JsonColumn {
  static void bind(Statement& statement, int index, const T& value) {
    statement.bind(index, wire::to_json(value));
  }
  static std::optional<T> read(const Statement& row, int column) {
    const auto document = wire::JsonDocument::read(row.text(column));
    T value{};
    if (!document || wire::read_value(document->root(), value, {})) return std::nullopt;
    return value;
  }
};

template <class T>
struct Column<std::vector<T>> : JsonColumn<std::vector<T>> {};

}  // namespace camlann::database
