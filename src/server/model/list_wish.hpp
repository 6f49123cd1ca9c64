#pragma once
// A request for a part of a list. Values.

#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace camlann::server {

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
  static ListPart from(std::vector<One> found, const ListWish& wish) {
    ListPart part{std::move(found), {}};
    const auto limit = static_cast<std::size_t>(wish.limit);
    if (part.all.size() <= limit) return part;
    part.all.erase(part.all.begin() + wish.limit, part.all.end());
    part.next = wish.skip + wish.limit;
    return part;
  }
};

}  // namespace camlann::server
