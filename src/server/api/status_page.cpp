#include "server/api/status_page.hpp"

#include <algorithm>
#include <iterator>
#include <string>
#include <string_view>
#include <utility>

#include "server/api/html.hpp"
#include "server/core/clock.hpp"
#include "server/core/http.hpp"
#include "server/core/vitals.hpp"
#include "server/model/site.hpp"

namespace camlann::server {

namespace {

constexpr std::string_view style = R"(:root {
  color-scheme: light dark;
  --stone: #e3ded4;
  --surface: #f8f5ee;
  --line: #cdc5b6;
  --text: #241d15;
  --text-2: #5b5145;
  --link: #1f4f7d;
  --good: #2c6036;
  --bad: #8a2a22;
}
@media (prefers-color-scheme: dark) {
  :root {
    --stone: #1b1917;
    --surface: #262320;
    --line: #463f38;
    --text: #f0e8da;
    --text-2: #bdb2a2;
    --link: #9cc3ea;
    --good: #93c79b;
    --bad: #e39384;
  }
}
body {
  margin: 0;
  padding: 24px 16px;
  background: var(--stone);
  color: var(--text);
  font: 400 15px/22px system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", sans-serif;
}
main {
  box-sizing: border-box;
  max-width: 640px;
  margin: 0 auto;
  padding: 8px 24px;
  background: var(--surface);
  border: 1px solid var(--line);
  border-radius: 12px;
}
h1,
h2 {
  font-family: "Iowan Old Style", "Palatino Linotype", Palatino, "URW Palladio L", P052, Georgia,
    serif;
  font-weight: 600;
}
h1 {
  font-size: 28px;
  line-height: 34px;
  color: var(--good);
}
h1.wrong {
  color: var(--bad);
}
h2 {
  font-size: 21px;
  line-height: 26px;
}
ul {
  padding-left: 22px;
}
time {
  color: var(--text-2);
  white-space: nowrap;
}
a {
  color: var(--link);
}
)";

std::string_view words_of(Trouble what) {
  switch (what) {
    case Trouble::saving: return "Moves could not be saved";
    case Trouble::database: return "Some games could not be read";
    case Trouble::reaching: return "The games could not be reached";
  }
  return {};
}

std::string time_of(Millis at) {
  const auto iso = to_iso(at);
  return "<time datetime=\"" + iso + "\">" + iso.substr(0, 10) + ' ' + iso.substr(11, 5) +
         " UTC</time>";
}

std::string line_of(const Incident& one) {
  std::string line = "<li>" + std::string(words_of(one.what));
  line += one.until ? ": from " + time_of(one.since) + " until " + time_of(*one.until)
                    : " since " + time_of(one.since);
  return line + "</li>\n";
}

std::string status_page(const Vitals& vitals, const Site& site) {
  const auto incidents = vitals.incidents();
  const bool well = std::all_of(incidents.begin(), incidents.end(),
                                [](const Incident& one) { return one.until.has_value(); });
  auto since = vitals.started();
  for (const auto& one : incidents) since = std::max(since, one.until.value_or(one.since));
  std::string page =
      "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
      "<link rel=\"icon\" href=\"" +
      (site.logo_path().empty() ? "/icon.svg" : site.logo_path()) +
      "\">\n<link rel=\"stylesheet\" href=\"/status.css\">\n<title>" +
      escaped_html(site.shown_name()) + ": state of the server</title>\n</head>\n<body>\n<main>\n";
  page += well ? "<h1>All systems normal</h1>\n" : "<h1 class=\"wrong\">Something is wrong</h1>\n";
  if (well) {
    page += "<p>Since " + time_of(since) + ".</p>\n";
  } else {
    page +=
        "<p>No move that was confirmed is lost. The host can see in the server's log what is "
        "wrong.</p>\n";
  }
  page += "<p>The server was started " + time_of(vitals.started()) + ".</p>\n";
  page += "<h2>Incidents since then</h2>\n";
  if (incidents.empty()) page += "<p>None.</p>\n";
  if (!incidents.empty()) page += "<ul>\n";
  for (const auto& one : incidents) page += line_of(one);
  if (!incidents.empty()) page += "</ul>\n";
  return page + "<p><a href=\"/\">Back to the games</a></p>\n</main>\n</body>\n</html>\n";
}

Response text_response(std::string text, const char* type) {
  auto response = json_response(200, std::move(text));
  response.headers[0].second = type;
  return response;
}

}  // namespace

bool is_about_server(std::string_view path) {
  constexpr std::string_view paths[] = {"/healthz", "/readyz", "/metrics",
                                        "/version", "/status", "/status.css"};
  return std::find(std::begin(paths), std::end(paths), path) != std::end(paths);
}

Response status_response(const Vitals& vitals, const Site& site) {
  return text_response(status_page(vitals, site), "text/html; charset=utf-8");
}

Response status_style_response() {
  return text_response(std::string(style), "text/css; charset=utf-8");
}

}  // namespace camlann::server
