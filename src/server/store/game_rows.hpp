#pragma once
// Rows of `games` and `events` (doc/formats/database.md).

#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "database/row.hpp"
#include "server/model/game_state.hpp"
#include "server/store/columns.hpp"  // IWYU pragma: keep, the form of seats and time controls
#include "server/store/rows.hpp"

namespace camlann::database {

/// The standing of a game that watchers see late; empty where they see all.
template <>
struct Column<std::optional<server::Standing>> {
  using Seen = std::optional<server::Standing>;
  static void bind(Statement& statement, int index, const Seen& seen) {
    statement.bind_or_null(index, server::seen_text(seen));
  }
  static std::optional<Seen> read(const Statement& row, int column) {
    const auto text = row.text(column);
    if (text.empty()) return std::optional<Seen>(std::in_place);
    auto seen = server::read_seen(text);
    if (!seen) return std::nullopt;
    return std::optional<Seen>(std::in_place, std::move(seen));
  }
};

template <>
struct Row<server::GameMeta> {
  ROW_OF(server::GameMeta, "games") {
    COLUMNS(id, player, variant, rules, start, opponent, level, colour, seats);
    column.written("shared", [](const Self& meta) { return meta.shared(); });
    COLUMNS(may_resign, time, rated);
    column.or_null("nonce", &Self::nonce);
    COLUMNS(created);
    column.or_null("tournament", &Self::tournament);
    COLUMNS(late, drawn_from);
  }
};

template <>
struct Row<server::Standing> {
  ROW_OF(server::Standing, "games") {
    COLUMNS(version, plies, fen, seat);
    column("reason", &Self::verdict, &Verdict::reason);
    column("winners", &Self::verdict, &Verdict::winners);
    COLUMNS(result_text, offer, can_claim, thinking, updated, deadline, corrected);
  }
};

template <>
struct Row<server::GameSummary> {
  ROW_OF(server::GameSummary, "games") {
    Row<server::GameMeta>::columns(part(column, &Self::meta));
    Row<server::Standing>::columns(part(column, &Self::standing));
    COLUMNS(seen);
  }
};

template <>
struct Row<server::EventRow> {
  ROW_OF(server::EventRow, "events") {
    COLUMNS(version, kind, by, text);
    column.or_null("nonce", &Self::nonce);
    column.or_null("request", &Self::request);
    COLUMNS(at, clock, spared);
  }
};

}  // namespace camlann::database
