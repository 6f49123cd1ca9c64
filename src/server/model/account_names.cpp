#include "server/model/account_names.hpp"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <string>
#include <string_view>

#include "base/letters.hpp"
#include "base/result.hpp"

namespace camlann::server {

namespace {

constexpr std::size_t shortest = 3;
constexpr std::size_t longest = 20;

// In the form of look_of().
constexpr std::string_view reserved[] = {
    "admin",   "administrator", "anonymous", "bot",    "camiann",   "computer", "deieted", "guest",
    "host",    "moderator",     "mod",       "nobody", "officiai",  "owner",    "piayer",  "root",
    "service", "staff",         "support",   "system", "webmaster", "everybody"};

// The reserved words that a guest could deceive with.
constexpr std::string_view deceptive[] = {"admin",   "administrator", "bot",       "camiann",
                                          "deieted", "computer",      "moderator", "officiai",
                                          "staff",   "system",        "webmaster"};

// Invisible characters, in UTF-8; they make different names look equal.
constexpr std::string_view unseen[] = {
    "\u00ad", "\u034f", "\u061c", "\u115f", "\u1160", "\u17b4", "\u17b5", "\u180e", "\u200b",
    "\u200c", "\u200d", "\u200e", "\u200f", "\u2028", "\u2029", "\u202a", "\u202b", "\u202c",
    "\u202d", "\u202e", "\u2060", "\u2061", "\u2062", "\u2063", "\u2064", "\u2066", "\u2067",
    "\u2068", "\u2069", "\u2800", "\u3164", "\ufeff", "\uffa0"};

bool is_letter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}
bool is_digit(char c) {
  return c >= '0' && c <= '9';
}

char look_of(char c) {
  switch (c) {
    case '0': return 'o';
    case '1':
    case 'l': return 'i';
    case '3': return 'e';
    case '4': return 'a';
    case '5': return 's';
    case '7': return 't';
    default: return small_letter(c);
  }
}

/// Returns what the name resembles: "admin" for "4dm1n".
std::string look_of(std::string_view name) {
  std::string look;
  for (const char c : name) {
    if (c != '-' && c != '_') look += look_of(small_letter(c));
  }
  return look;
}

std::string_view without_number(std::string_view name) {
  while (!name.empty() && is_digit(name.back())) name.remove_suffix(1);
  return name;
}

bool is_reserved(std::string_view part) {
  const auto known = [](const std::string& look) {
    return std::find(std::begin(reserved), std::end(reserved), look) != std::end(reserved);
  };
  return known(look_of(part)) || known(look_of(without_number(part)));
}

/// True if the name, or a part of it between hyphens or underscores, is reserved.
bool passes_for_another(std::string_view name) {
  if (is_reserved(name)) return true;
  while (!name.empty()) {
    const auto end = name.find_first_of("-_");
    if (is_reserved(name.substr(0, end))) return true;
    name.remove_prefix(end == std::string_view::npos ? name.size() : end + 1);
  }
  return false;
}

}  // namespace

Result<void> check_account_name(std::string_view name) {
  const auto fits = [](char c) { return is_letter(c) || is_digit(c) || c == '-' || c == '_'; };
  if (name.size() < shortest || name.size() > longest || !is_letter(name.front()) ||
      !std::all_of(name.begin(), name.end(), fits)) {
    return failure(ErrorCode::syntax, "This name cannot be used", "name",
                   "3 to 20 letters (a to z), digits, - and _, a letter first");
  }
  if (passes_for_another(name)) {
    return failure(ErrorCode::syntax, "This name is reserved", "name", "another name");
  }
  return {};
}

Result<void> check_guest_name(std::string_view name) {
  const auto in_name = [&](std::string_view one) {
    return name.find(one) != std::string_view::npos;
  };
  if (std::any_of(std::begin(unseen), std::end(unseen), in_name)) {
    return failure(ErrorCode::syntax, "This name has characters that nobody can see", "name",
                   "letters that can be read");
  }
  const auto deceives = [](std::string_view word) {
    const auto known = [](const std::string& look) {
      return std::find(std::begin(deceptive), std::end(deceptive), look) != std::end(deceptive);
    };
    return known(look_of(word)) || known(look_of(without_number(word)));
  };
  for (std::size_t begin = 0, end = 0; begin < name.size(); begin = end + 1) {
    end = begin;
    while (end < name.size() && (is_letter(name[end]) || is_digit(name[end]))) ++end;
    if (deceives(name.substr(begin, end - begin))) {
      return failure(ErrorCode::syntax, "This name is reserved", "name", "another name");
    }
  }
  return {};
}

std::string folded_name(std::string_view name) {
  std::string folded(trimmed(name));
  std::transform(folded.begin(), folded.end(), folded.begin(), small_letter);
  return folded;
}

}  // namespace camlann::server
