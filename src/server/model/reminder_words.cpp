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
  if (!notice.others.empty()) game += ", against " + notice.others;
  if (notice.kind == NoticeKind::challenge) {
    const std::string subject = "You are challenged";
    if (notice.more.empty()) return {subject, subject, game, "/i/" + notice.subject};
    const auto count = std::to_string(notice.more.size() + 1);
    return {subject, count + " challenges", "They are on your page", "/"};
  }
  const auto path = "/game/" + notice.subject;
  if (notice.kind == NoticeKind::result) {
    return {"A result was corrected", notice.result, game, path};
  }
  const std::string subject = notice.kind == NoticeKind::round  ? "Your round begins"
                              : notice.kind == NoticeKind::turn ? "Your move"
                                                                : "Your time runs low";
  const bool low = notice.kind == NoticeKind::low;
  return {subject, low ? subject + ": " + hours(notice.left) + " left" : subject, game, path};
}

}  // namespace camlann::server
