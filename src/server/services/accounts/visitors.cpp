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

/// Returns the cookie's name. The prefix makes browsers restrict the cookie to this host and to
/// TLS.
std::string_view key_cookie(bool secure) {
  return secure ? "__Host-camlann_player" : "camlann_player";
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

std::string cookie(std::string_view name, std::string_view value, std::chrono::seconds age,
                   bool secure, std::string_view path = "/") {
  return std::string(name).append("=").append(value).append("; Path=").append(path) +
         "; Max-Age=" + std::to_string(age.count()) + "; SameSite=Lax" + (secure ? "; Secure" : "");
}

}  // namespace

std::optional<Visitor> Visitors::find(const Request& request) const {
  auto key = keys_.read(cookie_value(request.cookie, key_cookie(request.secure)));
  if (!key) return std::nullopt;
  if (key->kind == KeyKind::session) {
    auto who = directory_.find_session(session_of(key->text));
    if (!who) return std::nullopt;
    return Visitor{std::move(*key), std::move(*who)};
  }
  auto player = player_of(key->text);
  if (directory_.is_taken(player)) return std::nullopt;
  return Visitor{std::move(*key), {std::move(player), {}, {}, false}};
}

Visitor Visitors::new_guest() const {
  PlayerKey key{keys_.issue()};
  auto player = player_of(key.text);
  return {std::move(key), {std::move(player), {}, {}, false}};
}

Result<std::string> Visitors::name_for(const Identity& who, std::string wished) const {
  if (!who.guest()) return who.name;
  wished = std::string(trimmed(wished));
  TRY_VOID(check_guest_name(wished));
  if (!directory_.player_named(wished)) {
    TRY_VOID(directory_.sanctions().words()->check_name(wished, "name"));
    return wished;
  }
  return failure(ErrorCode::conflict, "This name belongs to an account", "name",
                 "another name, or that you sign in");
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
  const auto name_age = who.guest() ? std::chrono::seconds(0) : cookie_age;
  return {
      cookie(key_cookie(secure), keys_.cookie_of(key.text, key.kind), cookie_age, secure) +
          "; HttpOnly",
      cookie(id_cookie, who.player, cookie_age, secure),
      cookie(name_cookie, who.name, name_age, secure),
  };
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
  return cookie(guest_cookie, {}, std::chrono::seconds(0), secure, guest_path) + "; HttpOnly";
}

bool Visitors::outdated(const Request& request, const Visitor& visitor) {
  const auto id = cookie_value(request.cookie, id_cookie);
  return !id.empty() && (id != visitor.who.player ||
                         cookie_value(request.cookie, name_cookie) != visitor.who.name);
}

}  // namespace camlann::server
