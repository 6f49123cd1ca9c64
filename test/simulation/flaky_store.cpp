#include "simulation/flaky_store.hpp"

#include <string_view>

#include "base/try.hpp"
#include "database/database.hpp"
#include "game/catalog.hpp"
#include "server/store/log_mark.hpp"
#include "server/store/schema.hpp"
#include "server/watched_connection.hpp"

namespace camlann::server::simulation {

namespace {

using server::test::Watch;
using server::test::WatchedConnection;

bool has(std::string_view text, std::string_view part) {
  return text.find(part) != std::string_view::npos;
}

class FlakyWatch final : public Watch {
 public:
  explicit FlakyWatch(FlakyDisk& disk) : disk_(disk) {}

  Result<void> before(std::string_view sql, bool in_transaction) override {
    if (in_transaction) return {};  // which began while the disk answered
    in_round_ = sql == "BEGIN several";
    if (!disk_.linked()) return disk_error();
    if (!sql.starts_with("SELECT")) return disk_.writes_fail ? disk_error() : Result<void>();
    for (const std::string_view read :
         {"FROM games WHERE id=?1 AND deleted IS NULL", "FROM events WHERE game=?1",
          "FROM tournament", "WHERE tournament=?1"}) {
      if (disk_.reads_fail && has(sql, read)) return disk_error();
    }
    return {};
  }
  Result<void> commit(database::Query& commit) override {
    auto done = commit.run();
    if (!in_round_) return done;
    if (done && disk_.after_write) disk_.after_write();
    if (const auto told = std::exchange(disk_.on_written, {}); told && done) told();
    if (std::exchange(disk_.answer_is_lost, false) && done) return disk_error();
    return done;
  }

 private:
  static Failure disk_error() { return failure(ErrorCode::io, "the disk does not answer"); }

  FlakyDisk& disk_;
  bool in_round_ = false;
};

database::Database flaky_database(std::unique_ptr<database::Connection> connection,
                                  FlakyDisk& disk) {
  return database::Database(std::make_unique<WatchedConnection>(
      std::move(connection), std::make_unique<FlakyWatch>(disk)));
}

}  // namespace

Result<std::unique_ptr<FlakyStore>> FlakyStore::open(const database::Address& address,
                                                     std::int64_t epoch) {
  TRY_VOID(open_up_to_date(address, MissingLog::refuse));
  TRY(auto connection, database::open_sqlite(address, false, database::Audience::players));
  TRY_VOID(connection->share());
  auto store = std::make_unique<FlakyStore>(std::move(connection), address);
  TRY_VOID(store->own(epoch));
  return store;
}

FlakyStore::FlakyStore(std::unique_ptr<database::Connection> connection,
                       const database::Address& address)
    : Store(flaky_database(std::move(connection), *this), address, catalog()) {}

FlakyStore::~FlakyStore() {
  static_cast<FlakyDisk&>(*this) = {};
}

}  // namespace camlann::server::simulation
