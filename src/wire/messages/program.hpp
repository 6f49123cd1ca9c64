#pragma once
// Output of the command line about benches, ratings and endgame tables.

#include <cstdint>
#include <optional>
#include <string>

#include "base/words.hpp"
#include "wire/describe.hpp"

namespace camlann {

namespace message {

enum class BenchKind : std::uint8_t { perft, search };

inline constexpr wire::About about_seconds{.decimals = 6};
inline constexpr wire::About about_elo{.text = "On the logistic scale", .decimals = 1};

/// Line of `bench` for one task.
struct BenchWork {
  MESSAGE(BenchWork);
  FIELD(BenchKind, work) {};
  FIELD(std::string, variant, "Its id");
  FIELD(int, depth) = 0;
  FIELD(std::uint64_t, nodes) = 0;
  FIELD_LIKE(double, seconds, about_seconds) = 0;
  FIELD(std::uint64_t, nps, "Nodes per second") = 0;
  FIELD(std::optional<std::string>, best, "The move that the search found");
};

struct BenchTotal {
  MESSAGE(BenchTotal);
  CONSTANT("work", "bench");
  FIELD(std::uint64_t, nodes) = 0;
  FIELD_LIKE(double, seconds, about_seconds) = 0;
  FIELD(std::uint64_t, nps, "Nodes per second") = 0;
};

struct ThreadsWork {
  MESSAGE(ThreadsWork);
  CONSTANT("work", "threads");
  FIELD(std::string, variant, "Its id");
  FIELD(int, depth) = 0;
  FIELD(int, threads) = 0;
  FIELD(std::uint64_t, nodes) = 0;
  FIELD_LIKE(double, seconds, about_seconds) = 0;
  FIELD(std::uint64_t, nps, "Nodes per second") = 0;
};

struct ProbeWork {
  MESSAGE(ProbeWork);
  CONSTANT("work", "probe");
  FIELD(std::string, variant, "Its id");
  FIELD(int, pieces, "The most that a position of the tables has") = 0;
  FIELD(std::string, cache, "`warm` or `cold`");
  FIELD(std::uint64_t, probes) = 0;
  FIELD_LIKE(double, seconds, about_seconds) = 0;
  FIELD(std::uint64_t, per_second) = 0;
};

/// Line of `ratings`.
struct PlayerRating {
  MESSAGE(PlayerRating);
  FIELD(std::string, player);
  FIELD_LIKE(double, elo, about_elo) = 0;
  FIELD_LIKE(double, elo_low, about_elo) = 0;
  FIELD_LIKE(double, elo_high, about_elo) = 0;
  FIELD_LIKE(double, step, about_elo) = 0;
  FIELD_LIKE(double, step_low, about_elo) = 0;
  FIELD_LIKE(double, step_high, about_elo) = 0;
};

/// Output of `ratings recompute`.
struct RecomputedRatings {
  MESSAGE(RecomputedRatings);
  FIELD(std::int64_t, games, "That had changed ratings") = 0;
  FIELD(std::int64_t, left_out, "Those of them that were not played, and change none") = 0;
  FIELD(std::int64_t, ratings, "Of players, that are others now") = 0;
};

struct TableNumbers {
  MESSAGE(TableNumbers, "How many positions of a table are won, drawn and lost");
  FIELD(std::string, table, "The men of both sides: `KM-K`");
  FIELD(std::uint64_t, win) = 0;
  FIELD(std::uint64_t, draw) = 0;
  FIELD(std::uint64_t, loss) = 0;
  FIELD(int, longest, "Plies of the longest win or loss") = 0;
};

/// Line of `tables list`.
struct ListedTable : TableNumbers {
  MESSAGE(ListedTable);
  using Base = TableNumbers;
  FIELD(std::string, fen, "A position with the longest win or loss");
  FIELD(std::uint64_t, bytes, "Of the file") = 0;
};

/// Line of `tables build`.
struct BuiltTable : TableNumbers {
  MESSAGE(BuiltTable);
  using Base = TableNumbers;
  FIELD(bool, built, "Whether it was not there before") = false;
  FIELD(double, seconds, "", .decimals = 3) = 0;
};

/// Line of `tables verify`.
struct VerifiedTable {
  MESSAGE(VerifiedTable);
  FIELD(std::string, table, "The men of both sides: `KM-K`");
  FIELD(std::uint64_t, positions) = 0;
  FIELD(std::uint64_t, wrong) = 0;
};

/// Output of `backup` and `restore`.
struct CopiedServer {
  MESSAGE(CopiedServer);
  FIELD(std::string, file, "The backup");
  FIELD(std::int64_t, games) = 0;
  FIELD(std::int64_t, uploads, "Files of games that players have added") = 0;
  FIELD(std::uint64_t, bytes, "Of the database") = 0;
};

/// Line of `check` for one fault.
struct FoundFault {
  MESSAGE(FoundFault);
  FIELD(std::string, game, "Its id; empty where it is in no game");
  FIELD(std::int64_t, version, "Of the event; 0 where it is in none") = 0;
  FIELD(std::string, what, "What is wrong, as a sentence");
};

/// Last line of `check`.
struct CheckedServer {
  MESSAGE(CheckedServer);
  FIELD(std::int64_t, games) = 0;
  FIELD(std::int64_t, events) = 0;
  FIELD(std::int64_t, wrong, "Games in which something is wrong") = 0;
};

}  // namespace message

template <>
struct Words<message::BenchKind> {
  static constexpr Word<message::BenchKind> table[] = {
      {message::BenchKind::perft, "perft"},
      {message::BenchKind::search, "search"},
  };
};

namespace wire {

template <>
inline constexpr Title title<message::BenchKind>{"BenchKind", "What is measured"};

}  // namespace wire
}  // namespace camlann
