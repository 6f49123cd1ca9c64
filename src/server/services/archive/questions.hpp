#pragma once
// Queries to the archive, parsed from URLs of untrusted clients. Thread-safe.

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

/// A parsed search; empty fields do not filter.
struct SearchWish {
  std::string variant, player, named, event, since, until, result, opening, material, fen, rules,
      pattern, from;
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

/// Returns the names in the URL of the filters that are set.
[[nodiscard]] std::vector<std::string_view> filters_of(const SearchWish& wish);
/// Returns the same search without this filter.
[[nodiscard]] SearchWish without(SearchWish wish, std::string_view filter);
/// Returns the forms in which records write a name: "Ann Lee" and "Lee, Ann".
[[nodiscard]] std::vector<std::string> forms_of_name(std::string_view name);
[[nodiscard]] std::vector<std::string> players_of(const SearchWish& wish);

/// Makes the query, except the filters that need the players of this site's games.
[[nodiscard]] Result<archive::Query> query_of(const SearchWish& wish, const Catalog& known);
[[nodiscard]] Result<archive::NextMoveQuery> query_of(const OpeningsWish& wish,
                                                      const Catalog& known);

}  // namespace camlann::server
