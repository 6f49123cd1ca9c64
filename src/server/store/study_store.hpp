#pragma once
// Stores studies (doc/formats/database.md). Has a separate connection, for the thread of Studies.

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
  /// Opens an existing database.
  [[nodiscard]] static Result<std::unique_ptr<StudyStore>> open(const database::Address& address);
  /// Uses a database that has all tables; it may be in memory.
  [[nodiscard]] static Result<std::unique_ptr<StudyStore>> of(database::Database database);

  /// Runs `work` in one transaction, which is rolled back after an error.
  [[nodiscard]] Result<void> together(const std::function<Result<void>()>& work);

  [[nodiscard]] Result<std::optional<Study>> find(std::string_view id);
  /// Returns the chapters, with the texts of those written after version `after`.
  [[nodiscard]] Result<std::vector<Chapter>> chapters(std::string_view id, std::int64_t after);
  /// Returns this player's studies, the last changed first.
  [[nodiscard]] Result<std::vector<ListedStudy>> list(std::string_view owner);
  [[nodiscard]] Result<StudyRoom> room(std::string_view owner);
  /// Returns the states of a chapter, newest first, with the text of this version only.
  [[nodiscard]] Result<std::vector<ChapterState>> states(std::string_view study, int chapter,
                                                         std::int64_t version = 0);

  /// Writes the current values of a study, except its owner. A new study is not written for a
  /// deleted account.
  [[nodiscard]] Result<void> put(const Study& study);
  /// Writes the current values of a chapter, with its text if there is one.
  [[nodiscard]] Result<void> put(std::string_view study, const Chapter& chapter);
  [[nodiscard]] Result<void> place(std::string_view study, int chapter, int place);
  /// Adds a state, replacing the state `instead` unless that is 0. The oldest states are deleted
  /// until this chapter has at most `count` and the whole study at most `bytes`.
  [[nodiscard]] Result<void> keep(std::string_view study, int chapter, const ChapterState& state,
                                  std::int64_t instead, std::size_t count, std::size_t bytes);
  /// Deletes a chapter and its states.
  [[nodiscard]] Result<void> remove(std::string_view study, int chapter);
  /// Deletes a study and its chapters.
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
