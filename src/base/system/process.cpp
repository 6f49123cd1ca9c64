#include "base/system/process.hpp"

#include <cstddef>
#include <string>

namespace camlann::system {

bool Process::take_line(std::string& line) {
  const std::size_t end = unread_.find('\n');
  if (end == std::string::npos) return false;
  line = unread_.substr(0, end);
  if (!line.empty() && line.back() == '\r') line.pop_back();
  unread_.erase(0, end + 1);
  return true;
}

}  // namespace camlann::system
