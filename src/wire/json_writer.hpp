#pragma once
// Writes JSON text piece by piece: commas, quotation marks and escapes. Messages are written with
// wire/write.hpp. Not thread-safe.

#include <cstdint>
#include <string>
#include <string_view>

namespace camlann::wire {

/// The caller opens, names and closes in a valid order; the writer inserts the commas.
class JsonWriter {
 public:
  void open_object() { open('{'); }
  void close_object() { close('}'); }
  void open_list() { open('['); }
  void close_list() { close(']'); }

  /// Writes the name of the next member.
  void key(std::string_view name);
  /// Adds quotation marks and escapes; replaces bytes that are not UTF-8 with U+FFFD.
  void text(std::string_view text);
  void whole(std::int64_t number);
  void whole(std::uint64_t number);
  /// Writes `decimals` decimals; if negative, the shortest text that reads back as the number.
  void number(double number, int decimals = -1);
  void truth(bool value);
  void null();
  /// Writes a value that is JSON already.
  void made(std::string_view json);

  [[nodiscard]] const std::string& json() const { return json_; }
  /// Returns the text and clears the writer.
  [[nodiscard]] std::string take();

 private:
  void open(char bracket);
  void close(char bracket);
  void separate();
  void append_escaped(char c);

  std::string json_;
  bool after_value_ = false;
};

}  // namespace camlann::wire
