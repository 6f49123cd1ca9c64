#include "server/published_records.hpp"

#include <algorithm>
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
#include "engine/json_text.hpp"
#include "game/catalog.hpp"
#include "game/game.hpp"
#include "game/replay.hpp"
#include "notation/record.hpp"
#include "notation/record_reader.hpp"
#include "server/log.hpp"

namespace camlann::server {

namespace {

namespace fs = std::filesystem;

struct Published {
  std::string date;
  std::string id;
  std::string summary;
  std::string full;
};

std::string tags_json(const Record& record) {
  std::string out = "{";
  for (const auto& tag : record.tags) add_member(out, tag.key, json_string(tag.value));
  return out + '}';
}

std::string moves_json(const Game& game) {
  std::vector<std::string> moves;
  for (const WrittenMove& outcome : game.played()) moves.push_back(outcome.notation);
  return json_strings(moves);
}

/// In turn order; "?" where the record has no name.
std::string players_json(const Record& record, const Game& game) {
  std::string out = "[";
  for (const auto& seat : game.variant().seating) {
    if (out.back() != '[') out += ',';
    const auto name = record.value(seat.name);
    out += "{\"seat\":" + json_string(std::string_view(&seat.letter, 1));
    out += ",\"name\":" + json_string(name.empty() ? "?" : name) + '}';
  }
  return out + ']';
}

Published describe(const std::string& id, const std::string& text, const Record& record,
                   const Game& game) {
  Published published{std::string(record.value("Date")), id, "{", "{"};
  const auto result = json_string(to_text(record.result));

  auto& summary = published.summary;
  add_member(summary, "id", json_string(id));
  add_member(summary, "event", json_string(record.value("Event")));
  add_member(summary, "date", json_string(record.value("Date")));
  add_member(summary, "white", json_string(record.value("White")));
  add_member(summary, "black", json_string(record.value("Black")));
  add_member(summary, "players", players_json(record, game));
  add_member(summary, "variant", json_string(game.variant().id));
  add_member(summary, "rules", json_string(game.rules()));
  add_member(summary, "result", result);
  add_member(summary, "plies", std::to_string(game.played().size()));
  summary += '}';

  auto& full = published.full;
  add_member(full, "id", json_string(id));
  add_member(full, "text", json_string(text));
  add_member(full, "tags", tags_json(record));
  add_member(full, "variant", json_string(game.variant().id));
  add_member(full, "rules", json_string(game.rules()));
  add_member(full, "start", game.starts_from_array() ? "null" : json_string(game.start_fen()));
  add_member(full, "moves", moves_json(game));
  add_member(full, "result", result);
  full += '}';
  return published;
}

Result<Published> read_file(const fs::path& file) {
  std::ifstream stream(file, std::ios::binary);
  const std::string text(std::istreambuf_iterator<char>(stream), {});
  if (!stream) return failure(ErrorCode::io, "the file cannot be read");
  const auto records = read_records(text);
  if (!records) return Failure(records.error());
  if (records->size() != 1) {
    return failure(ErrorCode::syntax, "the file does not have exactly one game");
  }
  const auto& record = records->front();
  const auto played = replay(record);
  if (played.fault) return Failure(played.fault->error);
  return describe(file.stem().string(), text, record, *played.game);
}

}  // namespace

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
    return std::tie(a.date, a.id) < std::tie(b.date, b.id);
  });

  PublishedRecords records;
  std::string list;
  for (auto& published : found) {
    if (!list.empty()) list += ',';
    list += published.summary;
    records.records_.emplace(std::move(published.id), std::move(published.full));
  }
  records.list_ = "{\"records\":[" + list + "]}";
  return records;
}

const std::string* PublishedRecords::find_json(std::string_view id) const {
  const auto record = records_.find(id);
  return record == records_.end() ? nullptr : &record->second;
}

}  // namespace camlann::server
