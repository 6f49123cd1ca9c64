#include "server/store/personal_data.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "database/database.hpp"
#include "database/row.hpp"
#include "server/core/clock.hpp"
#include "server/store/json_column.hpp"  // IWYU pragma: keep, reads lists
#include "wire/messages/my_data.hpp"

namespace camlann::server {

/// Formats a time for people.
struct ShownTime {
  std::string iso;
};

}  // namespace camlann::server

namespace camlann::database {

template <>
struct Column<server::ShownTime> {
  static void bind(Statement& /*statement*/, int /*index*/, const server::ShownTime& /*time*/) {}
  static std::optional<server::ShownTime> read(const Statement& row, int column) {
    return server::ShownTime{server::to_iso(row.number(column))};
  }
};

}  // namespace camlann::database

namespace camlann::server {

namespace {

using database::Database;
using Text = std::string;
using Texts = std::vector<Text>;

/// Reads one list after another, until one fails. The player is ?1.
class Reader {
 public:
  Reader(Database& database, const std::string& player) : database_(database), player_(player) {}

  /// The rows as values of T, each made of columns of these types.
  template <class... Columns, class T>
  void list(std::vector<T>& all, std::string_view sql) {
    if (!done_) return;
    done_ = database_.each<std::tuple<Columns...>>(
        sql,
        [&](std::tuple<Columns...>&& row) {
          std::apply([&](auto&... column) { all.push_back(T{plain(column)...}); }, row);
        },
        player_);
  }

  [[nodiscard]] const Result<void>& done() const { return done_; }

 private:
  template <class T>
  static T&& plain(T& value) {
    return std::move(value);
  }
  static std::string plain(ShownTime& moment) { return std::move(moment.iso); }
  static std::string plain(Texts& texts) {
    Text joined;
    for (const auto& text : texts) joined += (joined.empty() ? "" : ",") + text;
    return joined;
  }

