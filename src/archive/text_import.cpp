// Imports a text of records on several threads.

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

#include "archive/archive.hpp"
#include "archive/bytes.hpp"
#include "archive/facts.hpp"
#include "archive/import.hpp"
#include "archive/in_order.hpp"
#include "archive/postings.hpp"
#include "archive/writer.hpp"
#include "base/result.hpp"
#include "base/try.hpp"
#include "notation/record.hpp"
#include "notation/record_reader.hpp"

namespace camlann::archive {
namespace {

/// Some megabytes of games.
constexpr std::size_t most_ahead = 1000;

struct Played {
  PlayedGame game;
  Facts facts;
};

/// A game from its text until it is added.
struct Job {
  std::uint64_t text = 0;  // its hash, 0 if several games share the text
  std::variant<Record, Played, Refused> game;
};

/// Hashes a text with what decides which game it is.
std::uint64_t hash_of_text(std::string_view text, const ReplayDefaults& defaults) {
  const std::size_t last = text.find_last_not_of(" \t\r\n");
  std::uint64_t hash = hash_of(text.substr(0, last + 1));  // npos + 1 is 0
  for (const std::string_view name : {defaults.variant, defaults.rules}) {
    hash = hash * 0x9E3779B97F4A7C15ULL + hash_of(name);
  }
  return hash;
}

class TextImport {
 public:
  TextImport(Writer& writer, std::string_view text, std::string_view source, const Import& how,
             int threads, Report& report)
      : writer_(writer),
        reader_(text),
        source_(source),
        how_(how),
        report_(report),
        repeated_before_(static_cast<std::ptrdiff_t>(report.repeated.size())),
        jobs_(threads, [this](Job& job) { play(job); }) {}

  Result<void> run() {
    while (read_next()) {
      while (jobs_.size() >= most_ahead) {
        TRY_VOID(add(jobs_.take()));
      }
    }
    while (jobs_.size() > 0) {
      TRY_VOID(add(jobs_.take()));
    }
    // Those with a known text were found before the games ahead of them had been played.
    std::stable_sort(report_.repeated.begin() + repeated_before_, report_.repeated.end(),
                     [](const Repeated& a, const Repeated& b) { return a.line < b.line; });
    if (failed_) return Failure(*failed_);
    return {};
  }

 private:
  /// Reads the next game with a new text; false at the end.
  bool read_next() {
    auto record = reader_.next([this](std::string_view text, int line) { return ask(text, line); });
    if (!record) return false;
    if (!*record) {
      const int line = record->error().at.line;
      jobs_.give({0, Refused{source_, std::move(record->error()), line}});
    } else {
      jobs_.give({reader_.text().empty() ? 0 : hash_, std::move(**record)});
    }
    return true;
  }

  NextText ask(std::string_view text, int line) {
    if (how_.go_on && !how_.go_on()) return NextText::end;
    hash_ = hash_of_text(text, how_.defaults);
    const auto known = writer_.number_of_text(hash_);
    if (!known) {
      failed_ = known.error();
      return NextText::end;
    }
    if (*known == 0) return NextText::read;
    note_repeated(line, *known);
    return NextText::skip;
  }

  void note_repeated(int line, GameNumber first) {
    ++report_.duplicates;
    if (report_.repeated.size() < most_repeated) report_.repeated.push_back({line, first});
  }

  /// Called by the threads.
  void play(Job& job) const {
    auto* const record = std::get_if<Record>(&job.game);
    if (record == nullptr) return;
    auto outcome = play_record(std::move(*record), source_, how_);
    if (auto* const played = std::get_if<PlayedGame>(&outcome)) {
      Facts facts = facts_of(played->record, played->game);
      job.game = Played{std::move(*played), std::move(facts)};
    } else {
      job.game = std::move(std::get<Refused>(outcome));
    }
  }

  Result<void> add(Job job) {
    if (auto* const refused = std::get_if<Refused>(&job.game)) {
      report_.refused.push_back(std::move(*refused));
      return {};
    }
    auto& [game, facts] = std::get<Played>(job.game);
    TRY(const auto put, writer_.add(std::move(facts), game.game, source_, job.text));
    if (!put.added) {
      note_repeated(game.line, put.number);
      return {};
    }
    ++report_.added;
    for (const RecordFault& fault : game.faults) {
      report_.passed_over.push_back({source_, fault.error, fault.error.at.line});
    }
    return {};
  }

  Writer& writer_;
  RecordReader reader_;
  const std::string source_;
  const Import& how_;
  Report& report_;
  const std::ptrdiff_t repeated_before_;
  std::uint64_t hash_ = 0;  // of the last text
  std::optional<Error> failed_;
  InOrder<Job> jobs_;  // last: its threads use the rest
};

}  // namespace

Result<void> import_text(Writer& writer, std::string_view text, std::string_view source,
                         const Import& how, int threads, Report& report) {
  return TextImport(writer, text, source, how, std::max(threads, 1), report).run();
}

}  // namespace camlann::archive
