#include "server/model/reminder_wishes.hpp"

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

}  // namespace camlann::server
