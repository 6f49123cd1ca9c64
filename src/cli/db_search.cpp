// camlann db search: finds games of an archive.

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

#include "archive/archive.hpp"
#include "archive/facts.hpp"
#include "archive/pattern.hpp"
#include "base/try.hpp"
#include "cli/commands.hpp"
#include "cli/db.hpp"
#include "notation/record.hpp"
#include "rules/variant_info.hpp"
#include "wire/messages/archive.hpp"
#include "wire/write.hpp"

namespace camlann::cli {
namespace {

struct SearchOptions {
  std::filesystem::path archive;
  PositionOptions position;
  std::vector<std::string> players;
  std::string event;
  std::string since;
  std::string until;
  std::string result;
  std::string opening;
  std::string after;
  std::string material;
  std::string pattern;
  int skip = 0;
  int most = 100;
  bool json = false;
  bool records = false;
};

Error at_option(Error error, std::string_view option) {
  error.where = std::string(option) + (error.where.empty() ? "" : " ") + error.where;
  return error;
}

Result<std::string> read_date(const std::string& text, std::string_view option) {
  std::string date = archive::canonical_date(text);
  // A fully read text keeps all its parts.
  const auto parts = [](char c) { return c == '-' || c == '.' || c == '/'; };
  const bool whole =
      std::count_if(text.begin(), text.end(), parts) == std::count(date.begin(), date.end(), '-');
  if (text.empty() || (!date.empty() && whole)) return date;
  return failure(ErrorCode::syntax, "\"" + text + "\" is not a date", std::string(option),
                 "2009, 2009-02 or 2009-02-07");
}

/// Plays more moves; an error has `option` as its location.
Result<Game> game_after(Result<Game> game, const std::string& moves, std::string_view option) {
  if (!game) return game;
  if (auto played = play_moves(*game, moves); !played) {
    Error error = played.error();
    error.where.replace(0, std::string_view("--moves").size(), option);
    return Failure(std::move(error));
  }
  return game;
}

/// Adds the filters on the boards of a game of `variant`.
Result<void> add_boards(archive::Query& query, const SearchOptions& options,
                        const VariantInfo& variant, const Catalog& known) {
  if (!options.opening.empty()) {
    TRY(auto after,
        game_after(make_game(variant, options.position.rules, {}), options.opening, "--opening"));
    query.opening = std::move(after);
  }
  if (!options.after.empty() || !options.position.fen.empty()) {
    TRY(auto position, game_after(game_from(options.position, known), options.after, "--after"));
    query.position = std::move(position);
  }
  if (!options.pattern.empty()) {
    auto pattern = archive::read_pattern(options.pattern, variant);
    if (!pattern) return Failure(at_option(pattern.error(), "--pattern"));
    query.pattern = std::move(*pattern);
  }
  if (options.material.empty()) return {};
  query.material = archive::canonical_material(options.material, variant);
  if (query.material.size() == options.material.size()) return {};
  std::string letters;
  for (const SeatInfo& seat : variant.seating) letters += seat.men;
  return failure(ErrorCode::syntax, "these are not men of " + variant.name, "--material",
                 "letters of " + letters);
}

Result<archive::Query> query_of(const SearchOptions& options, const Catalog& known) {
  archive::Query query;
  query.players = options.players;
  query.event = options.event;
  query.skip = static_cast<std::size_t>(options.skip);
  query.most = static_cast<std::size_t>(options.most);
  for (const auto& [date, text, option] : {std::tuple{&query.since, &options.since, "--since"},
                                           {&query.until, &options.until, "--until"}}) {
    TRY(auto read, read_date(*text, option));
    *date = std::move(read);
  }
  if (!options.result.empty()) {
    query.result = parse_record_result(options.result);
    if (!query.result) {
      return failure(ErrorCode::syntax, "\"" + options.result + "\" is not a result", "--result",
                     "1-0, 0-1, 1/2-1/2, 1-0-0, 0-1-0, 0-0-1 or *");
    }
  }
  if (options.position.variant.empty()) return query;
  const VariantInfo* const variant = known.find(options.position.variant);
  if (variant == nullptr) return Failure(known.unknown(options.position.variant));
  query.variant = variant->id;
  TRY_VOID(add_boards(query, options, *variant, known));
  return query;
}

message::ArchivedGame message_of(const archive::Hit& hit) {
  const archive::Summary& game = hit.game;
  return {game.number, game.variant, game.rules, game.players,  game.event,  game.date,
          game.result, game.reason,  game.plies, game.material, game.source, hit.ply};
}

void show(const archive::Hit& hit) {
  const archive::Summary& game = hit.game;
  std::string players;
  for (const std::string& player : game.players) players += (players.empty() ? "" : " - ") + player;
  fmt::print("{} {} {} {} {} plies, {}, {}{}\n", game.number, game.date.empty() ? "?" : game.date,
             players, to_text(game.result), game.plies, game.variant, game.event,
             hit.ply ? fmt::format(", at ply {}", *hit.ply) : std::string());
}

int run(const SearchOptions& options, const Catalog& known) {
  const auto query = query_of(options, known);
  if (!query) return complain(query.error());
  auto archive = open_archive(options.archive);
  if (!archive) return complain(archive.error());
  const auto found = archive->search(*query);
  if (!found) return complain(found.error());
  bool first = true;
  for (const archive::Hit& hit : found->games) {
    if (options.records) {
      const auto record = archive->record(hit.game.number);
      if (!record) return complain(record.error());
      fmt::print("{}{}", first ? "" : "\n", *record);
    } else if (options.json) {
      fmt::print("{}\n", wire::to_json(message_of(hit)));
    } else {
      show(hit);
    }
    first = false;
  }
  if (options.json || options.records) return exit_done;
  if (const std::optional<std::size_t>& total = found->total) {
    fmt::print("{} of {} games\n", found->games.size(), *total);
  } else {
    fmt::print("{} games, and perhaps more\n", found->games.size());
  }
  return exit_done;
}

}  // namespace

void add_db_search(Command db, Action& action) {
  auto options = std::make_shared<SearchOptions>();
  const Command command =
      db.add_subcommand("search", "find games; all of what is given must be true of them");
  add_archive_option(command, options->archive);
  add_position_options(command, options->position, VariantOption::optional);
  command.option("--fen").text("a position that occurs in the game");
  command.option("--rules").text("rule set of --after and --opening, with its array");
  command
      .add_option("--after", options->after,
                  "moves from the array or from --fen: the position that they lead to")
      .type_name("MOVES");
  command
      .add_option("--opening", options->opening,
                  "the first moves of the game, from the array of --rules")
      .type_name("MOVES");
  command
      .add_option("--pattern", options->pattern,
                  "men on squares, all others free: \"ME6 mH9\"; -F7 for an empty square")
      .type_name("MEN");
  command.add_option("--material", options->material, "the men left at the end, in any order: KMMm")
      .type_name("LETTERS");
  command.add_option("--player", options->players, "part of a player's name; may be given twice")
      .type_name("NAME");
  command.add_option("--event", options->event, "part of the event's name").type_name("NAME");
  command.add_option("--since", options->since, "first date: 2009, 2009-02 or 2009-02-07")
      .type_name("DATE");
  command.add_option("--until", options->until, "last date").type_name("DATE");
  command.add_option("--result", options->result, "1-0, 0-1, 1/2-1/2 or *").type_name("RESULT");
  command.add_option("--skip", options->skip, "leave out so many of them (default: 0)")
      .type_name("N")
      .range(0, 1'000'000'000);
  command.add_option("--most", options->most, "how many at most (default: 100)")
      .type_name("N")
      .range(1, 1'000'000'000);
  command.add_flag("--json", options->json, "one JSON object per line");
  command.add_flag("--records", options->records, "the records of the games").excludes("--json");
  command.callback([options, command, &action] {
    for (const char* option : {"--fen", "--after", "--opening", "--pattern", "--material"}) {
      if (command.has(option) && !command.has("--variant")) missing("--variant");
    }
    action = [options](const Catalog& known) { return run(*options, known); };
  });
}

}  // namespace camlann::cli
