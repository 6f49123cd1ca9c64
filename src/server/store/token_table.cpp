#include "server/store/token_table.hpp"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "database/database.hpp"
#include "database/read_all.hpp"
#include "server/core/clock.hpp"
#include "server/model/account.hpp"

namespace camlann::server {

Result<void> TokenTable::prepare(database::Database& database) {
  const std::string select = "SELECT key, id, account, name, made, coalesce(used, 0) FROM tokens";
  const std::pair<database::Statement*, std::string> statements[] = {
      {&write_, "INSERT INTO tokens (key, id, account, name, made) VALUES (?1,?2,?3,?4,?5)"},
      {&end_, "DELETE FROM tokens WHERE key=?1"},
      {&end_all_, "DELETE FROM tokens WHERE account=?1"},
      {&used_, "UPDATE tokens SET used=?2 WHERE key=?1 AND coalesce(used, 0)<?2"},
      {&all_, select},
      {&of_, select + " WHERE account=?1 ORDER BY made DESC, id"},
  };
  for (const auto& [target, sql] : statements) {
    auto statement = database.prepare(sql);
    if (!statement) return Failure(statement.error());
    *target = std::move(*statement);
  }
  return {};
}

Result<void> TokenTable::write(const Token& token) {
  return write_.bind(1, token.key)
      .bind(2, token.id)
      .bind(3, token.account)
      .bind(4, token.name)
      .bind(5, token.made)
      .run();
}

Result<void> TokenTable::end(std::string_view key) {
  return end_.bind(1, key).run();
}

Result<void> TokenTable::end_all(std::string_view account) {
  return end_all_.bind(1, account).run();
}

Result<void> TokenTable::note_used(std::string_view key, Millis at) {
  return used_.bind(1, key).bind(2, at).run();
}

Result<std::vector<Token>> TokenTable::all() {
  return read(all_);
}

Result<std::vector<Token>> TokenTable::of(std::string_view account) {
  return read(of_.bind(1, account));
}

Result<std::vector<Token>> TokenTable::read(database::Statement& statement) {
  return database::read_all<Token>(statement, [](const database::Statement& row) {
    return Token{row.text(0), row.text(1), row.text(2), row.text(3), row.number(4), row.number(5)};
  });
}

}  // namespace camlann::server
