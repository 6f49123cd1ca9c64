#pragma once
// The latest steps of the schema, which schema.cpp takes in their order. Pure.

#include <string>

#include "database/database.hpp"

namespace camlann::server {

/// The step from version 39: limits on entries, and applicants. Programs before would
/// ignore the limits, and keep these rows of a deleted account.
[[nodiscard]] std::string step_to_40(database::Engine engine);

/// The step from version 40: links to clubs that end, applicants and news of clubs. Programs before
/// would accept old links, and keep these rows of a deleted account.
[[nodiscard]] std::string step_to_41(database::Engine engine);

}  // namespace camlann::server
