#include "engine/networks.hpp"

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "base/result.hpp"
#include "base/system/files.hpp"
#include "base/try.hpp"
#include "engine/built_in_networks.hpp"
#include "engine/families.hpp"
#include "game/game.hpp"
#include "games/camblam/leaf_judge.hpp"
#include "games/camelot/leaf_judge.hpp"
#include "nn/network.hpp"

namespace camlann {
namespace {

constexpr std::size_t most_bytes = std::size_t{2} << 20;  // more than any network

Result<std::string> bytes_of(const std::string& path) {
  const std::unique_ptr<std::FILE, int (*)(std::FILE*)> file(system::open_file(path, "rb"),
                                                             std::fclose);
  if (!file) return failure(ErrorCode::io, std::strerror(errno), path);
  std::string bytes(most_bytes + 1, '\0');
  bytes.resize(std::fread(bytes.data(), 1, bytes.size(), file.get()));
  if (std::ferror(file.get()) != 0) return failure(ErrorCode::io, "cannot be read", path);
  if (bytes.size() > most_bytes) {
    return failure(ErrorCode::syntax, "the file is too long for a network", path);
  }
  return bytes;
}

Result<std::shared_ptr<const nn::Network>> network_of(std::string_view bytes, const Game& game) {
  const auto board = camelot_board(game);
  const auto* const camblam = camblam_rules(game);
  if (!board && camblam == nullptr) {
    return failure(ErrorCode::conflict, "this game has no networks", game.variant().id);
  }
  TRY(nn::Network network, nn::read_network(bytes));
  TRY_VOID(board ? camelot::fits(network, *board->rules) : camblam::fits(network, *camblam));
  return std::make_shared<const nn::Network>(std::move(network));
}

}  // namespace

std::shared_ptr<const nn::Network> built_in_network(const Game& game) {
  for (const std::string_view bytes : built_in_networks()) {
    if (auto network = network_of(bytes, game)) return *network;
  }
  return nullptr;
}

Result<std::shared_ptr<const nn::Network>> read_network_file(const std::string& path,
                                                             const Game& game) {
  TRY(const std::string bytes, bytes_of(path));
  auto network = network_of(bytes, game);
  if (network) return network;
  Error error = network.error();
  error.where = path + (error.where.empty() ? "" : ", " + error.where);
  return Failure(std::move(error));
}

}  // namespace camlann
