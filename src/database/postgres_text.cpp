#include "database/postgres_text.hpp"

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>

namespace camlann::database {

namespace {

constexpr char escape = '\x01';
constexpr char stands_for_nul = '0';
constexpr char stands_for_itself = '1';
constexpr char stands_for_byte = 'x';
constexpr std::string_view digits = "0123456789abcdef";

void add_hex(std::string& text, char byte) {
  const auto value = static_cast<unsigned char>(byte);
  text += digits[value >> 4U];
  text += digits[value & 15U];
}

char read_hex(char high, char low) {
  return static_cast<char>(digits.find(high) * 16 + digits.find(low));
}

/// Returns the length in bytes of the UTF-8 character at the front of a text; 0 if it is invalid.
std::size_t character(std::string_view text) {
  const auto at = [&](std::size_t i) {
    return i < text.size() ? static_cast<unsigned>(static_cast<unsigned char>(text[i])) : 0U;
  };
  const auto follows = [&](std::size_t i) { return (at(i) & 0xC0U) == 0x80U; };
  const unsigned first = at(0);
  if (first < 0x80U) return 1;
  if (first >= 0xC2U && first < 0xE0U) return follows(1) ? 2 : 0;
  if (first >= 0xE0U && first < 0xF0U) {
    const bool overlong = first == 0xE0U && at(1) < 0xA0U;
    const bool surrogate = first == 0xEDU && at(1) >= 0xA0U;
    return follows(1) && follows(2) && !overlong && !surrogate ? 3 : 0;
  }
  if (first >= 0xF0U && first < 0xF5U) {
    const bool overlong = first == 0xF0U && at(1) < 0x90U;
    const bool beyond = first == 0xF4U && at(1) >= 0x90U;
    return follows(1) && follows(2) && follows(3) && !overlong && !beyond ? 4 : 0;
  }
  return 0;
}

}  // namespace

std::string to_postgres_text(std::string_view text) {
  std::string made;
  made.reserve(text.size());
  while (!text.empty()) {
    const auto length = character(text);
    if (length == 0) {
      made += escape;
      made += stands_for_byte;
      add_hex(made, text.front());
    } else if (text.front() == '\0' || text.front() == escape) {
      made += escape;
      made += text.front() == escape ? stands_for_itself : stands_for_nul;
    } else {
      made += text.substr(0, length);
    }
    text.remove_prefix(length == 0 ? 1 : length);
  }
  return made;
}

std::string from_postgres_text(std::string_view text) {
  std::string made;
  made.reserve(text.size());
  while (!text.empty()) {
    const auto next = text.find(escape);
    made += text.substr(0, next);
    if (next == std::string_view::npos || next + 1 >= text.size()) break;
    const char what = text[next + 1];
    text.remove_prefix(next + 2);
    if (what == stands_for_byte && text.size() >= 2) {
      made += read_hex(text[0], text[1]);
      text.remove_prefix(2);
    } else {
      made += what == stands_for_itself ? escape : '\0';
    }
  }
  return made;
}

PostgresSql to_postgres_sql(std::string_view sql) {
  PostgresSql made;
  bool quoted = false;
  for (std::size_t i = 0; i < sql.size(); ++i) {
    if (sql[i] == '\'') quoted = !quoted;
    made.text += sql[i];
    if (sql[i] != '?' || quoted) continue;
    std::size_t number = 0;
    for (; i + 1 < sql.size() && sql[i + 1] >= '0' && sql[i + 1] <= '9'; ++i) {
      number = 10 * number + static_cast<std::size_t>(sql[i + 1] - '0');
    }
    auto& all = made.parameters;
    const auto found = std::find(all.begin(), all.end(), number);
    const auto place = static_cast<std::size_t>(found - all.begin()) + 1;
    if (found == all.end()) all.push_back(number);
    made.text.back() = '$';
    made.text += std::to_string(place);
  }
  return made;
}

std::string to_postgres_bytes(std::string_view bytes) {
  std::string text = "\\x";
  text.reserve(2 + 2 * bytes.size());
  for (const char byte : bytes) add_hex(text, byte);
  return text;
}

std::string from_postgres_bytes(std::string_view text) {
  std::string bytes;
  for (std::size_t i = 2; i + 1 < text.size(); i += 2) bytes += read_hex(text[i], text[i + 1]);
  return bytes;
}

}  // namespace camlann::database
