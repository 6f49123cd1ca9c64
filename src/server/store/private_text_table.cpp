#include "server/store/private_text_table.hpp"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "base/words.hpp"
#include "database/database.hpp"
#include "server/core/clock.hpp"
#include "server/model/private_text.hpp"

namespace camlann::server {

Result<void> PrivateTextTable::prepare(database::Database& database) {
  const std::pair<database::Statement*, std::string> statements[] = {
      {&write_,
       "INSERT INTO private_texts (game, player, kind, text) VALUES (?1,?2,?3,?4) "
       "ON CONFLICT (game, player, kind) DO UPDATE SET text=?4"},
      {&remove_, "DELETE FROM private_texts WHERE game=?1 AND player=?2 AND kind=?3"},
      {&of_, "SELECT player, kind, text FROM private_texts WHERE game=?1"},
      {&purge_,
       "DELETE FROM private_texts WHERE game IN "
       "(SELECT id FROM games WHERE deleted<?1 ORDER BY deleted, id LIMIT 20)"},
  };
  for (const auto& [target, sql] : statements) {
    auto statement = database.prepare(sql);
    if (!statement) return Failure(statement.error());
    *target = std::move(*statement);
  }
  return {};
}

Result<void> PrivateTextTable::write(std::string_view game, const PrivateText& text) {
  auto& statement = text.text.empty() ? remove_ : write_;
  statement.bind(1, game).bind(2, text.player).bind(3, word_of(text.kind));
  if (!text.text.empty()) statement.bind(4, text.text);
  return statement.run();
}

Result<std::vector<PrivateText>> PrivateTextTable::of(std::string_view game) {
  std::vector<PrivateText> texts;
  of_.bind(1, game);
  auto row = of_.step();
  for (; row && *row; row = of_.step()) {
    if (const auto kind = value_of<PrivateKind>(of_.text(1))) {
      texts.push_back({of_.text(0), *kind, of_.text(2)});
    }
  }
  of_.reset();
  if (!row) return Failure(row.error());
  return texts;
}

Result<void> PrivateTextTable::purge(Millis before) {
  return purge_.bind(1, before).run();
}

}  // namespace camlann::server
