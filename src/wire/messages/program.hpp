#pragma once
// What the command line says of its own work: benches, ratings, endgame tables.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "base/words.hpp"
#include "wire/describe.hpp"

namespace camlann {

namespace message {

enum class BenchKind : std::uint8_t { perft, search };

/// Of `bench`: one piece of work.
struct BenchWork {
  BenchKind work{};
  std::string variant;
  int depth = 0;
  std::uint64_t nodes = 0;
  double seconds = 0;
  std::uint64_t nps = 0;
  std::optional<std::string> best;

  bool operator==(const BenchWork&) const = default;
};

struct BenchTotal {
  std::uint64_t nodes = 0;
  double seconds = 0;
  std::uint64_t nps = 0;

  bool operator==(const BenchTotal&) const = default;
};

struct ThreadsWork {
  std::string variant;
  int depth = 0;
  int threads = 0;
  std::uint64_t nodes = 0;
  double seconds = 0;
  std::uint64_t nps = 0;

  bool operator==(const ThreadsWork&) const = default;
};

struct ProbeWork {
  std::string variant;
  int pieces = 0;
  std::string cache;
  std::uint64_t probes = 0;
  double seconds = 0;
  std::uint64_t per_second = 0;

  bool operator==(const ProbeWork&) const = default;
};

/// Of `ratings`.
struct PlayerRating {
  std::string player;
  double elo = 0;
  double elo_low = 0;
  double elo_high = 0;
  double step = 0;
  double step_low = 0;
  double step_high = 0;

  bool operator==(const PlayerRating&) const = default;
};

struct TableNumbers {
  std::string table;
  std::uint64_t win = 0;
  std::uint64_t draw = 0;
  std::uint64_t loss = 0;
  int longest = 0;

  bool operator==(const TableNumbers&) const = default;
};

/// Of `tables list`.
struct ListedTable : TableNumbers {
  std::string fen;
  std::uint64_t bytes = 0;

  bool operator==(const ListedTable&) const = default;
};

/// Of `tables build`.
struct BuiltTable : TableNumbers {
  bool built = false;
  double seconds = 0;

  bool operator==(const BuiltTable&) const = default;
};

/// Of `tables verify`.
struct VerifiedTable {
  std::string table;
  std::uint64_t positions = 0;
  std::uint64_t wrong = 0;

  bool operator==(const VerifiedTable&) const = default;
};

/// Of `backup` and `restore`.
struct CopiedServer {
  std::string file;
  std::int64_t games = 0;
  std::int64_t uploads = 0;
  std::uint64_t bytes = 0;

  bool operator==(const CopiedServer&) const = default;
};

/// Of `check`: something that is wrong.
struct FoundFault {
  std::string game;  // empty where it is in no game
  std::int64_t version = 0;
  std::string what;

  bool operator==(const FoundFault&) const = default;
};

/// Of `check`, at the end.
struct CheckedServer {
  std::int64_t games = 0;
  std::int64_t events = 0;
  std::int64_t wrong = 0;

