#pragma once
// Reads JSON text. Only json_reader.cpp includes the parser library; not in the browser.
// Messages are read through wire/read.hpp. A document may be read by several threads.

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "base/result.hpp"

namespace camlann::wire {

/// A value in a document, valid during its lifetime. Getters of another type return nothing.
class JsonValue {
 public:
  [[nodiscard]] bool is_null() const;
  [[nodiscard]] bool is_object() const;
  [[nodiscard]] bool is_list() const;
  [[nodiscard]] std::optional<std::string_view> text() const;
  [[nodiscard]] std::optional<bool> truth() const;
  [[nodiscard]] std::optional<double> number() const;
  /// Returns a whole number that fits the type.
  [[nodiscard]] std::optional<std::int64_t> whole() const;
  [[nodiscard]] std::optional<std::uint64_t> natural() const;

  /// Returns the number of items or members, 0 for other values.
  [[nodiscard]] std::size_t size() const;
  /// Returns an item of a list or a member of an object; `index` is below size().
  [[nodiscard]] JsonValue item(std::size_t index) const;
  /// Returns the name of a member.
  [[nodiscard]] std::string_view key(std::size_t index) const;
  /// Returns nothing if there is no such member, or the value is not an object.
  [[nodiscard]] std::optional<JsonValue> member(std::string_view key) const;

  [[nodiscard]] std::string to_text() const;
  /// True for equal numbers in different notation, too.
  [[nodiscard]] bool equals(JsonValue other) const;

 private:
  friend class JsonDocument;
  explicit JsonValue(const void* value) : value_(value) {}

  const void* value_;
};

/// The first position of a text that is not JSON.
struct JsonFault {
  std::string what;
  std::size_t offset = 0;  // in bytes
};

class JsonDocument {
 public:
  static constexpr int deepest = 32;

  /// Reads the value at the front of the text and its length(). `depth` limits the nesting of lists
  /// and objects.
  [[nodiscard]] static tl::expected<JsonDocument, JsonFault> read_front(std::string_view text,
                                                                        int depth = deepest);
  /// Reads a text of one value, with only white space after it.
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
