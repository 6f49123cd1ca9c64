#include "server/log.hpp"

#include <unistd.h>

#include <boost/json/serialize.hpp>
#include <boost/json/string.hpp>
#include <cstdint>
#include <string>
#include <string_view>
#include <variant>

#include "server/clock.hpp"

namespace camlann::server {

namespace {

std::string_view word(Severity severity) {
  switch (severity) {
    case Severity::info: return "info";
    case Severity::warning: return "warning";
    case Severity::error: return "error";
  }
  return "";
}

std::string quoted(std::string_view text) {
  return boost::json::serialize(boost::json::string_view(text.data(), text.size()));
}

}  // namespace

std::string log_line(std::int64_t time_ms, Severity severity, std::string_view event,
                     LogFields fields) {
  std::string line = "{\"time\":\"" + to_iso(time_ms) + "\",\"severity\":\"";
  line += word(severity);
  line += "\",\"event\":" + quoted(event);
  for (const auto& [key, value] : fields) {
    line += ',' + quoted(key) + ':';
    if (const auto* number = std::get_if<std::int64_t>(&value)) {
      line += std::to_string(*number);
    } else {
      line += quoted(std::get<std::string_view>(value));
    }
  }
  return line + '}';
}

void log_to_stderr(Severity severity, std::string_view event, LogFields fields) {
  const auto line = log_line(wall_clock(), severity, event, fields) + '\n';
  // One write a line, so that lines of several threads do not mix.
  [[maybe_unused]] const auto written = ::write(STDERR_FILENO, line.data(), line.size());
}

}  // namespace camlann::server
