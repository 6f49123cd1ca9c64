#include "server/store/personal_data.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "database/database.hpp"
#include "database/read_all.hpp"
#include "server/core/clock.hpp"
#include "wire/messages/my_data.hpp"

namespace camlann::server {

namespace {

using database::Database;
using database::Statement;

/// Runs one query after another until one fails. The player is parameter ?1.
class Reader {
 public:
  Reader(Database& database, const std::string& player) : database_(database), player_(player) {}

  template <class T, class Read>
  void list(std::vector<T>& all, std::string_view sql, const Read& read) {
    if (!done_) return;
    auto read_list = database_.prepare(sql).and_then(
        [&](Statement&& select) { return database::read_all<T>(select.bind(1, player_), read); });
    if (read_list) {
      all = std::move(*read_list);
    } else {
      done_ = Failure(read_list.error());
    }
  }

  [[nodiscard]] const Result<void>& done() const { return done_; }

 private:
  Database& database_;
  const std::string& player_;
  Result<void> done_;
};

/// Returns "push.example.org" for "https://push.example.org/send/..."; the path is a secret.
std::string host_of(std::string_view endpoint) {
  const auto begin = endpoint.find("://");
  if (begin != std::string_view::npos) endpoint.remove_prefix(begin + 3);
  return std::string(endpoint.substr(0, endpoint.find('/')));
}

void read_texts(Reader& reader, message::MyThings& mine) {
  reader.list(mine.chat,
              "SELECT game, room, phrase, text, at FROM chat WHERE player=?1 ORDER BY at, game",
              [](const Statement& row) {
                return message::MyLine{row.text(0), row.text(1), row.text(2), row.text(3),
                                       to_iso(row.number(4))};
              });
  const auto text = [](const Statement& row) { return message::MyText{row.text(0), row.text(1)}; };
  reader.list(mine.notes,
              "SELECT game, text FROM private_texts WHERE player=?1 AND kind='note' ORDER BY game",
              text);
  reader.list(mine.plans,
              "SELECT game, text FROM private_texts WHERE player=?1 AND kind='plan' ORDER BY game",
              text);
  reader.list(mine.studies,
              "SELECT study, title, name, variant, rules, start, text FROM study_chapters "
              "JOIN studies ON id=study WHERE owner=?1 ORDER BY updated, study, number",
              [](const Statement& row) {
                return message::MyChapter{row.text(0), row.text(1), row.text(2), row.text(3),
                                          row.text(4), row.text(5), row.text(6)};
              });
  reader.list(mine.reports,
              "SELECT about_name, subject, game, text, at FROM reports WHERE reporter=?1 "
              "ORDER BY number",
              [](const Statement& row) {
                return message::MyReport{row.text(0), row.text(1), row.text(2), row.text(3),
                                         to_iso(row.number(4))};
              });
}

void read_contacts(Reader& reader, message::MyThings& mine) {
  reader.list(mine.mail,
              "SELECT mail, mail_proven, "
              "(SELECT count(*) FROM mail_reminders WHERE player=id) FROM accounts "
              "WHERE id=?1 AND mail IS NOT NULL "
              "UNION SELECT mail, 0, 0 FROM mail_codes WHERE player=?1 AND purpose='prove' "
              "UNION SELECT mail, 0, 0 FROM letters WHERE player=?1 AND purpose='prove' "
              "ORDER BY 1",
              [](const Statement& row) {
                return message::MyMail{row.text(0), row.number(1) != 0, row.number(2) != 0};
              });
  reader.list(mine.notices,
              "SELECT endpoint, created FROM push_subscriptions WHERE player=?1 ORDER BY created",
              [](const Statement& row) {
                return message::MyNotices{host_of(row.text(0)), to_iso(row.number(1))};
              });
  reader.list(mine.notice_wishes,
              "SELECT no_push, no_mail, quiet_from, quiet_until, ahead FROM notice_wishes "
              "WHERE player=?1",
              [](const Statement& row) {
                const auto minute = [&row](int column) -> std::optional<int> {
                  if (row.is_null(column)) return std::nullopt;
                  return static_cast<int>(row.number(column));
                };
                return message::MyNoticeWishes{row.text(0), row.text(1), minute(2), minute(3),
                                               static_cast<int>(row.number(4))};
              });
  reader.list(mine.former_names, "SELECT folded FROM reserved_names WHERE player=?1 ORDER BY 1",
              [](const Statement& row) { return row.text(0); });
}

void read_people(Reader& reader, message::MyThings& mine) {
  const auto person = [](const Statement& row) { return row.text(0); };
  reader.list(mine.follows,
              "SELECT other FROM bonds WHERE player=?1 AND kind='follow' ORDER BY since, other",
              person);
  reader.list(mine.blocks,
              "SELECT other FROM bonds WHERE player=?1 AND kind='block' ORDER BY since, other",
              person);
  reader.list(mine.mutes, "SELECT muted FROM mutes WHERE holder=?1 ORDER BY muted", person);
  reader.list(mine.ratings,
              "SELECT variant, speed, rating, deviation, games, updated FROM ratings "
              "WHERE player=?1 ORDER BY variant, speed",
              [](const Statement& row) {
                return message::MyRating{row.text(0),
                                         row.text(1),
                                         row.real(2),
                                         row.real(3),
                                         static_cast<int>(row.number(4)),
                                         to_iso(row.number(5))};
              });
}

void read_places(Reader& reader, message::MyThings& mine) {
  const auto place = [](const Statement& row) {
    return message::MyPlace{row.text(0), row.text(1), row.number(2) != 0};
  };
  reader.list(mine.clubs,
              "SELECT address, name, director=?1 FROM clubs WHERE director=?1 OR address IN "
              "(SELECT club FROM members WHERE player=?1) ORDER BY created, address",
              place);
  reader.list(mine.tournaments,
              "SELECT id, name, director=?1 FROM tournaments WHERE director=?1 OR id IN "
              "(SELECT tournament FROM entrants WHERE player=?1) ORDER BY created, id",
              place);
  reader.list(mine.leagues,
              "SELECT id, name, director=?1 FROM leagues WHERE director=?1 OR id IN "
              "(SELECT league FROM league_players WHERE player=?1) ORDER BY created, id",
              place);
  reader.list(mine.invitations,
              "SELECT id, variant, phase, created FROM invitations WHERE host=?1 "
              "ORDER BY created, id",
              [](const Statement& row) {
                return message::MyInvitation{row.text(0), row.text(1), row.text(2),
                                             to_iso(row.number(3))};
              });
  reader.list(mine.leaves, "SELECT began, ended FROM leaves WHERE player=?1 ORDER BY began",
              [](const Statement& row) { return message::MyLeave{row.number(0), row.number(1)}; });
}

}  // namespace

Result<message::MyThings> personal_data(Database& database, const std::string& player) {
  message::MyThings mine;
  Reader reader(database, player);
  read_contacts(reader, mine);
  read_people(reader, mine);
  read_places(reader, mine);
  read_texts(reader, mine);
  if (!reader.done()) return Failure(reader.done().error());
  return mine;
}

}  // namespace camlann::server
