#include "server/services/archive/published_records.hpp"

#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <ios>
#include <iterator>
#include <string>
#include <string_view>
#include <system_error>
#include <tuple>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "base/try.hpp"
#include "game/game.hpp"
#include "game/replay.hpp"
#include "game/tree_record.hpp"
#include "notation/record.hpp"
#include "notation/record_reader.hpp"
#include "server/core/log.hpp"
#include "wire/messages/record.hpp"
#include "wire/messages/words.hpp"
#include "wire/record_messages.hpp"
#include "wire/write.hpp"

namespace camlann::server {

namespace {

namespace fs = std::filesystem;

struct Published {
  message::RecordSummary summary;
  message::GameRecord full;
};

/// Returns the players in turn order; "?" for a player without a name in the record.
std::vector<message::RecordPlayer> players_of(const Record& record, const Game& game) {
  std::vector<message::RecordPlayer> players;
  for (const auto& seat : game.variant().seating) {
    const auto name = record.value(seat.name);
    players.push_back(
        {static_cast<message::SeatLetter>(seat.letter), std::string(name.empty() ? "?" : name)});
  }
  return players;
}

Published describe(const std::string& id, const std::string& text, const Record& record,
                   const Game& game) {
  Published published;
  const auto& full = published.full = wire::published_record(id, text, record, game);
  auto& summary = published.summary;
  summary.id = id;
  summary.event = record.value("Event");
  summary.date = record.value("Date");
  summary.white = record.value("White");
  summary.black = record.value("Black");
  summary.players = players_of(record, game);
  summary.variant = full.variant;
  summary.rules = full.rules;
  summary.result = full.result;
  summary.plies = static_cast<std::uint32_t>(full.moves.size());
  return published;
}

Result<Published> read_file(const fs::path& file) {
  std::ifstream stream(file, std::ios::binary);
  const std::string text(std::istreambuf_iterator<char>(stream), {});
  if (!stream) return failure(ErrorCode::io, "the file cannot be read");
  TRY(const auto records, read_records(text));
  if (records.size() != 1) {
    return failure(ErrorCode::syntax, "the file does not have exactly one game");
  }
  const auto& record = records.front();
  const auto played = replay(record);
  if (played.fault) return Failure(played.fault->error);
  if (!played.game) return failure(ErrorCode::syntax, "the record has no game");
  return describe(file.stem().string(), text, record, *played.game);
}

}  // namespace

Result<PicturedGame> pictured_text(const std::string& text) {
  TRY(const auto records, read_records(text));
  if (records.empty()) return failure(ErrorCode::syntax, "the record has no game");
  auto played = replay(records.front());
  if (!played.game) return failure(ErrorCode::syntax, "the record has no game");
  std::string players;
  for (const auto& player : players_of(records.front(), *played.game)) {
    players += (players.empty() ? "" : " – ") + player.name;
  }
  auto drawings = main_line_arrows(records.front(), played.game->variant());
  return PicturedGame{std::move(*played.game), std::move(players), true, std::move(drawings)};
}

PublishedRecords PublishedRecords::read(const fs::path& folder, const Log& log) {
  std::vector<Published> found;
  std::error_code error;
  if (!folder.empty() && fs::is_directory(folder, error)) {
    for (fs::directory_iterator at(folder, error), end; at != end; at.increment(error)) {
      if (at->path().extension() != ".txt") continue;
      auto published = read_file(at->path());
      if (published) {
        found.push_back(std::move(*published));
      } else {
        log(Severity::warning, "record-left-out",
            {{"file", std::string_view(at->path().filename().native())},
             {"what", std::string_view(to_text(published.error()))}});
      }
    }
  }
  std::sort(found.begin(), found.end(), [](const Published& a, const Published& b) {
    return std::tie(a.summary.date, a.summary.id) < std::tie(b.summary.date, b.summary.id);
  });

  PublishedRecords records;
  message::Records list;
  for (auto& published : found) {
    records.records_.emplace(published.full.id, wire::to_json(published.full));
    records.texts_.emplace(published.full.id, std::move(published.full.text));
    list.records.push_back(std::move(published.summary));
  }
  records.list_ = wire::to_json(list);
  return records;
}

PublishedRecords::PublishedRecords() : list_(wire::to_json(message::Records{})) {}

const std::string* PublishedRecords::find_json(std::string_view id) const {
  const auto record = records_.find(id);
  return record == records_.end() ? nullptr : &record->second;
}

}  // namespace camlann::server
