#pragma once
// The columns that the tables `leagues` and `tournaments` have in common.

#include <string_view>

#include "database/row.hpp"
#include "server/model/competition.hpp"
#include "server/store/columns.hpp"  // IWYU pragma: keep, the form of a time control

namespace camlann::database {

template <>
struct Row<server::CompetitionMeta> {
  using Self = server::CompetitionMeta;
  static constexpr std::string_view table = "tournaments";
  static constexpr void columns(auto&& column) {
    COLUMNS(id, name, director, director_name);
    column.or_null("club", &Self::club);
    column("public", &Self::is_public);
    COLUMNS(variant, rules, time, rated);
    column.or_null("nonce", &Self::nonce);
    COLUMNS(created);
  }
};

}  // namespace camlann::database
