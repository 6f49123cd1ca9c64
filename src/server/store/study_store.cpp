#include "server/store/study_store.hpp"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "database/address.hpp"
#include "database/database.hpp"
#include "database/read_all.hpp"
#include "server/model/study.hpp"

namespace camlann::server {

namespace {

using database::Statement;

Study study_in(const Statement& row) {
  return {row.text(0),        row.text(1),   row.text(2),
          row.number(3) != 0, row.number(4), static_cast<int>(row.number(5)),
          row.number(6)};
}

Chapter chapter_in(const Statement& row) {
  Chapter chapter{static_cast<int>(row.number(0)),
                  row.number(1),
                  row.text(2),
                  row.text(3),
                  row.text(4),
                  {},
                  {},
                  static_cast<std::size_t>(row.number(6))};
  // A FEN is never empty, so an empty text means null.
  if (auto start = row.text(5); !start.empty()) chapter.start = std::move(start);
  if (row.number(7) != 0) chapter.text = row.text(8);
  chapter.place = static_cast<int>(row.number(9));
  return chapter;
}

ChapterState state_in(const Statement& row) {
  ChapterState state{row.number(0),
                     row.text(1),
                     row.text(2),
                     row.number(3),
                     row.number(4),
                     static_cast<std::size_t>(row.number(5)),
                     {}};
  if (row.number(6) != 0) state.text = row.text(7);
  return state;
}

}  // namespace

Result<std::unique_ptr<StudyStore>> StudyStore::open(const database::Address& address) {
  auto database = database::Database::open(address);
  if (!database) return Failure(database.error());
  return of(std::move(*database));
}

Result<std::unique_ptr<StudyStore>> StudyStore::of(database::Database database) {
  // Other connections write to the same file, for a few milliseconds at a time.
  if (auto shared = database.share(); !shared) return Failure(shared.error());
  auto store = std::unique_ptr<StudyStore>(new StudyStore(std::move(database)));
  if (auto prepared = store->prepare(); !prepared) return Failure(prepared.error());
  return store;
}

Result<void> StudyStore::prepare() {
  auto transaction = database::Transaction::prepare(database_);
  if (!transaction) return Failure(transaction.error());
  transaction_ = std::move(*transaction);
  const std::pair<Statement*, std::string_view> statements[] = {
      {&find_, "SELECT id, owner, title, open, version, made, updated FROM studies WHERE id=?1"},
      {&chapters_,
       "SELECT number, version, name, variant, rules, start, bytes, version>?2, "
       "CASE WHEN version>?2 THEN text END, place FROM study_chapters WHERE study=?1 "
       "ORDER BY place, number"},
      {&list_,
       "SELECT id, owner, title, open, version, made, updated, "
       "(SELECT count(*) FROM study_chapters WHERE study=id) FROM studies WHERE owner=?1 "
       "ORDER BY updated DESC, id"},
      {&room_,
       "SELECT (SELECT count(*) FROM studies WHERE owner=?1), (SELECT coalesce(sum(bytes), 0) "
       "FROM study_chapters WHERE study IN (SELECT id FROM studies WHERE owner=?1))"},
      {&put_,
       "INSERT INTO studies (id, owner, title, open, version, made, updated) "
       "SELECT ?1,?2,?3,?4,?5,?6,?7 "
       "WHERE NOT EXISTS (SELECT 1 FROM former_accounts WHERE player=?2) "
       "ON CONFLICT (id) DO UPDATE SET title=?3, open=?4, version=?5, made=?6, updated=?7"},
      {&put_chapter_,
       "INSERT INTO study_chapters (study, number, version, bytes, name, variant, rules, start, "
       "text, place) VALUES (?1,?2,?3,?4,?5,?6,?7,?8,?9,?10) ON CONFLICT (study, number) DO UPDATE "
       "SET version=?3, bytes=?4, name=?5, text=?9"},
      {&rename_chapter_,
       "UPDATE study_chapters SET version=?3, name=?4 WHERE study=?1 AND number=?2"},
      {&place_chapter_, "UPDATE study_chapters SET place=?3 WHERE study=?1 AND number=?2"},
      {&states_,
       "SELECT version, player, coalesce((SELECT name FROM accounts WHERE id=player), ''), began, "
       "at, bytes, version=?3, CASE WHEN version=?3 THEN text END FROM study_states "
       "WHERE study=?1 AND chapter=?2 ORDER BY version DESC"},
      {&keep_,
       "INSERT INTO study_states (study, chapter, version, player, began, at, bytes, text) "
       "VALUES (?1,?2,?3,?4,?5,?6,?7,?8)"},
      {&drop_state_, "DELETE FROM study_states WHERE study=?1 AND chapter=?2 AND version=?3"},
      {&drop_many_,
       "DELETE FROM study_states WHERE study=?1 AND chapter=?2 AND version NOT IN "
       "(SELECT version FROM study_states WHERE study=?1 AND chapter=?2 "
       "ORDER BY version DESC LIMIT ?3)"},
      {&drop_old_,
       "DELETE FROM study_states WHERE study=?1 AND version IN (SELECT version FROM "
       "(SELECT version, sum(bytes) OVER (ORDER BY version DESC) AS newer FROM study_states "
       "WHERE study=?1) AS sums WHERE newer>?2)"},
      {&remove_states_, "DELETE FROM study_states WHERE study=?1 AND chapter=?2"},
      {&remove_all_states_, "DELETE FROM study_states WHERE study=?1"},
      {&remove_chapter_, "DELETE FROM study_chapters WHERE study=?1 AND number=?2"},
      {&remove_chapters_, "DELETE FROM study_chapters WHERE study=?1"},
      {&remove_, "DELETE FROM studies WHERE id=?1"},
  };
  for (const auto& [target, sql] : statements) {
    auto statement = database_.prepare(sql);
    if (!statement) return Failure(statement.error());
    *target = std::move(*statement);
  }
  return {};
}

Result<void> StudyStore::together(const std::function<Result<void>()>& work) {
  return transaction_.run(database_, work);
}

Result<std::optional<Study>> StudyStore::find(std::string_view id) {
  auto found = database::read_all<Study>(find_.bind(1, id), study_in);
  if (!found) return Failure(found.error());
  if (found->empty()) return std::optional<Study>{};
  return std::optional(std::move(found->front()));
}

Result<std::vector<Chapter>> StudyStore::chapters(std::string_view id, std::int64_t after) {
  return database::read_all<Chapter>(chapters_.bind(1, id).bind(2, after), chapter_in);
}

Result<std::vector<ListedStudy>> StudyStore::list(std::string_view owner) {
  return database::read_all<ListedStudy>(list_.bind(1, owner), [](const Statement& row) {
    return ListedStudy{study_in(row), static_cast<int>(row.number(7))};
  });
}

Result<StudyRoom> StudyStore::room(std::string_view owner) {
  const auto found = database::read_all<StudyRoom>(room_.bind(1, owner), [](const Statement& row) {
    return StudyRoom{static_cast<std::size_t>(row.number(0)),
                     static_cast<std::size_t>(row.number(1))};
  });
  if (!found) return Failure(found.error());
  return found->empty() ? StudyRoom{} : found->front();
}

Result<void> StudyStore::put(const Study& study) {
  return put_.bind(1, study.id)
      .bind(2, study.owner)
      .bind(3, study.title)
      .bind(4, std::int64_t{study.open})
      .bind(5, study.version)
      .bind(6, std::int64_t{study.made})
      .bind(7, study.updated)
      .run();
}

Result<void> StudyStore::put(std::string_view study, const Chapter& chapter) {
  const std::int64_t number = chapter.number;
  const auto& text = chapter.text;
  if (!text) {
    return rename_chapter_.bind(1, study)
        .bind(2, number)
        .bind(3, chapter.version)
        .bind(4, chapter.name)
        .run();
  }
  return put_chapter_.bind(1, study)
      .bind(2, number)
      .bind(3, chapter.version)
      .bind(4, static_cast<std::int64_t>(text->size()))
      .bind(5, chapter.name)
      .bind(6, chapter.variant)
      .bind(7, chapter.rules)
      .bind_or_null(8, chapter.start.value_or(""))
      .bind(9, *text)
      .bind(10, std::int64_t{chapter.place})
      .run();
}

Result<void> StudyStore::place(std::string_view study, int chapter, int place) {
  return place_chapter_.bind(1, study)
      .bind(2, std::int64_t{chapter})
      .bind(3, std::int64_t{place})
      .run();
}

Result<std::vector<ChapterState>> StudyStore::states(std::string_view study, int chapter,
                                                     std::int64_t version) {
  states_.bind(1, study).bind(2, std::int64_t{chapter}).bind(3, version);
  return database::read_all<ChapterState>(states_, state_in);
}

Result<void> StudyStore::keep(std::string_view study, int chapter, const ChapterState& state,
                              std::int64_t instead, std::size_t count, std::size_t bytes) {
  const std::int64_t number = chapter;
  auto done = drop_state_.bind(1, study).bind(2, number).bind(3, instead).run();
  if (done) {
    done = keep_.bind(1, study)
               .bind(2, number)
               .bind(3, state.version)
               .bind(4, state.player)
               .bind(5, state.began)
               .bind(6, state.at)
               .bind(7, static_cast<std::int64_t>(state.bytes))
               .bind(8, state.text.value_or(""))
               .run();
  }
  const auto most = static_cast<std::int64_t>(count);
  if (done) done = drop_many_.bind(1, study).bind(2, number).bind(3, most).run();
  if (done) done = drop_old_.bind(1, study).bind(2, static_cast<std::int64_t>(bytes)).run();
  return done;
}

Result<void> StudyStore::remove(std::string_view study, int chapter) {
  const std::int64_t number = chapter;
  auto done = remove_states_.bind(1, study).bind(2, number).run();
  if (done) done = remove_chapter_.bind(1, study).bind(2, number).run();
  return done;
}

Result<void> StudyStore::remove(std::string_view study) {
  auto done = remove_all_states_.bind(1, study).run();
  if (done) done = remove_chapters_.bind(1, study).run();
  if (done) done = remove_.bind(1, study).run();
  return done;
}

}  // namespace camlann::server
