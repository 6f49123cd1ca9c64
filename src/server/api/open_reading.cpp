#include "server/api/open_reading.hpp"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <string_view>

#include "base/letters.hpp"
#include "server/core/http.hpp"

namespace camlann::server {

namespace {

/// A star is any one part. Paths that help in a running game are missing (doc/threats.md): books,
/// tables, openings.
constexpr std::string_view open_paths[] = {
    "/version",
    "/api/archive",
    "/api/archive/download",
    "/api/archive/games",
    "/api/archive/games/*",
    "/api/archive/statistics",
    "/api/clubs",
    "/api/clubs/*",
    "/api/clubs/*/leagues",
    "/api/clubs/*/tournaments",
    "/api/definitions",
    "/api/games/*",
    "/api/games/*/record",
    "/api/imported",
    "/api/imported/*",
    "/api/leaders",
    "/api/leagues",
    "/api/leagues/*",
    "/api/live",
    "/api/openapi.yaml",
    "/api/picture",
    "/api/picture/games/*",
    "/api/picture/records/*",
    "/api/players/*",
    "/api/players/*/games",
    "/api/players/*/history",
    "/api/players/*/opponents",
    "/api/records",
    "/api/records/*",
    "/api/tournaments",
    "/api/tournaments/*",
    "/api/tournaments/*/feed.atom",
    "/api/tournaments/*/games.txt",
    "/api/tournaments/*/rounds.ics",
    "/api/tournaments/*/report.trf",
    "/api/tournaments/*/standing.csv",
    "/api/tournaments/*/tournament.jsonl",
    "/api/variants",
};

bool matches_path(std::string_view path, std::string_view pattern) {
  while (!pattern.empty()) {
    const bool any = pattern.front() == '*';
    const auto length = any ? std::min(path.find('/'), path.size()) : std::size_t{1};
    if (path.empty() || length == 0 || (!any && path.front() != pattern.front())) return false;
    path.remove_prefix(length);
    pattern.remove_prefix(1);
  }
  return path.empty();
}

/// True for a search of the archive by position or moves, which helps in a running game.
bool looks_up_position(std::string_view target) {
  constexpr std::string_view keys[] = {"fen", "opening", "pattern"};
  return std::any_of(std::begin(keys), std::end(keys),
                     [&](std::string_view key) { return !query_value(target, key).empty(); });
}

}  // namespace

bool is_open_reading(const Request& request, std::string_view path) {
  const bool reads = request.method == "GET" || request.method == "HEAD";
  if (!reads || !request.authorization.empty()) return false;
  if (same_origin(request.origin, request.host) || !is_public_name(request.host)) return false;
  return (is_picture(path) || !looks_up_position(request.target)) &&
         std::any_of(std::begin(open_paths), std::end(open_paths),
                     [&](std::string_view pattern) { return matches_path(path, pattern); });
}

bool is_picture(std::string_view path) {
  return path == "/api/picture" || path.starts_with("/api/picture/");
}

void open_to_all(Response& response) {
  response.headers.emplace_back("Access-Control-Allow-Origin", "*");
  response.headers.emplace_back("Access-Control-Expose-Headers",
                                "Camlann-Copy, Camlann-Next, Camlann-Size, Retry-After");
}

bool is_public_name(std::string_view host) {
  constexpr std::string_view own_networks[] = {"arpa", "corp",      "home",  "internal", "intranet",
                                               "lan",  "localhost", "local", "private"};
  if (host.starts_with('[')) return false;
  host = host.substr(0, host.rfind(':'));
  if (host.ends_with('.')) host.remove_suffix(1);
  const auto dot = host.rfind('.');
  if (dot == std::string_view::npos) return false;
  const auto last = host.substr(dot + 1);
  const bool address = last.empty() || (last.front() >= '0' && last.front() <= '9');
  return !address && std::none_of(std::begin(own_networks), std::end(own_networks),
                                  [&](std::string_view name) { return same_letters(last, name); });
}

}  // namespace camlann::server
