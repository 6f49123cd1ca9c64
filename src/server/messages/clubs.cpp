#include "server/messages/clubs.hpp"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "server/core/clock.hpp"
#include "server/messages/directors.hpp"
#include "server/messages/requests.hpp"
#include "server/model/club.hpp"
#include "server/model/marks.hpp"
#include "server/model/shown_text.hpp"
#include "server/model/word_list.hpp"
#include "wire/messages/club.hpp"
#include "wire/read.hpp"
#include "wire/write.hpp"

namespace camlann::server {

namespace {

constexpr int club_depth = 4;

}  // namespace

std::string club_json(const Club& club, std::string_view player, const Marks& marks,
                      const WordList& words) {
  message::Club made;
  made.address = club.address;
  made.name = shown(club.name, words, hidden_name);
  made.open = club.open;
  made.members = static_cast<int>(club.members.size());
  made.about = shown(club.about, words, hidden_text);
  made.director = club.director;
  made.directors = directors_message(club.directors(), marks);
  if (club.find(player) != nullptr) made.code = club.code;
  for (const auto& one : club.members) {
    made.people.push_back(marks.on(message::Member{one.player, one.name, to_iso(one.since)}));
  }
  return wire::to_json(made);
}

std::string clubs_json(const ListPart<ClubSummary>& part, const WordList& words) {
  message::Clubs made;
  for (const auto& one : part.all) {
    made.clubs.push_back({one.address, shown(one.name, words, hidden_name), one.open, one.members});
  }
  made.next = part.next;
  return wire::to_json(made);
}

Result<NewClub> read_new_club(std::string_view body) {
  return wire::read<message::NewClub>(body, club_depth).map([](message::NewClub&& read) {
    return NewClub{without_direction_marks(read.name), without_direction_marks(read.about),
                   read.open, without_direction_marks(read.host)};
  });
}

Result<JoinClub> read_join(std::string_view body) {
  return wire::read<message::JoinClub>(body, club_depth).map([](message::JoinClub&& read) {
    return JoinClub{without_direction_marks(read.name), std::move(read.code)};
  });
}

Result<ChangeClub> read_change(std::string_view body) {
  return wire::read<message::ChangeClub>(body, club_depth).map([](message::ChangeClub&& read) {
    return ChangeClub{without_direction_marks(read.about), read.open};
  });
}

}  // namespace camlann::server