  Database& database_;
  const std::string& player_;
  Result<void> done_;
};

/// Returns "push.example.org" for "https://push.example.org/send/..."; the path is a secret.
std::string host_of_service(std::string_view endpoint) {
  const auto begin = endpoint.find("://");
  if (begin != std::string_view::npos) endpoint.remove_prefix(begin + 3);
  return std::string(endpoint.substr(0, endpoint.find('/')));
}

void read_texts(Reader& reader, message::MyThings& mine) {
  reader.list<Text, Text, Text, Text, ShownTime>(
      mine.chat, "SELECT game, room, phrase, text, at FROM chat WHERE player=?1 ORDER BY at, game");
  reader.list<Text, Text, Text, ShownTime>(
      mine.event_chat,
      "SELECT event, phrase, text, at FROM event_chat WHERE player=?1 AND kind IN ('said', "
      "'announced') AND removed=0 ORDER BY at, event, number");
  reader.list<Text, Text>(
      mine.notes,
      "SELECT game, text FROM private_texts WHERE player=?1 AND kind='note' ORDER BY game");
  reader.list<Text, Text>(
      mine.plans,
      "SELECT game, text FROM private_texts WHERE player=?1 AND kind='plan' ORDER BY game");
  reader.list<Text, std::int64_t, Text>(
      mine.progress, "SELECT part, version, text FROM progress WHERE player=?1 ORDER BY part");
  reader.list<Text, Text, Text, Text, Text, Text, Text>(
      mine.studies,
      "SELECT study, title, name, variant, rules, start, text FROM study_chapters "
      "JOIN studies ON id=study WHERE owner=?1 ORDER BY updated, study, number");
  reader.list<Text, Text, Text, Text, ShownTime>(
      mine.reports,
      "SELECT about_name, subject, game, text, at FROM reports WHERE reporter=?1 ORDER BY number");
}

void read_contacts(Reader& reader, message::MyThings& mine) {
  reader.list<Text, bool, bool>(
      mine.mail,
      "SELECT mail, mail_proven, (SELECT count(*) FROM mail_reminders WHERE player=id) "
      "FROM accounts WHERE id=?1 AND mail IS NOT NULL "
      "UNION SELECT mail, 0, 0 FROM mail_codes WHERE player=?1 AND purpose='prove' "
      "UNION SELECT mail, 0, 0 FROM letters WHERE player=?1 AND purpose='prove' ORDER BY 1");
  reader.list<Text, ShownTime>(
      mine.notices,
      "SELECT endpoint, created FROM push_subscriptions WHERE player=?1 ORDER BY created");
  for (auto& one : mine.notices) one.host = host_of_service(one.host);
  reader.list<Texts, Texts, std::optional<int>, std::optional<int>, int, Text, Text>(
      mine.notice_wishes,
      "SELECT no_push, no_mail, quiet_from, quiet_until, ahead, zone, language FROM "
      "notice_wishes WHERE player=?1");
  reader.list<Text>(mine.former_names,
                    "SELECT folded FROM reserved_names WHERE player=?1 ORDER BY 1");
}

void read_people(Reader& reader, message::MyThings& mine) {
  reader.list<Text>(
      mine.follows,
      "SELECT other FROM bonds WHERE player=?1 AND kind='follow' ORDER BY since, other");
  reader.list<Text>(
      mine.blocks,
      "SELECT other FROM bonds WHERE player=?1 AND kind='block' ORDER BY since, other");
  reader.list<Text>(mine.mutes, "SELECT muted FROM mutes WHERE holder=?1 ORDER BY muted");
  reader.list<Text, Text, double, double, int, ShownTime>(
      mine.ratings,
      "SELECT variant, speed, rating, deviation, games, updated FROM ratings "
      "WHERE player=?1 ORDER BY variant, speed");
  reader.list<Text, Text, double, double, ShownTime>(
      mine.rating_starts,
      "SELECT variant, speed, rating, deviation, at FROM rating_starts WHERE player=?1 "
      "ORDER BY variant, speed");
  reader.list<Text, Text, double, double, ShownTime, Text>(
      mine.rating_history,
      "SELECT variant, speed, rating, deviation, at, game FROM rating_history WHERE player=?1 "
      "ORDER BY variant, speed, number");
  reader.list<Text, Text, double, double, ShownTime, Text>(
      mine.imported_ratings,
      "SELECT variant, speed, CAST(rating AS DOUBLE PRECISION), CAST(deviation AS DOUBLE "
      "PRECISION), at, '' FROM (SELECT imported, variant, speed, rating, deviation, at FROM "
      "imported_history UNION ALL SELECT imported, variant, speed, rating, deviation, at FROM "
      "imported_ratings) AS listed WHERE imported IN (SELECT imported FROM claims WHERE "
      "player=?1 AND phase='confirmed') ORDER BY variant, speed, at");
  reader.list<Text, Text, Text, Text, ShownTime>(
      mine.claims,
      "SELECT imported, name, text, phase, at FROM claims JOIN imported_players ON id=imported "
      "WHERE player=?1 ORDER BY at, imported");
}

void read_places(Reader& reader, message::MyThings& mine) {
  reader.list<Text, Text, bool>(
      mine.clubs,
      "SELECT address, name, director=?1 OR address IN (SELECT event FROM directors WHERE "
      "kind='club' AND "
      "player=?1) FROM clubs WHERE director=?1 OR address IN (SELECT event FROM directors WHERE "
      "kind='club' "
      "AND player=?1) OR address IN "
      "(SELECT club FROM members WHERE player=?1 UNION SELECT club FROM club_applicants WHERE "
      "player=?1) ORDER BY created, address");
  reader.list<Text, Text, ShownTime>(
      mine.club_posts,
      "SELECT club, text, at FROM club_posts WHERE player=?1 ORDER BY at, club, number");
  reader.list<Text, Text, bool>(
      mine.tournaments,
      "SELECT id, name, director=?1 OR id IN (SELECT event FROM directors WHERE kind='tournament' "
      "AND "
      "player=?1) FROM tournaments WHERE director=?1 OR id IN (SELECT event FROM directors WHERE "
      "kind='tournament' "
      "AND player=?1) OR id IN "
      "(SELECT tournament FROM entrants WHERE player=?1 UNION SELECT tournament FROM applicants "
      "WHERE player=?1) ORDER BY created, id");
  reader.list<Text, Text, bool>(
      mine.leagues,
      "SELECT id, name, director=?1 OR id IN (SELECT event FROM directors WHERE kind='league' AND "
      "player=?1) FROM leagues WHERE director=?1 OR id IN (SELECT event FROM directors WHERE "
      "kind='league' "
      "AND player=?1) OR id IN "
      "(SELECT league FROM league_players WHERE player=?1 UNION SELECT league FROM "
      "league_applicants WHERE player=?1) ORDER BY created, id");
  reader.list<Text, Text, Text, Text, int, ShownTime>(
      mine.applications,
      "SELECT 'club', club, name, phase, tries, at FROM club_applicants WHERE player=?1 UNION ALL "
      "SELECT 'league', league, name, phase, tries, at FROM league_applicants WHERE player=?1 "
      "UNION ALL SELECT 'tournament', tournament, name, phase, tries, at FROM applicants WHERE "
      "player=?1 ORDER BY 6, 1, 2");
  reader.list<Text, Text, Text, Text, int, int, Text, ShownTime>(
      mine.directing,
      "SELECT kind, event, act, about_name, round, board, result, at FROM director_log WHERE by=?1 "
      "ORDER BY at, kind, event, number");
  reader.list<Text, Text, Text, ShownTime>(
      mine.invitations,
      "SELECT id, variant, phase, created FROM invitations WHERE host=?1 ORDER BY created, id");
  reader.list<Millis, Millis, Text>(
      mine.leaves, "SELECT began, ended, zone FROM leaves WHERE player=?1 ORDER BY began");
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
