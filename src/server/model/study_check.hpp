#pragma once
// Checks that a chapter is a game that can be replayed, with all its variations: at once, or in
// portions on a thread with other work. check_chapter() is thread-safe.

#include <cstddef>
#include <functional>
#include <utility>

#include "base/result.hpp"
#include "game/catalog.hpp"
#include "game/tree_player.hpp"
#include "server/model/study.hpp"
#include "server/model/word_list.hpp"

namespace camlann::server {

class ChapterCheck {
 public:
  /// Reads the text. An error if it is not exactly one game, has a comment with a banned word, or
  /// more than `most` plies with its variations. The catalog must outlive the check.
  [[nodiscard]] static Result<ChapterCheck> begin(Chapter chapter, const Catalog& known,
                                                  const WordList& words, std::size_t most);

  /// Plays moves until all are played or one is illegal, or until `enough` returns true after one.
  /// True if more are to be played.
  [[nodiscard]] bool go_on(const std::function<bool()>& enough);
  /// Returns the chapter with its variant's id and its full rules, once go_on() has returned false;
  /// an error if a move is illegal.
  [[nodiscard]] Result<Chapter> done() &&;

 private:
  ChapterCheck(Chapter chapter, TreePlayer player)
      : chapter_(std::move(chapter)), player_(std::move(player)) {}

  Chapter chapter_;
  TreePlayer player_;
};

/// Does all of it.
[[nodiscard]] Result<Chapter> check_chapter(Chapter chapter, const Catalog& known,
                                            const WordList& words, std::size_t most);

}  // namespace camlann::server
