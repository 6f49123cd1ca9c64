// Measures an archive of random games: how fast it grows, how large it is, how long searches take.
// camlann_archive_bench GAMES FILE [VARIANT [PLIES]]
// creates FILE with GAMES games, each PLIES long unless it ends earlier, or searches an existing
// FILE. Each search opens a new connection, like the first search of a program.

#include <CLI/CLI.hpp>
#include <algorithm>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "archive/archive.hpp"
#include "archive/facts.hpp"
#include "archive/pattern.hpp"
#include "archive/writer.hpp"
#include "arguments.hpp"
#include "base/random.hpp"
#include "game/catalog.hpp"
#include "game/game.hpp"
#include "game/replay.hpp"
#include "notation/record.hpp"

namespace {

using namespace camlann;
using Clock = std::chrono::steady_clock;

double seconds_since(Clock::time_point start) {
  return std::chrono::duration<double>(Clock::now() - start).count();
}

template <class T>
T must(Result<T> result) {
  if (result) return std::move(*result);
  std::fprintf(stderr, "%s\n", to_text(result.error()).c_str());
  std::exit(1);
}

void must(const Result<void>& result) {
  if (result) return;
  std::fprintf(stderr, "%s\n", to_text(result.error()).c_str());
  std::exit(1);
}

Game random_game(const Game& start, int plies, Random& random) {
  Game game = start;
  for (int ply = 0; ply < plies; ++ply) {
    const auto moves = game.legal();
    if (moves.empty()) break;
    game.play(moves[random.below(static_cast<std::uint32_t>(moves.size()))].move);
  }
  return game;
}

std::string name(std::uint32_t number) {
  return "Player " + std::to_string(number);
}

void make(const std::filesystem::path& file, std::size_t games, const Game& start, int plies) {
  auto archive = must(archive::Archive::open(file));
  auto writer = must(archive::Writer::begin(archive));
  Random random(1);
  const auto begin = Clock::now();
  double playing = 0;
  std::size_t positions = 0;
  constexpr std::uint32_t people = 20'000;
  for (std::size_t i = 1; i <= games; ++i) {
    const auto before = Clock::now();
    const Game game = random_game(start, plies, random);
    playing += seconds_since(before);
    positions += game.plies() + 1;
    Record record = to_record(game);
    record.set("White", name(random.below(people)));
    record.set("Black", name(random.below(people)));
    record.set("Event", "Event " + std::to_string(random.below(people)));
    const std::string month = std::to_string(10 + random.below(3));
    record.set("Date", std::to_string(1930 + random.below(96)) + "-" + month + "-" +
                           std::to_string(10 + random.below(19)));
    must(writer.add(record, game, "random"));
    if (i % (games / 10 + 1) == 0) {
      std::printf("%zu games, %.0f s\n", i, seconds_since(begin));
      std::fflush(stdout);
    }
  }
  must(writer.finish());
  const double all = seconds_since(begin);
  std::printf("%zu games, %zu positions: %.0f s, of which %.0f s playing\n", games, positions, all,
              playing);
}

using Ask = std::function<archive::Query(Random&)>;

void time_searches(const std::filesystem::path& file, const char* what, const Ask& ask) {
  constexpr int times = 30;
  std::vector<double> spent;
  std::size_t found = 0;
  std::size_t open_ended = 0;
  Random random(2);
  for (int i = 0; i < times; ++i) {
    const archive::Query query = ask(random);
    auto archive = must(archive::Archive::open_to_read(file));
    const auto begin = Clock::now();
    const auto answer = must(archive.search(query));
    spent.push_back(1000 * seconds_since(begin));
    found += answer.total.value_or(answer.games.size());
    open_ended += !answer.total.has_value();
  }
  std::sort(spent.begin(), spent.end());
  std::printf("%-34s median %8.2f ms, worst %8.2f ms, %10.1f games%s\n", what, spent[times / 2],
              spent.back(), static_cast<double>(found) / times,
              open_ended > 0 ? " (not counted to the end)" : "");
  std::fflush(stdout);
}

void search(const std::filesystem::path& file, const Game& start, int plies) {
  const std::string& variant = start.variant().id;
  const auto opening = [&](Random& random, int length) {
    archive::Query query;
    query.variant = variant;
    const Game game = random_game(start, length, random);
    for (const WrittenMove& move : game.played()) query.opening.push_back(move.notation);
    return query;
  };
  const auto position = [&](Random& random, int length) {
    archive::Query query;
    query.position = random_game(start, length, random);
    return query;
  };
  const auto pattern = [&](Random& random, std::size_t men, int length) {
    archive::Query query;
    query.variant = variant;
    const auto pieces = random_game(start, length, random).pieces();
    while (query.pattern.size() < std::min(men, pieces.size())) {
      const auto& piece = pieces[random.below(static_cast<std::uint32_t>(pieces.size()))];
      const archive::Wanted wanted{piece.square, piece.letter};
      if (std::find(query.pattern.begin(), query.pattern.end(), wanted) == query.pattern.end()) {
        query.pattern.push_back(wanted);
      }
    }
    return query;
  };
  time_searches(file, "player", [](Random& random) {
    archive::Query query;
    query.players = {name(random.below(20'000))};
    return query;
  });
  time_searches(file, "two players, since a date", [](Random& random) {
    archive::Query query;
    query.players = {name(random.below(200)), name(random.below(200))};
    query.since = "1990";
    return query;
  });
  time_searches(file, "a common name, result", [](Random& random) {
    archive::Query query;
    query.players = {name(random.below(10))};
    query.result = random.below(2) == 0 ? RecordResult::white_wins : RecordResult::black_wins;
    return query;
  });
  time_searches(file, "event", [](Random& random) {
    archive::Query query;
    query.event = "Event " + std::to_string(random.below(20'000));
    return query;
  });
  time_searches(file, "a month", [](Random& random) {
    archive::Query query;
    query.since = query.until = std::to_string(1930 + random.below(96)) + "-11";
    return query;
  });
  time_searches(file, "result", [](Random& random) {
    archive::Query query;
    query.result = random.below(2) == 0 ? RecordResult::white_wins : RecordResult::black_wins;
    return query;
  });
  time_searches(file, "material at the end", [&](Random& random) {
    archive::Query query;
    query.variant = variant;
    std::string letters;
    const Game game = random_game(start, plies, random);
    for (const PieceOn& piece : game.pieces()) letters += piece.letter;
    query.material = archive::canonical_material(letters, game.variant());
    return query;
  });
  for (const int length : {1, 3, 8}) {
    const std::string what = "opening, " + std::to_string(length) + " plies";
    time_searches(file, what.c_str(), [&](Random& random) { return opening(random, length); });
  }
  for (const int length : {0, 1, 2, 4, 8, 40}) {
    const std::string what = "position after " + std::to_string(length) + " plies";
    time_searches(file, what.c_str(), [&](Random& random) { return position(random, length); });
  }
  time_searches(file, "position at the start, result", [&](Random& random) {
    auto query = position(random, 0);
    query.result = random.below(2) == 0 ? RecordResult::white_wins : RecordResult::black_wins;
    return query;
  });
  for (const std::size_t men : {std::size_t{1}, std::size_t{2}, std::size_t{3}, std::size_t{5}}) {
    for (const int length : {10, 40}) {
      const std::string what =
          "pattern of " + std::to_string(men) + " men after " + std::to_string(length);
      time_searches(file, what.c_str(),
                    [&](Random& random) { return pattern(random, men, length); });
    }
  }
}

}  // namespace

int main(int argc, char** argv) {
  CLI::App app("Makes an archive of random games, or searches one that exists.");
  std::size_t games = 0;
  std::filesystem::path file;
  std::string variant = "cam";
  int plies = 80;
  app.add_option("GAMES", games, "to play for a new archive")->required();
  app.add_option("FILE", file, "the archive")->required();
  app.add_option("VARIANT", variant, "of the games")->capture_default_str();
  app.add_option("PLIES", plies, "of a game unless it ends before")
      ->capture_default_str()
      ->check(CLI::PositiveNumber);
  if (const auto status = bench::wrong_or_help(app, argc, argv)) return *status;
  const Game start = must(make_game(variant));
  if (!std::filesystem::exists(file)) make(file, games, start, plies);
  std::printf("%.1f MB\n", static_cast<double>(std::filesystem::file_size(file)) / 1e6);
  search(file, start, plies);
  return 0;
}
