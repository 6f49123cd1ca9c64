#pragma once
// Identifies the sender of a request by cookie, and makes the cookies that sign a browser in. Reads
// only memory. Thread-safe; used by the router and the routes of accounts.

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

  /// Returns nothing if the key was not issued by this server, its session has ended, or its guest
  /// has become an account.
  [[nodiscard]] std::optional<Visitor> find(const Request& request) const;
  [[nodiscard]] Visitor new_guest() const;
  /// Returns the name that others see: the account's name, or the name that a guest has chosen, as
  /// guest_name() does.
  [[nodiscard]] Result<std::string> name_for(const Identity& who, std::string wished) const;
  /// Returns a name, chosen by the sender, for a person without an account. An error if it looks
  /// like the name of an account or a reserved one, or has an unwanted word.
  [[nodiscard]] Result<std::string> guest_name(const Identity& who, std::string wished) const;
  /// Returns an error if a visitor that could send requests before no longer can: the session or
  /// token has ended, the guest has become an account, or the address is banned.
  [[nodiscard]] std::optional<Error> ended(const Identity& who, std::string_view address) const;
  [[nodiscard]] const Directory& directory() const { return directory_; }
  /// Returns the guest that this browser was before it signed in, unless the guest has become an
  /// account or is banned.
  [[nodiscard]] std::optional<std::string> former_guest(const Request& request) const;
  /// Returns a Set-Cookie value by which the browser remembers the guest that sends the request;
  /// empty if the sender is no guest.
  [[nodiscard]] std::string remember_guest(const Request& request) const;
  [[nodiscard]] static std::string forget_guest(bool secure);
  /// Returns a Set-Cookie value that removes the key of a session.
  [[nodiscard]] static std::string forget_session(bool secure);
  /// Returns Set-Cookie values that sign the browser in as this visitor.
  [[nodiscard]] std::vector<std::string> cookies_of(const Visitor& visitor, bool secure) const;
  /// True if the cookies that the page's scripts read are out of date in this request.
  [[nodiscard]] static bool outdated(const Request& request, const Visitor& visitor);

 private:
  /// Returns nothing if the key is of no use any more.
  [[nodiscard]] std::optional<Identity> identity_of(const PlayerKey& key) const;

  const PlayerKeys& keys_;
  const Directory& directory_;
};

}  // namespace camlann::server
