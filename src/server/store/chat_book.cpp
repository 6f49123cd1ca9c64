#include "server/store/chat_book.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "base/try.hpp"
#include "base/words.hpp"
#include "database/row.hpp"
#include "server/core/clock.hpp"
#include "server/model/chat.hpp"
#include "wire/messages/chat.hpp"

namespace camlann::server {

Result<void> ChatBook::write(const ChatLine& line) {
  const auto phrase = line.said.phrase ? word_of(*line.said.phrase) : std::string_view{};
  return database_.run(
      "INSERT INTO chat (game, number, room, player, phrase, at, text) "
      "VALUES (?1,?2,?3,?4,?5,?6,?7)",
      line.game, line.number, line.room, line.player, phrase, line.at, line.said.text);
}

Result<void> ChatBook::write(const MuteWish& wish) {
  return database_.run(wish.muted
                           ? "INSERT INTO mutes (holder, muted) VALUES (?1,?2) ON CONFLICT DO "
                             "NOTHING"
                           : "DELETE FROM mutes WHERE holder=?1 AND muted=?2",
                       wish.player, wish.other);
}

Result<std::int64_t> ChatBook::last(std::string_view game) {
  return database_.value<std::int64_t>("SELECT max(number) FROM chat WHERE game=?1", game);
}

Result<ChatPage> ChatBook::read(std::string_view game, ChatRoom room, std::string_view reader,
                                std::int64_t after, std::size_t most) {
  ChatPage page;
  using Line = std::tuple<std::int64_t, std::string, std::string, Millis, std::string>;
  TRY_VOID(database_.each<Line>(
      "SELECT number, player, phrase, at, text FROM chat WHERE game=?1 AND room=?2 "
      "AND number>?3 "
      "AND player NOT IN (SELECT muted FROM mutes WHERE holder=?4) ORDER BY number "
      "DESC LIMIT ?5",
      [&](Line&& line) {
        auto& [number, player, phrase, at, text] = line;
        // A phrase of a newer program is left out.
        Said said{value_of<message::Phrase>(phrase), std::move(text)};
        if (!said.phrase && said.text.empty()) return;
        page.lines.push_back(
            {std::string(game), number, room, std::move(player), std::move(said), at});
      },
      game, room, after, reader, most));
  std::reverse(page.lines.begin(), page.lines.end());
  TRY(auto players, muted(reader));
  page.muted = std::move(players);
  return page;
}

Result<std::vector<std::string>> ChatBook::muted(std::string_view player) {
  return database_.all<std::string>("SELECT muted FROM mutes WHERE holder=?1 ORDER BY muted",
                                    player);
}

Result<std::vector<std::string>> ChatBook::muting(std::string_view player) {
  return database_.all<std::string>("SELECT holder FROM mutes WHERE muted=?1", player);
}

}  // namespace camlann::server