  bool operator==(const CheckedServer&) const = default;
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

inline constexpr About about_seconds{.decimals = 6};
inline constexpr About about_elo{.text = "On the logistic scale", .decimals = 1};

template <>
struct Description<message::BenchKind> {
  static constexpr std::string_view name = "BenchKind";
  static constexpr std::string_view text = "What is measured";
};

template <>
struct Description<message::BenchWork> {
  static constexpr std::string_view name = "BenchWork";
  static constexpr std::string_view text{};
  static constexpr void fields(auto&& field) {
    using message::BenchWork;
    field("work", &BenchWork::work, {});
    field("variant", &BenchWork::variant, {.text = "Its id"});
    field("depth", &BenchWork::depth, {});
    field("nodes", &BenchWork::nodes, {});
    field("seconds", &BenchWork::seconds, about_seconds);
    field("nps", &BenchWork::nps, {.text = "Nodes per second"});
    field("best", &BenchWork::best, {.text = "The move that the search found"});
  }
};

template <>
struct Description<message::BenchTotal> {
  static constexpr std::string_view name = "BenchTotal";
  static constexpr std::string_view text{};
  static constexpr void fields(auto&& field) {
    using message::BenchTotal;
    field.constant("work", "bench");
    field("nodes", &BenchTotal::nodes, {});
    field("seconds", &BenchTotal::seconds, about_seconds);
    field("nps", &BenchTotal::nps, {.text = "Nodes per second"});
  }
};

template <>
struct Description<message::ThreadsWork> {
  static constexpr std::string_view name = "ThreadsWork";
  static constexpr std::string_view text{};
  static constexpr void fields(auto&& field) {
    using message::ThreadsWork;
    field.constant("work", "threads");
    field("variant", &ThreadsWork::variant, {.text = "Its id"});
    field("depth", &ThreadsWork::depth, {});
    field("threads", &ThreadsWork::threads, {});
    field("nodes", &ThreadsWork::nodes, {});
    field("seconds", &ThreadsWork::seconds, about_seconds);
    field("nps", &ThreadsWork::nps, {.text = "Nodes per second"});
  }
};

template <>
struct Description<message::ProbeWork> {
  static constexpr std::string_view name = "ProbeWork";
  static constexpr std::string_view text{};
  static constexpr void fields(auto&& field) {
    using message::ProbeWork;
    field.constant("work", "probe");
    field("variant", &ProbeWork::variant, {.text = "Its id"});
    field("pieces", &ProbeWork::pieces, {.text = "The most that a position of the tables has"});
    field("cache", &ProbeWork::cache, {.text = "`warm` or `cold`"});
    field("probes", &ProbeWork::probes, {});
    field("seconds", &ProbeWork::seconds, about_seconds);
    field("perSecond", &ProbeWork::per_second, {});
  }
};

template <>
struct Description<message::PlayerRating> {
  static constexpr std::string_view name = "PlayerRating";
  static constexpr std::string_view text{};
  static constexpr void fields(auto&& field) {
    using message::PlayerRating;
    field("player", &PlayerRating::player, {});
    field("elo", &PlayerRating::elo, about_elo);
    field("eloLow", &PlayerRating::elo_low, about_elo);
    field("eloHigh", &PlayerRating::elo_high, about_elo);
    field("step", &PlayerRating::step, about_elo);
    field("stepLow", &PlayerRating::step_low, about_elo);
    field("stepHigh", &PlayerRating::step_high, about_elo);
  }
};

template <>
struct Description<message::TableNumbers> {
  static constexpr std::string_view name = "TableNumbers";
  static constexpr std::string_view text = "How many positions of a table are won, drawn and lost";
  static constexpr void fields(auto&& field) {
    using message::TableNumbers;
    field("table", &TableNumbers::table, {.text = "The men of both sides: `KM-K`"});
    field("win", &TableNumbers::win, {});
    field("draw", &TableNumbers::draw, {});
    field("loss", &TableNumbers::loss, {});
    field("longest", &TableNumbers::longest, {.text = "Plies of the longest win or loss"});
  }
};

template <>
struct Description<message::ListedTable> {
  using Base = message::TableNumbers;
  static constexpr std::string_view name = "ListedTable";
  static constexpr std::string_view text{};
  static constexpr void fields(auto&& field) {
    using message::ListedTable;
    field("fen", &ListedTable::fen, {.text = "A position with the longest win or loss"});
    field("bytes", &ListedTable::bytes, {.text = "Of the file"});
  }
};

template <>
struct Description<message::BuiltTable> {
  using Base = message::TableNumbers;
  static constexpr std::string_view name = "BuiltTable";
  static constexpr std::string_view text{};
  static constexpr void fields(auto&& field) {
    using message::BuiltTable;
    field("built", &BuiltTable::built, {.text = "Whether it was not there before"});
    field("seconds", &BuiltTable::seconds, {.decimals = 3});
  }
};

template <>
struct Description<message::VerifiedTable> {
  static constexpr std::string_view name = "VerifiedTable";
  static constexpr std::string_view text{};
  static constexpr void fields(auto&& field) {
    using message::VerifiedTable;
    field("table", &VerifiedTable::table, {.text = "The men of both sides: `KM-K`"});
    field("positions", &VerifiedTable::positions, {});
    field("wrong", &VerifiedTable::wrong, {});
  }
};

template <>
struct Description<message::CopiedServer> {
  static constexpr std::string_view name = "CopiedServer";
  static constexpr std::string_view text{};
  static constexpr void fields(auto&& field) {
    using message::CopiedServer;
    field("file", &CopiedServer::file, {.text = "The backup"});
    field("games", &CopiedServer::games, {});
    field("uploads", &CopiedServer::uploads, {.text = "Files of games that players have added"});
    field("bytes", &CopiedServer::bytes, {.text = "Of the database"});
  }
};

template <>
struct Description<message::FoundFault> {
  static constexpr std::string_view name = "FoundFault";
  static constexpr std::string_view text{};
  static constexpr void fields(auto&& field) {
    using message::FoundFault;
    field("game", &FoundFault::game, {.text = "Its id; empty where it is in no game"});
    field("version", &FoundFault::version, {.text = "Of the event; 0 where it is in none"});
    field("what", &FoundFault::what, {.text = "What is wrong, as a sentence"});
  }
};

template <>
struct Description<message::CheckedServer> {
  static constexpr std::string_view name = "CheckedServer";
  static constexpr std::string_view text{};
  static constexpr void fields(auto&& field) {
    using message::CheckedServer;
    field("games", &CheckedServer::games, {});
    field("events", &CheckedServer::events, {});
    field("wrong", &CheckedServer::wrong, {.text = "Games in which something is wrong"});
  }
};

}  // namespace wire
}  // namespace camlann
