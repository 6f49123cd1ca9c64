#pragma once
// The schema step that indexes texts by player (store/migrations.hpp).

#include <string_view>

namespace camlann::server {

// Supports the export and deletion of a player's data.
inline constexpr std::string_view personal_step = R"sql(
CREATE INDEX chat_by_player ON chat (player);
CREATE INDEX private_texts_by_player ON private_texts (player);
)sql";

}  // namespace camlann::server
