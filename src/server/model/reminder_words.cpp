#include "server/model/reminder_words.hpp"

#include <algorithm>
#include <string>

#include "game/catalog.hpp"
#include "play/clock.hpp"
#include "server/core/clock.hpp"
#include "server/model/notice.hpp"

namespace camlann::server {

namespace {

/// Returns the time left, at least one hour: "5 hours".
std::string hours(Millis left) {
  const auto count = std::max<Millis>(1, left / (play::one_day / 24));
  return std::to_string(count) + (count == 1 ? " hour" : " hours");
}

}  // namespace

NoticeWords words_of(const Notice& notice, const Catalog& known) {
  std::string game = notice.variant;
  for (const auto& variant : known) {
    if (variant.id == notice.variant) game = variant.name;
  }
  const auto somebody = notice.others.empty() ? std::string("Somebody") : notice.others;
  if (notice.kind == NoticeKind::challenge && !notice.more.empty()) {
    return {std::to_string(notice.more.size() + 1) + " challenges", "They are on your page", "/"};
  }
  if (notice.kind == NoticeKind::challenge) {
    return {somebody + " challenges you", game, "/i/" + notice.subject};
  }
  if (!notice.others.empty()) game += ", against " + notice.others;
  const auto path = "/game/" + notice.subject;
  if (notice.kind == NoticeKind::round) return {"Your round begins", game, path};
  if (notice.kind == NoticeKind::turn) return {"Your move", game, path};
  return {"Your time runs low: " + hours(notice.left) + " left", game, path};
}

}  // namespace camlann::server
