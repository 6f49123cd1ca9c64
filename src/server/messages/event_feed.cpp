#include "server/messages/event_feed.hpp"

#include <unicode/unistr.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "server/core/clock.hpp"
#include "server/core/icu_text.hpp"
#include "server/messages/event_source.hpp"
#include "server/model/kept_tournament.hpp"
#include "tournament/event.hpp"
#include "tournament/simul.hpp"
#include "tournament/standings.hpp"
#include "tournament/state.hpp"
#include "tournament/team.hpp"

namespace camlann::server {

namespace {

/// Escapes text, and leaves out what XML does not have: bytes that are not UTF-8, U+FFFE and
/// U+FFFF.
std::string xml(std::string_view text) {
  auto letters = from_utf8(text);
  letters.findAndReplace(icu::UnicodeString(u'\uFFFE'), {});
  letters.findAndReplace(icu::UnicodeString(u'\uFFFF'), {});
  std::string escaped;
  for (const char c : to_utf8(letters)) {
    switch (c) {
      case '&': escaped += "&amp;"; break;
      case '<': escaped += "&lt;"; break;
      case '>': escaped += "&gt;"; break;
      case '"': escaped += "&quot;"; break;
      default: escaped += c;
    }
  }
  return escaped;
}

std::string element(std::string_view name, std::string_view text) {
  return '<' + std::string(name) + '>' + xml(text) + "</" + std::string(name) + ">\n";
}

struct NewsEntry {
  std::string id;
  std::string title;
  Millis updated = 0;
  std::string text;
};

std::string entry_element(const NewsEntry& entry, const std::string& address) {
  return "<entry>\n" + element("id", entry.id) + element("title", entry.title) +
         element("updated", to_iso(entry.updated)) + "<link href=\"" + xml(address) + "\"/>\n" +
         element("content", entry.text) + "</entry>\n";
}

std::string against(const EventSource& event, const std::string& first, const std::string& second) {
  return event.said("event.against", {{"first", first}, {"second", second}});
}

NewsEntry of_round(const EventSource& event, std::size_t index) {
  const auto& round = event.state().rounds[index];
  const auto number = static_cast<std::int64_t>(index + 1);
  NewsEntry entry{event.address() + "#round-" + std::to_string(number),
                  event.said("event.round.paired", {{"round", number}}),
                  event.kept.started(index),
                  {}};
  for (const auto& [first, second] : round.matches) {
    if (second.empty()) continue;
    if (!entry.text.empty()) entry.text += "; ";
    entry.text += against(event, event.team(first), event.team(second));
  }
  if (!round.matches.empty()) return entry;
  for (const auto& pairing : round.pairings) {
    if (!entry.text.empty()) entry.text += "; ";
    entry.text += against(event, event.name(pairing.white), event.name(pairing.black));
  }
  return entry;
}

NewsEntry of_end(const EventSource& event) {
  constexpr std::size_t most_named = 10;
  const bool cancelled = event.state().rounds.empty();
  NewsEntry entry{event.address() + "#end",
                  event.said(cancelled ? "event.cancelled" : "event.over"),
                  event.kept.standing().updated,
                  {}};
  if (cancelled) return entry;
  if (event.state().terms.system == tournament::System::teams) {
    for (const auto& line : tournament::team_standings(event.state())) {
      if (!entry.text.empty()) entry.text += "; ";
      entry.text += std::to_string(line.place) + ". " + event.team(line.team) + ", " +
                    std::to_string(line.match_points) + " (" + points_text(line.halves, 2) + ')';
    }
    return entry;
  }
  if (const auto& simul = event.state().terms.simul) {
    entry.text = event.name(simul->giver) + ' ' +
                 display_score_text(tournament::score_of_giver(event.state()));
    return entry;
  }
  const auto lines = tournament::shown_standings(event.state());
  for (std::size_t i = 0; i < std::min(lines.size(), most_named); ++i) {
    if (i > 0) entry.text += "; ";
    entry.text += std::to_string(lines[i].place) + ". " + event.name(lines[i].player) + ", " +
                  points_text(lines[i].halves, 2);
  }
  return entry;
}

}  // namespace

std::string news_feed(const EventSource& event) {
  constexpr std::size_t most_rounds = 50;
  const auto& kept = event.kept;
  const auto address = event.address();
  const std::string language(event.language().tag());
  const auto own = event.address_of_file("feed.atom?language=" + language);
  std::string feed = R"(<?xml version="1.0" encoding="utf-8"?>)"
                     "\n"
                     R"(<feed xmlns="http://www.w3.org/2005/Atom" xml:lang=")" +
                     language + "\">\n";
  feed += element("id", address) + element("title", event.title()) +
          element("updated", to_iso(kept.standing().updated));
  const auto machine = event.said("machine");
  if (!machine.empty()) feed += element("subtitle", machine);
  feed += "<link href=\"" + xml(address) + "\"/>\n<link rel=\"self\" href=\"" + xml(own) + "\"/>\n";
  const auto director = event.director();
  feed += "<author>" + element("name", director.empty() ? event.said("event.nameless") : director) +
          "</author>\n";
  if (event.state().ended) feed += entry_element(of_end(event), address);
  const auto rounds = event.state().rounds.size();
  for (std::size_t i = 0; i < std::min(rounds, most_rounds); ++i) {
    feed += entry_element(of_round(event, rounds - 1 - i), address);
  }
  return feed + "</feed>\n";
}

}  // namespace camlann::server
