#pragma once
// A request for a part of a list. Values.

#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace camlann::server {

/// Entries that a request may leave out.
inline constexpr int most_entries_skipped = 10'000;

struct ListWish {
  int skip = 0;
  int limit = 100;
  std::string search;  // part of the name, in any case; empty for all
};

template <class One>
struct ListPart {
  std::vector<One> all;
  std::optional<int> next;  // `skip` of the next part

  /// Takes one item more than the limit if there is a next part.
  static ListPart from(std::vector<One> found, const ListWish& wish,
                       int most_skipped = most_entries_skipped) {
    ListPart part{std::move(found), {}};
    const auto limit = static_cast<std::size_t>(wish.limit);
    if (part.all.size() <= limit) return part;
    part.all.erase(part.all.begin() + wish.limit, part.all.end());
    if (const int next = wish.skip + wish.limit; next <= most_skipped) part.next = next;
    return part;
  }
};

}  // namespace camlann::server
