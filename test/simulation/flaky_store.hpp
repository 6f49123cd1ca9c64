#pragma once
// The real store on a disk that fails on command: nothing is written; or everything is written but
// the answer is lost; or the program dies as the commit returns.

#include <cstdint>
#include <functional>
#include <memory>
#include <utility>

#include "base/result.hpp"
#include "database/address.hpp"
#include "database/connection.hpp"
#include "server/store/store.hpp"

namespace camlann::server::simulation {

struct FlakyDisk {
  std::function<bool()> linked = [] { return true; };  // to the database
  std::function<void()> after_write;                   // of each round that was written
  bool reads_fail = false;                             // of games and tournaments
  bool writes_fail = false;
  bool answer_is_lost = false;       // of the next round
  std::function<void()> on_written;  // once
};

class FlakyStore final : public FlakyDisk, public Store {
 public:
  /// Opens the database of a file in this epoch. An error if it does not open.
  [[nodiscard]] static Result<std::unique_ptr<FlakyStore>> open(const database::Address& address,
                                                                std::int64_t epoch);
  FlakyStore(std::unique_ptr<database::Connection> connection, const database::Address& address);
  FlakyStore(const FlakyStore&) = delete;
  FlakyStore& operator=(const FlakyStore&) = delete;
  /// Mends the disk, on which the store notes that it is closed.
  ~FlakyStore();
};

}  // namespace camlann::server::simulation
