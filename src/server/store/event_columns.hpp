#pragma once
// Columns with the terms and the events of tournaments.

#include "database/row.hpp"
#include "server/store/json_column.hpp"
#include "tournament/event.hpp"
#include "wire/messages/tournament_event.hpp"  // IWYU pragma: keep, describes both

namespace camlann::database {

template <>
struct Column<tournament::Terms> : JsonColumn<tournament::Terms> {};
template <>
struct Column<tournament::Event> : JsonColumn<tournament::Event> {};

}  // namespace camlann::database
