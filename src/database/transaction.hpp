#pragma once
// Transactions of a connection for the stores: all or nothing.

#include <utility>

#include "base/result.hpp"
#include "base/try.hpp"
#include "database/database.hpp"

namespace camlann::database {

/// A transaction that is prepared once and run repeatedly, one at a time. Not thread-safe.
class Transaction {
 public:
  [[nodiscard]] static Result<Transaction> prepare(Database& database,
                                                   Writers writers = Writers::one) {
    Transaction made;
    TRY(auto begin, database.prepare_begin(writers));
    TRY(auto commit, database.prepare("COMMIT"));
    TRY(auto rollback, database.prepare("ROLLBACK"));
    made.begin_ = std::move(begin);
    made.commit_ = std::move(commit);
    made.rollback_ = std::move(rollback);
    return made;
  }

  /// Commits the writes of `work`; rolls them back if it returns an error or throws, as it does
  /// when memory runs out. Must run on the connection that it was prepared for.
  template <class Work>
  [[nodiscard]] Result<void> run(Database& database, const Work& work) {
    // A retry, in case memory was too short for the first rollback.
    if (database.in_transaction()) (void)rollback_.try_run();
    TRY_VOID(begin_.run());
    const struct Otherwise {
      const Database& connection;
      Statement& rollback;
      ~Otherwise() {
        if (connection.in_transaction()) (void)rollback.try_run();
      }
    } otherwise{database, rollback_};
    Result<void> done = work();
    if (done) done = commit_.run();
    return done;
  }

 private:
  Statement begin_, commit_, rollback_;
};

}  // namespace camlann::database
