#pragma once
// JSON text, put together piece by piece. The only place that knows commas, quotation marks and
// escapes; messages are written through wire/write.hpp. Not thread-safe.

#include <cstdint>
#include <string>
#include <string_view>

namespace camlann::wire {

/// The caller opens, names and closes in a valid order; commas come by themselves.
class JsonWriter {
 public:
  void open_object() { open('{'); }
  void close_object() { close('}'); }
  void open_list() { open('['); }
  void close_list() { close(']'); }

  /// The name of the member that comes next.
  void key(std::string_view name);
  /// With quotation marks and escapes; bytes that are not UTF-8 become U+FFFD.
  void text(std::string_view text);
  void whole(std::int64_t number);
  void whole(std::uint64_t number);
  /// The shortest text that is read as the same number or, from 0 on, with so many decimals.
  void number(double number, int decimals = -1);
  void truth(bool value);
  void null();
  /// A value that is JSON already.
  void made(std::string_view json);

  [[nodiscard]] const std::string& json() const { return json_; }
  /// What was written; the writer begins anew.
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
