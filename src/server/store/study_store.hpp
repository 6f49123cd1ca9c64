#pragma once
// What the server keeps of studies (doc/formats/database.md). On a connection of its own, for the
// thread of Studies.

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "database/address.hpp"
#include "database/database.hpp"
#include "database/transaction.hpp"
#include "server/model/study.hpp"

namespace camlann::server {

/// A study in a list.
struct ListedStudy {
  Study study;
  int chapters = 0;
};

class StudyStore {
 public:
  /// The database is there already.
  [[nodiscard]] static Result<std::unique_ptr<StudyStore>> open(const database::Address& address);
  /// One that has all tables, in memory too.
  [[nodiscard]] static Result<std::unique_ptr<StudyStore>> of(database::Database database);

  /// All of it, or nothing after an error.
  [[nodiscard]] Result<void> together(const std::function<Result<void>()>& work);

  [[nodiscard]] Result<std::optional<Study>> find(std::string_view id);
  /// With the texts of those that were written after this version.
  [[nodiscard]] Result<std::vector<Chapter>> chapters(std::string_view id, std::int64_t after);
  /// Those of this player, the one changed last first.
  [[nodiscard]] Result<std::vector<ListedStudy>> list(std::string_view owner);
  [[nodiscard]] Result<StudyRoom> room(std::string_view owner);
  /// How a chapter was, the newest first; the text of this version alone is read.
  [[nodiscard]] Result<std::vector<ChapterState>> states(std::string_view study, int chapter,
                                                         std::int64_t version = 0);

  /// As it is now; a new one is not written for an account that is gone. The owner stays who it is.
  [[nodiscard]] Result<void> put(const Study& study);
  /// As it is now, with its text if there is one.
  [[nodiscard]] Result<void> put(std::string_view study, const Chapter& chapter);
  [[nodiscard]] Result<void> place(std::string_view study, int chapter, int place);
  /// Keeps it, in place of the state `instead` if that is not 0. `bytes` is what all states of the
  /// study may have together, `count` how many this chapter may have: the oldest go.
  [[nodiscard]] Result<void> keep(std::string_view study, int chapter, const ChapterState& state,
                                  std::int64_t instead, std::size_t count, std::size_t bytes);
  /// With what it was.
  [[nodiscard]] Result<void> remove(std::string_view study, int chapter);
  /// With its chapters.
  [[nodiscard]] Result<void> remove(std::string_view study);

 private:
  explicit StudyStore(database::Database database) : database_(std::move(database)) {}
  [[nodiscard]] Result<void> prepare();

  database::Database database_;  // closed after the statements below
  database::Transaction transaction_;
  database::Statement find_, chapters_, list_, room_, put_, put_chapter_, rename_chapter_;
  database::Statement place_chapter_, remove_chapter_, remove_chapters_, remove_;
  database::Statement states_, keep_, drop_state_, drop_old_, drop_many_, remove_states_;
  database::Statement remove_all_states_;
};

}  // namespace camlann::server
