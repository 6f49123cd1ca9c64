#pragma once
// Who sends a request, by the cookie that it brings, and the cookies that make a browser somebody.
// Asks memory alone. Thread-safe; used by the router and the routes of accounts.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "server/core/http.hpp"
#include "server/model/player_keys.hpp"
#include "server/services/accounts/directory.hpp"

namespace camlann::server {

struct Visitor {
  PlayerKey key;
  Identity who;
};

class Visitors {
 public:
  /// Both must outlive it.
  Visitors(const PlayerKeys& keys, const Directory& directory)
      : keys_(keys), directory_(directory) {}

  /// Nothing without a key that this server has issued, once the session of that key has ended, and
  /// with the key of a guest who has become an account.
  [[nodiscard]] std::optional<Visitor> find(const Request& request) const;
  [[nodiscard]] Visitor new_guest() const;
  /// Under which name others see the visitor: his account's, or the one that a guest wishes for,
  /// unless it is an account's, or has a word that the host does not want.
  [[nodiscard]] Result<std::string> name_for(const Identity& who, std::string wished) const;
  /// Why this visitor, who could send a request before, no longer can: the session or the token has
  /// ended, the guest has become an account, or the address is barred.
  [[nodiscard]] std::optional<Error> ended(const Identity& who, std::string_view address) const;
  [[nodiscard]] const Directory& directory() const { return directory_; }
  /// The guest whom this browser was before it signed in, if his games are still his.
  [[nodiscard]] std::optional<std::string> former_guest(const Request& request) const;
  /// A value of Set-Cookie by which the browser remembers the guest who sends the request; empty if
  /// none does.
  [[nodiscard]] std::string remember_guest(const Request& request) const;
  [[nodiscard]] static std::string forget_guest(bool secure);
  /// Values of Set-Cookie.
  [[nodiscard]] std::vector<std::string> cookies_of(const Visitor& visitor, bool secure) const;
  /// Whether what scripts of the page read of the visitor is out of date in this request.
  [[nodiscard]] static bool outdated(const Request& request, const Visitor& visitor);

 private:
  const PlayerKeys& keys_;
  const Directory& directory_;
};

}  // namespace camlann::server
