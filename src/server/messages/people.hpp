#pragma once
// Writes players and leader boards as messages of doc/protocol/openapi.yaml. Thread-safe.

#include <string>
#include <vector>

#include "rating/game.hpp"
#include "server/model/account.hpp"
#include "server/model/list_wish.hpp"
#include "server/model/marks.hpp"
#include "server/model/people.hpp"
#include "server/model/profile.hpp"
#include "wire/messages/player.hpp"

namespace camlann::server {

[[nodiscard]] std::string profile_json(const Profile& profile, const Marks& marks = {});
/// `points` are ordered from the newest to the oldest.
[[nodiscard]] std::string history_json(const RatingKind& kind,
                                       const std::vector<RatingPoint>& points);
[[nodiscard]] std::string opponents_json(const ListPart<MetOpponent>& part, const Marks& marks);
[[nodiscard]] std::string circle_json(const Circle& circle, const Marks& marks);
[[nodiscard]] std::string found_players_json(const std::vector<NamedAccount>& found);
[[nodiscard]] message::Speed speed_message(rating::Speed speed);
[[nodiscard]] message::Leader leader_message(const LeaderBoard::Row& place);
[[nodiscard]] std::string leaders_json(const LeaderBoard& board);

}  // namespace camlann::server
