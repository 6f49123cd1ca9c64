#include "wire/json_writer.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

namespace camlann::wire {
namespace {

/// Length of the well-formed UTF-8 sequence at the front (Unicode 15, table 3-7); 0 if none.
std::size_t utf8_length(std::string_view text) {
  const auto byte = [&](std::size_t i) {
    return i < text.size() ? static_cast<unsigned char>(text[i]) : 0u;
  };
  const auto tail = [&](std::size_t i) { return (byte(i) & 0xC0u) == 0x80u; };
  const unsigned lead = byte(0);
  if (lead < 0x80) return 1;
  if (lead >= 0xC2 && lead <= 0xDF) return tail(1) ? 2 : 0;
  if (lead >= 0xE0 && lead <= 0xEF) {
    const bool overlong = lead == 0xE0 && byte(1) < 0xA0;
    const bool surrogate = lead == 0xED && byte(1) > 0x9F;
    return tail(1) && tail(2) && !overlong && !surrogate ? 3 : 0;
  }
  if (lead >= 0xF0 && lead <= 0xF4) {
    const bool overlong = lead == 0xF0 && byte(1) < 0x90;
    const bool too_large = lead == 0xF4 && byte(1) > 0x8F;
    return tail(1) && tail(2) && tail(3) && !overlong && !too_large ? 4 : 0;
  }
  return 0;
}

}  // namespace

void JsonWriter::key(std::string_view name) {
  text(name);
  json_ += ':';
  after_value_ = false;
}

void JsonWriter::text(std::string_view text) {
  separate();
  json_ += '"';
  while (!text.empty()) {
    const std::size_t length = utf8_length(text);
    if (length == 0) {
      json_ += "\xEF\xBF\xBD";
      text.remove_prefix(1);
    } else if (length == 1) {
      append_escaped(text.front());
      text.remove_prefix(1);
    } else {
      json_ += text.substr(0, length);
      text.remove_prefix(length);
    }
  }
  json_ += '"';
}

void JsonWriter::whole(std::int64_t number) {
  separate();
  json_ += std::to_string(number);
}

void JsonWriter::whole(std::uint64_t number) {
  separate();
  json_ += std::to_string(number);
}

void JsonWriter::truth(bool value) {
  separate();
  json_ += value ? "true" : "false";
}

void JsonWriter::null() {
  separate();
  json_ += "null";
}

void JsonWriter::made(std::string_view json) {
  separate();
  json_ += json;
}

std::string JsonWriter::take() {
  after_value_ = false;
  return std::exchange(json_, {});
}

void JsonWriter::open(char bracket) {
  separate();
  json_ += bracket;
  after_value_ = false;
}

void JsonWriter::close(char bracket) {
  json_ += bracket;
  after_value_ = true;
}

void JsonWriter::separate() {
  if (after_value_) json_ += ',';
  after_value_ = true;
}

void JsonWriter::append_escaped(char c) {
  constexpr std::string_view digits = "0123456789abcdef";
  const auto byte = static_cast<unsigned char>(c);
  switch (c) {
    case '"': json_ += "\\\""; return;
    case '\\': json_ += "\\\\"; return;
    case '\n': json_ += "\\n"; return;
    case '\t': json_ += "\\t"; return;
    default: break;
  }
  if (byte >= 0x20) {
    json_ += c;
    return;
  }
  json_ += "\\u00";
  json_ += digits[byte / 16];
  json_ += digits[byte % 16];
}

}  // namespace camlann::wire
