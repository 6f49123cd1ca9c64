#pragma once
// Notices: what a player wants to be told of. Web Push: what a browser subscribes with, what it is
// told, and by whom.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "wire/describe.hpp"

namespace camlann {

namespace message {

struct PushKeys {
  std::string p256dh;
  std::string auth;

  bool operator==(const PushKeys&) const = default;
};

struct PushSubscription {
  std::string endpoint;
  PushKeys keys;

  bool operator==(const PushSubscription&) const = default;
};

struct PushEndpoint {
  std::string endpoint;

  bool operator==(const PushEndpoint&) const = default;
};

struct PushState {
  std::string key;
  std::uint32_t subscriptions = 0;

  bool operator==(const PushState&) const = default;
};

/// Of what a channel tells.
struct NoticeKinds {
  bool turn = true;
  bool low = true;
  bool challenge = true;
  bool round = true;

  bool operator==(const NoticeKinds&) const = default;
};

struct NoticeWishes {
  NoticeKinds push;
  NoticeKinds mail;
  bool quiet = false;
  int quiet_from = 0;
  int quiet_until = 0;
  int ahead = 0;

  bool operator==(const NoticeWishes&) const = default;
};

struct PushNotice {
  std::string title;
  std::string body;
  std::string url;
  std::string tag;

  bool operator==(const PushNotice&) const = default;
};

/// The head of a token of RFC 8292.
struct VapidHead {
  bool operator==(const VapidHead&) const = default;
};

struct VapidClaims {
  std::string aud;
  std::int64_t exp = 0;
  std::optional<std::string> sub;

  bool operator==(const VapidClaims&) const = default;
};

}  // namespace message

namespace wire {

inline constexpr std::int64_t longest_endpoint = 1000;

template <>
struct Description<message::PushKeys> {
  static constexpr bool request = true;
  static constexpr std::string_view name = "PushKeys";
  static constexpr std::string_view text = "As the browser gives them, in base64url";
  static constexpr void fields(auto&& field) {
    using message::PushKeys;
    field("p256dh", &PushKeys::p256dh, {.required = "the browser's public key", .most = 200});
    field("auth", &PushKeys::auth, {.required = "the browser's secret", .most = 100});
  }
};

template <>
struct Description<message::PushSubscription> {
  static constexpr bool request = true;
  static constexpr std::string_view name = "PushSubscription";
  static constexpr std::string_view text = "`PushSubscription.toJSON()` of the browser";
  static constexpr void fields(auto&& field) {
    using message::PushSubscription;
    field("endpoint", &PushSubscription::endpoint,
          {.text = "An https address of a public host",
           .required = "the address of the push service",
           .most = longest_endpoint,
           .one_line = true});
    field("keys", &PushSubscription::keys, {.required = "the keys of the subscription"});
  }
};

template <>
struct Description<message::PushEndpoint> {
  static constexpr bool request = true;
  static constexpr std::string_view name = "PushEndpoint";
  static constexpr std::string_view text{};
  static constexpr void fields(auto&& field) {
    field("endpoint", &message::PushEndpoint::endpoint,
          {.required = "the address of the push service",
           .most = longest_endpoint,
           .one_line = true});
  }
};

template <>
struct Description<message::PushState> {
  static constexpr std::string_view name = "PushState";
  static constexpr std::string_view text = "How I am notified by Web Push";
  static constexpr void fields(auto&& field) {
    using message::PushState;
    field("key", &PushState::key,
          {.text = "The server's public key (RFC 8292), in base64url; the browser subscribes with "
                   "it. Empty where this server sends no notices"});
    field("subscriptions", &PushState::subscriptions,
          {.text = "How many browsers of mine are notified"});
  }
};

template <>
struct Description<message::NoticeKinds> {
  static constexpr bool request = true;
  static constexpr std::string_view name = "NoticeKinds";
  static constexpr std::string_view text = "What is told, if nothing else is said all of it";
  static constexpr void fields(auto&& field) {
    using message::NoticeKinds;
    field("turn", &NoticeKinds::turn, {.text = "It is my turn in a game of days"});
    field("low", &NoticeKinds::low, {.text = "My time there runs low"});
    field("challenge", &NoticeKinds::challenge, {.text = "Somebody challenges me"});
    field("round", &NoticeKinds::round, {.text = "A round of a tournament of mine begins"});
  }
};

template <>
struct Description<message::NoticeWishes> {
  static constexpr bool request = true;
  static constexpr std::string_view name = "NoticeWishes";
  static constexpr std::string_view text =
      "What I am told while I am not looking, and when I am told nothing";
  static constexpr void fields(auto&& field) {
    using message::NoticeWishes;
    constexpr int last_minute = 24 * 60 - 1;
    constexpr int farthest_zone = 14 * 60;
    field("push", &NoticeWishes::push, {.text = "In browsers of mine that are notified"});
    field("mail", &NoticeWishes::mail, {.text = "By mail, where I have reminders by mail"});
    field("quiet", &NoticeWishes::quiet, {.text = "Whether there are quiet hours"});
    field("quietFrom", &NoticeWishes::quiet_from,
          {.text = "As a minute of my day", .least = 0, .most = last_minute});
    field("quietUntil", &NoticeWishes::quiet_until,
          {.text = "The same; before the first it is on the next day",
           .least = 0,
           .most = last_minute});
    field("ahead", &NoticeWishes::ahead,
          {.text = "How many minutes my clock is ahead of UTC",
           .least = -farthest_zone,
           .most = farthest_zone});
  }
};

template <>
struct Description<message::PushNotice> {
  static constexpr std::string_view name = "PushNotice";
  static constexpr std::string_view text = "What a browser is sent by Web Push";
  static constexpr void fields(auto&& field) {
    using message::PushNotice;
    field("title", &PushNotice::title, {});
    field("body", &PushNotice::body, {});
    field("url", &PushNotice::url, {.text = "The page to open"});
    field("tag", &PushNotice::tag, {.text = "A notice takes the place of one with the same tag"});
  }
};

template <>
struct Description<message::VapidHead> {
  static constexpr std::string_view name = "VapidHead";
  static constexpr std::string_view text{};
  static constexpr void fields(auto&& field) {
    field.constant("typ", "JWT");
    field.constant("alg", "ES256");
  }
};

template <>
struct Description<message::VapidClaims> {
  static constexpr std::string_view name = "VapidClaims";
  static constexpr std::string_view text{};
  static constexpr void fields(auto&& field) {
    using message::VapidClaims;
    field("aud", &VapidClaims::aud, {});
    field("exp", &VapidClaims::exp, {});
    field("sub", &VapidClaims::sub, {.left_out = true});
  }
};

}  // namespace wire
}  // namespace camlann
