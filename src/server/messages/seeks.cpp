#include "server/messages/seeks.hpp"

#include <memory>
#include <string>
#include <utility>

#include "server/core/outbox.hpp"
#include "server/messages/game.hpp"
#include "server/model/seek.hpp"
#include "wire/messages/seek.hpp"
#include "wire/write.hpp"

namespace camlann::server {

namespace {

message::Seek message_of_seek(const SeekView& seek) {
  message::Seek made;
  made.variant = seek.terms.variant;
  made.rules = seek.terms.rules;
  if (seek.terms.time) made.time = time_message(*seek.terms.time);
  made.rated = seek.terms.rated;
  made.waited = seek.waited;
  made.others = seek.others;
  if (!seek.game.empty()) made.game = seek.game;
  return made;
}

}  // namespace

std::string seek_json(const SeekView& seek) {
  return wire::to_json(message_of_seek(seek));
}

std::string seekers_json(const Seekers& seekers) {
  message::Seekers made;
  for (const auto& [terms, count] : seekers.others) {
    message::SeekCount one{terms.variant, terms.rules, {}, terms.rated, count};
    if (terms.time) one.time = time_message(*terms.time);
    made.seekers.push_back(std::move(one));
  }
  for (const auto& seek : seekers.open) {
    message::OpenSeek one;
    one.id = seek.id;
    one.name = seek.name;
    one.rating = seek.rating;
    one.bot = seek.bot;
    one.guest = seek.guest;
    one.variant = seek.terms.variant;
    one.rules = seek.terms.rules;
    for (const auto& time : seek.times) one.times.push_back(time_message(time));
    one.rated = seek.terms.rated;
    one.either = seek.either;
    made.open.push_back(std::move(one));
  }
  made.next = seekers.next;
  if (seekers.own) made.own = message_of_seek(*seekers.own);
  return wire::to_json(made);
}

Payload seek_message(const SeekView& seek) {
  return std::make_shared<const std::string>(
      wire::to_json(message::SeekChanged{message_of_seek(seek)}));
}

}  // namespace camlann::server
