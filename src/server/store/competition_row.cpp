#include "server/store/competition_row.hpp"

#include <cstdint>
#include <optional>

#include "base/result.hpp"
#include "database/database.hpp"
#include "server/model/competition.hpp"
#include "server/store/rows.hpp"

namespace camlann::server {

Result<CompetitionMeta> read_competition(const database::Statement& row) {
  CompetitionMeta meta;
  meta.id = row.text(0);
  meta.name = row.text(1);
  meta.director = row.text(2);
  meta.director_name = row.text(3);
  meta.club = row.text(4);
  meta.is_public = row.number(5) != 0;
  meta.variant = row.text(6);
  meta.rules = row.text(7);
  const auto time = read_time(row.text(8));
  if (!time) return failure(ErrorCode::io, "Its time control can no longer be read", meta.id);
  meta.time = *time;
  meta.rated = row.number(9) != 0;
  meta.nonce = row.text(10);
  meta.created = row.number(11);
  return meta;
}

void bind_competition(database::Statement& statement, const CompetitionMeta& meta) {
  statement.bind(1, meta.id)
      .bind(2, meta.name)
      .bind(3, meta.director)
      .bind(4, meta.director_name)
      .bind_or_null(5, meta.club)
      .bind(6, std::int64_t{meta.is_public})
      .bind(7, meta.variant)
      .bind(8, meta.rules)
      .bind(9, to_text(std::optional(meta.time)))
      .bind(10, std::int64_t{meta.rated})
      .bind_or_null(11, meta.nonce)
      .bind(12, meta.created);
}

}  // namespace camlann::server
