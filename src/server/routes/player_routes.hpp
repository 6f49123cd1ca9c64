#pragma once
// /api/players and /api/leaders: what everybody may know of players. Thread-safe.

#include <string_view>

#include "base/result.hpp"
#include "game/catalog.hpp"
#include "server/games.hpp"
#include "server/ratings/profile.hpp"
#include "server/routes/call.hpp"

namespace camlann::server {

class PlayerRoutes {
 public:
  /// Both must outlive it.
  PlayerRoutes(Games& games, const Catalog& known) : games_(games), known_(known) {}

  void players(const Call& call, std::string_view rest) const;
  void leaders(const Call& call, std::string_view rest) const;

 private:
  /// From `variant` and `speed` of the query.
  [[nodiscard]] Result<RatingKind> read_kind(std::string_view target) const;

  Games& games_;
  const Catalog& known_;
};

}  // namespace camlann::server
