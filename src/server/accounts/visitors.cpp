#include "server/accounts/visitors.hpp"

#include <chrono>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "server/accounts/directory.hpp"
#include "server/host/order.hpp"
#include "server/http.hpp"
#include "server/player_keys.hpp"

namespace camlann::server {

namespace {

/// Behind TLS a name that browsers keep to this very host, and never send without TLS.
std::string_view key_cookie(bool secure) {
  return secure ? "__Host-camlann_player" : "camlann_player";
}
/// By which a page knows which seats are its player's, and the name of his account; no secrets.
constexpr std::string_view id_cookie = "camlann_id";
constexpr std::string_view name_cookie = "camlann_name";
/// As long as browsers keep any.
constexpr std::chrono::seconds cookie_age = std::chrono::hours(24) * 400;

std::string cookie(std::string_view name, std::string_view value, std::chrono::seconds age,
                   bool secure) {
  return std::string(name).append("=").append(value).append("; Path=/; Max-Age=") +
         std::to_string(age.count()) + "; SameSite=Lax" + (secure ? "; Secure" : "");
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
  if (!directory_.player_named(wished)) {
    auto fits = directory_.order().words()->check_name(wished, "name");
    if (!fits) return Failure(fits.error());
    return wished;
  }
  return failure(ErrorCode::conflict, "This name belongs to an account", "name",
                 "another name, or that you sign in");
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

bool Visitors::outdated(const Request& request, const Visitor& visitor) {
  const auto id = cookie_value(request.cookie, id_cookie);
  return !id.empty() && (id != visitor.who.player ||
                         cookie_value(request.cookie, name_cookie) != visitor.who.name);
}

}  // namespace camlann::server
