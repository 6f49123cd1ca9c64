#pragma once
// Reads and binds the columns that the tables `leagues` and `tournaments` share
// (doc/formats/database.md). Only for the SQLite store.

#include <string_view>

#include "base/result.hpp"
#include "database/database.hpp"
#include "server/model/competition.hpp"

namespace camlann::server {

inline constexpr std::string_view competition_columns =
    "id, name, director, director_name, club, public, variant, rules, time, rated, nonce, created";

/// Reads the first columns of a row, in the order of `competition_columns`.
[[nodiscard]] Result<CompetitionMeta> read_competition(const database::Statement& row);

/// Binds the parameters from 1 on, in the order of `competition_columns`.
void bind_competition(database::Statement& statement, const CompetitionMeta& meta);

}  // namespace camlann::server
