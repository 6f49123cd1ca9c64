// The networks in the program and in files.

#include <cerrno>
#include <cstddef>
#include <cstdio>
#include <cstring>
#include <memory>
#include <string>
#include <string_view>

#include "base/result.hpp"
#include "base/system/files.hpp"
#include "base/try.hpp"
#include "engine/built_in_networks.hpp"
#include "engine/networks.hpp"
#include "game/game.hpp"
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

}  // namespace

std::shared_ptr<const nn::Network> built_in_network(const Game& game) {
  for (const std::string_view bytes : built_in_networks()) {
    if (auto network = read_network(bytes, game)) return *network;
  }
  return nullptr;
}

Result<std::shared_ptr<const nn::Network>> read_network_file(const std::string& path,
                                                             const Game& game) {
  TRY(const std::string bytes, bytes_of(path));
  auto network = read_network(bytes, game);
  if (network) return network;
  Error error = network.error();
  error.where = path + (error.where.empty() ? "" : ", " + error.where);
  return Failure(std::move(error));
}

}  // namespace camlann
