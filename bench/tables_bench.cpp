// Endgame tables: a probe of a block in memory, and of a block that is read and unpacked first.
// Builds Cam's tables of three pieces in a separate folder.

#include <benchmark/benchmark.h>

#include <cstddef>
#include <cstdlib>
#include <filesystem>
#include <string>
#include <utility>
#include <vector>

#include "base/random.hpp"
#include "games/camelot/position.hpp"
#include "games/camelot/rules.hpp"
#include "games/camelot/variant.hpp"
#include "tables/builder.hpp"
#include "tables/sample.hpp"
#include "tables/tables.hpp"

namespace camlann::tables {
namespace {

class Probes : public benchmark::Fixture {
 public:
  void SetUp(benchmark::State& state) override {
    std::string name = (std::filesystem::temp_directory_path() / "camlann-bench-XXXXXX").string();
    folder_ = mkdtemp(name.data());
    if (!build_tables(rules_, {folder_, 3, 2}, [](const BuildStep&) {})) {
      return state.SkipWithError("the tables could not be built");
    }
    Random random(1);
    auto positions = sample_positions(Tables(rules_, folder_), 256, 16, random);
    if (!positions) return state.SkipWithError("the tables could not be read");
    positions_ = std::move(*positions);
  }
  void TearDown(benchmark::State&) override { std::filesystem::remove_all(folder_); }

 protected:
  void probe(benchmark::State& state, std::size_t cache_bytes) {
    const Tables tables(rules_, folder_, cache_bytes);
    std::size_t i = 0;
    for (const auto& pos : positions_) benchmark::DoNotOptimize(tables.probe(pos));
    for (auto _ : state) {
      benchmark::DoNotOptimize(tables.probe(positions_[i++ % positions_.size()]));
    }
    state.SetItemsProcessed(state.iterations());
  }

 private:
  camelot::RulesBase rules_{*camelot::find_variant("cam"), {}};
  std::filesystem::path folder_;
  std::vector<camelot::Position> positions_;
};

BENCHMARK_F(Probes, Warm)(benchmark::State& state) {
  probe(state, std::size_t{64} << 20);
}
BENCHMARK_F(Probes, Cold)(benchmark::State& state) {
  probe(state, 0);  // one block
}

}  // namespace
}  // namespace camlann::tables
