#pragma once
// Pictures of positions: /api/picture, /api/picture/games/ID and /api/picture/records/ID. A part of
// the API; thread-safe.

#include <string>
#include <string_view>

#include "game/catalog.hpp"
#include "server/api/call.hpp"
#include "server/api/picture_query.hpp"
#include "server/api/services.hpp"
#include "server/core/limits.hpp"
#include "server/core/token_bucket.hpp"

namespace camlann::server {

class PictureRoutes {
 public:
  /// All must outlive this, except `services`.
  PictureRoutes(const Services& services, const Limits& limits, const SteadyClock& now,
                const Catalog& known);

  /// `rest` is empty, or "/games/ID" or "/records/ID".
  void handle(const Call& call, std::string_view rest) const;

 private:
  void position(const Call& call, PictureQuery query) const;
  void game(const Call& call, PictureQuery query, const std::string& id) const;
  void record(const Call& call, PictureQuery query, const std::string& id) const;

  const Services services_;
  const Catalog& known_;
  mutable AddressBuckets pictures_;
};

}  // namespace camlann::server
