#include "server/status_page.hpp"

#include <algorithm>
#include <string>
#include <string_view>

#include "server/clock.hpp"
#include "server/vitals.hpp"

namespace camlann::server {

namespace {

std::string_view words_of(Trouble what) {
  switch (what) {
    case Trouble::saving: return "Moves could not be saved";
    case Trouble::database: return "Some games could not be read";
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

}  // namespace

std::string status_page(const Vitals& vitals) {
  const auto incidents = vitals.incidents();
  const bool well = std::all_of(incidents.begin(), incidents.end(),
                                [](const Incident& one) { return one.until.has_value(); });
  auto since = vitals.started();
  for (const auto& one : incidents) since = std::max(since, one.until.value_or(one.since));
  std::string page =
      "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
      "<meta name=\"viewport\" content=\"width=device-width\">\n"
      "<title>Camlann: state of the server</title>\n</head>\n<body>\n<main>\n";
  page += well ? "<h1>All is well</h1>\n" : "<h1>Something is wrong</h1>\n";
  if (well) {
    page += "<p>Since " + time_of(since) + ".</p>\n";
  } else {
    page += "<p>Nothing that was acknowledged is lost. The host is told by the server's log.</p>\n";
  }
  page += "<p>The server was started " + time_of(vitals.started()) + ".</p>\n";
  page += "<h2>What was wrong since then</h2>\n";
  if (incidents.empty()) page += "<p>Nothing.</p>\n";
  if (!incidents.empty()) page += "<ul>\n";
  for (const auto& one : incidents) page += line_of(one);
  if (!incidents.empty()) page += "</ul>\n";
  return page + "<p><a href=\"/\">Back to the games</a></p>\n</main>\n</body>\n</html>\n";
}

}  // namespace camlann::server
