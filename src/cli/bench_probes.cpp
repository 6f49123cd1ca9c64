#include "cli/bench_probes.hpp"

#include <fmt/format.h>

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <string>

#include "base/random.hpp"
#include "base/result.hpp"
#include "base/try.hpp"
#include "cli/output.hpp"
#include "games/camelot/position.hpp"
#include "games/camelot/rules.hpp"
#include "games/camelot/variant.hpp"
#include "tables/catalog.hpp"
#include "tables/sample.hpp"
#include "tables/tables.hpp"
#include "wire/messages/program.hpp"
#include "wire/write.hpp"

namespace camlann::cli {
namespace {

using std::chrono::microseconds;

struct ProbeSpeed {
  std::uint64_t probes = 0;
  microseconds time{};
};

Result<ProbeSpeed> probe_speed(const camelot::RulesBase& rules, const std::string& folder,
                               std::size_t cache_bytes, int rounds) {
  constexpr std::size_t places = 256;
  constexpr std::size_t at_each = 16;
  const tables::Tables tables(rules, folder, cache_bytes);
  Random random(1);
  TRY(const auto positions, sample_positions(tables, places, at_each, random));
  ProbeSpeed speed;
  for (int round = 0; round <= rounds; ++round) {  // the first round fills the cache
    const auto started = std::chrono::steady_clock::now();
    for (const camelot::Position& pos : positions) {
      TRY_VOID(tables.probe(pos));
    }
    if (round == 0) continue;
    speed.probes += positions.size();
    speed.time +=
        std::chrono::duration_cast<microseconds>(std::chrono::steady_clock::now() - started);
  }
  return speed;
}

}  // namespace

Result<void> show_probes(const std::string& asked, bool json) {
  const std::string folder = tables::tables_folder(asked).string();
  struct Cache {
    const char* name;
    std::size_t bytes;
    int rounds;
  };
  // The large cache has no collisions between blocks; the empty one holds a single block.
  constexpr Cache caches[] = {{"warm", std::size_t{4} << 30, 100}, {"cold", 0, 1}};
  for (const auto& variant : camelot::variants()) {
    const camelot::RulesBase rules(variant, {});
    const int pieces = tables::Tables(rules, folder).most_pieces();
    if (pieces == 0) continue;
    for (const Cache& cache : caches) {
      TRY(const auto speed, probe_speed(rules, folder, cache.bytes, cache.rounds));
      if (json) {
        const message::ProbeWork made{std::string(variant.id),
                                      pieces,
                                      cache.name,
                                      speed.probes,
                                      seconds(speed.time),
                                      per_second(speed.probes, speed.time)};
        fmt::print("{}\n", wire::to_json(made));
      } else {
        fmt::print("{:<8}{:<9} {} pieces {}{:>9} probes {:>8.3f} s {:>11} probes/s\n", "probe",
                   variant.id, pieces, cache.name, speed.probes, seconds(speed.time),
                   per_second(speed.probes, speed.time));
      }
      flush_output();
    }
  }
  return {};
}

Result<void> check_tables(const std::string& folder) {
  if (folder.empty()) return {};
  for (const auto& variant : camelot::variants()) {
    if (tables::Tables(camelot::RulesBase(variant, {}), folder).most_pieces() > 0) return {};
  }
  return failure(ErrorCode::not_found, "there are no tables", folder,
                 "tables from camlann tables build");
}

}  // namespace camlann::cli
