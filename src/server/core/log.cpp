#include "server/core/log.hpp"

#include <unistd.h>

#include <cstdint>
#include <new>
#include <string>
#include <string_view>
#include <variant>

#include "server/core/clock.hpp"
#include "wire/json_writer.hpp"

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

}  // namespace

std::string log_line(std::int64_t time_ms, Severity severity, std::string_view event,
                     LogFields fields) {
  wire::JsonWriter line;
  line.open_object();
  line.key("time");
  line.text(to_iso(time_ms));
  line.key("severity");
  line.text(word(severity));
  line.key("event");
  line.text(event);
  for (const auto& [key, value] : fields) {
    line.key(key);
    if (const auto* number = std::get_if<std::int64_t>(&value)) {
      line.whole(*number);
    } else {
      line.text(std::get<std::string_view>(value));
    }
  }
  line.close_object();
  return line.take();
}

void log_to_stderr(Severity severity, std::string_view event, LogFields fields) {
  try {
    const auto line = log_line(wall_clock(), severity, event, fields) + '\n';
    // One write per line, so that lines of several threads do not mix.
    [[maybe_unused]] const auto written = ::write(STDERR_FILENO, line.data(), line.size());
  } catch (const std::bad_alloc&) {
    constexpr std::string_view line = R"({"severity":"error","event":"log-out-of-memory"})"
                                      "\n";
    [[maybe_unused]] const auto written = ::write(STDERR_FILENO, line.data(), line.size());
  }
}

}  // namespace camlann::server
