#pragma once
// What a player wants to be told of, and when he wants to hear of nothing. Values; pure.

#include <optional>
#include <set>
#include <string>
#include <string_view>

#include "server/core/clock.hpp"
#include "server/model/notice.hpp"

namespace camlann::server {

/// Minutes of the player's day; the end may be on the next one.
struct QuietHours {
  int from = 0;
  int until = 0;
};

struct NoticeWishes {
  std::set<NoticeKind> no_push;
  std::set<NoticeKind> no_mail;
  std::optional<QuietHours> quiet;
  int ahead = 0;  // of UTC is the player's clock, in minutes

  [[nodiscard]] bool wants(NoticeKind kind, Channel channel) const;
  /// Whether nothing is sent to him now.
  [[nodiscard]] bool rests(Millis now) const;
};

/// As the store keeps them: words with commas.
[[nodiscard]] std::string to_text(const std::set<NoticeKind>& kinds);
[[nodiscard]] std::set<NoticeKind> read_kinds(std::string_view text);

}  // namespace camlann::server
