#include "server/services/accounts/visitors.hpp"

#include <chrono>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/letters.hpp"
#include "base/result.hpp"
#include "base/try.hpp"
#include "server/core/http.hpp"
#include "server/model/account_names.hpp"
#include "server/model/player_keys.hpp"
#include "server/services/accounts/directory.hpp"
#include "server/services/accounts/sanctions.hpp"

namespace camlann::server {

namespace {

/// The names of the cookies with the keys of a guest and of a session. The prefix makes browsers
/// restrict a cookie to this host and to TLS. A session has a separate cookie, because a response
/// to a request that the guest sent before signing in may arrive after the one that signs in.
std::string_view guest_key_cookie(bool secure) {
  return secure ? "__Host-camlann_player" : "camlann_player";
}
std::string_view session_cookie(bool secure) {
  return secure ? "__Host-camlann_session" : "camlann_session";
}
/// Shows the page which seats are its player's, and the account's name; no secrets.
constexpr std::string_view id_cookie = "camlann_id";
constexpr std::string_view name_cookie = "camlann_name";
/// The key of the guest that the browser was before signing in; sent only to the one route that
/// needs it.
constexpr std::string_view guest_cookie = "camlann_guest";
constexpr std::string_view guest_path = "/api/account/guest";
constexpr std::chrono::seconds guest_age = std::chrono::hours(24) * 30;
/// The longest time that browsers keep a cookie.
constexpr std::chrono::seconds cookie_age = std::chrono::hours(24) * 400;
/// Removes a cookie.
constexpr std::chrono::seconds no_age{0};

std::string cookie(std::string_view name, std::string_view value, std::chrono::seconds age,
                   bool secure, std::string_view path = "/") {
  return std::string(name).append("=").append(value).append("; Path=").append(path) +
         "; Max-Age=" + std::to_string(age.count()) + "; SameSite=Lax" + (secure ? "; Secure" : "");
}

}  // namespace

std::optional<Visitor> Visitors::find(const Request& request) const {
  // Earlier versions kept the key of a session in the cookie of the guest.
  for (const auto name : {session_cookie(request.secure), guest_key_cookie(request.secure)}) {
    auto key = keys_.read(cookie_value(request.cookie, name));
    if (!key) continue;
    if (auto who = identity_of(*key)) return Visitor{std::move(*key), std::move(*who)};
  }
  return std::nullopt;
}

std::optional<Identity> Visitors::identity_of(const PlayerKey& key) const {
  if (key.kind == KeyKind::session) return directory_.find_session(session_of(key.text));
  auto player = player_of(key.text);
  if (directory_.is_taken(player)) return std::nullopt;
  return Identity{std::move(player), {}, {}, false};
}

Visitor Visitors::new_guest() const {
  PlayerKey key{keys_.issue()};
  auto player = player_of(key.text);
  return {std::move(key), {std::move(player), {}, {}, false}};
}

Result<std::string> Visitors::name_for(const Identity& who, std::string wished) const {
  if (!who.guest()) return who.name;
  if (const auto imported = directory_.imported_like(wished)) {
    return name_taken(wished, *imported, "another name, or that you sign in and claim it");
  }
  return guest_name(who, std::move(wished));
}

Result<std::string> Visitors::guest_name(const Identity& who, std::string wished) const {
  wished = std::string(trimmed(wished));
  TRY_VOID(check_guest_name(wished));
  if (const auto account = directory_.look_alike_of(wished)) {
    return name_taken(wished, *account,
                      who.guest() ? "another name, or that you sign in" : "another name");
  }
  // The reserved name is not shown, because the host may have taken it for what it says.
  if (directory_.is_reserved(wished)) return name_taken(wished, wished);
  TRY_VOID(directory_.sanctions().words()->check_name(wished, "name"));
  return wished;
}

std::optional<Error> Visitors::ended(const Identity& who, std::string_view address) const {
  const auto still = [&] {
    if (who.program) return directory_.find_token(who.session).has_value();
    if (who.guest()) return !directory_.is_taken(who.player);
    return directory_.find_session(who.session).has_value();
  };
  if (!still()) {
    return Error{ErrorCode::unknown_name,
                 "This request came from a sign-in that has ended",
                 {},
                 "that you sign in again, or a token that is valid"};
  }
  return who.admin ? std::nullopt : directory_.sanctions().ban_of_address(address);
}

std::vector<std::string> Visitors::cookies_of(const Visitor& visitor, bool secure) const {
  const auto& [key, who] = visitor;
  const auto sealed = keys_.cookie_of(key.text, key.kind);
  if (who.guest()) {
    return {cookie(guest_key_cookie(secure), sealed, cookie_age, secure) + "; HttpOnly",
            cookie(id_cookie, who.player, cookie_age, secure),
            cookie(name_cookie, who.name, no_age, secure)};
  }
  return {cookie(session_cookie(secure), sealed, cookie_age, secure) + "; HttpOnly",
          cookie(guest_key_cookie(secure), {}, no_age, secure) + "; HttpOnly",
          cookie(id_cookie, who.player, cookie_age, secure),
          cookie(name_cookie, who.name, cookie_age, secure)};
}

std::string Visitors::forget_session(bool secure) {
  return cookie(session_cookie(secure), {}, no_age, secure) + "; HttpOnly";
}

std::optional<std::string> Visitors::former_guest(const Request& request) const {
  const auto key = keys_.read(cookie_value(request.cookie, guest_cookie));
  if (!key || key->kind != KeyKind::guest) return std::nullopt;
  auto player = player_of(key->text);
  if (directory_.is_taken(player) || directory_.sanctions().ban_of(player)) return std::nullopt;
  return player;
}

std::string Visitors::remember_guest(const Request& request) const {
  const auto visitor = find(request);
  if (!visitor || !visitor->who.guest()) return {};
  return cookie(guest_cookie, keys_.cookie_of(visitor->key.text), guest_age, request.secure,
                guest_path) +
         "; HttpOnly";
}

std::string Visitors::forget_guest(bool secure) {
  return cookie(guest_cookie, {}, no_age, secure, guest_path) + "; HttpOnly";
}

bool Visitors::outdated(const Request& request, const Visitor& visitor) {
  const auto id = cookie_value(request.cookie, id_cookie);
  return !id.empty() && (id != visitor.who.player ||
                         cookie_value(request.cookie, name_cookie) != visitor.who.name);
}

}  // namespace camlann::server
