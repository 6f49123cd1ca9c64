#pragma once
// Checks that a chapter is a game that can be replayed, with all its variations. Thread-safe.

#include <cstddef>

#include "base/result.hpp"
#include "game/catalog.hpp"
#include "server/model/study.hpp"
#include "server/model/word_list.hpp"

namespace camlann::server {

/// Returns the chapter with its variant's id and its full rules. An error if the text is not
/// exactly one game, has an illegal move, a comment with a banned word, or more plies than `most`,
/// each variation counted from the start.
[[nodiscard]] Result<Chapter> check_chapter(Chapter chapter, const Catalog& known,
                                            const WordList& words, std::size_t most);

}  // namespace camlann::server
