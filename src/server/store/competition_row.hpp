#pragma once
// The columns that the tables `leagues` and `tournaments` have in common.

#include <string_view>

#include "database/row.hpp"
#include "server/model/competition.hpp"
#include "server/store/columns.hpp"  // IWYU pragma: keep, the form of a time control

namespace camlann::database {

template <>
struct Row<server::CompetitionMeta> {
  using Meta = server::CompetitionMeta;
  static constexpr std::string_view table = "tournaments";
  static constexpr void columns(auto&& column) {
    column("id", &Meta::id);
    column("name", &Meta::name);
    column("director", &Meta::director);
    column("director_name", &Meta::director_name);
    column.or_null("club", &Meta::club);
    column("public", &Meta::is_public);
    column("variant", &Meta::variant);
    column("rules", &Meta::rules);
    column("time", &Meta::time);
    column("rated", &Meta::rated);
    column.or_null("nonce", &Meta::nonce);
    column("created", &Meta::created);
  }
};

}  // namespace camlann::database
