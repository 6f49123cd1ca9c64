#include "server/messages/imported.hpp"

#include <optional>
#include <utility>
#include <vector>

#include "rating/game.hpp"
#include "server/core/clock.hpp"
#include "server/messages/people.hpp"
#include "server/model/imported.hpp"
#include "server/model/list_wish.hpp"
#include "wire/messages/imported.hpp"
#include "wire/messages/player.hpp"

namespace camlann::server {

rating::Speed speed_value(message::Speed speed) {
  switch (speed) {
    case message::Speed::fast: return rating::Speed::fast;
    case message::Speed::slow: return rating::Speed::slow;
    case message::Speed::days: break;
  }
  return rating::Speed::days;
}

message::Claim message_of(const NamedClaim& claim) {
  message::Claim made;
  made.imported = claim.claim.imported;
  made.imported_name = claim.imported_name;
  made.federation_id = claim.federation_id;
  made.player = claim.claim.player;
  made.name = claim.account_name;
  made.text = claim.claim.text;
  made.at = to_iso(claim.claim.at);
  made.phase = claim.claim.phase;
  return made;
}

message::ImportedPlayer imported_message(const ImportedPlayer& player,
                                         const std::vector<ImportedRating>& ratings,
                                         const std::optional<NamedClaim>& holder,
                                         const std::optional<Claim>& own) {
  message::ImportedPlayer made;
  made.id = player.id;
  made.name = player.name;
  made.federation_id = player.federation_id;
  for (const auto& one : ratings) {
    made.ratings.push_back({one.variant, speed_message(one.speed), one.rating, one.deviation,
                            one.games, to_iso(one.at)});
  }
  if (holder) {
    made.holder = holder->claim.player;
    made.holder_name = holder->account_name;
  }
  if (own) made.claim = own->phase;
  return made;
}

message::ImportedNames imported_names(const ListPart<ImportedPlayer>& part) {
  message::ImportedNames made;
  made.next = part.next;
  for (const auto& one : part.all) made.players.push_back({one.id, one.name, one.federation_id});
  return made;
}

}  // namespace camlann::server
