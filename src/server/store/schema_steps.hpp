#pragma once
// The latest steps of the schema, which schema.cpp takes in their order. Pure.

#include <string>

#include "database/database.hpp"

namespace camlann::server {

/// Statements that give the table of notices these kinds, and keep its rows. SQLite cannot change a
/// CHECK. The table is that of versions 35 to 41, whatever later steps do with it.
[[nodiscard]] std::string widened_notices(database::Engine engine, const std::string& kinds);

/// The step from version 39: limits on entries, and applicants. Programs before would
/// ignore the limits, and keep these rows of a deleted account.
[[nodiscard]] std::string step_to_40(database::Engine engine);

/// The step from version 40: links to clubs that end, applicants and news of clubs, notices of
/// news. Programs before would accept old links, and keep these rows of a deleted account.
[[nodiscard]] std::string step_to_41(database::Engine engine);

/// The step from version 41: webhooks of clubs. Programs before could not delete such a club.
[[nodiscard]] std::string step_to_42(database::Engine engine);

/// The step from version 42: chats at events. Programs before would keep these lines of a deleted
/// account.
[[nodiscard]] std::string step_to_43(database::Engine engine);

/// The step from version 43: the clubs of tournaments of teams. Programs before cannot read the
/// events of such a tournament.
[[nodiscard]] std::string step_to_44(database::Engine engine);

/// The step from version 44: calendars of tournaments, tournaments into which directors may enter a
/// bot, imported players and claims. Programs before would start rounds at other times, cannot read
/// the events of a tournament with a game on one device, and would compute ratings without their
/// beginnings.
[[nodiscard]] std::string step_to_45(database::Engine engine);

/// The step from version 45: what games drew their rules from. Programs before leave it empty, so a
/// rematch keeps the array.
[[nodiscard]] std::string step_to_46(database::Engine engine);

}  // namespace camlann::server
