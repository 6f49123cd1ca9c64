#pragma once
// The webhook of a club: an address outside that gets the club's events, one after the other.
// Values.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/words.hpp"
#include "server/core/clock.hpp"

namespace camlann::server {

enum class WebhookKind : std::uint8_t {
  test,
  tournament_started,
  round_paired,
  result,
  tournament_ended,
  season_started,
  season_ended,
  member_joined,
  news,
};

struct Webhook {
  std::string club;
  std::string url;
  std::string secret;  // signs the events; see webhook_signature()
  Millis made = 0;
  std::optional<Millis> failing;  // since then no try has succeeded
  std::optional<Millis> stopped;  // it failed for too long: nothing is sent
  std::int64_t missed = 0;        // events that were left out because too many waited

  bool operator==(const Webhook&) const = default;
};

/// An event for the webhook of a club.
struct WebhookEvent {
  std::string club;
  std::string id;  // the same in each try
  WebhookKind kind{};
  Millis at = 0;
  std::string body;

  bool operator==(const WebhookEvent&) const = default;
};

/// The state of an event.
struct WebhookDelivery {
  std::string id;
  WebhookKind kind{};
  Millis at = 0;
  int tries = 0;
  std::optional<Millis> due;    // of the next try; nothing: there is none
  std::optional<int> status;    // of the last answer; 0: there was none; nothing: not tried
  std::optional<Millis> tried;  // the time of the last try

  bool operator==(const WebhookDelivery&) const = default;
};

/// An officer's change of the webhook.
struct WebhookChange {
  std::optional<Webhook> kept;  // nothing: it is removed, with its events
};

/// The newest deliveries that officers see, and that are kept once they are over.
inline constexpr int most_deliveries = 50;

}  // namespace camlann::server

namespace camlann {

template <>
struct Words<server::WebhookKind> {
  using enum server::WebhookKind;
  static constexpr Word<server::WebhookKind> table[] = {
      {test, "webhook.test"},
      {tournament_started, "tournament.started"},
      {round_paired, "tournament.round"},
      {result, "tournament.result"},
      {tournament_ended, "tournament.ended"},
      {season_started, "league.season_started"},
      {season_ended, "league.season_ended"},
      {member_joined, "club.member_joined"},
      {news, "club.news"},
  };
};

}  // namespace camlann
