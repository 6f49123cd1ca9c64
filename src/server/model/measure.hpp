#pragma once
// Moderation in the store: hosts' decisions and players' reports. Values. Thread-safe.

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "server/core/address_ranges.hpp"
#include "server/core/clock.hpp"
#include "server/model/site.hpp"
#include "wire/messages/host.hpp"

namespace camlann::server {

using message::DeedKind;
using message::MeasureKind;
using message::ReportSubject;

/// A decision about a player or a range of addresses.
struct Measure {
  MeasureKind kind{};
  std::string target;  // a player id or a range
  std::string name;    // of the player, at that time
  std::string reason;
  Millis since = 0;
  std::optional<Millis> until;  // nothing: until it is lifted

  bool operator==(const Measure&) const = default;
};

/// A player in a report.
struct Named {
  std::string id;
  std::string name;  // empty if unknown

  bool operator==(const Named&) const = default;
};

struct ReportedLine {
  Named who;
  std::string text;
  Millis at = 0;
};

struct Report {
  std::int64_t number = 0;
  Named about;
  Named by;
  ReportSubject subject{};
  std::string game;
  std::string text;
  Millis at = 0;
  std::vector<ReportedLine> chat;  // of the game
};

struct LogEntry {
  std::int64_t number = 0;
  Millis at = 0;
  std::string by;  // the host's name; empty for the command line
  DeedKind deed{};
  std::string target;
  std::string name;
  std::string reason;
  std::optional<Millis> until;
};

/// The decisions in force, for Sanctions.
struct InForce {
  std::vector<Measure> measures;
  std::vector<std::string> words;
  bool guests_write = false;
  Site site;  // as set on the page or the command line
};

}  // namespace camlann::server
