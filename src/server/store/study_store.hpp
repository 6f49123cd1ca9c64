#pragma once
// Studies, their chapters and earlier states (doc/formats/database.md). With a connection of its
// own, on the thread of Studies.

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

  /// Runs `work` in a transaction.
  [[nodiscard]] Result<void> together(const std::function<Result<void>()>& work);

  [[nodiscard]] Result<std::optional<Study>> find(std::string_view id);
  /// Returns the chapters, with the texts of those written after version `after`.
  [[nodiscard]] Result<std::vector<Chapter>> chapters(std::string_view id, std::int64_t after);
  /// Studies of this player, the last changed first.
  [[nodiscard]] Result<std::vector<ListedStudy>> list(std::string_view owner);
  [[nodiscard]] Result<StudyRoom> room(std::string_view owner);
  /// Returns the states of a chapter, newest first, with the text of this version only.
  [[nodiscard]] Result<std::vector<ChapterState>> states(std::string_view study, int chapter,
                                                         std::int64_t version = 0);

  /// Writes a new or changed study, but not its owner. Does nothing if it is new and its owner's
  /// account was deleted.
  [[nodiscard]] Result<void> put(const Study& study);
  /// Writes a new or changed chapter, with its text if that is set.
  [[nodiscard]] Result<void> put(std::string_view study, const Chapter& chapter);
  [[nodiscard]] Result<void> place(std::string_view study, int chapter, int place);
  /// Keeps a state, in place of the state `instead` unless that is 0. Drops the oldest above
  /// `bytes` of all states of the study and above `count` states of this chapter.
  [[nodiscard]] Result<void> keep(std::string_view study, int chapter, const ChapterState& state,
                                  std::int64_t instead, std::size_t count, std::size_t bytes);
  /// Removes a chapter with its earlier states.
  [[nodiscard]] Result<void> remove(std::string_view study, int chapter);
  /// Removes a study with its chapters and their states.
  [[nodiscard]] Result<void> remove(std::string_view study);

 private:
  explicit StudyStore(database::Database database) : database_(std::move(database)) {}

  database::Database database_;
};

}  // namespace camlann::server
