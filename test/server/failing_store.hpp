#pragma once
// Stores in a database in memory that fails on purpose. The faults are in the connection, below the
// stores, so that these are the ones of the server.

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "database/connection.hpp"
#include "server/store/account_store.hpp"
#include "server/store/store.hpp"

namespace camlann::server::test {

/// Faults of a connection, which the test switches on.
struct Faults {
  bool fail_next_write = false;   // the next transaction that changes something is rolled back
  bool lose_next_answer = false;  // the next round is committed, but reports an error
  bool fail_reads = false;        // outside of transactions, and the store's check
  bool fail_tournaments = false;  // reads of their events only
  bool out_of_memory = false;     // when a game is opened or a round written, once
  std::function<void()> while_writing;                       // called in each round
  int commits = 0;                                           // of rounds
  std::int64_t most_changed = 0;                             // rows, by one transaction
  std::function<void(std::string_view sql)> execute;         // on this connection, without faults
  std::function<std::int64_t(std::string_view sql)> number;  // likewise; the first of the result
};

/// A database in memory with all tables. The faults must outlive it.
[[nodiscard]] database::Database failing_database(Faults& faults);

class FailingStore : public Faults, public Store {
 public:
  FailingStore();
};

class FailingAccountStore : public Faults, public AccountStore {
 public:
  FailingAccountStore() : AccountStore(failing_database(*this)) {}
};

/// Returns a stored game completely.
[[nodiscard]] Result<std::optional<KeptGame>> load(Store& store, std::string_view id);

}  // namespace camlann::server::test
