#include "play/local_time.hpp"

#include <cctz/civil_time.h>
#include <cctz/time_zone.h>

#include <chrono>
#include <cstddef>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>

#include "base/letters.hpp"
#include "play/clock.hpp"

namespace camlann::play {

namespace {

constexpr std::size_t longest_name = 64;

std::string file_of(std::string_view zone) {
  return "/usr/share/zoneinfo/" + std::string(zone);
}

}  // namespace

// Words such as "New_York" or "GMT+3", joined by slashes. Each begins with a capital letter, unlike
// other files of the folder.
bool is_zone_name(std::string_view name) {
  if (name.size() > longest_name) return false;
  char before = '/';
  for (const char c : name) {
    const bool digit = c >= '0' && c <= '9';
    const bool fits = before == '/' ? c >= 'A' && c <= 'Z'
                                    : is_letter(c) || digit || c == '_' || c == '-' || c == '+';
    if (!fits && (c != '/' || before == '/')) return false;
    before = c;
  }
  return before != '/';
}

bool is_zone(std::string_view name) {
  // The library keeps each name that it gets, even an unknown one, so it only gets those of files.
  std::error_code error;
  return is_zone_name(name) && std::filesystem::is_regular_file(file_of(name), error) &&
         local_time(name, 0);
}

std::optional<Millis> local_time(std::string_view zone, Millis at) {
  if (zone.empty()) return std::nullopt;
  cctz::time_zone rules;
  if (!cctz::load_time_zone(file_of(zone), &rules)) return std::nullopt;
  const auto instant =
      std::chrono::time_point<std::chrono::system_clock, std::chrono::milliseconds>(
          std::chrono::milliseconds(at));
  return at + rules.lookup(instant).offset * one_second;
}

std::optional<Millis> instant_of(std::string_view zone, Millis local) {
  if (zone.empty()) return std::nullopt;
  cctz::time_zone rules;
  if (!cctz::load_time_zone(file_of(zone), &rules)) return std::nullopt;
  const auto [whole, rest] = std::pair(local / one_second, local % one_second);
  const auto shown = cctz::civil_second(1970, 1, 1) + whole;
  // Before a skip, the offset of before it leads past it.
  const auto instant = rules.lookup(shown).pre.time_since_epoch();
  return std::chrono::milliseconds(instant).count() + rest;
}

}  // namespace camlann::play
