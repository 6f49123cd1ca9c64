#pragma once
// The table of the API's paths (doc/protocol/openapi.yaml). Thread-safe.

#include <memory>
#include <string_view>

#include "game/catalog.hpp"
#include "server/api/call.hpp"
#include "server/api/services.hpp"
#include "server/core/limits.hpp"
#include "server/core/token_bucket.hpp"

namespace camlann::server {

class Api {
 public:
  /// `limits` and `known` must outlive the API.
  Api(const Services& services, const Limits& limits, const SteadyClock& now, const Catalog& known);
  Api(const Api&) = delete;
  Api& operator=(const Api&) = delete;
  ~Api();

  /// Hands the call to the part with the longest matching path; answers 404 without one.
  void handle(const Call& call) const;
  /// Returns the path of the part that handles this path, without ids: "/api/games". It stays valid
  /// after the API is gone. "page" if no part has it.
  [[nodiscard]] std::string_view route_of(std::string_view path) const;
  /// Sends a file of endgame values under /tables/.
  void send_table_file(const Call& call) const;

 private:
  struct Routes;
  const std::unique_ptr<const Routes> routes_;
};

}  // namespace camlann::server
