#pragma once
// The rows of imported players, for the files of the store that read or write them.

#include "database/row.hpp"
#include "server/model/account_names.hpp"
#include "server/model/imported.hpp"

namespace camlann::database {

template <>
struct Row<server::ImportedPlayer> {
  ROW_OF(server::ImportedPlayer, "imported_players") {
    COLUMNS(id, name);
    column.written("folded", [](const Self& one) { return server::folded_name(one.name); });
    COLUMNS(federation_id, made);
  }
};

ROW(server::ImportedRating, "imported_ratings", variant, speed, rating, deviation, games, at);

ROW(server::ImportedLeader, "imported_ratings", imported, name, rating, deviation, games);

}  // namespace camlann::database
