#pragma once
// A player's settings for notices and quiet hours. Values; pure.

#include <optional>
#include <set>
#include <string>

#include "server/core/clock.hpp"
#include "server/model/notice.hpp"

namespace camlann::server {

/// Minutes of the player's day; the end may be on the next day.
struct QuietHours {
  int from = 0;
  int until = 0;
};

struct NoticeWishes {
  std::set<NoticeKind> no_push;
  std::set<NoticeKind> no_mail;
  std::optional<QuietHours> quiet;
  int ahead = 0;     // of UTC, in minutes, of the player's clock where no zone is known
  std::string zone;  // of the quiet hours, as play/local_time.hpp names it; empty: `ahead` counts
  std::string language;  // tag of the page's language, for guests; empty: unknown

  [[nodiscard]] bool wants(NoticeKind kind, Channel channel) const;
  /// True during the quiet hours.
  [[nodiscard]] bool rests(Millis now) const;
};

}  // namespace camlann::server
