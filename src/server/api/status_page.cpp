#include "server/api/status_page.hpp"

#include <algorithm>
#include <iterator>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "languages/language.hpp"
#include "languages/message.hpp"
#include "languages/words.hpp"
#include "server/api/html.hpp"
#include "server/core/clock.hpp"
#include "server/core/http.hpp"
#include "server/core/vitals.hpp"
#include "server/model/site.hpp"

namespace camlann::server {

namespace {

using languages::Language;

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
  padding-inline-start: 22px;
}
time {
  color: var(--text-2);
  white-space: nowrap;
}
a {
  color: var(--link);
}
)";

std::string_view key_of(Trouble what) {
  switch (what) {
    case Trouble::saving: return "status.saving";
    case Trouble::database: return "status.database";
    case Trouble::reaching: break;
  }
  return "status.reaching";
}

std::string time_of(Millis at) {
  const auto iso = to_iso(at);
  return "<time dir=\"ltr\" datetime=\"" + iso + "\">" + iso.substr(0, 10) + ' ' +
         iso.substr(11, 5) + " UTC</time>";
}

std::string line_of(const Incident& one, Language language) {
  const auto what = say(language, key_of(one.what));
  const auto since = time_of(one.since);
  return "<li>" +
         (one.until ? say(language, "status.ended",
                          {{"what", what}, {"since", since}, {"until", time_of(*one.until)}})
                    : say(language, "status.open", {{"what", what}, {"since", since}})) +
         "</li>\n";
}

std::string head_of(const Site& site, Language language) {
  return "<!doctype html>\n<html lang=\"" + std::string(language.tag()) + "\" dir=\"" +
         (language.right_to_left() ? "rtl" : "ltr") +
         "\">\n<head>\n<meta charset=\"utf-8\">\n"
         "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
         "<link rel=\"icon\" href=\"" +
         (site.logo_path().empty() ? "/icon.svg" : site.logo_path()) +
         "\">\n<link rel=\"stylesheet\" href=\"/status.css\">\n<title>" +
         say(language, "status.title", {{"name", escaped_html(site.shown_name())}}) +
         "</title>\n</head>\n";
}

std::string status_page(const Vitals& vitals, const Site& site, Language language) {
  const auto incidents = vitals.incidents();
  const bool well = std::all_of(incidents.begin(), incidents.end(),
                                [](const Incident& one) { return one.until.has_value(); });
  auto since = vitals.started();
  for (const auto& one : incidents) since = std::max(since, one.until.value_or(one.since));
  const auto line = [language](std::string_view key,
                               const std::vector<languages::Argument>& arguments = {}) {
    return "<p>" + say(language, key, arguments) + "</p>\n";
  };
  std::string page = head_of(site, language) + "<body>\n<main>\n";
  page += well ? "<h1>" : "<h1 class=\"wrong\">";
  page += say(language, well ? "status.well" : "status.wrong") + "</h1>\n";
  page += well ? line("status.since", {{"time", time_of(since)}}) : line("status.safe");
  page += line("status.started", {{"time", time_of(vitals.started())}});
  page += "<h2>" + say(language, "status.incidents") + "</h2>\n";
  if (incidents.empty()) page += line("status.none");
  if (!incidents.empty()) page += "<ul>\n";
  for (const auto& one : incidents) page += line_of(one, language);
  if (!incidents.empty()) page += "</ul>\n";
  page += "<p><a href=\"/\">" + say(language, "status.back") + "</a></p>\n";
  if (language != Language()) page += line("machine");
  return page + "</main>\n</body>\n</html>\n";
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

Response status_response(const Vitals& vitals, const Site& site, Language language) {
  return text_response(status_page(vitals, site, language), "text/html; charset=utf-8");
}

Response status_style_response() {
  return text_response(std::string(style), "text/css; charset=utf-8");
}

}  // namespace camlann::server
