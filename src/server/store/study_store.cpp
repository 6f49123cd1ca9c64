#include "server/store/study_store.hpp"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "base/try.hpp"
#include "database/address.hpp"
#include "database/database.hpp"
#include "database/row.hpp"
#include "server/model/study.hpp"

namespace camlann::database {

using server::Chapter;
using server::ChapterState;
using server::ListedStudy;
using server::Study;
using server::StudyRoom;

ROW(Study, "studies", id, owner, title, open, version, made, updated);

template <>
struct Row<ListedStudy> {
  ROW_OF(ListedStudy, "studies") {
    Row<Study>::columns(part(column, &Self::study));
    column.computed("(SELECT count(*) FROM study_chapters WHERE study=id)", &Self::chapters);
  }
};

ROW(StudyRoom, "studies", studies, bytes);

/// The text is read of versions after ?2.
template <>
struct Row<Chapter> {
  ROW_OF(Chapter, "study_chapters") {
    COLUMNS(number, version, name, variant, rules, start);
    column.computed("CASE WHEN version>?2 THEN text END", &Self::text);
    column.written("text", [](const Chapter& one) { return one.text.value_or(""); });
    column.computed("bytes", &Self::bytes);
    column.written("bytes", [](const Chapter& one) { return one.text.value_or("").size(); });
    COLUMNS(place);
  }
};

/// The text is read of version ?3.
template <>
struct Row<ChapterState> {
  ROW_OF(ChapterState, "study_states") {
    COLUMNS(version, player);
    column.computed("coalesce((SELECT name FROM accounts WHERE id=player), '')", &Self::name);
    COLUMNS(began, at, bytes);
    column.computed("CASE WHEN version=?3 THEN text END", &Self::text);
    column.written("text", [](const ChapterState& one) { return one.text.value_or(""); });
  }
};

}  // namespace camlann::database

namespace camlann::server {

using database::select_from;

Result<std::unique_ptr<StudyStore>> StudyStore::open(const database::Address& address) {
  TRY(auto database, database::Database::open(address));
  return of(std::move(database));
}

Result<std::unique_ptr<StudyStore>> StudyStore::of(database::Database database) {
  TRY_VOID(database.share());
  return std::unique_ptr<StudyStore>(new StudyStore(std::move(database)));
}

Result<void> StudyStore::together(const std::function<Result<void>()>& work) {
  return database_.together(work);
}

Result<std::optional<Study>> StudyStore::find(std::string_view id) {
  return database_.find<Study>(select_from<Study>() + "WHERE id=?1", id);
}

Result<std::vector<Chapter>> StudyStore::chapters(std::string_view id, std::int64_t after) {
  return database_.all<Chapter>(select_from<Chapter>() + "WHERE study=?1 ORDER BY place, number",
                                id, after);
}

Result<std::vector<ListedStudy>> StudyStore::list(std::string_view owner) {
  return database_.all<ListedStudy>(
      select_from<ListedStudy>() + "WHERE owner=?1 ORDER BY updated DESC, id", owner);
}

Result<StudyRoom> StudyStore::room(std::string_view owner) {
  return database_.value<StudyRoom>(
      "SELECT (SELECT count(*) FROM studies WHERE owner=?1), (SELECT coalesce(sum(bytes), 0) "
      "FROM study_chapters WHERE study IN (SELECT id FROM studies WHERE owner=?1))",
      owner);
}

Result<void> StudyStore::put(const Study& study) {
  return database_.run(
      "INSERT INTO studies (id, owner, title, open, version, made, updated) "
      "SELECT ?1,?2,?3,?4,?5,?6,?7 "
      "WHERE NOT EXISTS (SELECT 1 FROM former_accounts WHERE player=?2) "
      "ON CONFLICT (id) DO UPDATE SET title=?3, open=?4, version=?5, made=?6, updated=?7",
      study);
}

Result<void> StudyStore::put(std::string_view study, const Chapter& chapter) {
  if (!chapter.text) {
    return database_.run(
        "UPDATE study_chapters SET version=?3, name=?4 WHERE study=?1 AND number=?2", study,
        chapter.number, chapter.version, chapter.name);
  }
  static const std::string sql =
      database::insert_into<Chapter>({"study"}) +
      "ON CONFLICT (study, number) DO UPDATE SET version=excluded.version, bytes=excluded.bytes, "
      "name=excluded.name, text=excluded.text";
  return database_.run(sql, chapter, study);
}

Result<void> StudyStore::place(std::string_view study, int chapter, int place) {
  return database_.run("UPDATE study_chapters SET place=?3 WHERE study=?1 AND number=?2", study,
                       chapter, place);
}

Result<std::vector<ChapterState>> StudyStore::states(std::string_view study, int chapter,
                                                     std::int64_t version) {
  return database_.all<ChapterState>(
      select_from<ChapterState>() + "WHERE study=?1 AND chapter=?2 ORDER BY version DESC", study,
      chapter, version);
}

Result<void> StudyStore::keep(std::string_view study, int chapter, const ChapterState& state,
                              std::int64_t instead, std::size_t count, std::size_t bytes) {
  auto done = database_.run("DELETE FROM study_states WHERE study=?1 AND chapter=?2 AND version=?3",
                            study, chapter, instead);
  if (done) {
    done = database_.run(database::insert_into<ChapterState>({"study", "chapter"}), state, study,
                         chapter);
  }
  if (done) {
    done = database_.run(
        "DELETE FROM study_states WHERE study=?1 AND chapter=?2 AND version NOT IN "
        "(SELECT version FROM study_states WHERE study=?1 AND chapter=?2 "
        "ORDER BY version DESC LIMIT ?3)",
        study, chapter, count);
  }
  if (!done) return done;
  return database_.run(
      "DELETE FROM study_states WHERE study=?1 AND version IN (SELECT version FROM "
      "(SELECT version, sum(bytes) OVER (ORDER BY version DESC) AS newer FROM study_states "
      "WHERE study=?1) AS sums WHERE newer>?2)",
      study, bytes);
}

Result<void> StudyStore::remove(std::string_view study, int chapter) {
  auto done =
      database_.run("DELETE FROM study_states WHERE study=?1 AND chapter=?2", study, chapter);
  if (!done) return done;
  return database_.run("DELETE FROM study_chapters WHERE study=?1 AND number=?2", study, chapter);
}

Result<void> StudyStore::remove(std::string_view study) {
  for (const std::string_view sql :
       {"DELETE FROM study_states WHERE study=?1", "DELETE FROM study_chapters WHERE study=?1",
        "DELETE FROM studies WHERE id=?1"}) {
    TRY_VOID(database_.run(sql, study));
  }
  return {};
}

}  // namespace camlann::server
