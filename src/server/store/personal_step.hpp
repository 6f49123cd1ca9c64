#pragma once
// The step of the schema by which a player's own texts are found (store/migrations.hpp).

#include <string_view>

namespace camlann::server {

// For those who take along what is theirs, or delete it.
inline constexpr std::string_view personal_step = R"sql(
CREATE INDEX chat_by_player ON chat (player);
CREATE INDEX private_texts_by_player ON private_texts (player);
)sql";

}  // namespace camlann::server
