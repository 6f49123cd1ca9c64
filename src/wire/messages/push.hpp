#pragma once
// Notification settings, and Web Push: subscriptions, notices and their authentication.

#include <cstdint>
#include <optional>
#include <string>

#include "wire/describe.hpp"

namespace camlann::message {

inline constexpr std::int64_t longest_endpoint = 1000;

struct PushKeys {
  REQUEST(PushKeys, "As the browser gives them, in base64url");
  FIELD(std::string, p256dh, "", .required = "the browser's public key", .most = 200);
  FIELD(std::string, auth, "", .required = "the browser's secret", .most = 100);
};

struct PushSubscription {
  REQUEST(PushSubscription, "`PushSubscription.toJSON()` of the browser");
  FIELD(std::string, endpoint, "An https address of a public host",
        .required = "the address of the push service", .most = longest_endpoint, .one_line = true);
  FIELD(PushKeys, keys, "", .required = "the keys of the subscription");
  FIELD(std::string, language,
        "The language of my page (`de`), in which a guest is notified; without one, that of "
        "`Accept-Language`",
        .most = 35, .one_line = true);
};

struct PushEndpoint {
  REQUEST(PushEndpoint);
  FIELD(std::string, endpoint, "", .required = "the address of the push service",
        .most = longest_endpoint, .one_line = true);
};

struct PushState {
  MESSAGE(PushState, "How I am notified by Web Push");
  FIELD(std::string, key,
        "The server's public key (RFC 8292), in base64url; the browser subscribes with it. Empty "
        "where this server sends no notices");
  FIELD(std::uint32_t, subscriptions, "How many browsers of mine are notified") = 0;
};

/// Notifications enabled for one channel.
struct NoticeKinds {
  REQUEST(NoticeKinds, "What is told, if nothing else is said all of it");
  FIELD(bool, turn, "It is my turn in a game of days") = true;
  FIELD(bool, low, "My time there runs low") = true;
  FIELD(bool, challenge, "Somebody challenges me") = true;
  FIELD(bool, round, "A round of a tournament of mine begins") = true;
  FIELD(bool, result, "The result of a game of mine is corrected") = true;
  FIELD(bool, news, "An officer of a club of mine sends news to its members") = true;
};

struct NoticeWishes {
  REQUEST(NoticeWishes, "What I am told while I am not looking, and when I am told nothing");
  static constexpr int last_minute = 24 * 60 - 1;
  static constexpr int farthest_zone = 14 * 60;
  FIELD(NoticeKinds, push, "In browsers of mine that are notified");
  FIELD(NoticeKinds, mail, "By mail, where I have reminders by mail");
  FIELD(bool, quiet, "Whether there are quiet hours") = false;
  FIELD(int, quiet_from, "As a minute of my day", .least = 0, .most = last_minute) = 0;
  FIELD(int, quiet_until, "The same; before the first it is on the next day", .least = 0,
        .most = last_minute) = 0;
  FIELD(int, ahead, "How many minutes my clock is ahead of UTC; counts without `zone`",
        .least = -farthest_zone, .most = farthest_zone) = 0;
  FIELD(
      std::string, zone,
      "My time zone, as the IANA database names it (`Europe/Berlin`): the quiet hours are those of "
      "its clocks, in summer and winter; empty: unknown. A zone that the server does not know "
      "becomes empty, and `ahead` counts",
      .most = 64, .one_line = true);
  FIELD(std::string, language,
        "The language of my page (`de`), in which a guest is notified; empty: unknown. A language "
        "that the server does not know becomes empty",
        .most = 35, .one_line = true);
};

struct PushNotice {
  MESSAGE(PushNotice, "What a browser is sent by Web Push");
  FIELD(std::string, title);
  FIELD(std::string, body);
  FIELD(std::string, url, "The page to open");
  FIELD(std::string, tag, "A notice takes the place of one with the same tag");
};

/// Header of a VAPID token (RFC 8292).
struct VapidHead {
  MESSAGE(VapidHead);
  CONSTANT("typ", "JWT");
  CONSTANT("alg", "ES256");
};

struct VapidClaims {
  MESSAGE(VapidClaims);
  FIELD(std::string, aud);
  FIELD(std::int64_t, exp) = 0;
  FIELD(std::optional<std::string>, sub, "", .left_out = true);
};

}  // namespace camlann::message
