#pragma once
// The step of the schema that adds the epoch of the writing process to each event
// (store/migrations.hpp). Events of older versions have epoch 0.

#include <string_view>

namespace camlann::server {

inline constexpr std::string_view epoch_step = R"sql(
CREATE TABLE owner (epoch INTEGER NOT NULL) STRICT;
INSERT INTO owner VALUES (0);
ALTER TABLE events ADD COLUMN epoch INTEGER NOT NULL DEFAULT 0;
)sql";

}  // namespace camlann::server
