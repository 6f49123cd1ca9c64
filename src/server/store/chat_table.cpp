#include "server/store/chat_table.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "base/words.hpp"
#include "database/database.hpp"
#include "database/read_all.hpp"
#include "server/model/chat.hpp"
#include "wire/messages/chat.hpp"

namespace camlann::server {

Result<void> ChatTable::prepare(database::Database& database) {
  const std::pair<database::Statement*, std::string_view> statements[] = {
      {&write_,
       "INSERT INTO chat (game, number, room, player, phrase, at, text) "
       "VALUES (?1,?2,?3,?4,?5,?6,?7)"},
      {&mute_, "INSERT INTO mutes (holder, muted) VALUES (?1,?2) ON CONFLICT DO NOTHING"},
      {&unmute_, "DELETE FROM mutes WHERE holder=?1 AND muted=?2"},
      {&last_, "SELECT max(number) FROM chat WHERE game=?1"},
      {&read_,
       "SELECT number, player, phrase, at, text FROM chat WHERE game=?1 AND room=?2 AND number>?3 "
       "AND player NOT IN (SELECT muted FROM mutes WHERE holder=?4) "
       "ORDER BY number DESC LIMIT ?5"},
      {&muted_, "SELECT muted FROM mutes WHERE holder=?1 ORDER BY muted"},
      {&muting_, "SELECT holder FROM mutes WHERE muted=?1"},
  };
  for (const auto& [target, sql] : statements) {
    auto statement = database.prepare(sql);
    if (!statement) return Failure(statement.error());
    *target = std::move(*statement);
  }
  return {};
}

Result<void> ChatTable::write(const ChatLine& line) {
  return write_.bind(1, line.game)
      .bind(2, line.number)
      .bind(3, word_of(line.room))
      .bind(4, line.player)
      .bind(5, line.said.phrase ? word_of(*line.said.phrase) : std::string_view{})
      .bind(6, line.at)
      .bind(7, line.said.text)
      .run();
}

Result<void> ChatTable::write(const MuteWish& wish) {
  return (wish.muted ? mute_ : unmute_).bind(1, wish.player).bind(2, wish.other).run();
}

Result<std::int64_t> ChatTable::last(std::string_view game) {
  last_.bind(1, game);
  const auto row = last_.step();
  if (!row) return Failure(row.error());
  const auto number = *row ? last_.number(0) : 0;
  last_.reset();
  return number;
}

Result<ChatPage> ChatTable::read(std::string_view game, ChatRoom room, std::string_view reader,
                                 std::int64_t after, std::size_t most) {
  ChatPage page;
  read_.bind(1, game)
      .bind(2, word_of(room))
      .bind(3, after)
      .bind(4, reader)
      .bind(5, static_cast<std::int64_t>(most));
  auto row = read_.step();
  for (; row && *row; row = read_.step()) {
    // Skips phrases from a newer version of the program.
    Said said{value_of<message::Phrase>(read_.text(2)), read_.text(4)};
    if (!said.phrase && said.text.empty()) continue;
    page.lines.push_back({std::string(game), read_.number(0), room, read_.text(1), std::move(said),
                          read_.number(3)});
  }
  read_.reset();
  if (!row) return Failure(row.error());
  std::reverse(page.lines.begin(), page.lines.end());
  auto muted = names_of(muted_, reader);
  if (!muted) return Failure(muted.error());
  page.muted = std::move(*muted);
  return page;
}

Result<std::vector<std::string>> ChatTable::muted(std::string_view player) {
  return names_of(muted_, player);
}

Result<std::vector<std::string>> ChatTable::muting(std::string_view player) {
  return names_of(muting_, player);
}

Result<std::vector<std::string>> ChatTable::names_of(database::Statement& statement,
                                                     std::string_view key) {
  return database::read_texts(statement.bind(1, key));
}

}  // namespace camlann::server
