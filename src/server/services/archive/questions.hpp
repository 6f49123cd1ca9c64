#pragma once
// What strangers ask of the archive, read from addresses. Thread-safe.

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "archive/archive.hpp"
#include "base/result.hpp"
#include "game/catalog.hpp"
#include "server/core/limits.hpp"

namespace camlann::server {

/// A search as it was asked; empty texts are left open.
struct SearchWish {
  std::string variant, player, event, since, until, result, opening, material, fen, rules, pattern,
      from;
  bool mine = false;
  bool newest = false;
  std::size_t skip = 0;
  std::size_t most = 50;
};

struct OpeningsWish {
  std::string variant, rules, fen, who, since, until;
  int rating = 0;

  auto operator<=>(const OpeningsWish&) const = default;
};

[[nodiscard]] Result<SearchWish> read_search(std::string_view target, const Limits& limits);
[[nodiscard]] Result<OpeningsWish> read_openings(std::string_view target, const Limits& limits);

/// Those of its filters that are set, as addresses call them.
[[nodiscard]] std::vector<std::string_view> filters_of(const SearchWish& wish);
/// The same search without this one.
[[nodiscard]] SearchWish without(SearchWish wish, std::string_view filter);
[[nodiscard]] std::vector<std::string> players_of(const SearchWish& wish);

/// All but what only the server knows: whose games are whose.
[[nodiscard]] Result<archive::Query> query_of(const SearchWish& wish, const Catalog& known);
[[nodiscard]] Result<archive::NextMoveQuery> query_of(const OpeningsWish& wish,
                                                      const Catalog& known);

}  // namespace camlann::server
