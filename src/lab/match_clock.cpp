#include "lab/match_clock.hpp"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "base/number.hpp"
#include "base/result.hpp"

namespace camlann {
namespace {

using std::chrono::milliseconds;

constexpr double most_seconds = 1'000'000;
constexpr int longest_stage = 1000;

/// Reads "90", "0.5" or ".5"; nothing for other texts. libc++ has no std::from_chars() for double.
std::optional<double> read_decimal(std::string_view text) {
  const std::size_t point = std::min(text.find('.'), text.size());
  const std::string_view whole = text.substr(0, point);
  const std::string_view tenths = text.substr(std::min(point + 1, text.size()));
  if (whole.empty() && tenths.empty()) return std::nullopt;
  const auto units =
      whole.empty() ? std::optional<std::uint64_t>(0) : read_number<std::uint64_t>(whole);
  const auto parts =
      tenths.empty() ? std::optional<std::uint64_t>(0) : read_number<std::uint64_t>(tenths);
  if (!units || !parts) return std::nullopt;
  return static_cast<double>(*units) +
         static_cast<double>(*parts) / std::pow(10.0, static_cast<double>(tenths.size()));
}

/// Reads "90", "0.5" or "1:30"; nothing for other texts or too long a time.
std::optional<milliseconds> read_seconds(std::string_view text) {
  double seconds = 0;
  if (const std::size_t colon = text.find(':'); colon != std::string_view::npos) {
    const auto minutes = read_number<int>(text.substr(0, colon));
    if (!minutes || *minutes < 0) return std::nullopt;
    seconds = 60.0 * *minutes;
    text.remove_prefix(colon + 1);
  }
  const auto rest = read_decimal(text);
  if (!rest) return std::nullopt;
  seconds += *rest;
  if (seconds > most_seconds) return std::nullopt;
  return milliseconds(std::llround(1000 * seconds));
}

std::optional<MatchTime> parsed(std::string_view text) {
  MatchTime time;
  if (const std::size_t slash = text.find('/'); slash != std::string_view::npos) {
    const auto moves = read_number<int>(text.substr(0, slash));
    if (!moves || *moves < 1 || *moves > longest_stage) return std::nullopt;
    time.moves = *moves;
    text.remove_prefix(slash + 1);
  }
  const std::size_t plus = text.find('+');
  const auto base = read_seconds(text.substr(0, plus));
  if (!base) return std::nullopt;
  time.base = *base;
  if (plus != std::string_view::npos) {
    const auto increment = read_seconds(text.substr(plus + 1));
    if (!increment) return std::nullopt;
    time.increment = *increment;
  }
  if (time.base == milliseconds(0)) return std::nullopt;
  return time;
}

}  // namespace

Result<MatchTime> read_match_time(std::string_view text) {
  if (const auto time = parsed(text)) return *time;
  return failure(ErrorCode::syntax, "this is not a valid time", std::string(text),
                 "seconds and, after a plus, seconds per move, such as 10+0.1; 40/60 is a minute "
                 "for 40 moves");
}

MatchClock::MatchClock(const MatchTime& time)
    : time_(time), left_{time.base, time.increment, time.moves} {}

milliseconds MatchClock::charge(milliseconds time) {
  const milliseconds over = std::max(time - left_.remaining, milliseconds(0));
  left_.remaining = std::max(left_.remaining - time, milliseconds(0)) + time_.increment;
  if (time_.moves > 0 && --left_.moves_to_go == 0) {
    left_.remaining += time_.base;
    left_.moves_to_go = time_.moves;
  }
  return over;
}

}  // namespace camlann
