#include "server/messages/host.hpp"

#include <optional>
#include <string>
#include <vector>

#include "server/core/clock.hpp"
#include "server/model/measure.hpp"
#include "server/model/site.hpp"
#include "wire/messages/host.hpp"
#include "wire/messages/site.hpp"

namespace camlann::server {

namespace {

std::optional<std::string> iso_of(const std::optional<Millis>& at) {
  return at ? std::optional(to_iso(*at)) : std::nullopt;
}

}  // namespace

message::OpenReport message_of(const Report& report) {
  message::OpenReport made;
  made.number = report.number;
  made.player = report.about.id;
  made.name = report.about.name;
  made.by = report.by.id;
  made.by_name = report.by.name;
  made.subject = report.subject;
  made.game = report.game;
  made.text = report.text;
  made.at = to_iso(report.at);
  for (const auto& line : report.chat) {
    made.chat.push_back({line.who.id, line.who.name, line.text, to_iso(line.at)});
  }
  return made;
}

message::Measure message_of(const Measure& measure) {
  return {measure.kind,   measure.target,        measure.name,
          measure.reason, to_iso(measure.since), iso_of(measure.until)};
}

message::LogEntry message_of(const LogEntry& entry) {
  return {entry.number, to_iso(entry.at), entry.by,     entry.deed,
          entry.target, entry.name,       entry.reason, iso_of(entry.until)};
}

message::Site message_of(const Site& site) {
  message::Site made;
  made.name = site[SiteSetting::name];
  made.logo = site.logo_path();
  made.accent = site[SiteSetting::accent];
  made.imprint = site[SiteSetting::imprint];
  made.contact = site[SiteSetting::contact];
  made.source = site[SiteSetting::source];
  made.conduct = site[SiteSetting::conduct];
  made.privacy = site[SiteSetting::privacy];
  return made;
}

message::HostLog message_of(const std::vector<LogEntry>& log) {
  message::HostLog made;
  for (const auto& entry : log) made.entries.push_back(message_of(entry));
  return made;
}

}  // namespace camlann::server
