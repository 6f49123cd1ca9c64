#pragma once
// Studies as the server keeps them, and how much of them. Plain values.

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

#include "server/core/clock.hpp"
#include "server/core/fair_queue.hpp"
#include "server/core/token_bucket.hpp"

namespace camlann::server {

/// The link is all that a reader needs: 80 bits.
inline constexpr std::size_t study_id_length = 16;

struct Study {
  std::string id;
  std::string owner;  // a player's id
  std::string title;
  bool open = false;  // whether everybody who has the link may write
  std::int64_t version = 0;
  int made = 0;  // chapters, those that are gone too
  Millis updated = 0;
};

struct Chapter {
  int number = 0;
  std::int64_t version = 0;  // of the study when it was last written
  std::string name;
  std::string variant;
  std::string rules;
  std::optional<std::string> start;  // FEN
  std::optional<std::string> text;   // nothing if it was not read
  std::size_t bytes = 0;             // of the text
  int place = 0;                     // among the others; the smallest is the first
};

/// How a chapter was when this player had written in it.
struct ChapterState {
  std::int64_t version = 0;
  std::string player;  // empty: somebody whose account is gone, or of before
  std::string name;    // of his account; empty for a guest
  Millis began = 0;
  Millis at = 0;
  std::size_t bytes = 0;
  std::optional<std::string> text;  // nothing if it was not read
};

/// What a player has.
struct StudyRoom {
  std::size_t studies = 0;
  std::size_t bytes = 0;  // of all chapters
};

struct StudyBounds {
  std::size_t studies_per_player = 50;
  std::size_t chapters_per_study = 32;
  std::size_t bytes_per_study = std::size_t{512} * 1024;
  std::size_t bytes_per_player = std::size_t{4} << 20U;
  /// Of a chapter, each variation counted from the start, as it is played.
  std::size_t plies_per_chapter = 100'000;
  /// What is kept of how chapters were; the oldest go first.
  std::size_t states_per_chapter = 30;
  std::size_t state_bytes_per_study = std::size_t{512} * 1024;
  /// What one player writes in this time is one state.
  Millis one_state = 60'000;
  /// Longer texts are not sent to those who watch: they ask for them.
  std::size_t told_bytes = std::size_t{16} * 1024;
  Rate new_per_address{60, std::chrono::seconds(10)};  // studies and chapters
  Rate changes_per_address{300, std::chrono::milliseconds(50)};
  Rate questions_per_address{
      600, std::chrono::milliseconds(20)};  // each page asks every 2 s without a socket
  QueueBounds queue{.all = 512, .per_address = 128, .per_player = 16};
};

}  // namespace camlann::server
