// For Windows, where nothing unpacks tables.

#include <cstddef>
#include <filesystem>
#include <utility>

#include "base/result.hpp"
#include "engine/table_prober.hpp"
#include "game/game.hpp"

namespace camlann::inline v1 {

TableProber::TableProber(std::filesystem::path folder, std::size_t cache_bytes)
    : folder_(std::move(folder)), cache_bytes_(cache_bytes) {}

Result<Probed> TableProber::ask(const Game& /*game*/, const ProbeWishes& /*wishes*/) {
  return failure(ErrorCode::not_found, "there are no endgame tables in this program",
                 folder_.string());
}

int TableProber::most_pieces(const Game& /*game*/) {
  return 0;
}

}  // namespace camlann::inline v1
