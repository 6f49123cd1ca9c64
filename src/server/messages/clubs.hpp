#pragma once
// Writes clubs as messages of doc/protocol/openapi.yaml, and reads requests about them.
// Thread-safe.

#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "server/model/club.hpp"
#include "server/model/list_wish.hpp"
#include "server/model/marks.hpp"
#include "server/model/word_list.hpp"

namespace camlann::server {

/// Returns the club as this player sees it; only members see the code.
[[nodiscard]] std::string club_json(const Club& club, std::string_view player, const Marks& marks,
                                    const WordList& words);
[[nodiscard]] std::string clubs_json(const ListPart<ClubSummary>& part, const WordList& words);

struct JoinClub {
  std::string name;
  std::string code;
};
struct ChangeClub {
  std::string about;
  bool open = false;
};
[[nodiscard]] Result<NewClub> read_new_club(std::string_view body);
[[nodiscard]] Result<JoinClub> read_join(std::string_view body);
[[nodiscard]] Result<ChangeClub> read_change(std::string_view body);

}  // namespace camlann::server
