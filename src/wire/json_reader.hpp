#pragma once
// JSON text, read. The library that parses is seen in json_reader.cpp alone; not in the browser.
// Messages are read through wire/read.hpp. A document may be read by several threads.

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "base/result.hpp"

namespace camlann::wire {

/// A value inside a document, valid as long as that. Questions about another type answer nothing.
class JsonValue {
 public:
  [[nodiscard]] bool is_null() const;
  [[nodiscard]] bool is_object() const;
  [[nodiscard]] bool is_list() const;
  [[nodiscard]] std::optional<std::string_view> text() const;
  [[nodiscard]] std::optional<bool> truth() const;
  [[nodiscard]] std::optional<double> number() const;
  /// A number without a fraction that fits.
  [[nodiscard]] std::optional<std::int64_t> whole() const;
  [[nodiscard]] std::optional<std::uint64_t> natural() const;

  /// Of a list or an object; else 0.
  [[nodiscard]] std::size_t size() const;
  /// `index` below size(), of a list or of the members of an object.
  [[nodiscard]] JsonValue item(std::size_t index) const;
  /// The name of a member of an object.
  [[nodiscard]] std::string_view key(std::size_t index) const;
  /// Nothing where there is no such member, or no object.
  [[nodiscard]] std::optional<JsonValue> member(std::string_view key) const;

  [[nodiscard]] std::string to_text() const;
  /// Equal numbers are equal, however they are written.
  [[nodiscard]] bool equals(JsonValue other) const;

 private:
  friend class JsonDocument;
  explicit JsonValue(const void* value) : value_(value) {}

  const void* value_;
};

/// Where a text stops being JSON.
struct JsonFault {
  std::string what;
  std::size_t offset = 0;  // in bytes
};

class JsonDocument {
 public:
  static constexpr int deepest = 32;

  /// The value at the front of the text, and the length that it has there. Lists and objects may be
  /// nested so deep.
  [[nodiscard]] static tl::expected<JsonDocument, JsonFault> read_front(std::string_view text,
                                                                        int depth = deepest);
  /// The same; nothing but white space may follow.
  [[nodiscard]] static tl::expected<JsonDocument, JsonFault> read(std::string_view text,
                                                                  int depth = deepest);

  [[nodiscard]] JsonValue root() const { return JsonValue(value_.get()); }
  [[nodiscard]] std::size_t length() const { return length_; }

 private:
  JsonDocument(std::shared_ptr<const void> value, std::size_t length)
      : value_(std::move(value)), length_(length) {}

  std::shared_ptr<const void> value_;
  std::size_t length_;
};

}  // namespace camlann::wire
