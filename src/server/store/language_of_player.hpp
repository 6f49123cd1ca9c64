#pragma once
// The language of a player's letters and notices, from what the account keeps. On the thread of the
// caller, with its connection.

#include <string_view>

#include "base/result.hpp"
#include "database/database.hpp"
#include "languages/language.hpp"

namespace camlann::server {

/// Returns the chosen language, or that of the browser at the time of the account; for a guest that
/// of the page that asked for notices; else English.
[[nodiscard]] Result<languages::Language> language_of_player(database::Database& database,
                                                             std::string_view player);

}  // namespace camlann::server
