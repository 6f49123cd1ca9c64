#include "server/services/archive/shown.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "archive/archive.hpp"
#include "base/result.hpp"
#include "base/try.hpp"
#include "game/catalog.hpp"
#include "notation/record.hpp"
#include "notation/record_reader.hpp"
#include "rules/variant_info.hpp"
#include "server/model/game_record.hpp"
#include "server/model/game_state.hpp"
#include "server/services/accounts/directory.hpp"
#include "server/services/archive/upload_folder.hpp"
#include "server/store/ended_games.hpp"
#include "wire/messages/archive_search.hpp"

namespace camlann::server {

namespace {

constexpr std::string_view published = "records/";

message::GameOrigin origin_of(const archive::Summary& game) {
  switch (archive::origin_of(game.source)) {
    case archive::Origin::site: return message::GameOrigin::site;
    case archive::Origin::self_play: return message::GameOrigin::self_play;
    case archive::Origin::uploaded: return message::GameOrigin::uploaded;
    case archive::Origin::published: break;
  }
  return message::GameOrigin::published;
}

}  // namespace

std::string published_source(std::string_view id) {
  return std::string(published) + std::string(id);
}

bool is_still(const archive::PlayedHere& here, const std::optional<GameSummary>& now) {
  return now && now->standing.version == here.version;
}

void ShownGames::name_players(message::FoundGame& shown, const GameMeta& meta,
                              std::string_view player) const {
  const bool open = meta.shared() || meta.player == player;
  for (std::size_t i = 0; i < std::min(shown.players.size(), meta.seats.size()); ++i) {
    const Player& seat = meta.seats[i];
    if (seat.person() && !open) continue;  // players of solo games are not named to others
    shown.players[i].name = record_name(meta, seat);
    if (directory_.account(seat.id)) shown.players[i].id = seat.id;
  }
}

Result<std::optional<message::FoundGame>> ShownGames::show(const archive::Summary& game,
                                                           std::optional<std::uint32_t> ply,
                                                           std::string_view player) {
  message::FoundGame shown{.number = game.number,
                           .variant = game.variant,
                           .rules = game.rules,
                           .players = {},
                           .event = game.event,
                           .date = game.date,
                           .result = game.result,
                           .reason = game.reason,
                           .plies = game.plies,
                           .material = game.material,
                           .from = origin_of(game),
                           .source = game.source,
                           .uploader = {},
                           .game = {},
                           .ply = ply};
  for (std::size_t i = 0; i < game.players.size(); ++i) {
    const int rating = i < game.ratings.size() ? game.ratings[i] : 0;
    shown.players.push_back(
        {game.players[i], {}, rating > 0 ? std::optional(rating) : std::nullopt});
  }
  if (game.source.starts_with(published)) {
    shown.game = game.source.substr(published.size());
    shown.source.clear();
  }
  if (const auto upload = upload_of(game.source)) {
    if (const auto account = directory_.account(upload->player)) shown.uploader = account->name;
    shown.source.clear();
  }
  TRY(const auto played, archive_.played_here(game.number));
  const auto& here = played;
  if (!here) return shown;
  TRY(const auto found, games_.find(here->id));
  const auto& now = found;
  if (!now || !is_still(*here, now)) return std::optional<message::FoundGame>{};
  shown.source.clear();
  if (now->meta.shared() || now->meta.player == player) shown.game = here->id;
  name_players(shown, now->meta, player);
  return shown;
}

Result<bool> ShownGames::is_there(archive::GameNumber number) {
  TRY(const auto here, archive_.played_here(number));
  if (!here) return true;
  TRY(const auto now, games_.find(here->id));
  return is_still(*here, now);
}

Result<Record> ShownGames::record(const message::FoundGame& heading) {
  TRY(const auto text, archive_.record(heading.number));
  auto record = RecordReader(text).next();
  if (!record)
    return failure(ErrorCode::io, "a game has no record", std::to_string(heading.number));
  if (!*record) return Failure(record->error());
  const VariantInfo* const variant = catalog().find(heading.variant);
  if (heading.from != message::GameOrigin::site || variant == nullptr) return std::move(**record);
  for (std::size_t i = 0; i < heading.players.size() && i < variant->seating.size(); ++i) {
    (*record)->set(variant->seating[i].name, heading.players[i].name);
  }
  return std::move(**record);
}

}  // namespace camlann::server
