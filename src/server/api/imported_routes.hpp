#pragma once
// /api/imported: players of a federation that were imported, and claims on them. Thread-safe.

#include <string>
#include <string_view>

#include "server/api/call.hpp"
#include "server/core/limits.hpp"
#include "server/core/token_bucket.hpp"
#include "server/services/moderation/moderation.hpp"

namespace camlann::server {

class ImportedRoutes {
 public:
  /// All arguments must outlive this.
  ImportedRoutes(Moderation& moderation, const Limits& limits, const SteadyClock& now);

  void handle(const Call& call, std::string_view rest) const;

 private:
  void find(const Call& call) const;
  void claim(const Call& call, const std::string& id) const;
  void withdraw(const Call& call, const std::string& id) const;

  Moderation& moderation_;
  mutable AddressBuckets searches_;
  mutable AddressBuckets claims_;
};

}  // namespace camlann::server
