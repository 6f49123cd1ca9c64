#pragma once
// Studies in the store, and their limits. Plain values.

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

#include "server/core/clock.hpp"
#include "server/core/fair_queue.hpp"
#include "server/core/token_bucket.hpp"

namespace camlann::server {

/// The link is a reader's only key: 80 bits.
inline constexpr std::size_t study_id_length = 16;

struct Study {
  std::string id;
  std::string owner;  // a player's id
  std::string title;
  bool open = false;  // everyone with the link may write
  std::int64_t version = 0;
  int made = 0;  // number of chapters created, including deleted ones
  Millis updated = 0;
};

struct Chapter {
  int number = 0;
  std::int64_t version = 0;  // of the study at the chapter's last change
  std::string name;
  std::string variant;
  std::string rules;
  std::optional<std::string> start;  // FEN
  std::optional<std::string> text;   // nothing if not loaded
  std::size_t bytes = 0;             // of the text
  int place = 0;                     // orders the chapters; the smallest is the first
};

/// An earlier state of a chapter, after one player's changes.
struct ChapterState {
  std::int64_t version = 0;
  std::string player;  // empty if the account is deleted, or in old data
  std::string name;    // of the account; empty for a guest
  Millis began = 0;
  Millis at = 0;
  std::size_t bytes = 0;
  std::optional<std::string> text;  // nothing if not loaded
};

/// The space used by a player.
struct StudyRoom {
  std::size_t studies = 0;
  std::size_t bytes = 0;  // of all chapters
};

struct StudyBounds {
  std::size_t studies_per_player = 50;
  std::size_t chapters_per_study = 32;
  std::size_t bytes_per_study = std::size_t{512} * 1024;
  std::size_t bytes_per_player = std::size_t{4} << 20U;
  /// Counts all lines of a chapter; each is played from its branch.
  std::size_t plies_per_chapter = 20'000;
  /// Longest time for which the moves of a chapter are played before others have their turn.
  std::chrono::milliseconds slice{10};
  /// Longest processor time for all moves of a chapter: reading one takes milliseconds in positions
  /// of very many moves.
  std::chrono::milliseconds work{1000};
  /// Earlier states; the oldest are deleted first.
  std::size_t states_per_chapter = 30;
  std::size_t state_bytes_per_study = std::size_t{512} * 1024;
  /// Changes by one player within this time are one state.
  Millis one_state = 60'000;
  /// Longer texts are not sent to watchers, which then request them.
  std::size_t told_bytes = std::size_t{16} * 1024;
  Rate new_per_address{60, std::chrono::seconds(10)};  // studies and chapters
  Rate changes_per_address{300, std::chrono::milliseconds(50)};
  Rate questions_per_address{
      600, std::chrono::milliseconds(20)};  // without a socket, a page polls every 2 s
  QueueBounds queue{.all = 512, .per_address = 128, .per_player = 16};
};

}  // namespace camlann::server
