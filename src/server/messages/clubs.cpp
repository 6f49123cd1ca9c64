#include "server/messages/clubs.hpp"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "base/try.hpp"
#include "server/core/clock.hpp"
#include "server/messages/directors.hpp"
#include "server/messages/people.hpp"
#include "server/messages/requests.hpp"
#include "server/model/club.hpp"
#include "server/model/directors.hpp"
#include "server/model/entry.hpp"
#include "server/model/list_wish.hpp"
#include "server/model/marks.hpp"
#include "server/model/profile.hpp"
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
  if (club.find(player) != nullptr) {
    made.code = club.code;
    if (club.code_until) made.code_until = to_iso(*club.code_until);
  }
  made.approval = club.approval;
  if (const auto* const asked = club.applicant(player)) made.mine = asked->phase;
  if (find_director(club.directors(), player) != nullptr) {
    for (const auto& one : club.applicants) {
      if (one.phase == ApplicantPhase::withdrawn) continue;
      made.applicants.push_back(marks.on(
          message::ClubApplicant{one.player, one.name, one.phase == ApplicantPhase::refused}));
    }
  }
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

std::string club_news_json(const ListPart<ClubPost>& part, const WordList& words) {
  message::ClubNews made;
  for (const auto& one : part.all) {
    made.posts.push_back({one.number, one.player, one.name, to_iso(one.at), one.letter,
                          shown(one.text, words, hidden_text)});
  }
  made.next = part.next;
  return wire::to_json(made);
}

std::string club_ratings_json(const Club& club, const RatingKind& kind,
                              const std::vector<LeaderBoard::Row>& ratings, const Marks& marks) {
  message::ClubRatings made;
  made.variant = kind.variant;
  made.speed = speed_message(kind.speed);
  for (const auto& one : ratings) {
    const auto* const member = club.find(one.player);
    if (member == nullptr) continue;
    made.members.push_back(leader_message(LeaderBoard::Row{one.player, member->name, one.glicko,
                                                           one.games, marks.is_bot(one.player)}));
  }
  return wire::to_json(made);
}

std::string club_deleted_json() {
  return wire::to_json(message::ClubDeleted{});
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

Result<ClubChange> read_change(std::string_view body) {
  return wire::read<message::ChangeClub>(body, club_depth).map([](message::ChangeClub&& read) {
    ClubChange change{{}, without_direction_marks(read.about), read.open, read.approval};
    if (read.name) change.name = without_direction_marks(*read.name);
    return change;
  });
}

Result<std::optional<int>> read_new_link(std::string_view body) {
  return wire::read<message::NewClubLink>(body, club_depth)
      .map([](const message::NewClubLink& read) { return read.days; });
}

Result<ClubPost> read_post(std::string_view body) {
  TRY(const auto read, wire::read<message::NewPost>(body, club_depth));
  ClubPost post;
  post.text = without_direction_marks(read.text);
  std::erase(post.text, '\r');
  const bool odd = std::any_of(post.text.begin(), post.text.end(), [](char c) {
    return static_cast<unsigned char>(c) < ' ' && c != '\n' && c != '\t';
  });
  if (odd) {
    return failure(ErrorCode::syntax, "The news has control characters", "text", "plain text");
  }
  post.letter = read.letter;
  if (post.text.find_first_not_of(" \t\r\n") == std::string::npos) {
    return failure(ErrorCode::syntax, "The news has no text", "text", "a text");
  }
  return post;
}

Result<std::int64_t> read_removed_post(std::string_view body) {
  return wire::read<message::RemovePost>(body, club_depth).map([](const message::RemovePost& read) {
    return read.number;
  });
}

Result<std::string> read_deleted_club(std::string_view body) {
  return wire::read<message::DeleteClub>(body, club_depth).map([](message::DeleteClub&& read) {
    return std::move(read.name);
  });
}

}  // namespace camlann::server
