#include "server/services/accounts/browser.hpp"

#include <cstddef>
#include <string>
#include <string_view>

namespace camlann::server {

namespace {

struct AgentSign {
  std::string_view in;
  std::string_view name;
};

// The first match counts: most browsers also name the ones that they imitate.
constexpr AgentSign browsers[] = {
    {"Edg", "Edge"},         {"OPR/", "Opera"},     {"SamsungBrowser/", "Samsung Internet"},
    {"Firefox/", "Firefox"}, {"FxiOS/", "Firefox"}, {"CriOS/", "Chrome"},
    {"Chrome/", "Chrome"},   {"Safari/", "Safari"}};
constexpr AgentSign systems[] = {{"Android", "Android"}, {"iPhone", "iPhone"}, {"iPad", "iPad"},
                                 {"Windows", "Windows"}, {"Macintosh", "Mac"}, {"CrOS", "ChromeOS"},
                                 {"Linux", "Linux"}};

template <std::size_t Size>
std::string_view found_in(std::string_view text, const AgentSign (&signs)[Size]) {
  for (const auto& [in, name] : signs) {
    if (text.find(in) != std::string_view::npos) return name;
  }
  return {};
}

}  // namespace

std::string browser_of(std::string_view user_agent) {
  const auto browser = found_in(user_agent, browsers);
  const auto system = found_in(user_agent, systems);
  if (browser.empty()) return "another program";
  if (system.empty()) return std::string(browser);
  return std::string(browser).append(" on ").append(system);
}

}  // namespace camlann::server
