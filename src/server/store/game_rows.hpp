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
  using Meta = server::GameMeta;
  static constexpr std::string_view table = "games";
  static constexpr void columns(auto&& column) {
    column("id", &Meta::id);
    column("player", &Meta::player);
    column("variant", &Meta::variant);
    column("rules", &Meta::rules);
    column("start", &Meta::start);
    column("opponent", &Meta::opponent);
    column("level", &Meta::level);
    column("colour", &Meta::colour);
    column("seats", &Meta::seats);
    column.written("shared", [](const Meta& meta) { return meta.shared(); });
    column("may_resign", &Meta::may_resign);
    column("time", &Meta::time);
    column("rated", &Meta::rated);
    column.or_null("nonce", &Meta::nonce);
    column("created", &Meta::created);
    column.or_null("tournament", &Meta::tournament);
    column("late", &Meta::late);
  }
};

template <>
struct Row<server::Standing> {
  using Standing = server::Standing;
  static constexpr std::string_view table = "games";
  static constexpr void columns(auto&& column) {
    column("version", &Standing::version);
    column("plies", &Standing::plies);
    column("fen", &Standing::fen);
    column("seat", &Standing::seat);
    column("reason", &Standing::verdict, &Verdict::reason);
    column("winners", &Standing::verdict, &Verdict::winners);
    column("result_text", &Standing::result_text);
    column("offer", &Standing::offer);
    column("can_claim", &Standing::can_claim);
    column("thinking", &Standing::thinking);
    column("updated", &Standing::updated);
    column("deadline", &Standing::deadline);
    column("corrected", &Standing::corrected);
  }
};

template <>
struct Row<server::GameSummary> {
  using Summary = server::GameSummary;
  static constexpr std::string_view table = "games";
  static constexpr void columns(auto&& column) {
    Row<server::GameMeta>::columns(part(column, &Summary::meta));
    Row<server::Standing>::columns(part(column, &Summary::standing));
    column("seen", &Summary::seen);
  }
};

template <>
struct Row<server::EventRow> {
  using Event = server::EventRow;
  static constexpr std::string_view table = "events";
  static constexpr void columns(auto&& column) {
    column("version", &Event::version);
    column("kind", &Event::kind);
    column("by", &Event::by);
    column("text", &Event::text);
    column.or_null("nonce", &Event::nonce);
    column.or_null("request", &Event::request);
    column("at", &Event::at);
    column("clock", &Event::clock);
    column("spared", &Event::spared);
  }
};

}  // namespace camlann::database
