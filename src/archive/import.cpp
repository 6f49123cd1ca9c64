#include "archive/import.hpp"

#include <algorithm>
#include <cstddef>
#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

#include "archive/writer.hpp"
#include "base/result.hpp"
#include "base/try.hpp"
#include "game/replay.hpp"
#include "game/tree_player.hpp"
#include "game/tree_record.hpp"
#include "notation/record.hpp"

namespace camlann::archive {
namespace {

/// Adds the line of the game to an error that has none.
Error placed(Error error, int ply, int line) {
  if (error.at.line == 0 && line > 0) {
    error.where = to_text(Spot{line, 1}) + (error.where.empty() ? "" : ", ") + error.where;
  }
  if (ply > 0) error.where += ", ply " + std::to_string(ply);
  return error;
}

/// A record without comments, glyphs and variations.
bool is_plain(const Record& record) {
  return record.comment.empty() && record.variations.empty() &&
         std::all_of(record.moves.begin(), record.moves.end(), [](const RecordMove& move) {
           return move.comment.empty() && move.glyphs.empty();
         });
}

/// Ends a game that was played up to its end or to a fault.
PlayedOrRefused ended(TreePlayer player, std::string_view source) {
  const std::string from(source);
  const int line = player.record().line;
  if (const auto& fault = player.main_fault()) {
    const int ply = static_cast<int>(player.main_line()->plies()) + 1;
    const int at = fault->error.at.line > 0 ? fault->error.at.line : line;
    return Refused{from, placed(fault->error, ply, line), at};
  }
  auto replay = ended_as(player.record(), *player.main_line());
  if (replay.fault || !replay.game) {
    const auto fault = replay.fault.value_or(ReplayFault{});
    return Refused{from, placed(fault.error, fault.ply, line), line};
  }
  if (is_plain(player.record())) {
    return PlayedGame{in_full(player.record(), *player.main_line()), std::move(*replay.game), line,
                      player.record().faults};
  }
  const Record record = player.record();
  auto all = std::move(player).done();
  return PlayedGame{all.tree ? in_full(record, *all.tree) : record, std::move(*replay.game), line,
                    std::move(all.faults)};
}

/// Returns why the game of a record cannot begin.
Refused without_start(const Record& record, Error error, std::string_view source) {
  const int line = error.at.line > 0 ? error.at.line : record.line;
  return {std::string(source), placed(std::move(error), 0, record.line), line};
}

std::size_t plies_of(const Record& record) {
  std::size_t all = record.moves.size();
  for (const RecordVariation& variation : record.variations) all += variation.moves.size();
  return all;
}

}  // namespace

PlayedOrRefused play_record(Record record, std::string_view source, const Import& how) {
  const auto start = start_of(record, how.defaults, *how.known);
  if (!start) return without_start(record, start.error(), source);
  TreePlayer player(std::move(record), *start);
  (void)player.play_on([&] { return player.main_fault().has_value(); });
  return ended(std::move(player), source);
}

Importer::Importer(Records next, std::string_view source, Import how)
    : next_(std::move(next)), source_(source), how_(std::move(how)) {}

bool Importer::play_on(const std::function<bool()>& enough, Report& report) {
  while (!is_full()) {
    if (how_.go_on && !how_.go_on()) return false;
    if (!playing_ && !begin(report)) return false;
    if (playing_) {
      const auto stop = [&] { return playing_->main_fault() || enough(); };
      const bool more = playing_->play_on(stop);
      if (more && !playing_->main_fault()) return true;
      end(report);
    }
    if (enough()) return true;
  }
  return true;
}

bool Importer::begin(Report& report) {
  auto record = next_();
  if (!record) return false;
  if (!*record) {
    const int line = record->error().at.line;
    refuse(std::move(record->error()), line, report);
    return true;
  }
  plies_ += plies_of(**record);
  if (!no_more_ && plies_ > how_.most_plies) {
    no_more_ =
        Error{ErrorCode::too_many,
              "These games have too many moves for one part",
              {},
              "at most " + std::to_string(how_.most_plies) + " plies in a part, with variations"};
  }
  if (no_more_) {
    refuse(*no_more_, (*record)->line, report);
    return true;
  }
  const auto start = start_of(**record, how_.defaults, *how_.known);
  if (start) {
    playing_.emplace(std::move(**record), *start);
  } else {
    report.refused.push_back(without_start(**record, start.error(), source_));
  }
  return true;
}

void Importer::end(Report& report) {
  if (!playing_) return;
  TreePlayer player = std::move(*playing_);
  playing_.reset();
  auto outcome = ended(std::move(player), source_);
  if (auto* const refused = std::get_if<Refused>(&outcome)) {
    report.refused.push_back(std::move(*refused));
    return;
  }
  auto& played = std::get<PlayedGame>(outcome);
  plies_ready_ += plies_of(played.record);
  ready_.push_back(std::move(played));
}

void Importer::refuse_rest(const Error& why, Report& report) {
  no_more_ = why;
  if (!playing_) return;
  refuse(why, playing_->record().line, report);
  playing_.reset();
}

void Importer::refuse(Error error, int line, Report& report) const {
  report.refused.push_back({source_, std::move(error), line});
}

Result<void> Importer::add_to(Writer& writer, Report& report) {
  for (const auto& [record, game, line, faults] : ready_) {
    TRY(const auto added, writer.add(record, game, source_));
    ++(added.added ? report.added : report.duplicates);
    if (!added.added) {
      if (report.repeated.size() < most_repeated) report.repeated.push_back({line, added.number});
      continue;
    }
    for (const RecordFault& fault : faults) {  // in headers and variations
      report.passed_over.push_back({source_, fault.error, fault.error.at.line});
    }
  }
  ready_.clear();
  plies_ready_ = 0;
  return {};
}

Result<void> import(Writer& writer, const Records& next, std::string_view source, const Import& how,
                    Report& report) {
  Importer importer(next, source, how);
  for (bool more = true; more;) {
    more = importer.play_on([] { return false; }, report);
    TRY_VOID(importer.add_to(writer, report));
  }
  return {};
}

}  // namespace camlann::archive
