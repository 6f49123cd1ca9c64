#pragma once
// The text of a notice for people. Pure; thread-safe.

#include <string>

#include "game/catalog.hpp"
#include "server/model/notice.hpp"

namespace camlann::server {

struct NoticeWords {
  // Neither has text of other players, which could be advertisements.
  std::string subject;  // of a letter
  std::string title;    // of a push: "Your move"
  std::string body;     // "Cam, against Ben"
  std::string path;     // of the page: "/game/k3v9"
};

[[nodiscard]] NoticeWords words_of(const Notice& notice, const Catalog& known);

}  // namespace camlann::server
