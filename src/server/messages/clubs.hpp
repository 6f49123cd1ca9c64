#pragma once
// Writes clubs as messages of doc/protocol/openapi.yaml, and reads requests about them.
// Thread-safe.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "server/model/club.hpp"
#include "server/model/list_wish.hpp"
#include "server/model/marks.hpp"
#include "server/model/profile.hpp"
#include "server/model/word_list.hpp"

namespace camlann::server {

/// Returns the club as this player sees it; only members see the code, and only officers the
/// applicants.
[[nodiscard]] std::string club_json(const Club& club, std::string_view player, const Marks& marks,
                                    const WordList& words);
[[nodiscard]] std::string clubs_json(const ListPart<ClubSummary>& part, const WordList& words);

[[nodiscard]] std::string club_news_json(const ListPart<ClubPost>& part, const WordList& words);
/// `ratings` are of its members.
[[nodiscard]] std::string club_ratings_json(const Club& club, const RatingKind& kind,
                                            const std::vector<LeaderBoard::Row>& ratings,
                                            const Marks& marks);
[[nodiscard]] std::string club_deleted_json();

struct JoinClub {
  std::string name;
  std::string code;
};
[[nodiscard]] Result<NewClub> read_new_club(std::string_view body);
[[nodiscard]] Result<JoinClub> read_join(std::string_view body);
[[nodiscard]] Result<ClubChange> read_change(std::string_view body);
/// Returns the days that a new link is valid; nothing for ever.
[[nodiscard]] Result<std::optional<int>> read_new_link(std::string_view body);
/// Returns text and kind of a piece of news.
[[nodiscard]] Result<ClubPost> read_post(std::string_view body);
[[nodiscard]] Result<std::int64_t> read_removed_post(std::string_view body);
/// Returns the name that confirms.
[[nodiscard]] Result<std::string> read_deleted_club(std::string_view body);

}  // namespace camlann::server
