#include "server/model/reminder_wishes.hpp"

#include <set>
#include <string>
#include <string_view>

#include "base/words.hpp"
#include "play/local_time.hpp"
#include "server/core/clock.hpp"
#include "server/model/notice.hpp"

namespace camlann::server {

bool NoticeWishes::wants(NoticeKind kind, Channel channel) const {
  const auto& unwanted = channel == Channel::push ? no_push : no_mail;
  return unwanted.count(kind) == 0;
}

bool NoticeWishes::rests(Millis now) const {
  if (!quiet) return false;
  constexpr Millis one_minute = 60'000;
  constexpr Millis minutes_of_day = Millis{24} * 60;
  const auto local = play::local_time(zone, now).value_or(now + ahead * one_minute);
  const auto minute = local / one_minute % minutes_of_day;
  const auto [from, until] = *quiet;
  if (from <= until) return from <= minute && minute < until;
  return from <= minute || minute < until;
}

std::string to_text(const std::set<NoticeKind>& kinds) {
  std::string text;
  for (const auto kind : kinds) {
    if (!text.empty()) text += ',';
    text += word_of(kind);
  }
  return text;
}

std::set<NoticeKind> read_kinds(std::string_view text) {
  std::set<NoticeKind> kinds;
  while (!text.empty()) {
    const auto end = text.find(',');
    if (const auto kind = value_of<NoticeKind>(text.substr(0, end))) kinds.insert(*kind);
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
  }
  return kinds;
}

}  // namespace camlann::server
