#pragma once
// The text of a notice for people, in the language of its player. Pure; thread-safe.

#include <string>
#include <vector>

#include "game/catalog.hpp"
#include "languages/language.hpp"
#include "server/model/notice.hpp"

namespace camlann::server {

/// The words of a push message.
struct NoticeWords {
  std::string title;  // without text of other players, which could be advertisements
  std::string body;   // "Cam, against Ben"
  std::string path;   // of the page: "/game/k3v9"
};

[[nodiscard]] NoticeWords words_of(const Notice& notice, const Catalog& known);

/// The words of a letter about a notice and those that it takes along.
struct LetterWords {
  struct Entry {
    std::string
        text;  // lines: "Cam, against Ben\nUntil Tuesday, 1 December 2026, 14:05 UTC: 2 days left"
    std::string path;
  };
  // Neither has text of other players, which could be advertisements.
  std::string subject;
  std::string title;
  std::vector<Entry> entries;
  languages::Language language;
};

[[nodiscard]] LetterWords letter_words_of(const Notice& notice, const Catalog& known);

}  // namespace camlann::server
