#pragma once
// Writes imported players and claims as messages of doc/protocol/openapi.yaml. Pure functions.

#include <optional>
#include <vector>

#include "rating/game.hpp"
#include "server/model/imported.hpp"
#include "server/model/list_wish.hpp"
#include "wire/messages/imported.hpp"
#include "wire/messages/player.hpp"

namespace camlann::server {

[[nodiscard]] rating::Speed speed_value(message::Speed speed);
[[nodiscard]] message::Claim message_of(const NamedClaim& claim);
/// `own` is the claim of the reader.
[[nodiscard]] message::ImportedPlayer imported_message(const ImportedPlayer& player,
                                                       const std::vector<ImportedRating>& ratings,
                                                       const std::optional<NamedClaim>& holder,
                                                       const std::optional<Claim>& own);
[[nodiscard]] message::ImportedNames imported_names(const ListPart<ImportedPlayer>& part);

}  // namespace camlann::server
