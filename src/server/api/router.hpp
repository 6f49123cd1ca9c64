#pragma once
// Routes HTTP requests: the API of doc/protocol/openapi.yaml, the files of the page, and the
// headers common to all responses. Called by net/, and by tests without a network. Thread-safe.

#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "base/result.hpp"
#include "game/catalog.hpp"
#include "server/api/api.hpp"
#include "server/api/call.hpp"
#include "server/api/previews.hpp"
#include "server/api/services.hpp"
#include "server/api/site_files.hpp"
#include "server/api/static_files.hpp"
#include "server/api/storage_gate.hpp"
#include "server/core/http.hpp"
#include "server/core/limited_log.hpp"
#include "server/core/limits.hpp"
#include "server/core/log.hpp"
#include "server/core/token_bucket.hpp"
#include "server/services/accounts/directory.hpp"
#include "server/services/accounts/programs.hpp"
#include "server/services/accounts/sanctions.hpp"
#include "server/services/accounts/visitors.hpp"
#include "server/services/site/site_keeper.hpp"

namespace camlann::server {

class Router {
 public:
  /// `files`, `limits` and `known` must outlive the router. The log gets a line for requests that
  /// are refused for a lack of permission or by a limit, with their route alone.
  Router(const Services& services, const StaticFiles& files, const Limits& limits,
         const SteadyClock& now, const Catalog& known = catalog(), Log log = log_nothing);

  /// Calls `respond` once: at once, or later on the thread of a service.
  void handle(const Request& request, Respond respond) const;

  /// Authenticates the handshake of a socket. Returns the player, or the error to answer with.
  [[nodiscard]] Result<Identity> socket_player(const Request& request) const;

 private:
  /// Handles a request that is authenticated by a program's token; its cookies are ignored.
  void handle_program(const Request& request, std::string path, std::string_view token,
                      Respond respond) const;
  /// Passes a permitted call to the API through the gate.
  void pass(const Call& call) const;
  [[nodiscard]] const Sanctions& sanctions() const { return visitors_.directory().sanctions(); }
  /// Returns the error if the call is refused: its address is banned, or it would change something
  /// and its player is banned. Banned players may still read public data.
  [[nodiscard]] std::optional<Error> bar(const Call& call) const;
  /// Returns the response for a path that cannot be parsed: the page for browsers, else an error.
  [[nodiscard]] Response unreadable(const Request& request, const Error& error) const;
  /// Returns the file of a path, in the language of the request if it has one for each.
  [[nodiscard]] std::string entry_for(const Request& request, const std::string& path) const;
  [[nodiscard]] Response missing_page(const Request& request, int status) const;
  [[nodiscard]] Response page(const Request& request, const std::string& path) const;
  /// Sends the page of a path, or says that what it names does not exist.
  void send_named(const Call& call, const std::string& entry) const;

  /// Returns the files of the page, as the host has set the site.
  [[nodiscard]] std::shared_ptr<const StaticFiles> files() const;
  /// Returns the host's name for the site; empty if none is set.
  [[nodiscard]] std::string site_name() const;
  [[nodiscard]] bool has_imprint() const;

  const StaticFiles& files_;
  const SiteFiles* const site_files_;
  const SiteKeeper* const site_;
  const Visitors& visitors_;
  mutable Programs programs_;
  const StorageGate gate_;
  const Api api_;
  const Previews previews_;
  const std::shared_ptr<LimitedLog> refusals_;  // answers may come after the router is gone
};

}  // namespace camlann::server
