// For Windows, where nothing unpacks tables.

#include <cstddef>
#include <filesystem>
#include <memory>
#include <utility>

#include "base/result.hpp"
#include "engine/table_prober.hpp"
#include "game/game.hpp"

namespace camlann::inline v1 {

class TableProber::Work {
 public:
  std::filesystem::path folder;
};

TableProber::TableProber(std::filesystem::path folder, std::size_t /*cache_bytes*/)
    : work_(std::make_unique<Work>(Work{std::move(folder)})) {}
TableProber::~TableProber() = default;
TableProber::TableProber(TableProber&&) noexcept = default;
TableProber& TableProber::operator=(TableProber&&) noexcept = default;

Result<Probed> TableProber::ask(const Game& /*game*/, const ProbeWishes& /*wishes*/) {
  return failure(ErrorCode::not_found, "there are no endgame tables in this program",
                 work_->folder.string());
}

int TableProber::most_pieces(const Game& /*game*/) {
  return 0;
}

}  // namespace camlann::inline v1
